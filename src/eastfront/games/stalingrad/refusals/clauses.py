"""The clauses that answers rest on: that of an event, and one for each kind of decision."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from eastfront.games.stalingrad.refusals.inquiry import Inquiry
from eastfront.games.stalingrad.sequence.supply import Provision
from eastfront.games.stalingrad.verbs import (
    ACTION,
    CHOOSING,
    ENGAGING,
    EVENT,
    FIREFIGHT,
    FLIPPING,
    LOSSES,
    MEDAL,
    MOVING,
    PAYING,
    PLACING,
    REACTING,
    STATIONING,
)
from eastfront.kernel.frames import NO_CARD

# The clause under which somebody is asked, where the kind alone tells it.
KIND_RULES: Final = {
    PLACING: "sg-2.8",
    ACTION: "sg-5.1",
    MOVING: "sg-5.6",
    ENGAGING: "sg-5.23",
    EVENT: "sg-7.5",
    FIREFIGHT: "sg-7.7",
    FLIPPING: "sg-10.8",
    LOSSES: "sg-8.9",
    MEDAL: "sg-8.14",
    STATIONING: "sg-5.27",
}
# The steps of an attack that ask somebody; a card that is carried out in between asks besides.
BATTLE_KINDS: Final = [ENGAGING, EVENT, FIREFIGHT, FLIPPING, LOSSES, MEDAL]
# By seat: what it may choose at the set-up, and the event that forbids its own Forces to retreat.
ALLOWANCES: Final = ["sg-2.4", "sg-2.2"]
HOLDS: Final = ["sg-12.20", "sg-12.45"]


def event_rule(inquiry: Inquiry, card: i64) -> str:
    """Return the clause of an event."""
    return inquiry.cards().clause[card]


def moment_rule(inquiry: Inquiry) -> str:
    """Return the clause under which somebody is asked now."""
    state = inquiry.state
    kind = int(state.kind)
    if kind in KIND_RULES:
        return KIND_RULES[kind]
    if kind == CHOOSING:
        return ALLOWANCES[state.asked]
    if kind == REACTING:
        return "sg-9.5" if state.pending.size() == 1 else "sg-9.6"
    return work_rule(inquiry)


def work_rule(inquiry: Inquiry) -> str:
    """Return the clause of the Supply, the action or the event at work."""
    frame = inquiry.frame()
    if isinstance(inquiry.op(), Provision):
        return "sg-4.3"
    if frame.program == inquiry.cards().resupply:
        return "sg-5.3"
    if inquiry.state.kind == PAYING and frame.source == NO_CARD:
        return "sg-5.26"
    return event_rule(inquiry, frame.source)
