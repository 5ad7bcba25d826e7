"""Turns: tells persons that a table waits for them, by webhook and on sockets of any process."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

import structlog

from eastfront.kernel.edition import read_setup
from eastfront.table.live.house import House
from eastfront.table.live.hub import end_task
from eastfront.table.live.livetable import LiveTable, Watch
from eastfront.table.live.uptime import DATABASE_ERRORS
from eastfront.table.live.webhooks import Turn, Webhooks
from eastfront.table.storage.database import reading
from eastfront.table.storage.records import RUNNING
from eastfront.table.storage.turns import Asked, find_asked

# Seconds before another attempt, where the storage does not answer.
PAUSE: Final = 1.0

logger: Final = structlog.get_logger(__name__)


class Bell(Watch):
    """Rings on one socket of a person, once for each turn."""

    def __init__(self) -> None:
        super().__init__()
        # By table: the last turn that was rung for, and what is still to be sent.
        self.last: dict[str, Turn] = {}
        self.waiting: dict[str, Turn] = {}

    def ring(self, turn: Turn) -> None:
        """Have a turn sent, unless it was before."""
        if self.last.get(turn.table) != turn:
            self.last[turn.table] = self.waiting[turn.table] = turn
            self.wake()

    def take(self) -> list[Turn]:
        """Return what is to be sent, and forget it."""
        turns = list(self.waiting.values())
        self.waiting = {}
        return turns


class Turns:
    """Watches for whom tables wait.

    The process whose command made a table wait for somebody sends the webhook; every process rings the
    bells on its own sockets. *table_url* gives the address of a table by its id.
    """

    def __init__(self, house: House, webhooks: Webhooks, table_url: Callable[[str], str]) -> None:
        self.house = house
        self.webhooks = webhooks
        self.table_url = table_url
        self.bells: dict[str, set[Bell]] = {}
        # What is to be looked up: tables that are not in memory here, and the tables of persons.
        self.tables: set[str] = set()
        self.persons: set[str] = set()
        self.news = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        house.changed.append(self.look)
        house.turned.append(self.send)
        house.hub.subscribe(self.hear, on_gap=self.look_around)

    def listen(self, person: str) -> Bell:
        """Begin to ring for a person; at first for every table that waits for him already."""
        bell = Bell()
        self.bells.setdefault(person, set()).add(bell)
        self.persons.add(person)
        self.news.set()
        return bell

    def leave(self, person: str, bell: Bell) -> None:
        """Ring no more on a socket."""
        self.bells[person].discard(bell)
        if not self.bells[person]:
            del self.bells[person]

    def send(self, live: LiveTable) -> None:
        """Call the webhook of whoever a table waits for."""
        seat = live.record.asked
        if seat is not None and live.seats[seat].webhook:
            self.webhooks.notify(live.seats[seat].webhook, self.turn(asked_at(live, seat)))

    def look(self, live: LiveTable) -> None:
        """Ring for whoever a table in memory waits for."""
        seat = live.record.asked
        if self.bells and seat is not None and live.record.status == RUNNING:
            self.ring(asked_at(live, seat))

    def hear(self, id: str, seq: int) -> None:
        """Learn that something happened at a table: of one in memory `look` is told."""
        if self.bells and id not in self.house.lives:
            self.tables.add(id)
            self.news.set()

    def look_around(self) -> None:
        """Look up every person who listens here: news may have been lost."""
        self.persons.update(self.bells)
        self.news.set()

    def ring(self, asked: Asked) -> None:
        """Ring for a turn, if its person listens here."""
        for bell in self.bells.get(asked.person, ()):
            bell.ring(self.turn(asked))

    def turn(self, asked: Asked) -> Turn:
        """Return what is told of a turn."""
        return Turn(asked.table, asked.seat, asked.version, self.table_url(asked.table), asked.game)

    async def start(self) -> None:
        """Begin to look up what is not in memory."""
        self.task = asyncio.create_task(self.run())

    async def close(self) -> None:
        """Stop."""
        await end_task(self.task)
        self.task = None

    async def run(self) -> None:
        """Look up whatever there are news about, for ever."""
        while True:
            await self.news.wait()
            self.news.clear()
            try:
                await self.find()
            except DATABASE_ERRORS as error:
                logger.warning("turns failed", error=type(error).__name__)
                await asyncio.sleep(PAUSE)
                self.look_around()

    async def find(self) -> None:
        """Ask the storage for whom tables wait, and ring."""
        tables, persons = self.tables, self.persons & self.bells.keys()
        self.tables, self.persons = set(), set()
        if not self.bells:
            return
        async with reading(self.house.engine) as connection:
            found = await find_asked(connection, tables, persons)
        for asked in found:
            self.ring(asked)


def asked_at(live: LiveTable, seat: int) -> Asked:
    """Return for whom a table in memory waits, on *seat*."""
    record = live.record
    person = live.seats[seat].person
    assert person is not None, record.id
    return Asked(record.id, read_setup(record.setup).game, seat, record.turn, person)
