"""The things that sentences are about: cards, seats, points."""

from __future__ import annotations

from typing import Final

from eastfront.games.barbarossa.cards import Definition
from eastfront.games.barbarossa.verbs import ACTIVE, PLACES, card_of, place_of
from eastfront.kernel.message import Message
from eastfront.kernel.notices import BACK

# Points, phases and places bear the names of one document (bb-16.3).
POINTS: Final = ["tactic", "supply", "draw", "reinforcement", "attack"]


def seat_name(seat: int) -> Message:
    """Name a seat; screens may put a player's name in its place."""
    return Message("seat", seat=seat + 1)


def card_name(definition: Definition) -> Message:
    """Name a card."""
    return Message(f"card-{definition.id}")


def placed_name(definitions: list[Definition], noun: int) -> Message:
    """Name the placed card *noun*, with its place unless it is active on the Front Line."""
    card = card_name(definitions[card_of(noun)])
    place = int(place_of(noun))
    return card if place == ACTIVE else Message(f"card-{PLACES[place]}", card=card)


def named_cards(definitions: list[Definition], cards: list[int]) -> list[Message]:
    """Name each kind among *cards* once, with its number; backs are only counted."""
    names: list[Message] = []
    for card in sorted(set(cards)):
        count = cards.count(card)
        if card == BACK:
            names.append(Message("backs", count=count))
        elif count == 1:
            names.append(card_name(definitions[card]))
        else:
            names.append(Message("copies", count=count, card=card_name(definitions[card])))
    return names


def named_points(amounts: dict[str, int]) -> list[Message]:
    """Name each kind of point among *amounts* that is there, in the order of the rulebook."""
    return [Message(f"points-{kind}", count=amounts[kind]) for kind in POINTS if amounts.get(kind, 0)]


def signed(id: str, amount: int, card: Message) -> Message:
    """Return the message *id* about *card* with a plus or a minus: languages write numbers without sign."""
    sign = "minus" if amount < 0 else "plus"
    return Message(f"{id}-{sign}", card=card, amount=abs(amount))
