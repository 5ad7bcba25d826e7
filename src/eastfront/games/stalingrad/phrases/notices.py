"""Notices as messages: who did what with which cards."""

from __future__ import annotations

from typing import Final

from eastfront.games.stalingrad.phrases.context import Context
from eastfront.games.stalingrad.phrases.nouns import card_name, named_cards, player_arguments, zone_word
from eastfront.games.stalingrad.tables import NO_SEAT
from eastfront.kernel.frames import NO_CARD
from eastfront.kernel.message import Argument, Message
from eastfront.kernel.notices import Notice

CARDS: Final = ["card", "force", "location", "source"]


def phrase_notice(notice: Notice, context: Context) -> Message:
    """Word a notice as it was shown to the seat that reads; backs in it stay backs."""
    arguments: dict[str, Argument] = {"cards": named_cards(context, notice.cards)}
    for name, value in notice.arguments.items():
        arguments.update(argument(name, value, context))
    if notice.id == "contributes":
        arguments["amount"] = abs(notice.arguments["amount"])
    if notice.origin:
        arguments["origin"] = zone_word(context, notice.origin)
    if notice.target:
        arguments["zone"] = zone_word(context, notice.target)
    return Message(f"sg-notice-{sentence_id(notice, context)}", **arguments)


def argument(name: str, value: int, context: Context) -> dict[str, Argument]:
    """Return what a number of a notice stands for: a player, a card or itself; nobody is not named."""
    if name == "seat":
        return {} if value == NO_SEAT else player_arguments(value)
    if name in CARDS:
        return {} if value == NO_CARD else {name: card_name(context, value)}
    return {name: value}


def sentence_id(notice: Notice, context: Context) -> str:
    """Return the sentence for a notice; an attack may cost both sides, contributions are of three kinds."""
    if notice.id == "attacks" and context.rules.defenders_pay:
        return "attacks-paid"
    if notice.id != "contributes":
        return notice.id
    if notice.arguments["source"] == NO_CARD:
        return "contributes-forces"
    return "contributes-more" if notice.arguments["amount"] > 0 else "contributes-less"
