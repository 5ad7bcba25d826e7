"""A ladder: every two players meet, and each gets a rating."""

from __future__ import annotations

from itertools import combinations

from msgspec import Struct, structs

from eastfront.lab.contest import Contest
from eastfront.lab.stats.ratings import rating_intervals, ratings
from eastfront.lab.unit import Unit, rankings


class Rung(Struct):
    """A player's rating with its 95 % interval; the last player of the ladder has 0."""

    player: str
    rating: float
    interval: tuple[float, float]


def pairings(contest: Contest) -> list[Contest]:
    """Return a contest for every two of the players."""
    return [structs.replace(contest, players=list(pair)) for pair in combinations(contest.players, 2)]


def climb(contests: list[Contest], played: list[list[Unit]]) -> list[Rung]:
    """Return the players from strong to weak, from what was *played* in each contest."""
    units = [
        [rankings(contest, unit) for unit in found] for contest, found in zip(contests, played, strict=True)
    ]
    anchor = contests[-1].players[-1]
    found = ratings((game for contest in units for unit in contest for game in unit), anchor)
    bounds = rating_intervals(units, anchor)
    order = sorted(found, key=lambda name: -found[name])
    return [Rung(name, round(found[name], 1), rounded(bounds[name])) for name in order]


def rounded(bounds: tuple[float, float]) -> tuple[float, float]:
    """Return an interval as it is shown."""
    return round(bounds[0], 1), round(bounds[1], 1)
