"""Where players spend their time, sampled by perf: `python -m bench.profile CASE LEVEL` in the checkout."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import click
from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

import eastfront
from bench.cases import CASES

# A function of ours, as mypyc names it in C; glue only passes calls on.
OURS: Final = re.compile(r"\bCPyDef_(\w+)")
GLUE: Final = "_glue"
# Whatever is loaded is no part of a game.
LOADING: Final = "PyImport_ImportModuleLevelObject"
# Deep enough for the frames of a planner's playout.
STACK: Final = "dwarf,16384"

NOTE: Final = (
    "Shares of the time in which nothing was loaded: of a function with all that it calls, and of itself"
    " with what it calls of Python but not of ours. All seats are of the same level."
)


@dataclass
class Profile:
    """How many *samples* there are, and in how many each function is called, or the innermost of ours."""

    samples: int
    called: Counter[str]
    innermost: Counter[str]


@click.command()
@click.argument("case", type=click.Choice(list(CASES)))
@click.argument("level")
@click.option("--games", default=1, show_default=True, type=click.IntRange(1), help="How many to play.")
@click.option("--rate", default=99, show_default=True, type=click.IntRange(1), help="Samples a second.")
@click.option("--rows", default=30, show_default=True, type=click.IntRange(1), help="Functions to show.")
def main(case: str, level: str, games: int, rate: int, rows: int) -> None:
    """Tell which functions the compiled players and rules spend their time in, in whole games."""
    if not eastfront.compiled:
        raise click.ClickException(
            "no compiled build fits the sources: .venv/bin/eastfront compile makes one"
        )
    if not shutil.which("perf"):
        raise click.ClickException("perf is missing; on Debian and Ubuntu linux-perf or linux-tools has it")
    playing = [sys.executable, "-m", "bench.latency", "--json"]
    playing += ["--cases", case, "--levels", level, "--games", str(games)]
    with tempfile.TemporaryDirectory() as folder:
        file = str(Path(folder) / "perf.data")
        run(["perf", "record", "--quiet", "-o", file, "-F", str(rate), "--call-graph", STACK, *playing])
        profile = read_samples(run(["perf", "script", "-i", file, "--no-inline", "-F", "ip,sym"]))
    show(f"{case}, {level}, {games} games", profile, rows)


def run(command: list[str]) -> str:
    """Runs *command* and returns what it prints."""
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True)
    if done.returncode != 0:
        raise click.ClickException(f"{command[0]} {command[1]} failed (see above)")
    return done.stdout


def read_samples(text: str) -> Profile:
    """Counts the functions in what perf prints: samples by blank lines, the innermost call first."""
    profile = Profile(0, Counter(), Counter())
    for sample in text.strip("\n").split("\n\n"):
        if LOADING not in sample:
            calls = list(functions(sample))
            profile.samples += 1
            profile.called.update(set(calls))
            profile.innermost.update(calls[:1])
    return profile


def functions(sample: str) -> Iterator[str]:
    """Yields the functions of ours that a sample is in, as `module.Class.method`."""
    for found in OURS.finditer(sample):
        if not found[1].endswith(GLUE):
            yield found[1].replace("___", ".")


def show(title: str, profile: Profile, rows: int) -> None:
    """Prints the functions with the largest shares."""
    result = Table(
        title=f"{title}: {profile.samples:,} samples", title_justify="left", box=SIMPLE, collapse_padding=True
    )
    for column in ("all", "itself"):
        result.add_column(column, justify="right")
    result.add_column("function", no_wrap=True)
    for name, count in profile.called.most_common(rows):
        shares = [f"{each / profile.samples:.1%}" for each in (count, profile.innermost[name])]
        result.add_row(*shares, name)
    console = Console()
    console.print(result)
    console.print(NOTE, style="dim")


if __name__ == "__main__":
    main(prog_name="python -m bench.profile")
