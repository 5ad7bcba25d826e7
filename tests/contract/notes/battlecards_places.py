"""What a note-taker keeps of hidden cards of BattleCards: for each copy, the zones it may be in.

Written from chapter 16 of the ledger: nobody forgets more than a hidden move hides (bc-16.8), what lay
open stays known (bc-16.5), and like copies cannot be told apart (bc-16.4). Zones are bits of a number.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from eastfront.kernel.data import Data
from tests.contract.notes.battlecards_cards import definitions

STACKS: Final = ["ground", "air", "sea"]
PLACES: Final = ["deck", "under", "hand", *STACKS, "kept", "apart"]
ZONES: Final = [f"{place}/{seat}" for seat in (1, 2, 3, 4) for place in PLACES] + ["conflict/1", "conflict/2"]
BITS: Final = {zone: 1 << number for number, zone in enumerate(ZONES)}
OPEN: Final = 0


class Places:
    """Where each copy of each card may be, by card; 0 for a copy that lies open."""

    def __init__(self) -> None:
        self.copies: dict[int, list[int]] = {}

    def start(self, card: int, count: int, zone: str) -> None:
        """Note where all copies of a card are at the start."""
        self.copies[card] = [BITS[zone]] * count

    def leaves(self, card: int, zone: str) -> None:
        """Note that one copy leaves *zone* before one's eyes and lies open.

        It is one that was certain to be there. If none was, then any that may have been there may be the
        one, and each of the others may be wherever any of them may have been.
        """
        bit = BITS[zone]
        copies = self.copies[card]
        if bit in copies:
            copies[copies.index(bit)] = OPEN
            return
        may = [number for number, mask in enumerate(copies) if mask & bit]
        assert may, f"{definitions()[card].id} leaves {zone}, where it could not be"
        united = union([copies[number] for number in may])
        for number in may:
            copies[number] = united
        copies[may[0]] = OPEN

    def enters(self, card: int, zone: str) -> None:
        """Note that a copy that lay open is turned down into *zone*."""
        copies = self.copies[card]
        copies[copies.index(OPEN)] = BITS[zone]

    def passes(self, origin: str, target: str) -> None:
        """Note that some card passes unseen from zone to zone; a stack shows of which type it is."""
        bit, more = BITS[origin], BITS[target]
        stack = target.partition("/")[0]
        for card, copies in self.copies.items():
            if stack not in STACKS or definitions()[card].type == stack:
                self.copies[card] = [mask | more if mask & bit else mask for mask in copies]

    def counts(self, card: int, zone: str, count: int) -> None:
        """Note that just *count* copies lie in *zone*, those first that are certain to."""
        bit = BITS[zone]
        copies = self.copies[card]
        may = [number for number, mask in enumerate(copies) if mask & bit and mask != bit]
        missing = count - copies.count(bit)
        assert 0 <= missing <= len(may), f"{definitions()[card].id} cannot be {count} times in {zone}"
        united = union([copies[number] for number in may])
        for number in may[:missing]:
            copies[number] = bit
        for number in may[missing:]:
            copies[number] = (united if missing else copies[number]) & ~bit

    def empties(self, zone: str) -> None:
        """Note that nothing lies in *zone*."""
        bit = BITS[zone]
        for card, copies in self.copies.items():
            self.copies[card] = [mask & ~bit for mask in copies]

    def leaves_only(self, cards: list[int], zone: str, size: int) -> None:
        """Note that the *size* cards in *zone* are among *cards*; if these are no more, all lie there."""
        bit = BITS[zone]
        for card, copies in self.copies.items():
            if card not in cards:
                self.copies[card] = [mask & ~bit for mask in copies]
        if size == sum(1 for card in cards for mask in self.copies[card] if mask & bit):
            for card in cards:
                self.copies[card] = [bit if mask & bit else mask for mask in self.copies[card]]

    def to_data(self) -> Data:
        """Return the notes as a view's plain data has them."""
        result: dict[str, Data] = {}
        for card, copies in self.copies.items():
            hidden = sorted(mask for mask in copies if mask)
            if hidden:
                result[definitions()[card].id] = [zone_names(mask) for mask in hidden]
        return result


def union(masks: list[int]) -> int:
    """Return the zones that are in any of *masks*."""
    united = 0
    for mask in masks:
        united |= mask
    return united


@cache
def zone_names(mask: int) -> str:
    """Return the names of zones, joined by dots."""
    return ".".join(zone for zone, bit in BITS.items() if mask & bit)
