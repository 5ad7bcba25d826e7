"""Statements about stored games as a whole: which there are, and what followed them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sqlalchemy import bindparam, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from eastfront.kernel.edition import read_setup
from eastfront.table.storage.records import SEQUEL, Event, read_json
from eastfront.table.storage.schema import events, tables
from eastfront.table.storage.tables import event_record

# How many rows are read at once.
PAGE: Final = 100

SELECT_SEQUEL: Final = (
    select(events.c.seq).where(events.c.table_id == bindparam("id"), events.c.kind == SEQUEL).limit(1)
)
SELECT_ENTRY: Final = select(events).where(
    events.c.table_id == bindparam("id"), events.c.version == bindparam("at")
)
COUNT_BEGUN: Final = select(func.count()).select_from(tables).where(tables.c.version > 0)
# Only columns that every version of the schema has: this is asked before an upgrade, too.
SELECT_BEGUN: Final = (
    select(tables.c.id, tables.c.status, tables.c.setup)
    .where(tables.c.version > 0, tables.c.id > bindparam("after"))
    .order_by(tables.c.id)
    .limit(PAGE)
)


@dataclass(frozen=True)
class StoredGame:
    """A table whose game has begun: its id, which game it is, and whether it is over."""

    id: str
    slug: str
    status: str


async def has_sequel(connection: AsyncConnection, id: str) -> bool:
    """Tell whether a table's stream names one that came out of it."""
    return (await connection.execute(SELECT_SEQUEL, {"id": id})).first() is not None


async def find_entry(connection: AsyncConnection, id: str, version: int) -> Event | None:
    """Return the entry that brought a table to *version*, if there is one."""
    row = (await connection.execute(SELECT_ENTRY, {"id": id, "at": version})).one_or_none()
    return event_record(row) if row else None


async def count_games(connection: AsyncConnection) -> int:
    """Return how many tables have a log."""
    return await connection.scalar(COUNT_BEGUN) or 0


async def read_games(connection: AsyncConnection, after: str) -> list[StoredGame]:
    """Read the next tables that have a log, in order of their ids, *after* an id."""
    rows = (await connection.execute(SELECT_BEGUN, {"after": after})).all()
    return [StoredGame(row.id, read_setup(read_json(row.setup)).game, row.status) for row in rows]
