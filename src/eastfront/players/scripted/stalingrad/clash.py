"""A clash: what a battle at a Location would cost both sides, as far as one can tell beforehand."""

from __future__ import annotations

from math import floor

from eastfront.games.stalingrad.battle import Battle
from eastfront.games.stalingrad.solving.absorbing import destruction_of, retreat_of, usual_retreat
from eastfront.games.stalingrad.solving.stands import IMPOSSIBLE, Fighter, Stand
from eastfront.games.stalingrad.state import SLOTS
from eastfront.games.stalingrad.tables import ARMOUR, ATTACKER, DEFENDER, RETREAT_NOTE, SHELTER
from eastfront.players.scripted.stalingrad.doctrine import Doctrine
from eastfront.players.scripted.stalingrad.situation import EVERY_SLOT, Field, Situation


def strength(field: Field, slot: int, forces: list[int], role: int) -> int:
    """Return the Combat of Forces that fight at a Location in a role."""
    facts, medals = field.facts, field.view.medals
    values = facts.strength[role]
    total = sum(values[force] + medals[force] for force in forces)
    armour = field.note(slot, ARMOUR)
    if armour:
        total += armour * sum(facts.armoured[force] for force in forces)
    if role == DEFENDER:
        total += field.note(slot, SHELTER)
    return total


def stand_of(
    situation: Situation,
    seat: int,
    slot: int,
    forces: list[int],
    role: int,
    harried: bool = False,
    held: bool = False,
    spent: list[int] | None = None,
    left: int = 0,
) -> Stand:
    """Return the stand of *forces*; the Rations that each has *spent* are gone before losses are taken.

    Locations that their enemy has *left* by then, a bit each, count no longer as his.
    """
    doctrine = situation.doctrine
    usual = retreat_at(situation, slot, role, harried)
    fighters: list[Fighter] = []
    for place, force in enumerate(forces):
        paid = spent[place] if spent is not None else 0
        fighters.append(fighter_of(situation, force, usual, situation.worth(force), paid))
    room = situation.room(seat, slot, forces, held)
    leaving = leaving_cost(situation, seat, slot, left)
    if role == DEFENDER:
        return Stand(fighters, room, leaving, doctrine.ration, doctrine.retreat)
    # Not everybody need attack, while all who are there defend.
    if any(force not in forces for force in situation.fronts[seat][slot]):
        leaving = 0.0
    return Stand(fighters, room, leaving, doctrine.effort, doctrine.recoil)


def stand_in_battle(
    situation: Situation, seat: int, forces: list[int], harried: bool = False, held: bool = False
) -> Stand:
    """Return the stand of *forces* of *seat* in the battle at hand, or as it is once harried or held."""
    battle = situation.view.battle
    harried = harried or bool(battle.harried[seat])
    held = held or bool(battle.held[seat])
    return stand_of(situation, seat, int(battle.slot), forces, role_in(battle, seat), harried, held)


def role_in(battle: Battle, seat: int) -> int:
    """Return whether *seat* attacks or defends in a battle."""
    return ATTACKER if battle.attacker == seat else DEFENDER


def retreat_at(field: Field, slot: int, role: int, harried: bool) -> int:
    """Return what a retreat absorbs at a Location before medals and abilities."""
    return usual_retreat(field.note(slot, RETREAT_NOTE) if role == DEFENDER else 0, harried)


def fighter_of(field: Field, force: int, usual: int, worth: float, spent: int = 0) -> Fighter:
    """Return a Force as a fighter once it has *spent* some Rations; *usual* is what any retreat absorbs."""
    view, facts = field.view, field.facts
    retreat = retreat_of(usual, view.medals[force], facts.stubborn[force])
    destruction = destruction_of(facts.value[force], retreat)
    return Fighter(force, worth, destruction, retreat, max(field.rations[force] - spent, 0))


def fighters_in(field: Field, battle: Battle, seat: int, spent: int = 0) -> list[Fighter]:
    """Return the Forces of *seat* that stand in a battle, worth nothing in particular.

    Each has *spent* some Rations before losses are taken.
    """
    slot = int(battle.slot)
    usual = retreat_at(field, slot, role_in(battle, seat), bool(battle.harried[seat]))
    engaged = [int(force) for force in battle.engaged[seat].cards]
    here = [force for force in engaged if force in field.fronts[seat][slot]]
    return [fighter_of(field, force, usual, 0.0, spent) for force in here]


