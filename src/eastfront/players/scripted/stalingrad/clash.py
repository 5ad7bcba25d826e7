"""A clash: what a battle at a Location would cost both sides, as far as one can tell beforehand."""

from __future__ import annotations

from typing import Final

from eastfront.games.stalingrad.tables import ARMOUR, ATTACKER, DEFENDER, RETREAT_NOTE, SHELTER
from eastfront.players.scripted.stalingrad.situation import EVERY_SLOT, Situation
from eastfront.players.scripted.stalingrad.stands import IMPOSSIBLE, Fighter, Stand

# What a retreat absorbs before notes, medals and abilities, and a destruction besides the Force value.
USUAL_RETREAT: Final = 2
USUAL_DESTRUCTION: Final = 2


def strength(situation: Situation, slot: int, forces: list[int], role: int) -> int:
    """Return the Combat of Forces that fight at a Location in a role."""
    facts, medals = situation.facts, situation.view.medals
    values = facts.strength[role]
    total = sum(values[force] + medals[force] for force in forces)
    armour = situation.note(slot, ARMOUR)
    if armour:
        total += armour * sum(facts.armoured[force] for force in forces)
    if role == DEFENDER:
        total += situation.note(slot, SHELTER)
    return total


def stand_of(
    situation: Situation,
    seat: int,
    slot: int,
    forces: list[int],
    role: int,
    harried: bool = False,
    held: bool = False,
    spent: int = 0,
) -> Stand:
    """Return the stand of *forces*; *spent* Rations of each are gone before losses are taken."""
    doctrine = situation.doctrine
    base = USUAL_RETREAT - harried
    if role == DEFENDER:
        base += situation.note(slot, RETREAT_NOTE)
    fighters = [fighter_of(situation, force, base, spent) for force in forces]
    room = 0 if held else situation.retreat_room(seat, slot)
    others = [force for force in situation.fronts[seat][slot] if force not in forces]
    leaving = 0.0 if others else leaving_cost(situation, seat, slot)
    if role == ATTACKER:
        return Stand(fighters, room, leaving, doctrine.effort, doctrine.recoil)
    return Stand(fighters, room, leaving, doctrine.ration, doctrine.retreat)


def stand_in_battle(
    situation: Situation, seat: int, forces: list[int], harried: bool = False, held: bool = False
) -> Stand:
    """Return the stand of *forces* of *seat* in the battle at hand, or as it is once harried or held."""
    battle = situation.view.battle
    role = ATTACKER if battle.attacker == seat else DEFENDER
    harried = harried or bool(battle.harried[seat])
    held = held or bool(battle.held[seat])
    return stand_of(situation, seat, int(battle.slot), forces, role, harried, held)


def fighter_of(situation: Situation, force: int, base: int, spent: int) -> Fighter:
    """Return a Force as a fighter whose retreat absorbs *base* and what it adds itself."""
    view, facts = situation.view, situation.facts
    retreat = max(base + view.medals[force] + facts.stubborn[force], 1)
    destruction = max(USUAL_DESTRUCTION + facts.value[force], retreat + 1)
    rations = max(view.rations[force] - spent, 0)
    return Fighter(force, situation.worth(force), destruction, retreat, rations)


def leaving_cost(situation: Situation, seat: int, slot: int) -> float:
    """Return what it costs *seat* to have nobody left in a Control zone where enemies stand."""
    doctrine, enemy = situation.doctrine, 1 - seat
    free = sum(situation.owners[other] != enemy for other in EVERY_SLOT if other != slot)
    cost = situation.hold(slot)
    if free == 0:
        return cost + (doctrine.doom if situation.view.turn == enemy else doctrine.peril)
    if free == 1:
        return cost + doctrine.peril
    return cost + doctrine.worry if free == 2 else cost


class Clash:
    """An attack of *forces* of one seat on all enemies in a Control zone, before it is begun."""

    def __init__(self, situation: Situation, seat: int, slot: int, forces: list[int]) -> None:
        facts, enemy = situation.facts, 1 - seat
        foes = situation.fronts[enemy][slot]
        self.attack = strength(situation, slot, forces, ATTACKER) + facts.flips(seat)
        self.defence = strength(situation, slot, foes, DEFENDER) + facts.flips(enemy)
        self.attackers = stand_of(situation, seat, slot, forces, ATTACKER, spent=1)
        self.defenders = stand_of(situation, enemy, slot, foes, DEFENDER)
        self.own = volleys(situation, seat)
        self.theirs = volleys(situation, enemy)

    def gain(self) -> float:
        """Return what the attacker wins more than he loses, if both sides play cards where that pays."""
        best = -IMPOSSIBLE
        for own, price in self.own:
            worst = IMPOSSIBLE
            for theirs, worth in self.theirs:
                hits = self.defenders.toll(round(self.attack + own - theirs))
                losses = self.attackers.toll(round(self.defence + theirs - own))
                worst = min(worst, hits - losses + worth - price)
            best = max(best, worst)
        return best


def volleys(situation: Situation, seat: int) -> list[tuple[float, float]]:
    """Return what *seat* can change both totals by with cards, and what these are worth."""
    doctrine, powers = situation.doctrine, situation.judgement.powers
    army = situation.view.seats[seat]
    if seat == situation.seat:
        best = sorted([powers[card] for card in army.hand], reverse=True)[: doctrine.helpers]
    else:
        best = [situation.judgement.mean_power[seat]] * min(army.hand_size, doctrine.helpers)
    found = [(0.0, 0.0)]
    for count in range(2, len(best) + 1, 2):
        found.append((doctrine.help * sum(best[:count]), doctrine.spend * count))
    return found


def card_help(situation: Situation, seat: int) -> float:
    """Return what the cards of a hand are likely to add to a total."""
    return 0.5 * volleys(situation, seat)[-1][0]
