"""Processes hear of one another's events, in order, and know when they may have missed some."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import asyncpg
from sqlalchemy import URL, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from eastfront.table.live.hub import Hub, LocalHub, PostgresHub
from eastfront.table.storage.address import listening_address
from eastfront.table.storage.database import open_engine, reading, writing

PATIENCE = 10.0


class Ear:
    """Keeps what a hub tells."""

    def __init__(self, hub: Hub) -> None:
        self.heard: list[tuple[str, int]] = []
        self.presence: list[str] = []
        self.gaps = 0
        hub.subscribe(
            lambda table_id, seq: self.heard.append((table_id, seq)),
            on_presence=self.presence.append,
            on_gap=self.count_gap,
        )

    def count_gap(self) -> None:
        self.gaps += 1


@asynccontextmanager
async def listening(url: URL, heartbeat: float = 5.0) -> AsyncIterator[tuple[PostgresHub, Ear]]:
    hub = PostgresHub(listening_address(url), heartbeat)
    ear = Ear(hub)
    await hub.start()
    try:
        yield hub, ear
    finally:
        await hub.close()


@asynccontextmanager
async def opened(url: URL) -> AsyncIterator[AsyncEngine]:
    engine = open_engine(url)
    try:
        yield engine
    finally:
        await engine.dispose()


async def publish(engine: AsyncEngine, hub: Hub, table_id: str, seq: int) -> None:
    async with writing(engine) as connection:
        await connection.run_sync(hub.announce, table_id, seq)
    hub.published(table_id, seq)


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.01)


async def caught_up(hub: PostgresHub, ear: Ear, gaps: int) -> None:
    await until(lambda: ear.gaps == gaps and hub.listening.is_set())


async def listener_pids(connection: AsyncConnection, url: URL) -> list[int]:
    """Finds the backends of the listening connections, which are not from the engine's pool."""
    statement = text(
        "select pid from pg_stat_activity where datname = :name and application_name <> 'eastfront'"
        " and pid <> pg_backend_pid() and backend_type = 'client backend'"
    )
    return list((await connection.execute(statement, {"name": url.database})).scalars())


async def kill_listeners(engine: AsyncEngine, url: URL) -> int:
    async with writing(engine) as connection:
        pids = await listener_pids(connection, url)
        for pid in pids:
            await connection.execute(text("select pg_terminate_backend(:pid)"), {"pid": pid})
    return len(pids)


def test_a_local_hub_tells_its_own_process_after_the_commit(sqlite_url: URL) -> None:
    hub = LocalHub()
    ear = Ear(hub)

    async def play() -> None:
        await hub.start()
        async with opened(sqlite_url) as engine:
            async with writing(engine) as connection:
                await connection.run_sync(hub.announce, "t", 1)
                await connection.run_sync(hub.announce_presence, "t")
                assert [] == ear.heard
            hub.published("t", 1)
            hub.presence_published("t")
        await hub.close()

    asyncio.run(play())

    assert [("t", 1)] == ear.heard
    assert ["t"] == ear.presence
    assert 0 == ear.gaps


def test_another_process_hears_everything_in_order(postgres_url: URL) -> None:
    async def play() -> tuple[list[tuple[str, int]], list[tuple[str, int]]]:
        async with (
            opened(postgres_url) as engine,
            listening(postgres_url) as (writer, own),
            listening(postgres_url) as (_, other),
        ):
            for seq in range(400):
                await publish(engine, writer, "t", seq)
            await until(lambda: len(other.heard) == 400 and len(own.heard) == 800)
            return own.heard, other.heard

    own, other = asyncio.run(play())

    assert [("t", seq) for seq in range(400)] == other
    assert set(other) == set(own)


def test_nothing_is_heard_of_what_is_not_committed(postgres_url: URL) -> None:
    async def play() -> list[tuple[str, int]]:
        async with opened(postgres_url) as engine, listening(postgres_url) as (hub, ear):
            async with engine.connect() as connection:
                await connection.run_sync(hub.announce, "t", 1)
                await connection.rollback()
            async with writing(engine) as connection:
                await connection.run_sync(hub.announce, "t", 2)
            await until(lambda: bool(ear.heard))
            return ear.heard

    assert [("t", 2)] == asyncio.run(play())


def test_a_killed_listener_comes_back_and_tells_of_the_gap(postgres_url: URL) -> None:
    async def play() -> tuple[list[int], int]:
        async with (
            opened(postgres_url) as engine,
            listening(postgres_url) as (writer, _),
            listening(postgres_url) as (_, ear),
        ):
            # What the ear knows of: told, or read from the database after a gap.
            known: set[int] = set()
            for seq in range(400):
                if seq in (100, 250):
                    gaps = ear.gaps
                    assert 2 == await kill_listeners(engine, postgres_url)
                    await publish(engine, writer, "t", seq)
                    await caught_up(writer, ear, gaps + 1)
                    known |= set(range(seq + 1))
                else:
                    await publish(engine, writer, "t", seq)
            await until(lambda: ("t", 399) in ear.heard)
            return sorted(known | {seq for _, seq in ear.heard}), ear.gaps

    known, gaps = asyncio.run(play())

    assert list(range(400)) == known
    assert 3 == gaps


def test_a_listener_that_gives_no_sign_of_life_is_replaced(postgres_url: URL) -> None:
    async def play() -> list[tuple[str, int]]:
        async with opened(postgres_url) as engine, listening(postgres_url, 0.2) as (hub, ear):
            async with reading(engine) as connection:
                [frozen] = await listener_pids(connection, postgres_url)
            os.kill(frozen, signal.SIGSTOP)
            try:
                await until(lambda: ear.gaps == 2)
                async with writing(engine) as connection:
                    await connection.run_sync(hub.announce, "t", 7)
                await until(lambda: bool(ear.heard))
            finally:
                os.kill(frozen, signal.SIGCONT)
            return ear.heard

    assert [("t", 7)] == asyncio.run(play())


def test_own_listeners_are_told_while_the_database_cannot_be_reached(postgres_url: URL) -> None:
    nowhere = postgres_url.set(database="nowhere")

    async def play() -> tuple[Ear, bool]:
        async with listening(nowhere, 0.2) as (hub, ear):
            hub.published("t", 1)
            return ear, hub.listening.is_set()

    ear, is_listening = asyncio.run(play())

    assert [("t", 1)] == ear.heard
    assert not is_listening


def test_a_malformed_notification_is_ignored(postgres_url: URL) -> None:
    payloads = [
        "",
        ":",
        "t",
        "t:",
        ":5",
        "t:x",
        "t:-1",
        "t:1.5",
        "t:\N{SUPERSCRIPT TWO}",
        "t:presence",
        "t:3",
    ]

    async def play() -> Ear:
        async with listening(postgres_url) as (_, ear):
            connection = await asyncpg.connect(listening_address(postgres_url))
            for payload in payloads:
                await connection.execute("select pg_notify('eastfront', $1)", payload)
            await connection.close()
            await until(lambda: bool(ear.heard))
            return ear

    ear = asyncio.run(play())

    assert [("t", 3)] == ear.heard
    assert ["t"] == ear.presence


def test_presence_is_announced_to_other_processes(postgres_url: URL) -> None:
    async def play() -> list[str]:
        async with (
            opened(postgres_url) as engine,
            listening(postgres_url) as (writer, _),
            listening(postgres_url) as (_, other),
        ):
            async with writing(engine) as connection:
                await connection.run_sync(writer.announce_presence, "t")
            await until(lambda: bool(other.presence))
            return other.presence

    assert ["t"] == asyncio.run(play())
