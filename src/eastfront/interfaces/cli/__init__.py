"""The command line: the group that every `eastfront` command belongs to."""

from __future__ import annotations

import click

from eastfront import __version__


@click.group()
@click.version_option(__version__, prog_name="eastfront")
def main() -> None:
    """Play, study and measure card games of the Eastern Front."""
