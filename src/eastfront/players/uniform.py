"""The uniform player: every option is as likely as any other."""

from __future__ import annotations

from eastfront.kernel.game import View
from eastfront.players.player import Player


class Conscript(Player):
    """Plays any game, and plays it badly."""

    # Compiled, an `__init__` that is taken over from a class open to plain Python runs twice and loses dice.
    def __init__(self, seed: int) -> None:
        super().__init__(seed)

    def choose(self, view: View, options: list[int]) -> int:
        """Return an option by a fair throw of the dice."""
        return options[self.dice.below(len(options))]
