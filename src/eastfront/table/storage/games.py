"""Statements about stored games as a whole: which there are, and what followed them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sqlalchemy import bindparam, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from eastfront.table.storage.records import SEQUEL
from eastfront.table.storage.schema import events, tables

# How many rows are read at once.
PAGE: Final = 100

SELECT_SEQUEL: Final = (
    select(events.c.seq).where(events.c.table_id == bindparam("id"), events.c.kind == SEQUEL).limit(1)
)
COUNT_BEGUN: Final = select(func.count()).select_from(tables).where(tables.c.version > 0)
# Only columns that every version of the schema has: this is asked before an upgrade, too.
SELECT_BEGUN: Final = (
    select(tables.c.id, tables.c.status)
    .where(tables.c.version > 0, tables.c.id > bindparam("after"))
    .order_by(tables.c.id)
    .limit(PAGE)
)


@dataclass(frozen=True)
class StoredGame:
    """A table whose game has begun, by its id and status."""

    id: str
    status: str


async def has_sequel(connection: AsyncConnection, id: str) -> bool:
    """Tell whether a table's stream names one that came out of it."""
    return (await connection.execute(SELECT_SEQUEL, {"id": id})).first() is not None


async def count_games(connection: AsyncConnection) -> int:
    """Return how many tables have a log."""
    return await connection.scalar(COUNT_BEGUN) or 0


async def read_games(connection: AsyncConnection, after: str) -> list[StoredGame]:
    """Read the next tables that have a log, in order of their ids, *after* an id."""
    rows = (await connection.execute(SELECT_BEGUN, {"after": after})).all()
    return [StoredGame(row.id, row.status) for row in rows]
