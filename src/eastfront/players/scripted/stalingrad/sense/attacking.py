"""Attacks that cannot succeed: all who make them fall, and every enemy stays."""

from __future__ import annotations

from eastfront.games.stalingrad.battle import FORCES_STEP, Battle, no_battle
from eastfront.games.stalingrad.ground import ROOM
from eastfront.games.stalingrad.tables import ATTACKER, DEFENDER
from eastfront.kernel.frames import NO_CARD
from eastfront.players.scripted.stalingrad.clash import fighters_in, strength
from eastfront.players.scripted.stalingrad.sense.bounds import Bounds
from eastfront.players.scripted.stalingrad.situation import Field


def is_hopeless(field: Field, slot: int) -> bool:
    """Tell whether an attack destroys all who make it and drives nobody out, whatever cards are played.

    Fewer attackers hit less and absorb less than all who can pay, so that no choice of them does better.
    Where the Control zone is full it may still make room for others.
    """
    if len(field.fronts[field.seat][slot]) == ROOM:
        return False
    battle = battle_to_come(field, slot)
    bounds = Bounds(field, battle, field.seat)
    attackers = fighters_in(field, battle, field.seat, 1)
    if not bounds.destroys(attackers, field.seat):
        return False
    defenders = fighters_in(field, battle, field.foe, int(field.facts.rules.defenders_pay))
    return bounds.most_losses(field.foe) <= sum(fighter.rations for fighter in defenders)


def battle_to_come(field: Field, slot: int) -> Battle:
    """Return the battle of all who can pay for an attack (sg-5.19), with both totals before any card."""
    attackers = [force for force in field.fronts[field.seat][slot] if field.view.rations[force] > 0]
    battle = no_battle()
    battle.slot, battle.attacker = slot, field.seat
    engage(field, battle, field.seat, attackers, ATTACKER)
    engage(field, battle, field.foe, field.fronts[field.foe][slot], DEFENDER)
    return battle


def engage(field: Field, battle: Battle, seat: int, forces: list[int], role: int) -> None:
    """Let *forces* of a side join a battle."""
    for force in forces:
        battle.engaged[seat].insert(force)
    battle.add(FORCES_STEP, seat, strength(field, int(battle.slot), forces, role), NO_CARD)
