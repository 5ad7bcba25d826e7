"""One process at a time looks after a table; when it dies or is frozen, another goes on."""

from __future__ import annotations

import asyncio
import signal
import time
from pathlib import Path
from typing import Any

from sqlalchemy import URL

from tests.serving.bots import askers, slow_bot
from tests.serving.load import Kept, check_log, is_choice_of, read_kept
from tests.serving.players import Person, people, until
from tests.serving.processes import Server, serving

# Until when another process has taken over, in seconds.
TAKEN_OVER = 10.0
# The same where the frozen process may keep a row locked until the database gives up on it.
FROZEN = 25.0
# The first seat begins.
FIRST = {"first_player": "youngest"}
BANK = {"kind": "bank", "seconds": 600}


def test_another_process_goes_on_when_the_one_that_lets_the_computer_think_is_killed(
    tmp_path: Path, postgres_url: URL
) -> None:
    async def play() -> None:
        async with (
            serving(tmp_path, postgres_url, *slow_bot(tmp_path, 20), count=2) as servers,
            people("Anna", urls=[server.url for server in servers]) as (anna,),
        ):
            table = await anna.open("barbarossa", "slow", "me", start=True, options=FIRST, clock=BANK)
            holder, other = await find_holder(tmp_path, servers)

            await holder.kill()
            await until(lambda: other.pid in askers(tmp_path), TAKEN_OVER)
            await reaches(anna, table, servers.index(other))

            check_log(await read_kept(postgres_url, table))

    asyncio.run(play())


def test_a_frozen_process_that_wakes_up_cannot_write(tmp_path: Path, postgres_url: URL) -> None:
    async def play() -> None:
        async with (
            serving(tmp_path, postgres_url, *slow_bot(tmp_path, 1, 3), count=2) as servers,
            people("Anna", urls=[server.url for server in servers]) as (anna,),
        ):
            table = await anna.open("barbarossa", "slow", "me", start=True, options=FIRST, clock=BANK)
            holder, other = await find_holder(tmp_path, servers)

            holder.send(signal.SIGSTOP)
            await until(lambda: other.pid in askers(tmp_path), FROZEN)
            holder.send(signal.SIGCONT)
            await asyncio.sleep(1.5)
            # The bot of the frozen process has answered long ago, that of the other is still thinking.
            meanwhile = await read_kept(postgres_url, table)
            await reaches(anna, table, servers.index(other))
            await reaches(anna, table, servers.index(holder))

            kept = await read_kept(postgres_url, table)
            assert 0 == computer_choices(meanwhile)
            check_log(kept)
            assert computer_choices(kept) == len(askers(tmp_path)) - 1
            past = [await anna.past(table, server, 1) for server in (0, 1)]
            assert past[0] == past[1]

    asyncio.run(play())


def test_a_player_who_thinks_longer_than_a_lease_lasts_is_waited_for(
    tmp_path: Path, postgres_url: URL
) -> None:
    async def play() -> None:
        async with (
            serving(tmp_path, postgres_url, *slow_bot(tmp_path, 6.5), count=2) as servers,
            people("Anna", urls=[server.url for server in servers]) as (anna,),
        ):
            table = await anna.open("barbarossa", "slow", "me", start=True, options=FIRST)
            await reaches(anna, table, 0)

            kept = await read_kept(postgres_url, table)
            assert 1 == len(set(askers(tmp_path)))
            assert computer_choices(kept) == len(askers(tmp_path))

    asyncio.run(play())


def test_clocks_stand_still_while_no_server_is_up(tmp_path: Path, sqlite_url: URL) -> None:
    async def play() -> None:
        async with (
            serving(tmp_path, sqlite_url) as [server],
            people("Anna", urls=[server.url]) as (anna,),
        ):
            table = await anna.open("barbarossa", "me", "recruit", start=True, clock=BANK, options=FIRST)
            before = await left(anna, table)

            await server.kill()
            killed = time.monotonic()
            await asyncio.sleep(3)
            await server.start()
            down = time.monotonic() - killed
            after = await left(anna, table)

            # A process cannot know when the one before it died: up to two seconds count.
            assert before - 3 < after <= before
            assert down > 4

    asyncio.run(play())


async def find_holder(folder: Path, servers: list[Server]) -> tuple[Server, Server]:
    """The server that lets the computer player think now, and the other."""
    await until(lambda: bool(askers(folder)))
    [holder] = [server for server in servers if server.pid == askers(folder)[0]]
    [other] = [server for server in servers if server is not holder]
    return holder, other


async def reaches(person: Person, table: str, server: int) -> None:
    """Waits until a server says that it is the person's turn."""
    async with asyncio.timeout(60):
        while (await person.get(f"/api/tables/{table}", server))["asked"] != 1:
            await asyncio.sleep(0.1)


async def left(person: Person, table: str) -> float:
    """What the first seat has left."""
    answer: Any = await person.get(f"/api/tables/{table}")
    seconds: float = answer["seats"][0]["left"]
    return seconds


def computer_choices(kept: Kept) -> int:
    """How often the first seat has chosen."""
    return sum(is_choice_of(event, 0) for event in kept.events)
