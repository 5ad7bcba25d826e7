"""The share of one player in units of games that belong together, and how sure it is."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean
from typing import Final

from msgspec import Struct

# Two sides of a normal distribution that hold 95 % between them.
SURE: Final = 1.959964


class Rate(Struct):
    """The share of the games that a seat or side has, with its 95 % interval, and what would be even."""

    name: str
    games: int
    share: float
    interval: tuple[float, float]
    even: float


def interval(units: Sequence[float], games: int) -> tuple[float, float]:
    """Return the 95 % interval of the mean share of *units*, made of *games* in all.

    It is Wilson's, with as many independent games as would vary as much as the units do: games of
    a unit share their luck, so that a pair says more than two games. Where all is won or all is
    lost the units do not vary, and each game counts once.
    """
    share = fmean(units)
    count = independent_games(units, games)
    middle = share + SURE**2 / (2 * count)
    reach = SURE * sqrt(share * (1 - share) / count + SURE**2 / (4 * count**2))
    scale = 1 + SURE**2 / count
    return max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale)


def independent_games(units: Sequence[float], games: int) -> float:
    """Return how many independent games would vary as the mean of *units* does.

    One unit more is thought of that was all won or all lost: a few units that came out alike prove little.
    """
    share = fmean(units)
    if share in (0.0, 1.0):
        return games
    doubt = share * (1 - share)
    spread = (sum((unit - share) ** 2 for unit in units) + doubt) / len(units) ** 2
    return doubt / spread
