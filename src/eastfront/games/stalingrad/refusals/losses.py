"""Why a Force absorbs no loss in some way, and why it is given no medal."""

from __future__ import annotations

from typing import Final

from eastfront.games.stalingrad.ground import has_room, is_control, place_at
from eastfront.games.stalingrad.refusals.clauses import HOLDS, moment_rule
from eastfront.games.stalingrad.refusals.inquiry import NOWHERE, Inquiry
from eastfront.games.stalingrad.refusals.places import off_table, zone_full
from eastfront.games.stalingrad.sequence.losses import absorbs, rank
from eastfront.games.stalingrad.state import CONTROL, PERIMETER
from eastfront.games.stalingrad.verbs import BURN, DECORATING, LOSSES, MEDAL, RETREAT, VERBS
from eastfront.kernel.message import Refusal, refused

# The step of an attack in which its own side absorbs losses last.
LAST_LOSSES: Final = 8


def refuse_absorbing(inquiry: Inquiry) -> Refusal:
    """Say why a Force cannot burn a Ration, retreat or be destroyed."""
    if inquiry.state.kind == LOSSES:
        return refuse_pick(inquiry)
    if not inquiry.in_battle():
        return refused("sg-8.1", "sg-why-no-losses", verb=VERBS[inquiry.verb])
    if inquiry.battle_step() > LAST_LOSSES:
        return refused("sg-8.8", "sg-why-losses-done")
    return refused("sg-7.1", "sg-why-losses-later")


def refuse_pick(inquiry: Inquiry) -> Refusal:
    """Say why a Force cannot be picked to absorb losses, whatever the way."""
    state = inquiry.state
    force = inquiry.noun
    name = inquiry.named()
    if not state.battle.engaged[inquiry.seat].has(force):
        return refuse_absent(inquiry)
    if inquiry.verb != BURN and inquiry.place(force) != place_at(state.battle.slot, CONTROL):
        return refused("sg-8.11", "sg-why-retreated-already", force=name)
    if inquiry.verb == BURN and state.rations[force] == 0:
        return refused("sg-8.2", "sg-why-no-ration-to-burn", force=name)
    if inquiry.verb == RETREAT and state.battle.held[inquiry.seat]:
        return refused(HOLDS[inquiry.seat], "sg-why-held")
    perimeter = place_at(state.battle.slot, PERIMETER)
    if inquiry.verb == RETREAT and not has_room(state, inquiry.seat, perimeter):
        return zone_full(inquiry, perimeter, "sg-8.5")
    return refuse_too_little(inquiry)


def refuse_absent(inquiry: Inquiry) -> Refusal:
    """Say that a Force is not in the battle, or not any more."""
    if inquiry.army().lost.has(inquiry.noun):
        return off_table(inquiry)
    return refused("sg-8.1", "sg-why-took-no-part", force=inquiry.named())


def refuse_too_little(inquiry: Inquiry) -> Refusal:
    """Say that a pick comes too late, or would leave more losses than could still be absorbed."""
    state = inquiry.state
    force = inquiry.noun
    name = inquiry.named()
    losses = int(state.battle.losses[inquiry.seat])
    absorbed = absorbs(state, inquiry.verb, force)
    if rank(state, inquiry.verb, force) < inquiry.frame().last:
        return refused("sg-8.11", "sg-why-loss-order", verb=VERBS[inquiry.verb])
    if inquiry.verb == BURN:
        return refused("sg-8.9", "sg-why-rations-too-few", force=name, count=losses)
    return refused(
        "sg-8.9",
        "sg-why-absorbs-too-little",
        force=name,
        verb=VERBS[inquiry.verb],
        absorbed=int(absorbed),
        count=losses,
    )


def refuse_medal(inquiry: Inquiry) -> Refusal:
    """Say why a Force cannot be decorated."""
    kind = inquiry.state.kind
    if kind not in (MEDAL, DECORATING):
        return refused("sg-8.13", "sg-why-no-medal")
    place = inquiry.place(inquiry.noun)
    if place == NOWHERE:
        return off_table(inquiry)
    name = inquiry.named()
    if kind == MEDAL:
        return refused("sg-8.14", "sg-why-took-no-part", force=name)
    assert not (is_control(place) and inquiry.controls(place)), inquiry.noun
    return refused(moment_rule(inquiry), "sg-why-not-at-front", force=name)
