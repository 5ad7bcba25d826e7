"""Runs of the lab that somebody stops, and what they leave."""

from __future__ import annotations

from typing import Final

import click

from eastfront.interfaces.cli.progress import warn

# What a shell calls a command that was ended by Ctrl-C.
STOPPED: Final = 130


class Run(click.Command):
    """A command of the lab; whoever stops it by Ctrl-C hears whether it can go on."""

    def invoke(self, context: click.Context) -> object:
        """Run the command."""
        try:
            return super().invoke(context)
        except KeyboardInterrupt:
            warn(f"stopped: {what_is_left(context)}")
            context.exit(STOPPED)


def what_is_left(context: click.Context) -> str:
    """Return what becomes of the games that were played."""
    kept = context.params["results"]
    if kept:
        return f"what was finished is kept in {kept}; the same command goes on from there"
    (option,) = (each for each in context.command.params if each.name == "results")
    return f"nothing was kept; with --results {option.metavar} the same command would go on"
