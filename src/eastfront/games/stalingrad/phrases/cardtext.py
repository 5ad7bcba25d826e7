"""Card text: a line for each part of a definition, worded from the same data that the rules run on."""

from __future__ import annotations

from eastfront.games.stalingrad.cards import Definition, Note
from eastfront.games.stalingrad.phrases.effects import event_words
from eastfront.games.stalingrad.phrases.nouns import (
    firefight_words,
    keyword_names,
    player_arguments,
    type_names,
)
from eastfront.games.stalingrad.rules import Rules
from eastfront.games.stalingrad.sequence.moving import FREE_MOVES
from eastfront.games.stalingrad.tables import ARMOURED, SIDES
from eastfront.kernel.message import Argument, Message


def card_text(definition: Definition, definitions: list[Definition], rules: Rules | None) -> list[Message]:
    """Return the text of a card, a message a line; without *rules* as the usual answers have it.

    *definitions* are all cards, which a text may name by their number.
    """
    if definition.kind == "location":
        return location_lines(definition, rules)
    if definition.kind == "force":
        return [Message(f"sg-text-{each}", most=int(FREE_MOVES)) for each in definition.abilities]
    return action_lines(definition, definitions, rules)


def location_lines(location: Definition, rules: Rules | None) -> list[Message]:
    """Return the lines of a Location: its chart (sg-3.7, sg-3.8), then its note and whether it lasts."""
    lines = [Message("sg-text-chart", steps=chart_steps(location.chart), limit=len(location.chart))]
    lines += [note_line(note, rules) for note in location.notes]
    if location.notes:
        id = "sg-text-keeps" if location.keeps else "sg-text-loses"
        lines.append(Message(id, count=len(location.notes)))
    return lines


def chart_steps(chart: list[int]) -> list[Message]:
    """Word a chart by the Rations it yields, each with the numbers of Rubble that they go with."""
    steps: list[Message] = []
    first = 0
    for rubble, rations in enumerate(chart):
        if rubble + 1 == len(chart) or chart[rubble + 1] != rations:
            steps.append(
                Message("sg-chart-step", rations=rations, first=first, last=rubble, count=rubble - first + 1)
            )
            first = rubble + 1
    return steps


def note_line(note: Note, rules: Rules | None) -> Message:
    """Word one note of a Location, with the side that must Control it where it is for one side only."""
    words = note_words(note, rules)
    if not note.holder:
        return Message("sg-text-note", note=words)
    return Message("sg-text-note-of", note=words, **player_arguments(SIDES.index(note.holder)))


def note_words(note: Note, rules: Rules | None) -> Message:
    """Word what a note gives (chapter 10)."""
    id = f"sg-note-{note.question}"
    if note.question == "price":
        return Message(f"{id}-{direction(note)}", amount=abs(note.amount), bought=bought(note))
    if note.question == "toll":
        return Message(f"{id}-{direction(note)}", amount=abs(note.amount))
    if note.question == "march":
        return Message(id, most=int(FREE_MOVES))
    if note.question == "flips":
        attacking = rules is not None and not rules.both_flip
        return Message(f"{id}-attacking" if attacking else id, cards=note.amount + 1)
    return Message(id, amount=note.amount)


def direction(note: Note) -> str:
    """Return whether a note makes purchases dearer or cheaper."""
    return "more" if note.amount > 0 else "less"


def bought(note: Note) -> Message:
    """Name the purchases that a note is about."""
    arguments: dict[str, Argument] = {"types": type_names(note.types)}
    which = "first" if note.first else "each"
    return Message(f"sg-bought-{which}-of" if note.types else f"sg-bought-{which}", **arguments)


def action_lines(card: Definition, definitions: list[Definition], rules: Rules | None) -> list[Message]:
    """Return the lines of an Action card: keywords, event by mode, what it gives in play, firefight value."""
    lines: list[Message] = []
    if card.keywords:
        lines.append(
            Message("sg-text-keywords", keywords=keyword_names(card.keywords), count=len(card.keywords))
        )
    for mode in card.programs:
        id = f"sg-text-{mode}-{card.role}" if mode == "battle" and card.role else f"sg-text-{mode}"
        lines.append(Message(id, effect=event_words(card, mode, definitions, rules)))
    if card.draws:
        lines.append(Message("sg-text-draws", amount=card.draws))
    lines.append(Message("sg-text-firefight", effect=firefight_words(card.firefight)))
    return lines


def card_facts(definition: Definition) -> Message:
    """Return the facts of a card as one message: what it is, a Force's values, how often it is there."""
    if definition.kind == "location":
        return Message("sg-fact-location")
    facts = [Message(f"sg-fact-{definition.kind}", side=definition.side)]
    if definition.kind == "force":
        facts += force_facts(definition)
    else:
        facts.append(Message("sg-fact-copies", count=definition.copies))
    return Message("sg-facts", facts=facts)


def force_facts(force: Definition) -> list[Message]:
    """Name type, Force value, Combat and Rations."""
    type = Message(f"sg-type-{force.type}")
    return [
        Message("sg-fact-armoured", type=type) if force.type in ARMOURED else type,
        Message("sg-fact-value", value=force.value),
        Message("sg-fact-combat", combat=force.combat),
        Message("sg-rations", rations=force.rations),
    ]
