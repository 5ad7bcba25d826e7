"""Somebody else is to choose, or nobody any more: what every verb is refused with then."""

from __future__ import annotations

from typing import Final

from eastfront.games.stalingrad.refusals.clauses import BATTLE_KINDS, event_rule, moment_rule
from eastfront.games.stalingrad.refusals.inquiry import Inquiry
from eastfront.games.stalingrad.state import BY_CONTROL, BY_URANUS
from eastfront.games.stalingrad.tables import GERMAN, SOVIET
from eastfront.games.stalingrad.verbs import CHOOSING, KINDS, PLACING, REACTING
from eastfront.kernel.frames import NO_CARD
from eastfront.kernel.message import Refusal, refused

# The number of turns that the clause on the turn cap names; another one has a clause of its own.
USUAL_CAP: Final = 20


def over(inquiry: Inquiry) -> Refusal:
    """Say that and how the game has ended."""
    state = inquiry.state
    if state.ending == BY_CONTROL:
        return refused(control_rule(inquiry), "sg-why-over-control", **inquiry.who(state.victor))
    if state.ending == BY_URANUS:
        return refused("sg-1.15", "sg-why-over-uranus", **inquiry.who(state.victor))
    turns = int(state.rules.turn_cap)
    rule = "sg-1.17" if turns == USUAL_CAP else "sg-1.18"
    return refused(rule, "sg-why-over-undecided", turns=turns)


def control_rule(inquiry: Inquiry) -> str:
    """Return the clause by which Control of all five Locations won; the first German turn has its own."""
    state = inquiry.state
    first = state.turn == GERMAN and state.seats[GERMAN].turns == 1
    return "sg-1.13" if first and state.victor == SOVIET else "sg-1.10"


def watching() -> Refusal:
    """Say that a spectator chooses nothing."""
    return refused("sg-1.1", "sg-why-watching")


def waiting(inquiry: Inquiry) -> Refusal:
    """Say who is to choose, and what."""
    state = inquiry.state
    kind = KINDS[state.kind]
    who = inquiry.who(state.asked)
    if state.kind in (CHOOSING, PLACING):
        return refused(set_up_rule(inquiry), "sg-why-waiting-set-up", kind=kind, **who)
    card = inquiry.announced()
    if state.kind == REACTING:
        return refused(moment_rule(inquiry), "sg-why-waiting-reaction", card=inquiry.card(card), **who)
    if state.kind in BATTLE_KINDS:
        place = inquiry.battlefield()
        return refused(battle_rule(inquiry), "sg-why-waiting-battle", location=place, kind=kind, **who)
    if card != NO_CARD:
        return refused(event_rule(inquiry, card), "sg-why-waiting-event", card=inquiry.card(card), **who)
    return refused("sg-2.13", "sg-why-other-turn", **who)


def set_up_rule(inquiry: Inquiry) -> str:
    """Return the clause by which a side sets up now."""
    if inquiry.state.asked == SOVIET:
        return "sg-2.2"
    return "sg-2.4" if inquiry.state.kind == CHOOSING else "sg-2.5"


def battle_rule(inquiry: Inquiry) -> str:
    """Return the clause by which somebody chooses in a battle; losses are the defender's first."""
    rule = moment_rule(inquiry)
    return "sg-8.1" if rule == "sg-8.9" else rule
