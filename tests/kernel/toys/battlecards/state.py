"""The state of the BattleCards toy: covered stacks, hands and Kept Cards, each card with who knows it."""

from __future__ import annotations

from typing import Final

from eastfront.kernel.edition import Setup
from eastfront.kernel.luck import Luck
from eastfront.kernel.machine import Op
from eastfront.kernel.notices import BACK
from eastfront.kernel.state import State
from eastfront.kernel.zones import Zone, zone_of

SIDES: Final = ["german", "soviet"]
DECKS: Final = [*SIDES, "conflict"]
TYPES: Final = ["ground", "air"]
RANKS: Final = ["unit", "general"]
ORDERS: Final = ["immediate", "kept"]
WINDOWS: Final = ["round", "destruction"]
CONFLICT: Final = 2
PURPOSES: Final = 3

# Who knows a card is a mask of seats; the bit after them is the spectator's, hence everybody's.
PUBLIC: Final = 7
SPECTATOR: Final = 2

PASS: Final = 0
CHOOSE: Final = 1
SET_APART: Final = 2
KEEP: Final = 3
ASSASSINATE: Final = 4
TAKE_BACK: Final = 5
TARGET: Final = 6
STAND: Final = 7
VERBS: Final = ["pass", "choose", "set-apart", "keep", "assassinate", "take-back", "target", "stand"]

CHOOSING: Final = 0
SPLITTING: Final = 1
KEEPING: Final = 2
SABOTAGE: Final = 3
FIRING: Final = 4
STANDING: Final = 5
KINDS: Final = ["choose-stack", "split", "keep", "sabotage", "fire", "stand"]
# A commander in a stack and a card kept face down are secrets; all else follows from what lies there.
OPEN_KINDS: Final = [True, True, True, False, True, False]


def foe_of(seat: int) -> int:
    return 1 - seat


class Covered:
    """Cards in a row, each with the mask of those who know its face."""

    def __init__(self, cards: list[int], known: list[int]) -> None:
        self.cards = cards
        self.known = known

    def copy(self) -> Covered:
        return Covered(list(self.cards), list(self.known))

    def size(self) -> int:
        return len(self.cards)

    def add(self, card: int, known: int) -> None:
        self.cards.append(card)
        self.known.append(known)

    def take(self, place: int) -> tuple[int, int]:
        return self.cards.pop(place), self.known.pop(place)

    def show(self, known: int) -> None:
        self.known = [mask | known for mask in self.known]

    def pour(self, target: Covered) -> None:
        while self.cards:
            target.add(*self.take(0))

    def sort(self) -> None:
        """Bring an unordered zone into the one order that tells nothing: known ones by face."""
        pairs = sorted(zip(self.known, self.cards, strict=True))
        self.known, self.cards = [known for known, _ in pairs], [card for _, card in pairs]

    def seen_by(self, seat: int) -> list[int]:
        return [
            card if mask & (1 << seat) else BACK for card, mask in zip(self.cards, self.known, strict=True)
        ]


class Side:
    """One seat's cards. Stacks keep their order, so a back is followed by its place; a hand has none."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.deck = zone_of([])
        self.hand = Covered([], [])
        self.stacks = [Covered([], []) for _ in TYPES]
        self.kept = Covered([], [])
        self.discard = zone_of([])

    def clone(self) -> Side:
        other = Side(self.seat)
        other.deck = self.deck.copy()
        other.hand = self.hand.copy()
        other.stacks = [stack.copy() for stack in self.stacks]
        other.kept = self.kept.copy()
        other.discard = self.discard.copy()
        return other

    def to_hand(self, pile: Covered) -> None:
        pile.pour(self.hand)
        self.hand.sort()


class CardTable:
    """The facts and programs of all cards, by card."""

    def __init__(self) -> None:
        self.ids: list[str] = []
        self.decks: list[int] = []
        self.kinds: list[str] = []
        self.copies: list[int] = []
        self.numbers: list[int] = []
        self.types: list[int] = []
        self.defences: list[int] = []
        self.windows: list[str] = []
        self.play: list[int] = []
        self.ops: list[list[Op[BattleCardsToy]]] = []
        self.destruction = 0


class BattleCardsToy(State):
    """Two sides, the Conflict deck, what is being carried out, set apart, doomed or out of the game."""

    def __init__(self, setup: Setup, cards: CardTable, luck: Luck) -> None:
        super().__init__(luck)
        self.setup = setup
        self.cards = cards
        self.sides = [Side(seat) for seat in range(2)]
        self.conflict: Zone = zone_of([])
        self.conflict_discard: Zone = zone_of([])
        self.pending: Zone = zone_of([])
        self.doomed: Zone = zone_of([])
        self.removed: Zone = zone_of([])
        self.apart = Covered([], [])
        self.over = False

    def clone(self) -> BattleCardsToy:
        other = BattleCardsToy(self.setup, self.cards, self.luck.clone())
        self.copy_base(other)
        other.sides = [side.clone() for side in self.sides]
        other.conflict = self.conflict.copy()
        other.conflict_discard = self.conflict_discard.copy()
        other.pending = self.pending.copy()
        other.doomed = self.doomed.copy()
        other.removed = self.removed.copy()
        other.apart = self.apart.copy()
        other.over = self.over
        return other
