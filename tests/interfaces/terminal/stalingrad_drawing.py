"""The screen of Stalingrad as text, for tests."""

from __future__ import annotations

from functools import cache
from typing import cast

from eastfront.interfaces.terminal.help import explain
from eastfront.interfaces.terminal.naming import Naming
from eastfront.interfaces.terminal.speech import Speech
from eastfront.interfaces.terminal.stalingrad import GameScreen
from eastfront.kernel.edition import Setup
from eastfront.kernel.game import Game, View
from eastfront.kernel.state import State
from tests.games.stalingrad.naming import game
from tests.games.stalingrad.scene import Scene
from tests.interfaces.terminal.drawing import WIDTH, text_of


@cache
def speech_for(answers: tuple[tuple[str, str], ...]) -> Speech:
    """What is said under these answers; it knows all cards and rules."""
    return Speech(cast(Game[State, View], game()), Setup("stalingrad", "standard", 2, dict(answers)))


class Drawn:
    """The screen of a scene from the chair of one side, or of the spectator."""

    def __init__(self, scene: Scene, side: str = "", width: int = WIDTH) -> None:
        self.speech = speech_for(tuple(sorted(scene.plan.setup.options.items())))
        self.view = scene.game.view(scene.state, scene.seat(side).seat if side else None)
        self.screen = GameScreen(self.speech.game, self.speech)
        self.occupants = ["you", "recruit"]
        self.width = width

    @property
    def table(self) -> str:
        """The whole table."""
        return text_of(self.screen.table(self.view, self.occupants), self.width)

    @property
    def own(self) -> str:
        """What stands between two choices."""
        return text_of(self.screen.own(self.view), self.width)

    @property
    def piles(self) -> str:
        """The open piles."""
        return text_of(self.screen.piles(self.view, self.occupants), self.width)


def answer(scene: Scene, side: str, asked: str) -> str:
    """What the question mark answers."""
    drawn = Drawn(scene, side)
    return "\n".join(explain(drawn.speech, drawn.view, asked))


def chosen(scene: Scene, side: str, typed: str) -> list[str]:
    """The options that are taken for what is typed, by their names; none if it means none."""
    drawn = Drawn(scene, side)
    options = drawn.screen.choices(drawn.view, typed)
    if not options:
        option = Naming(drawn.speech, drawn.view).option(typed)
        options = [] if option is None else [option]
    return [scene.game.option_name(option) for option in options]
