"""The writer of a SQLite file: groups of transactions, failures among them, people who go away."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

from sqlalchemy import URL, Connection, func, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from eastfront.kernel.errors import EastfrontError
from eastfront.table.storage.database import at_once, migrate, open_engine, reading, writing
from eastfront.table.storage.persons import add_person
from eastfront.table.storage.schema import persons

Work = Callable[[Connection], object]


def with_engine(url: URL, act: Callable[[AsyncEngine], Awaitable[None]]) -> None:
    async def run() -> None:
        await migrate(url)
        engine = open_engine(url)
        try:
            await act(engine)
        finally:
            await engine.dispose()

    asyncio.run(run())


def add(id: str, connection: Connection) -> str:
    add_person(connection, id, id, "en", 0.0)
    return id


def refuse(connection: Connection) -> None:
    add("refused", connection)
    raise EastfrontError("not this one")


async def kept(engine: AsyncEngine) -> set[str]:
    async with reading(engine) as connection:
        return {row.id for row in (await connection.execute(select(persons.c.id))).all()}


def test_what_many_write_at_once_is_all_kept(database_url: URL) -> None:
    async def act(engine: AsyncEngine) -> None:
        names = [f"p{number}" for number in range(50)]

        done = await asyncio.gather(*(at_once(engine, partial(add, name)) for name in names))

        assert names == done
        assert set(names) == await kept(engine)

    with_engine(database_url, act)


def test_what_fails_among_others_is_undone_alone(database_url: URL) -> None:
    async def act(engine: AsyncEngine) -> None:
        works: list[Work] = [
            partial(add, "a"),
            refuse,
            partial(add, "b"),
            partial(add, "a"),
            partial(add, "c"),
        ]

        done = await asyncio.gather(*(at_once(engine, work) for work in works), return_exceptions=True)

        assert ["a", "b", "c"] == sorted(each for each in done if isinstance(each, str))
        assert {EastfrontError, IntegrityError} == {
            type(each) for each in done if isinstance(each, BaseException)
        }
        assert {"a", "b", "c"} == await kept(engine)

    with_engine(database_url, act)


def test_a_mistake_of_ours_reaches_whoever_made_it_and_nobody_else(sqlite_url: URL) -> None:
    def stumble(connection: Connection) -> None:
        raise ZeroDivisionError

    async def act(engine: AsyncEngine) -> None:
        works: list[Work] = [partial(add, "a"), stumble, partial(add, "b")]

        done = await asyncio.gather(*(at_once(engine, work) for work in works), return_exceptions=True)

        assert ["a", ZeroDivisionError, "b"] == [
            type(each) if isinstance(each, BaseException) else each for each in done
        ]
        assert {"a", "b"} == await kept(engine)

    with_engine(sqlite_url, act)


def test_somebody_who_goes_away_holds_up_nobody(sqlite_url: URL) -> None:
    async def act(engine: AsyncEngine) -> None:
        tasks = [asyncio.create_task(at_once(engine, partial(add, f"p{number}"))) for number in range(10)]
        await asyncio.sleep(0)
        for task in tasks[::2]:
            task.cancel()

        done = await asyncio.gather(*tasks, return_exceptions=True)

        assert ["p1", "p3", "p5", "p7", "p9"] == [each for each in done if isinstance(each, str)]
        assert {"p1", "p3", "p5", "p7", "p9"} <= await kept(engine)
        assert "later" == await at_once(engine, partial(add, "later"))

    with_engine(sqlite_url, act)


def test_it_takes_turns_with_other_writers(sqlite_url: URL) -> None:
    async def write(engine: AsyncEngine, name: str) -> None:
        async with writing(engine) as connection:
            await connection.run_sync(partial(add, name))

    async def act(engine: AsyncEngine) -> None:
        await asyncio.gather(
            *(write(engine, f"w{number}") for number in range(20)),
            *(at_once(engine, partial(add, f"p{number}")) for number in range(20)),
        )

        async with reading(engine) as connection:
            count = (await connection.execute(select(func.count()).select_from(persons))).scalar_one()
        assert 40 == count

    with_engine(sqlite_url, act)


def test_closing_waits_for_what_is_being_written(sqlite_url: URL) -> None:
    async def act(engine: AsyncEngine) -> None:
        task = asyncio.create_task(at_once(engine, partial(add, "last")))
        await asyncio.sleep(0.01)

        await engine.dispose()

        assert "last" == await task

    with_engine(sqlite_url, act)
