"""The searcher: finds what pays over all worlds, for its own alliance, against those who think as well."""

from __future__ import annotations

import pytest

from eastfront.kernel.errors import SetupError
from eastfront.kernel.luck import key_of_seed
from eastfront.kernel.playout import Dice, playout
from eastfront.players.budget import Budget
from eastfront.players.search.ismcts import Node, Search, Searcher, make_searcher
from tests.contract.cases import game_of
from tests.contract.profile import every_game
from tests.players.hiding import Led
from tests.players.minds import first_setup
from tests.players.riddle import End, Fork, Riddle, any_game

WON, LOST, DRAWN = [1, 2], [2, 1], [1, 1]


def answers(riddle: Riddle, rounds: int = 300) -> set[int]:
    """What searchers with different dice choose first."""
    state = riddle.new(riddle.setup, key_of_seed(1))
    view = riddle.view(state, state.asked)
    return {
        Searcher(seed, any_game(riddle), Budget(rounds=rounds)).choose(view, list(view.options))
        for seed in range(5)
    }


def test_it_takes_what_wins_in_most_worlds() -> None:
    rare, often = End([WON, LOST, LOST]), End([LOST, WON, WON])

    assert {8} == answers(Riddle(Fork(0, {7: rare, 8: often, 9: rare}), cards=3))


def test_it_expects_the_best_answer_of_others_not_any() -> None:
    """Of the five answers to 7 one is a refutation: at random it would be the better choice."""
    trap = Fork(1, {1: End([WON]), 2: End([WON]), 3: End([LOST]), 4: End([WON]), 5: End([WON])})

    assert {8} == answers(Riddle(Fork(0, {7: trap, 8: End([DRAWN])})))


def test_it_counts_on_an_ally() -> None:
    """Of the five answers to 7 one wins for both: at random it would be the worse choice."""
    both, none = [1, 3, 1, 3], [3, 1, 3, 1]
    chance = Fork(2, {1: End([none]), 2: End([none]), 3: End([both]), 4: End([none]), 5: End([none])})
    start = Fork(0, {7: chance, 8: End([[1, 1, 1, 1]])})

    assert {7} == answers(Riddle(start, seats=4, alliances=["west", "east", "west", "east"]))


def test_it_knows_whose_choice_it_is_in_each_world() -> None:
    """After 7 the card says who wins, as both choose well; after 8 three of four cards win."""
    whoever = Fork([0, 1, 0, 1], {1: End([WON] * 4), 2: End([LOST] * 4)})
    start = Fork(0, {7: whoever, 8: End([WON, WON, WON, LOST]), 9: End([LOST] * 4)})

    assert {8} == answers(Riddle(start, cards=4))


def test_it_goes_by_its_share_among_many() -> None:
    alone, shared = End([[1, 2, 2]]), End([[1, 1, 2]])

    assert {8} == answers(Riddle(Fork(0, {7: shared, 8: alone}), seats=3))


def test_it_does_not_choose_by_how_often_something_was_tried() -> None:
    """Nor by luck: what did best on its only try is not for sure the best."""
    riddle = Riddle(Fork(0, {7: End([WON]), 8: End([WON]), 9: End([WON])}))
    view = riddle.view(riddle.new(riddle.setup, key_of_seed(1)), 0)
    search = Search(any_game(riddle), view, Dice(1))
    search.lowest, search.highest = 0.0, 1.0
    for option, visits, reward in [(7, 60, 30.0), (8, 40, 30.0), (9, 1, 1.0)]:
        child = search.root.children[0, option] = Node(0)
        child.visits = visits
        child.reward = reward
        search.root.visits += visits
        search.root.reward += reward

    assert 8 == search.surest()


@every_game
def test_points_are_what_the_outcome_compares(slug: str) -> None:
    game = game_of(slug)
    state = game.new(first_setup(slug), key_of_seed(1))

    playout(game, state, Dice(1), 100_000)

    outcome = game.outcome(state)
    assert outcome is not None
    assert outcome.scores == game.scores(state)


@every_game
def test_with_rounds_for_a_budget_equal_dice_give_equal_choices(slug: str) -> None:
    walk = Led(first_setup(slug))

    for decision in walk.dilemmas(2):
        view = walk.game.view(walk.state, decision.seat)
        one, two = (make_searcher(slug, "rounds=5", 3) for _ in range(2))
        for _ in range(2):
            assert one.choose(view, list(view.options)) == two.choose(view, list(view.options))
        assert one.dice.x == two.dice.x


def test_its_name_may_hold_a_budget() -> None:
    budgets = [make_searcher("stalingrad", text, 1).budget for text in ("", "seconds=0.5", "rounds=20")]

    assert [(0, 0.1), (0, 0.5), (20, 0.0)] == [(each.rounds, each.seconds) for each in budgets]


@pytest.mark.parametrize(
    "text", ["rounds", "rounds=0", "rounds=many", "seconds=-1", "seconds=nan", "seconds=inf", "hours=1", "20"]
)
def test_a_budget_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(SetupError, match="valid: seconds=0\\.1, rounds=200"):
        make_searcher("stalingrad", text, 1)
