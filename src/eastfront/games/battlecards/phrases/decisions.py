"""Decisions as messages: what is asked, with the cards and numbers that matter for it."""

from __future__ import annotations

from typing import Final

from eastfront.games.battlecards.ops.building import Deploy, DeployType, DiscardTo
from eastfront.games.battlecards.ops.regrouping import DeployAsMany
from eastfront.games.battlecards.phrases.context import Context
from eastfront.games.battlecards.phrases.nouns import (
    battle_name,
    bonus_words,
    card_name,
    player_name,
    type_names,
    types_in,
    unit_name,
)
from eastfront.games.battlecards.sequence.aid import MOST_TRANSFERRED
from eastfront.games.battlecards.sequence.opening import FIRST_FORCES
from eastfront.games.battlecards.tables import TYPES
from eastfront.games.battlecards.verbs import place_of, side_of, unit_noun
from eastfront.kernel.decision import NOBODY
from eastfront.kernel.frames import NO_CARD
from eastfront.kernel.message import Argument, Message

# Kinds that a card asks for and that need nothing but its name.
OF_CARD: Final = [
    "leader",
    "take-back",
    "look",
    "sabotage",
    "assassinate",
    "capture",
    "divide",
    "keep",
    "repair",
]

# Kinds that ask about one unit in its line.
UNIT_KINDS: Final = ["support", "air-group", "target", "destruction"]


def phrase_decision(context: Context) -> Message:
    """Word what is asked; a seat that is not asked reads who is."""
    view = context.view
    if view.asked == NOBODY:
        return Message("decision-none")
    if not view.options:
        who = player_name(context.rules, view.asked)
        return Message("decision-waiting", who=who, kind=Message(f"bc-kind-{view.kind}"))
    return Message(f"bc-decision-{question_id(context)}", **question_arguments(context))


def question_id(context: Context) -> str:
    """Return the question for the kind at hand; some kinds have several."""
    op = context.op()
    if isinstance(op, DeployAsMany):
        return "deploy-as-many"
    if isinstance(op, DeployType):
        return "deploy-type"
    if isinstance(op, DiscardTo):
        return "discard-to"
    return context.view.kind


def question_arguments(context: Context) -> dict[str, Argument]:
    """Return what the question names."""
    kind = context.view.kind
    if kind in OF_CARD:
        return {"card": card_name(context, int(context.frame().source))}
    if kind == "turn":
        return {"turn": context.army().turns}
    if kind in ("forces", "deploy", "discard", "shed", "transfer"):
        return picking_arguments(context)
    if kind in ("give", "agree"):
        return {"ally": player_name(context.rules, int(context.rules.ally[context.view.asked]))}
    if kind == "counter":
        frame = context.frame()
        who = player_name(context.rules, int(frame.seat))
        return {"who": who, "card": card_name(context, int(frame.source))}
    return battle_arguments(context)


def picking_arguments(context: Context) -> dict[str, Argument]:
    """Return the card that has several cards picked, if one does, and how many may still be picked."""
    kind = context.view.kind
    op = context.op()
    arguments: dict[str, Argument] = {"left": most_picked(context) - context.army().apart_size}
    if kind in ("deploy", "discard"):
        arguments["card"] = card_name(context, int(context.frame().source))
    if isinstance(op, DeployType):
        arguments["type"] = Message(f"bc-type-{TYPES[op.type]}")
    if kind == "transfer":
        arguments["ally"] = player_name(context.rules, int(context.rules.ally[context.view.asked]))
    return arguments


def most_picked(context: Context) -> int:
    """Return how many cards may be picked in all, as the op at work has it; without a limit, all."""
    frame = context.frame()
    op = context.op()
    army = context.army()
    if context.view.kind == "forces":
        return FIRST_FORCES
    if context.view.kind == "transfer":
        return MOST_TRANSFERRED
    if context.view.kind == "shed":
        return int(frame.source)
    if isinstance(op, DeployAsMany):
        return int(frame.it)
    if isinstance(op, Deploy):
        return most_deployed(context, op)
    kept = int(op.hand) if isinstance(op, DiscardTo) else 0
    return army.hand_size + army.apart_size - kept


def most_deployed(context: Context, op: Deploy) -> int:
    """Return how many cards a Buildup card lets its player deploy, with a Leader's help."""
    view = context.view
    frame = context.frame()
    limit = int(op.limit)
    if op.behind > 0 and context.deployed(view.enemy) > context.deployed(view.asked):
        limit = int(op.behind)
    if frame.it != NO_CARD:
        limit += int(context.rules.cards.leader_deploy[frame.it])
    return limit


def battle_arguments(context: Context) -> dict[str, Argument]:
    """Return what a question before, in or after a battle names."""
    kind = context.view.kind
    battle = context.battle()
    if kind == "refight":
        return {}
    if kind == "battle":
        return forces_arguments(context)
    if kind == "delay":
        return {"who": player_name(context.rules, int(battle.aggressor)), "battle": battle_name(context)}
    if kind in UNIT_KINDS:
        return unit_arguments(context)
    if kind == "fire":
        return {"phase": int(context.frame().left) // 2 + 1, "round": int(battle.round)}
    if kind == "post":
        partner = battle.defender + battle.partner - context.view.asked
        return {"ally": player_name(context.rules, int(partner))}
    return {"battle": battle_name(context), "round": int(battle.round)}


def forces_arguments(context: Context) -> dict[str, Argument]:
    """Return the battle to decide on: its points, the enemy, and the forces of both sides."""
    battle = context.battle()
    cards = context.rules.cards
    return {
        "battle": battle_name(context),
        "points": int(cards.victory[battle.card]),
        "defender": player_name(context.rules, int(battle.defender)),
        "attacking": type_names(types_in(int(cards.aggressor_forces[battle.card]))),
        "defending": type_names(types_in(int(cards.defender_forces[battle.card]))),
    }


def unit_arguments(context: Context) -> dict[str, Argument]:
    """Return the unit that a question in battle is about, with its numbers."""
    kind = context.view.kind
    cards = context.rules.cards
    noun = unit_asked(context)
    unit = unit_name(context, noun)
    line = context.line(int(side_of(noun)))
    if kind == "destruction":
        return {"unit": unit}
    if kind == "target":
        return {"unit": unit, "left": int(line.shots[place_of(noun)])}
    card = line.cards[place_of(noun)]
    if kind == "air-group":
        return {"unit": unit, "points": int(cards.air_group[card])}
    return {
        "unit": unit,
        "bonus": bonus_words(int(cards.support_attack[card]), int(cards.support_defence[card])),
    }


def unit_asked(context: Context) -> int:
    """Return the unit that a question is about, as a noun; each op counts in its own way."""
    frame = context.frame()
    if context.view.kind == "destruction":
        return int(frame.source)
    if context.view.kind == "target":
        return int(unit_noun(frame.left % 2, context.battle().shooter))
    return int(unit_noun(frame.left, frame.last))
