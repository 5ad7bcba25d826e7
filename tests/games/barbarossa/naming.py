"""How scenes name options: `play flak-battalion`, `use-2 panzer-regiment exhausted`, `lay seat2`."""

from __future__ import annotations

from functools import cache
from typing import Final

from eastfront.games.barbarossa.game import Barbarossa
from eastfront.games.barbarossa.verbs import (
    CARD,
    NONE,
    NOUNS,
    NUMBER,
    PLACED,
    PLACES,
    VERBS,
    card_of,
    place_of,
)
from eastfront.kernel.decision import noun_of, verb_of

EDITIONS: Final = ["arclight", "lundstrom", "kamikaze"]


@cache
def game() -> Barbarossa:
    """Return the one game that all scenes share; it holds no state."""
    return Barbarossa()


def card_id(card: int) -> str:
    """Return the id of *card*."""
    return game().card_set.tables.ids[card]


def card_number(name: str) -> int:
    """Return the card that bears the id *name*."""
    ids = game().card_set.tables.ids
    assert name in ids, f"there is no card {name!r}"
    return ids.index(name)


def card_ids(cards: list[int]) -> list[str]:
    """Return the ids of *cards* in their order."""
    return [card_id(card) for card in cards]


def ids_of(type: str) -> list[str]:
    """Return the ids of all cards of *type*."""
    return [each.id for each in game().card_set.definitions if each.type == type]


def placed_name(name: str, place: int) -> str:
    """Return how scenes write a deployed card: the id alone if it is active."""
    return name if place == 0 else f"{name} {PLACES[place]}"


def read_placed(text: str) -> tuple[int, int]:
    """Return card and place of *text*, which is `card` or `card exhausted`."""
    name, _, place = text.partition(" ")
    assert place in ("", *PLACES), f"{text!r} has no place such as {', '.join(PLACES)}"
    return card_number(name), PLACES.index(place) if place else 0


def option_text(option: int) -> str:
    """Return the name by which scenes know *option*."""
    verb = verb_of(option)
    noun = noun_of(option)
    if NOUNS[verb] == NONE:
        return VERBS[verb]
    return f"{VERBS[verb]} {noun_text(NOUNS[verb], noun)}"


def noun_text(kind: int, noun: int) -> str:
    """Return the name of *noun*, which is of this *kind*."""
    if kind == CARD:
        return card_id(noun)
    if kind == PLACED:
        return placed_name(card_id(card_of(noun)), place_of(noun))
    return str(noun) if kind == NUMBER else f"seat{noun + 1}"
