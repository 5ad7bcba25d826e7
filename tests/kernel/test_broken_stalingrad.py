"""Stalingrad's own files, copied and broken one way each: the message says where and what is valid."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from eastfront.games.stalingrad.card_set import CardSet
from eastfront.games.stalingrad.cards import (
    ACTION_FILES,
    FORCE_FILES,
    LOCATION_FILE,
    PACKAGE,
    read_definitions,
)
from eastfront.games.stalingrad.checks import ANSWER_OPS, BATTLE_OPS, SINGLE_OPS, TURN_OPS, check_answers
from eastfront.games.stalingrad.ops.registry import registry
from eastfront.kernel.ledger import read_ledger
from eastfront.kernel.machine import Programs
from tests.kernel.breaking import (
    about_ledger,
    about_questions,
    complaint,
    copied,
    every_break,
    read_questions,
    spoil,
    spoil_at,
)
from tests.kernel.stalingrad_breaks import ACTIONS, FORCES, LEDGER, LOCATIONS, QUESTIONS, RULES_QUESTIONS

CARD_FILES: Final = [*FORCE_FILES, LOCATION_FILE, *ACTION_FILES]

FORCE: Final = """
[[card]]
id = "spare-{number}"
name = "Spare"
code = "X"
type = "infantry"
value = 1
combat = 1
rations = 1
[card.provenance]
rest = ["reconstructed", "own values"]
"""
ACTION: Final = """
[[card]]
id = "spare-{number}"
name = "Spare"
code = "X"
copies = 1
firefight = 1
action = [{{ op = "draw", cards = 1 }}]
[card.provenance]
rest = ["reconstructed", "own values"]
"""


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A copy of Stalingrad's data that may be broken."""
    return copied(PACKAGE, tmp_path)


def read_cards(data: Path) -> CardSet:
    return CardSet(read_definitions({name: str(data / name) for name in CARD_FILES}), Programs())


def about_cards(data: Path) -> str:
    """Return what is said about the card files."""
    return complaint(lambda: read_cards(data))


def test_the_files_as_they_are_can_be_read(data: Path) -> None:
    questions = read_questions(data)
    check_answers(questions)

    assert 94 == len(read_cards(data).definitions)
    assert ["standard"] == list(questions.editions)
    assert read_ledger(str(data / "rules.toml"), questions)


@every_break(LOCATIONS, FORCES, ACTIONS)
def test_a_broken_card_is_named(data: Path, place: str, old: str, new: str, message: str) -> None:
    beginning = spoil_at(data, place, old, new)

    assert about_cards(data).startswith(beginning + message)


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        (LOCATION_FILE, 'id = "mamayev-kurgan"\n', "", "card 1: id: is missing"),
        (LOCATION_FILE, 'id = "mamayev-kurgan"', "id = 5", "5: id: must be a text, not 5"),
        (
            LOCATION_FILE,
            'id = "mamayev-',
            'id = "Mamayev ',
            "Mamayev kurgan: id: must be small letters, digits",
        ),
        (
            "soviet-forces.toml",
            "[[card]]",
            '[[crad]]\nid = "x"\n[[card]]',
            "file: crad: unknown; valid: card",
        ),
        ("german-actions.toml", "[[card]]", "title = 1\n[[card]]", "file: title: unknown; valid: card"),
        ("german-forces.toml", "value = 5", "value = = 5", "file: syntax: "),
    ],
)
def test_a_card_without_a_good_id_is_named_all_the_same(
    data: Path, file: str, old: str, new: str, message: str
) -> None:
    spoil(data / file, old, new)

    assert about_cards(data).startswith(f"{file}: {message}")


@pytest.mark.parametrize(
    ("place", "other"),
    [
        ("german-forces.toml 24th-panzer-division", "16th-panzer-division"),
        ("soviet-forces.toml 13th-guards-rifle-division", "16th-panzer-division"),
        ("locations.toml grain-elevator", "pavlovs-house"),
        ("soviet-actions.toml snipers", "assault-guns"),
        ("german-actions.toml kampfgruppe", "grain-elevator"),
    ],
)
def test_the_id_of_another_card_is_refused(data: Path, place: str, other: str) -> None:
    file, _, id = place.partition(" ")
    spoil(data / file, f'id = "{id}"', f'id = "{other}"')

    assert f"{file}: {other}: id: is used twice" == about_cards(data)


@pytest.mark.parametrize("file", CARD_FILES)
def test_a_lost_card_file_is_named(data: Path, file: str) -> None:
    (data / file).unlink()

    assert about_cards(data).startswith(f"{file}: file: reading: ")


@pytest.mark.parametrize("file", CARD_FILES)
def test_an_empty_card_file_is_named(data: Path, file: str) -> None:
    (data / file).write_text("", encoding="utf-8")

    assert about_cards(data).startswith(f"{file}: file: card: must be there at least ")


def test_a_row_needs_five_locations(data: Path) -> None:
    path = data / LOCATION_FILE
    entries = path.read_text(encoding="utf-8").split("[[card]]")
    path.write_text("[[card]]".join(entries[:5]), encoding="utf-8")

    assert "locations.toml: file: card: must be there at least 5 times, not 4" == about_cards(data)


@pytest.mark.parametrize(
    ("file", "entry", "count", "last", "problem"),
    [
        ("soviet-forces.toml", FORCE, 40, 39, "one Force too many; a side has at most 62"),
        ("soviet-actions.toml", ACTION, 170, 161, "one card too many; there are at most 255"),
    ],
)
def test_more_cards_than_can_be_numbered_are_refused(
    data: Path, file: str, entry: str, count: int, last: int, problem: str
) -> None:
    with (data / file).open("a", encoding="utf-8") as end:
        end.write("".join(entry.format(number=number) for number in range(count)))

    assert about_cards(data).startswith(f"{file}: spare-{last}: id: is {problem}")


def test_what_is_said_of_ops_is_said_of_ops_that_exist() -> None:
    named = {*BATTLE_OPS, *TURN_OPS, *ANSWER_OPS, *SINGLE_OPS}

    assert set() == named - set(registry({}).specs)


@pytest.mark.parametrize(("old", "new", "message"), QUESTIONS)
def test_a_broken_question_file_is_named(data: Path, old: str, new: str, message: str) -> None:
    spoil(data / "questions.toml", old, new)

    assert about_questions(data).startswith(f"questions.toml: {message}")


@pytest.mark.parametrize(("old", "new", "message"), RULES_QUESTIONS)
def test_questions_are_those_that_the_rules_ask(data: Path, old: str, new: str, message: str) -> None:
    spoil(data / "questions.toml", old, new)
    questions = read_questions(data)

    assert complaint(lambda: check_answers(questions)).startswith(f"questions.toml: {message}")


@pytest.mark.parametrize(("old", "new", "message"), LEDGER)
def test_a_broken_ledger_is_named(data: Path, old: str, new: str, message: str) -> None:
    spoil(data / "rules.toml", old, new)

    assert about_ledger(data).startswith(f"rules.toml: {message}")
