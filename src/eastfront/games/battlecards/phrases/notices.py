"""Notices as messages: who did what with which cards."""

from __future__ import annotations

from typing import Final

from eastfront.games.battlecards.battle import NO_SEAT
from eastfront.games.battlecards.phrases.context import Context
from eastfront.games.battlecards.phrases.nouns import (
    alliance_name,
    card_name,
    named_cards,
    player_name,
    theatre_name,
    type_names,
    types_in,
    zone_word,
)
from eastfront.kernel.message import Argument, Message
from eastfront.kernel.notices import Notice

SEATS: Final = {"seat": "who", "enemy": "enemy", "ally": "ally", "defender": "defender"}
CARDS: Final = ["battle", "leader", "shooter", "victim", "supporter", "supported", "carrier"]


def phrase_notice(notice: Notice, context: Context) -> Message:
    """Word a notice as it was shown to the seat that reads; backs in it stay backs."""
    arguments: dict[str, Argument] = {"cards": named_cards(context, notice.cards)}
    for name, value in notice.arguments.items():
        arguments[SEATS.get(name, name)] = argument(name, value, context)
    if notice.origin:
        arguments["origin"] = zone_word(notice.origin)
    if notice.target:
        arguments["zone"] = zone_word(notice.target)
    return Message(f"bc-notice-{sentence_id(notice)}", **arguments)


def argument(name: str, value: int, context: Context) -> Argument:
    """Return what a number of a notice stands for: a player, a card, a theatre, an alliance, types."""
    if name in SEATS:
        return player_name(context.rules, value)
    if name in CARDS:
        return card_name(context, value)
    if name == "theatre":
        return theatre_name(int(context.rules.fronts[value]))
    if name == "alliance":
        return value if value == NO_SEAT else alliance_name(context.rules, value)
    if name == "forces":
        return type_names(types_in(value))
    return value


def sentence_id(notice: Notice) -> str:
    """Return the sentence for a notice; some notices have two."""
    if notice.id == "turns-down" and notice.arguments["seat"] != notice.arguments["ally"]:
        return "posts"
    if notice.arguments.get("alliance") == NO_SEAT:
        return f"{notice.id}-draw"
    if notice.arguments.get("raid"):
        return "wins-raid"
    return notice.id
