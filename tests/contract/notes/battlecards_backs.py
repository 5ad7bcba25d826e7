"""What is secret in BattleCards: zones with backs, how a back shows what it is, what no notice says."""

from __future__ import annotations

from typing import Final

from eastfront.kernel.data import Data
from eastfront.kernel.edition import Setup
from tests.contract.notes.battlecards_places import STACKS
from tests.contract.notes.battlecards_sides import Sides

ALWAYS_HIDDEN: Final = ["deck", "under"]
SECRET: Final = ["hand", *STACKS, "kept", "apart"]

# How far the machine has come, which is no fact of its own.
UNNOTED: Final = [
    "setup",
    "seat",
    "frames",
    "asked",
    "kind",
    "options",
    "table.aided",
    "table.enemy",
    "table.battle.shooter",
    "table.battle.lines.aggressor.shots",
    "table.battle.lines.defender.shots",
]

# Notices of cards that luck picks, even from zones that a seat sees.
BY_LUCK: Final = ["splits", "captures", "shows-commander"]
# Notices that show which stacks hold forces, and pairs that show of what kind a card is.
MUSTER: Final = ["turns-up", "finds-one-side", "finds-no-forces", "begins-round"]
PAIRS: Final = [{"keeps", "shows"}, {"captures", "shows-commander"}]
# Facts that follow from the face of a card that is turned for its number.
OF_THE_FACE: Final = ["number", "hit"]


def backs(setup: Setup, seat: int | None) -> list[str]:
    """Name the zones in which *seat* may not identify every card: all decks, and what others keep secret."""
    sides = Sides(setup)
    zones = [f"conflict/{number + 1}" for number in range(sides.theatres)]
    for number in range(setup.seats):
        places = ALWAYS_HIDDEN if sides.shows(number, seat) else ALWAYS_HIDDEN + SECRET
        zones += [f"{place}/{number + 1}" for place in places]
    return zones


def turned_up(one: dict[str, Data], other: dict[str, Data], backs: list[str]) -> bool:
    """Tell whether two notices differ because of a card that lay in *backs* or that luck picked.

    It shows its face, or by where it goes of what type or kind it is; or it takes part in a battle or not.
    """
    if one["id"] in MUSTER and other["id"] in MUSTER:
        return True
    if one["origin"] != other["origin"] or (one["origin"] not in backs and one["id"] not in BY_LUCK):
        return False
    if one["id"] != other["id"]:
        return {str(one["id"]), str(other["id"])} in PAIRS
    if one["target"] != other["target"]:
        return stack_of(one) != "" and stack_of(one) == stack_of(other)
    return has_faces(one) and without_face(one) == without_face(other)


def has_faces(notice: dict[str, Data]) -> bool:
    """Tell whether the cards of a notice are shown."""
    cards = notice["cards"]
    return isinstance(cards, list) and "back" not in cards


def stack_of(notice: dict[str, Data]) -> str:
    """Return the seat into one of whose stacks a card goes, nothing if it goes elsewhere."""
    place, _, seat = str(notice["target"]).partition("/")
    return seat if place in STACKS else ""


def without_face(notice: dict[str, Data]) -> Data:
    """Return a notice without its cards and what follows from them."""
    arguments = notice["arguments"]
    assert isinstance(arguments, dict)
    rest = {name: value for name, value in arguments.items() if name not in OF_THE_FACE}
    return notice | {"cards": [], "arguments": rest}
