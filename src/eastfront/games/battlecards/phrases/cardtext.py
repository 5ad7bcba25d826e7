"""Card text: a line for each part of a definition, worded from the same data that the rules run on."""

from __future__ import annotations

from eastfront.games.battlecards.cards import Ability, Definition, Requirement
from eastfront.games.battlecards.phrases.dates import date_words
from eastfront.games.battlecards.phrases.nouns import (
    bonus_words,
    player_name,
    player_of_side,
    side_name,
    type_names,
)
from eastfront.games.battlecards.rules import Rules
from eastfront.games.battlecards.tables import SIDES, TYPES
from eastfront.kernel.message import Message


def card_text(definition: Definition, rules: Rules | None = None) -> list[Message]:
    """Return the text of a card, a message a line.

    Without *rules* it names sides as the combined game does, under *rules* as that game does.
    """
    if definition.kind == "unit":
        return [ability_line(ability) for ability in definition.abilities]
    if definition.kind == "battle":
        return battle_lines(definition, rules)
    return effect_lines(definition)


def ability_line(ability: Ability) -> Message:
    """Word one ability of a unit (bc-15.1 to bc-15.8)."""
    id = f"bc-text-{ability.ability}"
    if ability.ability == "aura":
        return Message(id, type=Message(f"bc-type-{ability.type}"), bonus=ability_bonus(ability))
    if ability.ability == "autokill":
        return Message(id, type=Message(f"bc-type-{ability.type}"), most=ability.most)
    if ability.ability == "support":
        classes = [Message(f"bc-class-{each}") for each in ability.classes]
        return Message(id, classes=classes, bonus=ability_bonus(ability))
    if ability.ability == "air-group":
        return Message(id, points=ability.points)
    return Message(id, draw=ability.draw, deploy=ability.deploy)


def ability_bonus(ability: Ability) -> Message:
    """Word the bonus of an aura or a support."""
    return bonus_words(ability.attack, ability.defence)


def battle_lines(definition: Definition, rules: Rules | None) -> list[Message]:
    """Return the lines of a Battlecard: forces (bc-3.1), prerequisite, then its special rules."""
    lines = [
        Message(
            "bc-text-forces",
            aggressor=side_name(definition.aggressor, rules),
            attacking=type_names(definition.forces[0]),
            defender=side_name(definition.defender, rules),
            defending=type_names(definition.forces[1]),
        )
    ]
    if definition.requires is not None:
        lines.append(requirement_line(definition.requires))
    if definition.forced:
        lines.append(Message("bc-text-forced"))
    if definition.objective:
        lines.append(Message("bc-text-objective", type=Message(f"bc-type-{definition.objective}")))
    if definition.prepared:
        lines.append(Message("bc-text-prepared", defence=definition.prepared))
    if definition.homeland:
        lines.append(homeland_line(definition.homeland, rules))
    return lines


def requirement_line(requires: Requirement) -> Message:
    """Word a prerequisite in either form (bc-3.14, bc-3.15): held by the aggressor, or by anybody."""
    battles = [Message(f"bc-card-{id}") for id in requires.of]
    return Message(f"bc-text-{requires.form}", count=requires.count, of=len(battles), battles=battles)


def homeland_line(homeland: str, rules: Rules | None) -> Message:
    """Say who is out if the enemy wins (bc-15.13); both Germans where there are two (bc-13.39)."""
    if rules is None:
        players = [player_of_side(homeland, None)]
    else:
        players = [player_name(rules, int(seat)) for seat in rules.homeland_seats(SIDES.index(homeland))]
    return Message("bc-text-homeland", players=players, count=len(players))


def effect_lines(definition: Definition) -> list[Message]:
    """Return the lines of any other Conflict card: when it is played, what it does, and what foils it."""
    effect = [op.words() for op in definition.play]
    if definition.window:
        window = Message(f"bc-window-{definition.window}")
        lines = [Message("bc-text-kept", window=window, effect=effect)]
    else:
        lines = [Message("bc-text-effect", effect=effect)]
    if definition.counterable:
        lines.append(Message("bc-text-counterable"))
    return lines


def card_facts(definition: Definition, rules: Rules | None = None) -> Message:
    """Return the facts of a card as one message: a unit's values, a Conflict card's number and points."""
    if definition.kind == "unit":
        facts = unit_facts(definition, rules)
    else:
        kind = Message(f"bc-card-kind-{definition.kind}")
        facts = [kind, Message("bc-fact-number", number=definition.number)]
    if definition.kind == "battle":
        facts.append(Message("bc-fact-date", date=date_words(definition.date)))
        facts.append(Message("bc-fact-victory", count=definition.victory))
    if definition.expansion():
        facts.append(Message("bc-fact-expansion"))
    return Message("bc-facts", facts=facts)


def unit_facts(definition: Definition, rules: Rules | None) -> list[Message]:
    """Name side, type and class, and the values of a unit that fights."""
    type = Message(f"bc-type-{definition.type}")
    group = Message(f"bc-class-{definition.group}")
    facts = [side_name(definition.side, rules), Message("bc-fact-class", type=type, group=group)]
    if definition.phases:
        facts.append(Message("bc-fact-phases", phases=[number(each) for each in definition.phases]))
        facts.append(Message("bc-fact-shots", count=definition.shots))
        facts.append(Message("bc-fact-attack", values=values_by_type(definition.attack)))
        facts.append(Message("bc-fact-defence", values=values_by_type(definition.defence)))
    facts.append(Message("bc-fact-copies", count=definition.copies))
    return facts


def number(value: int) -> Message:
    """Word a plain number, for lists."""
    return Message("bc-number", number=value)


def values_by_type(values: dict[str, int]) -> list[Message]:
    """Name the values against each type; what is not there is N/A."""
    words: list[Message] = []
    for type in TYPES:
        against = Message(f"bc-type-{type}")
        if type in values:
            words.append(Message("bc-value", type=against, value=values[type]))
        else:
            words.append(Message("bc-value-none", type=against))
    return words
