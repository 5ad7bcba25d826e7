"""The database: read as of one moment, written by one at a time, and refused with a sentence."""

from __future__ import annotations

import asyncio
import multiprocessing
import socket
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import pytest
from sqlalchemy import URL, func, make_url, select, text
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from eastfront.table.storage.address import AddressError, listening_address
from eastfront.table.storage.address import database_url as read_address
from eastfront.table.storage.database import DatabaseUnavailable, migrate, open_engine, reading, writing
from eastfront.table.storage.schema import accounts, persons
from tests.table.storage.databases import ask_postgres

Result = TypeVar("Result")


def test_an_empty_address_means_a_file_in_the_data_folder(tmp_path: Path) -> None:
    url = read_address("", tmp_path)

    assert ("sqlite+aiosqlite", str(tmp_path / "eastfront.sqlite3")) == (url.drivername, url.database)


@pytest.mark.parametrize(
    ("text", "driver"),
    [
        ("sqlite:///games.db", "sqlite+aiosqlite"),
        ("sqlite+aiosqlite:////srv/games.db", "sqlite+aiosqlite"),
        ("postgres://host/games", "postgresql+asyncpg"),
        ("postgresql://anna:secret@host:5433/games?sslmode=require", "postgresql+asyncpg"),
    ],
)
def test_an_address_gets_the_driver_that_fits(text: str, driver: str) -> None:
    assert driver == read_address(text, Path()).drivername


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("games.db", "cannot be read; valid: postgresql://"),
        ("postgresql://anna:secret@host:port/games", "cannot be read; valid: postgresql://"),
        ("mysql://anna:secret@host/games", "kind 'mysql' cannot be used; valid: postgresql://"),
        ("postgresql+psycopg://anna:secret@host/games", "kind 'postgresql\\+psycopg' cannot be used"),
        ("sqlite://", "names a file; valid: sqlite:///PATH"),
        ("sqlite:///:memory:", "names a file; valid: sqlite:///PATH"),
        ("sqlite:///file:games?mode=memory", "names a file; valid: sqlite:///PATH"),
        ("postgresql://anna:my@secret@host/games", "write %40 for one inside a password"),
        ("postgresql://anna:my@sec/ret@host/games", "write %40 for one inside a password"),
        ("postgresql://anna:secret@host", "lacks its name"),
        ("postgresql://anna@host/games?password=secret", "has 'password'; valid after \\?: host, sslmode"),
        ("postgresql://anna:secret@host/games?sslmode=maybe", "another sslmode; valid: disable"),
    ],
)
def test_another_address_is_refused_without_showing_its_password(text: str, problem: str) -> None:
    with pytest.raises(AddressError, match=problem) as raised:
        read_address(text, Path())

    assert "secret" not in str(raised.value)


def test_a_listener_gets_the_whole_address() -> None:
    text = "postgresql://anna:my%40word@host:5433/games?sslmode=require"

    assert text == listening_address(read_address(text, Path()))


def test_what_is_written_is_there_and_what_fails_is_not(database_url: URL) -> None:
    async def play(engine: AsyncEngine) -> int:
        async with writing(engine) as connection:
            await add_person(connection, "anna")
        with pytest.raises(IntegrityError):
            await add_twice(engine, "boris")
        return await count_persons(engine)

    assert 1 == asyncio.run(on_fresh(database_url, play))


def test_a_reader_sees_one_state_while_others_write(database_url: URL) -> None:
    async def play(engine: AsyncEngine) -> list[int]:
        count = select(func.count()).select_from(persons)
        async with reading(engine) as reader:
            before = await reader.scalar(count) or 0
            async with writing(engine) as writer:
                await add_person(writer, "anna")
            return [before, await reader.scalar(count) or 0, await count_persons(engine)]

    assert [0, 0, 1] == asyncio.run(on_fresh(database_url, play))


def test_a_row_must_belong_to_one_that_is_there(database_url: URL) -> None:
    async def play(engine: AsyncEngine) -> None:
        async with writing(engine) as connection:
            row = {"login": "anna", "person": "nobody", "password": "", "created": 0.0}
            await connection.execute(accounts.insert(), row)

    with pytest.raises(IntegrityError):
        asyncio.run(on_fresh(database_url, play))


def test_a_file_is_opened_for_safety(sqlite_url: URL) -> None:
    async def play(engine: AsyncEngine) -> list[object]:
        async with reading(engine) as connection:
            names = ("journal_mode", "busy_timeout", "synchronous", "foreign_keys")
            return [await connection.scalar(text(f"pragma {name}")) for name in names]

    assert ["wal", 5000, 2, 1] == asyncio.run(on_fresh(sqlite_url, play))


def test_a_session_of_postgresql_has_a_name_and_a_limit(postgres_url: URL) -> None:
    async def play(engine: AsyncEngine) -> list[object]:
        async with reading(engine) as connection:
            names = ("application_name", "statement_timeout")
            return [await connection.scalar(select(func.current_setting(name))) for name in names]

    assert ["eastfront", "10s"] == asyncio.run(on_fresh(postgres_url, play))


def test_nothing_is_written_while_reading_in_postgresql(postgres_url: URL) -> None:
    async def play(engine: AsyncEngine) -> None:
        async with reading(engine) as connection:
            await add_person(connection, "anna")

    with pytest.raises(DBAPIError, match="read-only transaction"):
        asyncio.run(on_fresh(postgres_url, play))


