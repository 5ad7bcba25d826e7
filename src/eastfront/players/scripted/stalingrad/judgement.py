"""Judgement: a doctrine applied to the cards; what each Force and each card in hand is worth."""

from __future__ import annotations

from eastfront.players.scripted.stalingrad.doctrine import Doctrine
from eastfront.players.scripted.stalingrad.facts import Facts


class Judgement:
    """What things are worth, measured in Action cards.

    *worths* are those of Forces without their Rations, *events* of what Action cards do, *keeps* of
    having them in hand; *powers* are what cards change totals by, *mean_power* that of a deck's average.
    """

    def __init__(self, facts: Facts, doctrine: Doctrine) -> None:
        self.facts = facts
        self.doctrine = doctrine
        self.worths = [doctrine.force + doctrine.body * value for value in facts.value]
        self.events = [self.event(card) for card in range(facts.size)]
        self.keeps = [self.keep(card) for card in range(facts.size)]
        self.powers = [
            max(abs(facts.firefight[card]), self.battle(card) / doctrine.ration) for card in range(facts.size)
        ]
        self.mean_power = [sum(self.powers[card] for card in deck) / len(deck) for deck in facts.decks]

    def event(self, card: int) -> float:
        """Return what playing a card for its event brings as a rule."""
        return max(self.action(card), self.battle(card))

    def battle(self, card: int) -> float:
        """Return what a card does in an average battle."""
        effect, ration = self.facts.battle[card], self.doctrine.ration
        amount = (effect.combat + effect.armoured) / 2 + effect.weaken + 0.6 * effect.hold + effect.shrug
        return ration * (amount + effect.harries + effect.breaches * 0.3 + (2.0 if effect.mutes else 0.0))

    def action(self, card: int) -> float:
        """Return what a card does in an average Action phase."""
        effect, doctrine = self.facts.action[card], self.doctrine
        rations = 0.8 * effect.supply + effect.snipe + 4 * effect.starve_fronts + 6 * effect.starve
        rations += 1.5 * effect.bomb_rations + 0.5 * effect.bomb_rubble
        cards = effect.draw + effect.discard + doctrine.discount * effect.discount + 0.3 * effect.march
        cards += 1.2 * effect.infiltrates + doctrine.medal * effect.decorates
        cards += 2.0 if effect.recalls else 0.0
        return doctrine.ration * rations + cards + 2.0 * effect.stays

    def keep(self, card: int) -> float:
        """Return what having a card in hand is worth."""
        facts, doctrine = self.facts, self.doctrine
        reaction = 1.6 if facts.cancels[card] else 0.0
        fire = doctrine.ration * abs(facts.firefight[card])
        return max(doctrine.card, self.events[card] * 0.8, fire, reaction)
