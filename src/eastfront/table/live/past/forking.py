"""What comes out of a game: its earlier points, forks from one of them, and the rematch."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from sqlalchemy.ext.asyncio import AsyncEngine

from eastfront.kernel.data import Data
from eastfront.kernel.message import Message
from eastfront.table.clock import Clock
from eastfront.table.fork import fork_header
from eastfront.table.live.errors import NotNow, NotThere, NotYours, not_begun
from eastfront.table.live.house import House
from eastfront.table.live.livetable import Draft, LiveTable
from eastfront.table.live.loading import Rebuilt, play_aside, software_sum
from eastfront.table.live.lobby import Person, Place, Plan, Start, agree, open_table, undecided
from eastfront.table.live.playing import PERSON
from eastfront.table.storage.database import reading
from eastfront.table.storage.records import (
    ANSWER,
    ENDED,
    HALTED,
    OPEN,
    PRIVATE,
    SEQUEL,
    UNFINISHED,
    SeatRecord,
    TableRecord,
)
from eastfront.table.storage.tables import find_snapshot, read_lines
from eastfront.table.table import Table

REMATCH: Final = "rematch"
FORK: Final = "fork"
# Which way a table's stream points.
NEXT: Final = "next"
PREVIOUS: Final = "previous"


async def table_at(engine: AsyncEngine, id: str, version: int) -> Table:
    """Return the game of a table as it was after line *version* of its log."""
    async with reading(engine) as connection:
        lines = await read_lines(connection, id)
        kept = await find_snapshot(connection, id, software_sum(), version)
    if not lines:
        raise not_begun()
    if not 1 <= version <= len(lines):
        raise NotThere(f"there is no version {version}; valid: 1 to {len(lines)}")
    return agreed(await play_aside(id, lines[:version], kept))


def agreed(rebuilt: Rebuilt) -> Table:
    """Return the game, or refuse a point to which the rules at hand do not lead."""
    if rebuilt.table is None:
        raise NotNow(
            f"the rules at hand agree with this game only up to version {rebuilt.agreeing}; "
            "what happened after it can be read from the events",
            Message("problem-rules-changed", step=rebuilt.agreeing),
        )
    return rebuilt.table


@dataclass(frozen=True)
class ForkPlan:
    """A game to go on from version *at* of another, dealt anew for seat *redeal* if there is one.

    What is asked for again under the same *name*, if it has one, is the same table.
    """

    at: int
    redeal: int | None
    places: list[Place]
    clock: Clock
    visibility: str
    name: str = ""


async def fork(house: House, id: str, plan: ForkPlan, person: Person, levels: list[str]) -> str:
    """Open a table that starts from an earlier point of another, under a new key, and return its id.

    Never from a running game: whoever takes all seats of a fork sees every card.
    """
    live = await house.look(id)
    refuse_fork(live, person.id)
    if plan.redeal is not None:
        live.seat(plan.redeal)
    table = await table_at(house.engine, id, plan.at)
    refuse_end(table)
    origin: dict[str, Data] = {
        "kind": FORK,
        "table": id,
        "version": plan.at,
        "redealt": plan.redeal is not None,
    }
    setup = live.setup
    # A public fork would lead strangers to the private table that it names.
    visibility = PRIVATE if live.record.visibility == PRIVATE else plan.visibility
    whole = Plan(setup, plan.places, plan.clock, visibility, origin, training=live.record.training)
    record, seats = open_table(whole, person, levels, house.uptime.now())
    record.id = plan.name or record.id
    header = fork_header(table, bytes.fromhex(record.key), [PERSON] * setup.seats, {}, plan.redeal)
    record.origin = {**origin, "start": header.start}
    if live.record.status == HALTED:
        # Said before there is anything to see: from now on the game cannot go on.
        await house.do(id, ForkOff(record.id, person.id), nonce=record.id)
    await house.open(record, seats)
    return record.id


def refuse_fork(live: LiveTable, person: str) -> None:
    """Refuse to fork a game that is being played, or that was halted under others."""
    live.require_status(ENDED, UNFINISHED, HALTED)
    if live.record.status == HALTED and not live.seats_of(person):
        text = "the game is halted, not over: only those at the table may fork it"
        raise NotYours(text, Message("problem-fork-halted"))


def refuse_end(table: Table) -> None:
    """Refuse a point at which the rules have ended the game; one that was given up may be played on."""
    if table.state.asked < 0:
        raise NotNow("the game is over here; fork it from an earlier choice", Message("problem-fork-over"))


class ForkOff:
    """Tells everybody at a halted table that it was forked, so that it stays halted."""

    def __init__(self, table: str, person: str) -> None:
        self.table = table
        self.person = person

    async def __call__(self, live: LiveTable, draft: Draft) -> None:
        """Name the new table."""
        live.require_status(HALTED)
        refuse_fork(live, self.person)
        draft.say(SEQUEL, origin=FORK, relation=NEXT, table=self.table)


async def rematch(house: House, id: str, person: Person, levels: list[str], rotate: bool) -> str:
    """Return the id of the table at which those of an ended one play again; the first request opens it.

    Each request is the person's consent: the game starts when all persons have asked, and until then
    their seats are kept for them. Every step is done once, whoever asks how often, and what an earlier
    request left is made good.
    """
    live = await house.look(id)
    live.require_status(ENDED)
    if not live.seats_of(person.id):
        raise NotYours("only those who played may ask for a rematch", Message("problem-rematch-players"))
    new = sequel_id(live.record)
    try:
        await house.look(new)
    except NotThere:
        record, seats = same_again(live, person, levels, rotate, house.uptime.now())
        await house.open(record, seats)
    if (await house.look(new)).record.status == OPEN:
        with suppress(NotNow):
            await house.do(new, Agree(id, person.id))
    await house.do(id, Follow(new), nonce=REMATCH)
    return new


def sequel_id(record: TableRecord) -> str:
    """Return the id of a table's rematch: always the same one, known to nobody before the end."""
    digest = sha256(f"rematch {record.id} {record.salt} {record.key}".encode()).hexdigest()
    return digest[:24]


