"""Why no new action is taken: another one, a battle or an event comes first, or it is not the seat's turn."""

from __future__ import annotations

from eastfront.games.stalingrad.refusals.clauses import moment_rule
from eastfront.games.stalingrad.refusals.inquiry import Inquiry
from eastfront.games.stalingrad.sequence.supply import Feed, Provision
from eastfront.games.stalingrad.verbs import (
    FEEDING,
    INFILTRATING,
    MARCHING,
    MOVING,
    PAYING,
    REACTING,
    STATIONING,
)
from eastfront.kernel.frames import NO_CARD
from eastfront.kernel.message import Refusal, refused


def refuse_action(inquiry: Inquiry) -> Refusal:
    """Say why the seat cannot take an action, though it is asked for something."""
    state = inquiry.state
    if not inquiry.is_own_turn():
        return refused("sg-5.1", "sg-why-own-phase", **inquiry.who(state.turn))
    if state.kind == REACTING:
        card = inquiry.card(inquiry.announced())
        return refused(moment_rule(inquiry), "sg-why-answer-first", card=card)
    if inquiry.in_battle():
        return refused("sg-7.1", "sg-why-battle-first", location=inquiry.battlefield())
    if state.kind == FEEDING and isinstance(inquiry.op(), Provision):
        return refused("sg-4.1", "sg-why-supply-first")
    return refuse_unfinished(inquiry)


def refuse_unfinished(inquiry: Inquiry) -> Refusal:
    """Say what the Supply, the action or the event at work still asks for."""
    kind = inquiry.state.kind
    rule = moment_rule(inquiry)
    if kind == FEEDING:
        return refused(rule, "sg-why-rations-first", count=rations_left(inquiry))
    if kind in (PAYING, STATIONING):
        pile = inquiry.army().pile
        force = inquiry.card(pile.cards[pile.size() - 1])
        return refused(rule, "sg-why-payment-first" if kind == PAYING else "sg-why-must-place", force=force)
    force_moving = mover(inquiry)
    if force_moving != NO_CARD:
        return refused(rule, "sg-why-zone-first", force=inquiry.card(force_moving))
    return refused(rule, "sg-why-event-first", card=inquiry.card(inquiry.frame().source))


def rations_left(inquiry: Inquiry) -> int:
    """Return how many Rations are still to be placed."""
    op = inquiry.op()
    assert isinstance(op, Feed), op
    return int(op.amount(inquiry.state, inquiry.frame()) - inquiry.frame().left)


def mover(inquiry: Inquiry) -> int:
    """Return the Force that was named to move, by an action or an event, or no card."""
    frame = inquiry.frame()
    if inquiry.state.kind == MOVING:
        return int(frame.source)
    return int(frame.it) if inquiry.state.kind in (MARCHING, INFILTRATING) else NO_CARD
