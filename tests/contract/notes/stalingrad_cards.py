"""What is printed on the cards of Stalingrad and known to all."""

from __future__ import annotations

from functools import cache
from typing import Final

from eastfront.games.stalingrad.cards import Definition
from eastfront.games.stalingrad.game import Stalingrad
from eastfront.kernel.data import Data

SIDES: Final = ["german", "soviet"]


@cache
def game() -> Stalingrad:
    """Return the game: what is printed on cards and in rules is known to all."""
    return Stalingrad()


def definitions() -> list[Definition]:
    """Return the card definitions."""
    return game().card_set.definitions


@cache
def numbers() -> dict[str, int]:
    """Return the number of each card by its id."""
    return {each.id: number for number, each in enumerate(definitions())}


def copies(kind: str, side: str = "") -> list[int]:
    """Return all cards of a kind and side, each as often as there are copies, in order."""
    return [
        card
        for card, each in enumerate(definitions())
        for _ in range(each.copies)
        if (each.kind, each.side) == (kind, side)
    ]


def side_of(card: int) -> int:
    """Return the seat whose card it is."""
    return SIDES.index(definitions()[card].side)


def named(cards: list[int]) -> list[Data]:
    """Return cards by their ids."""
    return [definitions()[card].id for card in cards]


def by_force(amounts: dict[int, int]) -> Data:
    """Return by the id of each Force the amount that it has, if any."""
    return {definitions()[force].id: amount for force, amount in sorted(amounts.items()) if amount}
