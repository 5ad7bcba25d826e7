"""Why no Conflict card is drawn, and why the hand is not deployed in an emergency."""

from __future__ import annotations

from eastfront.games.battlecards.battle import REFOUGHT
from eastfront.games.battlecards.refusals.inquiry import Inquiry
from eastfront.games.battlecards.sequence.battle import is_invasion
from eastfront.games.battlecards.verbs import DELAYING, GIVING, REFIGHTING, TRANSFERRING, TURN
from eastfront.kernel.message import Refusal, refused


def refuse_draw(inquiry: Inquiry) -> Refusal:
    """Say why the seat cannot draw a Conflict card."""
    state = inquiry.state
    if not inquiry.is_own_turn():
        return inquiry.other_turn()
    if state.kind == TRANSFERRING:
        return refused("bc-13.8", "bc-why-draw-given-up")
    if state.kind == GIVING:
        return refused("bc-13.9", "bc-why-exchange-first")
    if state.kind == REFIGHTING or (inquiry.has_battle() and state.battle.cause == REFOUGHT):
        return refused("bc-14.25", "bc-why-draw-counterattack")
    return refused("bc-2.2", "bc-why-drawn-already")


def refuse_emergency(inquiry: Inquiry) -> Refusal:
    """Say why the seat cannot deploy its hand in an emergency."""
    state = inquiry.state
    if state.kind == TURN:
        return refused("bc-11.8", "bc-why-emergency-no-hand")
    if inquiry.has_battle() and inquiry.seat in (state.battle.defender, state.battle.partner):
        return refuse_homeland(inquiry)
    if not inquiry.is_own_turn():
        return refused("bc-11.2", "bc-why-emergency-other-turn", who=inquiry.player(state.turn))
    return refused("bc-11.2", "bc-why-emergency-start")


def refuse_homeland(inquiry: Inquiry) -> Refusal:
    """Say why a defender cannot deploy the hand for this battle."""
    battle = inquiry.battle()
    if not is_invasion(inquiry.state):
        return refused("bc-11.4", "bc-why-emergency-battle", battle=battle)
    if inquiry.state.kind == DELAYING:
        return refused("bc-11.6", "bc-why-emergency-early")
    return refused("bc-11.6", "bc-why-emergency-late", battle=battle)
