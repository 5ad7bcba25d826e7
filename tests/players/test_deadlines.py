"""Deadlines: a budget is kept to a round, and who has no choice answers at once."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from statistics import median
from time import thread_time

import pytest

import eastfront
from bench.latency import Timed, timed_game
from bench.measure import calibration
from eastfront.games import SLUGS
from eastfront.kernel.edition import Setup
from eastfront.kernel.luck import key_of_seed
from eastfront.players.budget import THINKING, Budget, Limits
from eastfront.players.levels import CAPTAIN, CONSCRIPT, OUTLOOKS, PRUDENCE, SERGEANT, make_player
from eastfront.players.lines import Question
from eastfront.players.search.ismcts import Searcher
from eastfront.players.search.planner import SINGLE, Prudence
from eastfront.players.worker import choose
from tests.contract.cases import game_of
from tests.contract.profile import every_game
from tests.players.hiding import Led
from tests.players.minds import PLAYERS, first_setup, name_of, player_of

AT_ONCE = 0.001
# As long as somebody at a table should wait for a computer player.
AWHILE = 1.0
# As long as a captain may take for a typical choice that he thinks about, and how often he is timed at most.
TYPICALLY = 0.08
GAMES = 3
# How many steps of the calibration loop a usual machine does in a second: on a slower one he takes longer.
USUAL_SPEED = 24_000_000
SECONDS = 0.03
TRIES = 5

# Two seats of each game, and the most.
WHOLE_GAMES = [
    *[first_setup(slug) for slug in SLUGS],
    Setup("barbarossa", "kamikaze", 5),
    Setup("battlecards", "combined", 4),
]

# A conscript throws his dice for a single option too.
every_thinker = pytest.mark.parametrize("name", [name for name in PLAYERS if name != CONSCRIPT])


class Clock:
    """Moves on by the next of *steps* whenever somebody looks at it."""

    def __init__(self, steps: list[float]) -> None:
        self.steps = steps
        self.now = 0.0

    def __call__(self) -> float:
        before = self.now
        if self.steps:
            self.now += self.steps.pop(0)
        return before


class Watch:
    """A real clock that keeps what it has shown."""

    def __init__(self) -> None:
        self.shown: list[float] = []

    def __call__(self) -> float:
        self.shown.append(thread_time())
        return self.shown[-1]


def rounds_in(seconds: float, steps: list[float]) -> int:
    """Return how many rounds, which take so long one after the other, a budget allows."""
    return sum(1 for _ in Budget(seconds=seconds, clock=Clock(list(steps))).spend())


@pytest.mark.parametrize(
    ("steps", "rounds"),
    [
        pytest.param([1.0] * 20, 10, id="as many as fit"),
        pytest.param([0.75] * 20, 13, id="the last one ends in time"),
        pytest.param([11.0] * 20, 1, id="at least one"),
        pytest.param([6.0] * 20, 1, id="no second one that could not end in time"),
        pytest.param([1.0, 1.0, 30.0, 1.0], 3, id="none after a long one"),
    ],
)
def test_a_budget_allows_what_fits(steps: list[float], rounds: int) -> None:
    assert rounds == rounds_in(10.0, steps)


def test_rounds_do_not_look_at_the_clock() -> None:
    watch = Watch()

    assert list(range(7)) == list(Budget(rounds=7, clock=watch).spend())
    assert [] == watch.shown


def test_of_limits_the_one_that_is_nearer_counts() -> None:
    """The clock moves on by two seconds each time."""
    limits = Limits(100, seconds=10.0, clock=Clock([2.0] * 5))

    used = [limits.used(decisions) for decisions in (10, 10, 90, 10, 10)]

    assert pytest.approx([0.2, 0.4, 0.9, 0.8, 1.0]) == used


def test_limits_without_seconds_do_not_look_at_the_clock() -> None:
    watch = Watch()

    assert pytest.approx([0.1, 1.0]) == [Limits(100, clock=watch).used(decisions) for decisions in (10, 100)]
    assert [] == watch.shown


def test_there_is_room_for_as_many_options_as_the_rest_suffices_for() -> None:
    """Ten options in one world took so much; the rest is for five worlds."""
    assert [10, 18, 2, 0] == [Limits(100).room(decisions, 10, 5) for decisions in (0, 10, 50, 100)]


@every_game
def test_a_searcher_is_late_by_less_than_a_round(slug: str) -> None:
    walk = Led(first_setup(slug))

    for decision in walk.dilemmas(2):
        watch = Watch()
        view = walk.game.view(walk.state, decision.seat)
        player = Searcher(1, game_of(slug), Budget(seconds=SECONDS, clock=watch))
        start = thread_time()
        player.choose(view, list(view.options))
        end = thread_time()
        longest = max(later - earlier for earlier, later in pairwise(watch.shown))
        assert end - start < SECONDS + longest + AT_ONCE


@every_thinker
@every_game
def test_a_forced_choice_costs_neither_time_nor_dice(slug: str, name: str) -> None:
    walk = Led(first_setup(slug))
    decision = next(walk.dilemmas(1))
    view = walk.game.view(walk.state, decision.seat)
    player = player_of(slug, name, 1)
    dice = player.dice.x
    times: list[float] = []

    for option in decision.options[:1] * TRIES:
        start = thread_time()
        assert option == player.choose(view, [option])
        times.append(thread_time() - start)

    assert dice == player.dice.x
    assert min(times) < AT_ONCE


def test_a_captain_at_a_table_is_stopped_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where he would think for long, that is: not every decision, nor every step of it, has so much to it."""
    usual = PRUDENCE["stalingrad"]
    patient = Prudence(100_000, usual.sure, usual.margin, usual.turns)
    monkeypatch.setitem(PRUDENCE, "stalingrad", patient)
    times: list[float] = []

    for question in planned_questions("stalingrad", 4):
        start = thread_time()
        assert choose(question) in question.options
        times.append(thread_time() - start)

    assert SINGLE * THINKING <= max(times) < AWHILE


