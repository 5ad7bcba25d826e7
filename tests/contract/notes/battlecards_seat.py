"""What a note-taker keeps of one seat of BattleCards: sizes of all zones, and the faces that are shown."""

from __future__ import annotations

from bisect import insort
from typing import Final

from eastfront.kernel.data import Data
from tests.contract.notes.battlecards_cards import named
from tests.contract.notes.battlecards_places import PLACES, STACKS

SECRET: Final = ["hand", *STACKS, "kept", "apart"]


class SeatNotes:
    """One seat; *shown* if the note-taker sees its secret cards but for the deck."""

    def __init__(self, shown: bool) -> None:
        self.shown = shown
        self.sizes = dict.fromkeys(PLACES, 0)
        self.faces: dict[str, list[int]] = {place: [] for place in SECRET}
        self.discard: list[int] = []
        self.won: list[int] = []
        self.fallen: list[int] = []
        self.turns = 0

    def leaves(self, place: str, card: int) -> None:
        """Note that *card*, perhaps a back, leaves a place of this seat."""
        if place == "discard":
            self.discard.remove(card)
        elif place == "won":
            self.won.remove(card)
        else:
            self.sizes[place] -= 1
            if self.shown and place in SECRET:
                self.faces[place].remove(card)

    def enters(self, place: str, card: int) -> None:
        """Note that *card*, perhaps a back, enters a place of this seat."""
        if place == "discard":
            self.discard.append(card)
        elif place == "won":
            insort(self.won, card)
        else:
            self.sizes[place] += 1
            if self.shown and place in SECRET:
                insort(self.faces[place], card)

    def to_data(self) -> Data:
        """Return the notes as the view's plain data has them."""
        return {
            "shown": self.shown,
            **{place: named(cards) for place, cards in self.faces.items()},
            **{f"{place}_size": self.sizes[place] for place in PLACES if place not in STACKS},
            "stack_sizes": [self.sizes[type] for type in STACKS],
            "discard": named(self.discard),
            "won": named(self.won),
            "fallen": named(self.fallen)[0] if self.fallen else "",
            "turns": self.turns,
        }
