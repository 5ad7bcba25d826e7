"""Estimates: what plans are worth, and how sure that is."""

from __future__ import annotations

from math import sqrt
from typing import Final

# What is expected before anything is seen: the variance of a gain, as if so many worlds had shown it.
USUAL: Final = 0.004
EXPECTED: Final = 3


class Estimate:
    """What a *plan* is worth beyond rules of thumb, in shares of a game's worth, by so many *worlds*.

    A plan names options that are taken in one turn, in this order, each where it first makes sense.
    """

    def __init__(self, plan: list[int]) -> None:
        self.plan = plan
        self.option = plan[0]
        self.worlds = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, gain: float) -> None:
        """Note the gain in one more world."""
        self.worlds += 1
        self.total += gain
        self.squares += gain * gain

    def gain(self) -> float:
        """Return the mean gain."""
        return self.total / self.worlds if self.worlds else 0.0

    def error(self) -> float:
        """Return the standard error of the gain."""
        if not self.worlds:
            return 1.0
        spread = max(0.0, self.squares - self.total * self.total / self.worlds)
        variance = (spread + EXPECTED * USUAL) / (self.worlds - 1 + EXPECTED)
        return sqrt(variance / self.worlds)

    def least(self, sure: float) -> float:
        """Return the gain less so many standard errors."""
        return self.gain() - sure * self.error()


def leading(estimates: list[Estimate], most: int) -> list[Estimate]:
    """Return the best so far, less a standard error, at *most* so many but at least one."""
    if len(estimates) <= most:
        return estimates
    return sorted(estimates, key=lambda each: -each.least(1.0))[: max(1, most)]
