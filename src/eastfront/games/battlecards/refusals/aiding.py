"""Why the ally is not aided now, and why a card is not given away."""

from __future__ import annotations

from eastfront.games.battlecards.refusals.inquiry import Inquiry
from eastfront.games.battlecards.refusals.picks import refuse_pick
from eastfront.games.battlecards.verbs import (
    AGREEING,
    EXCHANGE,
    GIVING,
    SEND,
    TRANSFER,
    TRANSFERRING,
    TURN,
    VERBS,
)
from eastfront.kernel.frames import NO_CARD
from eastfront.kernel.message import Refusal, refused


def refuse_aid(inquiry: Inquiry) -> Refusal:
    """Say why the seat cannot transfer, exchange or send cards."""
    state = inquiry.state
    if not inquiry.has_ally():
        return inquiry.no_ally()
    ally = state.rules.ally[inquiry.seat]
    if not inquiry.is_own_turn():
        return inquiry.other_turn()
    if state.aided:
        return refused("bc-13.7", "bc-why-aided")
    if state.seats[ally].fallen != NO_CARD:
        return refused("bc-13.14", "bc-why-ally-out", who=inquiry.player(ally))
    if state.kind == TURN:
        return refuse_empty_aid(inquiry)
    rule = "bc-13.8" if inquiry.verb == TRANSFER else "bc-13.13"
    return refused(rule, "bc-why-aid-late", aid=VERBS[inquiry.verb])


def refuse_empty_aid(inquiry: Inquiry) -> Refusal:
    """Say which card is missing for an aid."""
    ally = inquiry.state.rules.ally[inquiry.seat]
    if inquiry.verb == EXCHANGE and inquiry.army().hand.size() > 0:
        return refused("bc-13.15", "bc-why-exchange-ally", who=inquiry.player(ally))
    assert inquiry.verb in (TRANSFER, EXCHANGE, SEND), inquiry.verb
    return refused("bc-13.15", "bc-why-aid-empty", aid=VERBS[inquiry.verb])


def refuse_giving(inquiry: Inquiry) -> Refusal:
    """Say why a card cannot be given to the ally."""
    if not inquiry.has_ally():
        return inquiry.no_ally()
    kind = inquiry.state.kind
    if kind in (GIVING, TRANSFERRING):
        return refuse_pick(inquiry)
    if kind != AGREEING:
        return refused("bc-13.9", "bc-why-no-giving")
    return refused("bc-13.9", "bc-why-not-in-hand", card=inquiry.card(inquiry.noun))
