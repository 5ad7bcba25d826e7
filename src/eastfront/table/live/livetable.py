"""A table in the memory of a server process: its record, its seats, the game, and who is looking on."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import replace
from itertools import count
from typing import Final

from sqlalchemy import Connection

from eastfront.games import game_of
from eastfront.kernel.data import Data, Record
from eastfront.kernel.edition import read_setup
from eastfront.kernel.message import Message
from eastfront.table.clock import Clock, Times, deadline
from eastfront.table.clock import asked as set_running
from eastfront.table.commitment import commitment
from eastfront.table.live.errors import NotNow, NotThere, NotYours, Stale, not_begun
from eastfront.table.live.telling import entry_body
from eastfront.table.storage.records import (
    ARRANGED,
    ENDED,
    ENTRY,
    RUNNING,
    UNFINISHED,
    Event,
    SeatRecord,
    TableRecord,
)
from eastfront.table.table import Table
from eastfront.words import seat_message

# How many events stay at hand for those who look on.
RECENT: Final = 16


class LiveTable:
    """A table as one process knows it. Whoever changes it holds the lock.

    *table* is the game; `None` before the start and where the rules at hand lead elsewhere, which
    *problem* then says.
    """

    def __init__(
        self, record: TableRecord, seats: list[SeatRecord], clock: Clock, times: Times, table: Table | None
    ) -> None:
        self.record = record
        # What a table never changes, read once.
        self.setup = read_setup(record.setup)
        self.commitment = commitment(bytes.fromhex(record.salt), bytes.fromhex(record.key))
        self.seats = seats
        self.clock = clock
        self.times = times
        self.table = table
        self.problem = ""
        # How many lines of the log the rules at hand lead to; all of them while *table* is there.
        self.agreeing = 0
        self.recent: deque[Event] = deque(maxlen=RECENT)
        self.used = 0.0
        # The version of the last snapshot.
        self.snapshot = 0

    @property
    def game(self) -> Table:
        """The game, which must have begun."""
        if self.table is None:
            raise not_begun(self.problem)
        return self.table

    def seat(self, seat: int) -> SeatRecord:
        """Return who sits on *seat*."""
        if not 0 <= seat < len(self.seats):
            raise NotThere(f"there is no seat {seat + 1}; valid: 1 to {len(self.seats)}")
        return self.seats[seat]

    def seats_of(self, person: str | None) -> list[int]:
        """Return the seats of a person."""
        return [seat for seat, each in enumerate(self.seats) if person and each.person == person]

    def about_seat(self, what: str, seat: int) -> Message:
        """Return what people are told of a *seat*."""
        name = seat_message(game_of(self.setup.game).describe(), self.setup.edition, seat)
        return Message(f"problem-seat-{what}", seat=name)

    def name_apart(self, person: str, name: str) -> str:
        """Return the name of a person at this table, with a number where others here have the same."""
        taken = {each.name for each in self.seats if each.is_taken and each.person != person}
        if name not in taken:
            return name
        numbered = (f"{name} {number}" for number in count(2))
        return next(each for each in numbered if each not in taken)

    def require_seat(self, seat: int, person: str | None) -> SeatRecord:
        """Return the record of *seat*, which must be the person's."""
        if not person or self.seat(seat).person != person:
            raise NotYours(f"seat {seat + 1} is not yours", self.about_seat("not-yours", seat))
        return self.seats[seat]

    def require_status(self, *valid: str) -> None:
        """Refuse what does not go with the state of the table."""
        if self.record.status not in valid:
            status = self.record.status
            text = f"the table is {status}; this is for one that is {' or '.join(valid)}"
            raise NotNow(text, Message("problem-status", status=status))

    def require_version(self, version: int) -> None:
        """Refuse a command that was given without knowing the last entry."""
        if version != self.record.version:
            raise Stale(self.record.version, self.record.seq)

    def settle(self, now: float) -> None:
        """Bring status, clocks and what is due in line with the game; *now* is server time."""
        if self.table is None or self.record.status == UNFINISHED:
            self.record.due = self.record.asked = None
            return
        asked = self.table.asked
        if self.record.offer and Record("offer", self.record.offer).whole("version") != len(self.table.lines):
            # Whatever was offered, it was offered in a situation that is over.
            self.record.offer = None
        if self.table.outcome:
            self.record.status = ENDED
        elif self.record.version == 0:
            self.record.status = RUNNING
        on_clock = asked is not None and self.seats[asked].is_person
        self.times = set_running(self.clock, self.times, asked if on_clock else None, now)
        self.record.due = self.due(now)
        if self.waits_for() != self.record.asked:
            self.record.asked = self.waits_for()
            self.record.turn = len(self.table.lines)

    def waits_for(self) -> int | None:
        """Return the seat whose person is to choose now, if a person is."""
        asked = self.table.asked if self.table else None
        if asked is None or not self.seats[asked].is_person or self.standing_answer():
            return None
        return asked

    def due(self, now: float) -> float | None:
        """Return when somebody must look after the table: now, at a deadline, or never."""
        if self.table is None or self.table.asked is None:
            return None
        if self.waits_for() is None:
            return now
        return deadline(self.clock, self.times)

    def standing_answer(self) -> str:
        """Return the option that the seat asked has named beforehand for this kind, if it is offered."""
        table = self.game
        assert table.asked is not None, self.record.id
        standing = self.seats[table.asked].standing
        if not standing:
            return ""
        view = table.view(table.asked)
        name = standing.get(view.kind, "")
        offered = {table.game.option_name(option) for option in view.options}
        return name if name in offered else ""

    def new_entries(self, seq: int, at: float) -> list[Event]:
        """Return the entries of the log that are not kept yet, as events that follow event *seq*."""
        if self.table is None:
            return []
        events: list[Event] = []
        for version in range(self.record.version + 1, len(self.table.lines) + 1):
            line, happening = self.table.lines[version - 1], self.table.happenings[version - 1]
            body = entry_body(self.table, happening)
            seq += 1
            events.append(Event(seq, at, ENTRY, body, version, line))
        return events


