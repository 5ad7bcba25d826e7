"""Doubt: how far games played to the end are from what a look a few turns ahead makes of an option.

A network judges where a look ends, and it errs, by more the larger the difference is that it sees. By how
much was measured with `python -m bench.hints`.
"""

from __future__ import annotations

from math import sqrt
from typing import Final


class Doubt:
    """The usual error of a difference, in shares of a game's worth: *least* of all, and a *part* of it."""

    def __init__(self, least: float, part: float) -> None:
        self.least = least
        self.part = part

    def error(self, gain: float) -> float:
        """Return the standard error of a judgement that one option brings so much more than another."""
        return sqrt(self.least**2 + (self.part * gain) ** 2)


DOUBTS: Final = {
    "barbarossa": Doubt(least=0.05, part=0.6),
    "battlecards": Doubt(least=0.01, part=0.4),
    "stalingrad": Doubt(least=0.01, part=0.4),
}
