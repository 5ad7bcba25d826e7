"""`eastfront verify`: plays a game file again and checks every line against its hash."""

from __future__ import annotations

from pathlib import Path

import click

from eastfront.interfaces.cli.arguments import file_argument
from eastfront.table.replay import replay
from eastfront.table.store import read_file


@click.command("verify")
@file_argument
def command(file: Path) -> None:
    """Check that FILE is a game played by the rules, with nothing changed since.

    Every choice is played again; the exit status tells whether all of them agree.
    """
    log = read_file(file)
    result = replay(log)
    if result.changes:
        click.echo(f"{file}: played under {' and '.join(result.changes)}", err=True)
    problem = str(result.problem or "")
    if log.torn and (not result.problem or result.problem.line > 1 + len(log.lines)):
        problem = f"{file}: {log.torn}"
    if problem:
        raise click.ClickException(f"{problem} ({result.choices} choices before it agree)")
    outcome = result.table.outcome
    state = f"ended: {outcome.ending}" if outcome else "not finished"
    click.echo(f"{file}: all {result.choices} choices agree; {state}")
