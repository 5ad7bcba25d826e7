"""The house: the live tables of one server process, and the one way in which they change."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Final, TypeAlias
from weakref import WeakValueDictionary

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from eastfront.kernel.errors import EastfrontError
from eastfront.table.live.appending import Append
from eastfront.table.live.errors import Busy, Conflict, Fenced
from eastfront.table.live.hub import Hub
from eastfront.table.live.leases import Lease
from eastfront.table.live.livetable import Draft, LiveTable, Watch
from eastfront.table.live.loading import bring_up, load, software_sum
from eastfront.table.live.past.upgrading import Halt, is_overtaken
from eastfront.table.live.uptime import DATABASE_ERRORS, Uptime
from eastfront.table.storage.database import at_once, reading, writing
from eastfront.table.storage.records import Event, SeatRecord, TableRecord
from eastfront.table.storage.tables import (
    add_table,
    find_nonce,
    read_events,
    read_table,
)

# How often a command is tried again after another process was faster.
TRIES: Final = 5
# How long a table that nobody looks at stays in memory, in seconds.
IDLE: Final = 300.0

Command: TypeAlias = Callable[[LiveTable, Draft], Awaitable[None]]


@dataclass(frozen=True)
class Receipt:
    """Where a command has brought a table."""

    seq: int
    version: int


class House:
    """Keeps tables in memory, changes them by commands, and wakes those who look on."""

    def __init__(self, engine: AsyncEngine, hub: Hub, uptime: Uptime) -> None:
        self.engine = engine
        self.hub = hub
        self.uptime = uptime
        self.lives: dict[str, LiveTable] = {}
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.watches: dict[str, set[Watch]] = {}
        # Called with every table that has changed, here or in another process.
        self.changed: list[Callable[[LiveTable], None]] = []
        # Called by the one process whose command has brought a table to wait for another seat.
        self.turned: list[Callable[[LiveTable], None]] = []
        self.refreshing: set[asyncio.Task[None]] = set()
        # How far a table has come elsewhere, as was heard while its lock was held here.
        self.heard: dict[str, int] = {}

    def lock(self, id: str) -> asyncio.Lock:
        """Return the lock of a table."""
        lock = self.locks.get(id)
        if lock is None:
            lock = self.locks[id] = asyncio.Lock()
        return lock

    @asynccontextmanager
    async def holding(self, id: str) -> AsyncIterator[None]:
        """Hold the lock of a table; news that came meanwhile is seen to afterwards."""
        async with self.lock(id):
            try:
                yield
            finally:
                seq, live = self.heard.pop(id, 0), self.lives.get(id)
                if live and live.record.seq < seq:
                    self.start_refresh(id)

    async def look(self, id: str) -> LiveTable:
        """Return a table as it is kept, while no command is under way.

        That holds until whoever asked waits for something: what a command has changed in memory may
        not be kept in the end, and who believes it learns what he may not.
        """
        async with self.reading(id) as live:
            return live

    @asynccontextmanager
    async def reading(self, id: str) -> AsyncIterator[LiveTable]:
        """Give a table while no command is under way: what is seen then is kept."""
        async with self.holding(id):
            live = await self.known(id)
            live.used = time.monotonic()
            yield live

    async def known(self, id: str) -> LiveTable:
        """Return a table, whose lock is held; one that is not in memory is loaded."""
        live = self.lives.get(id)
        if live is None:
            live = await self.bring(id)
            live.used = time.monotonic()
            self.lives[id] = live
        return live

    async def bring(self, id: str) -> LiveTable:
        """Load a table, whose lock is held; a running one that the rules at hand would change is halted."""
        for _ in range(TRIES):
            async with reading(self.engine) as connection:
                live = await load(connection, id)
            if not is_overtaken(live):
                return live
            with suppress(Conflict):
                await self.attempt(live, Halt(self.uptime.now()), Draft(self.uptime.now()), None)
                return live
        raise Busy("the table changes too fast to be read; try again")

    async def open(self, record: TableRecord, seats: list[SeatRecord]) -> None:
        """Keep a new table; of several requests for the same one the later find what the first has opened."""
        try:
            async with writing(self.engine) as connection:
                await add_table(connection, record, seats)
        except IntegrityError:
            async with reading(self.engine) as connection:
                if await read_table(connection, record.id) is None:
                    raise

    async def do(
        self, id: str, command: Command, nonce: str | None = None, lease: Lease | None = None
    ) -> Receipt:
        """Change a table by *command*, wholly or not at all; one with a known *nonce* is not done again."""
        async with self.holding(id):
            for _ in range(TRIES):
                live = await self.known(id)
                try:
                    return await self.attempt(live, command, Draft(self.uptime.now(), nonce), lease)
                except Conflict:
                    self.drop(id)
                    done = await self.find_done(live, nonce)
                    if done:
                        return done
                except EastfrontError as problem:
                    done = await self.find_done(live, nonce)
                    if done:
                        return done
                    if isinstance(problem, Busy | Fenced) or not await self.is_behind(live):
                        raise
                    # What was refused may be right by what another process wrote meanwhile.
                    self.drop(id)
            raise Busy("the table changes too fast to be changed; try again")

    async def attempt(self, live: LiveTable, command: Command, draft: Draft, lease: Lease | None) -> Receipt:
        """Do a command and keep what it brought; if that fails, the table is read anew the next time."""
        lines = len(live.table.lines) if live.table else 0
        try:
            await command(live, draft)
            await self.commit(live, draft, lease)
        except IntegrityError:
            raise Conflict(f"{live.record.id}: written by somebody else") from None
        except DATABASE_ERRORS as problem:
            self.drop(live.record.id)
            raise Busy(f"the storage cannot take that now ({type(problem).__name__}); try again") from problem
        except BaseException as problem:
            is_refusal = isinstance(problem, EastfrontError)
            if not is_refusal or draft.is_begun or lines != (len(live.table.lines) if live.table else 0):
                self.drop(live.record.id)
            raise
        return Receipt(live.record.seq, live.record.version)

    async def is_behind(self, live: LiveTable) -> bool:
        """Tell whether more is stored of a table than is known here."""
        async with reading(self.engine) as connection:
            return bool(await read_events(connection, live.record.id, live.record.seq, 1))

    async def find_done(self, live: LiveTable, nonce: str | None) -> Receipt | None:
        """Return what became of a command with this nonce, if it was done before."""
        if nonce is None:
            return None
        async with reading(self.engine) as connection:
            found = await find_nonce(connection, live.record.id, nonce)
        if found is None:
            return None
        return Receipt(*found)

    async def commit(self, live: LiveTable, draft: Draft, lease: Lease | None) -> None:
        """Keep what a command brought, in one transaction, and tell it."""
        record = live.record
        at = time.time()
        events = draft.events(live, at)
        if not events and not draft.seats:
            return
        turn = record.turn
        now = self.uptime.now()
        live.settle(now)
        expected = record.seq
        record.seq += len(events)
        record.times = live.times.to_data()
        if live.table:
            record.version = len(live.table.lines)
            record.software = software_sum()
        record.changed = at
        append = Append(live, draft, events, expected, lease, now)
        if await at_once(self.engine, lambda connection: append.write(connection, self.hub)):
            live.snapshot = record.version
        if live.table:
            live.table.forget()
        live.recent.extend(events)
        self.hub.published(record.id, record.seq)
        self.tell(live)
        if record.turn != turn:
            for call in self.turned:
                call(live)

    def tell(self, live: LiveTable) -> None:
        """Wake everybody who looks at a table."""
        self.wake(live.record.id)
        for call in self.changed:
            call(live)

    def wake(self, id: str) -> None:
        """Let whoever looks at a table look again."""
        for watch in self.watches.get(id, ()):
            watch.wake()

    def drop(self, id: str) -> None:
        """Forget what is in memory of a table: whoever looks at it, or will, reads it anew."""
        self.lives.pop(id, None)
        self.wake(id)

    def hear(self, id: str, seq: int) -> None:
        """Learn that a table has come to event *seq*, perhaps in another process."""
        live = self.lives.get(id)
        if self.lock(id).locked():
            # What is in memory may not be kept in the end, or is just being read and older than this.
            self.heard[id] = max(seq, self.heard.get(id, 0))
        elif live and live.record.seq < seq:
            self.start_refresh(id)

    def catch_up(self) -> None:
        """Look after every table that matters here: news of other processes may have been lost."""
        for id in {*self.lives, *self.watches}:
            self.start_refresh(id)

    def start_refresh(self, id: str) -> None:
        """Read a table anew as soon as its lock is free."""
        task = asyncio.create_task(self.refresh(id))
        self.refreshing.add(task)
        task.add_done_callback(self.refreshing.discard)

    async def refresh(self, id: str) -> None:
        """Bring a table in memory up to what is stored; if that fails, it is forgotten."""
        try:
            await self.read_anew(id)
        except (EastfrontError, *DATABASE_ERRORS):
            self.drop(id)

    async def read_anew(self, id: str) -> None:
        """Read what is new of a table in memory, if anything is, and tell it."""
        async with self.holding(id):
            old = self.lives.get(id)
            if old is None:
                return
            seq = old.record.seq
            async with reading(self.engine) as connection:
                events = await bring_up(connection, old)
            if events is None:
                live = await self.load_anew(old, seq)
            elif events:
                live = old
                live.recent.extend(events)
            else:
                return
        self.tell(live)

    async def load_anew(self, old: LiveTable, seq: int) -> LiveTable:
        """Load a table whose game in memory is of no use any more; it was told of up to event *seq*."""
        live = await self.bring(old.record.id)
        async with reading(self.engine) as connection:
            events = await read_events(connection, old.record.id, seq, live.record.seq - seq)
        live.recent.clear()
        live.recent.extend([*old.recent, *events])
        live.used = old.used
        self.lives[old.record.id] = live
        return live

    async def events(self, live: LiveTable, since: int, most: int = 1000) -> list[Event]:
        """Return what happened at a table after event *since*, from memory where possible."""
        if since >= live.record.seq:
            return []
        if live.recent and live.recent[0].seq <= since + 1:
            return [event for event in live.recent if event.seq > since][:most]
        async with reading(self.engine) as connection:
            return await read_events(connection, live.record.id, since, most)

    def watch(self, id: str) -> Watch:
        """Begin to look at a table."""
        watch = Watch()
        self.watches.setdefault(id, set()).add(watch)
        return watch

    def unwatch(self, id: str, watch: Watch) -> None:
        """Look away from a table."""
        self.watches[id].discard(watch)
        if not self.watches[id]:
            del self.watches[id]

    def tidy(self) -> None:
        """Let go of tables that nobody has looked at for a while."""
        oldest = time.monotonic() - IDLE
        for id, live in list(self.lives.items()):
            if live.used < oldest and id not in self.watches and not self.lock(id).locked():
                del self.lives[id]
