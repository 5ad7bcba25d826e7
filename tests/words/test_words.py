"""Messages become sentences, and whatever the rules can say has words in every language of a game."""

from __future__ import annotations

import ast
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax.ast import Junk, MessageReference, Term
from fluent.syntax.ast import Message as Entry
from fluent.syntax.visitor import Visitor

from eastfront.games import SLUGS
from eastfront.kernel.errors import EastfrontError
from eastfront.kernel.message import Message
from eastfront.words import Words, WordsError, languages, languages_of
from eastfront.words.sentences import read_language, read_words
from tests.checkout import ROOT, python_files
from tests.words.entries import read

FOLDER: Final = ROOT / "src" / "eastfront" / "words"
FILES: Final = sorted(FOLDER.glob("*/*.ftl"))


@pytest.fixture
def words() -> Words:
    return Words("en")


def test_english_is_there_for_every_game() -> None:
    assert "en" in languages()
    assert all("en" in languages_of(slug) for slug in SLUGS)


def test_a_game_is_spoken_where_it_has_words_of_its_own() -> None:
    assert all(["en", "fr", "ja"] == languages_of(slug) for slug in SLUGS)
    assert [] == languages_of("no-such-game")


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_every_file_is_fluent_throughout(path: Path) -> None:
    assert [] == [entry.content for entry in read(path).body if isinstance(entry, Junk)]


@pytest.mark.parametrize("language", languages())
def test_no_id_is_used_twice(language: str) -> None:
    counts = Counter(ids(language))

    assert {} == {id: count for id, count in counts.items() if count > 1}


@pytest.mark.parametrize("language", languages())
def test_what_a_message_refers_to_is_there(language: str) -> None:
    references = References()
    for path in FILES:
        if path.parent.name == language:
            references.visit(read(path))

    assert references.ids
    assert set() == references.ids - set(ids(language))


@pytest.mark.parametrize("language", languages())
def test_every_message_that_the_code_names_has_words(language: str) -> None:
    named = {id for path in code_spoken(language) for id in named_messages(path)}

    assert "sg-text-chart" in named
    assert ("op-exhaust-this" in named) == (language in languages_of("barbarossa"))
    assert set() == named - set(ids(language))


def test_an_argument_stands_in_the_sentence(words: Words) -> None:
    assert "Seat 3" == words.sentence(Message("seat", seat=3))


def test_a_sentence_begins_with_a_capital_and_a_phrase_does_not(words: Words) -> None:
    assert "Exhaust this card" == words.sentence(Message("op-exhaust-this"))
    assert "exhaust this card" == words.phrase(Message("op-exhaust-this"))


def test_numbers_choose_singular_and_plural(words: Words) -> None:
    assert "1 Attack Point" == words.sentence(Message("points-attack", count=1))
    assert "2 Attack Points" == words.sentence(Message("points-attack", count=2))
    assert "0 Attack Points" == words.sentence(Message("points-attack", count=0))


def test_messages_among_the_arguments_are_worded_first(words: Words) -> None:
    message = Message("copies", count=2, card=Message("card-minsk"))

    assert "2 × Minsk" == words.sentence(message)


@pytest.mark.parametrize(
    ("count", "expected"),
    [
        (0, "Waiting for Seat 1 (nothing)."),
        (1, "Waiting for Seat 1 (Minsk)."),
        (2, "Waiting for Seat 1 (Minsk and Riga)."),
        (3, "Waiting for Seat 1 (Minsk, Riga and Kiev)."),
        (4, "Waiting for Seat 1 (Minsk, Riga, Kiev and Odessa)."),
    ],
)
def test_lists_are_joined(words: Words, count: int, expected: str) -> None:
    cards = [Message(f"card-{city}") for city in ("minsk", "riga", "kiev", "odessa")]
    message = Message("decision-waiting", who=Message("seat", seat=1), kind=cards[:count])

    assert expected == words.sentence(message)


def test_a_sentence_picks_how_its_list_is_joined(words: Words) -> None:
    types = [Message("type-supply"), Message("type-army"), Message("type-site")]
    scrap = Message("op-scrap-from-hand", types=types)
    ability = Message("ability", cost=[Message("op-exhaust-this")], effect=[scrap, scrap])

    assert (
        "Exhaust this card ⇒ scrap 1 Supply, Army or Site card from your hand. "
        "Scrap 1 Supply, Army or Site card from your hand"
    ) == words.sentence(ability)


def test_nothing_but_what_is_written_stands_in_a_sentence(words: Words) -> None:
    text = words.sentence(Message("op-permit-placing", what=[Message("group-tank")]))

    assert text.isprintable()
    assert "  " not in text


def test_an_unknown_message_is_named(words: Words) -> None:
    with pytest.raises(WordsError, match=r"'en' has no words for 'no-such-thing'"):
        words.sentence(Message("no-such-thing"))


def test_a_missing_argument_is_named(words: Words) -> None:
    with pytest.raises(WordsError, match=r"'points-attack' in the language 'en'.*count"):
        words.sentence(Message("points-attack", amount=1))


def test_a_missing_argument_deep_inside_is_named(words: Words) -> None:
    with pytest.raises(WordsError, match=r"'seat' in the language 'en'.*seat"):
        words.sentence(Message("option-lay", who=Message("seat")))


def test_an_unknown_language_is_refused_with_the_valid_ones() -> None:
    with pytest.raises(WordsError, match=r"no language 'xx'; valid: .*en"):
        Words("xx")


def test_a_file_that_is_not_fluent_is_named_with_its_line() -> None:
    with pytest.raises(WordsError, match=r"^en/bad\.ftl: this is not Fluent: oh dear$"):
        read_words("en", {"bad.ftl": "good = fine\noh dear\n"})


def test_an_id_in_two_files_is_refused_with_both() -> None:
    with pytest.raises(WordsError, match=r"^en/b\.ftl: 'same' is already in en/a\.ftl$"):
        read_words("en", {"a.ftl": "same = one\n", "b.ftl": "same = two\n"})


def test_screens_can_show_every_such_mistake_as_one_line() -> None:
    assert issubclass(WordsError, EastfrontError)


def test_a_language_is_read_once() -> None:
    assert read_language("en") is read_language("en")


class References(Visitor):
    """Collects the ids that messages refer to."""

    def __init__(self) -> None:
        self.ids: set[str] = set()

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.ids.add(node.id.name)


def ids(language: str) -> list[str]:
    """Every id of a language, in all its files."""
    return [
        entry.id.name
        for path in FILES
        if path.parent.name == language
        for entry in read(path).body
        if isinstance(entry, Entry | Term)
    ]


def code_spoken(language: str) -> list[Path]:
    """The files whose messages a language must have: all but those of games that it has no words for."""
    silent = {slug for slug in SLUGS if language not in languages_of(slug)}
    files = python_files("src")
    return [path for path in files if not silent.intersection(path.relative_to(ROOT).with_suffix("").parts)]


@cache
def named_messages(path: Path) -> list[str]:
    """The ids that stand as plain texts in `Message(…)` and `refused(…)`, both branches of a choice too."""
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
            if node.func.id == "Message":
                found += plain_texts(node.args[0])
            elif node.func.id == "refused":
                found += plain_texts(node.args[1])
    return found


def plain_texts(node: ast.expr) -> list[str]:
    if isinstance(node, ast.IfExp):
        return plain_texts(node.body) + plain_texts(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []
