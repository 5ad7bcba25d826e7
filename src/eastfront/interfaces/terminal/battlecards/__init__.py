"""BattleCards on the screen."""

from __future__ import annotations

from eastfront.interfaces.terminal.battlecards.screen import GameScreen, card_of_option, facts_line

__all__ = ["GameScreen", "card_of_option", "facts_line"]
