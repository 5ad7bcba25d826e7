"""Decisions as messages: what is asked, with the points and sums that matter for it."""

from __future__ import annotations

from typing import Final

from eastfront.games.barbarossa.phrases.context import Context
from eastfront.games.barbarossa.phrases.nouns import POINTS, card_name, named_cards, seat_name, signed
from eastfront.games.barbarossa.verbs import END, KEEP, KINDS, NAMING, TACTICS, VERBS
from eastfront.kernel.decision import NOBODY, verb_of
from eastfront.kernel.message import Argument, Message

# The points that a phase is about are named even if there are none; the Tactics Phase can use all kinds.
MAIN_POINTS: Final = {
    "starting-phase": ["supply"],
    "tactics-phase": ["tactic"],
    "reinforcement-phase": ["supply", "reinforcement"],
}


def phrase_decision(context: Context) -> Message:
    """Word what is asked; a seat that is not asked reads who is."""
    if context.asked == NOBODY:
        return Message("decision-none")
    if not context.options:
        kind = Message(f"kind-{context.kind}")
        return Message("decision-waiting", who=seat_name(context.asked), kind=kind)
    if context.kind in MAIN_POINTS:
        return Message(f"decision-{context.kind}", points=points_at_hand(context))
    if context.kind == "combat":
        return combat_words(context)
    if context.kind == KINDS[NAMING]:
        attack = context.points["attack"]
        return Message(
            "decision-commit", site=context.target_name(), attack=attack, defence=context.defence()
        )
    if context.kind == "clean-up":
        keeps = any(verb_of(option) == KEEP for option in context.options)
        return Message("decision-clean-up" if keeps else "decision-clean-up-none")
    if context.kind == "order":
        return Message("decision-" + order_word(context))
    return effect_words(context)


def points_at_hand(context: Context) -> list[Message]:
    """Name the points that matter in this phase."""
    main = MAIN_POINTS[context.kind]
    others = context.points if context.kind == KINDS[TACTICS] else {}
    shown = [kind for kind in POINTS if kind in main or others.get(kind, 0)]
    return [Message(f"points-{kind}", count=context.points[kind]) for kind in shown]


def combat_words(context: Context) -> Message:
    """Word the sum of the combat at hand: how the Defence comes about, and what is missing."""
    attack = context.points["attack"]
    defence = context.defence()
    arguments: dict[str, Argument] = {
        "site": context.target_name(),
        "attack": attack,
        "defence": defence,
        "missing": max(0, defence - attack),
    }
    if not context.revealed and not context.lowered:
        return Message("decision-combat-plain", **arguments)
    parts = [Message("part-printed", amount=context.printed_defence())]
    for event in context.revealed:
        name = card_name(context.definitions[event])
        parts.append(signed("part-event", context.modifier(event), name))
    if context.lowered:
        parts.append(Message("part-lowered", amount=context.lowered))
    return Message("decision-combat", parts=parts, **arguments)


def order_word(context: Context) -> str:
    """Return what happens to the Event that is picked next."""
    if context.program.startswith("won"):
        return "gain-next"
    return "bury-next" if context.program == "lost" else "replace"


def effect_words(context: Context) -> Message:
    """Word the question of an effect by what its options do, and name the card that asks."""
    verbs = [VERBS[verb_of(option)] for option in context.options if verb_of(option) != END]
    source = context.source()
    if context.kind == "spare":
        doomed = named_cards(context.definitions, context.doomed)
        return Message("decision-spare" if "spare" in verbs else "decision-losses", cards=doomed)
    verb = "forfeit-group" if verbs[0] == "forfeit-rest" else verbs[0]
    if source is None:
        return Message(f"decision-{verb}")
    return Message("decision-of-card", card=card_name(source), question=Message(f"decision-{verb}"))
