"""Running a contest: its units over an engine, kept as they come, and summed up."""

from __future__ import annotations

from pathlib import Path
from statistics import fmean
from typing import Final

from msgspec import UNSET, Struct, UnsetType

from eastfront.games import game_of
from eastfront.lab.contest import Contest
from eastfront.lab.engine import Engine, Warn, be_silent
from eastfront.lab.results import Results
from eastfront.lab.running import Progress, kept_results, run_pieces
from eastfront.lab.simulate import check_plan
from eastfront.lab.stats.share import interval
from eastfront.lab.stats.sprt import Sprt
from eastfront.lab.unit import Unit, first_share, play_unit, player_wins

KIND: Final = "eastfront contest"


class Claim(Struct):
    """Which of two shares the first player has, as far as the games decide it: `high`, `low` or `open`.

    *ratio* is the logarithm of how much likelier they are under the high one.
    """

    low: float
    high: float
    verdict: str
    ratio: float


class Score(Struct):
    """How a contest went: the first player's share with its 95 % interval, and each player's wins.

    A game that several share counts in parts. *seconds* is what playing all games took, wherever and
    whenever that was.
    """

    game: str
    players: list[str]
    games: int
    score: float
    interval: tuple[float, float]
    wins: list[float]
    seconds: float
    sprt: Claim | UnsetType = UNSET


def check_contest(contest: Contest) -> None:
    """Refuse a contest that cannot be played, before anything is started."""
    game_of(contest.game).check(contest.setup())
    for plan in contest.plans():
        check_plan(plan)


def units_for(contest: Contest, games: int) -> int:
    """Return how many whole units have at least *games*; a contest that cannot be played is refused."""
    check_contest(contest)
    return -(-games // len(contest.seatings()))


def run_contest(
    contest: Contest,
    units: int,
    engine: Engine,
    file: Path | None = None,
    progress: Progress | None = None,
    warn: Warn = be_silent,
    sprt: Sprt | None = None,
) -> list[Unit]:
    """Return the first *units* of a contest, in order; those that *file* holds are not played again.

    They do not depend on the engine, nor on how often a run was cut off. With *sprt* they end where it
    is decided.
    """
    return go_on(contest, units, engine, kept_units(contest, file, warn), progress, sprt)


def kept_units(contest: Contest, file: Path | None, warn: Warn) -> Results[Unit] | None:
    """Return what *file* holds of a contest, if there is a file."""
    return kept_results(file, KIND, contest, contest.game, Unit, warn)


def go_on(
    contest: Contest,
    units: int,
    engine: Engine,
    results: Results[Unit] | None,
    progress: Progress | None = None,
    sprt: Sprt | None = None,
) -> list[Unit]:
    """Return the first *units* of a contest, in order; those in *results* are not played again."""

    def is_decided(unit: Unit) -> bool:
        return sprt is not None and sprt.add(first_share(contest, unit))

    return run_pieces(play_unit, contest, units, engine, results, progress, is_decided)


def score(contest: Contest, units: list[Unit], sprt: Sprt | None = None) -> Score:
    """Sum up *units*, and say what *sprt* has made of them."""
    shares = [first_share(contest, unit) for unit in units]
    games = sum(len(unit.games) for unit in units)
    low, high = interval(shares, games)
    return Score(
        contest.game,
        contest.players,
        games,
        round(fmean(shares), 4),
        (round(low, 4), round(high, 4)),
        [round(wins, 4) for wins in player_wins(contest, units)],
        round(sum(unit.seconds for unit in units), 3),
        Claim(sprt.low, sprt.high, sprt.verdict, round(sprt.ratio(), 4)) if sprt else UNSET,
    )
