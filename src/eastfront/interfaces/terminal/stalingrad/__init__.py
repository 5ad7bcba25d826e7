"""Stalingrad on the screen."""

from __future__ import annotations

from eastfront.games.stalingrad.verbs import VERBS
from eastfront.interfaces.terminal.stalingrad.nouns import card_of_option, clause_of_option, nouns_of
from eastfront.interfaces.terminal.stalingrad.screen import GameScreen, facts_line

__all__ = ["VERBS", "GameScreen", "card_of_option", "clause_of_option", "facts_line", "nouns_of"]
