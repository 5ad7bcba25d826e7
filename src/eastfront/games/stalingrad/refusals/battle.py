"""Why there is no attack, and why nobody joins one, fires a card or uses one that was turned up."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from eastfront.games.stalingrad.ground import place_at, slot_at
from eastfront.games.stalingrad.refusals.inquiry import NOWHERE, Inquiry
from eastfront.games.stalingrad.refusals.places import off_table
from eastfront.games.stalingrad.refusals.unfinished import refuse_action
from eastfront.games.stalingrad.state import CONTROL, PERIMETER
from eastfront.games.stalingrad.verbs import ACTION, ENGAGING, FLIPPING
from eastfront.kernel.message import Refusal, refused

# The steps of an attack, as its program counts them.
FIREFIGHT_STEP: Final = 3


def refuse_attack(inquiry: Inquiry) -> Refusal:
    """Say why there can be no attack at a Location."""
    if inquiry.state.kind != ACTION:
        return refuse_action(inquiry)
    slot = slot_at(inquiry.state, inquiry.noun)
    location = inquiry.named()
    if count_at(inquiry, inquiry.seat, slot, CONTROL) == 0:
        if count_at(inquiry, inquiry.seat, slot, PERIMETER) == 0:
            return refused("sg-5.19", "sg-why-no-attacker", location=location)
        return refused("sg-5.22", "sg-why-attackers-behind", location=location)
    if count_at(inquiry, inquiry.enemy(), slot, CONTROL) == 0:
        if count_at(inquiry, inquiry.enemy(), slot, PERIMETER) == 0:
            return refused("sg-5.19", "sg-why-no-defender", location=location)
        return refused("sg-5.22", "sg-why-defenders-behind", location=location)
    return refused("sg-5.23", "sg-why-attackers-hungry", location=location)


def count_at(inquiry: Inquiry, seat: int, slot: i64, area: int) -> int:
    """Count the Forces of *seat* in a zone."""
    return int(inquiry.state.seats[seat].places[place_at(slot, area)].size())


def refuse_engaging(inquiry: Inquiry) -> Refusal:
    """Say why a Force cannot join the attack."""
    if inquiry.state.kind == ENGAGING:
        return refuse_attacker(inquiry)
    if not inquiry.in_battle():
        if inquiry.state.kind == ACTION:
            return refused("sg-5.19", "sg-why-attack-first")
        return refuse_action(inquiry)
    if inquiry.state.battle.attacker == inquiry.seat:
        return refused("sg-7.1", "sg-why-attack-begun")
    return refused("sg-5.24", "sg-why-all-defend")


def refuse_attacker(inquiry: Inquiry) -> Refusal:
    """Say why a Force cannot be the next attacker."""
    battle = inquiry.state.battle
    name = inquiry.named()
    place = inquiry.place(inquiry.noun)
    if place == NOWHERE:
        return off_table(inquiry)
    if battle.engaged[inquiry.seat].has(inquiry.noun):
        return refused("sg-5.31", "sg-why-engaged-already", force=name)
    if place != place_at(battle.slot, CONTROL):
        rule = "sg-5.22" if place == place_at(battle.slot, PERIMETER) else "sg-5.19"
        return refused(rule, "sg-why-not-in-battle", force=name, location=inquiry.battlefield())
    if inquiry.state.rations[inquiry.noun] == 0:
        return refused("sg-5.23", "sg-why-no-ration-to-attack", force=name)
    last = inquiry.card(inquiry.frame().last - 1)
    return refused("sg-5.31", "sg-why-attack-order", force=name, last=last)


def refuse_firing(inquiry: Inquiry) -> Refusal:
    """Say why a card of the hand cannot be played for its firefight value."""
    if not inquiry.in_battle():
        return refused("sg-7.7", "sg-why-no-firefight")
    early = inquiry.battle_step() < FIREFIGHT_STEP
    return refused("sg-7.1", "sg-why-fire-early" if early else "sg-why-fire-late")


def refuse_using(inquiry: Inquiry) -> Refusal:
    """Say why a card cannot be the one that counts of those turned up."""
    if inquiry.state.kind == FLIPPING:
        return refused("sg-10.8", "sg-why-not-turned-up", card=inquiry.named())
    return refused("sg-10.6", "sg-why-no-flip-to-choose")
