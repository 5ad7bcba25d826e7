"""Arguments that the commands of the lab share."""

from __future__ import annotations

from os.path import realpath
from pathlib import Path
from typing import Final

import click

from eastfront.files import check_place
from eastfront.games import game_of
from eastfront.interfaces.cli.arguments import seat_count
from eastfront.interfaces.cli.progress import warn
from eastfront.kernel.errors import EastfrontError, SetupError
from eastfront.lab.engine import Engine, make_engine

# All games of a run stay in memory until they are summed up.
MOST_GAMES: Final = 1_000_000
# Nobody meets anybody alone.
FEWEST_SEATS: Final = 2

seed_option: Final = click.option("--seed", default=1, show_default=True, help="The seed of the whole run.")
seats_option: Final = click.option(
    "--seats",
    type=click.IntRange(FEWEST_SEATS),
    help="How many sit down; if not given two, or as many as the edition has.",
)
results_option: Final = click.option(
    "--results",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Keep what is played; the same command goes on from there.",
)
cluster_option: Final = click.option(
    "--cluster",
    default="",
    metavar="ADDRESS",
    help="Run on the Dask cluster there, instead of in processes of this machine.",
)


def engine_for(jobs: int, cluster: str) -> Engine:
    """Return the engine of a run; there is one place to run at."""
    if cluster and jobs > 1:
        raise SetupError("--jobs is for processes of this machine, --cluster for others: give one of them")
    return make_engine(jobs, warn, cluster)


def seated(game: str, edition: str, seats: int | None) -> tuple[str, int]:
    """Return the edition and the number of seats of a run; what is not given is what most people play."""
    description = game_of(game).describe()
    edition = edition or description.editions.default
    return edition, seats or seat_count(description, edition)


def check_writable(path: Path, results: Path | None) -> None:
    """Refuse a file that cannot be written, before the run: nobody wants to learn it afterwards.

    What goes there at the end must not take the place of the *results*.
    """
    if results and realpath(path) == realpath(results):
        raise SetupError(f"{path} would take the place of what --results keeps; choose another name")
    try:
        check_place(path)
    except OSError as problem:
        raise EastfrontError(f"cannot write {path}: {problem.strerror}") from None
