"""`eastfront fuzz`: looks for faults of the rules in games of every edition and seat count."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import click

from eastfront.games import load_game
from eastfront.interfaces.cli.arguments import game_argument, jobs_option
from eastfront.interfaces.cli.progress import progress_bar, warn
from eastfront.interfaces.cli.simulate import write_game
from eastfront.lab.coverage import all_answers, op_names
from eastfront.lab.fuzz import LONGEST, Findings, fuzz, fuzz_cells, is_whole


@click.command("fuzz")
@game_argument
@click.option("--games", default=100, show_default=True, type=click.IntRange(1), help="Games of each kind.")
@click.option("--edition", "editions", multiple=True, help="Only this edition; may be given again.")
@click.option("--seats", multiple=True, type=int, help="Only with so many seats; may be given again.")
@click.option("--seed", default=1, show_default=True, help="The seed of the whole run.")
@jobs_option
@click.option(
    "--save",
    default="saves/faults",
    show_default=True,
    type=click.Path(path_type=Path),
    metavar="DIR",
    help="Where games that fail are written.",
)
def command(
    game: str, games: int, editions: tuple[str, ...], seats: tuple[int, ...], seed: int, jobs: int, save: Path
) -> None:
    """Play GAME at random and by rules of thumb in every edition with every number of seats.

    Half of the games are uniformly random, half by the scripted player with a random choice in
    five; half of each change answers of the edition. Fails on a fault. A run over all editions and
    numbers of seats fails, too, on an op, an ending or an answer that no game has reached; with
    --edition or --seats these are only named, as some of them may be for other editions.
    """
    cells = fuzz_cells(game, list(editions), list(seats), seed)
    with progress_bar(f"fuzzing {game}", games * len(cells)) as progress:
        findings = fuzz(cells, games, jobs, progress, warn)
    click.echo(f"{findings.games:,} games, {findings.decisions:,} decisions")
    click.echo(f"{findings.unfinished:,} that nothing had to end were left after {LONGEST:,} decisions")
    missed = report_coverage(game, findings)
    report_faults(findings, save)
    if missed:
        click.echo(f"never reached: {', '.join(missed)}", err=True)
    if findings.faults or (missed and is_whole(cells)):
        raise SystemExit(1)
    rest = "; the rest is for a run over all editions and numbers of seats"
    click.echo("no faults" + (rest if missed else ", and everything was reached"))


def report_coverage(slug: str, findings: Findings) -> list[str]:
    """Print how often everything was reached; return what was not."""
    coverage = findings.coverage
    game = load_game(slug)
    names = op_names(game)
    reached = Counter({name: 0 for name in names.values()})
    for place, count in coverage.ops.items():
        reached[names[place]] += count
    steps = sum(1 for place in names if coverage.ops[place])
    click.echo(f"program steps reached: {steps} of {len(names)}")
    missed = report_counts("ops", sorted(reached), reached)
    missed += report_counts("endings", game.describe().endings.names, coverage.endings)
    return missed + report_counts("answers", all_answers(game), coverage.answers)


def report_counts(title: str, names: list[str], counts: Counter[str]) -> list[str]:
    """Print a list of counts; return the names that were never counted."""
    click.echo(f"{title}:")
    for name in names:
        click.echo(f"  {counts[name]:12,}  {name}")
    return [name for name in names if not counts[name]]


def report_faults(findings: Findings, folder: Path) -> None:
    """Print each fault and write its game to a file."""
    for number, fault in enumerate(findings.faults, start=1):
        path = folder / f"{fault.setup.game}-fault-{number}.jsonl"
        occupants = ["fuzz"] * fault.setup.seats
        write_game(path, fault.setup, fault.key, occupants, {"fault": fault.error}, fault.choices)
        options = " ".join(f"{key}={value}" for key, value in sorted(fault.setup.options.items()))
        where = f"{fault.setup.edition}, {fault.setup.seats} seats {options}".strip()
        click.echo(f"fault at choice {len(fault.choices)} ({where}): {fault.error}", err=True)
        click.echo(f"  last choice: {fault.choices[-1] if fault.choices else 'none'}; game: {path}", err=True)
