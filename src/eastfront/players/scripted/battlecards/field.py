"""The field of battle: both lines as they stand, with attacks and defences after all bonuses.

Every shot is worked out with the odds of the next card: to follow the Conflict deck card by card takes more
than 6 s for 19 of 46 battles of up to 6 units, and 1.8 s instead of 0.14 ms for the other 27 (plain build).
In those 27 the chance to win differed by 0.006 on average and by 0.12 at most, and no choice did.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from mypy_extensions import mypyc_attr

from eastfront.games.battlecards.battle import AGGRESSOR, DEFENDER, RAID, Line
from eastfront.games.battlecards.solving.fight import Deck, Fight, Unit
from eastfront.games.battlecards.tables import GROUND, NOT_APPLICABLE
from eastfront.players.scripted.battlecards.facts import Facts
from eastfront.players.scripted.battlecards.judgement import DECOY
from eastfront.players.scripted.battlecards.situation import Situation

# So many units of both sides together are few enough to work a battle out, for so many rounds, without
# courses of it as rare as this.
FEW: Final = 12
LONG: Final = 12
RARE: Final = 0.002
NEVER: Final = 1e-3


# Many are made and soon given up, in no circle: the garbage collector need not watch them.
@mypyc_attr(acyclic=True)
class Fighter:
    """A unit in its line: what is printed, by type, what is added to it, and what it may turn up."""

    def __init__(self, situation: Situation, line: Line, place: int) -> None:
        facts = situation.facts
        card = int(line.cards[place])
        self.place = place
        self.card = card
        self.type = facts.type[card]
        self.phase = facts.phase[card]
        self.shots = facts.shots[card]
        self.attack = facts.attack[card]
        self.defence = facts.defence[card]
        self.stronger = int(line.attack[place])
        self.safer = int(line.defence[place])
        self.theatre = facts.theatre[line.seats[place]]
        self.numbers = situation.numbers(self.theatre)


class Field:
    """The battle at hand from the side of the asked seat."""

    def __init__(self, situation: Situation) -> None:
        facts = situation.facts
        self.situation = situation
        self.battle = situation.view.battle
        attacks = facts.alliance[int(self.battle.aggressor)] == facts.alliance[situation.seat]
        self.side = AGGRESSOR if attacks else DEFENDER
        self.line = self.battle.lines[self.side]
        self.others = self.ranks(1 - self.side)

    def ranks(self, side: int) -> list[Fighter]:
        """Return the units that are left on a side."""
        line = self.battle.lines[side]
        return [Fighter(self.situation, line, place) for place, card in enumerate(line.cards) if card >= 0]

    def own(self) -> list[Fighter]:
        """Return the own units that are left."""
        return self.ranks(self.side)

    def unit(self, place: int) -> Fighter:
        """Return the own unit at *place*."""
        return Fighter(self.situation, self.line, place)

    def target(self, place: int) -> Fighter:
        """Return the enemy unit at *place*."""
        return next(each for each in self.others if each.place == place)

    def hit(self, unit: Fighter, target: Fighter, stronger: int = 0, safer: int = 0) -> float:
        """Return the chance of one shot, with more added to the attack and the defence."""
        attack = unit.attack[target.type]
        if attack == NOT_APPLICABLE:
            return 0.0
        defence = target.defence[unit.type] + target.safer + safer
        return unit.numbers.chance(attack + unit.stronger + stronger, defence)

    def balance(self) -> float:
        """Return the own chances as a share of the enemy's: worked out if few fight, else by strength."""
        own = self.own()
        if len(own) + len(self.others) <= FEW:
            return self.prospect(own)
        against = self.strength(self.others, own)
        return self.strength(own, self.others) / against if against else 1.0

    def prospect(self, own: list[Fighter]) -> float:
        """Return the chance to win the battle as a share of the chance to lose it, if nobody withdraws."""
        sides = [own, self.others] if self.side == AGGRESSOR else [self.others, own]
        lines = [self.paper(side, units) for side, units in enumerate(sides)]
        verdict = Fight(lines, self.decks(sides), int(self.battle.objective)).forecast(LONG, None, RARE)
        return verdict.chances[self.side] / max(verdict.chances[1 - self.side], NEVER)

    def decks(self, sides: list[list[Fighter]]) -> list[Deck]:
        """Return the Conflict deck of each side, one for both where it is the same.

        Partners in different theatres turn cards of two decks, which are much alike.
        """
        facts, sizes = self.situation.facts, self.situation.view.conflict_sizes
        first, second = [
            Deck(units[0].numbers, sizes[units[0].theatre], facts.fresh[units[0].theatre]) for units in sides
        ]
        return [first, first if sides[0][0].theatre == sides[1][0].theatre else second]

    def paper(self, side: int, units: list[Fighter]) -> list[Unit]:
        """Return the units of a side as they begin a round."""
        facts = self.situation.facts
        worths = self.situation.judgement.worths[int(self.battle.lines[1 - side].seats[0])]
        is_defended = side == DEFENDER and self.battle.cause != RAID
        prepared = int(facts.rules.cards.prepared[self.battle.card]) if is_defended else 0
        line = [paper_unit(facts, unit, worths[unit.card], prepared) for unit in units]
        for unit, lender in zip(units, line, strict=True):
            for place, other in enumerate(line):
                attack = facts.aura_attack[unit.card][other.type]
                defence = facts.aura_defence[unit.card][other.type]
                if other is not lender and (attack or defence):
                    lender.lends.append((place, attack, defence))
                    other.attack = raised(other.attack, attack)
                    other.defence = raised(other.defence, defence)
        return line

    def strength(self, units: list[Fighter], others: list[Fighter]) -> float:
        """Return the strength of some units against others."""
        judgement = self.situation.judgement
        hazard, haste = judgement.doctrine.hazard, judgement.haste
        total = 0.0
        for unit in units:
            fire = risk = 0.0
            for other in others:
                fire += self.hit(unit, other)
                risk += other.shots * self.hit(other, unit)
            fire *= unit.shots * haste[unit.card] / len(others)
            total += sqrt((fire + DECOY) / (risk / len(others) + hazard))
        return total


def paper_unit(facts: Facts, unit: Fighter, worth: float, prepared: int) -> Unit:
    """Return a unit without what lasts for a round, its Air Group divided evenly."""
    half = facts.air_group[unit.card] // 2
    safer = half + (prepared if unit.type == GROUND else 0)
    attack, defence = raised(unit.attack, half), raised(unit.defence, safer)
    return Unit(
        unit.type, facts.phases[unit.card], unit.shots, attack, defence, facts.kills[unit.card], worth
    )


def raised(values: list[int], amount: int) -> list[int]:
    """Return values with a bonus; N/A stays N/A (bc-5.10)."""
    return [value if value == NOT_APPLICABLE else value + amount for value in values]
