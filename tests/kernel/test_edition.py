"""Editions: named answers; what is unknown lists the valid ones, a contradiction names both clauses."""

from __future__ import annotations

from pathlib import Path

import pytest

from eastfront.kernel.data import Data
from eastfront.kernel.edition import Answers, Editions, Setup, read_setup
from eastfront.kernel.errors import CardFileError, DataError, SetupError

QUESTIONS = """
default_edition = "new"

[[edition]]
id = "old"
name = "Old"
document = "D1"

[[edition]]
id = "new"
name = "New"
document = "D2"

[[question]]
key = "colour"
title = "Which colour"
values = ["red", "blue"]
rules = ["x-1", "x-2"]
answers = { old = "red", new = "blue" }

[[question]]
key = "limit"
title = "How many"
values = ["none", "60"]
rules = ["x-3", "x-4"]
numbers = [1, 99]
answers = { old = "none", new = "60" }

[[contradiction]]
when = "colour=red"
with = "limit=60"
rules = ["x-1", "x-4"]
text = "Red has no limit."
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "questions.toml"
    path.write_text(QUESTIONS)
    return path


@pytest.fixture
def editions(path: Path) -> Editions:
    return Editions(str(path))


def setup(edition: str, **options: str) -> Setup:
    return Setup("toy", edition, 2, options)


def test_an_edition_answers_every_question(editions: Editions) -> None:
    assert "new" == editions.default
    assert {"colour": "red", "limit": "none"} == editions.answers(setup("old"))
    assert {"colour": "blue", "limit": "60"} == editions.answers(setup("new"))


def test_a_single_answer_may_be_given_anew(editions: Editions) -> None:
    assert {"colour": "blue", "limit": "none"} == editions.answers(setup("old", colour="blue"))


@pytest.mark.parametrize("limit", ["1", "60", "99", "none"])
def test_a_question_may_take_numbers_within_bounds(editions: Editions, limit: str) -> None:
    assert limit == editions.answers(setup("new", limit=limit))["limit"]


@pytest.mark.parametrize("limit", ["0", "100", "-1", "1.5", "²", "", "many"])
def test_other_numbers_are_refused_with_the_valid_ones(editions: Editions, limit: str) -> None:
    with pytest.raises(SetupError) as caught:
        editions.answers(setup("new", limit=limit))

    assert f"option limit cannot be {limit!r}; valid: none, 60, a whole number from 1 to 99" == str(
        caught.value
    )


def test_an_unknown_edition_lists_the_valid_ones(editions: Editions) -> None:
    with pytest.raises(SetupError, match=r"^toy has no edition 'first'; valid: old, new$"):
        editions.answers(setup("first"))


def test_an_unknown_option_lists_the_valid_ones(editions: Editions) -> None:
    with pytest.raises(SetupError, match=r"^toy has no option 'size'; valid: colour, limit$"):
        editions.answers(setup("new", size="9"))


def test_an_unknown_value_lists_the_valid_ones(editions: Editions) -> None:
    with pytest.raises(SetupError, match=r"^option colour cannot be 'green'; valid: red, blue$"):
        editions.answers(setup("new", colour="green"))


@pytest.mark.parametrize(
    ("edition", "options"),
    [("new", {"colour": "red"}), ("old", {"limit": "60"}), ("new", {"colour": "red", "limit": "60"})],
)
def test_answers_that_exclude_one_another_name_both_clauses(
    editions: Editions, edition: str, options: dict[str, str]
) -> None:
    with pytest.raises(SetupError) as caught:
        editions.answers(setup(edition, **options))

    assert "colour=red and limit=60 contradict each other (x-1 and x-4): Red has no limit." == str(
        caught.value
    )


def test_a_conflict_needs_both_answers(editions: Editions) -> None:
    assert {"colour": "red", "limit": "59"} == editions.answers(setup("new", colour="red", limit="59"))


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('default_edition = "new"\n', "", "file: default_edition: is missing"),
        ("numbers = [1, 99]", "numbers = [1]", "limit: numbers: must be [lowest, highest]"),
        ("numbers = [1, 99]", "numbers = [99, 1]", "limit: numbers: must be [lowest, highest]"),
        ("numbers = [1, 99]", 'numbers = ["1", 99]', "limit: numbers: must hold whole numbers from 0"),
        ("numbers = [1, 99]", "numbers = [true, 99]", "limit: numbers: must hold whole numbers from 0"),
        ('old = "none", new', "new", "limit: answers.old: is missing"),
        (
            'new = "60" }',
            'new = "60", third = "60" }',
            "limit: answers.third: unknown field; valid: new, old",
        ),
        ('with = "limit=60"', 'with = "limit"', "contradiction 1: with: no question has the answer 'limit'"),
        ('document = "D2"', 'document = "D2"\nyear = 3', "new: year: unknown field"),
    ],
)
def test_a_broken_file_is_named(path: Path, old: str, new: str, message: str) -> None:
    assert old in QUESTIONS
    path.write_text(QUESTIONS.replace(old, new, 1))

    with pytest.raises(CardFileError) as caught:
        Editions(str(path))

    assert str(caught.value).startswith(f"questions.toml: {message}")


def test_answers_are_read_as_what_they_are(editions: Editions) -> None:
    answers = Answers(editions, editions.answers(setup("new")))

    assert ("blue", True, False) == (
        answers.text("colour"),
        answers.say("colour", "blue"),
        answers.say("colour", "red"),
    )
    assert (60, "colour=blue,limit=60") == (answers.number("limit"), answers.key())


def test_reading_what_the_file_does_not_have_is_its_mistake(editions: Editions) -> None:
    answers = Answers(editions, editions.answers(setup("old")))

    with pytest.raises(CardFileError, match=r"^questions.toml: size: key: is a question that the game asks$"):
        answers.text("size")
    with pytest.raises(CardFileError, match=r"^questions.toml: colour: values: must hold 'green', which the"):
        answers.say("colour", "green")
    with pytest.raises(CardFileError, match=r"^questions.toml: limit: values: must be whole numbers, not 'n"):
        answers.number("limit")


def test_the_editions_must_be_those_the_game_is_written_for(editions: Editions) -> None:
    editions.require(["old", "new"])
    for wanted in (["old"], ["new", "old"], ["old", "new", "newest"]):
        with pytest.raises(CardFileError, match=rf"edition: must be, in this order: {', '.join(wanted)}$"):
            editions.require(wanted)


def test_a_set_up_is_plain_data_both_ways() -> None:
    data = setup("new", limit="9", colour="red").to_data()
    again = read_setup(data)

    assert ("toy", "new", 2) == (again.game, again.edition, again.seats)
    assert data == again.to_data()
    assert isinstance(data, dict)
    assert "{'colour': 'red', 'limit': '9'}" == str(data["options"]), "in the order of their names"


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"seats": "2"}, "set-up: seats must be a whole number, not '2'"),
        ({"options": {"limit": 9}}, "set-up.options: limit must be a text, not 9"),
        ({"options": None}, "set-up.options must be an object, not NoneType"),
    ],
)
def test_a_broken_set_up_is_named(change: dict[str, Data], message: str) -> None:
    data = setup("new").to_data()
    assert isinstance(data, dict)

    with pytest.raises(DataError) as caught:
        read_setup(data | change)

    assert message == str(caught.value)


def test_a_set_up_keeps_its_own_options() -> None:
    options = {"limit": "9"}
    kept = Setup("toy", "new", 2, options)

    options["limit"] = "8"

    assert {"limit": "9"} == kept.options
    assert {} == Setup("toy", "new", 2).options
