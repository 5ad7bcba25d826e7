"""Supplying: who gets the Rations."""

from __future__ import annotations

from math import pow

from eastfront.games.stalingrad.sequence.supply import Provision, Supply
from eastfront.games.stalingrad.verbs import FEED
from eastfront.players.scripted.stalingrad.assaults import best_assault
from eastfront.players.scripted.stalingrad.roads import Roads
from eastfront.players.scripted.stalingrad.situation import Situation


def feed(situation: Situation) -> int:
    """Give the next Ration to the first of the Forces that need those at hand most."""
    forces = situation.offered(FEED)
    left = amount(situation) - int(situation.frame().left)
    chosen = fed_for_assault(situation, forces, left)
    rations = {force: situation.view.rations[force] + chosen.count(force) for force in forces}
    for _ in range(left - len(chosen)):
        force = max(forces, key=lambda each: (need(situation, each, rations[each]), -each))
        rations[force] += 1
        chosen.append(force)
    return situation.take(FEED, min(chosen, key=forces.index))


def fed_for_assault(situation: Situation, forces: list[int], left: int) -> list[int]:
    """Return who of *forces* gets Rations for the best assault, once for each of them."""
    if not isinstance(situation.op(), Supply) or situation.view.turn != situation.seat:
        return []
    assault = best_assault(situation, Roads(situation), left)
    if assault is None:
        return []
    lacks = [force for force, lack in assault.lacks.items() for _ in range(lack) if force in forces]
    return lacks[:left]


def amount(situation: Situation) -> int:
    """Return how many Rations the op at work gives."""
    op = situation.op()
    if isinstance(op, Provision):
        return situation.yield_of(situation.view.locations.index(int(situation.frame().source)))
    assert isinstance(op, Supply), op
    return int(op.rations)


def need(situation: Situation, force: int, rations: int) -> float:
    """Return how much a Force needs one more Ration."""
    return (1.0 + situation.facts.combat[force]) / pow(1.0 + rations, 1.5)
