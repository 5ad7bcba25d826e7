"""What a note-taker keeps of one seat of Stalingrad: sizes of hidden zones, faces of open ones."""

from __future__ import annotations

from bisect import insort
from typing import Final

from eastfront.kernel.data import Data
from eastfront.kernel.notices import BACK
from tests.contract.notes.stalingrad_cards import SIDES, copies, named

AREAS: Final = ["control", "perimeter"]
PLACES: Final = [f"{area}-{slot}" for slot in range(1, 6) for area in AREAS]
HIDDEN: Final = ["hand", "deck", "pile"]
PILED: Final = ["discard", "lost", "chosen"]
NONE: Final = -1


class SeatNotes:
    """One seat; *own* if the note-taker sits there. Everybody can tell the *known* cards of its hand."""

    def __init__(self, seat: int, own: bool) -> None:
        self.own = own
        self.hand: list[int] = []
        self.known: list[int] = []
        self.sizes = {"hand": 0, "deck": len(copies("action", SIDES[seat]))}
        self.sizes["pile"] = len(copies("force", SIDES[seat]))
        self.top = NONE
        self.open: dict[str, list[int]] = {name: [] for name in PILED + PLACES}
        self.numbers = {"turns": 0, "bought": 0, "rebuilds": 0}

    def leaves(self, zone: str, card: int) -> None:
        """Note that *card*, perhaps a back, leaves *zone*."""
        if zone not in HIDDEN:
            self.open[zone].remove(card)
            return
        self.sizes[zone] -= 1
        if zone == "pile":
            self.top = NONE
        elif zone == "hand":
            self.leaves_hand(card)

    def leaves_hand(self, card: int) -> None:
        """Note that a card leaves the hand; like copies cannot be told apart (sg-13.7)."""
        if self.own:
            self.hand.remove(card)
        if card in self.known:
            self.known.remove(card)

    def enters(self, zone: str, card: int, public: bool) -> None:
        """Note that *card*, perhaps a back, enters *zone*; everybody sees it if it is *public*."""
        if zone in HIDDEN:
            self.sizes[zone] += 1
            if zone == "hand" and card != BACK:
                insort(self.hand, card)
                self.known = sorted([*self.known, card] if public else self.known)
        elif zone in PILED:
            self.open[zone].append(card)
        else:
            insort(self.open[zone], card)

    def rebuilds(self) -> None:
        """Note that the discard pile becomes the deck, which was empty (sg-6.5, sg-13.6)."""
        assert (0, len(self.known)) == (self.sizes["deck"], self.sizes["hand"])
        self.sizes["deck"] = len(self.open["discard"])
        self.open["discard"] = []
        self.numbers["rebuilds"] += 1

    def forces(self, area: str) -> list[int]:
        """Return the Forces in all zones of one kind."""
        return [force for place in PLACES if place.startswith(area) for force in self.open[place]]

    def to_data(self) -> Data:
        """Return the notes as the view's plain data has them."""
        return {
            "shown": self.own,
            "hand": named(self.hand if self.own else self.known),
            "known": named(self.known),
            **{f"{zone}_size": size for zone, size in self.sizes.items()},
            "top": "" if self.top == NONE else named([self.top])[0],
            **{zone: named(self.open[zone]) for zone in PILED},
            "places": {place: named(self.open[place]) for place in PLACES},
            **self.numbers,
        }
