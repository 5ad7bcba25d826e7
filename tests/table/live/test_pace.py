"""The pace of computer players: how long they take to answer does not tell what they hold."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from time import monotonic

import pytest
from sqlalchemy import URL

from eastfront.kernel.edition import Setup
from eastfront.players.levels import CAPTAIN, LEVELS, RECRUIT
from eastfront.table.clock import Clock
from eastfront.table.live.keeper import Keeper
from eastfront.table.live.lobby import Place, Plan, Start, open_table
from eastfront.table.live.pace import FIRST, MOMENT, MOST, ROOM, Pace
from eastfront.table.live.workers import Answer, Question, Workers
from tests.table.live.houses import ANNA, opened_house
from tests.table.live.test_keeper import wait_for

THOUGHT = 0.05
PASSES = 4
# Kinds at which seats of Stalingrad are also asked who can only pass.
SECRET = ("react", "event", "pay")


class Pondering(Workers):
    """Players who think where there is something to choose, and keep when they were asked what."""

    def __init__(self) -> None:
        super().__init__(1, 20.0)
        self.asked: list[tuple[float, str, int]] = []

    async def choose(self, question: Question) -> Answer:
        self.asked.append((monotonic(), str(question.view["kind"]), len(question.options)))
        if len(question.options) > 1:
            await asyncio.sleep(THOUGHT)
        return Answer(question.options[question.seed % len(question.options)])


def test_who_can_only_pass_takes_no_less_time_than_who_thinks(sqlite_url: URL) -> None:
    workers = Pondering()

    async def run() -> None:
        async with opened_house(sqlite_url) as house:
            keeper = Keeper(house, workers, house.uptime.process)
            plan = Plan(Setup("stalingrad", "standard", 2), [Place(CAPTAIN), Place(CAPTAIN)], Clock())
            record, records = open_table(plan, ANNA, LEVELS, house.uptime.now())
            await house.open(record, records)
            await house.do(record.id, Start(ANNA.id))
            await keeper.make_round()
            await wait_for(lambda: has_passed(workers), 60.0)
            await keeper.close()
            await workers.close()

    asyncio.run(run())

    passed = [
        later - asked
        for (asked, kind, options), (later, _, _) in pairwise(workers.asked)
        if kind in SECRET and options == 1
    ]
    assert PASSES <= len(passed)
    assert min(passed) > THOUGHT


async def has_passed(workers: Pondering) -> bool:
    """Whether somebody who could only pass has answered some times."""
    return sum(1 for _, kind, options in workers.asked[:-1] if kind in SECRET and options == 1) >= PASSES


def test_a_rest_follows_from_earlier_answers_and_not_from_this_one() -> None:
    pace = Pace(CAPTAIN)

    assert ROOM * FIRST == pytest.approx(pace.rest(0.0))
    for taken in (0.0, 0.1, 0.25):
        one, other = Pace(CAPTAIN), Pace(CAPTAIN)
        assert pytest.approx(one.rest(0.0)) == taken + other.rest(taken)


def test_the_longest_thought_of_late_decides_but_not_the_first_which_also_loads() -> None:
    pace = Pace(CAPTAIN)

    pace.rest(5.0)
    assert pace.rest(0.3) < ROOM * FIRST
    assert ROOM * 0.3 == pytest.approx(pace.rest(0.0))
    for _ in range(200):
        pace.rest(0.01)
    assert pace.rest(0.01) < 2 * ROOM * 0.01


def test_nobody_waits_for_long() -> None:
    pace = Pace(CAPTAIN)
    pace.rest(9.0)
    pace.rest(9.0)

    assert MOST == pace.rest(0.0)
    assert 0.0 == pace.rest(9.0)


def test_who_does_not_think_answers_after_a_moment() -> None:
    pace = Pace(RECRUIT)

    assert [MOMENT, 0.0, MOMENT] == [pace.rest(0.0), pace.rest(9.0), pace.rest(0.0)]
