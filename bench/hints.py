"""What hints say and what games show: `python -m bench.hints GAME` in the checkout.

Sergeants play; now and then their options are compared as for a hint. Each difference that it tells is
then held against games which sergeants play to the end from there, in many pairs of worlds with equal luck.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import hypot, sqrt
from statistics import fmean, variance
from typing import Final

import click

from bench.series import POINTS, SEEDS, Series, Walk, seated, series_options
from eastfront.kernel.game import View
from eastfront.kernel.outcome import Outcome
from eastfront.lab.engine import make_engine
from eastfront.lab.stats.share import SURE
from eastfront.players.analysis.doubt import DOUBTS, Doubt
from eastfront.players.analysis.weighing import FEWEST, weigh_options
from eastfront.players.budget import Limits

# How much a hint is thought about, and how many options are held against games.
THOUGHT: Final = 5_000
OPTIONS: Final = 4
# Differences up to these sizes are summed up together, in hundredths.
SIZES: Final = (2, 5, 10, 20, 100)


@dataclass(frozen=True)
class Told:
    """A difference to the best option: what a hint *said* and what games *showed*.

    *error* and *luck* are the standard errors of the two. If it was *judged* by a network, a hint tells it
    with *doubt*.
    """

    said: float
    error: float
    showed: float
    luck: float
    judged: bool = True

    def off(self, doubt: Doubt) -> float:
        """Return the square of what a hint is off by, less what luck and its own worlds explain."""
        gain, _ = doubt.believe(self.said, self.judged)
        return (self.showed - gain) ** 2 - self.luck**2 - self.error**2

    def is_held(self, doubt: Doubt) -> bool:
        """Tell whether the interval of a hint, widened by the luck of the games, holds what they showed."""
        gain, error = doubt.believe(self.said, self.judged)
        return abs(self.showed - gain) <= SURE * hypot(self.error, self.luck, error)


@dataclass(frozen=True)
class Summary:
    """Differences of up to *size* hundredths: what was *said* and *showed* on average.

    *off* is by how much what is told differs from that, usually, beyond luck and the hint's own standard
    error, and *held* the part of the intervals that hold what games showed.
    """

    size: int
    differences: int
    said: float
    showed: float
    off: float
    held: float

    def told(self) -> str:
        """Return the same for a reader."""
        return (
            f"up to {self.size:3}: {self.differences:4} differences of {self.said:6} showed {self.showed:6}, "
            f"off by {self.off:4}, {self.held:.0%} of the intervals hold"
        )


class Hints(Walk):
    """A game in which hints are taken."""

    def compare(self) -> list[Told]:
        """Play the game and return what hints told in it."""
        found: list[Told] = []
        for view, _ in self.dilemmas():
            if self.random.random() < self.series.part:
                found += self.differences(view)
        return found

    def differences(self, view: View) -> list[Told]:
        """Return what a hint tells of the best options, and what games show of them."""
        best, *others = weigh_options(view, self.random.randrange(SEEDS), Limits(THOUGHT)).options
        found = []
        for each in others[:OPTIONS]:
            if each.worlds >= FEWEST and each.error > 0.0:
                gains = [self.gain(view, [each.option], [best.option]) for _ in range(self.series.worlds)]
                luck = sqrt(variance(gains) / len(gains))
                found.append(Told(each.gain, each.error, fmean(gains), luck, each.judged))
        return found

    def value(self, outcome: Outcome, seat: int) -> float:
        """Return what an end is worth to *seat*: points count, too, as in hints."""
        return self.captain.outlook.worth(outcome, seat)


def study(series: Series, number: int) -> list[Told]:
    """Return what hints told in game *number* of a series."""
    return Hints(series, number).compare()


def summaries(told: Sequence[Told], doubt: Doubt) -> list[Summary]:
    """Return what there is to say of all differences, and of those of each size."""
    found = [summary(SIZES[-1], told, doubt)] if told else []
    low = 0
    for size in SIZES:
        some = [each for each in told if low <= POINTS * abs(each.said) < size]
        found += [summary(size, some, doubt)] if some else []
        low = size
    return found


def summary(size: int, told: Sequence[Told], doubt: Doubt) -> Summary:
    """Return what there is to say of some differences."""
    beyond = fmean(each.off(doubt) for each in told)
    return Summary(
        size,
        len(told),
        round(POINTS * fmean(each.said for each in told), 1),
        round(POINTS * fmean(each.showed for each in told), 1),
        round(POINTS * sqrt(max(0.0, beyond)), 1),
        round(fmean(each.is_held(doubt) for each in told), 3),
    )


@click.command()
@series_options(games=10, part=0.05, worlds=60, fewest=2)
def main(
    slug: str,
    edition: str | None,
    seats: int | None,
    games: int,
    part: float,
    worlds: int,
    seed: int,
    jobs: int,
    as_json: bool,
) -> None:
    """Hold what hints say in GAME against what games show."""
    series = Series(slug, *seated(slug, edition, seats), part, worlds, seed)
    tasks = [(series, number) for number in range(games)]
    told = [each for found in make_engine(jobs).run(study, tasks) for each in found]
    found = summaries(told, DOUBTS[slug])
    if as_json:
        click.echo(json.dumps({"games": games, "differences": [asdict(each) for each in found]}))
        return
    if not found:
        click.echo(f"{slug}: in {games} games no hint was taken")
    for each in found:
        click.echo(each.told())


if __name__ == "__main__":
    main(prog_name="python -m bench.hints")
