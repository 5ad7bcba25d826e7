"""What a note-taker keeps of one seat of Barbarossa: open zones, and what is certain of hand and deck."""

from __future__ import annotations

from bisect import insort
from typing import Final

from eastfront.kernel.notices import BACK

OPEN_ZONES: Final = ["discard", "played", "active", "exhausted", "lingering"]
PILES: Final = ["discard"]


class SeatNotes:
    """One seat, seen by its owner (*own*) or by somebody else.

    *pool* holds the cards that lie in the deck or, for another seat, unknown in its hand. Everybody
    knows the cards in *known* to be in the hand.
    """

    def __init__(self, own: bool, deck: list[int]) -> None:
        self.own = own
        self.hand: list[int] = []
        self.known: list[int] = []
        self.pool = sorted(deck)
        self.hand_size = 0
        self.deck_size = len(deck)
        self.zones: dict[str, list[int]] = {name: [] for name in OPEN_ZONES}
        self.turns = 0

    def leaves(self, zone: str, card: int) -> None:
        """Note that *card*, perhaps a back, leaves *zone*."""
        if zone == "deck":
            self.deck_size -= 1
            if card != BACK:
                self.pool.remove(card)
        elif zone == "hand":
            self.leaves_hand(card)
        else:
            self.zones[zone].remove(card)

    def leaves_hand(self, card: int) -> None:
        """Note that *card*, which everybody sees, leaves the hand."""
        self.hand_size -= 1
        if self.own:
            self.hand.remove(card)
        if card in self.known:
            self.known.remove(card)
        elif not self.own:
            self.pool.remove(card)

    def enters(self, zone: str, card: int, public: bool) -> None:
        """Note that *card*, perhaps a back, enters *zone*; everybody sees it if it is *public*."""
        if zone == "hand":
            self.hand_size += 1
            if self.own:
                insort(self.hand, card)
            if public:
                insort(self.known, card)
        elif zone in PILES:
            self.zones[zone].append(card)
        else:
            insort(self.zones[zone], card)

    def shuffles(self) -> None:
        """Note that the discard pile becomes the deck."""
        self.pool = sorted(self.pool + self.zones["discard"])
        self.deck_size += len(self.zones["discard"])
        self.zones["discard"] = []

    def infer(self) -> None:
        """Draw the conclusion: beside an empty deck the hand is all that is not in the open (bb-5.9)."""
        if self.deck_size == 0:
            self.known = list(self.hand) if self.own else sorted(self.known + self.pool)
            self.pool = []
