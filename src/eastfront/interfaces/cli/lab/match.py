"""`eastfront lab match`: how much better one player is than another."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter

import click
import msgspec

from eastfront.interfaces.cli.arguments import (
    answer_option,
    edition_option,
    game_argument,
    jobs_option,
    json_option,
    split_seats,
)
from eastfront.interfaces.cli.lab.arguments import (
    MOST_GAMES,
    cluster_option,
    engine_for,
    results_option,
    seated,
    seats_option,
    seed_option,
)
from eastfront.interfaces.cli.lab.stopping import Run
from eastfront.interfaces.cli.progress import progress_bar, warn
from eastfront.lab.contest import Contest
from eastfront.lab.contesting import Claim, Score, run_contest, score, units_for
from eastfront.lab.match import UNFINISHED
from eastfront.lab.stats.sprt import HIGH, LOW, OPEN, Sprt
from eastfront.lab.unit import Unit


class Shares(click.ParamType[tuple[float, float]]):
    """Two shares, the lower one first: `0.5,0.55`."""

    name = "LOW,HIGH"

    def convert(
        self, value: object, parameter: click.Parameter | None, context: click.Context | None
    ) -> tuple[float, float]:
        """Split at the comma."""
        try:
            low, high = (float(part) for part in str(value).split(","))
        except ValueError:
            self.fail(f"{value!r} is not of the form LOW,HIGH, like 0.5,0.55", parameter, context)
        if not 0 <= low < high <= 1:
            self.fail(f"{value!r} must be two shares from 0 to 1, the lower one first", parameter, context)
        return low, high


@click.command("match", cls=Run)
@game_argument
@click.option("--players", required=True, help="Who meets, by commas: two levels, or one for each seat.")
@seats_option
@edition_option
@answer_option
@click.option(
    "--games",
    default=100,
    show_default=True,
    type=click.IntRange(1, MOST_GAMES),
    help="How many, at least.",
)
@click.option(
    "--sprt",
    "claim",
    type=Shares(),
    help="Stop as soon as it is clear which of two shares the score is; --games is the most then.",
)
@seed_option
@jobs_option
@cluster_option
@results_option
@json_option
def match(
    game: str,
    players: str,
    seats: int | None,
    edition: str,
    answers: tuple[tuple[str, str], ...],
    games: int,
    claim: tuple[float, float] | None,
    seed: int,
    jobs: int,
    cluster: str,
    results: Path | None,
    as_json: bool,
) -> None:
    """Let players of GAME meet with the same luck in every seat.

    The score is the first player's share of the games, with its 95 % interval. A shared game
    counts in parts. Equal seeds give equal games, whatever --jobs or --cluster is.
    """
    edition, seats = seated(game, edition, seats)
    contest = Contest(game, edition, split_seats(players), seats, dict(answers), seed)
    units = units_for(contest, games)
    sprt = Sprt(*claim) if claim else None
    start = perf_counter()
    with progress_bar(f"{game}, {players}, units", units) as progress:
        played = run_contest(contest, units, engine_for(jobs, cluster), results, progress, warn, sprt)
    found = score(contest, played, sprt)
    wall = perf_counter() - start
    click.echo(msgspec.json.encode(found).decode() if as_json else report(contest, played, found, wall))


def report(contest: Contest, played: list[Unit], found: Score, wall: float) -> str:
    """Return the score for a reader; the run took *wall* seconds."""
    low, high = found.interval
    even = 1 / len(contest.parties())
    unfinished = sum(game.ending == UNFINISHED for unit in played for game in unit.games)
    rows = [
        f"{contest.game}, {contest.edition}: {found.games:,} games from seed {contest.seed}, "
        f"{len(contest.seatings())} with the same luck each, in {wall:.1f} s "
        f"(games: {found.seconds:.1f} s)",
        f"{contest.players[0]}: {found.score:.1%} (95 %: {low:.1%} to {high:.1%}; even would be {even:.1%})",
    ]
    rows += [f"  {name:10} {wins:10.1f} won" for name, wins in zip(found.players, found.wins, strict=True)]
    if found.sprt:
        rows.append(f"  {verdict(found.sprt)}")
    if unfinished:
        rows.append(f"  {unfinished:,} games were left unfinished and count as shared by all")
    return "\n".join(rows)


def verdict(claim: Claim) -> str:
    """Return for a reader which share it is."""
    shares = {HIGH: claim.high, LOW: claim.low}
    if claim.verdict == OPEN:
        return f"not decided between {claim.low:.1%} and {claim.high:.1%}: more games are needed"
    rather, other = (HIGH, LOW) if claim.verdict == HIGH else (LOW, HIGH)
    return f"decided: rather {shares[rather]:.1%} than {shares[other]:.1%}"
