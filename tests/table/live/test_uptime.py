"""Server time counts the seconds in which some server ran, once, whatever the wall clock does."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import pytest
from sqlalchemy import URL, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from eastfront.table.live.uptime import Uptime, is_shared_key
from eastfront.table.storage.database import migrate, open_engine, reading, writing
from eastfront.table.storage.schema import persons, presence, processes, tables, uptime

HOUR = 3600.0
PATIENCE = 10.0


@asynccontextmanager
async def opened(url: URL) -> AsyncIterator[AsyncEngine]:
    await migrate(url)
    engine = open_engine(url)
    try:
        yield engine
    finally:
        await engine.dispose()


def with_engine(url: URL, play: Callable[[AsyncEngine], Awaitable[None]]) -> None:
    async def run() -> None:
        async with opened(url) as engine:
            await play(engine)

    asyncio.run(run())


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.02)


async def shift_seen(engine: AsyncEngine, seconds: float) -> None:
    async with writing(engine) as connection:
        await connection.execute(update(uptime).values(seen=uptime.c.seen + seconds))


async def stored(engine: AsyncEngine) -> tuple[float, float]:
    async with reading(engine) as connection:
        row = (await connection.execute(select(uptime.c.seconds, uptime.c.seen))).one()
    return row.seconds, row.seen


async def present(engine: AsyncEngine) -> tuple[set[str], set[str]]:
    async with reading(engine) as connection:
        alive = set((await connection.execute(select(processes.c.id))).scalars())
        connected = set((await connection.execute(select(presence.c.process))).scalars())
    return alive, connected


async def connect_seat(engine: AsyncEngine, process: str) -> None:
    """Notes that a seat of a table is connected to *process*."""
    async with writing(engine) as connection:
        if not (await connection.execute(select(func.count()).select_from(tables))).scalar_one():
            person = {"id": "p", "name": "", "language": "en", "created": 0.0}
            await connection.execute(insert(persons).values(person))
            texts = ["status", "setup", "visibility", "clock", "times", "offer"]
            texts += ["key", "salt", "origin", "software"]
            numbers = {"seq": 0, "version": 0, "turn": 0, "created": 0.0, "changed": 0.0}
            table = {**dict.fromkeys(texts, ""), **numbers, "id": "t", "host": "p"}
            await connection.execute(insert(tables).values(table))
        row = {"table_id": "t", "seat": 0, "process": process, "count": 1}
        await connection.execute(insert(presence).values(row))


def test_server_time_starts_at_nothing_and_goes_on(database_url: URL) -> None:
    async def play(engine: AsyncEngine) -> None:
        clock, start = Uptime(engine), time.monotonic()
        await clock.beat()
        first = clock.now()
        await asyncio.sleep(0.3)
        between = clock.now()
        await clock.beat()
        passed = time.monotonic() - start

        assert 0.0 <= first <= between - 0.29
        assert between <= passed
        assert 0.29 <= (await stored(engine))[0] <= passed

    with_engine(database_url, play)


def test_a_stop_of_an_hour_adds_at_most_two_seconds(database_url: URL) -> None:
    async def play(engine: AsyncEngine) -> None:
        await Uptime(engine).beat()
        await shift_seen(engine, -HOUR)

        later = Uptime(engine)
        await later.beat()

        assert pytest.approx(2.0, abs=0.001) == (await stored(engine))[0]
        assert 2.0 <= later.now() <= 4.0

    with_engine(database_url, play)


def test_a_wall_clock_put_back_takes_nothing_away_and_is_followed(database_url: URL) -> None:
    async def play(engine: AsyncEngine) -> None:
        clock = Uptime(engine)
        await clock.beat()
        await shift_seen(engine, HOUR)

        await clock.beat()
        seconds, seen = await stored(engine)
        await shift_seen(engine, -1.0)
        await clock.beat()

        assert 0.0 == seconds
        assert pytest.approx(time.time(), abs=5) == seen
        assert 1.0 <= (await stored(engine))[0] <= 2.0

    with_engine(database_url, play)


def test_processes_whose_clocks_differ_a_little_count_nothing_twice(database_url: URL) -> None:
    async def play(engine: AsyncEngine) -> None:
        await Uptime(engine).beat()
        await shift_seen(engine, 1.5)
        ahead = await stored(engine)

        for _ in range(10):
            await Uptime(engine).beat()

        assert ahead == await stored(engine)

    with_engine(database_url, play)


def test_several_processes_count_each_second_once(database_url: URL) -> None:
    async def play(engine: AsyncEngine) -> None:
        clocks, start = [Uptime(engine) for _ in range(4)], time.monotonic()
        while time.monotonic() - start < 1.0:
            await asyncio.gather(*(clock.beat() for clock in clocks))
            await asyncio.sleep(0.1)
        passed = time.monotonic() - start

        assert passed / 2 <= (await stored(engine))[0] <= passed

    with_engine(database_url, play)


def test_server_time_is_at_most_two_seconds_ahead_of_a_beat(sqlite_url: URL) -> None:
    async def play(engine: AsyncEngine) -> None:
        clock = Uptime(engine)
        await clock.beat()
        assert clock.read_at is not None

        clock.read_at -= HOUR
        ahead = clock.now()
        await clock.beat()

        assert clock.seconds < ahead <= 2.0
        assert ahead == clock.now()

    with_engine(sqlite_url, play)


def test_a_started_clock_beats_by_itself(database_url: URL) -> None:
    async def play(engine: AsyncEngine) -> None:
        clock = Uptime(engine)
        await clock.start()
        try:
            await until(lambda: clock.seconds >= 1.0)
            assert ({clock.process}, set()) == await present(engine)
        finally:
            await clock.close()

        assert (set(), set()) == await present(engine)

    with_engine(database_url, play)


def test_a_dead_process_is_buried_with_its_connections(database_url: URL) -> None:
    async def play(engine: AsyncEngine) -> None:
        dead, alive = Uptime(engine), Uptime(engine)
        await dead.beat()
        await alive.beat()
        await connect_seat(engine, dead.process)
        await connect_seat(engine, alive.process)

        async with writing(engine) as connection:
            await connection.execute(update(uptime).values(seconds=27.0))
        await alive.beat()
        before = await present(engine)
        async with writing(engine) as connection:
            await connection.execute(update(uptime).values(seconds=31.0))
        await alive.beat()

        both = {dead.process, alive.process}
        assert (both, both) == before
        assert ({alive.process}, {alive.process}) == await present(engine)

    with_engine(database_url, play)


def test_a_wall_clock_put_forward_buries_nobody(database_url: URL) -> None:
    async def play(engine: AsyncEngine) -> None:
        one, other = Uptime(engine), Uptime(engine)
        await one.beat()
        await connect_seat(engine, one.process)
        await shift_seen(engine, -HOUR)

        await other.beat()

        assert ({one.process, other.process}, {one.process}) == await present(engine)

    with_engine(database_url, play)


def test_a_clock_survives_a_database_that_is_away_for_a_while(postgres_url: URL) -> None:
    async def play(engine: AsyncEngine) -> None:
        clock = Uptime(engine)
        await clock.start()
        try:
            async with writing(engine) as connection:
                await connection.run_sync(lambda sync: uptime.drop(sync))
            await asyncio.sleep(1.3)
            last = clock.read_at
            async with writing(engine) as connection:
                await connection.run_sync(lambda sync: uptime.create(sync))
            await until(lambda: clock.read_at != last)
        finally:
            await clock.close()

        assert 0.0 == (await stored(engine))[0]

    with_engine(postgres_url, play)


def test_the_first_process_says_which_key_all_must_have(database_url: URL) -> None:
    async def play(engine: AsyncEngine) -> None:
        await Uptime(engine).beat()

        answers = [await is_shared_key(engine, key) for key in (b"one", b"two", b"one")]

        assert [True, False, True] == answers

    with_engine(database_url, play)


def test_a_key_is_known_before_the_first_beat_and_after_many(sqlite_url: URL) -> None:
    async def play(engine: AsyncEngine) -> None:
        await is_shared_key(engine, b"one")
        await shift_seen(engine, -1.0)
        await Uptime(engine).beat()

        assert not await is_shared_key(engine, b"two")
        assert 1.0 <= (await stored(engine))[0] <= 2.0

    with_engine(sqlite_url, play)
