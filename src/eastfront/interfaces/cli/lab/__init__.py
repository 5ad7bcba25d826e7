"""`eastfront lab`: the instruments that say how strong players are, and how fair games."""

from __future__ import annotations

import click

from eastfront.interfaces.cli.lab.balance import balance
from eastfront.interfaces.cli.lab.ladder import ladder
from eastfront.interfaces.cli.lab.learn import learn
from eastfront.interfaces.cli.lab.match import match
from eastfront.interfaces.cli.lab.tune import tune


@click.group("lab")
def command() -> None:
    """Measure computer players and games."""


command.add_command(balance)
command.add_command(ladder)
command.add_command(learn)
command.add_command(match)
command.add_command(tune)
