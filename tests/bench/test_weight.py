"""The weight of a state: all it holds alone, nothing that is shared."""

from __future__ import annotations

import sys

from librt.vecs import vec
from mypy_extensions import i64

from bench.weight import weight
from eastfront.games import load_game
from eastfront.kernel.edition import Setup
from eastfront.kernel.luck import key_of_seed


class Pair:
    """Something small with slots."""

    __slots__ = ("left", "rules")

    def __init__(self, left: object, rules: object) -> None:
        self.left = left
        self.rules = rules


def test_a_vec_weighs_eight_bytes_a_number_and_its_headers() -> None:
    empty, three = vec[i64](), vec[i64]([1, 2, 3])

    assert sys.getsizeof(empty) == weight(empty)
    assert 24 + 3 * 8 == weight(three) - weight(empty)


def test_lists_and_objects_weigh_what_they_hold() -> None:
    three = vec[i64]([1, 2, 3])
    pair = Pair([three, 7], None)

    assert sys.getsizeof(pair) + sys.getsizeof(pair.left) + weight(three) == weight(pair)


def test_what_all_states_share_weighs_nothing() -> None:
    assert sys.getsizeof(Pair(None, None)) == weight(Pair(None, [1] * 1000))


def test_each_seat_adds_its_zones() -> None:
    game = load_game("barbarossa")

    two, three = (
        weight(game.new(Setup("barbarossa", "kamikaze", seats), key_of_seed(1))) for seats in (2, 3)
    )

    assert 400 < three - two < 1500


def test_a_removed_pile_weighs_nothing_only_where_it_never_changes() -> None:
    game = load_game("battlecards")
    state = game.new(Setup("battlecards", "russian-front", 2), key_of_seed(1))
    before = weight(state)

    state.removed.add(0)  # type: ignore[attr-defined]

    assert 8 <= weight(state) - before
