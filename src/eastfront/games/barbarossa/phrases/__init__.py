"""What Barbarossa has to say, as messages in no language: cards, notices, decisions, options."""

from __future__ import annotations

from eastfront.games.barbarossa.phrases.cardtext import card_facts, card_text
from eastfront.games.barbarossa.phrases.context import Context, context_of
from eastfront.games.barbarossa.phrases.decisions import phrase_decision
from eastfront.games.barbarossa.phrases.notices import phrase_notice
from eastfront.games.barbarossa.phrases.nouns import card_name
from eastfront.games.barbarossa.phrases.options import phrase_option

__all__ = [
    "Context",
    "card_facts",
    "card_name",
    "card_text",
    "context_of",
    "phrase_decision",
    "phrase_notice",
    "phrase_option",
]
