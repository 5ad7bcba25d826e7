"""What captains claim and what it brings: `python -m bench.claims GAME` in the checkout.

Matches tell little about single choices. Here sergeants play; now and then a captain is asked what he
would do instead. Where he leaves the rules of thumb, both his plan and what they name are played to the
end by sergeants, in many pairs of worlds with equal luck: what he has claimed, and what it brought.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from math import sqrt
from statistics import fmean, variance
from typing import Final

import click

from bench.series import POINTS, Series, Walk, seated, series_options
from eastfront.kernel.game import View
from eastfront.lab.engine import make_engine
from eastfront.lab.stats.share import SURE
from eastfront.players.search.planner import Prudence

ALL: Final = "all"


@dataclass(frozen=True)
class Claim:
    """A choice of a captain in a decision of some *kind*.

    He *claimed* to gain so much of a game's worth by it; so much of a win it *brought*.
    """

    kind: str
    claimed: float
    brought: float


@dataclass(frozen=True)
class Summary:
    """Claims of one kind: their number, and in hundredths what they claimed and brought.

    The truth lies within *reach* of it in about 95 % of all cases; nobody knows how far from a single claim.
    """

    kind: str
    claims: int
    claimed: float
    brought: float
    reach: float | None

    def told(self) -> str:
        """Return the same for a reader."""
        number = f"{self.claims} claims" if self.claims > 1 else "a claim"
        sure = "" if self.reach is None else f" ± {self.reach}"
        return f"{self.kind}: {number} of {self.claimed} hundredths brought {self.brought}{sure}"


class Study(Walk):
    """A game in which a captain claims; he must be *sure* by so many standard errors beyond a *margin*.

    What is missing of these is as he always has it.
    """

    def __init__(
        self, series: Series, number: int, sure: float | None = None, margin: float | None = None
    ) -> None:
        super().__init__(series, number)
        usual = self.captain.prudence
        self.captain.prudence = Prudence(
            usual.decisions,
            usual.sure if sure is None else sure,
            usual.margin if margin is None else margin,
            usual.turns,
        )

    def play(self) -> list[Claim]:
        """Play the game and return what the captain has claimed."""
        found: list[Claim] = []
        for view, choice in self.dilemmas():
            if self.random.random() < self.series.part:
                found += self.claims(view, choice)
        return found

    def claims(self, view: View, choice: int) -> list[Claim]:
        """Return what the captain claims if he would not take *choice*, and what that brings."""
        better = self.captain.better(view, list(view.options), choice)
        if better is None or better.option == choice:
            return []
        brought = fmean(self.gain(view, better.plan, [choice]) for _ in range(self.series.worlds))
        return [Claim(view.kind, better.gain(), brought)]


def study(series: Series, number: int, sure: float | None, margin: float | None) -> list[Claim]:
    """Return the claims in game *number* of a series."""
    return Study(series, number, sure, margin).play()


def summaries(claims: list[Claim]) -> list[Summary]:
    """Return what there is to say of all claims, and of those of each kind."""
    found = [summary(ALL, claims)] if claims else []
    for kind in sorted({each.kind for each in claims}):
        found.append(summary(kind, [each for each in claims if each.kind == kind]))
    return found


def summary(kind: str, claims: list[Claim]) -> Summary:
    """Return what there is to say of some claims."""
    brought = [POINTS * each.brought for each in claims]
    claimed = POINTS * fmean(each.claimed for each in claims)
    reach = round(SURE * sqrt(variance(brought) / len(brought)), 1) if len(brought) > 1 else None
    return Summary(kind, len(claims), round(claimed, 1), round(fmean(brought), 1), reach)


@click.command()
@series_options(games=40, part=0.1, worlds=16)
@click.option("--sure", type=click.FloatRange(0.0), help="Standard errors that a claim needs, if others.")
@click.option("--margin", type=click.FloatRange(0.0), help="What it must gain beyond them, if not as always.")
def main(
    slug: str,
    edition: str | None,
    seats: int | None,
    games: int,
    part: float,
    worlds: int,
    sure: float | None,
    margin: float | None,
    seed: int,
    jobs: int,
    as_json: bool,
) -> None:
    """Hold what captains claim in GAME against what it brings."""
    series = Series(slug, *seated(slug, edition, seats), part, worlds, seed)
    tasks = [(series, number, sure, margin) for number in range(games)]
    claims = [each for found in make_engine(jobs).run(study, tasks) for each in found]
    found = summaries(claims)
    if as_json:
        click.echo(json.dumps({"games": games, "claims": [asdict(each) for each in found]}))
        return
    if not found:
        click.echo(f"{slug}: in {games} games the captain claimed nothing")
    for each in found:
        click.echo(each.told())


if __name__ == "__main__":
    main(prog_name="python -m bench.claims")
