"""Two servers on one PostgreSQL: everybody sees everything once, and of racing choices one wins."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from uuid import uuid4

import asyncpg
from sqlalchemy import URL

from eastfront.table.storage.address import listening_address
from tests.serving.load import check, settle
from tests.serving.players import Person, Player, people, until
from tests.serving.processes import serving

ROUNDS = 50
CHATS = 10
# Until when a push has come, in seconds: sooner than anything but the push itself would bring it.
PUSHED = 5.0
KILLS = 4
CUT = """
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
"""
# The connections by which servers hear of each other are not from their pools.
CUT_LISTENERS = f"{CUT} and application_name <> 'eastfront'"
STORM = 80


def test_clients_of_two_processes_see_every_event_once_although_notifications_are_cut(
    tmp_path: Path, postgres_url: URL
) -> None:
    async def cut(connection: Any, players: list[Player]) -> None:
        for _ in range(KILLS):
            seen = min(len(player.events) for player in players)
            await until(lambda: all(len(player.events) > seen + 5 for player in players))  # noqa: B023
            assert 2 == len(await connection.fetch(CUT_LISTENERS))

    players = asyncio.run(play_while(cut, tmp_path, postgres_url))

    # Nobody had to connect anew in order to see it.
    assert [1, 1] == [player.connections for player in players]


def test_nothing_is_lost_while_all_connections_to_the_database_are_cut_again_and_again(
    tmp_path: Path, postgres_url: URL
) -> None:
    async def cut(connection: Any, players: list[Player]) -> None:
        for _ in range(STORM):
            await asyncio.sleep(0.05)
            await connection.fetch(CUT)
        seen = min(len(player.events) for player in players)
        await until(lambda: all(len(player.events) > seen + 5 for player in players))

    players = asyncio.run(play_while(cut, tmp_path, postgres_url))

    assert all(player.receipts for player in players)


async def play_while(
    cut: Callable[[Any, list[Player]], Awaitable[None]], folder: Path, database: URL
) -> list[Player]:
    """Lets two people play on two servers while connections are *cut*, and checks all that came of it."""
    async with (
        serving(folder, database, count=2) as servers,
        people("Anna", "Boris", urls=[server.url for server in servers]) as (anna, boris),
    ):
        table = await anna.open("stalingrad", "me", "open")
        await boris.insist(f"/api/tables/{table}/seats/1/claim", 1)
        await anna.insist(f"/api/tables/{table}/start")
        players = [Player(anna, table, 0, server=0), Player(boris, table, 1, server=1)]
        connection = await asyncpg.connect(listening_address(database))
        try:
            async with asyncio.TaskGroup() as group:
                tasks = [group.create_task(player.run()) for player in players]
                await cut(connection, players)
                await settle(players)
                for task in tasks:
                    task.cancel()
        finally:
            await connection.close()
        await check(database, players)
        # No answer was a server's own mistake.
        assert not any('"status": 500' in server.log() for server in servers)
        return players


def test_of_two_racing_choices_exactly_one_wins(tmp_path: Path, postgres_url: URL) -> None:
    async def race() -> None:
        async with (
            serving(tmp_path, postgres_url, count=2) as servers,
            people("Anna", urls=[server.url for server in servers]) as (anna,),
        ):
            table = await anna.open("barbarossa", "me", "me", start=True)
            followers = [Player(anna, table, 0, server=server) for server in (0, 1)]
            async with following(followers):
                winners = {await race_once(anna, followers, number % 2) for number in range(ROUNDS)}
                for _ in range(CHATS):
                    await talk_and_choose(anna, followers)
            past = await anna.past(table)
            assert [past, past] == [follower.events for follower in followers]
            assert ROUNDS + CHATS == sum(is_choice(event) for event in past)
            assert {0, 1} == winners

    asyncio.run(race())


@asynccontextmanager
async def following(followers: list[Player]) -> AsyncIterator[None]:
    """Lets people look on without choosing."""
    for follower in followers:
        follower.plays.clear()
    tasks = [asyncio.create_task(follower.run()) for follower in followers]
    try:
        await until(lambda: all(follower.seq for follower in followers))
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def race_once(person: Person, followers: list[Player], first: int) -> int:
    """Sends both servers a choice at the same moment; gives the number of the one that took it."""
    present = await person.get(f"/api/tables/{followers[0].table}/position")
    options = present["decision"]["options"]
    bodies = [
        {"option": option["name"], "version": present["version"]} for option in (options[0], options[-1])
    ]
    path = f"/api/tables/{followers[0].table}/choices"
    order = [first, 1 - first]
    answers = await asyncio.gather(
        *(person.send(path, server, uuid4().hex, **bodies[server]) for server in order)
    )
    [winner, loser] = sorted(answers, key=lambda answer: answer.status_code)
    assert [200, 409] == [winner.status_code, loser.status_code], loser.text
    assert "stale" == loser.json()["problem"]
    assert winner.json()["version"] == loser.json()["version"]
    await reach(followers, winner.json()["seq"])
    return order[answers.index(winner)]


async def reach(followers: list[Player], seq: int) -> None:
    """Waits until everybody who looks on has been pushed all events: nothing else would wake them."""
    await until(lambda: all(follower.seq == seq for follower in followers), PUSHED)


async def talk_and_choose(person: Person, followers: list[Player]) -> None:
    """Talks on one server while a choice is sent to the other."""
    path = f"/api/tables/{followers[0].table}"
    present = await person.get(f"{path}/position")
    option = present["decision"]["options"][0]["name"]
    said, chosen = await asyncio.gather(
        person.send(f"{path}/chat", 1, text="well played", seat=0),
        person.send(f"{path}/choices", 0, option=option, version=present["version"]),
    )
    assert 200 == said.status_code, said.text
    assert 200 == chosen.status_code, chosen.text
    await reach(followers, max(said.json()["seq"], chosen.json()["seq"]))


def is_choice(event: Any) -> bool:
    return bool(event["kind"] == "entry" and event["entry"]["entry"] == "choice")
