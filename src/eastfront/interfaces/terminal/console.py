"""The terminal as a place to write to and read lines from."""

from __future__ import annotations

import os
import shlex
import sys
from pathlib import Path
from shutil import which
from typing import Final

from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text

# Home, the visible screen, and what was scrolled off it.
CLEAR: Final = "\x1b[H\x1b[2J\x1b[3J"


def indented(part: RenderableType, columns: int) -> RenderableType:
    """Return *part* moved to the right, every line of it."""
    return Padding(part, (0, 0, 0, columns), expand=False)


def level(texts: list[str]) -> list[str]:
    """Return *texts* filled up to the same width."""
    width = max(map(cell_len, texts))
    return [filled(text, width) for text in texts]


def filled(text: str, width: int) -> str:
    """Return *text* filled up to a *width* on the screen, where some characters take two columns."""
    return text + " " * (width - cell_len(text))


def command_line(*arguments: str) -> str:
    """Return a command that can be typed here as it stands."""
    launcher = Path(sys.executable).with_name("eastfront")
    near = os.path.relpath(launcher)
    program = str(launcher) if near.startswith("..") else near
    if which("eastfront") or not launcher.exists():
        program = "eastfront"
    return shlex.join([program, *arguments])


class Closed(Exception):
    """Nobody is there to answer any more: end of input, or an interrupt."""


class Terminal:
    """Lines in, lines and tables out; colours only where somebody sees them."""

    def __init__(self) -> None:
        self.console = Console(highlight=False)

    def write(self, *parts: RenderableType) -> None:
        """Write texts as they are, and tables."""
        with self.console.capture() as captured:
            for part in parts:
                self.console.print(Text(part) if isinstance(part, str) else part)
        # Tables are filled up to their width.
        lines = [line.rstrip() for line in captured.get().splitlines()]
        self.console.file.write("".join(f"{line}\n" for line in lines))
        self.console.file.flush()

    def write_command(self, *arguments: str) -> None:
        """Write a command on a line of its own, which is never broken."""
        self.console.print(Text(f"  {command_line(*arguments)}"), soft_wrap=True)

    def clear(self) -> None:
        """Leave nothing to be read, on the screen or above it; said even where nobody seems to look."""
        self.console.file.write(CLEAR)
        self.console.file.flush()

    def read(self, prompt: str) -> str:
        """Ask for a line; what is piped in is shown, as if it had been typed."""
        self.console.file.write(f"{prompt} ")
        self.console.file.flush()
        try:
            line = sys.stdin.readline()
        except KeyboardInterrupt:
            line = ""
        if not line:
            self.write("")
            raise Closed
        if not sys.stdin.isatty():
            self.write(line.rstrip("\n"))
        return line.strip()
