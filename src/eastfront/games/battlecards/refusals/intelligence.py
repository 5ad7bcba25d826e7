"""Why the enemy's secrets are out of reach: places to look at, victims, piles, and who the enemy is."""

from __future__ import annotations

from typing import Final

from eastfront.games.battlecards.knowledge import KEPT, STACK
from eastfront.games.battlecards.ops.intelligence import Capture, Divide
from eastfront.games.battlecards.refusals.inquiry import Inquiry
from eastfront.games.battlecards.sequence.moves import place_zone
from eastfront.games.battlecards.verbs import (
    ASSASSINATE,
    ASSASSINATING,
    CAPTURE,
    CAPTURING,
    DIVIDE,
    DIVIDING,
    KEEPING,
    LOOK,
    LOOKING,
    SABOTAGE,
    SABOTAGING,
    VERBS,
)
from eastfront.kernel.message import Refusal, refused

# When each verb that names a place is asked for, and the clause of its card.
MOMENTS: Final = {LOOK: LOOKING, SABOTAGE: SABOTAGING, CAPTURE: CAPTURING, DIVIDE: DIVIDING}
RULES: Final = {LOOK: "bc-14.5", SABOTAGE: "bc-14.7", CAPTURE: "bc-14.10", DIVIDE: "bc-14.13"}


def refuse_place(inquiry: Inquiry) -> Refusal:
    """Say why an enemy stack, hand or Kept Cards cannot be chosen."""
    verb = inquiry.verb
    rule = RULES[verb]
    state = inquiry.state
    if state.kind != MOMENTS[verb]:
        if verb == SABOTAGE and state.kind == ASSASSINATING:
            return refused(rule, "bc-why-stack-chosen")
        return refused(rule, "bc-why-needs-card", verb=VERBS[verb])
    if verb != LOOK and not STACK <= inquiry.noun < KEPT:
        return refused(rule, "bc-why-not-a-stack", place=inquiry.stack())
    return refuse_stack(inquiry, rule)


def refuse_stack(inquiry: Inquiry, rule: str) -> Refusal:
    """Say what is wrong with a place of the enemy for the card at work."""
    op = inquiry.op()
    place = inquiry.stack()
    if isinstance(op, Capture) and not op.types >> (inquiry.noun - STACK) & 1:
        return refused(rule, "bc-why-capture-type")
    size = int(place_zone(inquiry.enemy(), inquiry.noun).size())
    if size > 0 and isinstance(op, Divide):
        return refused(rule, "bc-why-divide-few", count=size, least=int(op.least))
    rule = "bc-14.6" if inquiry.verb == LOOK else rule
    who = inquiry.player(inquiry.state.enemy)
    return refused(rule, "bc-why-empty-place", place=place, who=who)


def refuse_victim(inquiry: Inquiry) -> Refusal:
    """Say why a card cannot be assassinated, or returned to its owner's hand."""
    kills = inquiry.verb == ASSASSINATE
    rule = "bc-14.8" if kills else "bc-14.9"
    kind = inquiry.state.kind
    if kind == SABOTAGING:
        return refused("bc-14.7", "bc-why-stack-first")
    if kind != ASSASSINATING:
        return refused(rule, "bc-why-needs-card", verb=VERBS[inquiry.verb])
    name = inquiry.card(inquiry.noun)
    if not place_zone(inquiry.enemy(), inquiry.frame().left).has(inquiry.noun):
        return refused("bc-14.7", "bc-why-not-in-stack", card=name)
    assert kills, "each card of the stack may be returned"
    return refused(rule, "bc-why-not-a-commander", card=name)


def refuse_pile(inquiry: Inquiry) -> Refusal:
    """Say why a pile cannot be kept."""
    two = inquiry.state.kind == KEEPING
    return refused("bc-14.15", "bc-why-two-piles" if two else "bc-why-no-piles")
