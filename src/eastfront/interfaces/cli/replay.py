"""`eastfront replay`: tells a game file choice by choice, in sentences."""

from __future__ import annotations

from pathlib import Path

import click

from eastfront.interfaces.cli.arguments import file_argument, language_option
from eastfront.interfaces.terminal.console import Closed, Terminal, indented
from eastfront.interfaces.terminal.scores import score_table
from eastfront.interfaces.terminal.story import Story
from eastfront.table.log import Log
from eastfront.table.replay import Replay, renew, replay
from eastfront.table.store import FileError, read_file, write_file
from eastfront.table.table import Table


@click.command("replay")
@file_argument
@click.option("--to", type=click.IntRange(0), metavar="N", help="Stop after choice N.")
@click.option(
    "--seat", type=click.IntRange(1), help="Tell it as this seat saw it; without, nothing is hidden."
)
@click.option("--step", is_flag=True, help="Wait for Enter after each choice.")
@language_option
@click.option(
    "--save",
    type=click.Path(path_type=Path),
    metavar="NEW",
    help="Write what agrees under today's rules to NEW.",
)
def command(
    file: Path, to: int | None, seat: int | None, step: bool, language: str, save: Path | None
) -> None:
    """Tell the game in FILE again, as far as the rules at hand agree with it."""
    log = read_file(file)
    if seat and seat > log.header.setup.seats:
        raise click.UsageError(f"there is no seat {seat}; valid: 1 to {log.header.setup.seats}")
    result = replay(log, to)
    tell(log, result, seat, step, language)
    if save:
        save_renewed(log, to, save)
    if result.changes:
        click.echo(f"{file}: played under {' and '.join(result.changes)}", err=True)
    if log.torn:
        click.echo(f"{file}: {log.torn}", err=True)
    if result.problem:
        raise click.ClickException(f"{result.problem} ({result.choices} choices before it agree)")


def tell(log: Log, result: Replay, seat: int | None, step: bool, language: str) -> None:
    """Write the story to the terminal."""
    terminal = Terminal()
    table = Table(result.table.game, log.header)
    story = Story(table, log, len(result.table.lines), seat - 1 if seat else None, language)
    try:
        for head, sentences in story.parts():
            terminal.write(head, *[indented(sentence, 6) for sentence in sentences])
            if step:
                terminal.read("")
    except (Closed, KeyboardInterrupt):
        return
    if table.outcome:
        terminal.write("", *score_table(story.speech, table.outcome, table.occupants))


def save_renewed(log: Log, to: int | None, path: Path) -> None:
    """Write a new game file with the choices that agree, to be played on."""
    if path.exists():
        raise FileError(f"{path} exists already; give another name")
    result = renew(log, to)
    write_file(path, result.table.lines)
    click.echo(
        f"{result.choices} choices are in {path}; go on with: eastfront play --terminal --resume {path}"
    )
