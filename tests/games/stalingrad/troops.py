"""Forces and cards that many scenes lay: one Force for each Location, three for a zone, a whole deck."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tests.games.stalingrad.naming import Slot, game

# Five plain Forces of each side.
PLAIN: Final = {
    "german": [
        "295th-infantry-division",
        "389th-infantry-division",
        "94th-infantry-division",
        "297th-infantry-division",
        "371st-infantry-division",
    ],
    "soviet": [
        "37th-guards-rifle-division",
        "95th-rifle-division",
        "45th-rifle-division",
        "112th-rifle-division",
        "244th-rifle-division",
    ],
}
# Five Locations whose notes change nobody's draw.
QUIET_ROW: Final = [
    "grain-elevator",
    "red-october-steel-works",
    "lazur-chemical-plant",
    "dzerzhinsky-tractor-works",
    "barrikady-gun-factory",
]


def spread(side: str, count: int = 5, first: int = 1) -> dict[Slot, Sequence[str]]:
    """Return a plain Force for each of *count* slots from *first* on."""
    return {first + place: [PLAIN[side][place]] for place in range(count)}


def whole_deck(side: str, *without: str) -> list[str]:
    """Return every Action card of a side, less one copy of each card named."""
    actions = [card for card in game().card_set.definitions if (card.kind, card.side) == ("action", side)]
    cards = [card.id for card in actions for _ in range(card.copies)]
    for name in without:
        cards.remove(name)
    return cards
