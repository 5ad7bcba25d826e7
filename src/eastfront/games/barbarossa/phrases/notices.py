"""Notices as messages: who did what with which cards."""

from __future__ import annotations

from typing import Final

from eastfront.games.barbarossa.phrases.cardtext import ability_words, in_force, modifier_fact
from eastfront.games.barbarossa.phrases.context import Context
from eastfront.games.barbarossa.phrases.nouns import card_name, named_cards, named_points, seat_name
from eastfront.games.barbarossa.tables import GROUPS, group_of
from eastfront.kernel.message import Argument, Message
from eastfront.kernel.notices import Notice

SEATS: Final = {"seat": "who", "victim": "victim"}
MOVES: Final = ["returns", "gains", "deploys", "lays-out"]


def phrase_notice(notice: Notice, context: Context) -> Message:
    """Word a notice as it was shown to the seat that reads; backs in it stay backs."""
    arguments: dict[str, Argument] = {"cards": named_cards(context.definitions, notice.cards)}
    for name, value in notice.arguments.items():
        if name in SEATS:
            arguments[SEATS[name]] = seat_name(value)
        else:
            arguments[name] = value
    arguments.update(further_arguments(notice, context))
    return Message(f"notice-{notice.id}", **arguments)


def further_arguments(notice: Notice, context: Context) -> dict[str, Argument]:
    """Return what a sentence needs besides the numbers and cards of its notice."""
    further: dict[str, Argument] = {}
    if notice.id in ("gains-points", "pays"):
        further["points"] = named_points(notice.arguments)
    elif notice.id in MOVES:
        further["zone"] = Message(f"zone-{notice.target.partition('/')[0]}")
    elif notice.id == "uses":
        further["ability"] = used_ability(notice, context)
    elif notice.id == "reveals":
        further["modifier"] = modifier_fact(context.modifier(notice.cards[0]))
    elif notice.id == "attacks":
        further["defence"] = context.definitions[notice.cards[0]].defence or 0
    elif notice.id == "recruits":
        further["cost"] = context.definitions[notice.cards[0]].buy_cost or 0
    elif notice.id == "permits-placing":
        further["groups"] = named_groups(notice.arguments["groups"])
    if notice.id == "lays-out":
        further["pile"] = [card_name(context.definitions[card]) for card in reversed(notice.cards)]
    return further


def used_ability(notice: Notice, context: Context) -> Message:
    """Word the ability used; a card whose abilities work in the play area has none on the Front Line."""
    definition = context.definitions[notice.cards[0]]
    areas = [ability.area for ability in definition.abilities if in_force(ability, context.rules)]
    return ability_words(definition, context.rules, "front" not in areas, notice.arguments["ability"] - 1)


def named_groups(mask: int) -> list[Message]:
    """Name the groups whose bits stand in *mask*."""
    return [Message(f"group-{group}") for group in GROUPS if mask & group_of(group)]
