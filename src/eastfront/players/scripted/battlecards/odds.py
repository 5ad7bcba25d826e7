"""Odds of single shots against the average unit of an Arsenal."""

from __future__ import annotations

from eastfront.games.battlecards.solving.odds import Numbers
from eastfront.games.battlecards.tables import TYPES


class Profile:
    """One unit as it fires: type, shots, attacks and defences by type."""

    def __init__(self, type: int, shots: int, attack: list[int], defence: list[int]) -> None:
        self.type = type
        self.shots = shots
        self.attack = attack
        self.defence = defence


class Average:
    """The units of one Arsenal by type, and what another unit achieves and suffers among them."""

    def __init__(self, numbers: Numbers, units: list[Profile]) -> None:
        self.numbers = numbers
        self.units = [[unit for unit in units if unit.type == type] for type in range(len(TYPES))]

    def hits(self, unit: Profile, type: int) -> float:
        """Return how many units of *type* a round of fire by *unit* hits in the mean."""
        chances = [
            self.numbers.chance(unit.attack[type], each.defence[unit.type]) for each in self.units[type]
        ]
        return unit.shots * mean(chances)

    def risk(self, unit: Profile, type: int) -> float:
        """Return how often a unit of *type* that fires at *unit* hits it in the mean."""
        chances = [
            each.shots * self.numbers.chance(each.attack[unit.type], unit.defence[type])
            for each in self.units[type]
        ]
        return mean(chances)


def mean(values: list[float]) -> float:
    """Return the mean, 0 of nothing."""
    return sum(values) / len(values) if values else 0.0
