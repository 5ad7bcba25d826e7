"""Insights and cautions in English, for tests to compare."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import TypeVar

from eastfront.kernel.game import Game, View
from eastfront.kernel.insight import Insight, Sum
from eastfront.kernel.message import Message
from eastfront.kernel.state import State
from eastfront.words import Words

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


@cache
def english() -> Words:
    """Return the words of English, read once."""
    return Words("en")


def say(message: Message) -> str:
    """Return the sentence of a message."""
    return english().sentence(message)


def cautions(game: Game[S, V], view: V) -> dict[str, tuple[str, str]]:
    """Return clause and sentence of each option that is warned of, by its name."""
    found = {game.option_name(option): game.caution(option, view) for option in view.options}
    return {name: (each.rule, say(each.message)) for name, each in found.items() if each is not None}


def sums(found: Insight) -> dict[str, Sum]:
    """Return sums by their titles; every one adds up."""
    for each in found.sums:
        assert each.total == sum(term.amount for term in each.terms), say(each.title)
    return {say(each.title): each for each in found.sums}


def terms(found: Sum) -> dict[str, int]:
    """Return the terms of a sum by their titles."""
    return {say(term.title): term.amount for term in found.terms}


def chances(found: Insight) -> dict[str, Fraction]:
    """Return chances by their titles."""
    return {say(each.title): Fraction(each.good, each.all) for each in found.chances}


def unseen(found: Insight) -> dict[str, dict[str, int]]:
    """Return unseen cards by their titles."""
    return {say(each.title): each.cards for each in found.unseen}
