"""Wordings that every interface shares: the words of a game, and what its seats are called."""

from __future__ import annotations

from eastfront.kernel.edition import Contradiction
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


def edition_message(game: str, edition: str) -> Message:
    """Name an edition of a game."""
    return Message(f"edition-{game}-{edition}")


def edition_text_message(game: str, edition: str) -> Message:
    """Say what is special about an edition of a game, with the clauses by which it is."""
    return Message(f"edition-text-{game}-{edition}")


def question_message(game: str, key: str) -> Message:
    """Name a question that the editions of a game answer."""
    return Message(f"question-{game}-{hyphened(key)}")


def answer_name(words: Words, game: str, key: str, value: str) -> str:
    """Return the words of an answer to a question of a game; a number is its own name."""
    if value.isdigit():
        return value
    return words.sentence(Message(f"answer-{game}-{hyphened(key)}-{hyphened(value)}"))


def contradiction_message(game: str, each: Contradiction, words: Words) -> Message:
    """Say why two answers cannot both hold."""
    pairs = [answer.split("=", 1) for answer in (each.first, each.second)]
    first, second = (answer_name(words, game, key, value) for key, value in pairs)
    keys = "-".join(hyphened(key) for key, _ in pairs)
    return Message(f"contradiction-{game}-{keys}", first=first, second=second)


def hyphened(name: str) -> str:
    """Return a name of the data as it stands in the id of a message."""
    return name.replace("_", "-").replace("+", "-")
