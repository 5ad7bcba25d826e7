"""Simulation: many matches of one plan, in chunks over several processes, summed up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from fractions import Fraction
from time import perf_counter
from typing import Final

import eastfront
from eastfront.games import game_of
from eastfront.kernel.data import Data
from eastfront.lab.engine import Warn, be_silent, make_engine
from eastfront.lab.match import UNFINISHED, Match, Plan, first_seats, match_choices, play_match
from eastfront.players.levels import make_player

LARGEST_CHUNK: Final = 100
CHUNKS_PER_JOB: Final = 8

Keep = Callable[[Plan, int, list[int]], None]


@dataclass
class Tally:
    """The sum of many matches, *wins* and *draws* by seat.

    Allies win together, rivals who share a win split it, and nobody wins a draw.
    """

    games: int = 0
    decisions: int = 0
    turns: int = 0
    wins: list[Fraction] = field(default_factory=list)
    draws: Counter[int] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    faults: list[Match] = field(default_factory=list)
    seconds: float = 0.0

    def add(self, match: Match) -> None:
        """Count one match."""
        self.games += 1
        self.decisions += match.decisions
        self.turns += match.turns
        if match.error:
            self.faults.append(match)
            return
        self.endings[match.ending] += 1
        self.draws.update(match.drawn)
        if match.ending != UNFINISHED:
            self.wins = [have + share for have, share in zip(self.wins, match.shares, strict=True)]

    def merge(self, other: Tally) -> None:
        """Add another tally of the same plan."""
        self.games += other.games
        self.decisions += other.decisions
        self.turns += other.turns
        self.wins = [have + more for have, more in zip(self.wins, other.wins, strict=True)]
        self.draws += other.draws
        self.endings += other.endings
        self.faults += other.faults

    def to_data(self, plan: Plan) -> dict[str, Data]:
        """Return the sums with what was played, the form that scripts rely on.

        `wins` and `draws` are by seat, `alliance_wins` by alliance, if there are any: a win of an
        alliance counts once for it and in full for each of its seats. Nobody wins a draw; it counts
        for those who share first place.
        """
        return {
            "game": plan.game,
            "edition": plan.edition,
            "seats": list[Data](plan.occupants),
            "games": self.games,
            "seed": plan.seed,
            "compiled": is_compiled(),
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions / self.seconds) if self.seconds else 0,
            "turns": self.turns,
            "wins": [rounded(wins) for wins in self.wins],
            "alliance_wins": {
                name: rounded(self.wins[seat]) for name, seat in first_seats(plan.alliances()).items()
            },
            "draws": [self.draws[seat] for seat in range(len(self.wins))],
            "endings": dict(sorted(self.endings.items())),
            "faults": len(self.faults),
        }


def rounded(wins: Fraction) -> float:
    """Return a number of wins as scripts read it."""
    return round(float(wins), 4)


def is_compiled() -> bool:
    """Tell whether the rules run as compiled code."""
    return bool(getattr(eastfront, "compiled", False))


def check_plan(plan: Plan) -> None:
    """Refuse a plan that cannot be played, before any process is started."""
    game_of(plan.game).check(plan.setup())
    for occupant in plan.occupants:
        make_player(plan.game, occupant, 0)


def simulate(
    plan: Plan,
    games: int,
    first: int = 0,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
    keep: Keep | None = None,
    warn: Warn = be_silent,
) -> Tally:
    """Play *games* matches from index *first* on; equal plans give equal sums, whatever *jobs* is.

    *keep* is given each match's choices, in the process that played it.
    """
    check_plan(plan)
    total = Tally(wins=[Fraction()] * len(plan.occupants))
    start = perf_counter()
    tasks = [(plan, begin, count, keep) for begin, count in chunks(first, games, jobs)]
    for tally in make_engine(jobs, warn).run(play_chunk, tasks):
        total.merge(tally)
        if progress:
            progress(tally.games)
    total.seconds = perf_counter() - start
    total.faults.sort(key=lambda match: match.index)
    return total


def chunks(first: int, games: int, jobs: int) -> list[tuple[int, int]]:
    """Cut a run into pieces of (first index, number of matches)."""
    size = max(1, min(LARGEST_CHUNK, games // (jobs * CHUNKS_PER_JOB)))
    return [(begin, min(size, first + games - begin)) for begin in range(first, first + games, size)]


def play_chunk(plan: Plan, begin: int, count: int, keep: Keep | None) -> Tally:
    """Play some matches in a row."""
    tally = Tally(wins=[Fraction()] * len(plan.occupants))
    for index in range(begin, begin + count):
        tally.add(play_match(plan, index))
        if keep:
            keep(plan, index, match_choices(plan, index))
    return tally