def same_again(
    live: LiveTable, person: Person, levels: list[str], rotate: bool, server_time: float
) -> tuple[TableRecord, list[SeatRecord]]:
    """Return a table with the same set-up, clock and players; with *rotate* each sits one seat further on."""
    old = [live.seats[-1], *live.seats[:-1]] if rotate else live.seats
    places = [Place("" if seat.person else seat.level) for seat in old]
    origin: dict[str, Data] = {"kind": REMATCH, "table": live.record.id}
    training = live.record.training
    plan = Plan(live.setup, places, live.clock, live.record.visibility, origin, training=training)
    record, seats = open_table(plan, person, levels, server_time)
    record.id = sequel_id(live.record)
    kept = [again(before) if before.person else new for before, new in zip(old, seats, strict=True)]
    proposer = next(seat for seat, place in enumerate(kept) if place.person == person.id)
    record.offer = {"kind": REMATCH, "seat": proposer, "version": 0, "agreed": []}
    return record, kept


def again(seat: SeatRecord) -> SeatRecord:
    """Return a person's seat at another table."""
    return SeatRecord(person=seat.person, name=seat.name, language=seat.language, webhook=seat.webhook)


class Agree:
    """Notes that a person wants a rematch, and starts its game once all do."""

    def __init__(self, previous: str, person: str) -> None:
        self.previous = previous
        self.person = person

    async def __call__(self, live: LiveTable, draft: Draft) -> None:
        """Say who agrees, the first time also where the table comes from, and deal if nobody is missing."""
        live.require_status(OPEN)
        own = [seat for seat in undecided(live) if live.seats[seat].person == self.person]
        if not own:
            raise NotNow("this person is not waited for")
        if live.record.seq == 0:
            draft.say(SEQUEL, origin=REMATCH, relation=PREVIOUS, table=self.previous)
        for seat in own:
            draft.say(ANSWER, seat=seat, agrees=True, offer=REMATCH)
        agree(live, own)
        if not undecided(live) and all(place.is_taken for place in live.seats):
            await Start(live.record.host)(live, draft)


class Follow:
    """Tells everybody at an ended table where it goes on."""

    def __init__(self, table: str) -> None:
        self.table = table

    async def __call__(self, live: LiveTable, draft: Draft) -> None:
        """Name the new table."""
        live.require_status(ENDED)
        draft.say(SEQUEL, origin=REMATCH, relation=NEXT, table=self.table)
