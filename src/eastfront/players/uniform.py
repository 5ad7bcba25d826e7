"""The uniform player: every option is as likely as any other."""

from __future__ import annotations

from eastfront.kernel.game import View
from eastfront.players.player import Player


class Conscript(Player):
    """Plays any game, and plays it badly."""

    def choose(self, view: View, options: list[int]) -> int:
        """Return an option by a fair throw of the dice."""
        return options[self.dice.below(len(options))]
