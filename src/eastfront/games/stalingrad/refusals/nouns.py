"""Why a card is no object for a verb at any time: of the wrong kind, the enemy's, or out of reach."""

from __future__ import annotations

from typing import Final

from eastfront.games.stalingrad.refusals.inquiry import Inquiry
from eastfront.games.stalingrad.tables import ACTION_CARD, FORCE, LOCATION
from eastfront.games.stalingrad.verbs import (
    ATTACK,
    BOMB,
    BURN,
    CARD,
    CHOOSE,
    DECORATE,
    DESTROY,
    ENGAGE,
    FEED,
    FIRE,
    MOVE,
    NOUNS,
    PAY,
    PLAY,
    RESUPPLY,
    RETREAT,
    SNIPE,
    USE,
)
from eastfront.kernel.message import Refusal, refused

# What each verb that is about a card is done with.
KIND_OF_NOUN: Final = {
    CHOOSE: FORCE,
    FEED: FORCE,
    MOVE: FORCE,
    ENGAGE: FORCE,
    BURN: FORCE,
    RETREAT: FORCE,
    DESTROY: FORCE,
    DECORATE: FORCE,
    SNIPE: FORCE,
    PLAY: ACTION_CARD,
    RESUPPLY: ACTION_CARD,
    PAY: ACTION_CARD,
    FIRE: ACTION_CARD,
    USE: ACTION_CARD,
    ATTACK: LOCATION,
    BOMB: LOCATION,
}
# By kind of card: the clause that says what it is.
KIND_RULES: Final = ["sg-1.2", "sg-1.3", "sg-1.5"]
KIND_WORDS: Final = ["location", "force", "action"]
HAND_VERBS: Final = [PLAY, RESUPPLY, PAY, FIRE]


def refuse_noun(inquiry: Inquiry) -> Refusal | None:
    """Say what is wrong with the card in question at any time, if something is."""
    if NOUNS[inquiry.verb] != CARD:
        return None
    wanted = KIND_OF_NOUN[inquiry.verb]
    name = inquiry.named()
    if inquiry.cards().kind[inquiry.noun] != wanted:
        return refused(KIND_RULES[wanted], "sg-why-other-kind", card=name, kind=KIND_WORDS[wanted])
    if wanted == LOCATION:
        return refuse_location(inquiry)
    if inquiry.verb != SNIPE and inquiry.cards().side[inquiry.noun] != inquiry.seat:
        return refused("sg-1.4", "sg-why-enemy-card", card=name)
    return None


def refuse_location(inquiry: Inquiry) -> Refusal | None:
    """Say that a Location is not in this game, if it is not."""
    if inquiry.state.unused.has(inquiry.noun):
        return refused("sg-2.1", "sg-why-not-in-row", location=inquiry.named())
    return None


def is_out_of_hand(inquiry: Inquiry) -> bool:
    """Tell whether *verb* is done with a card of the hand, and this is none."""
    return inquiry.verb in HAND_VERBS and not inquiry.army().hand.has(inquiry.noun)
