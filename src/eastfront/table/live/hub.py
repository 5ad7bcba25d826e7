"""The hub: tells every server process that a table has new events, or that somebody came or went.

Only a table's id and a number travel; what happened is read from the database. A listener may
be told the same number twice, or an older one after a newer: each means "there are events at
least up to here". After a gap anything may have been missed.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from random import uniform
from typing import Final

import asyncpg
import structlog
from sqlalchemy import Connection, text

CHANNEL: Final = "eastfront"
PRESENCE: Final = "presence"
# Seconds between signs of life of the listening connection, and how long each may take.
HEARTBEAT: Final = 5.0
# Seconds before another attempt to connect: doubled from the first to the last.
FIRST_PAUSE: Final = 0.1
LONGEST_PAUSE: Final = 5.0
# What a lost or refused connection raises; the last, when it is lost between two steps of a statement.
CONNECTION_ERRORS: Final = (
    OSError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
)

logger: Final = structlog.get_logger(__name__)


@dataclass(frozen=True)
class Listener:
    """What is called in the process's event loop; it must neither wait nor raise."""

    on_events: Callable[[str, int], None]
    on_presence: Callable[[str], None]
    on_gap: Callable[[], None]


class Hub(ABC):
    """Where a process publishes what it has committed, and hears of it and of what others have.

    A writer calls `announce` inside its transaction and `published` once that is committed;
    listeners of its own process are told at the latest then, whatever the state of the network.
    """

    def __init__(self) -> None:
        self.listeners: list[Listener] = []

    def subscribe(
        self,
        on_events: Callable[[str, int], None],
        *,
        on_presence: Callable[[str], None] = lambda table_id: None,
        on_gap: Callable[[], None] = lambda: None,
    ) -> None:
        """Have the callbacks told from now on.

        *on_events* gets a table's id and the number of an event there; *on_presence* gets the id
        of a table where somebody came or went; *on_gap* means that anything may have been missed.
        """
        self.listeners.append(Listener(on_events, on_presence, on_gap))

    def published(self, table_id: str, seq: int) -> None:
        """Tell this process of events up to *seq*, after they are committed."""
        for listener in self.listeners:
            listener.on_events(table_id, seq)

    def presence_published(self, table_id: str) -> None:
        """Tell this process that somebody came or went, after that is committed."""
        for listener in self.listeners:
            listener.on_presence(table_id)

    def tell_gap(self) -> None:
        """Tell this process that it may have missed anything."""
        for listener in self.listeners:
            listener.on_gap()

    @abstractmethod
    def announce(self, connection: Connection, table_id: str, seq: int) -> None:
        """Make the transaction of *connection* tell the other processes when it is committed."""

    @abstractmethod
    def announce_presence(self, connection: Connection, table_id: str) -> None:
        """Make the transaction of *connection* tell the other processes that somebody came or went."""

    @abstractmethod
    async def start(self) -> None:
        """Begin to hear of other processes."""

    @abstractmethod
    async def close(self) -> None:
        """Stop hearing of other processes."""


class LocalHub(Hub):
    """The hub of a server with one process: there is nobody else to tell."""

    def announce(self, connection: Connection, table_id: str, seq: int) -> None:
        """Do nothing: `published` tells this process."""

    def announce_presence(self, connection: Connection, table_id: str) -> None:
        """Do nothing: `presence_published` tells this process."""

    async def start(self) -> None:
        """Do nothing: there are no other processes."""

    async def close(self) -> None:
        """Do nothing: nothing was begun."""


class PostgresHub(Hub):
    """The hub of processes that share a PostgreSQL database, by its notifications.

    One connection listens. It tells a gap whenever it begins to listen, the first time too. What
    this process publishes itself comes back by it as well, so its listeners are told twice. *dsn* is
    the database's address as asyncpg reads it, which `storage.address.listening_address` gives.
    """

    def __init__(self, dsn: str, heartbeat: float = HEARTBEAT) -> None:
        super().__init__()
        self.dsn = dsn
        self.heartbeat = heartbeat
        self.pause = FIRST_PAUSE
        self.listening = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    def announce(self, connection: Connection, table_id: str, seq: int) -> None:
        notify(connection, f"{table_id}:{seq}")

    def announce_presence(self, connection: Connection, table_id: str) -> None:
        notify(connection, f"{table_id}:{PRESENCE}")

    async def start(self) -> None:
        """Begin to listen; waits a little for the connection, which is sought on if it does not come."""
        self.task = asyncio.create_task(self.run())
        with suppress(TimeoutError):
            async with asyncio.timeout(self.heartbeat):
                await self.listening.wait()

    async def close(self) -> None:
        await end_task(self.task)
        self.task = None

    async def run(self) -> None:
        """Listen for ever, connecting anew when the connection is lost."""
        while True:
            try:
                await self.listen()
            except CONNECTION_ERRORS as error:
                # Its text may name the server and the user.
                logger.warning("hub disconnected", error=type(error).__name__)
            self.listening.clear()
            await asyncio.sleep(self.pause * uniform(0.5, 1.0))
            self.pause = min(2 * self.pause, LONGEST_PAUSE)

    async def listen(self) -> None:
        """Listen on one connection until it is lost."""
        connection = await asyncpg.connect(self.dsn, timeout=self.heartbeat)
        try:
            lost = asyncio.Event()
            connection.add_termination_listener(lambda _: lost.set())
            await connection.add_listener(CHANNEL, self.hear)
            self.pause = FIRST_PAUSE
            self.listening.set()
            self.tell_gap()
            await self.keep_alive(connection, lost)
        finally:
            connection.terminate()

    async def keep_alive(self, connection: asyncpg.Connection, lost: asyncio.Event) -> None:
        """Ask the connection for a sign of life from time to time, until it is *lost* or gives none."""
        while not lost.is_set():
            await connection.execute("select 1", timeout=self.heartbeat)
            with suppress(TimeoutError):
                async with asyncio.timeout(self.heartbeat):
                    await lost.wait()
        raise ConnectionAbortedError("the listening connection was closed")

    def hear(self, connection: object, process: int, channel: str, payload: object) -> None:
        """Tell the listeners what a notification says; one that says nothing known is ignored."""
        table_id, _, news = str(payload).rpartition(":")
        if not table_id:
            return
        if news == PRESENCE:
            self.presence_published(table_id)
        elif news.isascii() and news.isdecimal():
            self.published(table_id, int(news))


async def end_task(task: asyncio.Task[None] | None) -> None:
    """End work that would go on for ever, if it was begun, and wait until it has ended."""
    if task is not None:
        task.cancel()
        await asyncio.wait([task])


def notify(connection: Connection, payload: str) -> None:
    """Send *payload* to all listening processes when the transaction is committed."""
    statement = text("select pg_notify(:channel, :payload)")
    connection.execute(statement, {"channel": CHANNEL, "payload": payload})
