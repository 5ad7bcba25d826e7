"""Spreads: where most of many numbers lie."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Final

from msgspec import Struct

PARTS: Final = (0.05, 0.25, 0.5, 0.75, 0.95)


class Spread(Struct):
    """The mean of some numbers, and the numbers below which 5, 25, 50, 75 and 95 % of them lie."""

    mean: float
    quantiles: list[float]

    def told(self) -> str:
        """Return for a reader where most of the numbers lie."""
        low, _, middle, _, high = self.quantiles
        return f"{middle:g} in the middle, 90 % from {low:g} to {high:g}"


def spread(values: Sequence[float]) -> Spread:
    """Return how *values* are spread; without any, all is nought."""
    if not values:
        return Spread(0.0, [0.0] * len(PARTS))
    ordered = sorted(values)
    last = len(ordered) - 1
    return Spread(round(fmean(ordered), 4), [ordered[round(part * last)] for part in PARTS])
