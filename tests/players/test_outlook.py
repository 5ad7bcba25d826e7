"""What games that are over are worth: a win, shared or whole, and by how much."""

from __future__ import annotations

from typing import Final

import pytest

from eastfront.kernel.edition import Setup
from eastfront.kernel.luck import key_of_seed
from eastfront.kernel.outcome import DRAW, SHARED, WON, Outcome
from eastfront.kernel.playout import Dice, playout
from eastfront.players.levels import OUTLOOKS
from tests.contract.cases import game_of
from tests.players.minds import SETUPS, VARIED, name_of

TWO: Final = 2


def worths(slug: str, scores: list[int], ranks: list[int], verdict: str) -> list[float]:
    """What such an end is worth to each seat."""
    outcome = Outcome("any", scores, ranks, verdict)
    return [OUTLOOKS[slug].worth(outcome, seat) for seat in range(len(ranks))]


def parties(setup: Setup) -> int:
    """How many can win alone or with their allies."""
    return len(set(game_of(setup.game).describe().alliances[setup.edition])) or setup.seats


def test_allies_win_as_much_as_one_who_plays_alone() -> None:
    alone = worths("battlecards", [15, 4], [1, 2], WON)

    assert alone * 2 == worths("battlecards", [15, 4, 15, 4], [1, 3, 1, 3], SHARED)


@pytest.mark.parametrize("setup", [each for each in [*SETUPS, *VARIED] if parties(each) == TWO], ids=name_of)
def test_what_is_won_and_lost_makes_half_a_game_a_seat_where_two_parties_play(setup: Setup) -> None:
    game = game_of(setup.game)
    state = game.new(setup, key_of_seed(1))
    playout(game, state, Dice(1), 100_000)
    outcome = game.outcome(state)
    assert outcome is not None

    worths = [OUTLOOKS[setup.game].worth(outcome, seat) for seat in range(setup.seats)]

    assert pytest.approx(setup.seats / TWO) == sum(worths)


@pytest.mark.parametrize("ranks", [[1, 1], [1, 1, 1, 1]])
def test_a_game_that_two_parties_share_is_half_a_game(ranks: list[int]) -> None:
    assert [0.5] * len(ranks) == worths("battlecards", [9] * len(ranks), ranks, SHARED)


def test_a_draw_is_half_a_game() -> None:
    assert [0.5, 0.5] == worths("stalingrad", [3, 3], [1, 1], DRAW)


def test_a_win_is_all_where_points_do_not_decide() -> None:
    assert [0.0, 1.0] == worths("stalingrad", [3, 2], [2, 1], WON)


def test_who_shares_first_place_has_less_of_it() -> None:
    first, second, third = worths("barbarossa", [60, 60, 20], [1, 1, 3], SHARED)
    alone, *_ = worths("barbarossa", [60, 20, 20], [1, 2, 2], WON)

    assert alone > first == second > 0.5 > third


def test_a_clear_win_is_worth_more_than_a_narrow_one() -> None:
    narrow, clear = (worths("barbarossa", [50, other], [1, 2], WON)[0] for other in (49, 20))

    assert 1.0 > clear > narrow > 0.5
