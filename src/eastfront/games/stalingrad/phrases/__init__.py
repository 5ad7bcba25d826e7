"""What Battle for Stalingrad has to say, as messages in no language: cards, notices, decisions, options."""

from __future__ import annotations

from eastfront.games.stalingrad.phrases.cardtext import card_facts, card_text
from eastfront.games.stalingrad.phrases.context import Context
from eastfront.games.stalingrad.phrases.decisions import phrase_decision
from eastfront.games.stalingrad.phrases.effects import event_in_brief
from eastfront.games.stalingrad.phrases.notices import phrase_notice
from eastfront.games.stalingrad.phrases.nouns import plain_name
from eastfront.games.stalingrad.phrases.options import phrase_option

__all__ = [
    "Context",
    "card_facts",
    "card_text",
    "event_in_brief",
    "phrase_decision",
    "phrase_notice",
    "phrase_option",
    "plain_name",
]
