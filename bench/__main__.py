"""The command `python -m bench`."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Final

import click
from rich.console import Console

from bench.cases import CASES
from bench.report import NOTE, Measured, read_measured, read_records, shortfalls, table, write_records

ROOT: Final = Path(__file__).resolve().parent.parent


@click.command()
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
@click.option("--check", is_flag=True, help="Fail where a ratio is below half of the one on record.")
@click.option("--record", is_flag=True, help="Put these ratios on record.")
@click.option("--rounds", default=5, show_default=True, type=click.IntRange(1), help="How often to measure.")
def main(as_json: bool, check: bool, record: bool, rounds: int) -> None:
    """Measure the rules, plain and compiled, each in a process of its own."""
    console = Console(stderr=True)
    with console.status("measuring the plain rules") as status:
        all_measured = [measured_with("1", rounds)]
        if is_compiled():
            status.update("measuring the compiled rules")
            all_measured.append(measured_with("0", rounds))
    if as_json:
        click.echo(json.dumps({measured.name: asdict(measured) for measured in all_measured}, indent=2))
    else:
        show(all_measured)
    if record:
        write_records(all_measured)
    if check:
        found = shortfalls(all_measured, read_records())
        if found:
            raise click.ClickException("slower than half of what is on record:\n" + "\n".join(found))


def is_compiled() -> bool:
    """Tells whether there is a compiled build that fits the sources."""
    return run("0", "-c", "import eastfront; print(eastfront.compiled)").strip() == "True"


def measured_with(switch: str, rounds: int) -> Measured:
    """Measures in a new process, with the switch for plain rules set so."""
    return read_measured(run(switch, "-m", "bench.measure", str(rounds)))


def run(switch: str, *arguments: str) -> str:
    """Runs this Python with *arguments* and returns what it prints."""
    command = [sys.executable, *arguments]
    variables = {**os.environ, "EASTFRONT_PLAIN": switch}
    done = subprocess.run(command, cwd=ROOT, env=variables, stdout=subprocess.PIPE, text=True)
    if done.returncode != 0:
        raise click.ClickException("measuring failed (see above)")
    return done.stdout


def show(all_measured: list[Measured]) -> None:
    """Prints a table for each case and what to know about them."""
    console = Console()
    for case in CASES:
        console.print(table(case, all_measured))
    console.print(NOTE, style="dim")
    if len(all_measured) == 1:
        console.print("No compiled build fits the sources: .venv/bin/eastfront compile makes one.")


if __name__ == "__main__":
    main(prog_name="python -m bench")
