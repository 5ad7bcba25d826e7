"""Screens as text, for tests."""

from __future__ import annotations

import io
from collections.abc import Sequence
from functools import cache
from typing import Final, cast

from rich.console import Console, RenderableType

from eastfront.games.battlecards.rules import SEATED
from eastfront.interfaces.terminal.battlecards import GameScreen
from eastfront.interfaces.terminal.speech import Speech
from eastfront.kernel.edition import Setup
from eastfront.kernel.game import Game, View
from eastfront.kernel.state import State
from tests.games.battlecards.naming import game
from tests.games.battlecards.scene import Scene

WIDTH: Final = 100


def text_of(parts: Sequence[RenderableType], width: int = WIDTH) -> str:
    """What a terminal of this width shows, without the blanks at the ends of lines."""
    console = Console(file=io.StringIO(), width=width, highlight=False, color_system=None)
    with console.capture() as captured:
        for part in parts:
            console.print(part)
    return "".join(f"{line.rstrip()}\n" for line in captured.get().splitlines())


def lines_of(text: str, first: str) -> str:
    """The first line that begins with *first*."""
    return next(line for line in text.splitlines() if line.lstrip().startswith(first))


@cache
def screen_for(edition: str, answers: tuple[tuple[str, str], ...]) -> GameScreen:
    """The screen for a set-up, which knows all cards and rules."""
    setup = Setup("battlecards", edition, len(SEATED[edition]), dict(answers))
    return GameScreen(cast(Game[State, View], game()), Speech(cast(Game[State, View], game()), setup))


class Drawn:
    """The screen of a scene from the chair of one seat, or of the spectator."""

    def __init__(self, scene: Scene, seat: str = "") -> None:
        setup = scene.plan.setup
        self.view = scene.game.view(scene.state, scene.seat(seat).seat if seat else None)
        self.screen = screen_for(setup.edition, tuple(sorted(setup.options.items())))
        self.occupants = ["you", *["recruit"] * (setup.seats - 1)]

    @property
    def table(self) -> str:
        """The whole table."""
        return text_of(self.screen.table(self.view, self.occupants))

    @property
    def own(self) -> str:
        """What stands between two choices."""
        return text_of(self.screen.own(self.view))

    @property
    def piles(self) -> str:
        """The open piles."""
        return text_of(self.screen.piles(self.view, self.occupants))
