"""What captains claim and what it brings: `python -m bench.claims GAME` in the checkout.

Matches tell little about single choices. Here sergeants play; now and then a captain is asked what he
would do instead. Where he leaves the rules of thumb, both his plan and what they name are played to the
end by sergeants, in many pairs of worlds with equal luck: what he has claimed, and what it brought.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from math import sqrt
from random import Random
from statistics import fmean, variance
from typing import Final

import click

from eastfront.games import SLUGS, game_of
from eastfront.kernel.decision import NOBODY
from eastfront.kernel.edition import Setup
from eastfront.kernel.errors import SetupError
from eastfront.kernel.game import View
from eastfront.kernel.luck import key_of_seed
from eastfront.kernel.state import State
from eastfront.lab.engine import make_engine
from eastfront.lab.match import match_seed
from eastfront.lab.stats.share import SURE
from eastfront.players.levels import SERGEANT, captain, make_player
from eastfront.players.search.planner import Prudence

# Nobody wins a game that goes on for longer.
LONGEST: Final = 20_000
SEEDS: Final = 1 << 30
ALL: Final = "all"
POINTS: Final = 100.0


@dataclass(frozen=True)
class Series:
    """What is played, and which *part* of its decisions a captain is asked about; *worlds* for each claim.

    He must be *sure* by so many standard errors beyond a *margin*; what is missing is as he always has it.
    """

    game: str
    edition: str
    seats: int
    part: float
    worlds: int
    seed: int = 1
    sure: float | None = None
    margin: float | None = None

    def prudence(self, usual: Prudence) -> Prudence:
        """Return how sure the captain must be here, who is *usual* otherwise."""
        sure = usual.sure if self.sure is None else self.sure
        margin = usual.margin if self.margin is None else self.margin
        return Prudence(usual.decisions, sure, margin, usual.turns)


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


class Study:
    """Game *number* of a series."""

    def __init__(self, series: Series, number: int) -> None:
        seed = match_seed(f"claims {series.seed}", number)
        self.series = series
        self.game = game_of(series.game)
        self.state = self.game.new(Setup(series.game, series.edition, series.seats), key_of_seed(seed))
        self.random = Random(seed)
        self.minds = [make_player(series.game, SERGEANT, seed + seat) for seat in range(series.seats)]
        self.captain = captain(series.game, seed)
        self.captain.prudence = series.prudence(self.captain.prudence)

    def play(self) -> list[Claim]:
        """Play the game and return what the captain has claimed."""
        found: list[Claim] = []
        for _ in range(LONGEST):
            if self.state.asked == NOBODY:
                break
            view = self.game.view(self.state, int(self.state.asked))
            choice = self.minds[int(self.state.asked)].choose(view, list(view.options))
            if len(view.options) > 1 and self.random.random() < self.series.part:
                found += self.claims(view, choice)
            self.game.apply(self.state, choice)
        return found

    def claims(self, view: View, choice: int) -> list[Claim]:
        """Return what the captain claims if he would not take *choice*, and what that brings."""
        better = self.captain.better(view, list(view.options), choice)
        if better is None or better.option == choice:
            return []
        brought = fmean(self.gain(view, better.plan, [choice]) for _ in range(self.series.worlds))
        return [Claim(view.kind, better.gain(), brought)]

    def gain(self, view: View, plan: list[int], other: list[int]) -> float:
        """Return how much more of a win *plan* brings than the *other* in one world."""
        world = self.game.sample(view, key_of_seed(self.random.randrange(SEEDS)))
        luck = self.random.randrange(SEEDS)
        assert view.seat is not None, view
        return self.won(world, plan, view.seat, luck) - self.won(world, other, view.seat, luck)

    def won(self, world: State, plan: list[int], seat: int, luck: int) -> float:
        """Return the share of the win that *seat* has by *plan*; nobody has one in an endless game."""
        state = self.game.clone(world)
        self.captain.rehearse(state, plan, seat, luck, LONGEST, LONGEST)
        outcome = self.game.outcome(state)
        return self.captain.outlook.share(outcome, seat) if outcome else 0.0


def study(series: Series, number: int) -> list[Claim]:
    """Return the claims in game *number* of a series."""
    return Study(series, number).play()


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
@click.argument("slug", metavar="GAME", type=click.Choice(SLUGS))
@click.option("--edition", help="Whose rulebook; the game's default if not given.")
@click.option("--seats", type=click.IntRange(2), help="How many sit down; as few as may if not given.")
@click.option("--games", default=40, show_default=True, type=click.IntRange(1), help="How many to play.")
@click.option(
    "--part",
    default=0.1,
    show_default=True,
    type=click.FloatRange(0.0, 1.0, min_open=True),
    help="Part of the decisions that a captain is asked about.",
)
@click.option(
    "--worlds", default=16, show_default=True, type=click.IntRange(1), help="Pairs of games for each claim."
)
@click.option("--sure", type=click.FloatRange(0.0), help="Standard errors that a claim needs, if others.")
@click.option("--margin", type=click.FloatRange(0.0), help="What it must gain beyond them, if not as always.")
@click.option("--seed", default=1, show_default=True, help="Where all luck comes from.")
@click.option("--jobs", default=1, show_default=True, type=click.IntRange(1), help="Processes.")
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
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
    series = Series(slug, *seated(slug, edition, seats), part, worlds, seed, sure, margin)
    tasks = [(series, number) for number in range(games)]
    claims = [each for found in make_engine(jobs).run(study, tasks) for each in found]
    found = summaries(claims)
    if as_json:
        click.echo(json.dumps({"games": games, "claims": [asdict(each) for each in found]}))
        return
    if not found:
        click.echo(f"{slug}: in {games} games the captain claimed nothing")
    for each in found:
        click.echo(each.told())


def seated(slug: str, edition: str | None, seats: int | None) -> tuple[str, int]:
    """Return the edition and the number of seats to play, or say what is wrong with them."""
    description = game_of(slug).describe()
    name = edition or description.editions.default
    try:
        counts = description.seat_counts(name)
    except SetupError as problem:
        raise click.BadParameter(str(problem)) from None
    if seats is not None and seats not in counts:
        raise click.BadParameter(f"{name} is for {', '.join(map(str, counts))} seats, not {seats}")
    return name, seats or counts[0]


if __name__ == "__main__":
    main(prog_name="python -m bench.claims")
