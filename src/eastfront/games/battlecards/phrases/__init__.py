"""What BattleCards has to say, as messages in no language: cards, notices, decisions, options."""

from __future__ import annotations

from eastfront.games.battlecards.phrases.cardtext import card_facts, card_text
from eastfront.games.battlecards.phrases.context import Context
from eastfront.games.battlecards.phrases.decisions import phrase_decision
from eastfront.games.battlecards.phrases.notices import phrase_notice
from eastfront.games.battlecards.phrases.nouns import plain_name
from eastfront.games.battlecards.phrases.options import phrase_option

__all__ = [
    "Context",
    "card_facts",
    "card_text",
    "phrase_decision",
    "phrase_notice",
    "phrase_option",
    "plain_name",
]
