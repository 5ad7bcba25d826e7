"""The keeper: tables on which no person is to act go on by themselves, whatever a player does."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager

import pytest
from prometheus_client import REGISTRY
from sqlalchemy import URL
from structlog.testing import capture_logs

from eastfront.games import SLUGS, load_game
from eastfront.kernel.edition import Setup
from eastfront.players.levels import LEVELS
from eastfront.table.clock import Clock
from eastfront.table.live.errors import NotNow
from eastfront.table.live.house import House
from eastfront.table.live.keeper import Keeper
from eastfront.table.live.lobby import Place, Plan, Start, open_table
from eastfront.table.live.playing import Choose, Stand, TimeOut
from eastfront.table.live.workers import Workers
from eastfront.table.storage.records import ENDED
from tests.table.live.houses import ANNA, choose, opened_house, stored_lines

SHORT = {
    "barbarossa": {"turn_limit": "1"},
    "battlecards": {"quiet_rounds": "1", "reshuffles": "1"},
    "stalingrad": {"turn_cap": "1"},
}
LONG = 20.0
READY = 'print(\'{"type":"ready"}\', flush=True); '
BOTS = {
    "crash": "input(); raise SystemExit(1)",
    "rubbish": "input(); print('rubbish', flush=True); input()",
    "hang": "input(); import time; time.sleep(60)",
}


def bots() -> dict[str, list[str]]:
    """Players that never answer, each in its own way."""
    return {way: [sys.executable, "-S", "-E", "-c", READY + rest] for way, rest in BOTS.items()}


@asynccontextmanager
async def kept_house(url: URL, deadline: float = LONG) -> AsyncIterator[tuple[House, Keeper]]:
    """A house with its keeper, which makes rounds."""
    async with opened_house(url) as house:
        workers = Workers(1, deadline, bots())
        keeper = Keeper(house, workers, house.uptime.process)
        rounds = asyncio.create_task(keeper.run())
        try:
            yield house, keeper
        finally:
            rounds.cancel()
            await asyncio.wait([rounds])
            await keeper.close()
            await workers.close()


def keep(url: URL, act: Callable[[House, Keeper], Awaitable[None]], deadline: float = LONG) -> None:
    """Do something in a house that is kept."""

    async def run() -> None:
        async with kept_house(url, deadline) as (house, keeper):
            await act(house, keeper)

    asyncio.run(run())


async def begun(house: House, game: str, *places: str, clock: Clock | None = None) -> str:
    """A short game of players by level, or "me"."""
    edition = load_game(game).describe().editions.default
    seats = [Place(is_own=True) if level == "me" else Place(level) for level in places]
    plan = Plan(Setup(game, edition, len(places), SHORT[game]), seats, clock or Clock())
    record, records = open_table(plan, ANNA, [*LEVELS, *BOTS], house.uptime.now())
    await house.open(record, records)
    await house.do(record.id, Start(ANNA.id))
    return record.id


async def wait_for(condition: Callable[[], Awaitable[bool]], seconds: float = LONG) -> None:
    end = time.monotonic() + seconds
    while not await condition():
        assert time.monotonic() < end, "waited too long"
        await asyncio.sleep(0.02)


async def is_over(house: House, id: str) -> bool:
    return (await house.look(id)).record.status == ENDED


@pytest.mark.parametrize("game", SLUGS)
def test_a_table_of_computer_players_comes_to_its_end_by_itself(sqlite_url: URL, game: str) -> None:
    async def act(house: House, keeper: Keeper) -> None:
        id = await begun(house, game, "recruit", "recruit")

        await wait_for(lambda: is_over(house, id))

        assert (await house.look(id)).record.due is None
        assert (await house.look(id)).game.outcome

    keep(sqlite_url, act)


def test_a_table_goes_on_after_a_restart(sqlite_url: URL) -> None:
    async def begin() -> str:
        async with opened_house(sqlite_url) as house:
            return await begun(house, "stalingrad", "recruit", "recruit")

    id = asyncio.run(begin())

    async def act(house: House, keeper: Keeper) -> None:
        await wait_for(lambda: is_over(house, id))

    keep(sqlite_url, act)


@pytest.mark.parametrize("way", ["crash", "rubbish"])
def test_a_player_that_fails_at_every_choice_does_not_keep_a_game_from_its_end(
    sqlite_url: URL, way: str
) -> None:
    async def act(house: House, keeper: Keeper) -> None:
        id = await begun(house, "stalingrad", way, way)

        await wait_for(lambda: is_over(house, id))

        lines = await stored_lines(house, id)
        assert all('"entry":"choice"' in line for line in lines[1:-1])
        assert len(lines) > 10

    keep(sqlite_url, act)


def test_a_player_that_hangs_stalls_neither_its_table_nor_another(sqlite_url: URL) -> None:
    async def act(house: House, keeper: Keeper) -> None:
        hanging = await begun(house, "stalingrad", "hang", "hang")
        other = await begun(house, "stalingrad", "recruit", "recruit")

        await wait_for(lambda: is_over(house, other))
        await wait_for(lambda: has_lines(house, hanging, 4))

    keep(sqlite_url, act, deadline=0.3)


async def has_lines(house: House, id: str, count: int) -> bool:
    return len(await stored_lines(house, id)) >= count


def test_a_level_that_is_no_longer_there_is_played_by_the_dice(sqlite_url: URL) -> None:
    async def begin() -> str:
        async with opened_house(sqlite_url) as house:
            return await begun(house, "stalingrad", "crash", "crash")

    id = asyncio.run(begin())

    async def run() -> None:
        async with opened_house(sqlite_url) as house:
            workers = Workers(1, LONG)
            keeper = Keeper(house, workers, house.uptime.process)
            await keeper.make_round()
            await wait_for(lambda: has_lines(house, id, 3))
            await keeper.close()
            await workers.close()

    asyncio.run(run())


def test_what_nobody_thought_of_because_the_server_stops_is_not_chosen(sqlite_url: URL) -> None:
    async def act(house: House, keeper: Keeper) -> None:
        id = await begun(house, "stalingrad", "hang", "hang")
        await wait_for(lambda: is_thinking(keeper, "hang"))

        await keeper.workers.close()
        await asyncio.sleep(1.2)

        assert 1 == len(await stored_lines(house, id))

    keep(sqlite_url, act)


async def is_thinking(keeper: Keeper, level: str) -> bool:
    return keeper.workers.outside[level].free.empty()


def test_a_table_that_is_broken_in_memory_is_read_anew(sqlite_url: URL) -> None:
    async def act(house: House, keeper: Keeper) -> None:
        id = await begun(house, "stalingrad", "recruit", "recruit")
        (await house.look(id)).seats.clear()

        await wait_for(lambda: is_over(house, id))

    keep(sqlite_url, act)


def test_nobody_is_timed_out_before_his_time_is_over(sqlite_url: URL) -> None:
    async def act(house: House, keeper: Keeper) -> None:
        id = await begun(house, "stalingrad", "me", "me", clock=Clock("move", seconds=60))
        now = house.uptime.now()

        for clock_time in (now, now + 50):
            with pytest.raises(NotNow):
                await house.do(id, TimeOut(1, clock_time))

        assert 1 == len(await stored_lines(house, id))
        await house.do(id, TimeOut(1, now + 61))
        assert await is_over(house, id)

    keep(sqlite_url, act)


def test_a_table_without_a_clock_times_nobody_out(sqlite_url: URL) -> None:
    async def act(house: House, keeper: Keeper) -> None:
        id = await begun(house, "stalingrad", "me", "me")

        with pytest.raises(NotNow):
            await house.do(id, TimeOut(1, house.uptime.now() + 10**9))

    keep(sqlite_url, act)


def test_a_choice_at_the_last_moment_wins_over_the_clock(sqlite_url: URL) -> None:
    async def act(house: House, keeper: Keeper) -> None:
        id = await begun(house, "stalingrad", "me", "me", clock=Clock("move", seconds=60))
        lease = await keeper.lease(id, house.uptime.now())
        await choose(house, id)
        assert lease is not None

        done = await keeper.do_for_person(await house.look(id), 0, lease)

        assert not done
        assert 2 == len(await stored_lines(house, id))

    keep(sqlite_url, act)


def test_a_standing_answer_is_given_while_nobody_is_connected(sqlite_url: URL) -> None:
    async def act(house: House, keeper: Keeper) -> None:
        id = await begun(house, "stalingrad", "me", "me")
        seat = (await house.look(id)).game.asked
        assert seat is not None
        await house.do(id, Stand(1 - seat, "choose", "end", ANNA.id))

        await house.do(id, Choose(seat, "end", 1, ANNA.id))

        await wait_for(lambda: has_lines(house, id, 3))

    keep(sqlite_url, act)


def test_operators_see_which_player_failed_and_how(sqlite_url: URL) -> None:
    def counted() -> float:
        return REGISTRY.get_sample_value("eastfront_fallback_choices_total", {"reason": "crashed"}) or 0.0

    async def act(house: House, keeper: Keeper) -> None:
        before = counted()
        with capture_logs() as lines:
            await begun(house, "barbarossa", "crash", "crash")
            await wait_for(seen(lines))

        line = next(line for line in lines if line["event"] == "fallback choice")
        assert ("crash", "crashed", "warning") == (line["player"], line["reason"], line["log_level"])
        assert counted() > before

    keep(sqlite_url, act)


def seen(lines: Sequence[Mapping[str, object]]) -> Callable[[], Awaitable[bool]]:
    """Whether a fallback choice was logged."""

    async def is_seen() -> bool:
        return any(line["event"] == "fallback choice" for line in lines)

    return is_seen
