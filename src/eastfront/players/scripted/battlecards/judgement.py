"""Judgement: a doctrine applied to the cards; how strong each unit is, and what its loss means."""

from __future__ import annotations

from math import sqrt
from typing import Final

from eastfront.players.scripted.battlecards.doctrine import Doctrine
from eastfront.players.scripted.battlecards.facts import TYPE_COUNT, Facts

# How many units of its type a commander leads in a battle as a rule.
COMPANY: Final = 5
MIDDLE_PHASE: Final = 2.5
# What a unit that can hit nothing still achieves: it draws fire.
DECOY: Final = 0.03
# What each ability besides firing adds to a unit.
SPECIAL: Final = 0.15


class Judgement:
    """Strengths of units against the forces of a seat, and worths by enemy seat and card.

    A worth is the strength of a unit in a mixed battle with all that it does for others; the average
    unit of the game has about 1.
    """

    def __init__(self, facts: Facts, doctrine: Doctrine) -> None:
        self.facts = facts
        self.doctrine = doctrine
        self.haste = [max(1.0 + doctrine.early * (MIDDLE_PHASE - phase), 0.0) for phase in facts.phase]
        self.scale = 1.0
        self.scale = self.mean_strength()
        self.worths = [self.worths_against(seat) for seat in range(facts.seats)]

    def mean_strength(self) -> float:
        """Return the strength of the average unit against the other Arsenal of its theatre."""
        facts = self.facts
        found = [
            self.strength(card, facts.opponent[seat], self.counts(facts.opponent[seat]))
            for seat, arsenal in enumerate(facts.arsenals)
            for card in arsenal
            if not facts.leader[card]
        ]
        return sum(found) / len(found)

    def counts(self, seat: int) -> list[float]:
        """Return how many cards of each type the Arsenal of *seat* has."""
        types = [self.facts.type[card] for card in self.facts.arsenals[seat]]
        return [float(types.count(type)) for type in range(TYPE_COUNT)]

    def strength(self, card: int, foe: int, counts: list[float]) -> float:
        """Return the strength of a unit against a force of *foe* with *counts* units of each type."""
        facts = self.facts
        if facts.leader[card]:
            return 0.0
        hits, risks = facts.hits[foe][card], facts.risks[foe][card]
        total = fire = risk = 0.0
        for type in range(TYPE_COUNT):
            count = counts[type]
            if count > 0:
                total += count
                fire += count * hits[type]
                risk += count * risks[type]
        if total == 0.0:
            return 1.0
        fire = fire / total * self.haste[card] + DECOY
        return sqrt(fire / (risk / total + self.doctrine.hazard)) / self.scale

    def worths_against(self, foe: int) -> list[float]:
        """Return the worth of every card to an enemy of *foe*."""
        facts = self.facts
        counts = self.counts(foe)
        return [
            self.worth(card, self.strength(card, foe, counts)) if facts.type[card] >= 0 else 0.0
            for card in range(facts.size)
        ]

    def worth(self, card: int, strength: float) -> float:
        """Return the worth of a unit of this *strength*."""
        facts = self.facts
        if facts.leader[card]:
            return self.doctrine.leader
        special = SPECIAL * (facts.autokill[card] + (facts.support_attack[card] > 0))
        return strength * (1.0 + special) + COMPANY * self.aura(card)

    def aura(self, card: int) -> float:
        """Return by which share a commander strengthens each unit of his type."""
        type = self.facts.type[card]
        attack, defence = self.facts.aura_attack[card][type], self.facts.aura_defence[card][type]
        return self.doctrine.bonus_attack * attack + self.doctrine.bonus_defence * defence
