"""Messages turned into sentences, one folder a language."""

from __future__ import annotations

from eastfront.words.naming import (
    answer_name,
    contradiction_message,
    edition_message,
    edition_text_message,
    game_words,
    question_message,
    seat_message,
)
from eastfront.words.sentences import Words, WordsError, languages, languages_of

__all__ = [
    "Words",
    "WordsError",
    "answer_name",
    "contradiction_message",
    "edition_message",
    "edition_text_message",
    "game_words",
    "languages",
    "languages_of",
    "question_message",
    "seat_message",
]
