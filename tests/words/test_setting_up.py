"""What a table is set up with, and what is refused, has words in every language."""

from __future__ import annotations

import re
from typing import Final

import pytest

from eastfront.games import SLUGS, load_game
from eastfront.interfaces.web.problems import KINDS, STATUSES
from eastfront.kernel.edition import Editions
from eastfront.kernel.message import Message
from eastfront.table.storage.records import CLOSED, ENDED, HALTED, OPEN, RUNNING, UNFINISHED
from eastfront.words import (
    Words,
    answer_name,
    contradiction_message,
    edition_message,
    edition_text_message,
    languages,
    question_message,
)
from tests.checkout import ROOT
from tests.words.entries import entries_of

WORDS: Final = ROOT / "src" / "eastfront" / "words"
# Kinds of problems that are no error of ours to raise: the server's own, and the storage's.
OTHERS: Final = {"server-error", "busy", "unreachable", "unreadable"}
STANDS: Final = (OPEN, RUNNING, HALTED, CLOSED, ENDED, UNFINISHED)
CITED: Final = re.compile(r"\b[a-z]{2}-\d+\.\d+", re.ASCII)
EDITIONS: Final = {slug: load_game(slug).describe().editions for slug in SLUGS}


def names_of(slug: str, editions: Editions, words: Words) -> list[str]:
    """Everything that a set-up names: editions, questions with their answers, contradictions."""
    found = [
        words.sentence(message(slug, edition))
        for message in (edition_message, edition_text_message)
        for edition in editions.editions
    ]
    for key, question in editions.questions.items():
        found.append(words.sentence(question_message(slug, key)))
        found += [answer_name(words, slug, key, value) for value in question.values]
    return found + [
        words.sentence(contradiction_message(slug, each, words)) for each in editions.contradictions
    ]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("slug", SLUGS)
def test_whatever_a_table_is_set_up_with_has_words(slug: str, language: str) -> None:
    names = names_of(slug, EDITIONS[slug], Words(language))

    assert all(names)
    assert [] == [name for name in names if "_" in name or "=" in name]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("slug", SLUGS)
def test_the_answers_to_a_question_are_told_apart(slug: str, language: str) -> None:
    for key, question in EDITIONS[slug].questions.items():
        names = [answer_name(Words(language), slug, key, value) for value in question.values]

        assert len(names) == len(set(names)), key


def test_english_names_editions_and_questions_as_the_data_do() -> None:
    words = Words("en")
    for slug, editions in EDITIONS.items():
        for id, edition in editions.editions.items():
            assert edition.name == words.sentence(edition_message(slug, id))
        for key, question in editions.questions.items():
            assert question.title == words.sentence(question_message(slug, key))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("slug", SLUGS)
def test_what_is_said_of_an_edition_cites_clauses_that_hold_there(slug: str, language: str) -> None:
    ledger = {rule.id: rule for rule in load_game(slug).ledger()}
    for edition in EDITIONS[slug].editions:
        text = Words(language).sentence(edition_text_message(slug, edition))
        cited = CITED.findall(text)

        assert cited == CITED.findall(Words("en").sentence(edition_text_message(slug, edition)))
        assert cited
        assert [] == [id for id in cited if edition not in ledger[id].editions]


@pytest.mark.parametrize("slug", SLUGS)
def test_no_words_are_there_for_answers_that_there_are_not(slug: str) -> None:
    answers = {
        f"answer-{slug}-{key}-{value}".replace("_", "-").replace("+", "-")
        for key, question in EDITIONS[slug].questions.items()
        for value in question.values
        if not value.isdigit()
    }
    there = entries_of([WORDS / "en" / f"{slug}-setup.ftl"])

    assert answers == {id for id in there if id.startswith("answer-")}


@pytest.mark.parametrize("language", languages())
def test_every_kind_of_problem_has_its_words_in_the_browser(language: str) -> None:
    kinds = {kind for _, kind in STATUSES.values()} | set(KINDS.values()) | OTHERS
    there = entries_of([WORDS / language / "browser.ftl"])

    assert {f"problem-{kind}" for kind in kinds} == {id for id in there if id.startswith("problem-")}


@pytest.mark.parametrize("language", languages())
def test_what_is_told_of_seats_has_words(language: str) -> None:
    words = Words(language)
    seat = Message("seat", seat=2)
    kinds = ("taken", "nobodys", "not-yours", "hidden", "not-left")
    told = [words.sentence(Message(f"problem-seat-{kind}", seat=seat)) for kind in kinds]

    assert all(words.phrase(seat) in each for each in told)
    assert len(told) == len(set(told))


@pytest.mark.parametrize("language", languages())
def test_a_table_that_is_not_ready_for_something_says_how_it_stands(language: str) -> None:
    words = Words(language)
    told = {status: words.sentence(Message("problem-status", status=status)) for status in STANDS}

    assert told[ENDED] == told[UNFINISHED]
    assert len(STANDS) - 1 == len(set(told.values()))
