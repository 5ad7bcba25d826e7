"""Turning messages into sentences of a language with Project Fluent."""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Term
from fluent.syntax.ast import Message as Entry

from eastfront.kernel.errors import EastfrontError
from eastfront.kernel.message import Argument, Message

# How a list of messages may stand in a sentence: the ending of its variable, and the message that joins.
STYLES: Final = {
    "": "list-and",
    "-or": "list-or",
    "-comma": "list-comma",
    "-sentences": "list-sentences",
}
# The ending of the variable that says how many a list has: not every language can say that it does nothing.
COUNT: Final = "-count"


# How many formatted entries are kept at hand.
REMEMBERED: Final = 20_000


class WordsError(EastfrontError):
    """A message that the language has no words for, or a file of words with a mistake."""


class Words:
    """The words of one language, read from its folder once.

    A message among the arguments is worded first. A list of messages is joined, and the sentence
    picks how: `$cards` is "A, B and C", `$cards-or` "A, B or C", `$cards-comma` "A, B, C" and
    `$cards-sentences` "A. B. C"; `$cards-count` is how many there are, to choose by. Line breaks in the
    files are for their readers: they become spaces.
    """

    def __init__(self, language: str) -> None:
        self.language = language
        read_language(language)

    def sentence(self, message: Message) -> str:
        """Return the words of *message*, beginning with a capital letter."""
        return capital(self.phrase(message))

    def phrase(self, message: Message) -> str:
        """Return the words of *message* as they stand inside a sentence."""
        arguments: dict[str, int | str] = {}
        for name, value in message.arguments.items():
            self.add_argument(arguments, name, value)
        return self.format(message.id, arguments)

    def add_argument(self, arguments: dict[str, int | str], name: str, value: Argument) -> None:
        """Add the argument *value* as Fluent can take it."""
        if isinstance(value, Message):
            arguments[name] = self.phrase(value)
        elif isinstance(value, list):
            items = [self.phrase(item) for item in value]
            arguments[name + COUNT] = len(items)
            for ending, join in STYLES.items():
                arguments[name + ending] = self.join(items, join)
        else:
            arguments[name] = value

    def join(self, items: list[str], join: str) -> str:
        """Join *items* from the left by the message *join*."""
        if not items:
            return self.format("list-empty", {})
        joined = items[0]
        for number, item in enumerate(items[1:], start=2):
            place = "last" if number == len(items) else "middle"
            right = capital(item) if join == STYLES["-sentences"] else item
            joined = self.format(join, {"left": joined, "right": right, "place": place, "count": len(items)})
        return joined

    def format(self, id: str, arguments: dict[str, int | str]) -> str:
        """Return the words of the entry *id*, or say what is missing."""
        return formatted(self.language, id, tuple(arguments.items()))


# A table says the same things again and again, and Fluent works them out anew each time.
@lru_cache(maxsize=REMEMBERED)
def formatted(language: str, id: str, given: tuple[tuple[str, int | str], ...]) -> str:
    """Return the words of the entry *id* with the arguments *given*."""
    bundle = read_language(language)
    if not bundle.has_message(id):
        raise WordsError(f"the language {language!r} has no words for {id!r}")
    pattern = bundle.get_message(id).value
    if pattern is None:
        raise WordsError(f"the words of {id!r} in the language {language!r} are empty")
    arguments = dict(given)
    text, problems = bundle.format_pattern(pattern, arguments)
    if problems:
        names = ", ".join(arguments) or "none"
        raise WordsError(
            f"{id!r} in the language {language!r} cannot be worded: {problems[0]} (arguments given: {names})"
        )
    return " ".join(str(text).split("\n"))


def capital(text: str) -> str:
    """Return *text* with a capital letter in front."""
    return text[:1].upper() + text[1:]


@cache
def languages() -> list[str]:
    """Return the languages that there are words for."""
    return sorted(entry.name for entry in files(__package__).iterdir() if (entry / "kernel.ftl").is_file())


@cache
def languages_of(game: str) -> list[str]:
    """Return the languages that there are words for *game* in."""
    folder = files(__package__)
    return [language for language in languages() if (folder / language / f"{game}.ftl").is_file()]


@cache
def read_language(language: str) -> FluentBundle:
    """Read every file of words of *language*, or refuse with the languages there are."""
    if language not in languages():
        raise WordsError(f"there is no language {language!r}; valid: {', '.join(languages())}")
    folder = files(__package__) / language
    paths = [path for path in folder.iterdir() if path.name.endswith(".ftl")]
    texts = {path.name: path.read_text(encoding="utf-8") for path in paths}
    return read_words(language, dict(sorted(texts.items())))


def read_words(language: str, texts: dict[str, str]) -> FluentBundle:
    """Return the words in *texts*, by file name; what Fluent cannot read and ids used twice are refused."""
    bundle = FluentBundle([language], use_isolating=False)
    homes: dict[str, str] = {}
    for name, text in texts.items():
        resource = FluentResource(text)
        for entry in resource.body:
            if isinstance(entry, Junk):
                line = (entry.content or "").strip().partition("\n")[0]
                raise WordsError(f"{language}/{name}: this is not Fluent: {line}")
            if isinstance(entry, Entry | Term):
                check_new(f"{language}/{name}", entry, homes)
        bundle.add_resource(resource)
    return bundle


def check_new(place: str, entry: Entry | Term, homes: dict[str, str]) -> None:
    """Refuse an entry whose id was used before."""
    id = entry.id.name
    if id in homes:
        raise WordsError(f"{place}: {id!r} is already in {homes[id]}")
    homes[id] = place
