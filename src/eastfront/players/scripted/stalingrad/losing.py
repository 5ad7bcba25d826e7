"""Losing: how losses are absorbed, and who gets a medal."""

from __future__ import annotations

from eastfront.games.stalingrad.solving.stands import RETREATS, STAYS, Fighter
from eastfront.games.stalingrad.verbs import BURN, DECORATE, DESTROY, RETREAT
from eastfront.players.scripted.stalingrad.clash import stand_in_battle
from eastfront.players.scripted.stalingrad.situation import Field, Situation


def absorb(situation: Situation) -> int:
    """Take the next pick of the cheapest way to absorb all losses: first who goes, then Rations."""
    if situation.offered(RETREAT) or situation.offered(DESTROY):
        picks = goings(situation)
        if picks:
            return min(picks)[-1]
    return burned(situation)


def goings(situation: Situation) -> list[tuple[bool, int, int, int]]:
    """Return what the cheapest way needs as options, each behind its place in the order of picks.

    Retreats come first, small ones before great ones, then destructions the other way round.
    """
    battle, seat = situation.view.battle, situation.seat
    engaged = [int(force) for force in battle.engaged[seat].cards]
    forces = [force for force in engaged if is_here(situation, force)]
    stand = stand_in_battle(situation, seat, forces)
    behind = sum(situation.view.rations[force] for force in engaged if force not in forces)
    fates = stand.best(max(int(battle.losses[seat]) - behind, 0))
    picks = [pick(situation, *pair) for pair in zip(stand.fighters, fates, strict=True) if pair[1] != STAYS]
    return [each for each in picks if each[-1] in situation.options]


def pick(field: Field, fighter: Fighter, fate: int) -> tuple[bool, int, int, int]:
    """Return the option that brings a fate about, behind its place in the order of picks."""
    force = fighter.force
    if fate == RETREATS:
        return False, fighter.retreat, force, field.take(RETREAT, force)
    return True, -fighter.destruction - fighter.rations, force, field.take(DESTROY, force)


def burned(situation: Situation) -> int:
    """Burn a Ration of the Force that has most, or give up what must be given up."""
    forces = situation.offered(BURN)
    if not forces:
        return situation.options[0]
    rations = situation.view.rations
    return situation.take(BURN, max(forces, key=lambda force: (rations[force], force)))


def is_here(situation: Situation, force: int) -> bool:
    """Tell whether a Force still stands in the battle."""
    return force in situation.fronts[situation.seat][int(situation.view.battle.slot)]


def award(situation: Situation) -> int:
    """Decorate the Force that is worth most."""
    forces = situation.offered(DECORATE)
    return situation.take(DECORATE, max(forces, key=lambda force: (situation.worth(force), -force)))
