"""Messages turned into sentences, one folder a language."""

from __future__ import annotations

from eastfront.words.naming import game_words, seat_message
from eastfront.words.sentences import Words, WordsError, languages, languages_of

__all__ = ["Words", "WordsError", "game_words", "languages", "languages_of", "seat_message"]
