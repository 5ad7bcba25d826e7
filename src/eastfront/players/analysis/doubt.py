"""Doubt: how far games played to the end are from what a look a few turns ahead makes of an option.

A network judges where a look ends, and it errs, by more the larger the difference is that it sees. By how
much was measured with `python -m bench.hints`.
"""

from __future__ import annotations

from math import hypot
from typing import Final


class Doubt:
    """How far a difference is to be believed: its *trust* is the part of it that games show, on average.

    The usual error of what is told then, in shares of a game's worth, is *least* of all and a *part* of it.
    """

    def __init__(self, trust: float, least: float, part: float) -> None:
        self.trust = trust
        self.least = least
        self.part = part

    def believe(self, gain: float, judged: bool) -> tuple[float, float]:
        """Return what to tell of a *gain*, and its standard error for having been *judged* by a network."""
        if not judged:
            return gain, 0.0
        told = self.trust * gain
        return told, hypot(self.least, self.part * told)


DOUBTS: Final = {
    "barbarossa": Doubt(trust=0.8, least=0.05, part=0.7),
    "battlecards": Doubt(trust=0.5, least=0.005, part=0.4),
    "stalingrad": Doubt(trust=0.7, least=0.005, part=0.4),
}
