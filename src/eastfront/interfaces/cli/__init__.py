"""The command line: the group that every `eastfront` command belongs to."""

from __future__ import annotations

import sys
from errno import ENOSPC
from importlib import import_module
from io import TextIOWrapper
from typing import Final

import click

from eastfront import __version__
from eastfront.kernel.errors import EastfrontError

# A command's module is imported when the command is asked for, so that none waits for the others.
COMMANDS: Final = {
    "backup": "eastfront.interfaces.cli.hosting.backup",
    "bot": "eastfront.interfaces.cli.bot",
    "cards": "eastfront.interfaces.cli.cards",
    "compile": "eastfront.interfaces.cli.compile",
    "fuzz": "eastfront.interfaces.cli.fuzz",
    "lab": "eastfront.interfaces.cli.lab",
    "play": "eastfront.interfaces.cli.play",
    "replay": "eastfront.interfaces.cli.replay",
    "restore": "eastfront.interfaces.cli.hosting.restore",
    "rules": "eastfront.interfaces.cli.rules",
    "serve": "eastfront.interfaces.cli.hosting.serve",
    "simulate": "eastfront.interfaces.cli.simulate",
    "verify": "eastfront.interfaces.cli.verify",
}


class LazyGroup(click.Group):
    """A group whose commands are the functions `command` of the modules in `COMMANDS`."""

    def list_commands(self, context: click.Context) -> list[str]:
        return sorted(COMMANDS)

    def get_command(self, context: click.Context, name: str) -> click.Command | None:
        if name not in COMMANDS:
            return None
        command = import_module(COMMANDS[name]).command
        assert isinstance(command, click.Command), name
        return command

    def invoke(self, context: click.Context) -> object:
        """Runs the command; what a caller did wrong is one line and no traceback."""
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            if isinstance(stream, TextIOWrapper):
                # What a terminal cannot show or send is no reason to stop.
                stream.reconfigure(errors="replace")
        try:
            return super().invoke(context)
        except EastfrontError as error:
            raise click.ClickException(str(error)) from None
        except OSError as error:
            # Whoever reads the output may stop; that is click's to handle.
            if error.errno != ENOSPC or error.filename:
                raise
            raise click.ClickException(f"the output cannot be written: {error.strerror}") from None


@click.group(cls=LazyGroup)
@click.version_option(__version__, prog_name="eastfront")
def main() -> None:
    """Play, study and measure card games of the Eastern Front."""
