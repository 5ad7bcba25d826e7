"""Reports of the lab's commands: where they go, and what stands at their top."""

from __future__ import annotations

import platform
import shlex
from pathlib import Path
from typing import Final

import click

from eastfront import __version__
from eastfront.games import game_of
from eastfront.interfaces.cli.lab.arguments import check_writable
from eastfront.interfaces.cli.progress import warn
from eastfront.kernel.errors import SetupError
from eastfront.lab.report.page import MISSING, is_possible, write_page
from eastfront.lab.simulate import is_compiled

report_option: Final = click.option(
    "--report",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE.html",
    help="Write a page with plots, whole in one file.",
)

ENDING: Final = ".html"

# What does not change what is found: how it is run, and where it is kept or shown.
ASIDE: Final = ("as_json", "cluster", "jobs", "report", "results")


class Reporter:
    """Writes the report of a run to *path*, if there is one; numbers are told either way.

    It never takes the place of the *results* that the run keeps.
    """

    def __init__(self, path: Path | None, results: Path | None) -> None:
        self.path = path
        self.possible = is_possible()
        if path:
            check_ending(path)
            check_writable(path, results)
        if path and not self.possible:
            warn(f"there will be no report: {MISSING}")

    def is_wanted(self) -> bool:
        """Tell whether a page is to be made."""
        return self.path is not None and self.possible

    def write(self, title: str, body: str) -> None:
        """Write the page."""
        assert self.path is not None
        write_page(self.path, title, body)

    def finish(self) -> None:
        """End a command that could not write the report that it was asked for as one that failed."""
        if self.path and not self.possible:
            raise SystemExit(1)


def check_ending(path: Path) -> None:
    """Refuse a file by whose name nobody would take it for a page."""
    if path.suffix.lower() != ENDING:
        raise SetupError(f"--report writes a page: {path} must end in {ENDING}")


def about_run(game: str) -> list[tuple[str, str]]:
    """Return what stands at the top of a report: the command, and what it was run with."""
    rules = "compiled" if is_compiled() else "plain"
    versions = (
        f"eastfront {__version__}, rules of {game} {game_of(game).rules_version}, {rules}, "
        f"Python {platform.python_version()}"
    )
    return [("command", command_line(click.get_current_context())), ("versions", versions)]


def command_line(context: click.Context) -> str:
    """Return the command that finds the same again, with the seed even where that is the default."""
    words = context.command_path.split()
    for parameter in context.command.params:
        value = context.params.get(str(parameter.name))
        if isinstance(parameter, click.Argument):
            words.append(str(value))
        elif parameter.name == "seed" or (parameter.name not in ASIDE and value != parameter.default):
            words += option_words(parameter.opts[0], value)
    return shlex.join(words)


def option_words(name: str, value: object) -> list[str]:
    """Return an option as it is typed; one that may be given again, as often as it was."""
    if value is True:
        return [name]
    if not isinstance(value, tuple):
        return [] if value is None or value is False or value == "" else [name, str(value)]
    if value and all(isinstance(each, float) for each in value):
        return [name, ",".join(map(str, value))]
    return [word for each in value for word in (name, each if isinstance(each, str) else "=".join(each))]
