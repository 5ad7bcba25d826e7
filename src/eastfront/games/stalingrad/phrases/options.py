"""Options as messages, short enough for a button."""

from __future__ import annotations

from typing import Final

from eastfront.games.stalingrad.ground import count_controlled, is_control
from eastfront.games.stalingrad.ops.acting import Reinforce
from eastfront.games.stalingrad.phrases.context import Context
from eastfront.games.stalingrad.phrases.effects import event_in_brief
from eastfront.games.stalingrad.phrases.nouns import (
    ability_names,
    card_name,
    card_names,
    firefight_words,
    place_name,
    rubble_words,
    spot_name,
)
from eastfront.games.stalingrad.phrases.reckoning import (
    attack_strength,
    attack_strengths,
    ends_step,
    is_free_move,
    resupply_rations,
)
from eastfront.games.stalingrad.sequence.losses import absorbs
from eastfront.games.stalingrad.sequence.reinforcing import price
from eastfront.games.stalingrad.state import CONTROL, SLOTS
from eastfront.games.stalingrad.tables import other_seat
from eastfront.games.stalingrad.verbs import (
    ATTACK,
    BOMB,
    CHOOSE,
    DESTROY,
    END,
    ENGAGE,
    ENTER,
    FIRE,
    NOUNS,
    PASS,
    PAY,
    PLAY,
    REINFORCE,
    RESUPPLY,
    RETREAT,
    USE,
    VERBS,
    ZONE,
)
from eastfront.kernel.decision import noun_of, verb_of
from eastfront.kernel.frames import NO_CARD
from eastfront.kernel.message import Argument, Message

# The mode in which a card is played, by what is asked.
MODE_OF: Final = {"action": "action", "event": "battle", "react": "reaction"}


def phrase_option(option: int, context: Context) -> Message:
    """Word an option of the decision that *context* is about."""
    verb = int(verb_of(option))
    noun = int(noun_of(option))
    id = f"sg-option-{VERBS[verb]}"
    if verb in (END, PASS):
        return Message(f"{id}-{context.view.kind}", **ending_arguments(context))
    if verb == REINFORCE:
        return Message(id, **purchase_arguments(NO_CARD, context))
    if verb == PLAY:
        return play_words(noun, context)
    if NOUNS[verb] == ZONE:
        return Message(id, **zone_arguments(verb, noun, context))
    if verb in (RESUPPLY, PAY, FIRE, USE):
        return Message(id, **card_arguments(verb, noun, context))
    if verb in (ATTACK, BOMB):
        return Message(id, **location_arguments(verb, noun, context))
    return Message(id, **force_arguments(verb, noun, context))


def ending_arguments(context: Context) -> dict[str, Argument]:
    """Return what an end or a pass brings about: an army or an attack by these Forces, or a step's end."""
    if context.view.kind == "choose":
        return {"count": len(context.army().chosen)}
    if context.view.kind == "engage":
        engaged = context.view.battle.engaged[context.view.asked].cards
        return {"forces": card_names(context, [int(force) for force in engaged])}
    if context.view.kind in ("event", "firefight"):
        return {"last": int(ends_step(context))}
    if context.view.kind == "action":
        return {"outlook": outlook(context)}
    return {}


def outlook(context: Context) -> str:
    """Tell what the end of the turn brings as things stand: the game is won, lost or open (sg-1.11)."""
    seat = context.view.asked
    if count_controlled(context.table(), seat) == SLOTS:
        return "won"
    return "lost" if count_controlled(context.table(), other_seat(seat)) == SLOTS else "open"


def purchase_arguments(source: int, context: Context) -> dict[str, Argument]:
    """Return the Force on top of the pile and its price, which the card *source* may lower."""
    cost = int(price(context.table(), context.view.asked, source))
    return {"force": card_name(context, context.army().top), "price": cost}


def play_words(card: int, context: Context) -> Message:
    """Word the play of an event with what it does; a purchase with its Force and price."""
    name = card_name(context, card)
    definition = context.definitions[card]
    mode = MODE_OF[context.view.kind]
    if any(isinstance(op, Reinforce) for op in definition.programs[mode]):
        return Message("sg-option-play-reinforce", card=name, **purchase_arguments(card, context))
    return Message(
        "sg-option-play",
        card=name,
        effect=event_in_brief(definition, mode, context.definitions, context.rules),
    )


def zone_arguments(verb: int, place: int, context: Context) -> dict[str, Argument]:
    """Return a zone with the Forces that stand there, and the price of a move."""
    enemies = len(context.enemy().places[place]) if is_control(place) else 0
    arguments: dict[str, Argument] = {
        "zone": place_name(context, place),
        "there": Message("sg-there", own=len(context.army().places[place]), enemy=enemies),
    }
    if verb == ENTER:
        free = is_free_move(context, place)
        arguments["price"] = Message("sg-free") if free else Message("sg-rations", rations=1)
    return arguments


def card_arguments(verb: int, card: int, context: Context) -> dict[str, Argument]:
    """Return an Action card of the hand that is spent, and what for."""
    arguments: dict[str, Argument] = {"card": card_name(context, card)}
    if verb == RESUPPLY:
        arguments["rations"] = resupply_rations(context)
    elif verb in (FIRE, USE):
        arguments["effect"] = firefight_words(context.definitions[card].firefight)
    return arguments


def location_arguments(verb: int, location: int, context: Context) -> dict[str, Argument]:
    """Return a Location with the totals of an attack there, or with what a bombardment would meet."""
    arguments: dict[str, Argument] = {"location": card_name(context, location)}
    if verb == ATTACK:
        arguments["own"], arguments["enemy"] = attack_strengths(context, location)
        return arguments
    slot = context.view.locations.index(location)
    arguments["enemy"] = len(context.enemy().places[2 * slot + CONTROL])
    arguments["rubble"] = rubble_words(context, slot)
    return arguments


def force_arguments(verb: int, force: int, context: Context) -> dict[str, Argument]:
    """Return a Force with the numbers that matter."""
    arguments: dict[str, Argument] = {"force": card_name(context, force)}
    if verb == CHOOSE:
        return arguments | printed_values(force, context)
    arguments["spot"] = spot_name(context, context.place(force))
    arguments["rations"] = context.view.rations[force]
    arguments["medals"] = context.view.medals[force]
    if verb == ENGAGE:
        arguments["combat"] = attack_strength(context, force)
    elif verb in (RETREAT, DESTROY):
        arguments["absorbed"] = int(absorbs(context.table(), verb, force))
    return arguments


def printed_values(force: int, context: Context) -> dict[str, Argument]:
    """Return what is printed on a Force."""
    card = context.definitions[force]
    return {
        "value": card.value,
        "combat": card.combat,
        "rations": card.rations,
        "abilities": ability_names(card.abilities),
        "count": len(card.abilities),
    }
