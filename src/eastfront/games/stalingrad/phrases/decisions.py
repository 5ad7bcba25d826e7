"""Decisions as messages: what is asked, with the cards and numbers that matter for it."""

from __future__ import annotations

from typing import Final

from eastfront.games.stalingrad.ops.acting import March
from eastfront.games.stalingrad.phrases.context import Context
from eastfront.games.stalingrad.phrases.nouns import card_name, player_arguments, player_name
from eastfront.games.stalingrad.sequence.opening import points_left
from eastfront.games.stalingrad.sequence.reinforcing import price
from eastfront.games.stalingrad.sequence.supply import Feed, Provision
from eastfront.games.stalingrad.tables import IN_REACTION
from eastfront.kernel.decision import NOBODY
from eastfront.kernel.frames import NO_CARD
from eastfront.kernel.message import Argument, Message

# Kinds that a card asks for and that need nothing but its name.
OF_CARD: Final = ["decorate", "bomb", "snipe"]


def phrase_decision(context: Context) -> Message:
    """Word what is asked; a seat that is not asked reads who is."""
    view = context.view
    if view.asked == NOBODY:
        return Message("decision-none")
    if not view.options:
        kind = Message(f"sg-kind-{view.kind}")
        return Message("decision-waiting", who=player_name(view.asked), kind=kind)
    return Message(f"sg-decision-{question_id(context)}", **question_arguments(context))


def question_id(context: Context) -> str:
    """Return the question for the kind at hand; some kinds have several."""
    kind = context.view.kind
    frame = context.frame()
    if kind == "feed":
        return feeding_id(context)
    if kind == "react" and frame.program == context.rules.cards.announce[IN_REACTION]:
        return "react-again"
    if kind in ("march", "infiltrate") and frame.it != NO_CARD:
        return "move"
    if kind == "engage" and frame.left > 0:
        return "engage-more"
    return kind


def feeding_id(context: Context) -> str:
    """Return the question for Rations: of a Location, of a Resupply or of a card."""
    if isinstance(context.op(), Provision):
        return "feed-location"
    return "feed-resupply" if context.frame().program == context.rules.cards.resupply else "feed"


def question_arguments(context: Context) -> dict[str, Argument]:
    """Return what the question names."""
    kind = context.view.kind
    frame = context.frame()
    if kind == "choose":
        return {"points": int(points_left(context.table(), context.view.asked))}
    if kind == "place":
        return {"force": card_name(context, int(frame.it))}
    if kind == "action":
        return {"turn": context.army().turns}
    if kind in OF_CARD:
        return {"card": card_name(context, int(frame.source))}
    if kind == "feed":
        return feeding_arguments(context)
    if kind == "react":
        return reaction_arguments(context)
    if kind in ("move", "march", "infiltrate"):
        return moving_arguments(context)
    if kind in ("pay", "station"):
        return purchase_arguments(context)
    return battle_arguments(context)


def feeding_arguments(context: Context) -> dict[str, Argument]:
    """Return where Rations come from, and how many are left."""
    op = context.op()
    assert isinstance(op, Feed), op
    frame = context.frame()
    left = int(op.amount(context.table(), frame)) - int(frame.left)
    return {"card": card_name(context, int(frame.source)), "left": left}


def reaction_arguments(context: Context) -> dict[str, Argument]:
    """Return the card that was announced and by whom, with the card that it answers if it is a reaction."""
    frame = context.frame()
    arguments = player_arguments(int(frame.seat))
    arguments["card"] = card_name(context, int(frame.source))
    if len(context.view.pending) > 1:
        arguments["answered"] = card_name(context, context.view.pending[-2])
    return arguments


def moving_arguments(context: Context) -> dict[str, Argument]:
    """Return the Force that moves, or the card that moves Forces and how many may still go."""
    frame = context.frame()
    if context.view.kind == "move":
        return {"force": card_name(context, int(frame.source))}
    if frame.it != NO_CARD:
        return {"force": card_name(context, int(frame.it))}
    op = context.op()
    left = int(op.forces) - int(frame.left) if isinstance(op, March) else 1
    return {"card": card_name(context, int(frame.source)), "left": left}


def purchase_arguments(context: Context) -> dict[str, Argument]:
    """Return the Force that is bought, its price and what is still to be paid."""
    frame = context.frame()
    cost = int(price(context.table(), context.view.asked, frame.source))
    force = card_name(context, context.army().top)
    return {"force": force, "price": cost, "left": cost - int(frame.left)}


def battle_arguments(context: Context) -> dict[str, Argument]:
    """Return where a battle is fought, both totals, and the losses that the seat still has to absorb."""
    seat = context.view.asked
    return {
        "location": card_name(context, context.location()),
        "own": context.total(seat),
        "enemy": context.total(1 - seat),
        "left": int(context.view.battle.losses[seat]),
    }
