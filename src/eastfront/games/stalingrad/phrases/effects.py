"""What the event of an Action card does, worded from its ops: in full for its text, in short for a choice."""

from __future__ import annotations

from typing import Final

from eastfront.games.stalingrad.cards import Definition
from eastfront.games.stalingrad.phrases.nouns import plain_name
from eastfront.games.stalingrad.rules import Rules
from eastfront.kernel.message import Argument, Message

OP: Final = "sg-op-"
BRIEF: Final = "sg-brief-"


def event_words(
    card: Definition, mode: str, definitions: list[Definition], rules: Rules | None
) -> list[Message]:
    """Return the words of each op of a card's event in *mode*, as known under *rules*."""
    return [settled(op.words(), definitions, rules) for op in card.programs[mode]]


def event_in_brief(
    card: Definition, mode: str, definitions: list[Definition], rules: Rules | None
) -> list[Message]:
    """Return the same in as few words as a list of options has room for."""
    effects = event_words(card, mode, definitions, rules)
    return [Message(BRIEF + words.id.removeprefix(OP), **words.arguments) for words in effects]


def settled(words: Message, definitions: list[Definition], rules: Rules | None) -> Message:
    """Return *words* with Locations by name, and the win by cards in play where it is agreed (sg-1.15)."""
    arguments: dict[str, Argument] = {}
    for name, value in words.arguments.items():
        if name == "location":
            assert isinstance(value, int), words
            arguments[name] = plain_name(definitions[value])
        else:
            arguments[name] = value
    if words.id == "sg-op-breach":
        arguments["locations"] = sheltering(definitions)
    if words.id == "sg-op-stay" and rules is not None and not rules.uranus_wins:
        arguments["wins"] = 0
    return Message(words.id, **arguments)


def sheltering(definitions: list[Definition]) -> list[Message]:
    """Name the Locations whose notes add to the defender's total."""
    return [
        plain_name(card) for card in definitions if any(note.question == "shelter" for note in card.notes)
    ]
