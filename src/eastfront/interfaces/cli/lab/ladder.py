"""`eastfront lab ladder`: who is how strong among several players."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter

import click
import msgspec

from eastfront.games import game_of
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
    seated,
    seats_option,
    seed_option,
)
from eastfront.interfaces.cli.lab.reporting import Reporter, about_run, report_option
from eastfront.interfaces.cli.lab.stopping import Run
from eastfront.interfaces.cli.progress import progress_bar, warn
from eastfront.lab.contest import Contest
from eastfront.lab.contesting import units_for
from eastfront.lab.ladder import AtLeast, AtMost, Ladder, Rung, kept_pairs, pairings, run_ladder
from eastfront.lab.report.ladder import ladder_body


@click.command("ladder", cls=Run)
@game_argument
@click.option("--players", required=True, help="Who meets, by commas; the last one has the rating 0.")
@seats_option
@edition_option
@answer_option
@click.option(
    "--games",
    default=100,
    show_default=True,
    type=click.IntRange(1, MOST_GAMES),
    help="How many each pair plays.",
)
@seed_option
@jobs_option
@cluster_option
@click.option(
    "--results",
    type=click.Path(path_type=Path, file_okay=False),
    metavar="FOLDER",
    help="Keep what is played, a file a pair; the same command goes on from there.",
)
@report_option
@json_option
def ladder(
    game: str,
    players: str,
    seats: int | None,
    edition: str,
    answers: tuple[tuple[str, str], ...],
    games: int,
    seed: int,
    jobs: int,
    cluster: str,
    results: Path | None,
    report: Path | None,
    as_json: bool,
) -> None:
    """Let every two players of GAME meet, and rate them.

    400 points of rating are odds of ten to one. Equal seeds give equal ladders, whatever --jobs is.
    """
    edition, seats = seated(game, edition, seats)
    contests = pairings(Contest(game, edition, split_seats(players), seats, dict(answers), seed))
    units = sum(units_for(contest, games) for contest in contests)
    reporter = Reporter(report, results)
    start = perf_counter()
    engine = engine_for(jobs, cluster)
    kept = kept_pairs(contests, results, warn)
    with progress_bar(f"{game} ladder, units", units) as progress:
        found = run_ladder(contests, games, engine, kept, progress)
    wall = perf_counter() - start
    if as_json:
        click.echo(msgspec.json.encode(found).decode())
    else:
        click.echo(
            f"{game}, {edition}, {seats} seats: {found.games():,} games from seed {seed} in {wall:.1f} s "
            f"(games: {found.seconds():.1f} s)\n{told(found)}"
        )
    if reporter.is_wanted():
        title = game_of(game).describe().title
        body = ladder_body(found, wall, about_run(game))
        reporter.write(f"A ladder of {title}", body)
    reporter.finish()


def told(found: Ladder) -> str:
    """Return the ladder and the matches it is made of for a reader."""
    rows = [rung_row(rung) for rung in found.ratings]
    if any(isinstance(rung, AtLeast | AtMost) for rung in found.ratings):
        rows.append(
            "  at least, at most: games that all went one way tell only the near end of the 95 % interval"
        )
    rows += [
        f"  {each.players[0]} against {each.players[1]}: {each.score:.1%} "
        f"({each.interval[0]:.1%} to {each.interval[1]:.1%}) of {each.games:,} games"
        for each in found.scores
    ]
    return "\n".join(rows)


def rung_row(rung: Rung) -> str:
    """Return a rating for a reader, with its interval where that has two ends."""
    low, _, high = rung.known()
    sure = f"  (95 %: {low:.1f} to {high:.1f})" if low < high else ""
    return f"{rung.player:12} {rung.told():>16}{sure}"
