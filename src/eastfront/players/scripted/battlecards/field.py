"""The field of battle: both lines as they stand, with attacks and defences after all bonuses."""

from __future__ import annotations

from math import sqrt

from eastfront.games.battlecards.battle import AGGRESSOR, DEFENDER, Line
from eastfront.games.battlecards.tables import NOT_APPLICABLE
from eastfront.players.scripted.battlecards.facts import Facts
from eastfront.players.scripted.battlecards.judgement import DECOY, Judgement
from eastfront.players.scripted.battlecards.odds import Profile
from eastfront.players.scripted.battlecards.situation import Situation


class Fighter(Profile):
    """A unit in its line."""

    def __init__(self, facts: Facts, line: Line, place: int) -> None:
        card = int(line.cards[place])
        more, safer = int(line.attack[place]), int(line.defence[place])
        attack = [value if value == NOT_APPLICABLE else value + more for value in facts.attack[card]]
        defence = [value + safer for value in facts.defence[card]]
        super().__init__(facts.type[card], facts.shots[card], attack, defence)
        self.place = place
        self.card = card
        self.phase = facts.phase[card]


class Field:
    """The battle at hand from the side of the asked seat."""

    def __init__(self, situation: Situation) -> None:
        self.judgement: Judgement = situation.judgement
        battle = situation.view.battle
        facts = situation.facts
        attacks = facts.alliance[int(battle.aggressor)] == facts.alliance[situation.seat]
        self.side = AGGRESSOR if attacks else DEFENDER
        self.own = ranks(facts, battle.lines[self.side])
        self.others = ranks(facts, battle.lines[1 - self.side])
        self.chances = facts.odds.hit

    def unit(self, place: int) -> Fighter:
        """Return the own unit at *place*."""
        return next(each for each in self.own if each.place == place)

    def target(self, place: int) -> Fighter:
        """Return the enemy unit at *place*."""
        return next(each for each in self.others if each.place == place)

    def hit(self, unit: Profile, target: Profile, bonus: int = 0) -> float:
        """Return the chance of one shot with a *bonus* on the attack."""
        attack = unit.attack[target.type]
        if attack == NOT_APPLICABLE:
            return 0.0
        return self.chances(attack + bonus, target.defence[unit.type])

    def balance(self) -> float:
        """Return the own strength as a share of the enemy's, unit against unit."""
        against = self.strength(self.others, self.own)
        return self.strength(self.own, self.others) / against if against else 1.0

    def strength(self, units: list[Fighter], others: list[Fighter]) -> float:
        """Return the strength of some units against others."""
        hazard, haste = self.judgement.doctrine.hazard, self.judgement.haste
        total = 0.0
        for unit in units:
            fire = risk = 0.0
            for other in others:
                fire += self.hit(unit, other)
                risk += other.shots * self.hit(other, unit)
            fire *= unit.shots * haste[unit.card] / len(others)
            total += sqrt((fire + DECOY) / (risk / len(others) + hazard))
        return total


def ranks(facts: Facts, line: Line) -> list[Fighter]:
    """Return the units that are left in a line."""
    return [Fighter(facts, line, place) for place, card in enumerate(line.cards) if card >= 0]
