"""Statements about what a lobby shows: public tables, without their games."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Row, bindparam, select
from sqlalchemy.ext.asyncio import AsyncConnection

from eastfront.kernel.data import Data
from eastfront.table.storage.records import PUBLIC, SeatRecord, read_json, to_json
from eastfront.table.storage.schema import persons, seats, tables
from eastfront.table.storage.tables import seat_record

SELECT: Final = (
    select(
        tables.c.id,
        tables.c.setup,
        tables.c.clock,
        tables.c.training,
        tables.c.created,
        tables.c.changed,
        persons.c.name.label("host"),
    )
    .join(persons, persons.c.id == tables.c.host)
    .where(
        tables.c.status == bindparam("status"),
        tables.c.visibility == PUBLIC,
        tables.c.changed < bindparam("before"),
    )
    .order_by(tables.c.changed.desc(), tables.c.id)
    .limit(bindparam("most"))
)
SELECT_SEATS: Final = (
    select(seats)
    .where(seats.c.table_id.in_(bindparam("ids", expanding=True)))
    .order_by(seats.c.table_id, seats.c.seat)
)


@dataclass(frozen=True)
class Listed:
    """A table as a lobby shows it."""

    id: str
    setup: Data
    clock: Data
    training: bool
    host: str
    seats: list[SeatRecord]
    created: float
    changed: float


async def list_tables(
    connection: AsyncConnection, status: str, game: str, before: float, most: int
) -> list[Listed]:
    """Return public tables of a *status* and of one *game*, or of any if that is empty.

    They are the last that changed *before* a time, at most so many, the last first.
    """
    statement = SELECT
    if game:
        # The set-up is kept as `to_json` writes it, in which the name of a game stands nowhere else.
        statement = statement.where(tables.c.setup.contains(f'"game":{to_json(game)}', autoescape=True))
    values = {"status": status, "before": before, "most": most}
    rows = (await connection.execute(statement, values)).all()
    places = await seats_by_table(connection, [row.id for row in rows])
    return [listed(row, places[row.id]) for row in rows]


async def seats_by_table(connection: AsyncConnection, ids: list[str]) -> dict[str, list[SeatRecord]]:
    """Return who sits at each of some tables."""
    found: dict[str, list[SeatRecord]] = {id: [] for id in ids}
    for row in (await connection.execute(SELECT_SEATS, {"ids": ids})).all():
        found[row.table_id].append(seat_record(row))
    return found


def listed(row: Row[*tuple[Any, ...]], places: list[SeatRecord]) -> Listed:
    """Read a row of the lobby."""
    return Listed(
        row.id,
        read_json(row.setup),
        read_json(row.clock),
        row.training,
        row.host,
        places,
        row.created,
        row.changed,
    )
