"""BattleCards on the screen."""

from __future__ import annotations

from eastfront.games.battlecards.verbs import VERBS
from eastfront.interfaces.terminal.battlecards.nouns import card_of_option, clause_of_option, nouns_of
from eastfront.interfaces.terminal.battlecards.screen import GameScreen, facts_line

__all__ = ["VERBS", "GameScreen", "card_of_option", "clause_of_option", "facts_line", "nouns_of"]
