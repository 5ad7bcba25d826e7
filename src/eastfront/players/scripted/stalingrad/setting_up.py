"""Setting up: which Forces are chosen, and where they stand when the battle begins."""

from __future__ import annotations

from typing import Final

from eastfront.games.stalingrad.rules import POINTS
from eastfront.games.stalingrad.tables import ATTACKER, DEFENDER, SOVIET
from eastfront.games.stalingrad.verbs import CHOOSE, PLACE
from eastfront.players.scripted.stalingrad.clash import strength
from eastfront.players.scripted.stalingrad.situation import EVERY_SLOT, Situation

# Behind so many Locations the attacker's Forces begin.
SPEARHEADS: Final = 3


def choose(situation: Situation) -> int:
    """Choose the next Force of the best army that the points allow."""
    offered = situation.offered(CHOOSE)
    spent = sum(situation.facts.value[force] for force in situation.me.chosen)
    wanted = best_army(situation, offered, POINTS[situation.seat] - spent)
    return situation.take(CHOOSE, min(wanted)) if wanted else situation.stop()


def best_army(situation: Situation, forces: list[int], points: int) -> list[int]:
    """Return the Forces that are worth most together within *points*."""
    values = situation.facts.value
    best: list[tuple[float, list[int]]] = [(0.0, [])] * (points + 1)
    for force in forces:
        price, worth = values[force], quality(situation, force)
        for left in range(points, price - 1, -1):
            total = best[left - price][0] + worth
            if total > best[left][0] + 1e-9:
                best[left] = (total, [*best[left - price][1], force])
    return best[points][1]


def quality(situation: Situation, force: int) -> float:
    """Return what a Force brings at the start."""
    facts, doctrine = situation.facts, situation.doctrine
    role = DEFENDER if situation.seat == SOVIET else ATTACKER
    value = doctrine.setup_combat * facts.strength[role][force] + doctrine.setup_ration * facts.rations[force]
    if role == ATTACKER and facts.mobile[force]:
        value += doctrine.setup_mobile
    return value + doctrine.setup_force + 0.5 * facts.stubborn[force]


def place(situation: Situation) -> int:
    """Place the next Force."""
    if situation.seat == SOVIET:
        return place_garrison(situation)
    return place_spearheads(situation)


def place_garrison(situation: Situation) -> int:
    """Cover the Control zones, the best Location with the strongest Force; the rest go round again."""
    force = situation.me.chosen[0]
    everyone = [each for zone in situation.me.places for each in zone] + situation.me.chosen
    everyone.sort(key=lambda each: (-quality(situation, each), each))
    slots = sorted(EVERY_SLOT, key=lambda slot: (-situation.hold(slot), slot))
    wanted = slots[everyone.index(force) % len(slots)]
    empty = [slot for slot in slots if not situation.fronts[situation.seat][slot]]
    if wanted not in empty and len(situation.me.chosen) <= len(empty):
        wanted = empty[0]
    offered = situation.offered(PLACE)
    return situation.take(PLACE, 2 * wanted if 2 * wanted in offered else offered[0])


def place_spearheads(situation: Situation) -> int:
    """Share the Forces out among the three Locations that are worth most for what holds them."""
    offered, behind = situation.offered(PLACE), situation.rears[situation.seat]
    slots = [slot for slot in EVERY_SLOT if 2 * slot + 1 in offered]
    slots.sort(key=lambda slot: (-promise(situation, slot), slot))
    wanted = min(slots[:SPEARHEADS], key=lambda slot: len(behind[slot]))
    return situation.take(PLACE, 2 * wanted + 1)


def promise(situation: Situation, slot: int) -> float:
    """Return what a Location promises an attacker: its worth, less what holds it."""
    defenders = situation.fronts[situation.foe][slot]
    fed = sum(situation.view.rations[force] for force in defenders)
    return situation.hold(slot) - 0.4 * strength(situation, slot, defenders, DEFENDER) - 0.3 * fed
