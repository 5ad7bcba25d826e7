"""What a note-taker keeps of one line of a battle of BattleCards: units by place and their bonuses."""

from __future__ import annotations

from typing import Final

from eastfront.games.battlecards.cards import Ability, Definition
from eastfront.kernel.data import Data
from eastfront.kernel.notices import BACK
from tests.contract.notes.battlecards_cards import definitions, named

GAP: Final = BACK
FREE: Final = -1
SPENT: Final = -2


class LineNotes:
    """One side's units, face up. A unit that is gone leaves a gap until the next round."""

    def __init__(self) -> None:
        self.cards: list[int] = []
        self.seats: list[int] = []
        self.resting: list[tuple[int, int]] = []
        self.clear()

    def clear(self) -> None:
        """Begin a round: close the gaps, forget what lasted for the last one."""
        present = self.present()
        self.seats = [self.seats[place] for place in present]
        self.cards = [self.cards[place] for place in present]
        self.supports = [FREE] * len(present)
        self.attack = [0] * len(present)
        self.defence = [0] * len(present)

    def present(self) -> list[int]:
        """Return the places of the units that are there."""
        return [place for place, card in enumerate(self.cards) if card != GAP]

    def unit(self, place: int) -> Definition:
        """Return the unit at *place*."""
        return definitions()[self.cards[place]]

    def add(self, card: int, seat: int) -> None:
        """Note a unit at the end of the line."""
        self.cards.append(card)
        self.seats.append(seat)
        self.supports.append(FREE)
        self.attack.append(0)
        self.defence.append(0)

    def has(self, type: str) -> bool:
        """Tell whether a unit of *type* is there."""
        return any(self.unit(place).type == type for place in self.present())

    def strengthen(self, place: int, attack: int, defence: int) -> None:
        """Add to one unit."""
        self.attack[place] += attack
        self.defence[place] += defence

    def strengthen_type(self, type: str, attack: int, defence: int, but: int = GAP) -> None:
        """Add to all units of *type* but the one at a place."""
        for place in self.present():
            if self.unit(place).type == type and place != but:
                self.strengthen(place, attack, defence)

    def shine(self, place: int, sign: int) -> None:
        """Add the aura of a unit to the others, or take it away (bc-6.7)."""
        for aura in abilities(self.unit(place), "aura"):
            self.strengthen_type(aura.type, sign * aura.attack, sign * aura.defence, place)

    def support(self, place: int, other: int) -> None:
        """Note that the unit at *place* supports another."""
        self.supports[place] = other
        for each in abilities(self.unit(place), "support"):
            self.strengthen(other, each.attack, each.defence)

    def leaves(self, place: int) -> None:
        """Note that a unit leaves: its aura and its support end (bc-6.5, bc-6.6)."""
        self.shine(place, -1)
        if self.supports[place] >= 0:
            for each in abilities(self.unit(place), "support"):
                self.strengthen(self.supports[place], -each.attack, -each.defence)
        self.supports = [SPENT if other == place else other for other in self.supports]
        self.supports[place] = FREE
        self.cards[place] = GAP

    def rally(self, stays: bool) -> None:
        """Note that the survivors gather by seats and cards, or are about to be turned down."""
        units = [(self.cards[place], self.seats[place]) for place in self.present()]
        survivors = sorted(units + self.resting, key=lambda unit: (unit[1], unit[0])) if stays else []
        self.cards = [card for card, _ in survivors]
        self.seats = [seat for _, seat in survivors]
        self.resting = []
        self.clear()

    def to_data(self) -> Data:
        """Return the notes as the view's plain data has them."""
        return {
            "cards": named(self.cards),
            "seats": list[Data](self.seats),
            "supports": list[Data](self.supports),
            "attack": list[Data](self.attack),
            "defence": list[Data](self.defence),
            "resting": named([card for card, _ in self.resting]),
            "resting_seats": [seat for _, seat in self.resting],
        }


def abilities(unit: Definition, name: str) -> list[Ability]:
    """Return what a unit can do under *name*."""
    return [each for each in unit.abilities if each.ability == name]
