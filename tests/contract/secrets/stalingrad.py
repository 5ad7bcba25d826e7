"""Hidden cards of Stalingrad in the plain data of a state: exchanging those that a seat cannot tell apart."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any, Final

from tests.contract.notes.stalingrad_cards import numbers

TRIES: Final = 60
Spot = tuple[list[str], int]


def dealt(data: Any) -> bool:
    """Tell whether both set-ups are done: until then all Forces lie open."""
    return bool(data["table"]["settled"])


def exchanged(data: Any, watcher: int | None, random: Random) -> Any:
    """Return *data* with two cards exchanged that lie hidden from *watcher*; `None` if none were found."""
    other = json.loads(json.dumps(data))
    groups = hidden_groups(other, watcher)
    for _ in range(TRIES if groups else 0):
        one, two = random.sample(random.choice(groups), 2)
        if card_at(one) != card_at(two):
            one[0][one[1]], two[0][two[1]] = card_at(two), card_at(one)
            for seat in other["seats"]:
                seat["hand"].sort(key=numbers().__getitem__)
            return other
    return None


def hidden_groups(data: Any, watcher: int | None) -> list[list[Spot]]:
    """Return where cards lie that may change places with all others of their group."""
    groups = []
    for number, seat in enumerate(data["seats"]):
        if dealt(data):
            groups.append(spots(seat["pile"])[:-1])
        deck = spots(seat["deck"])
        hand = [] if number == watcher else unknown(seat)
        if data["kind"] == "pay" and data["asked"] == number:
            groups += by_order(deck + hand, data["frames"][-1]["last"])
        else:
            groups.append(deck + hand)
    return [group for group in groups if len(group) > 1]


def spots(cards: list[str]) -> list[Spot]:
    """Return every place of a zone."""
    return [(cards, place) for place in range(len(cards))]


def unknown(seat: Any) -> list[Spot]:
    """Return the places in a hand but for those of cards that everybody is sure of."""
    known = Counter(seat["known"])
    found = []
    for spot in spots(seat["hand"]):
        if known[card_at(spot)]:
            known[card_at(spot)] -= 1
        else:
            found.append(spot)
    return found


def by_order(group: list[Spot], last: int) -> list[list[Spot]]:
    """Return a group as two: prices are paid in ascending order, so some cards must come after *last*."""
    after = [spot for spot in group if numbers()[card_at(spot)] >= last]
    return [after, [spot for spot in group if spot not in after]]


def card_at(spot: Spot) -> str:
    """Return the card at a spot."""
    return spot[0][spot[1]]


def misplaced(data: Any, watcher: int | None) -> list[str]:
    """Return the cards that everybody is sure of and that are not in the hand."""
    return [
        card for seat in data["seats"] for card in (Counter(seat["known"]) - Counter(seat["hand"])).elements()
    ]
