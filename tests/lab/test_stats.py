"""Statistics against what is known of them: textbook values, and strengths found again."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import permutations
from math import log10
from random import Random

import pytest

from eastfront.lab.stats.ratings import (
    Ranking,
    rating_intervals,
    ratings,
    with_lower_limit,
    with_upper_limit,
)
from eastfront.lab.stats.share import interval


def test_single_games_have_wilsons_interval() -> None:
    # 80 of 100: 0.7112 to 0.8666 in the tables.
    found = interval([1.0] * 80 + [0.0] * 20, 100)

    assert pytest.approx((0.7112, 0.8666), abs=0.001) == found


def test_all_won_is_not_quite_certain() -> None:
    # Ten wins of ten: 3.84 / 13.84 below 1.
    assert pytest.approx((0.7225, 1.0), abs=0.0005) == interval([1.0] * 10, 10)


def test_pairs_that_come_out_alike_say_more_than_single_games() -> None:
    even = interval([0.5, 0.5, 0.5, 1.0] * 10, 80)
    odd = interval([1.0, 1.0, 0.0, 0.5] * 10, 80)

    assert even[1] - even[0] < odd[1] - odd[0]


def test_pairs_that_never_vary_are_nearly_sure_once_they_are_many() -> None:
    few = interval([0.5] * 2, 4)
    many = interval([0.5] * 200, 400)

    assert few[1] - few[0] > 0.5
    assert 0 < many[1] - many[0] < 0.01


def test_the_interval_holds_the_truth_in_about_95_percent() -> None:
    dice = Random(1)
    held = 0
    for _ in range(1000):
        units = [(float(dice.random() < 0.7) + float(dice.random() < 0.7)) / 2 for _ in range(50)]
        low, high = interval(units, 100)
        held += low <= 0.7 <= high

    assert 930 <= held <= 970


def test_two_players_are_rated_by_their_odds() -> None:
    won: Ranking = (("a",), ("b",))
    lost: Ranking = (("b",), ("a",))
    games = [won] * 3000 + [lost] * 1000

    assert ratings(games, "b") == pytest.approx({"a": 400 * log10(3), "b": 0.0}, abs=0.5)


def test_a_draw_is_half_a_win() -> None:
    drawn: list[Ranking] = [(("a", "b"),)] * 500 + [(("a",), ("b",))] * 500

    assert ratings(drawn, "b")["a"] == pytest.approx(400 * log10(3), abs=1)


def untied(names: Iterable[str]) -> Ranking:
    return tuple((name,) for name in names)


def test_a_tie_is_every_order_in_equal_parts() -> None:
    tied: list[Ranking] = [(("a", "b"), ("c",))] * 100
    orders = [untied("abc")] * 50 + [untied("bac")] * 50

    assert ratings(orders, "c") == pytest.approx(ratings(tied, "c"))


def test_a_tie_of_three_is_every_order_in_equal_parts() -> None:
    single = [untied("abcd")] * 20
    tied: list[Ranking] = [(("a",), ("b", "c", "d"))] * 60
    orders = [untied(("a", *order)) for order in permutations("bcd")] * 10

    assert ratings(single + orders, "d") == pytest.approx(ratings(single + tied, "d"))


def test_a_player_in_two_seats_may_tie_with_itself() -> None:
    tied: list[Ranking] = [*[(("b", "b"), ("a",))] * 10, *[(("a",), ("b", "b"))] * 10]
    orders = [untied("bba")] * 10 + [untied("abb")] * 10

    assert ratings(orders, "b") == pytest.approx(ratings(tied, "b"))


def test_strengths_are_found_again_from_games_of_four() -> None:
    truth = {"a": 4.0, "b": 2.0, "c": 1.0, "d": 1.0}
    dice = Random(3)

    found = ratings([drawn_ranking(truth, dice) for _ in range(4000)], "c")

    wanted = {name: 400 * log10(strength) for name, strength in truth.items()}
    assert found == pytest.approx(wanted, abs=20)


def drawn_ranking(strengths: dict[str, float], dice: Random) -> Ranking:
    """Draw places from first to last, each by the strengths of those left."""
    left = dict(strengths)
    order: list[tuple[str, ...]] = []
    while left:
        name = dice.choices(list(left), list(left.values()))[0]
        order.append((name,))
        del left[name]
    return tuple(order)


def test_who_has_never_lost_has_a_rating_all_the_same() -> None:
    found = ratings([(("a",), ("b",))] * 10, "b")

    assert 200 < found["a"] < 1000


def test_a_rating_has_a_limit_where_wins_lead_to_it_from_the_one_that_all_go_by() -> None:
    """Whoever was second in between has come before one and behind another, though it never won."""
    chain: list[Ranking] = [(("a",), ("b",)), (("b",), ("c",)), (("c", "d"),)]
    between: list[Ranking] = [(("a",), ("b",), ("a",))]

    assert {"a", "b", "c", "d"} == with_lower_limit(chain, "c")
    assert {"c", "d"} == with_upper_limit(chain, "c")
    assert {"a", "b"} == with_lower_limit(between, "b") == with_upper_limit(between, "b")


def test_intervals_of_ratings_hold_the_rating_and_shrink_with_games() -> None:
    dice = Random(4)
    units = [[drawn_ranking({"a": 2.0, "b": 1.0}, dice) for _ in range(2)] for _ in range(400)]

    few = rating_intervals([units[:50]], "b")["a"]
    many = rating_intervals([units], "b")["a"]

    assert many[0] < 400 * log10(2) < many[1]
    assert many[1] - many[0] < (few[1] - few[0]) / 2


@pytest.mark.parametrize("order", ["ab", "abb", "abc"])
def test_a_rating_from_games_that_were_all_won_is_far_from_sure(order: str) -> None:
    won = untied(order)

    rating = ratings([won] * 100, "b")["a"]
    low, high = rating_intervals([[[won] * 2] * 50], "b")["a"]

    assert low < rating - 100
    assert rating <= high


def test_a_rating_from_few_units_that_are_all_even_is_not_sure() -> None:
    even: list[Ranking] = [(("a",), ("b",)), (("b",), ("a",))]

    few = rating_intervals([[even] * 2], "b")["a"]
    many = rating_intervals([[even] * 200], "b")["a"]

    assert few[0] < -100
    assert few[1] > 100
    assert -10 < many[0] < 0 < many[1] < 10


def test_intervals_of_ratings_hold_the_truth_where_one_hardly_ever_loses() -> None:
    # In the long run about 96 of 100 do; by the units alone it would be 60.
    dice = Random(6)
    held = 0
    for _ in range(60):
        units = [[drawn_ranking({"a": 99.0, "b": 1.0}, dice) for _ in range(2)] for _ in range(50)]
        low, high = rating_intervals([units], "b", rounds=100)["a"]
        held += low <= 400 * log10(99) <= high

    assert 52 <= held
