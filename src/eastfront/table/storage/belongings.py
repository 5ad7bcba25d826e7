"""Statements about what a person has: tables, seats, links, and whom he does not want to read."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

from sqlalchemy import (
    Integer,
    Row,
    and_,
    bindparam,
    case,
    delete,
    exists,
    insert,
    literal,
    or_,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from eastfront.kernel.data import Data
from eastfront.table.storage.records import ARRANGED, CLOSED, OPEN, RUNNING, Event, read_json, to_json
from eastfront.table.storage.schema import links, mutes, seats, tables
from eastfront.table.storage.tables import add_events

# In which order a person's tables are listed; all other states come last.
RANKS: Final = {RUNNING: 0, OPEN: 1}
LAST_RANK: Final = 2
# Where the seat of a person who only hosts a table would stand.
NO_SEAT: Final = -1

# A place in the list: the rank, the time of the last change, the id.
Mark: TypeAlias = tuple[int, float, str]

RANK: Final = case(RANKS, value=tables.c.status, else_=LAST_RANK)
SELECT_IDS: Final = (
    select(seats.c.table_id)
    .where(seats.c.person == bindparam("person"))
    .union(select(tables.c.id).where(tables.c.host == bindparam("person")))
)
SELECT_TABLES: Final = (
    select(tables.c.id, tables.c.status, tables.c.setup, tables.c.version, tables.c.asked, tables.c.changed)
    .where(
        tables.c.id.in_(SELECT_IDS),
        tables.c.status != CLOSED,
        or_(
            bindparam("rank", type_=Integer) < RANK,
            and_(
                bindparam("rank", type_=Integer) == RANK,
                or_(
                    tables.c.changed < bindparam("before"),
                    and_(tables.c.changed == bindparam("before"), tables.c.id > bindparam("last")),
                ),
            ),
        ),
    )
    .order_by(RANK, tables.c.changed.desc(), tables.c.id)
    .limit(bindparam("most"))
)
SELECT_BEGUN: Final = (
    select(tables.c.id)
    .where(
        tables.c.host == bindparam("person"),
        tables.c.status.in_((OPEN, RUNNING)),
        tables.c.setup == bindparam("setup"),
        tables.c.origin == bindparam("origin"),
    )
    .order_by(tables.c.changed.desc(), tables.c.id)
    .limit(1)
)


@dataclass(frozen=True)
class OwnTable:
    """A table of a person's list; *yours* are his seats, *asked* is the seat that is waited for."""

    id: str
    status: str
    setup: Data
    version: int
    asked: int | None
    changed: float
    names: list[str] = field(default_factory=list)
    yours: list[int] = field(default_factory=list)

    @property
    def mark(self) -> Mark:
        """Where the table stands in the list."""
        return RANKS.get(self.status, LAST_RANK), self.changed, self.id


async def list_tables(
    connection: AsyncConnection, person: str, after: Mark | None, most: int
) -> list[OwnTable]:
    """Return a person's tables: running ones, open ones, the rest, in each case the last changed first.

    *after* marks the table after which the list goes on.
    """
    rank, before, last = after or (-1, 0.0, "")
    values = {"person": person, "rank": rank, "before": before, "last": last, "most": most}
    rows = (await connection.execute(SELECT_TABLES, values)).all()
    found = {
        row.id: OwnTable(row.id, row.status, read_json(row.setup), row.version, row.asked, row.changed)
        for row in rows
    }
    for place in await read_places(connection, list(found)):
        found[place.table_id].names.append(place.name)
        if place.person == person:
            found[place.table_id].yours.append(place.seat)
    return list(found.values())


async def find_begun(connection: AsyncConnection, person: str, setup: Data, origin: Data) -> str | None:
    """Return the id of the table, open or running, that a person has opened with this set-up and origin."""
    values = {"person": person, "setup": to_json(setup), "origin": to_json(origin)}
    found: str | None = (await connection.execute(SELECT_BEGUN, values)).scalar()
    return found


async def read_places(connection: AsyncConnection, ids: list[str]) -> Sequence[Row[Any, Any, Any, Any]]:
    """Return who sits at some tables, in the order of the seats."""
    statement = select(seats.c.table_id, seats.c.seat, seats.c.person, seats.c.name)
    ordered = statement.where(seats.c.table_id.in_(ids)).order_by(seats.c.table_id, seats.c.seat)
    return (await connection.execute(ordered)).all()


async def find_tables(connection: AsyncConnection, person: str) -> list[str]:
    """Return the ids of all tables where a person sits or which he hosts, in order."""
    return sorted(row.table_id for row in (await connection.execute(SELECT_IDS, {"person": person})).all())


async def hand_over(
    connection: AsyncConnection, ids: list[str], giver: str, taker: str, at: float
) -> list[tuple[str, int]]:
    """Give another person what somebody has at some tables, and his mutes; returns each table's last event.

    Every table gets an event, which only the seat is told, so that all processes read it anew.
    """
    last = await count_event(connection, ids)
    own = [place for place in await read_places(connection, ids) if place.person == giver]
    first_seats = {place.table_id: place.seat for place in reversed(own)}
    for id, seq in last:
        body: dict[str, Data] = {"seat": first_seats.get(id, NO_SEAT)}
        await connection.run_sync(add_events, id, [Event(seq, at, ARRANGED, body)])
    hosted = (tables.c.id.in_(ids), tables.c.host == giver)
    await connection.execute(update(tables).where(*hosted).values(host=taker))
    for owned in (seats, links):
        theirs = (owned.c.table_id.in_(ids), owned.c.person == giver)
        await connection.execute(update(owned).where(*theirs).values(person=taker))
    await hand_over_mutes(connection, giver, taker)
    return last


async def count_event(connection: AsyncConnection, ids: list[str]) -> list[tuple[str, int]]:
    """Raise the number of the last event of some tables by one; returns the new numbers."""
    chosen = select(tables.c.id, tables.c.seq).where(tables.c.id.in_(ids)).order_by(tables.c.id)
    # In order, so that two who take over the same tables wait for one another.
    rows = (await connection.execute(chosen.with_for_update())).all()
    await connection.execute(update(tables).where(tables.c.id.in_(ids)).values(seq=tables.c.seq + 1))
    return [(row.id, row.seq + 1) for row in rows]


async def hand_over_mutes(connection: AsyncConnection, giver: str, taker: str) -> None:
    """Let one person mute whom another did, and be muted by the same.

    What the giver said keeps his id, so those who muted him still do.
    """
    own, other = mutes.c.person, mutes.c.muted
    known = mutes.alias()
    has_muted = exists().where(known.c.person == taker, known.c.muted == other)
    is_muted = exists().where(known.c.person == own, known.c.muted == taker)
    muting = select(literal(taker), other).where(own == giver, other != taker, ~has_muted)
    muted = select(own, literal(taker)).where(other == giver, own != taker, ~is_muted)
    for added in (muting, muted):
        await connection.execute(insert(mutes).from_select(["person", "muted"], added))
    await connection.execute(delete(mutes).where(own == giver))
