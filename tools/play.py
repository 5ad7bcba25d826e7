"""What `./play` does: sets up what the browser needs and opens it there, or plays in the terminal."""

from __future__ import annotations

import sys
from typing import Final

from tools.client import ClientFailed, ensure_client
from tools.environment import ROOT, Environment, SetupFailed, enter

TERMINAL: Final = "--terminal"
COMMAND: Final = ("-P", "-m", "eastfront.interfaces.cli")
# Questions that need neither a browser nor a game.
ASIDES: Final = ("--version", "--help")


def play(arguments: list[str]) -> None:
    """Becomes `eastfront play` with *arguments*, once everything that it needs is there."""
    if arguments == ["--version"]:
        enter("app", [*COMMAND, "--version"])
    asks_aside = any(aside in arguments for aside in ASIDES)
    if TERMINAL not in arguments and not asks_aside:
        problem = prepare_browser()
        if problem and not wants_terminal(problem):
            sys.exit(1)
        if problem:
            arguments = [*arguments, TERMINAL]
    needs_page = TERMINAL not in arguments and not asks_aside
    enter("client" if needs_page else "app", [*COMMAND, "play", *arguments])


def prepare_browser() -> str:
    """Builds the browser client; returns why that could not be done, else nothing."""
    try:
        Environment(ROOT).ensure("client")
        ensure_client()
    except (SetupFailed, ClientFailed) as failure:
        return str(failure)
    except KeyboardInterrupt:
        sys.exit("eastfront: set-up interrupted; the next run starts it afresh")
    return ""


def wants_terminal(problem: str) -> bool:
    """Says why there is no browser client, and asks whether the terminal will do."""
    print(f"eastfront: the page for the browser cannot be built: {problem}", file=sys.stderr)
    if not sys.stdin.isatty():
        print("eastfront: without it, play in the terminal: ./play --terminal", file=sys.stderr)
        return False
    try:
        answer = input("Play in the terminal instead? [Y/n] ")
    except (EOFError, KeyboardInterrupt):
        return False
    return answer.strip().lower() in ("", "y", "yes")
