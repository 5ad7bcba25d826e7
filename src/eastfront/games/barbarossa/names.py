"""Stable names of options, nouns and cards: what logs, positions and scripts are written in."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from eastfront.games.barbarossa.state import MOST_SEATS
from eastfront.games.barbarossa.verbs import (
    CARD,
    NONE,
    NOUNS,
    PLACED,
    PLACES,
    SEAT,
    VERBS,
    card_of,
    place_of,
    placed,
)
from eastfront.kernel.catalogue import Catalogue
from eastfront.kernel.data import Data, Record
from eastfront.kernel.errors import DataError

# Numbers are nouns of at most three digits; a noun has twelve bits.
MOST_DIGITS: Final = 3


class Names(Catalogue):
    """Turns numbers of the rules into names and back."""

    def placed_name(self, noun: i64) -> str:
        """Return the name of a placed card: its id, and its place unless it is active."""
        place = place_of(noun)
        return self.ids[card_of(noun)] + (f"/{PLACES[place]}" if place else "")

    def placed(self, name: str) -> int:
        """Return the placed card that bears *name*."""
        id, slash, place = name.partition("/")
        if slash and place not in PLACES:
            raise DataError(f"there is no place {place!r} in {name!r}; valid: {', '.join(PLACES)}")
        return placed(self.card(id), PLACES.index(place) if slash else 0)

    def source_to_data(self, source: i64) -> Data:
        """Write the source of a frame with its place."""
        return self.placed_name(source)

    def read_source(self, record: Record) -> int:
        """Read the source of a frame with its place."""
        return self.placed(record.text("source"))

    def noun_name(self, verb: i64, noun: i64) -> str:
        """Return the name of the noun of *verb*, empty where it has none."""
        kind = NOUNS[verb]
        if kind == NONE:
            return ""
        if kind == CARD:
            return self.ids[noun]
        if kind == SEAT:
            return f"seat-{noun + 1}"
        return self.placed_name(noun) if kind == PLACED else str(noun)

    def noun(self, verb: int, name: str) -> int:
        """Return the noun of *verb* that bears *name*."""
        kind = NOUNS[verb]
        if kind == NONE and not name:
            return 0
        if kind == CARD:
            return self.card(name)
        if kind == PLACED:
            return self.placed(name)
        digits = name.removeprefix("seat-") if kind == SEAT else name
        if kind == NONE or not (digits.isascii() and digits.isdigit() and len(digits) <= MOST_DIGITS):
            raise DataError(f"{name!r} is not something to {VERBS[verb]}")
        if kind == SEAT and not 1 <= int(digits) <= MOST_SEATS:
            raise DataError(f"there is no {name!r} to {VERBS[verb]}")
        return int(digits) - 1 if kind == SEAT else int(digits)
