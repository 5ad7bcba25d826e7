"""Persons as PostgreSQL keeps them from being held twice."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from sqlalchemy import URL
from sqlalchemy.ext.asyncio import AsyncEngine

from eastfront.table.storage.database import migrate, open_engine, reading, writing
from eastfront.table.storage.persons import add_person, hold_person, muted_by, set_muted

# How long something that need not wait may take, and how long something that must is watched, in seconds.
PATIENCE = 10.0
WHILE = 0.3


def with_persons(url: URL, play: Callable[[AsyncEngine], Awaitable[None]]) -> None:
    """Play with a database that knows two persons."""

    async def run() -> None:
        await migrate(url)
        engine = open_engine(url)
        try:
            async with writing(engine) as connection:
                for person in ("p1", "p2"):
                    await connection.run_sync(add_person, person, person, "en", 0.0)
            await play(engine)
        finally:
            await engine.dispose()

    asyncio.run(run())


def test_what_refers_to_a_person_is_written_while_somebody_holds_that_person(postgres_url: URL) -> None:
    async def play(engine: AsyncEngine) -> None:
        async def mute() -> None:
            async with writing(engine) as connection:
                await set_muted(connection, "p1", "p2", True)

        async with writing(engine) as connection:
            await hold_person(connection, "p1")
            await asyncio.wait_for(mute(), PATIENCE)
        async with reading(engine) as connection:
            assert {"p2"} == await muted_by(connection, "p1")

    with_persons(postgres_url, play)


def test_a_person_is_held_by_one_at_a_time(postgres_url: URL) -> None:
    async def play(engine: AsyncEngine) -> None:
        async def hold(id: str) -> None:
            async with writing(engine) as connection:
                await hold_person(connection, id)

        async with writing(engine) as connection:
            await hold_person(connection, "p1")
            await asyncio.wait_for(hold("p2"), PATIENCE)
            second = asyncio.create_task(hold("p1"))
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(asyncio.shield(second), WHILE)
        await asyncio.wait_for(second, PATIENCE)

    with_persons(postgres_url, play)
