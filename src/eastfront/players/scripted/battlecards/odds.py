"""Odds of single shots: against a certain defence, and against the average unit of an Arsenal."""

from __future__ import annotations

from typing import Final

from eastfront.games.battlecards.sequence.values import HIGHEST_NUMBER
from eastfront.games.battlecards.tables import NOT_APPLICABLE, TYPES

# Attacks and defences above this, bonuses included, count as this.
HIGHEST_VALUE: Final = 40


class Odds:
    """Chances to hit by the numbers of a whole deck, by attack and defence."""

    def __init__(self, numbers: list[int]) -> None:
        self.size = len(numbers)
        self.up_to = [sum(1 for each in numbers if each <= number) for number in range(HIGHEST_NUMBER + 1)]
        values = range(HIGHEST_VALUE + 1)
        self.chances = [[self.chance(attack, defence) for defence in values] for attack in values]

    def chance(self, attack: int, defence: int) -> float:
        """Return the chance that a number is above *defence* and not above *attack*."""
        if attack <= defence:
            return 0.0
        low, high = min(max(defence, 0), HIGHEST_NUMBER), min(attack, HIGHEST_NUMBER)
        return (self.up_to[high] - self.up_to[low]) / self.size

    def hit(self, attack: int, defence: int) -> float:
        """Return the chance to hit; none without an attack value."""
        if attack == NOT_APPLICABLE:
            return 0.0
        return self.chances[min(attack, HIGHEST_VALUE)][min(max(defence, 0), HIGHEST_VALUE)]


class Profile:
    """One unit as it fires: type, shots, attacks and defences by type."""

    def __init__(self, type: int, shots: int, attack: list[int], defence: list[int]) -> None:
        self.type = type
        self.shots = shots
        self.attack = attack
        self.defence = defence


class Average:
    """The units of one Arsenal by type, and what another unit achieves and suffers among them."""

    def __init__(self, odds: Odds, units: list[Profile]) -> None:
        self.odds = odds
        self.units = [[unit for unit in units if unit.type == type] for type in range(len(TYPES))]

    def hits(self, unit: Profile, type: int) -> float:
        """Return how many units of *type* a round of fire by *unit* hits in the mean."""
        chances = [self.odds.hit(unit.attack[type], each.defence[unit.type]) for each in self.units[type]]
        return unit.shots * mean(chances)

    def risk(self, unit: Profile, type: int) -> float:
        """Return how often a unit of *type* that fires at *unit* hits it in the mean."""
        chances = [
            each.shots * self.odds.hit(each.attack[unit.type], unit.defence[type])
            for each in self.units[type]
        ]
        return mean(chances)


def mean(values: list[float]) -> float:
    """Return the mean, 0 of nothing."""
    return sum(values) / len(values) if values else 0.0
