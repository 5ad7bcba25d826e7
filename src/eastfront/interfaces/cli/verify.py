"""`eastfront verify`: plays a game file, or all stored games, again and checks every line by its hash."""

from __future__ import annotations

from pathlib import Path

import click

from eastfront.interfaces.cli.hosting.options import data_dir_option, database_option
from eastfront.table.commitment import COMMITMENT, check_commitment
from eastfront.table.log import Header
from eastfront.table.replay import replay
from eastfront.table.store import read_file


@click.command("verify")
@click.argument("file", type=click.Path(path_type=Path), metavar="[FILE]", required=False)
@click.option(
    "--commitment", default="", metavar="HASH", help="Compare with what was shown when the game started."
)
@click.option("--stored", is_flag=True, help="Check every game that a server keeps, instead of a FILE.")
@data_dir_option
@database_option
def command(file: Path | None, commitment: str, stored: bool, data_dir: Path | None, database: str) -> None:
    """Check that FILE is a game played by the rules, with nothing changed since.

    Every choice is played again; the exit status tells whether all of them agree. Where the file
    holds a commitment to the key, it must fit the key and the salt.

    With --stored all games of a server are played again, which may run meanwhile, and those that
    would go another way under the rules at hand are listed; nothing is changed.
    """
    if stored == (file is not None) or (stored and commitment):
        raise click.UsageError("give either a FILE, with or without --commitment, or --stored")
    if file is not None:
        verify_file(file, commitment)
        return
    # Whoever checks a file need not wait until all that a server needs is loaded.
    from eastfront.interfaces.cli.hosting.stored import verify_stored

    verify_stored(data_dir, database)


def verify_file(file: Path, commitment: str) -> None:
    """Play a file again and say whether it agrees."""
    log = read_file(file)
    result = replay(log)
    if result.changes:
        click.echo(f"{file}: played under {' and '.join(result.changes)}", err=True)
    problem = str(result.problem or "")
    if log.torn and (not result.problem or result.problem.line > 1 + len(log.lines)):
        problem = f"{file}: {log.torn}"
    if problem:
        raise click.ClickException(f"{problem} ({result.choices} choices before it agree)")
    problem = commitment_problem(log.header, commitment)
    if problem:
        raise click.ClickException(f"{file}: {problem}")
    outcome = result.table.outcome
    state = f"ended: {outcome.ending}" if outcome else "not finished"
    click.echo(f"{file}: all {result.choices} choices agree; {state}")
    if COMMITMENT in log.header.about:
        shown = " and is the one given" if commitment else ""
        click.echo(f"{file}: the commitment fits the key and the salt{shown}")


def commitment_problem(header: Header, given: str) -> str:
    """Say what is wrong with the commitment in *header*, or why it is not the one *given*; else nothing."""
    problem = check_commitment(header)
    if problem or not given:
        return problem
    if COMMITMENT not in header.about:
        return "there is no commitment to compare with"
    if header.about[COMMITMENT] != given.strip().lower():
        return "the commitment is not the one given: this game was played with another key"
    return ""
