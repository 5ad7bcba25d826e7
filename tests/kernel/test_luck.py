"""Luck: streams that know nothing of one another, the same everywhere, and the shuffle that reads them."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from eastfront.kernel.data import Data, Record
from eastfront.kernel.errors import DataError
from eastfront.kernel.luck import KEY_BYTES, Luck, key_of_seed, new_luck, read_luck, shuffled
from tests.contract.profile import examples

KEY = key_of_seed(7)


def drawn(luck: Luck, purpose: int, count: int) -> list[int]:
    return [int(luck.draw(purpose)) for _ in range(count)]


def order(cards: list[int], number: int) -> list[int]:
    return [int(card) for card in shuffled(vec[i64](cards), number)]


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


def test_a_seed_gives_the_same_key_and_numbers_on_every_machine() -> None:
    luck = new_luck(KEY, 2)

    assert "ba6fd4b4bbf8d86e227937bbef361eca" == KEY.hex()
    assert [3029228352982936864, 4374704941921386343, 4086274687000345432] == drawn(luck, 0, 3)
    assert [655831508546601520, 3436270438944887184] == drawn(luck, 1, 2)
    assert [0, 3, 0, 2, 1, 1] == order([0, 0, 1, 1, 2, 3], 12345)


def test_a_stream_depends_on_key_purpose_and_count_alone() -> None:
    first, second = new_luck(KEY, 3), new_luck(KEY, 3)
    drawn(second, 0, 5)
    drawn(second, 2, 1)

    assert drawn(first, 1, 4) == drawn(second, 1, 4)


def test_streams_and_keys_differ() -> None:
    luck = new_luck(KEY, 2)
    streams = [drawn(luck, 0, 3), drawn(luck, 1, 3), drawn(new_luck(key_of_seed(8), 1), 0, 3)]

    assert 9 == len({number for stream in streams for number in stream})


def test_the_state_of_luck_is_its_counters() -> None:
    luck = new_luck(KEY, 2)
    drawn(luck, 0, 2)
    later = Luck(KEY, vec[i64]([int(count) for count in luck.drawn]))

    assert [2, 0] == [int(count) for count in luck.drawn]
    assert drawn(luck, 0, 2) == drawn(later, 0, 2)


def test_luck_is_plain_data_both_ways() -> None:
    luck = new_luck(KEY, 2)
    drawn(luck, 1, 2)

    again = read_luck(Record("state", luck.to_data()), 2)

    assert {"key": KEY.hex(), "drawn": [0, 2]} == luck.to_data() == again.to_data()
    assert drawn(luck, 1, 2) == drawn(again, 1, 2)


@pytest.mark.parametrize(
    ("key", "counters", "problem"),
    [
        ("xy", [0, 0], "state: key must be hexadecimal digits"),
        ("00ff", [0, 0], f"state: key must have {KEY_BYTES} bytes, not 2"),
        (KEY.hex(), [0], "state: drawn must hold 2 numbers"),
        (KEY.hex(), [0, "1"], "state: drawn must hold whole numbers, not '1'"),
    ],
)
def test_luck_that_is_none_is_refused(key: str, counters: list[Data], problem: str) -> None:
    with pytest.raises(DataError) as caught:
        read_luck(Record("state", {"key": key, "drawn": counters}), 2)

    assert problem == str(caught.value)


def test_a_clone_goes_its_own_way() -> None:
    luck = new_luck(KEY, 1)
    clone = luck.clone()
    expected = drawn(luck, 0, 2)

    assert [0] == [int(count) for count in clone.drawn]
    assert expected == drawn(clone, 0, 2)
    assert [2] == [int(count) for count in luck.drawn]


@examples(60)
@given(st.integers(min_value=0, max_value=2**63 - 1))
def test_every_seed_has_a_key(seed: int) -> None:
    assert KEY_BYTES == len(key_of_seed(seed))
    assert 0 <= new_luck(key_of_seed(seed), 1).draw(0) < 1 << 62


@pytest.mark.parametrize("limit", [1, 2, 6, 52])
def test_below_is_about_uniform(limit: int) -> None:
    """With limit - 1 degrees of freedom, twice that and 20 is far beyond any ordinary sample."""
    luck = new_luck(KEY, 1)
    counts = Counter(int(luck.below(0, limit)) for _ in range(6000))

    assert set(range(limit)) == set(counts)
    assert chi_square(list(counts.values())) < 2 * (limit - 1) + 20


def test_every_order_comes_up_about_equally_often() -> None:
    luck = new_luck(KEY, 1)
    counts = Counter(tuple(order([0, 1, 2, 3], luck.draw(0))) for _ in range(6000))

    assert set(permutations(range(4))) == set(counts)
    assert chi_square(list(counts.values())) < 60


def test_like_cards_are_as_likely_to_come_first_as_their_number_says() -> None:
    luck = new_luck(KEY, 1)
    first = Counter(order([5] * 6 + [9] * 2, luck.draw(0))[0] for _ in range(4000))

    assert 0.72 < first[5] / 4000 < 0.78


@examples(60)
@given(
    st.lists(st.integers(min_value=0, max_value=2**16 - 1), max_size=60),
    st.integers(min_value=0, max_value=2**62 - 1),
)
def test_a_shuffle_keeps_the_cards_and_forgets_their_order(cards: list[int], number: int) -> None:
    again = sorted(cards)

    assert Counter(cards) == Counter(order(cards, number))
    assert order(cards, number) == order(again, number) == order(again[::-1], number)


def test_another_number_gives_another_order() -> None:
    luck = new_luck(KEY, 1)
    cards = list(range(20))

    assert 50 == len({tuple(order(cards, luck.draw(0))) for _ in range(50)})


def test_decks_that_differ_by_a_few_cards_share_their_luck() -> None:
    """Of the first 4 of 16 cards, 3.2 stay among the first 4 of 20 if the common order is kept."""
    luck = new_luck(KEY, 1)
    base = [card for card in range(8) for _ in range(2)]
    shared = 0
    for _ in range(500):
        number = luck.draw(0)
        longer = order([*base, 20, 21, 22, 23], number)
        assert [card for card in longer if card < 20] == order(base, number)
        shared += sum((Counter(order(base, number)[:4]) & Counter(longer[:4])).values())

    assert shared / 500 >= 3


def test_more_copies_than_a_shuffle_can_tell_apart_are_refused() -> None:
    assert [3] * 64 == order([3] * 64, 1)
    with pytest.raises(AssertionError):
        order([3] * 65, 1)