def planned_questions(slug: str, most: int) -> Iterator[Question]:
    """Ask a captain about some decisions that he plans, in a game of sergeants."""
    game, setup, sergeant = game_of(slug), first_setup(slug), make_player(slug, SERGEANT, 1)
    state = game.new(setup, key_of_seed(1))
    while most:
        view = game.view(state, state.asked)
        option = sergeant.choose(view, list(view.options))
        if len(view.options) > 1 and OUTLOOKS[slug].is_planned(view, option):
            names = [game.option_name(each) for each in view.options]
            yield Question(slug, CAPTAIN, 1, game.view_to_data(view), names)
            most -= 1
        game.apply(state, option)


@pytest.mark.skipif(not eastfront.compiled, reason="plain, whole games of a captain take minutes")
@pytest.mark.parametrize("setup", WHOLE_GAMES, ids=name_of)
def test_a_captain_whom_nobody_stops_takes_80_ms_typically_and_never_a_second(setup: Setup) -> None:
    """By the time of a core, which is slower while others work beside it: then the game is timed anew."""
    for _ in range(GAMES):
        before = calibration()
        timed = choices_of_a_captain(setup)
        slowness = max(1.0, USUAL_SPEED / max(before, calibration()))
        assert max(each.seconds for each in timed) < AWHILE
        # Barbarossa seldom leaves no choice.
        forced = [each.seconds for each in timed if each.forced]
        assert not forced or median(forced) < AT_ONCE
        # In some games he thinks about few of his choices and makes the others at once.
        typical = median(each.seconds for each in timed if each.seconds > AT_ONCE) / slowness
        if typical < TYPICALLY:
            break

    assert typical < TYPICALLY


def choices_of_a_captain(setup: Setup) -> list[Timed]:
    """Time a captain in a whole game against sergeants."""
    sergeants = [make_player(setup.game, SERGEANT, seat) for seat in range(1, setup.seats)]
    players = [make_player(setup.game, CAPTAIN, 1), *sergeants]
    return [each for each in timed_game(setup, players, seed=1) if each.seat == 0]
