"""Decisions: one seat, a kind, and every legal option as one int made of a verb and a noun."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from eastfront.kernel.data import Record
from eastfront.kernel.errors import DataError
from eastfront.kernel.frames import NO_CARD

NOUN_BITS: Final = 12
NOUN_MASK: Final = (1 << NOUN_BITS) - 1
NOBODY: Final = -1


def option_of(verb: i64, noun: i64) -> i64:
    """Return the option that does *verb* with *noun*."""
    return (verb << NOUN_BITS) | noun


def verb_of(option: i64) -> i64:
    """Return the verb of *option*."""
    return option >> NOUN_BITS


def noun_of(option: i64) -> i64:
    """Return the noun of *option*."""
    return option & NOUN_MASK


def add_options(options: vec[i64], verb: i64, nouns: vec[i64]) -> vec[i64]:
    """Add the options to do *verb* with each noun."""
    for noun in nouns:
        options = append(options, option_of(verb, noun))
    return options


def add_distinct(options: vec[i64], verb: i64, cards: vec[i64]) -> vec[i64]:
    """Add the options to do *verb* with each of *cards*, which ascend; copies of a card are alike."""
    previous: i64 = NO_CARD
    for card in cards:
        if card != previous:
            options = append(options, option_of(verb, card))
            previous = card
    return options


class Decision:
    """What is asked: the *seat*, the *kind* by name and all legal *options*, in a fixed order."""

    def __init__(self, seat: int, kind: str, options: list[int]) -> None:
        self.seat = seat
        self.kind = kind
        self.options = options


def check_asking(record: Record, decision: Decision, frames: int, hidden: bool) -> None:
    """Refuse a question that nothing asks, or a program that runs while nobody is asked.

    Options that are *hidden* from a view need not be there.
    """
    asked = decision.seat != NOBODY
    if asked != (frames > 0) or (asked and not hidden and not decision.options):
        raise DataError(f"{record.where}: asked, frames and options do not belong together")
