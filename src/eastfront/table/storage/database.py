"""The database of a server: which one, how it is opened, read, written and brought up to date."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from ssl import SSLError
from typing import Any, Final, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event, text
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from eastfront.kernel.errors import EastfrontError
from eastfront.table.storage.address import describe, is_sqlite
from eastfront.table.storage.revisions import HEAD, upgrade
from eastfront.table.storage.writer import Writer

POOL_SIZE: Final = 10
CONNECT_SECONDS: Final = 10
STATEMENT_SECONDS: Final = 10
# How long a writer of SQLite waits for the writers of other processes: in service, and at a start.
WAIT_SECONDS: Final = 5
LONG_WAIT_SECONDS: Final = 60
# Any number: programs that take the same one wait for one another.
ADVISORY_LOCK: Final = 0x0EA57F40


Result = TypeVar("Result")


class DatabaseUnavailable(EastfrontError):
    """The database does not open or answer; the message names it without its password and says why."""


def open_engine(url: URL, *, pool_size: int = POOL_SIZE, patient: bool = False) -> AsyncEngine:
    """Return an engine for *url*, with at most *pool_size* connections; nothing is opened yet.

    *patient* is for what may take long, such as a migration: a statement then has no limit of time.
    """
    if is_sqlite(url):
        return _open_sqlite(url, pool_size, LONG_WAIT_SECONDS if patient else WAIT_SECONDS)
    return _open_postgres(url, pool_size, 0 if patient else STATEMENT_SECONDS)


def _open_sqlite(url: URL, pool_size: int, wait: int) -> AsyncEngine:
    # Writers of one process queue here, in order; SQLite itself would let them poll for the file's lock.
    turn = asyncio.Lock()
    writing_engine = create_engine(
        url.set(drivername="sqlite"),
        connect_args={"check_same_thread": False},
        execution_options={"immediate": True},
    )
    writer = Writer(writing_engine, turn)
    options = {"turn": turn, "writer": writer}
    engine = create_async_engine(url, pool_size=pool_size, max_overflow=0, execution_options=options)
    for each in (writing_engine, engine.sync_engine):
        _prepare_sqlite(each, wait)
    event.listen(engine.sync_engine, "engine_disposed", lambda _: writer.close())
    return engine


def _prepare_sqlite(engine: Engine, wait: int) -> None:
    """Have connections of *engine* set up, and transactions begun, as SQLite needs it."""

    @event.listens_for(engine, "connect")
    def prepare(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
        # The driver would begin transactions by itself, and always deferred ones.
        connection.isolation_level = None
        cursor = connection.cursor()
        cursor.execute(f"pragma busy_timeout = {wait * 1000}")
        cursor.execute("pragma journal_mode = wal")
        cursor.execute("pragma synchronous = full")
        cursor.execute("pragma foreign_keys = on")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        immediate = connection.get_execution_options().get("immediate", False)
        connection.exec_driver_sql("begin immediate" if immediate else "begin deferred")

    @event.listens_for(engine, "invalidate")
    def release(connection: DBAPIConnection | None, *_: object) -> None:
        # A connection whose user was cancelled is given up with its transaction open, and locks the file.
        if connection is not None:
            connection.rollback()


def _open_postgres(url: URL, pool_size: int, statement_seconds: int) -> AsyncEngine:
    settings = {
        "application_name": "eastfront",
        "statement_timeout": f"{statement_seconds}s",
        # A process that is frozen in a transaction must not hold up the others for longer.
        "idle_in_transaction_session_timeout": f"{statement_seconds}s",
    }
    arguments: dict[str, Any] = {"server_settings": settings, "timeout": CONNECT_SECONDS}
    if "sslmode" in url.query:
        arguments["ssl"] = url.query["sslmode"]
    return create_async_engine(
        url.difference_update_query(["sslmode"]),
        pool_size=pool_size,
        max_overflow=0,
        # A connection that died while nobody used it is replaced before it is handed out.
        pool_pre_ping=True,
        connect_args=arguments,
    )


@asynccontextmanager
async def reading(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """Give a connection that sees one state of the database, whatever others write meanwhile."""
    if not is_sqlite(engine.url):
        engine = engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
    async with engine.connect() as connection:
        yield connection


@asynccontextmanager
async def writing(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """Give a connection for one transaction: committed at the end, undone by an exception.

    On SQLite there is one writer at a time, from the start: never open one inside another.
    """
    if not is_sqlite(engine.url):
        async with engine.begin() as connection:
            yield connection
        return
    immediate = engine.execution_options(immediate=True)
    async with engine.get_execution_options()["turn"], immediate.begin() as connection:
        yield connection


async def at_once(engine: AsyncEngine, work: Callable[[Connection], Result]) -> Result:
    """Do *work* in one transaction, kept if it returns and undone if it raises.

    On SQLite that takes one change of threads, where `writing` takes several for each statement. It may
    be done together with the work of others, and twice: it must touch nothing but the database.
    """
    if not is_sqlite(engine.url):
        async with engine.begin() as connection:
            return await connection.run_sync(work)
    writer: Writer = engine.get_execution_options()["writer"]
    return await writer.do(work)


@asynccontextmanager
async def alone(url: URL) -> AsyncIterator[AsyncConnection]:
    """Give a connection for one long transaction, while every other caller of this waits for it to end."""
    if is_sqlite(url):
        _make_file(url)
    engine = open_engine(url, pool_size=1, patient=True)
    try:
        async with AsyncExitStack() as stack:
            with explained(url):
                connection = await stack.enter_async_context(writing(engine))
                if not is_sqlite(url):
                    await connection.execute(text(f"select pg_advisory_xact_lock({ADVISORY_LOCK})"))
            yield connection
    finally:
        await engine.dispose()


def _make_file(url: URL) -> None:
    """Make the file of a SQLite database, which holds the keys of games, readable by its owner only."""
    assert url.database is not None, url
    with explained(url):
        os.close(os.open(url.database, os.O_RDWR | os.O_CREAT, 0o600))


async def migrate(url: URL) -> None:
    """Bring the schema of the database at *url* up to date; several processes may do so at once."""
    async with alone(url) as connection:
        await connection.run_sync(upgrade, HEAD, describe(url))


@contextmanager
def explained(url: URL) -> Iterator[None]:
    """Turn whatever keeps the database at *url* from answering into `DatabaseUnavailable`."""
    try:
        yield
    except TimeoutError:
        raise DatabaseUnavailable(_problem(url, f"no answer within {CONNECT_SECONDS} seconds")) from None
    except OSError as problem:
        raise DatabaseUnavailable(_problem(url, _reason(url, problem))) from None
    except DBAPIError as problem:
        raise DatabaseUnavailable(_problem(url, str(problem.orig).partition("\n")[0])) from None


def _problem(url: URL, reason: str) -> str:
    return f"the database {describe(url)} cannot be used: {reason}"


def _reason(url: URL, problem: OSError) -> str:
    if is_sqlite(url) and not Path(str(url.database)).parent.is_dir():
        return "its folder does not exist"
    if isinstance(problem, SSLError):
        return f"no secure connection: {problem.reason}"
    return (
        os.strerror(problem.errno)
        if problem.errno and problem.errno > 0
        else str(problem.strerror or problem)
    )