class Draft:
    """What a command adds to a table besides entries of the log: other events, and seats that changed.

    *now* is the server time at which it is done.
    """

    def __init__(self, now: float, nonce: str | None = None) -> None:
        self.now = now
        self.nonce = nonce
        self.said: list[tuple[str, dict[str, Data]]] = []
        self.seats: set[int] = set()
        # What else is written first in the same transaction; it may raise, and nothing is kept then.
        self.besides: list[Callable[[Connection], None]] = []

    @property
    def is_begun(self) -> bool:
        """Whether the command has changed something already."""
        return bool(self.said or self.seats)

    def say(self, kind: str, **body: Data) -> None:
        """Add an event."""
        self.said.append((kind, body))

    def arrange(self, live: LiveTable, seat: int, standing: dict[str, str]) -> None:
        """Keep the answers that a seat has given beforehand."""
        live.seats[seat].standing = standing
        self.seats.add(seat)
        self.say(ARRANGED, seat=seat, standing=dict[str, Data](standing))

    def events(self, live: LiveTable, at: float) -> list[Event]:
        """Return all events that the command brings, in order; the last bears its nonce."""
        seq = live.record.seq
        events = [
            Event(seq + number, at, kind, body) for number, (kind, body) in enumerate(self.said, start=1)
        ]
        events += live.new_entries(seq + len(events), at)
        return [*events[:-1], *(replace(event, nonce=self.nonce) for event in events[-1:])]


class Watch:
    """Somebody waiting for news of a table; woken when there may be some."""

    def __init__(self) -> None:
        self.news = asyncio.Event()
        self.closed = False

    def wake(self) -> None:
        """Tell that there may be something new."""
        self.news.set()

    async def wait(self) -> None:
        """Wait for the next sign."""
        await self.news.wait()
        self.news.clear()
