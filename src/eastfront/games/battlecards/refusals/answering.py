"""Finding the answer: what holds for every verb first, then the function of the verb.

The state given is a sample of the asking seat's view, so nothing hidden can show in an answer.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from eastfront.games.battlecards.cards import PACKS
from eastfront.games.battlecards.phrases.context import Context
from eastfront.games.battlecards.refusals.aiding import refuse_aid, refuse_giving
from eastfront.games.battlecards.refusals.ending import refuse_ending
from eastfront.games.battlecards.refusals.fighting import (
    refuse_air_group,
    refuse_deciding,
    refuse_posting,
    refuse_support,
    refuse_taking,
    refuse_withdrawal,
)
from eastfront.games.battlecards.refusals.firing import refuse_autokill, refuse_fire, refuse_shot
from eastfront.games.battlecards.refusals.inquiry import Inquiry
from eastfront.games.battlecards.refusals.intelligence import (
    refuse_pile,
    refuse_place,
    refuse_victim,
)
from eastfront.games.battlecards.refusals.keeping import refuse_play, refuse_refight
from eastfront.games.battlecards.refusals.picks import (
    refuse_deployment,
    refuse_discard,
    refuse_leader,
    refuse_repair,
    refuse_taking_back,
)
from eastfront.games.battlecards.refusals.turns import refuse_draw, refuse_emergency
from eastfront.games.battlecards.refusals.waiting import out_of_game, over, waiting, watching
from eastfront.games.battlecards.sequence.opening import FIRST_FORCES, PickForces
from eastfront.games.battlecards.state import UNDECIDED, BattleState
from eastfront.games.battlecards.tables import UNIT
from eastfront.games.battlecards.verbs import (
    ASSASSINATE,
    ATTACK,
    AUTOKILL,
    CAPTURE,
    CARD,
    DECLINE,
    DEPLOY,
    DISCARD,
    DIVIDE,
    DRAW,
    EMERGENCY,
    END,
    EXCHANGE,
    FIRE,
    FORCES,
    GIVE,
    KEEP,
    LOOK,
    NOUNS,
    PLAY,
    POST,
    RAID_GROUND,
    RAID_SEA,
    REFIGHT,
    REPAIR,
    RETURN,
    SABOTAGE,
    SEND,
    SET,
    SHOOT,
    SUPPORT,
    TAKE,
    TAKE_BACK,
    TRANSFER,
    USE,
    WITHDRAW,
    WITHDRAW_ALL,
)
from eastfront.kernel.frames import NO_CARD
from eastfront.kernel.message import Refusal, refused

# Verbs that are done with Arsenal cards only.
ABOUT_UNITS: Final = [DEPLOY, DISCARD, TAKE_BACK, GIVE, REPAIR, ASSASSINATE, RETURN]
ANSWERS: Final[dict[int, Callable[[Inquiry], Refusal]]] = {
    END: refuse_ending,
    DRAW: refuse_draw,
    EMERGENCY: refuse_emergency,
    PLAY: refuse_play,
    REFIGHT: refuse_refight,
    TRANSFER: refuse_aid,
    EXCHANGE: refuse_aid,
    SEND: refuse_aid,
    DEPLOY: refuse_deployment,
    DISCARD: refuse_discard,
    TAKE_BACK: refuse_taking_back,
    GIVE: refuse_giving,
    REPAIR: refuse_repair,
    USE: refuse_leader,
    LOOK: refuse_place,
    SABOTAGE: refuse_place,
    CAPTURE: refuse_place,
    DIVIDE: refuse_place,
    ASSASSINATE: refuse_victim,
    RETURN: refuse_victim,
    KEEP: refuse_pile,
    ATTACK: refuse_deciding,
    DECLINE: refuse_deciding,
    SUPPORT: refuse_support,
    SET: refuse_air_group,
    FIRE: refuse_fire,
    SHOOT: refuse_shot,
    AUTOKILL: refuse_autokill,
    WITHDRAW: refuse_withdrawal,
    WITHDRAW_ALL: refuse_withdrawal,
    POST: refuse_posting,
    TAKE: refuse_taking,
    RAID_GROUND: refuse_taking,
    RAID_SEA: refuse_taking,
}


def why_not(state: BattleState, context: Context, verb: int, noun: int) -> Refusal:
    """Return the clause and message that say why the seat of *context* is not offered *verb* with *noun*."""
    inquiry = Inquiry(state, context, verb, noun)
    seat = context.view.seat
    if state.ending != UNDECIDED:
        return over(inquiry)
    if seat is None:
        return watching(inquiry)
    if state.seats[seat].fallen != NO_CARD and state.asked != seat:
        return out_of_game(inquiry)
    if NOUNS[verb] == CARD and state.rules.copies[noun] == 0:
        return not_in_game(inquiry)
    if verb in ABOUT_UNITS and state.rules.cards.kind[noun] != UNIT:
        return refused("bc-1.1", "bc-why-not-a-unit", card=inquiry.card(noun))
    if state.asked != seat:
        return waiting(inquiry)
    if state.kind == FORCES and verb not in (DEPLOY, END):
        op = inquiry.op()
        opening = isinstance(op, PickForces) and op.everybody
        return refused("bc-1.15" if opening else "bc-13.55", "bc-why-first-forces", count=FIRST_FORCES)
    return ANSWERS[verb](inquiry)


def not_in_game(inquiry: Inquiry) -> Refusal:
    """Say that a card is of a set that is not played with."""
    card = inquiry.context.definitions[inquiry.noun]
    rule = "bc-1.1"
    if card.set in PACKS:
        rule = pack_rule(inquiry)
    return refused(rule, "bc-why-not-in-game", card=inquiry.card(inquiry.noun))


def pack_rule(inquiry: Inquiry) -> str:
    """Return the clause that leaves a pack out."""
    setup = inquiry.state.setup
    if setup.edition == "western":
        return "bc-12.2"
    return {"x1": "bc-12.6", "x2": "bc-12.7"}.get(setup.options.get("packs", "none"), "bc-12.5")
