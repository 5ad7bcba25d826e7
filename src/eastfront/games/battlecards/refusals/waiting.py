"""Somebody else is to choose, or nobody any more: what every verb is refused with then."""

from __future__ import annotations

from typing import Final

from eastfront.games.battlecards.ops.regrouping import Shed
from eastfront.games.battlecards.refusals.inquiry import Inquiry
from eastfront.games.battlecards.scoring import ending_rule
from eastfront.games.battlecards.sequence.opening import PickForces
from eastfront.games.battlecards.state import ENDINGS
from eastfront.games.battlecards.verbs import (
    AGREEING,
    AIR_GROUP,
    BONUS,
    COUNTERING,
    DECIDING,
    DELAYING,
    DESTRUCTION,
    DRAW,
    EMERGENCY,
    EXCHANGE,
    FIRING,
    FORCES,
    FREE,
    GIVING,
    HOMELAND,
    KEEPING,
    KINDS,
    POSTING,
    REFIGHTING,
    SEND,
    SUPPORTING,
    TARGET,
    TRANSFER,
    TRANSFERRING,
    TURN,
    WITHDRAWING,
)
from eastfront.kernel.frames import NO_CARD
from eastfront.kernel.message import Refusal, refused

# What only the player whose turn it is may do.
OPENERS: Final = [DRAW, EMERGENCY, TRANSFER, EXCHANGE, SEND]
# The clause under which somebody is asked, for decisions about a battle and between allies.
RULES: Final = {
    REFIGHTING: "bc-14.24",
    COUNTERING: "bc-14.37",
    KEEPING: "bc-14.15",
    DECIDING: "bc-3.2",
    FREE: "bc-13.47",
    DELAYING: "bc-14.22",
    HOMELAND: "bc-11.4",
    BONUS: "bc-8.4",
    SUPPORTING: "bc-6.2",
    AIR_GROUP: "bc-15.5",
    DESTRUCTION: "bc-14.34",
    WITHDRAWING: "bc-4.5",
    POSTING: "bc-13.18",
    TRANSFERRING: "bc-13.8",
    GIVING: "bc-13.9",
    AGREEING: "bc-13.11",
}


def over(inquiry: Inquiry) -> Refusal:
    """Say that and how the game has ended."""
    state = inquiry.state
    return refused(ending_rule(state), "bc-why-game-over", ending=ENDINGS[state.ending])


def watching(inquiry: Inquiry) -> Refusal:
    """Say that a spectator chooses nothing."""
    return refused(inquiry.players_rule(), "bc-why-watching")


def out_of_game(inquiry: Inquiry) -> Refusal:
    """Say which battle put the seat out."""
    return refused("bc-13.29", "bc-why-out", battle=inquiry.card(inquiry.army().fallen))


def waiting(inquiry: Inquiry) -> Refusal:
    """Say who is to choose, and what."""
    state = inquiry.state
    kind = state.kind
    who = inquiry.player(state.asked)
    if kind == FORCES:
        op = inquiry.op()
        opening = isinstance(op, PickForces) and op.everybody
        return refused("bc-1.19" if opening else "bc-13.55", "bc-why-waiting-forces", who=who)
    if kind == TURN or (inquiry.verb in OPENERS and not inquiry.is_own_turn()):
        return inquiry.other_turn()
    if kind in (FIRING, TARGET):
        phase = int(inquiry.frame().left) // 2 + 1
        return refused("bc-4.2", "bc-why-waiting-fire", who=who, phase=phase)
    if kind in (BONUS, SUPPORTING, AIR_GROUP, WITHDRAWING):
        return refused(RULES[kind], "bc-why-waiting-round", who=who, kind=KINDS[kind])
    if inquiry.has_battle() and kind in RULES:
        battle = inquiry.battle()
        return refused(RULES[kind], "bc-why-waiting-battle", who=who, battle=battle, kind=KINDS[kind])
    if inquiry.pending() == NO_CARD:
        return refused(RULES[kind], "bc-why-waiting-choice", who=who, kind=KINDS[kind])
    return waiting_for_card(inquiry)


def waiting_for_card(inquiry: Inquiry) -> Refusal:
    """Say whom the card at work lets choose."""
    kind = inquiry.state.kind
    rule = "bc-14.19" if isinstance(inquiry.op(), Shed) else RULES.get(kind, "bc-2.2")
    foils = "counter" if kind == COUNTERING else "other"
    who, card = inquiry.player(inquiry.state.asked), inquiry.card(inquiry.pending())
    return refused(rule, "bc-why-waiting-card", who=who, card=card, kind=foils)
