"""Firing: who shoots first and at whom, who supports whom, and how an Air Group is divided."""

from __future__ import annotations

from typing import Final

from eastfront.games.battlecards.battle import AGGRESSOR
from eastfront.games.battlecards.verbs import AUTOKILL, FIRE, SET, SHOOT, SUPPORT, place_of
from eastfront.players.scripted.battlecards.field import Field, Fighter
from eastfront.players.scripted.battlecards.situation import Situation

# How much more a target counts that still fires in this round, or that is the objective.
LOADED: Final = 1.3
WANTED: Final = 1.6
# What a Victory Point is worth that the last unit of the objective wins at once, in average units.
POINT: Final = 0.5


class Aim:
    """What enemy units are worth as targets."""

    def __init__(self, situation: Situation) -> None:
        self.field = Field(situation)
        self.battle = situation.view.battle
        self.step = int(situation.frame().left)
        self.worths = situation.judgement.worths[situation.seat]
        self.wanted = sum(1 for each in self.field.others if each.type == self.battle.objective)
        self.prize = POINT * situation.facts.victory[int(self.battle.card)]

    def value(self, target: Fighter, firing: bool = True) -> float:
        """Return what destroying *target* is worth; while *firing*, more if it has yet to fire."""
        value = self.worths[target.card]
        if firing and 2 * target.phase - 1 - self.field.side > self.step:
            value *= LOADED
        if self.field.side == AGGRESSOR and self.battle.objective == target.type:
            value *= WANTED
            if self.wanted == 1:
                value += self.prize
        return value

    def best(self, unit: Fighter, bonus: int = 0) -> float:
        """Return what a round of fire by *unit* promises against its best target."""
        field = self.field
        found = [field.hit(unit, each, bonus) * self.value(each, False) for each in field.others]
        return unit.shots * max(found, default=0.0)


def fire(situation: Situation) -> int:
    """Fire with every unit, those with the least choice of targets first."""
    field = Field(situation)

    def choice(noun: int) -> int:
        unit = field.unit(int(place_of(noun)))
        return sum(1 for each in field.others if field.hit(unit, each) > 0.0)

    units = situation.offered(FIRE)
    return situation.take(FIRE, min(units, key=choice)) if units else situation.end()


def shoot(situation: Situation) -> int:
    """Shoot where the chance of a hit and the worth of the target promise most."""
    aim = Aim(situation)
    unit = aim.field.unit(int(situation.view.battle.shooter))
    best, found = -1.0, situation.options[0]
    for verb in (SHOOT, AUTOKILL):
        for noun in situation.offered(verb):
            target = aim.field.target(int(place_of(noun)))
            chance = aim.field.hit(unit, target) if verb == SHOOT else 1.0
            promise = situation.noisy(chance * aim.value(target))
            if promise > best:
                best, found = promise, situation.take(verb, noun)
    return found


def support(situation: Situation) -> int:
    """Support the unit that gains more than the supporter's own fire achieves."""
    aim = Aim(situation)
    facts = situation.facts
    supporter = aim.field.unit(int(situation.frame().last))
    attack, defence = facts.support_attack[supporter.card], facts.support_defence[supporter.card]
    best, found = aim.best(supporter), situation.end()
    for noun in situation.offered(SUPPORT):
        unit = aim.field.unit(int(place_of(noun)))
        gain = aim.best(unit, attack) - aim.best(unit)
        gain += defence * situation.doctrine.bonus_defence * situation.worths[unit.card] / 2
        if gain > best:
            best, found = gain, situation.take(SUPPORT, noun)
    return found


def divide_air_group(situation: Situation) -> int:
    """Divide the points so that fire and safety together are worth most."""
    aim = Aim(situation)
    field = aim.field
    carrier = field.unit(int(situation.frame().last))
    points = situation.facts.air_group[carrier.card]

    def promise(part: int) -> float:
        safer = points - part
        risk = sum(each.shots * field.hit(each, carrier, 0, safer) for each in field.others)
        return aim.best(carrier, part) - situation.worths[carrier.card] * risk / int(field.line.alive)

    return situation.take(SET, max(situation.offered(SET), key=promise))