def leaving_cost(situation: Situation, seat: int, slot: int, left: int) -> float:
    """Return what it costs *seat* to have nobody left in a Control zone where enemies stand.

    Those that the enemy has *left*, a bit each, are not his.
    """
    doctrine, owners, enemy = situation.doctrine, situation.owners, 1 - seat
    free = sum(owners[other] != enemy or left >> other & 1 != 0 for other in EVERY_SLOT if other != slot)
    cost = situation.hold(slot)
    if free == 0:
        lost = situation.view.turn == enemy or not has_reserve(situation, seat, slot)
        return cost + (doctrine.doom if lost else doctrine.peril)
    if free == 1:
        return cost + doctrine.peril
    return cost + doctrine.worry if free == 2 else cost


def has_reserve(field: Field, seat: int, slot: int) -> bool:
    """Tell whether *seat* has Forces besides those in a Control zone, who could still come in this turn."""
    return any(zone for place, zone in enumerate(field.view.seats[seat].places) if place != 2 * slot)


def defence(situation: Situation, seat: int, slot: int, left: int) -> Stand:
    """Return the stand of all Forces of *seat* in a Control zone if it is attacked."""
    key = 2 * (left * SLOTS + slot) + seat
    if key not in situation.defences:
        forces = situation.fronts[seat][slot]
        situation.defences[key] = stand_of(situation, seat, slot, forces, DEFENDER, left=left)
    return situation.defences[key]


class Clash:
    """An attack of one seat on all enemies in a Control zone, before it is begun and whoever makes it."""

    def __init__(self, situation: Situation, seat: int, slot: int) -> None:
        self.situation = situation
        self.seat, self.enemy = seat, 1 - seat
        self.slot = slot
        self.defence = strength(situation, slot, situation.fronts[self.enemy][slot], DEFENDER)
        self.turned = situation.turned(slot, seat)
        self.own = volleys(situation, seat)
        self.theirs = volleys(situation, self.enemy)

    def gain(self, forces: list[int], spent: list[int], left: int) -> float:
        """Return what *forces* win more than they lose, if both sides play cards where that pays.

        *spent* are the Rations that it takes each of them until they fight, *left* the slots in whose
        Control zones their coming leaves nobody, a bit each.
        """
        situation, seat, slot = self.situation, self.seat, self.slot
        attack = strength(situation, slot, forces, ATTACKER)
        attackers = stand_of(situation, seat, slot, forces, ATTACKER, spent=spent)
        defenders = defence(situation, self.enemy, slot, left)
        best = -IMPOSSIBLE
        for own, price in self.own:
            worst = IMPOSSIBLE
            for theirs, worth in self.theirs:
                # What is no better than the best so far need not be known.
                if worst > best:
                    hits = self.toll(defenders, seat, attack + own - theirs)
                    losses = self.toll(attackers, self.enemy, self.defence + theirs - own)
                    worst = min(worst, hits - losses + worth - price)
            best = max(best, worst)
        return best

    def toll(self, stand: Stand, enemy: int, total: float) -> float:
        """Return what a stand loses on average to the *total* of its enemy before cards are turned up."""
        return stand.mean_toll(self.turned, enemy, max(nearest(total), 0), 0)


def nearest(value: float) -> int:
    """Return the whole number nearest to *value*, the even one of two, as `round` does less quickly."""
    whole = floor(value)
    rest = value - whole
    return whole + 1 if rest > 0.5 or (rest == 0.5 and whole % 2) else whole


def volleys(situation: Situation, seat: int) -> list[tuple[float, float]]:
    """Return what *seat* can change both totals by with cards, and what these are worth."""
    if seat not in situation.volleys:
        situation.volleys[seat] = pairs(situation.doctrine, best_powers(situation, seat))
    return situation.volleys[seat]


def pairs(doctrine: Doctrine, powers: list[float]) -> list[tuple[float, float]]:
    """Return what no card, the first two, four … of those with *powers* change, and what they are worth."""
    found = [(0.0, 0.0)]
    total = 0.0
    for place, power in enumerate(powers):
        total += power
        if place % 2:
            found.append((doctrine.help * total, doctrine.spend * (place + 1)))
    return found


def best_powers(situation: Situation, seat: int) -> list[float]:
    """Return what the best cards of a hand change totals by; the enemy's are as good as his deck."""
    helpers, judgement, army = situation.doctrine.helpers, situation.judgement, situation.view.seats[seat]
    if seat == situation.seat:
        return sorted([judgement.powers[card] for card in army.hand], reverse=True)[:helpers]
    return [judgement.mean_power[seat]] * min(army.hand_size, helpers)


def card_help(situation: Situation, seat: int) -> float:
    """Return what the cards of a hand are likely to add to a total."""
    return 0.5 * volleys(situation, seat)[-1][0]
