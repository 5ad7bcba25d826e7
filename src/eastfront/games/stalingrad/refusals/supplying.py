"""Why a Force gets no Ration now, and why no card is discarded for Rations."""

from __future__ import annotations

from eastfront.games.stalingrad.ground import slot_at, slot_of
from eastfront.games.stalingrad.refusals.inquiry import NOWHERE, Inquiry
from eastfront.games.stalingrad.refusals.places import off_table
from eastfront.games.stalingrad.refusals.unfinished import refuse_action
from eastfront.games.stalingrad.sequence.supply import ZONE_STEP, Provision
from eastfront.games.stalingrad.verbs import ACTION, FEEDING
from eastfront.kernel.message import Refusal, refused


def refuse_feeding(inquiry: Inquiry) -> Refusal:
    """Say why a Force cannot be given a Ration."""
    if inquiry.state.kind != FEEDING:
        return refused("sg-5.3", "sg-why-no-rations-to-place")
    place = inquiry.place(inquiry.noun)
    if place == NOWHERE:
        return off_table(inquiry)
    frame = inquiry.frame()
    name = inquiry.named()
    if isinstance(inquiry.op(), Provision) and slot_at(inquiry.state, frame.source) != slot_of(place):
        return refused("sg-4.3", "sg-why-feed-elsewhere", force=name, location=inquiry.card(frame.source))
    last = inquiry.card(frame.last % ZONE_STEP)
    rule = "sg-4.7" if isinstance(inquiry.op(), Provision) else "sg-5.32"
    return refused(rule, "sg-why-feed-order", force=name, last=last)


def refuse_resupply(inquiry: Inquiry) -> Refusal:
    """Say why a card cannot be discarded for Rations."""
    if inquiry.state.kind == ACTION:
        return no_force_to_feed()
    return refuse_action(inquiry)


def no_force_to_feed() -> Refusal:
    """Say that there is nobody on the table who could get Rations."""
    return refused("sg-5.5", "sg-why-no-force-to-feed")
