"""A ladder: every two players meet, and each gets a rating."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

from msgspec import Struct, structs

from eastfront.kernel.errors import SetupError
from eastfront.lab.contest import Contest
from eastfront.lab.contesting import Score, run_contest, score, units_for
from eastfront.lab.engine import Engine, Warn, be_silent
from eastfront.lab.running import Progress
from eastfront.lab.stats.ratings import rating_intervals, ratings
from eastfront.lab.unit import Unit, rankings


class Rung(Struct):
    """A player's rating with its 95 % interval; the last player of the ladder has 0."""

    player: str
    rating: float
    interval: tuple[float, float]


class Ladder(Struct):
    """The players from strong to weak, and the matches of every two; *even* is the share of equals."""

    ratings: list[Rung]
    scores: list[Score]
    even: float

    def games(self) -> int:
        """Return how many games it is made of."""
        return sum(score.games for score in self.scores)


def pairings(contest: Contest) -> list[Contest]:
    """Return a contest for every two of the players; those who cannot meet are refused."""
    names = contest.players
    if len(set(names)) != len(names) or len(names) < 2:
        raise SetupError("a ladder takes two players or more, each once")
    return [structs.replace(contest, players=list(pair)) for pair in combinations(contest.players, 2)]


def run_ladder(
    contests: list[Contest],
    games: int,
    engine: Engine,
    folder: Path | None = None,
    progress: Progress | None = None,
    warn: Warn = be_silent,
) -> Ladder:
    """Let the players of each contest play *games*, and rate all; what *folder* holds is not played again."""
    played: list[list[Unit]] = []
    scores: list[Score] = []
    for contest in contests:
        units = units_for(contest, games)
        played.append(run_contest(contest, units, engine, file_of(folder, contest), progress, warn))
        scores.append(score(contest, played[-1]))
    return Ladder(climb(contests, played), scores, 1 / len(contests[0].parties()))


def file_of(folder: Path | None, contest: Contest) -> Path | None:
    """Return the results file of a pair."""
    return folder / f"{contest.game}-{'-'.join(contest.players)}.jsonl" if folder else None


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