def test_a_connection_that_was_killed_is_replaced(postgres_url: URL) -> None:
    async def play(engine: AsyncEngine) -> int:
        await count_persons(engine)
        others = "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'eastfront'"
        await asyncio.to_thread(ask_postgres, postgres_url, others)
        return await count_persons(engine)

    assert 0 == asyncio.run(on_fresh(postgres_url, play))


def test_forty_writers_of_four_processes_all_get_their_turn(sqlite_url: URL) -> None:
    asyncio.run(migrate(sqlite_url))
    spawn = multiprocessing.get_context("spawn")
    address = sqlite_url.render_as_string(hide_password=False)
    writers = [spawn.Process(target=write_persons, args=(address, f"{name}")) for name in range(4)]

    for writer in writers:
        writer.start()
    for writer in writers:
        writer.join(60)

    assert [0, 0, 0, 0] == [writer.exitcode for writer in writers]
    assert 200 == asyncio.run(on_fresh(sqlite_url, count_persons))


def test_a_writer_that_is_cancelled_while_it_waits_leaves_no_lock_behind(sqlite_url: URL) -> None:
    async def play(engine: AsyncEngine) -> int:
        other = open_engine(sqlite_url)
        async with writing(other):
            waiting = asyncio.create_task(add_alone(engine, "anna"))
            await asyncio.sleep(0.2)
            waiting.cancel()
        await asyncio.wait([waiting])
        for name in ("boris", "clara"):
            await add_alone(engine, name)
            await add_alone(other, f"{name} again")
        await other.dispose()
        return await count_persons(engine)

    assert 4 == asyncio.run(on_fresh(sqlite_url, play))


def test_a_file_in_no_folder_is_refused(tmp_path: Path) -> None:
    url = read_address(f"sqlite:///{tmp_path}/none/games.db", tmp_path)

    with pytest.raises(DatabaseUnavailable, match="cannot be used: its folder does not exist"):
        asyncio.run(migrate(url))


def test_a_folder_is_no_database(tmp_path: Path) -> None:
    url = read_address(f"sqlite:///{tmp_path}", tmp_path)

    with pytest.raises(DatabaseUnavailable, match="cannot be used: Is a directory"):
        asyncio.run(migrate(url))


def test_a_file_of_something_else_is_no_database(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    path.write_text("Dear Anna, " * 500)

    with pytest.raises(DatabaseUnavailable, match="cannot be used: file is not a database"):
        asyncio.run(migrate(read_address(f"sqlite:///{path}", tmp_path)))

    assert path.read_text().startswith("Dear Anna, ")


def test_a_server_that_is_not_there_is_named_without_the_password() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    url = make_url(f"postgresql+asyncpg://anna:secret@127.0.0.1:{port}/games")

    with pytest.raises(DatabaseUnavailable) as raised:
        asyncio.run(migrate(url))

    assert "the database games on 127.0.0.1 cannot be used: Connection refused" == str(raised.value)


def test_a_database_that_is_not_there_is_named(postgres_url: URL) -> None:
    with pytest.raises(DatabaseUnavailable, match='cannot be used: database "nowhere" does not exist'):
        asyncio.run(migrate(postgres_url.set(database="nowhere")))


def test_a_wrong_password_is_refused_and_not_shown(postgres_url: URL) -> None:
    ask_postgres(postgres_url, "create role locked login password 'right'")
    path = Path(asyncio.run(on_fresh(postgres_url, access_file)))
    before = path.read_text()
    path.write_text(f"local all locked scram-sha-256\n{before}")
    ask_postgres(postgres_url, "select pg_reload_conf()")

    with pytest.raises(DatabaseUnavailable) as raised:
        asyncio.run(migrate(postgres_url.set(username="locked", password="wrong")))

    path.write_text(before)
    ask_postgres(postgres_url, "select pg_reload_conf()", "drop role locked")
    assert 'cannot be used: password authentication failed for user "locked"' in str(raised.value)
    assert "wrong" not in str(raised.value)


async def on_fresh(url: URL, play: Callable[[AsyncEngine], Awaitable[Result]]) -> Result:
    await migrate(url)
    engine = open_engine(url)
    try:
        return await play(engine)
    finally:
        await engine.dispose()


def write_persons(address: str, process: str) -> None:
    """Adds fifty persons, ten at a time."""

    async def write() -> None:
        engine = open_engine(make_url(address))
        names = [f"{process}-{number}" for number in range(50)]
        for start in range(0, 50, 10):
            await asyncio.gather(*[add_alone(engine, name) for name in names[start : start + 10]])
        await engine.dispose()

    asyncio.run(write())


async def add_alone(engine: AsyncEngine, name: str) -> None:
    async with writing(engine) as connection:
        await add_person(connection, name)


async def add_twice(engine: AsyncEngine, name: str) -> None:
    async with writing(engine) as connection:
        await add_person(connection, name)
        await add_person(connection, name)


async def add_person(connection: AsyncConnection, name: str) -> None:
    row = {"id": name, "name": name, "language": "en", "created": 1.5}
    await connection.execute(persons.insert(), row)


async def access_file(engine: AsyncEngine) -> str:
    async with reading(engine) as connection:
        return str(await connection.scalar(text("show hba_file")))


async def count_persons(engine: AsyncEngine) -> int:
    async with reading(engine) as connection:
        return await connection.scalar(select(func.count()).select_from(persons)) or 0
