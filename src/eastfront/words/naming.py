"""Wordings that every interface shares: the words of a game, and what its seats are called."""

from __future__ import annotations

from eastfront.kernel.game import Description
from eastfront.kernel.message import Message
from eastfront.words.sentences import Words, WordsError, languages_of


def game_words(game: str, language: str) -> Words:
    """Return the words of *language*, or refuse one that *game* is not translated into."""
    if language not in languages_of(game):
        raise WordsError(f"{game} has no words in {language!r}; valid: {', '.join(languages_of(game))}")
    return Words(language)


def seat_message(description: Description, edition: str, seat: int) -> Message:
    """Name a seat by what it plays in *edition*, or by its number where all play the same; from 0."""
    if not edition or not description.sides[edition]:
        return Message("seat", seat=seat + 1)
    return Message(f"screen-side-{description.slug}-{edition}-{seat + 1}")
