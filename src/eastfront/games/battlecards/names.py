"""Stable names of options, nouns, zones and cards: what logs, positions and scripts are written in."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from eastfront.games.battlecards.knowledge import HAND, KEPT, PLACES, STACK
from eastfront.games.battlecards.state import MOST_SEATS, MOST_THEATRES
from eastfront.games.battlecards.verbs import (
    CARD,
    LINE_STEP,
    LINES,
    NONE,
    NOUNS,
    NUMBER,
    UNIT,
    VERBS,
    place_of,
    side_of,
    unit_noun,
)
from eastfront.kernel.catalogue import Catalogue
from eastfront.kernel.data import Data, Record
from eastfront.kernel.errors import DataError

# Numbers are nouns of at most three digits; a noun has twelve bits.
MOST_DIGITS: Final = 3
# The places of a seat that options name: three stacks, the hand, the Kept Cards.
NAMED_PLACES: Final = [STACK, STACK + 1, STACK + 2, HAND, KEPT]
# All zones by their number in a set of zones.
ZONE_NAMES: Final = [f"{place}/{seat + 1}" for seat in range(MOST_SEATS) for place in PLACES] + [
    f"conflict/{theatre + 1}" for theatre in range(MOST_THEATRES)
]
ZONE_NUMBERS: Final = {name: number for number, name in enumerate(ZONE_NAMES)}


class Names(Catalogue):
    """Turns numbers of the rules into names and back."""

    def source_to_data(self, source: i64) -> Data:
        """Write the source of a frame: a card, a unit or a count, as the program has it."""
        return int(source)

    def read_source(self, record: Record) -> int:
        """Read the source of a frame."""
        return record.within("source", -1, max(len(self.ids), 2 * LINE_STEP) - 1)

    def it_to_data(self, it: i64) -> Data:
        """Write what a frame's program picked last: a card or a count."""
        return int(it)

    def read_it(self, record: Record) -> int:
        """Read what a frame's program picked last."""
        return record.within("it", -1, len(self.ids) - 1)

    def noun_name(self, verb: i64, noun: i64) -> str:
        """Return the name of the noun of *verb*, empty where it has none."""
        kind = NOUNS[verb]
        if kind == NONE:
            return ""
        if kind == CARD:
            return self.ids[noun]
        if kind == UNIT:
            return unit_id(noun)
        return str(noun) if kind == NUMBER else PLACES[noun]

    def noun(self, verb: int, name: str) -> int:
        """Return the noun of *verb* that bears *name*."""
        kind = NOUNS[verb]
        if kind == NONE and not name:
            return 0
        if kind == CARD:
            return self.card(name)
        if kind == NUMBER:
            return number_in(name, verb, 0, 10**MOST_DIGITS - 1)
        word, _, digits = name.rpartition("-")
        if kind == UNIT and word in LINES:
            return unit_noun(LINES.index(word), number_in(digits, verb, 1, LINE_STEP) - 1)
        if name in PLACES and PLACES.index(name) in NAMED_PLACES and kind not in (NONE, UNIT):
            return PLACES.index(name)
        raise DataError(f"{name!r} is not something to {VERBS[verb]}")


def unit_id(noun: i64) -> str:
    """Return the name of a unit's noun: its line, and its place counted from 1."""
    return f"{LINES[side_of(noun)]}-{place_of(noun) + 1}"


def number_in(digits: str, verb: int, low: int, high: int) -> int:
    """Read a number from *low* to *high*."""
    is_number = digits.isascii() and digits.isdigit() and len(digits) <= MOST_DIGITS
    if not is_number or not low <= int(digits) <= high:
        raise DataError(f"{digits!r} is not something to {VERBS[verb]}")
    return int(digits)


def zone_names(mask: int) -> str:
    """Return the names of the zones in a mask, joined by dots."""
    names: list[str] = []
    while mask:
        lowest = mask & -mask
        names.append(ZONE_NAMES[lowest.bit_length() - 1])
        mask ^= lowest
    return ".".join(names)


def read_zone_names(text: str, where: str) -> int:
    """Read what `zone_names` wrote."""
    mask = 0
    for name in text.split("."):
        if name not in ZONE_NUMBERS:
            raise DataError(f"{where}: there is no zone {name!r}")
        mask |= 1 << ZONE_NUMBERS[name]
    return mask
