"""The state of the Stalingrad toy: one battle's event step, its pending cards and its contributions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from eastfront.kernel.edition import Setup
from eastfront.kernel.luck import Luck
from eastfront.kernel.machine import Op
from eastfront.kernel.state import State
from eastfront.kernel.zones import Zone, zone_of

GERMAN: Final = 0
SOVIET: Final = 1
SIDES: Final = ["german", "soviet"]
KEYWORDS: Final = ["air", "artillery", "uranus"]
BASES: Final = [5, 2]
NO_SOURCE: Final = -1

PASS: Final = 0
PLAY: Final = 1
REACT: Final = 2
VERBS: Final = ["pass", "play", "react"]

PLAYING: Final = 0
REACTING: Final = 1
KINDS: Final = ["event", "reaction"]
# Both depend on what is in hand: asked even where passing is all there is.
OPEN_KINDS: Final = [False, False]


def foe_of(seat: int) -> int:
    return 1 - seat


def mask_of(keywords: list[str]) -> int:
    return sum(1 << KEYWORDS.index(keyword) for keyword in keywords)


@dataclass
class Contribution:
    """What *seat* adds to its own total, or takes from the enemy's if *amount* is below 0."""

    seat: int
    amount: int
    source: int
    keywords: int
    struck: bool

    def total(self) -> int:
        return self.seat if self.amount >= 0 else foe_of(self.seat)


class CardTable:
    """The facts and programs of all cards, by card."""

    def __init__(self) -> None:
        self.ids: list[str] = []
        self.sides: list[int] = []
        self.copies: list[int] = []
        self.reacts: list[bool] = []
        self.keywords: list[int] = []
        self.play: list[int] = []
        self.ops: list[list[Op[StalingradToy]]] = []
        self.event = 0
        self.reaction = 0


class StalingradToy(State):
    """Hands and decks are hidden; *struck* tells of each pending card whether it is cancelled."""

    def __init__(self, setup: Setup, cards: CardTable, luck: Luck) -> None:
        super().__init__(luck)
        self.setup = setup
        self.cards = cards
        self.hands: list[Zone] = [zone_of([]), zone_of([])]
        self.decks: list[Zone] = [zone_of([]), zone_of([])]
        self.discard = zone_of([])
        self.pending = zone_of([])
        self.in_play = zone_of([])
        self.struck: list[bool] = []
        self.contributions: list[Contribution] = []
        self.muted = [0, 0]
        self.rubble = 0
        self.over = False

    def clone(self) -> StalingradToy:
        other = StalingradToy(self.setup, self.cards, self.luck.clone())
        self.copy_base(other)
        other.hands = [hand.copy() for hand in self.hands]
        other.decks = [deck.copy() for deck in self.decks]
        other.discard = self.discard.copy()
        other.pending = self.pending.copy()
        other.in_play = self.in_play.copy()
        other.struck = list(self.struck)
        other.contributions = [Contribution(**vars(each)) for each in self.contributions]
        other.muted = list(self.muted)
        other.rubble = self.rubble
        other.over = self.over
        return other

    def totals(self) -> list[int]:
        """Sum the contributions in their order, struck ones left out, never below 0 after any of them."""
        totals = [0, 0]
        for each in self.contributions:
            if not each.struck:
                totals[each.total()] = max(0, totals[each.total()] + each.amount)
        return totals
