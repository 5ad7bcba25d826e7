"""What a game's screen must be able to draw; each game has a module here that bears its slug.

It holds the class `GameScreen`; `facts_line(speech, card)`, which words the facts of a card;
`card_of_option(speech, option, view)`, which returns the id of the card that an option is about;
`clause_of_option(option)`, which returns the id of the clause that a plain option carries out;
the list `VERBS`; and `nouns_of(speech, view, verb)`, which returns two lists of what a verb may go
with, what is at hand and what else there is, both empty if it goes with nothing.
"""

from __future__ import annotations

from importlib import import_module

from rich.console import RenderableType

from eastfront.interfaces.terminal.speech import Speech
from eastfront.kernel.game import Game, View
from eastfront.kernel.notices import Notice
from eastfront.kernel.state import State


class Screen:
    """Draws views of one game. It gets views only, so it cannot show what a seat may not see."""

    def __init__(self, game: Game[State, View], speech: Speech) -> None:
        self.game = game
        self.speech = speech

    def table(self, view: View, occupants: list[str]) -> list[RenderableType]:
        """Draw everything that the view's seat can see."""
        raise NotImplementedError

    def piles(self, view: View, occupants: list[str]) -> list[RenderableType]:
        """Draw the open piles card by card, which anybody may look through at any time."""
        raise NotImplementedError

    def is_busy(self, view: View) -> bool:
        """Tell whether so much is going on that the table is shown only on demand."""
        return False

    def chapter(self, view: View) -> tuple[int, ...]:
        """Return where the game stands; when that changes, the table is shown again.

        Where a game has no chapters, it is shown again when somebody else has moved.
        """
        return ()

    def is_formality(self, view: View) -> bool:
        """Tell whether the only option is asked for no other reason than that asking must tell nothing."""
        return False

    def is_told(self, notice: Notice) -> bool:
        """Tell whether a notice is news to a player; a replay tells them all."""
        return True

    def choices(self, view: View, line: str) -> list[int]:
        """Return the options that a line takes one after the other, if it names more than one."""
        return []

    def own(self, view: View) -> list[RenderableType]:
        """Draw what matters between two choices of the same turn."""
        raise NotImplementedError


def screen_of(slug: str, game: Game[State, View], speech: Speech) -> Screen:
    """Return the screen of the game that bears *slug*."""
    screen = import_module(f"eastfront.interfaces.terminal.{slug}").GameScreen(game, speech)
    assert isinstance(screen, Screen), slug
    return screen
