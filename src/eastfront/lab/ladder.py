"""A ladder: every two players meet, and each gets a rating."""

from __future__ import annotations

from hashlib import sha256
from itertools import combinations
from pathlib import Path
from typing import Final

from msgspec import Struct, structs

from eastfront.kernel.errors import SetupError
from eastfront.lab.contest import Contest
from eastfront.lab.contesting import Score, go_on, kept_units, score, units_for
from eastfront.lab.engine import Engine, Warn
from eastfront.lab.results import Results
from eastfront.lab.running import Progress
from eastfront.lab.stats.ratings import Ranking, rating_intervals, ratings, with_lower_limit, with_upper_limit
from eastfront.lab.unit import Unit, rankings

# Most disks take names of up to 255 characters, and one with an ending comes beside each file.
LONGEST_NAME: Final = 200
NAME_DIGITS: Final = 16


class Rung(Struct):
    """A player's rating with its 95 % interval; the last player of the ladder has 0."""

    player: str
    rating: float
    interval: tuple[float, float]

    def known(self) -> tuple[float, float, float]:
        """Return what the games say: where the interval begins, the rating, and where the interval ends."""
        low, high = self.interval
        return low, self.rating, high

    def told(self) -> str:
        """Return the rating for a reader."""
        return f"{self.rating:.1f}"


class AtLeast(Rung):
    """A rung that may stand any number of points higher: of its numbers only the lower end says something."""

    def known(self) -> tuple[float, float, float]:
        """Return the lower end for all three."""
        return (self.interval[0],) * 3

    def told(self) -> str:
        """Return the limit for a reader."""
        return f"at least {self.interval[0]:.1f}"


class AtMost(Rung):
    """A rung that may stand any number of points lower: of its numbers only the upper end says something."""

    def known(self) -> tuple[float, float, float]:
        """Return the upper end for all three."""
        return (self.interval[1],) * 3

    def told(self) -> str:
        """Return the limit for a reader."""
        return f"at most {self.interval[1]:.1f}"


class Ladder(Struct):
    """The players from strong to weak, and the matches of every two; *even* is the share of equals."""

    ratings: list[Rung]
    scores: list[Score]
    even: float

    def games(self) -> int:
        """Return how many games it is made of."""
        return sum(score.games for score in self.scores)

    def seconds(self) -> float:
        """Return what playing them took."""
        return sum(score.seconds for score in self.scores)


def pairings(contest: Contest) -> list[Contest]:
    """Return a contest for every two of the players; those who cannot meet are refused."""
    names = contest.players
    if len(set(names)) != len(names) or len(names) < 2:
        raise SetupError("a ladder takes two players or more, each once")
    return [structs.replace(contest, players=list(pair)) for pair in combinations(contest.players, 2)]


def kept_pairs(contests: list[Contest], folder: Path | None, warn: Warn) -> list[Results[Unit] | None]:
    """Return what *folder* holds of each contest; all files are read, so that a refusal comes at once."""
    return [kept_units(contest, file_of(folder, contest), warn) for contest in contests]


def file_of(folder: Path | None, contest: Contest) -> Path | None:
    """Return the results file of a pair."""
    return folder / f"{short('-'.join([contest.game, *contest.players]))}.jsonl" if folder else None


def short(name: str) -> str:
    """Return *name*, or where it is long, as with many weights, how it begins and a checksum."""
    if len(name) <= LONGEST_NAME:
        return name
    digits = sha256(name.encode()).hexdigest()[:NAME_DIGITS]
    return f"{name[: LONGEST_NAME - NAME_DIGITS - 1]}-{digits}"


def run_ladder(
    contests: list[Contest],
    games: int,
    engine: Engine,
    kept: list[Results[Unit] | None],
    progress: Progress | None = None,
) -> Ladder:
    """Let the players of each contest play *games*, and rate all; what is *kept* is not played again."""
    played: list[list[Unit]] = []
    scores: list[Score] = []
    for contest, results in zip(contests, kept, strict=True):
        played.append(go_on(contest, units_for(contest, games), engine, results, progress))
        scores.append(score(contest, played[-1]))
    return Ladder(climb(contests, played), scores, 1 / len(contests[0].parties()))


def climb(contests: list[Contest], played: list[list[Unit]]) -> list[Rung]:
    """Return the players from strong to weak, from what was *played* in each contest."""
    units = [
        [rankings(contest, unit) for unit in found] for contest, found in zip(contests, played, strict=True)
    ]
    anchor = contests[-1].players[-1]
    games = [game for contest in units for unit in contest for game in unit]
    found = ratings(games, anchor)
    bounds = rating_intervals(units, anchor)
    kinds = kinds_of_rungs(games, anchor)
    order = sorted(found, key=lambda name: -found[name])
    return [kinds[name](name, round(found[name], 1), rounded(bounds[name])) for name in order]


def kinds_of_rungs(games: list[Ranking], anchor: str) -> dict[str, type[Rung]]:
    """Return which kind of rung everybody stands on, as far from *anchor* as the *games* can tell."""
    lower, upper = with_lower_limit(games, anchor), with_upper_limit(games, anchor)
    return {
        **dict.fromkeys(lower - upper, AtLeast),
        **dict.fromkeys(upper - lower, AtMost),
        **dict.fromkeys(lower & upper, Rung),
    }


def rounded(bounds: tuple[float, float]) -> tuple[float, float]:
    """Return an interval as it is shown."""
    return round(bounds[0], 1), round(bounds[1], 1)
