"""What is secret in Stalingrad: zones with backs, how a back shows what it is, what no notice says."""

from __future__ import annotations

from typing import Final

from eastfront.kernel.data import Data
from eastfront.kernel.edition import Setup

# How far the machine has come, which is no fact of its own.
UNNOTED: Final = ["setup", "seat", "frames", "asked", "kind", "options"]
# Notices of cards that luck picks, even from a hand that a seat sees.
BY_LUCK: Final = ["discards-at-random"]


def backs(setup: Setup, seat: int | None) -> list[str]:
    """Name the zones in which *seat* may not identify every card: decks, Force piles, the enemy's hand."""
    hidden = [f"{zone}/{number + 1}" for zone in ("deck", "pile") for number in range(setup.seats)]
    return hidden + [f"hand/{number + 1}" for number in range(setup.seats) if number != seat]


def turned_up(one: dict[str, Data], other: dict[str, Data], backs: list[str]) -> bool:
    """Tell whether two notices differ in the faces of cards alone, which lay in *backs* or luck picked."""
    cards = one["cards"]
    faces = isinstance(cards, list) and "back" not in cards
    hidden = one["origin"] in backs or one["id"] in BY_LUCK
    return faces and hidden and one | {"cards": other["cards"]} == other
