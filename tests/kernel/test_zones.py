"""Zones: cards go on top, below or where they belong; copies share nothing."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from eastfront.kernel.zones import Zone, zone_of
from tests.contract.profile import examples

CARDS = st.lists(st.integers(min_value=0, max_value=40), max_size=12)


def cards(zone: Zone) -> list[int]:
    return [int(card) for card in zone.cards]


def test_the_top_of_a_zone_is_its_last_card() -> None:
    zone = zone_of([1, 2])

    zone.add(3)

    assert [1, 2, 3] == cards(zone)
    assert 3 == zone.take()
    assert [1, 2] == cards(zone)


def test_a_card_can_be_put_under_all_others() -> None:
    zone = zone_of([1, 2])

    zone.add_below(3)

    assert [3, 1, 2] == cards(zone)


@examples(60)
@given(CARDS)
def test_inserted_cards_lie_in_order(numbers: list[int]) -> None:
    zone = zone_of([])

    for number in numbers:
        zone.insert(number)

    assert sorted(numbers) == cards(zone)


def test_one_copy_is_removed_and_the_others_stay() -> None:
    zone = zone_of([4, 7, 4, 4])

    zone.remove(4)

    assert [7, 4, 4] == cards(zone)
    assert (3, 2, 0) == (zone.size(), zone.count(4), zone.count(9))
    assert zone.has(7)
    assert not zone.has(9)


def test_a_card_that_is_not_there_cannot_be_removed() -> None:
    zone = zone_of([1])

    with pytest.raises(ValueError, match="in"):
        zone.remove(2)
    assert [1] == cards(zone)


def test_nothing_can_be_taken_from_an_empty_zone() -> None:
    with pytest.raises(IndexError):
        zone_of([]).take()


@examples(60)
@given(CARDS, CARDS)
def test_pouring_moves_every_card_on_top(first: list[int], second: list[int]) -> None:
    source, target = zone_of(first), zone_of(second)

    source.pour(target)

    assert [] == cards(source)
    assert second + first == cards(target)


@examples(60)
@given(CARDS, CARDS)
def test_a_copy_shares_nothing(numbers: list[int], more: list[int]) -> None:
    zone = zone_of(numbers)
    copy = zone.copy()

    for number in more:
        copy.add(number)
        copy.add_below(number)
        copy.insert(number)
    if numbers:
        copy.remove(numbers[0])
        zone.cards[0] = 99

    assert numbers[1:] == cards(zone)[1:]
    assert Counter(cards(copy))[99] == 0
