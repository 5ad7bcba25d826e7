"""Server time: seconds during which a server was running, the same for all its processes."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Mapping
from contextlib import suppress
from hashlib import sha256
from typing import Final

import structlog
from sqlalchemy import ColumnElement, Float, Insert, Table, case, cast, delete, extract, func, literal, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from eastfront.table.live.hub import CONNECTION_ERRORS
from eastfront.table.storage.database import writing
from eastfront.table.storage.schema import presence, processes, uptime

# Seconds between two beats, and the most that one may count.
BEAT: Final = 1.0
MOST: Final = 2.0
# A process that gave no sign of life for so many seconds of server time is taken for dead.
SILENCE: Final = 30.0
# The one row.
ROW: Final = 1
# What an unreachable database raises.
DATABASE_ERRORS: Final = (SQLAlchemyError, *CONNECTION_ERRORS)

logger: Final = structlog.get_logger(__name__)


class Uptime:
    """The part of this process in keeping server time, and its sign of life.

    *process* is its name among the processes, for rows that are to vanish with it.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.process: Final = secrets.token_hex(16)
        self.seconds = 0.0
        self.read_at: float | None = None
        self.told = 0.0
        self.closing = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    def now(self) -> float:
        """Return the server time, which never goes back: at most two seconds ahead of the last beat."""
        assert self.read_at is not None, "server time is known after the first beat only"
        self.told = max(self.told, self.seconds + min(time.monotonic() - self.read_at, MOST))
        return self.told

    async def start(self) -> None:
        """Beat once, so that the time is known, and go on every second."""
        await self.beat()
        self.task = asyncio.create_task(self.run())

    async def close(self) -> None:
        """Stop beating and take this process, and who was connected to it, off the list."""
        if self.task is not None:
            # A beat under way is let end, as far as it does: one torn off keeps its locks for a while.
            self.closing.set()
            await asyncio.wait([self.task], timeout=MOST)
            self.task.cancel()
            await asyncio.wait([self.task])
            self.task = None
        try:
            async with writing(self.engine) as connection:
                await connection.execute(delete(presence).where(presence.c.process == self.process))
                await connection.execute(delete(processes).where(processes.c.id == self.process))
        except DATABASE_ERRORS as error:
            logger.warning("farewell failed", error=type(error).__name__)

    async def run(self) -> None:
        """Beat until closed; while the database cannot be reached, server time stands still."""
        while not await self.is_closing(BEAT):
            try:
                await self.beat()
            except DATABASE_ERRORS as error:
                # Its text may name the server and the user.
                logger.warning("beat failed", error=type(error).__name__)

    async def is_closing(self, seconds: float) -> bool:
        """Tell after so many *seconds*, or as soon as it is so, whether this process is closing."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self.closing.wait(), seconds)
        return self.closing.is_set()

    async def beat(self) -> None:
        """Count the time since the last beat of any process, and give a sign of life."""
        async with writing(self.engine) as connection:
            # First, because its row makes the processes wait for one another.
            seconds: float = (await connection.execute(advance(connection.dialect.name))).scalar_one()
            await connection.execute(sign_of_life(connection.dialect.name, self.process, seconds))
            await self.bury(connection, seconds)
        self.seconds = seconds
        self.read_at = time.monotonic()

    async def bury(self, connection: AsyncConnection, seconds: float) -> None:
        """Remove processes that died, and whoever was connected to a process that is not there."""
        dead = await connection.execute(delete(processes).where(processes.c.seen < seconds - SILENCE))
        if dead.rowcount or self.read_at is None:
            alive = select(processes.c.id)
            await connection.execute(delete(presence).where(presence.c.process.not_in(alive)))


async def is_shared_key(engine: AsyncEngine, key: bytes) -> bool:
    """Tell whether *key* is the one that the processes on this database share; the first sets it."""
    digest = sha256(b"digest" + key).hexdigest()
    async with writing(engine) as connection:
        dialect = connection.dialect.name
        first = {"id": ROW, "seconds": 0.0, "seen": wall_clock(dialect), "key_digest": digest}
        then = {"key_digest": func.coalesce(uptime.c.key_digest, digest)}
        statement = upsert(dialect, uptime, first, then).returning(uptime.c.key_digest)
        return bool(digest == (await connection.execute(statement)).scalar_one())


def advance(dialect: str) -> Insert:
    """Return the statement that counts the time since the last beat and gives the seconds.

    What is counted is the difference to the last beat of whichever process, so that several
    count nothing twice. A clock that is a little behind another's leaves the row as it is; one that
    was put back for good is followed from there on.
    """
    now = wall_clock(dialect)
    passed = now - uptime.c.seen
    counted = case((passed < 0, 0.0), (passed > MOST, MOST), else_=passed)
    seen = case((passed.between(-MOST, 0.0), uptime.c.seen), else_=now)
    first = {"id": ROW, "seconds": 0.0, "seen": now}
    then = {"seconds": uptime.c.seconds + counted, "seen": seen}
    return upsert(dialect, uptime, first, then).returning(uptime.c.seconds)


def wall_clock(dialect: str) -> ColumnElement[float]:
    """Return the time of the machine that all processes share: the database's, or the only one."""
    if dialect == "postgresql":
        return cast(extract("epoch", func.clock_timestamp()), Float)
    return literal(time.time(), Float)


def sign_of_life(dialect: str, process: str, seconds: float) -> Insert:
    """Return the statement that says that *process* was there at this server time.

    Server time, because a wall clock put forward would bury every other process.
    """
    return upsert(dialect, processes, {"id": process, "seen": seconds}, {"seen": seconds})


def upsert(dialect: str, table: Table, first: Mapping[str, object], then: Mapping[str, object]) -> Insert:
    """Return the statement that adds a row, or changes the one that has its id."""
    if dialect == "postgresql":
        return postgresql.insert(table).values(first).on_conflict_do_update(index_elements=["id"], set_=then)
    return sqlite.insert(table).values(first).on_conflict_do_update(index_elements=["id"], set_=then)
