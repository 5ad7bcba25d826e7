"""Why a decision cannot be ended or passed."""

from __future__ import annotations

from typing import Final

from eastfront.games.stalingrad.refusals.clauses import BATTLE_KINDS, moment_rule
from eastfront.games.stalingrad.refusals.inquiry import Inquiry
from eastfront.games.stalingrad.refusals.unfinished import refuse_unfinished
from eastfront.games.stalingrad.sequence.reinforcing import price
from eastfront.games.stalingrad.verbs import (
    CHOOSING,
    END,
    ENGAGING,
    EVENT,
    FIREFIGHT,
    FLIPPING,
    KINDS,
    LOSSES,
    MEDAL,
    PAYING,
    PLACING,
    REACTING,
)
from eastfront.kernel.decision import option_of
from eastfront.kernel.message import Refusal, refused

PASSING: Final = [REACTING, EVENT, FIREFIGHT]


def refuse_stopping(inquiry: Inquiry) -> Refusal:
    """Say why the seat cannot end, or pass."""
    kind = inquiry.state.kind
    if kind in PASSING:
        rule = "sg-9.5" if kind == REACTING else "sg-7.6"
        return refused(rule, "sg-why-pass-instead", kind=KINDS[kind])
    if option_of(END, 0) in inquiry.context.view.options:
        rule = "sg-2.7" if kind == CHOOSING else moment_rule(inquiry)
        return refused(rule, "sg-why-end-instead", kind=KINDS[kind])
    if kind == PLACING:
        force = inquiry.card(inquiry.army().chosen.cards[0])
        return refused("sg-2.8", "sg-why-must-place", force=force)
    if kind in BATTLE_KINDS:
        return refuse_leaving_battle(inquiry)
    if kind == PAYING:
        frame = inquiry.frame()
        count = int(price(inquiry.state, inquiry.seat, frame.source) - frame.left)
        return refused(moment_rule(inquiry), "sg-why-must-pay", count=count)
    return refuse_unfinished(inquiry)


def refuse_leaving_battle(inquiry: Inquiry) -> Refusal:
    """Say what a battle asks for that cannot be left out."""
    state = inquiry.state
    if state.kind == ENGAGING:
        return refused("sg-5.23", "sg-why-must-attack", location=inquiry.battlefield())
    if state.kind == FLIPPING:
        return refused("sg-10.8", "sg-why-must-use")
    if state.kind == MEDAL:
        return refused("sg-8.16", "sg-why-must-decorate")
    assert state.kind == LOSSES, KINDS[state.kind]
    return refused("sg-8.9", "sg-why-must-lose", count=int(state.battle.losses[inquiry.seat]))
