"""Why no Force is bought, and why a card is not the next one of its price."""

from __future__ import annotations

from mypy_extensions import i64

from eastfront.games.stalingrad.ground import perimeter_room
from eastfront.games.stalingrad.refusals.inquiry import Inquiry
from eastfront.games.stalingrad.refusals.unfinished import refuse_action
from eastfront.games.stalingrad.sequence.reinforcing import price
from eastfront.games.stalingrad.verbs import ACTION, PAYING
from eastfront.kernel.frames import NO_CARD
from eastfront.kernel.message import Refusal, refused


def refuse_reinforcing(inquiry: Inquiry) -> Refusal:
    """Say why the seat cannot reinforce."""
    if inquiry.state.kind == ACTION:
        return refuse_purchase(inquiry, NO_CARD, "sg-5.30")
    return refuse_action(inquiry)


def refuse_purchase(inquiry: Inquiry, source: i64, rule: str) -> Refusal:
    """Say what is missing for a purchase, by an action or by the event *source*, which cannot pay itself."""
    army = inquiry.army()
    if army.pile.size() == 0:
        return refused(rule, "sg-why-pile-empty")
    if not perimeter_room(inquiry.state, inquiry.seat):
        return refused(rule, "sg-why-no-perimeter")
    return refused(
        rule,
        "sg-why-too-few-cards",
        force=inquiry.card(army.pile.cards[army.pile.size() - 1]),
        price=int(price(inquiry.state, inquiry.seat, source)),
        count=int(army.hand.size() if source == NO_CARD else army.hand.size() - 1),
    )


def refuse_payment(inquiry: Inquiry) -> Refusal:
    """Say why a card of the hand cannot be discarded as a price."""
    if inquiry.state.kind != PAYING:
        return refused("sg-5.26", "sg-why-nothing-to-pay")
    frame = inquiry.frame()
    name = inquiry.named()
    if inquiry.noun < frame.last:
        return refused("sg-5.31", "sg-why-pay-order", card=name, last=inquiry.card(frame.last))
    left = int(price(inquiry.state, inquiry.seat, frame.source) - frame.left)
    return refused("sg-5.31", "sg-why-pay-too-few", card=name, count=left)
