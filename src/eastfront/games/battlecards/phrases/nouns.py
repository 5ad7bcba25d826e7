"""The things that sentences are about: players, sides, cards, units in their lines, zones, types."""

from __future__ import annotations

from typing import Final

from eastfront.games.battlecards.battle import RAID
from eastfront.games.battlecards.cards import Definition
from eastfront.games.battlecards.phrases.context import Context
from eastfront.games.battlecards.rules import Rules
from eastfront.games.battlecards.tables import AXIS, SIDES, TYPES, WESTERN
from eastfront.games.battlecards.verbs import place_of, side_of
from eastfront.kernel.message import Message
from eastfront.kernel.notices import BACK

THEATRES: Final = ["western", "russian-front"]


def shown_side(side: str, rules: Rules | None) -> str:
    """Return what a side is called: where one German player sits, that one is simply German."""
    return "german" if side == "barbarossa" and rules is not None and not rules.combined else side


def side_name(side: str, rules: Rules | None) -> Message:
    """Name a side."""
    return Message(f"bc-side-{shown_side(side, rules)}")


def player_of_side(side: str, rules: Rules | None) -> Message:
    """Name the player of a side."""
    return Message(f"bc-player-{shown_side(side, rules)}")


def player_name(rules: Rules, seat: int) -> Message:
    """Name the player at *seat* by side; screens may put a player's own name in its place."""
    return player_of_side(SIDES[rules.side[seat]], rules)


def alliance_name(rules: Rules, alliance: int) -> Message:
    """Name the player of an alliance, or both as the Axis and the Allies."""
    if rules.combined:
        return Message("bc-axis" if alliance == AXIS else "bc-allies")
    return player_name(rules, [int(each) for each in rules.alliance].index(alliance))


def theatre_name(theatre: int) -> Message:
    """Name a theatre."""
    return Message(f"bc-theatre-{THEATRES[theatre]}")


def plain_name(definition: Definition) -> Message:
    """Name a card as it is printed."""
    return Message(f"bc-card-{definition.base}")


def card_name(context: Context, card: int) -> Message:
    """Name a card, with its side or theatre where another card in play bears the same name."""
    definition = context.definitions[card]
    name = plain_name(definition)
    if not context.has_namesake(card):
        return name
    if definition.kind == "battle":
        western = definition.theatre == THEATRES[WESTERN]
        return Message("bc-card-of", card=name, of=theatre_name(WESTERN if western else 1 - WESTERN))
    return Message("bc-card-of", card=name, of=side_name(definition.side, context.rules))


def numbered_name(context: Context, card: int) -> Message:
    """Name a Conflict card with the Action Number that tells it from others of its name."""
    number = context.definitions[card].number
    return Message("bc-card-numbered", card=card_name(context, card), number=number)


def named_cards(context: Context, cards: list[int]) -> list[Message]:
    """Name each card once, with its number of copies; backs are only counted."""
    names: list[Message] = []
    for card in sorted(set(cards)):
        count = cards.count(card)
        if card == BACK:
            names.append(Message("backs", count=count))
        elif count == 1:
            names.append(card_name(context, card))
        else:
            names.append(Message("copies", count=count, card=card_name(context, card)))
    return names


def unit_name(context: Context, noun: int) -> Message:
    """Name a unit of the battle by its card and its place in the line."""
    place = int(place_of(noun))
    card = int(context.line(int(side_of(noun))).cards[place])
    return Message("bc-unit", card=card_name(context, card), place=place + 1)


def battle_name(context: Context) -> Message:
    """Name the battle at hand; a raid has no name of its own."""
    battle = context.battle()
    if battle.cause == RAID:
        return Message("bc-raid", defender=player_name(context.rules, int(battle.defender)))
    return card_name(context, int(battle.card))


def zone_word(zone: str) -> Message:
    """Name a kind of zone; *zone* may bear the number of its owner."""
    return Message(f"bc-zone-{zone.partition('/')[0]}")


def type_names(types: list[str]) -> list[Message]:
    """Name unit types."""
    return [Message(f"bc-type-{type}") for type in types]


def types_in(mask: int) -> list[str]:
    """Return the unit types in *mask*."""
    return [type for number, type in enumerate(TYPES) if mask >> number & 1]


def bonus_words(attack: int, defence: int) -> Message:
    """Word what is added to attack and defence; what is not added is not named."""
    return Message("bc-bonus", attack=attack, defence=defence)
