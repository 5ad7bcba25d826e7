"""A table in the browser: a server for this machine, and the browser at its door."""

from __future__ import annotations

import logging
import os
import re
import time
import webbrowser
from dataclasses import replace
from pathlib import Path
from threading import Thread
from typing import Final

import click

from eastfront import __version__
from eastfront.interfaces.cli.hosting.running import find_server
from eastfront.interfaces.cli.hosting.serve import run
from eastfront.interfaces.web.listening import close, listen
from eastfront.interfaces.web.settings import Settings
from eastfront.kernel.errors import SetupError
from eastfront.table.storage.folder import Occupied, data_folder

# How long a server may take to start, and how often it is looked for meanwhile, in seconds.
START_SECONDS: Final = 30.0
PAUSE: Final = 0.2


def play_in_browser(path: str, opens: bool) -> None:
    """Serve tables on this machine and show *path* there; where a server runs already, only show it."""
    settings = Settings(data_dir=data_folder(chosen_folder()))
    if show_running(settings, path, opens):
        return

    def greet(url: str) -> None:
        click.echo(f"eastfront is at {url}{path} (stop it with Ctrl-C)", err=True)
        # Some browsers come back only when they are closed.
        Thread(target=show, args=(f"{url}{path}", opens), daemon=True).start()

    try:
        run(on_free_port(settings), greet=greet, least=logging.WARNING)
    except Occupied:
        if not show_starting(settings, path, opens):
            raise


def show_running(settings: Settings, path: str, opens: bool) -> bool:
    """Show *path* at the server that runs already, if one does."""
    url, version = find_server(settings)
    if version:
        click.echo(f"eastfront runs already at {url}{path}{difference(version)}", err=True)
        show(f"{url}{path}", opens)
    return bool(version)


def show_starting(settings: Settings, path: str, opens: bool) -> bool:
    """Show *path* at a server that has just been started, as soon as it answers."""
    click.echo("eastfront is being started already; waiting for it", err=True)
    end = time.monotonic() + START_SECONDS
    while not show_running(settings, path, opens):
        if time.monotonic() > end:
            return False
        time.sleep(PAUSE)
    return True


def chosen_folder() -> Path | None:
    """Return the data folder that the environment names, as for `eastfront serve`."""
    named = os.environ.get("EASTFRONT_DATA_DIR")
    return Path(named) if named else None


def difference(version: str) -> str:
    """Say how the *version* of a server that runs differs from this one, if it does."""
    if version == __version__:
        return ""
    running, here = numbers(version), numbers(__version__)
    kind = "another" if running == here else "an older" if running < here else "a newer"
    return f"; it is {kind} version, {version}, not {__version__}: stop it and start again for this one"


def numbers(version: str) -> list[int]:
    """Return the numbers of a *version*, which sort by age."""
    return [int(number) for number in re.findall(r"[0-9]+", version)[:3]]


def on_free_port(settings: Settings) -> Settings:
    """Return the settings with another port where somebody else has the usual one."""
    try:
        close(listen(settings.host, settings.port))
    except SetupError:
        return replace(settings, port=0)
    return settings


def show(url: str, opens: bool) -> None:
    """Open *url* in the browser, if there is one."""
    if opens and not opened(url):
        click.echo(f"open {url} in a browser", err=True)


def opened(url: str) -> bool:
    """Open *url*, and tell whether a browser took it; a BROWSER that makes no sense is none."""
    try:
        return webbrowser.open(url)
    except (webbrowser.Error, OSError, ValueError):
        return False
