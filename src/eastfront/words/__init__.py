"""Messages turned into sentences, one folder a language."""

from __future__ import annotations

from eastfront.words.sentences import Words, WordsError, languages, languages_of

__all__ = ["Words", "WordsError", "languages", "languages_of"]
