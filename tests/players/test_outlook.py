"""What games that are over are worth: a win, shared or whole, and by how much."""

from __future__ import annotations

import pytest

from eastfront.kernel.outcome import DRAW, SHARED, WON, Outcome
from eastfront.players.levels import OUTLOOKS


def worths(slug: str, scores: list[int], ranks: list[int], verdict: str) -> list[float]:
    """What such an end is worth to each seat."""
    outcome = Outcome("any", scores, ranks, verdict)
    return [OUTLOOKS[slug].worth(outcome, seat) for seat in range(len(ranks))]


def test_allies_win_as_much_as_one_who_plays_alone() -> None:
    alone = worths("battlecards", [15, 4], [1, 2], WON)

    assert [alone[0], alone[1]] * 2 == worths("battlecards", [15, 4, 15, 4], [1, 2, 1, 2], WON)


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
