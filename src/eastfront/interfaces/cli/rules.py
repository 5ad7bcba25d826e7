"""`eastfront rules`: every clause of a game's rules with its source and the tests that show it."""

from __future__ import annotations

import json

import click
from rich.console import Console
from rich.table import Table

from eastfront.games import load_game
from eastfront.interfaces.citations import tests_by_clause
from eastfront.interfaces.cli.arguments import game_argument, json_option
from eastfront.kernel.data import Data
from eastfront.kernel.ledger import Rule


@click.command("rules")
@game_argument
@json_option
def command(game: str, as_json: bool) -> None:
    """List the clauses of the rules of GAME."""
    ledger = load_game(game).ledger()
    tests = tests_by_clause(game)
    clauses = [rule_data(rule, tests.get(rule.id, [])) for rule in ledger]
    if as_json:
        click.echo(json.dumps(clauses, indent=1))
        return
    table = Table(box=None, pad_edge=False)
    for title in ("clause", "rule", "status", "editions"):
        table.add_column(title, overflow="fold")
    for rule in ledger:
        text = f"{rule.text} Why: {rule.why}" if rule.why else rule.text
        table.add_row(rule.id, text, rule.status, ", ".join(rule.editions))
    Console().print(table)


def rule_data(rule: Rule, tests: list[str]) -> dict[str, Data]:
    """Return a clause as scripts read it."""
    return {
        "id": rule.id,
        "text": rule.text,
        "source": list[Data](rule.source),
        "editions": list[Data](rule.editions),
        "status": rule.status,
        "why": rule.why,
        "tests": list[Data](tests),
    }
