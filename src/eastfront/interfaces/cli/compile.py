"""`eastfront compile`: kernel, games and players as machine code, several times as fast."""

from __future__ import annotations

import time

import click
from rich.console import Console

from eastfront.compiling import CompileFailed, compile_rules


@click.command("compile")
def command() -> None:
    """Compile kernel, games and players with mypyc, for simulations.

    It needs a C compiler and takes a few minutes.

    The build goes to build/compiled and is used as long as it fits the sources. EASTFRONT_PLAIN=1
    turns it off.
    """
    console = Console(stderr=True)
    start = time.monotonic()
    try:
        with console.status("checking the build") as status:
            made = compile_rules(status.update)
    except (CompileFailed, OSError) as failure:
        raise click.ClickException(str(failure)) from None
    seconds = time.monotonic() - start
    if made:
        click.echo(f"compiled in {seconds:.0f} s; every command uses it from now on")
    else:
        click.echo("the compiled build is up to date")
