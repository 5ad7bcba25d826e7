"""Options as messages, short enough for a button."""

from __future__ import annotations

from eastfront.games.barbarossa.ops.losses import LoseGroup
from eastfront.games.barbarossa.phrases.cardtext import ability_words
from eastfront.games.barbarossa.phrases.context import Context
from eastfront.games.barbarossa.phrases.decisions import order_word
from eastfront.games.barbarossa.phrases.nouns import card_name, placed_name, seat_name
from eastfront.games.barbarossa.tables import MAY_EXHAUSTED
from eastfront.games.barbarossa.verbs import (
    ATTACK,
    BREAK_OFF,
    CARD,
    COMMIT,
    CONQUER,
    DEPLOY,
    END,
    FORFEIT_GROUP,
    LAY,
    NEXT,
    NOUNS,
    PLACED,
    PLAYED,
    RECRUIT,
    USE_1,
    USE_3,
    VERBS,
    card_of,
    place_of,
)
from eastfront.kernel.decision import noun_of, verb_of
from eastfront.kernel.message import Message


def phrase_option(option: int, context: Context) -> Message:
    """Word an option of the decision that *context* is about."""
    verb = int(verb_of(option))
    noun = int(noun_of(option))
    if USE_1 <= verb <= USE_3:
        return use_words(verb, noun, context)
    if NOUNS[verb] == PLACED:
        return Message(f"option-{VERBS[verb]}", card=placed_name(context.definitions, noun))
    if NOUNS[verb] == CARD:
        return card_option(verb, noun, context)
    if verb == LAY:
        return Message("option-lay", who=seat_name(noun))
    if verb == COMMIT:
        return Message("option-commit", count=noun)
    return plain_option(verb, context)


def use_words(verb: int, noun: int, context: Context) -> Message:
    """Word the use of an ability by its card, cost and effect."""
    definition = context.definitions[card_of(noun)]
    ability = ability_words(definition, context.rules, place_of(noun) == PLAYED, verb - USE_1)
    return Message("option-use", card=placed_name(context.definitions, noun), ability=ability)


def card_option(verb: int, card: int, context: Context) -> Message:
    """Word what is done with a card, with the number that matters for it."""
    definition = context.definitions[card]
    name = card_name(definition)
    if verb == ATTACK:
        return Message("option-attack", card=name, defence=definition.defence or 0)
    if verb == RECRUIT:
        return Message("option-recruit", card=name, cost=definition.buy_cost or 0)
    if verb == DEPLOY:
        exhausted = context.rules.cards.deploys[card] == MAY_EXHAUSTED
        return Message(
            "option-deploy", card=name, state=Message("zone-exhausted" if exhausted else "zone-active")
        )
    if verb == NEXT:
        return Message("option-" + order_word(context), card=name)
    return Message(f"option-{VERBS[verb]}", card=name)


def plain_option(verb: int, context: Context) -> Message:
    """Word an option without a noun: what it does follows from what is asked."""
    if verb == END:
        return Message(f"option-end-{context.kind}")
    if verb == CONQUER:
        return Message("option-conquer", site=context.target_name(), count=context.defence())
    if verb == BREAK_OFF:
        return Message("option-break-off", site=context.target_name())
    what = Message(f"group-{lost_group(context)}")
    return Message("option-forfeit-group" if verb == FORFEIT_GROUP else "option-forfeit-rest", what=what)


def lost_group(context: Context) -> str:
    """Return the group that the running text lets its victim choose."""
    source = context.source()
    assert source is not None, context.program
    for program in source.moments.values():
        for op in program:
            if isinstance(op, LoseGroup):
                return op.what
    raise AssertionError(f"{source.id} names no group")
