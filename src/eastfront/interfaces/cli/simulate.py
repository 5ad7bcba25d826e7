"""`eastfront simulate`: many games by computer players, summed up."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path

import click

from eastfront.games import game_of
from eastfront.interfaces.cli.arguments import (
    answer_option,
    edition_option,
    game_argument,
    jobs_option,
    json_option,
    seat_count,
    split_seats,
)
from eastfront.interfaces.cli.progress import progress_bar, warn
from eastfront.kernel.edition import Setup
from eastfront.lab.match import LONGEST, Plan, first_seats, match_key
from eastfront.lab.simulate import Tally, simulate
from eastfront.players.levels import CONSCRIPT
from eastfront.table.store import write_file
from eastfront.table.table import open_table


@click.command("simulate")
@game_argument
@click.option("--seats", default="", help=f"Who plays, by commas; {CONSCRIPT} everywhere if not given.")
@edition_option
@answer_option
@click.option("--games", default=1000, show_default=True, type=click.IntRange(1), help="How many.")
@click.option("--seed", default=1, show_default=True, help="The seed of the whole run.")
@click.option(
    "--first", default=0, type=click.IntRange(0), help="Index of the first game of the run to play."
)
@click.option(
    "--longest",
    default=LONGEST,
    show_default=True,
    type=click.IntRange(1),
    help="Decisions after which a game is left.",
)
@jobs_option
@click.option("--save", type=click.Path(path_type=Path), metavar="DIR", help="Write every game to a file.")
@json_option
def command(
    game: str,
    seats: str,
    edition: str,
    answers: tuple[tuple[str, str], ...],
    games: int,
    seed: int,
    first: int,
    longest: int,
    jobs: int,
    save: Path | None,
    as_json: bool,
) -> None:
    """Let computer players play GAME many times.

    Equal seeds give equal games, whatever --jobs is. A win of an alliance counts for each of its
    seats; rivals who share a win split it; nobody wins a draw.
    """
    description = game_of(game).describe()
    edition = edition or description.editions.default
    occupants = split_seats(seats) if seats else [CONSCRIPT] * seat_count(description, edition)
    plan = Plan(game, edition, occupants, dict(answers), seed, longest)
    keep = partial(keep_match, save) if save else None
    with progress_bar(f"{game}, {edition}", games) as progress:
        tally = simulate(plan, games, first, jobs, progress, keep, warn)
    if as_json:
        click.echo(json.dumps(tally.to_data(plan)))
    else:
        report(plan, tally, description.sides[edition])
    for match in tally.faults:
        click.echo(f"fault in match {match.index}, choice {match.decisions}: {match.error}", err=True)
        click.echo(f"  again: {plan.command(match.index)}", err=True)
    if tally.faults:
        raise SystemExit(1)


def report(plan: Plan, tally: Tally, sides: list[str]) -> None:
    """Print the sums for a reader; *sides* say what the seats play, if that differs."""
    data = tally.to_data(plan)
    rules = "compiled" if data["compiled"] else "plain"
    click.echo(f"{plan.game}, {plan.edition}: {tally.games:,} games from seed {plan.seed}")
    click.echo(
        f"{tally.decisions:,} decisions and {tally.turns:,} turns in {tally.seconds:.1f} s: "
        f"{data['decisions_per_second']:,} decisions/s, {rules}"
    )
    for seat, occupant in enumerate(plan.occupants):
        side = f"{sides[seat]:10}  " if sides else ""
        click.echo(f"  seat {seat + 1}  {side}{occupant:10}  {results(tally, seat)}")
    for alliance, seat in first_seats(plan.alliances()).items():
        click.echo(f"  alliance {alliance:21}  {results(tally, seat)}")
    endings = ", ".join(f"{ending} {count:,}" for ending, count in sorted(tally.endings.items()))
    click.echo(f"endings: {endings or 'none'}; faults: {len(tally.faults)}")


def results(tally: Tally, seat: int) -> str:
    """Word the wins of a seat, their part of all games, and its draws."""
    wins = float(tally.wins[seat])
    return f"{wins:10.1f} wins  {wins / tally.games:6.1%}  {tally.draws[seat]:8,} drawn"


def keep_match(folder: Path, plan: Plan, index: int, choices: list[int]) -> None:
    """Write one match as a game file; of one that failed, what came before the failure."""
    about = {"run": str(plan.seed), "match": str(index)}
    write_game(
        folder / f"{plan.game}-{plan.seed}-{index}.jsonl",
        plan.setup(),
        match_key(plan, index),
        plan.occupants,
        about,
        [game_of(plan.game).option_name(choice) for choice in choices],
    )


def write_game(
    path: Path, setup: Setup, key: bytes, occupants: list[str], about: dict[str, str], choices: list[str]
) -> None:
    """Write a game file from a game's choices, as far as they can be taken."""
    table = open_table(game_of(setup.game), setup, key, occupants, about)
    for choice in choices:
        try:
            table.choose(table.asked if table.asked is not None else 0, choice)
        # A failure of the rules is what the file is to show: it ends before that choice.
        except Exception:
            break
    write_file(path, table.lines)
