"""Why the event of a card would do nothing now, so that it is not offered."""

from __future__ import annotations

from mypy_extensions import i64

from eastfront.games.stalingrad.ground import is_control
from eastfront.games.stalingrad.ops.acting import Decorate, Draw, Infiltrate, March, Reinforce
from eastfront.games.stalingrad.ops.answering import Cancel, Recall
from eastfront.games.stalingrad.ops.striking import Bomb, DiscardAtRandom, Snipe, Starve
from eastfront.games.stalingrad.refusals.clauses import event_rule
from eastfront.games.stalingrad.refusals.inquiry import Inquiry
from eastfront.games.stalingrad.refusals.reinforcing import refuse_purchase
from eastfront.games.stalingrad.refusals.supplying import no_force_to_feed
from eastfront.games.stalingrad.sequence.supply import Supply
from eastfront.games.stalingrad.state import PLACES, StalingradState
from eastfront.kernel.machine import Op
from eastfront.kernel.message import Refusal, refused


def refuse_effect(inquiry: Inquiry, mode: i64) -> Refusal:
    """Say what the card in question lacks to be played in *mode*, which it has."""
    for op in inquiry.program(inquiry.noun, mode):
        if not op.can(inquiry.state, inquiry.seat, inquiry.noun):
            return refuse_op(inquiry, op)
    raise AssertionError(f"{inquiry.cards().ids[inquiry.noun]} may be played")


def refuse_op(inquiry: Inquiry, op: Op[StalingradState]) -> Refusal:
    """Say what *op* lacks."""
    if isinstance(op, Cancel):
        rule, event = event_rule(inquiry, inquiry.noun), inquiry.card(inquiry.announced())
        return refused(rule, "sg-why-cannot-cancel", card=inquiry.named(), event=event)
    if isinstance(op, Supply):
        return no_force_to_feed()
    if isinstance(op, Reinforce):
        return refuse_purchase(inquiry, inquiry.noun, "sg-12.14")
    if isinstance(op, Infiltrate):
        return refuse_start(inquiry, op)
    if isinstance(op, Bomb):
        return refused("sg-12.4", "sg-why-nothing-to-bomb")
    if isinstance(op, Snipe):
        return refused("sg-12.39", "sg-why-nobody-to-snipe")
    return refused("sg-9.11", "sg-why-does-nothing", card=inquiry.named(), lack=lack_of(op))


def lack_of(op: Op[StalingradState]) -> str:
    """Return what an op finds missing, as the sentence chooses by it."""
    if isinstance(op, Draw):
        return "draw"
    if isinstance(op, Decorate):
        return "decorate"
    if isinstance(op, March):
        return "march"
    if isinstance(op, DiscardAtRandom):
        return "discard"
    if isinstance(op, Recall):
        return "recall"
    assert isinstance(op, Starve), op
    return "starve"


def refuse_start(inquiry: Inquiry, op: Infiltrate) -> Refusal:
    """Say that no Force may start, or that every Control zone is full."""
    for place in range(len(PLACES)):
        starts = op.anywhere or (is_control(place) and inquiry.controls(place))
        if starts and inquiry.army().places[place].size() > 0:
            return refused("sg-12.31", "sg-why-all-fronts-full", card=inquiry.named())
    return refused("sg-9.11", "sg-why-nobody-to-infiltrate", card=inquiry.named(), start=op.start)
