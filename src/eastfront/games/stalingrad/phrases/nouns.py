"""The things that sentences are about: players, cards, zones, types, abilities, keywords."""

from __future__ import annotations

from eastfront.games.stalingrad.cards import Definition
from eastfront.games.stalingrad.phrases.context import Context
from eastfront.games.stalingrad.state import DESTROYED, PLACES
from eastfront.games.stalingrad.tables import SIDES
from eastfront.kernel.message import Argument, Message
from eastfront.kernel.notices import BACK


def player_name(seat: int) -> Message:
    """Name the player at *seat* by side; screens may put a player's own name in its place."""
    return Message(f"sg-player-{SIDES[seat]}")


def player_arguments(seat: int) -> dict[str, Argument]:
    """Return a player as sentences name him, and his side for languages that choose by it."""
    return {"who": player_name(seat), "side": SIDES[seat]}


def plain_name(definition: Definition) -> Message:
    """Name a card as it is printed."""
    return Message(f"sg-card-{definition.id}")


def card_name(context: Context, card: int) -> Message:
    """Name a card."""
    return plain_name(context.definitions[card])


def card_names(context: Context, cards: list[int]) -> list[Message]:
    """Name cards one by one, in their order."""
    return [card_name(context, card) for card in cards]


def named_cards(context: Context, cards: list[int]) -> list[Message]:
    """Name each card once, with its number of copies; backs are only counted."""
    names: list[Message] = []
    for card in dict.fromkeys(cards):
        count = cards.count(card)
        if card == BACK:
            names.append(Message("backs", count=count))
        elif count == 1:
            names.append(card_name(context, card))
        else:
            names.append(Message("copies", count=count, card=card_name(context, card)))
    return names


def place_name(context: Context, place: int) -> Message:
    """Name a zone of the table by its Location."""
    return zone_word(context, PLACES[place])


def zone_word(context: Context, zone: str) -> Message:
    """Name a kind of zone, or one of the table by its Location; *zone* may bear the number of its owner."""
    name = zone.partition("/")[0]
    if name not in PLACES:
        return Message(f"sg-zone-{name}")
    area, _, number = name.partition("-")
    return Message(f"sg-zone-{area}", location=card_name(context, context.view.locations[int(number) - 1]))


def spot_name(context: Context, place: int) -> Message:
    """Name a zone of the table as it stands in brackets behind a Force."""
    area, _, number = PLACES[place].partition("-")
    return Message(f"sg-spot-{area}", location=card_name(context, context.view.locations[int(number) - 1]))


def rubble_words(context: Context, slot: int) -> Message:
    """Word the Rubble of a Location with the number that destroys it, or that it is Destroyed."""
    rubble = context.view.rubble[slot]
    if rubble == DESTROYED:
        return Message("sg-destroyed")
    limit = len(context.definitions[context.view.locations[slot]].chart)
    return Message("sg-rubble-of", rubble=rubble, limit=limit)


def type_names(types: list[str]) -> list[Message]:
    """Name types of Force."""
    return [Message(f"sg-type-{type}") for type in types]


def ability_names(abilities: list[str]) -> list[Message]:
    """Name what Forces can do."""
    return [Message(f"sg-ability-{ability}") for ability in abilities]


def keyword_names(keywords: list[str]) -> list[Message]:
    """Name what Action cards are marked as."""
    return [Message(f"sg-keyword-{keyword}") for keyword in keywords]


def firefight_words(value: int) -> Message:
    """Word what a firefight value does: above 0 to the own total, below 0 to the enemy's (sg-7.9)."""
    return Message("sg-firefight-own" if value > 0 else "sg-firefight-enemy", amount=abs(value))
