"""Statements about whose turn it is, without loading games."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from sqlalchemy import and_, bindparam, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from eastfront.kernel.edition import read_setup
from eastfront.table.storage.records import RUNNING, read_json
from eastfront.table.storage.schema import seats, tables

SELECT: Final = (
    select(tables.c.id, tables.c.setup, tables.c.asked, tables.c.turn, seats.c.person)
    .join(seats, and_(seats.c.table_id == tables.c.id, seats.c.seat == tables.c.asked))
    .where(
        tables.c.status == RUNNING,
        or_(
            tables.c.id.in_(bindparam("ids", expanding=True)),
            seats.c.person.in_(bindparam("persons", expanding=True)),
        ),
    )
)


@dataclass(frozen=True)
class Asked:
    """A table that waits for a *person*, on *seat*, since it came to *version*."""

    table: str
    game: str
    seat: int
    version: int
    person: str


async def find_asked(
    connection: AsyncConnection, ids: Collection[str] = (), persons: Collection[str] = ()
) -> list[Asked]:
    """Return for whom tables wait: those with one of the *ids*, and those that wait for any of *persons*."""
    rows = (await connection.execute(SELECT, {"ids": list(ids), "persons": list(persons)})).all()
    return [
        Asked(row.id, read_setup(read_json(row.setup)).game, row.asked, row.turn, row.person) for row in rows
    ]
