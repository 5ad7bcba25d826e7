"""`eastfront lab tune`: better weights for a scripted player."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter

import click
import msgspec
from msgspec import structs

from eastfront.interfaces.cli.arguments import (
    answer_option,
    edition_option,
    game_argument,
    jobs_option,
    json_option,
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
from eastfront.lab.contesting import Score, run_contest, score, units_for
from eastfront.lab.engine import Engine
from eastfront.lab.tuning import Tuned, Tuning, start, tuned
from eastfront.players.levels import SERGEANT


@click.command("tune", cls=Run)
@game_argument
@click.option("--level", default=SERGEANT, show_default=True, help="Whose weights are the first.")
@seats_option
@edition_option
@answer_option
@click.option(
    "--rounds",
    default=30,
    show_default=True,
    type=click.IntRange(1, MOST_GAMES),
    help="How often weights move.",
)
@click.option(
    "--units", default=400, show_default=True, type=click.IntRange(1, MOST_GAMES), help="Units in a round."
)
@click.option(
    "--check",
    default=400,
    show_default=True,
    type=click.IntRange(1, MOST_GAMES),
    help="Games against the first.",
)
@seed_option
@jobs_option
@cluster_option
@results_option
@json_option
def tune(
    game: str,
    level: str,
    seats: int | None,
    edition: str,
    answers: tuple[tuple[str, str], ...],
    rounds: int,
    units: int,
    check: int,
    seed: int,
    jobs: int,
    cluster: str,
    results: Path | None,
    as_json: bool,
) -> None:
    """Move the weights of a scripted player of GAME towards those that win.

    In each unit two players meet whose weights are turned a little up and as much down. In the end
    the new weights meet the first ones in games that were not used to find them.
    """
    edition, seats = seated(game, edition, seats)
    tuning = Tuning(game, edition, level, seats, dict(answers), seed, units)
    first = start(tuning).weights
    engine = engine_for(jobs, cluster)
    begun = perf_counter()
    with progress_bar(f"{game}, {level}, units", rounds * units) as progress:
        weights = tuned(tuning, rounds, engine, results, progress, warn)
    checked = compare(tuning, weights, first, check, engine)
    found = Tuned(tuning, rounds, first, weights, checked, round(perf_counter() - begun, 3))
    click.echo(msgspec.json.encode(found).decode() if as_json else report(found))


def compare(
    tuning: Tuning, weights: dict[str, float], first: dict[str, float], games: int, engine: Engine
) -> Score:
    """Let the new *weights* meet the *first* ones, with other luck than before."""
    contest = structs.replace(tuning.contest(weights, first), seed=-1 - tuning.seed)
    units = units_for(contest, games)
    with progress_bar(f"{tuning.game}, {tuning.level}, units of the check", units) as progress:
        played = run_contest(contest, units, engine, progress=progress)
    return score(contest, played)


def report(found: Tuned) -> str:
    """Return the new weights beside the first ones for a reader."""
    tuning, checked = found.tuning, found.check
    low, high = checked.interval
    share = f"{checked.score:.1%} (95 %: {low:.1%} to {high:.1%})"
    return "\n".join(
        [
            f"{tuning.game}, {tuning.edition}, {tuning.level}: {found.rounds:,} rounds "
            f"of {tuning.units:,} units from seed {tuning.seed}, in {found.wall:.1f} s",
            *(f"{name:16} {found.first[name]:8.4g} -> {value:8.4g}" for name, value in found.weights.items()),
            f"The new weights have {share} of {checked.games:,} games against the first.",
        ]
    )
