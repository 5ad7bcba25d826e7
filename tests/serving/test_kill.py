"""A server that is killed at random moments loses nothing, and its clients go on by themselves."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

from sqlalchemy import URL

from tests.serving.load import Load, check
from tests.serving.players import until
from tests.serving.processes import Server, serving
from tests.soak import SOAK

KILLS = 50 if SOAK else 3
# Each game that is played, by whom besides two people.
GAMES = [
    ("barbarossa",),
    ("stalingrad",),
    ("battlecards",),
    ("barbarossa", "recruit"),
    ("barbarossa", "recruit", "conscript"),
]
# Every so many kills the server runs for longer than computer players wait for the one that died.
LONG_RUN = 4


def test_nothing_is_lost_when_the_server_is_killed(tmp_path: Path, database_url: URL) -> None:
    counts = asyncio.run(kill_under_load(tmp_path, database_url))

    print(f"\n{database_url.get_backend_name()}:", ", ".join(f"{counts[name]} {name}" for name in counts))
    assert KILLS == counts["kills"]
    assert counts["choices acknowledged"] >= KILLS
    assert counts["connections resumed"] >= KILLS


async def kill_under_load(folder: Path, database: URL) -> dict[str, int]:
    """Kills a server again and again while people play; checks every game, and counts."""
    async with serving(folder, database) as [server], Load(server.url) as load:
        async with asyncio.TaskGroup() as pairs:
            for game, *others in GAMES:
                pairs.create_task(load.keep_playing(game, *others))
            kills = await kill_again_and_again(server, load)
            load.is_over = True
        for players in load.games:
            await check(database, players)
        return {"kills": kills, **count(load)}


async def kill_again_and_again(server: Server, load: Load) -> int:
    """Kills a server at random moments, and starts it each time; gives how often.

    However slow the machine, people choose something each time before it is killed again.
    """
    dice = Random()
    kills = 0
    for number in range(1, KILLS + 1):
        await asyncio.sleep(dice.uniform(5, 6.5) if number % LONG_RUN == 0 else dice.uniform(0.1, 2))
        await server.kill()
        kills += 1
        await server.start()
        await until_more_is_acknowledged(load)
    return kills


async def until_more_is_acknowledged(load: Load) -> None:
    """Waits for another choice."""
    before = acknowledged(load)
    await until(lambda: acknowledged(load) > before)


def count(load: Load) -> dict[str, int]:
    """What is worth quoting."""
    players = [player for game in load.games for player in game]
    return {
        "games": len(load.games),
        "choices acknowledged": acknowledged(load),
        "of them sent again": sum(player.repeated for player in players),
        "events seen": sum(len(player.events) for player in players),
        "connections resumed": sum(player.connections - 1 for player in players),
    }


def acknowledged(load: Load) -> int:
    """How many choices have been acknowledged."""
    return sum(len(player.receipts) for game in load.games for player in game)
