"""Presence: which seats of a table are connected, here or to another process, and how many look on."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

import structlog

from eastfront.table.live.house import House
from eastfront.table.live.hub import end_task
from eastfront.table.live.livetable import Watch
from eastfront.table.live.uptime import DATABASE_ERRORS, SILENCE
from eastfront.table.storage.database import reading, writing
from eastfront.table.storage.presence import SPECTATORS, Counts, read_presence, write_presence

# Seconds in which comings and goings are gathered before they are written.
GATHER: Final = 0.05
# Seconds before another attempt, where the storage does not answer.
PAUSE: Final = 1.0

logger: Final = structlog.get_logger(__name__)


@dataclass(frozen=True)
class Present:
    """Who is connected to a table: the *seats* in order, and how many *spectators*."""

    seats: tuple[int, ...] = ()
    spectators: int = 0


class Presence:
    """Counts connections by table and seat, beside those of other processes.

    Whoever follows a table is woken when somebody comes or goes.
    """

    def __init__(self, house: House) -> None:
        self.house = house
        self.process = house.uptime.process
        # The seats of each connection of this process, by table; none for a spectator.
        self.places: dict[str, dict[Watch, frozenset[int]]] = {}
        # What is stored of this process, as far as it is known here.
        self.written: dict[str, Counts] = {}
        # Who is connected to the tables that somebody follows here.
        self.known: dict[str, Present] = {}
        # Tables whose counts here may differ from what is stored, and those to be read.
        self.unwritten: set[str] = set()
        self.unread: set[str] = set()
        self.news = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        house.hub.subscribe(
            lambda id, seq: None, on_presence=self.hear, on_gap=lambda: self.read_again(self.places)
        )

    def seat(self, id: str, watch: Watch, seats: Iterable[int]) -> None:
        """Note that a connection follows a table from these *seats*, or looks on if there are none."""
        places = self.places.setdefault(id, {})
        given = frozenset(seats)
        if places.get(watch) != given:
            places[watch] = given
            self.unwritten.add(id)
            self.news.set()

    def leave(self, id: str, watch: Watch) -> None:
        """Note that a connection has ended."""
        places = self.places.get(id, {})
        if places.pop(watch, None) is not None:
            self.unwritten.add(id)
            self.news.set()
        if not places:
            self.places.pop(id, None)
            self.known.pop(id, None)

    def hear(self, id: str) -> None:
        """Learn that somebody came to a table or went, perhaps in another process."""
        if id in self.places:
            self.read_again([id])

    def read_again(self, ids: Iterable[str]) -> None:
        """Have it looked up who is connected to some tables."""
        self.unread.update(ids)
        self.news.set()

    def at(self, id: str) -> Present:
        """Return who is connected to a table that is followed here, as far as is known already."""
        return self.known.get(id) or to_present([self.counts(id)])

    async def look(self, id: str) -> Present:
        """Return who is connected to any table."""
        if id in self.known:
            return self.known[id]
        async with reading(self.house.engine) as connection:
            found = await read_presence(connection, [id])
        return to_present(found[id].values())

    def counts(self, id: str) -> Counts:
        """Return the connections of this process to a table: of a seat one at most, of spectators each."""
        places = self.places.get(id, {}).values()
        counts = dict.fromkeys((seat for seats in places for seat in seats), 1)
        spectators = sum(not seats for seats in places)
        return {**counts, SPECTATORS: spectators} if spectators else counts

    async def start(self) -> None:
        """Begin to keep and to read who is connected."""
        self.task = asyncio.create_task(self.run())

    async def close(self) -> None:
        """Stop, and tell the other processes that nobody is connected here any more."""
        await end_task(self.task)
        self.task = None
        self.places.clear()
        self.unwritten.update(self.written)
        with suppress(*DATABASE_ERRORS):
            await self.write()

    async def run(self) -> None:
        """Write and read whenever there are news; look at everything from time to time.

        That finds what a process that died has left behind, and what was buried while it lived.
        """
        while True:
            try:
                async with asyncio.timeout(SILENCE):
                    await self.news.wait()
            except TimeoutError:
                self.unread.update(self.places)
            await asyncio.sleep(GATHER)
            self.news.clear()
            try:
                await self.write()
                await self.read()
            except DATABASE_ERRORS as error:
                logger.warning("presence failed", error=type(error).__name__)
                await asyncio.sleep(PAUSE)
                self.news.set()

    async def write(self) -> None:
        """Write what differs from what is stored of this process, in one transaction."""
        wanted = {id: self.counts(id) for id in self.unwritten}
        changed = {id for id, counts in wanted.items() if counts != self.written.get(id, {})}
        changes = [
            (id, seat, count)
            for id in sorted(changed)
            for seat, count in differences(self.written.get(id, {}), wanted[id])
        ]
        if changes:
            async with writing(self.house.engine) as connection:
                await write_presence(connection, self.process, changes)
                for id in sorted(changed):
                    await connection.run_sync(self.house.hub.announce_presence, id)
        self.written = {id: counts for id, counts in {**self.written, **wanted}.items() if counts}
        self.unwritten -= {id for id, counts in wanted.items() if counts == self.counts(id)}
        # Those who came and went again may have been told already, though nothing was written of them.
        self.unread.update(wanted)
        for id in changed:
            self.house.hub.presence_published(id)

    async def read(self) -> None:
        """Read who is connected to the tables about which there are news, and wake their followers."""
        ids = self.unread & set(self.places)
        self.unread = set()
        if not ids:
            return
        try:
            async with reading(self.house.engine) as connection:
                found = await read_presence(connection, ids)
        except BaseException:
            self.unread |= ids
            raise
        for id, processes in found.items():
            self.learn(id, processes)

    def learn(self, id: str, processes: Mapping[str, Counts]) -> None:
        """Take note of who is connected to a table; what is missing of this process is written again."""
        own = self.counts(id)
        self.written[id] = processes.get(self.process, {})
        if self.written[id] != own:
            self.unwritten.add(id)
            self.news.set()
        present = to_present({**processes, self.process: own}.values())
        if id in self.places and self.known.get(id) != present:
            self.known[id] = present
            for watch in self.house.watches.get(id, ()):
                watch.wake()


def differences(old: Counts, new: Counts) -> list[tuple[int, int]]:
    """Return each seat whose count has changed, with the new one."""
    return [
        (seat, new.get(seat, 0)) for seat in sorted(old.keys() | new.keys()) if old.get(seat) != new.get(seat)
    ]


def to_present(processes: Iterable[Counts]) -> Present:
    """Return who is connected, from the counts of every process."""
    total: Counter[int] = Counter()
    for counts in processes:
        total.update(counts)
    return Present(tuple(sorted(seat for seat in total if seat != SPECTATORS)), total[SPECTATORS])
