"""What can be concluded about a hand, by brute force: a view allows just the hands that are possible."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any, Final

import pytest

from eastfront.games.stalingrad.sequence.reinforcing import price
from tests.contract.notes.stalingrad_cards import SIDES, copies, game, named, numbers, side_of
from tests.games.stalingrad.worlds import Hand, Worlds

STEPS: Final = 30
FEW: Final = 12
MANY: Final = 200
SIZES: Final = [(2, 3, 4), (3, 2, 3), (1, 4, 2)]
every_size = pytest.mark.parametrize(("hand", "deck", "discard"), SIZES)
every_side = pytest.mark.parametrize("watched", [0, 1], ids=SIDES)


@pytest.mark.rule("sg-13.6")
@pytest.mark.rule("sg-13.7")
@every_side
@every_size
def test_a_view_allows_the_hands_that_are_possible_and_no_other(
    watched: int, hand: int, deck: int, discard: int
) -> None:
    for seed in range(2):
        worlds = Worlds(seed, watched, hand, deck, discard)
        for _ in range(STEPS):
            agree(worlds)
            assert allowed(worlds) == worlds.hands()
            if not worlds.choose():
                break


def agree(worlds: Worlds) -> None:
    """Demand that all worlds look alike to the enemy, and ask the same of the same seat."""
    view = worlds.view(worlds.real)
    decision = game().decision(worlds.real)
    for state in worlds.states:
        assert view == worlds.view(state)
        asked = game().decision(state)
        if decision and asked and (decision.seat == worlds.watcher or is_open(decision.kind)):
            assert decision.options == asked.options


def is_open(kind: str) -> bool:
    """Tell whether everybody knows the options of *kind*."""
    return game().machine.open_kinds[game().kinds.index(kind)]


def allowed(worlds: Worlds) -> set[Hand]:
    """Return the hands that the enemy's view allows: what is sure, and any of the cards not in the open."""
    seen: Any = game().view_to_data(game().view(worlds.real, worlds.watcher))
    side = seen["seats"][worlds.watched]
    table = seen["table"]
    battle = table["battle"].get("flipped", [])
    between = [*table["pending"], *table["in_play"], *battle]
    shown = [card for card in between if side_of(numbers()[card]) == worlds.watched]
    cards = Counter(str(card) for card in named(copies("action", SIDES[worlds.watched])))
    pool = (cards - Counter([*shown, *side["discard"], *side["known"]])).elements()
    unknown = side["hand_size"] - len(side["known"])
    hands = {in_order([*side["known"], *some]) for some in combinations(pool, unknown)}
    return {hand for hand in hands if can_pay(worlds, hand)}


def in_order(cards: list[str]) -> Hand:
    """Return cards in the order of a hand."""
    return tuple(sorted(cards, key=numbers().__getitem__))


def can_pay(worlds: Worlds, hand: Hand) -> bool:
    """Tell whether a hand can go on paying in order, if a price is being paid (sg-5.31)."""
    decision = game().decision(worlds.real)
    if decision is None or (decision.kind, decision.seat) != ("pay", worlds.watched):
        return True
    frame = worlds.real.frames[-1]
    owed = price(worlds.real, frame.seat, frame.source) - frame.left
    return owed <= sum(1 for card in hand if numbers()[card] >= frame.last)


@every_side
@every_size
def test_samples_deal_every_possible_hand_and_no_other(
    watched: int, hand: int, deck: int, discard: int
) -> None:
    worlds = Worlds(0, watched, hand, deck, discard)
    for _ in range(STEPS):
        assert worlds.hands() == sampled(worlds)
        if not worlds.choose():
            break


def sampled(worlds: Worlds) -> set[Hand]:
    """Return the hands that samples deal: FEW for each that is possible, more while a rare one is missing."""
    view = game().view(worlds.real, worlds.watcher)
    possible = worlds.hands()
    found: set[Hand] = set()
    for count in range(MANY * len(possible)):
        if count >= FEW * len(possible) and found >= possible:
            break
        found.add(worlds.hand_in(game().sample(view, worlds.random.randbytes(16))))
    return found
