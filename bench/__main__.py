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
from bench.peers import report as peers_report
from bench.peers.report import Compared, read_compared
from bench.report import NOTE, Measured, read_measured, read_records, shortfalls, table, write_records

ROOT: Final = Path(__file__).resolve().parent.parent
NO_BUILD: Final = "No compiled build fits the sources: .venv/bin/eastfront compile makes one."


@click.command()
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
@click.option("--check", is_flag=True, help="Fail where a ratio is below half of the one on record.")
@click.option("--record", is_flag=True, help="Put these ratios on record.")
@click.option("--rounds", default=5, show_default=True, type=click.IntRange(1), help="How often to measure.")
@click.option("--peers", is_flag=True, help="Compare with other packages for card games instead.")
def main(as_json: bool, check: bool, record: bool, rounds: int, peers: bool) -> None:
    """Measure the rules, plain and compiled, each in a process of its own."""
    if peers and (check or record):
        raise click.UsageError("nothing of the peers is on record: --peers goes without --check and --record")
    if peers:
        compare(as_json, rounds)
        return
    all_measured = [read_measured(text) for text in each_way("bench.measure", rounds)]
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


def compare(as_json: bool, rounds: int) -> None:
    """Measure our games beside those of other packages."""
    all_compared = [read_compared(text) for text in each_way("bench.peers.measure", rounds)]
    if as_json:
        click.echo(json.dumps({compared.way: asdict(compared) for compared in all_compared}, indent=2))
    else:
        show_compared(all_compared)


def each_way(module: str, rounds: int) -> list[str]:
    """Returns what *module* prints with the plain rules, and with the compiled ones where they are."""
    with Console(stderr=True).status("measuring the plain rules") as status:
        printed = [run("1", "-m", module, str(rounds))]
        if is_compiled():
            status.update("measuring the compiled rules")
            printed.append(run("0", "-m", module, str(rounds)))
    return printed


def is_compiled() -> bool:
    """Tells whether there is a compiled build that fits the sources."""
    return run("0", "-c", "import eastfront; print(eastfront.compiled)").strip() == "True"


def run(switch: str, *arguments: str) -> str:
    """Runs this Python with *arguments* and returns what it prints."""
    command = [sys.executable, *arguments]
    # The threads of a peer's NumPy would count as CPU time, and stand in each other's way.
    variables = {**os.environ, "EASTFRONT_PLAIN": switch, "OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}
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
        console.print(NO_BUILD)


def show_compared(all_compared: list[Compared]) -> None:
    """Prints the figures beside those of the peers, and what to know about them."""
    console = Console()
    for compared in all_compared:
        console.print(peers_report.figures_table(compared))
        console.print(peers_report.ratios_table(compared))
    console.print(peers_report.versions_line(all_compared[-1]))
    console.print(peers_report.NOTE, style="dim")
    for line in (peers_report.missing_line(all_compared[-1]), "" if len(all_compared) > 1 else NO_BUILD):
        if line:
            console.print(line)


if __name__ == "__main__":
    main(prog_name="python -m bench")
