"""Zones: where cards lie. A card is a small int; the top of a pile is its last card."""

from __future__ import annotations

from librt.vecs import append, extend, pop, remove, vec
from mypy_extensions import i64


class Zone:
    """Cards in an order; all that the rules need to know about a place."""

    __slots__ = ("cards",)

    def __init__(self, cards: vec[i64]) -> None:
        self.cards: vec[i64] = cards

    def copy(self) -> Zone:
        """Return a zone with the same cards that shares nothing."""
        return Zone(self.cards[:])

    def size(self) -> i64:
        """Count the cards."""
        return len(self.cards)

    def has(self, card: i64) -> bool:
        """Tell whether a copy of *card* lies here."""
        return card in self.cards

    def count(self, card: i64) -> i64:
        """Count the copies of *card*."""
        found: i64 = 0
        for other in self.cards:
            if other == card:
                found += 1
        return found

    def add(self, card: i64) -> None:
        """Put *card* on top."""
        self.cards = append(self.cards, card)

    def insert(self, card: i64) -> None:
        """Put *card* where it belongs in a zone kept in ascending order."""
        cards = append(self.cards, card)
        place: i64 = len(cards) - 1
        while place > 0 and cards[place - 1] > card:
            cards[place] = cards[place - 1]
            place -= 1
        cards[place] = card
        self.cards = cards

    def add_below(self, card: i64) -> None:
        """Put *card* under all others."""
        below = vec[i64]([card])
        self.cards = extend(below, self.cards)

    def remove(self, card: i64) -> None:
        """Take one copy of *card* away; it must be here."""
        self.cards = remove(self.cards, card)

    def take(self) -> i64:
        """Take the top card; there must be one."""
        self.cards, card = pop(self.cards)
        return card

    def pour(self, target: Zone) -> None:
        """Move every card to *target*."""
        target.cards = extend(target.cards, self.cards)
        self.cards = vec[i64]()


def zone_name(zone: str, number: i64) -> str:
    """Return the public name of a zone of which several seats, or the like, have one each."""
    return f"{zone}/{number + 1}"


def empty_zone() -> Zone:
    """Return a zone without cards."""
    return Zone(vec[i64]())


def listed(cards: vec[i64]) -> list[int]:
    """Return packed cards as a list."""
    return [int(card) for card in cards]


def packed(cards: list[int]) -> vec[i64]:
    """Return a list of cards packed.

    Compiled, a vec of the list itself takes four times as long.
    """
    return vec[i64]([card for card in cards])


def zone_of(cards: list[int]) -> Zone:
    """Return a zone with these cards, the last one on top."""
    return Zone(packed(cards))
