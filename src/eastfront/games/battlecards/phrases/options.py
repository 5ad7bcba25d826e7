"""Options as messages, short enough for a button."""

from __future__ import annotations

from eastfront.games.battlecards.knowledge import PLACES, STACK
from eastfront.games.battlecards.phrases.context import Context
from eastfront.games.battlecards.phrases.nouns import (
    card_name,
    named_cards,
    numbered_name,
    player_name,
    unit_name,
    zone_word,
)
from eastfront.games.battlecards.rules import NOBODY_THERE
from eastfront.games.battlecards.sequence.values import HIGHEST_NUMBER, attack_value, defence_value
from eastfront.games.battlecards.verbs import (
    CARD,
    DECLINE,
    END,
    KEEP,
    NOUNS,
    PLAY,
    POST,
    REFIGHT,
    SET,
    SHOOT,
    UNIT,
    USE,
    VERBS,
    ZONE,
    place_of,
    side_of,
)
from eastfront.kernel.decision import noun_of, verb_of
from eastfront.kernel.message import Argument, Message


def phrase_option(option: int, context: Context) -> Message:
    """Word an option of the decision that *context* is about."""
    verb = int(verb_of(option))
    noun = int(noun_of(option))
    id = f"bc-option-{VERBS[verb]}"
    if verb in (END, DECLINE):
        return Message(f"{id}-{context.view.kind}")
    if NOUNS[verb] == CARD:
        return Message(id, **card_arguments(verb, noun, context))
    if NOUNS[verb] == UNIT:
        return Message(id, **unit_arguments(verb, noun, context))
    if NOUNS[verb] == ZONE:
        return Message(id, zone=zone_word(PLACES[noun]), count=cards_at(noun, context))
    if verb == KEEP:
        return Message(id, pile=noun, cards=named_cards(context, pile_of(noun, context)))
    if verb == SET:
        carrier = context.line(int(context.frame().left)).cards[context.frame().last]
        points = int(context.rules.cards.air_group[carrier])
        return Message(id, attack=noun, defence=points - noun)
    return plain_option(id, context)


def card_arguments(verb: int, card: int, context: Context) -> dict[str, Argument]:
    """Return a card as an option names it, with the numbers that matter."""
    cards = context.rules.cards
    if verb == PLAY:
        return {"card": numbered_name(context, card)}
    if verb == REFIGHT:
        holder = [card in army.won for army in context.view.seats].index(True)
        who = player_name(context.rules, holder)
        return {"card": card_name(context, card), "points": int(cards.victory[card]), "enemy": who}
    if verb == USE:
        draw, deploy = int(cards.leader_draw[card]), int(cards.leader_deploy[card])
        return {"card": card_name(context, card), "draw": draw, "deploy": deploy}
    return {"card": card_name(context, card)}


def unit_arguments(verb: int, noun: int, context: Context) -> dict[str, Argument]:
    """Return a unit of the battle as an option names it; a target with what hits it."""
    arguments: dict[str, Argument] = {"unit": unit_name(context, noun)}
    if verb == SHOOT:
        arguments.update(shot_arguments(noun, context))
    elif verb == POST:
        battle = context.battle()
        partner = battle.defender + battle.partner - context.view.asked
        arguments["ally"] = player_name(context.rules, int(partner))
    return arguments


def shot_arguments(target: int, context: Context) -> dict[str, Argument]:
    """Return attack and defence of a shot, and the Action Numbers from *low* to *high* that hit (bc-5.5)."""
    cards = context.rules.cards
    side = int(side_of(target))
    line, other = context.line(1 - side), context.line(side)
    place, shooter = place_of(target), context.battle().shooter
    attack = int(attack_value(cards, line, shooter, cards.type[other.cards[place]]))
    defence = int(defence_value(cards, other, place, cards.type[line.cards[shooter]]))
    low, high = defence + 1, min(attack, int(HIGHEST_NUMBER))
    return {"attack": attack, "defence": defence, "low": low, "high": high, "chances": high - low + 1}


def cards_at(place: int, context: Context) -> int:
    """Count the cards of the enemy at *place*: a stack, the hand or the Kept Cards."""
    army = context.view.seats[context.view.enemy]
    sizes = {"hand": army.hand_size, "kept": army.kept_size}
    return sizes[PLACES[place]] if PLACES[place] in sizes else army.stack_sizes[place - STACK]


def pile_of(number: int, context: Context) -> list[int]:
    """Return a pile of the divided stack: what is left of the stack, or what was laid apart."""
    army = context.army()
    return army.apart if number == 2 else army.stacks[int(context.frame().left) - STACK]


def plain_option(id: str, context: Context) -> Message:
    """Word an option without a noun; aid names the ally, an Emergency Deployment counts the hand."""
    arguments: dict[str, Argument] = {"count": context.army().hand_size}
    ally = int(context.rules.ally[context.view.asked])
    if ally != NOBODY_THERE:
        arguments["ally"] = player_name(context.rules, ally)
    return Message(id, **arguments)
