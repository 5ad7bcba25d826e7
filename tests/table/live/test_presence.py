"""Who is connected is written when the first comes and the last goes, and is set right where it is not."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import URL, delete

from eastfront.kernel.edition import Setup
from eastfront.table.clock import read_clock
from eastfront.table.live.house import House
from eastfront.table.live.hub import LocalHub
from eastfront.table.live.livetable import Watch
from eastfront.table.live.lobby import Person, Place, Plan, open_table
from eastfront.table.live.presence import Presence, Present
from eastfront.table.live.uptime import Uptime
from eastfront.table.storage.database import migrate, open_engine, reading, writing
from eastfront.table.storage.persons import add_person
from eastfront.table.storage.presence import read_presence
from eastfront.table.storage.schema import presence as rows
from eastfront.table.storage.tables import add_table

PATIENCE = 10.0


@asynccontextmanager
async def presence_at(url: URL) -> AsyncIterator[tuple[Presence, str]]:
    """The presence of a process with one table, whose id is given too."""
    await migrate(url)
    engine = open_engine(url)
    uptime = Uptime(engine)
    await uptime.start()
    presence = Presence(House(engine, LocalHub(), uptime))
    anna = Person("anna", "Anna", "en")
    plan = Plan(Setup("barbarossa", "arclight", 2, {}), [Place(), Place()], read_clock({"kind": "none"}))
    record, seats = open_table(plan, anna, [], 0.0)
    async with writing(engine) as connection:
        await connection.run_sync(add_person, anna.id, anna.name, anna.language, 0.0)
        await add_table(connection, record, seats)
    await presence.start()
    try:
        yield presence, record.id
    finally:
        await presence.close()
        await uptime.close()
        await engine.dispose()


async def stored(presence: Presence, id: str) -> Any:
    async with reading(presence.house.engine) as connection:
        return (await read_presence(connection, [id]))[id].get(presence.process, {})


async def soon(question: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not await question():
            await asyncio.sleep(0.01)


def test_only_the_first_and_last_connection_of_a_seat_are_written(sqlite_url: URL) -> None:
    async def play() -> tuple[list[str], Any]:
        async with presence_at(sqlite_url) as (presence, id):
            told: list[str] = []
            presence.house.hub.subscribe(lambda table, seq: None, on_presence=told.append)
            first, second = Watch(), Watch()
            presence.seat(id, first, [0])
            await soon(lambda: is_known(presence, id, Present((0,), 0)))
            presence.seat(id, second, [0])
            await asyncio.sleep(0.2)
            presence.leave(id, first)
            await asyncio.sleep(0.2)
            kept = await stored(presence, id)
            presence.leave(id, second)
            await soon(lambda: is_stored(presence, id, {}))
            return told, kept

    told, kept = asyncio.run(play())

    assert 2 == len(told)
    assert {0: 1} == kept


def test_rows_that_were_taken_for_those_of_a_dead_process_are_written_again(database_url: URL) -> None:
    async def play() -> Present:
        async with presence_at(database_url) as (presence, id):
            presence.seat(id, Watch(), [1])
            presence.seat(id, Watch(), [])
            await soon(lambda: is_stored(presence, id, {1: 1, -1: 1}))
            async with writing(presence.house.engine) as connection:
                await connection.execute(delete(rows))
            presence.read_again([id])
            await soon(lambda: is_stored(presence, id, {1: 1, -1: 1}))
            return await presence.look(id)

    assert Present((1,), 1) == asyncio.run(play())


def test_a_process_that_stops_leaves_nobody_behind(sqlite_url: URL) -> None:
    async def play() -> Any:
        async with presence_at(sqlite_url) as (presence, id):
            presence.seat(id, Watch(), [0, 1])
            await soon(lambda: is_stored(presence, id, {0: 1, 1: 1}))
            await presence.close()
            return await stored(presence, id)

    assert {} == asyncio.run(play())


async def is_known(presence: Presence, id: str, present: Present) -> bool:
    return presence.known.get(id) == present


async def is_stored(presence: Presence, id: str, counts: dict[int, int]) -> bool:
    return bool(await stored(presence, id) == counts)
