"""`eastfront lab learn`: what positions are worth, for captains."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter
from typing import Final

import click
import msgspec

from eastfront.files import write_whole
from eastfront.interfaces.cli.arguments import game_argument, jobs_option, json_option
from eastfront.interfaces.cli.lab.arguments import (
    MOST_GAMES,
    check_writable,
    cluster_option,
    engine_for,
    results_option,
    seed_option,
)
from eastfront.interfaces.cli.lab.stopping import Run
from eastfront.interfaces.cli.progress import progress_bar, warn
from eastfront.kernel.errors import EastfrontError
from eastfront.lab.extra import LAB_EXTRA
from eastfront.lab.learning import Learnt, gather, make_lesson, positions_of
from eastfront.players.evaluate.weights import Weights

# What would not be done in a day, or not fit into memory, is a slip of the hand.
MOST_TIMES: Final = 1_000
MOST_UNITS: Final = 1_000


@click.command("learn", cls=Run)
@game_argument
@click.option(
    "--games",
    default=20_000,
    show_default=True,
    type=click.IntRange(10, MOST_GAMES),
    help="Games to learn from.",
)
@click.option(
    "--part",
    default=0.3,
    show_default=True,
    type=click.FloatRange(0.0, 1.0, min_open=True),
    help="Part of the turns that are looked at.",
)
@click.option(
    "--times",
    default=12,
    show_default=True,
    type=click.IntRange(1, MOST_TIMES),
    help="How often each is looked at.",
)
@click.option(
    "--layers",
    default=(48, 24),
    show_default=True,
    type=(click.IntRange(1, MOST_UNITS), click.IntRange(1, MOST_UNITS)),
    help="Size of the two layers.",
)
@click.option(
    "--trust",
    default=0.0,
    show_default=True,
    type=click.FloatRange(0.0, 1.0),
    help="How much positions are judged by the next ones instead of the end, in the second half.",
)
@click.option(
    "--out", required=True, type=click.Path(path_type=Path, dir_okay=False), help="Where the network goes."
)
@seed_option
@jobs_option
@cluster_option
@results_option
@json_option
def learn(
    game: str,
    games: int,
    part: float,
    times: int,
    layers: tuple[int, int],
    trust: float,
    out: Path,
    seed: int,
    jobs: int,
    cluster: str,
    results: Path | None,
    as_json: bool,
) -> None:
    """Fit a network to how games of GAME end.

    Sergeants play one another, some of them with whims. What a seat sees when the turn passes
    on is put down with how the game ended for it. Captains judge by such networks where their plans lead.
    """
    try:
        from eastfront.lab.fitting import Course, fit
    except ImportError:
        raise EastfrontError(f"learning needs NumPy: {LAB_EXTRA}") from None
    check_writable(out, results)
    start = perf_counter()
    lesson = make_lesson(game, part, seed)
    with progress_bar(f"{game}, games", games) as progress:
        watched = gather(lesson, games, engine_for(jobs, cluster), results, progress, warn)
    positions = positions_of(watched)
    if not as_json:
        click.echo(f"{len(positions.worths):,} positions of {games:,} games")
    steps: list[tuple[float, float]] = []

    def tell(time: int, off: float, guess: float) -> None:
        steps.append((off, guess))
        if not as_json:
            click.echo(step_row(time, off, guess))

    save(out, fit(positions, Course(times, layers, trust, seed), tell))
    error, guess = steps[-1]
    found = Learnt(
        game,
        games,
        len(positions.worths),
        round(error, 6),
        round(guess, 6),
        round(sum(each.seconds for each in watched), 3),
        round(perf_counter() - start, 3),
    )
    click.echo(msgspec.json.encode(found).decode() if as_json else told(found))


def save(out: Path, weights: Weights) -> None:
    """Write a network."""
    try:
        write_whole(out, msgspec.json.encode(weights))
    except OSError as problem:
        raise EastfrontError(f"cannot write {out}: {problem.strerror}") from None


def step_row(time: int, off: float, guess: float) -> str:
    """Return for a reader how far a network has come."""
    return f"{time + 1:3}: squared error {off:.4f} in games not seen; {guess:.4f} by always saying the same"


def told(found: Learnt) -> str:
    """Return for a reader how long it took."""
    return f"learnt in {found.wall:.1f} s (games: {found.seconds:.1f} s)"
