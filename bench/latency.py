"""How long decisions take, by level and game: `python -m bench.latency` in the checkout."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from typing import Final

import click
from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

import eastfront
from bench.cases import CASES
from eastfront.games import game_of
from eastfront.kernel.decision import NOBODY
from eastfront.kernel.edition import Setup
from eastfront.kernel.errors import EastfrontError
from eastfront.kernel.luck import key_of_seed
from eastfront.players.levels import LEVELS, make_player
from eastfront.players.player import Player

MILLI: Final = 1000.0
NOTE: Final = (
    "Milliseconds of a core that a choice takes, all seats being of the same level and nobody having a"
    " deadline: the median, what 90 % and 99 % do not exceed, and the longest. Decisions with a single"
    " option are forced and counted apart."
)


@dataclass(frozen=True)
class Timed:
    """How many *seconds* of a core a seat took for a decision; one with a single option is *forced*."""

    seat: int
    forced: bool
    seconds: float


@dataclass
class Latency:
    """How long each choice of one level took, in seconds; those with a single option apart."""

    case: str
    level: str
    games: int
    free: list[float] = field(default_factory=list)
    forced: list[float] = field(default_factory=list)


@dataclass(frozen=True)
class Figures:
    """What there is to say of a latency, in milliseconds."""

    case: str
    level: str
    games: int
    choices: int
    p50: float
    p90: float
    p99: float
    longest: float
    forced: int
    longest_forced: float


@click.command()
@click.option("--levels", default=",".join(LEVELS), show_default=True, help="Levels to measure, by commas.")
@click.option("--cases", default=",".join(CASES), show_default=True, help="Cases to measure, by commas.")
@click.option("--games", default=20, show_default=True, type=click.IntRange(1), help="How many to play.")
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
def main(levels: str, cases: str, games: int, as_json: bool) -> None:
    """Measure how long the choices of each level take, in whole games."""
    found: list[Figures] = []
    console = Console(stderr=True)
    with console.status("measuring") as status:
        for name in cases.split(","):
            for level in levels.split(","):
                status.update(f"{name}: {level}")
                found.append(figures(measured(name, level, games)))
    if as_json:
        click.echo(
            json.dumps({"compiled": eastfront.compiled, "latencies": [asdict(each) for each in found]})
        )
    else:
        show(found)


def measured(name: str, level: str, games: int) -> Latency:
    """Plays *games* and times every choice."""
    if name not in CASES:
        raise click.BadParameter(f"there is no case {name!r}; valid: {', '.join(CASES)}")
    latency = Latency(name, level, games)
    setup = CASES[name].setup
    for seed in range(games):
        try:
            players = [make_player(setup.game, level, seed + seat) for seat in range(setup.seats)]
        except EastfrontError as problem:
            raise click.ClickException(str(problem)) from None
        for each in timed_game(setup, players, seed):
            (latency.forced if each.forced else latency.free).append(each.seconds)
    return latency


def timed_game(setup: Setup, players: list[Player], seed: int) -> Iterator[Timed]:
    """Plays one game and times every decision in it."""
    game = game_of(setup.game)
    state = game.new(setup, key_of_seed(seed))
    while state.asked != NOBODY:
        seat = state.asked
        view = game.view(state, seat)
        options = list(view.options)
        start = time.thread_time()
        option = players[seat].choose(view, options)
        yield Timed(seat, len(options) == 1, time.thread_time() - start)
        game.apply(state, option)


def figures(latency: Latency) -> Figures:
    """Sums a latency up."""
    free = sorted(latency.free)
    return Figures(
        latency.case,
        latency.level,
        latency.games,
        len(free),
        share(free, 0.5),
        share(free, 0.9),
        share(free, 0.99),
        share(free, 1.0),
        len(latency.forced),
        share(sorted(latency.forced), 1.0),
    )


def share(ordered: list[float], part: float) -> float:
    """Returns the milliseconds that so large a part does not exceed; none where nothing was measured."""
    if not ordered:
        return 0.0
    return round(MILLI * ordered[min(len(ordered) - 1, int(part * len(ordered)))], 4)


def show(found: list[Figures]) -> None:
    """Prints the table."""
    how = "compiled" if eastfront.compiled else "plain"
    result = Table(
        title=f"How long a choice takes, {how} (ms)", title_justify="left", box=SIMPLE, collapse_padding=True
    )
    for column in ("case", "level"):
        result.add_column(column, no_wrap=True)
    for column in ("games", "choices", "p50", "p90", "p99", "max", "forced", "max"):
        result.add_column(column, justify="right")
    for each in found:
        times = [f"{value:.2f}" for value in (each.p50, each.p90, each.p99, each.longest)]
        counts = (
            f"{each.games}",
            f"{each.choices:,}",
            *times,
            f"{each.forced:,}",
            f"{each.longest_forced:.2f}",
        )
        result.add_row(each.case, each.level, *counts)
    console = Console()
    console.print(result)
    console.print(NOTE, style="dim")


if __name__ == "__main__":
    main(prog_name="python -m bench.latency")
