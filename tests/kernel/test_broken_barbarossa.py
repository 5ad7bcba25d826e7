"""Barbarossa's own files, copied and broken one way each: the message says where."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from eastfront.games.barbarossa.cards import FILES, PACKAGE, check_references, read_definitions
from eastfront.kernel.errors import CardFileError
from eastfront.kernel.ledger import read_ledger
from tests.kernel.breaking import (
    Breaks,
    about_ledger,
    about_questions,
    complaint,
    copied,
    every_break,
    read_questions,
    spoil,
    spoil_at,
)

EDITIONS: Final = ["arclight", "lundstrom", "kamikaze"]

BREAKS: Final[Breaks] = {
    "strategy.toml": [
        (
            '{ op = "bonus", supply',
            '{ op = "bonuss", supply',
            "air-supply: play[1].op: unknown 'bonuss'; valid: ",
        ),
        ('bonus", supply = 3', 'bonus", suply = 3', "air-supply: play[1].suply: unknown field; valid: "),
        ("supply = 3", "supply = 12", "air-supply: play[1].supply: must be a whole number from 0 to 9"),
        ("reactivate = 2", "reactivate = true", "blitzkrieg: play[2].reactivate: must be a whole number"),
        (", reactivate = 2", "", "blitzkrieg: play[2].reactivate: is missing"),
        ('code = "T1"\n', "", "strategic-planning: code: is missing"),
        ('id = "air-supply"\n', "", "card 2: id: is missing"),
        ('id = "air-supply"', 'id = "blitzkrieg"', "blitzkrieg: id: is used twice"),
        (
            'id = "air-supply"',
            'id = "Air Supply"',
            "Air Supply: id: must be small letters, digits and hyphens",
        ),
        ("copies = 8", "copees = 8", "strategic-planning: copees: unknown field; valid: id, code, "),
        ("copies = 8", 'copies = "eight"', "strategic-planning: copies: must be a whole number from 1"),
        ('type = "strategy"', 'type = "stratagem"', "strategic-planning: type: unknown 'stratagem'; valid: "),
        ('code = "T2"', 'code = "T2"\ncolour = "red"', "air-supply: colour: unknown field; valid: "),
        ('play = [{ op = "bonus", supply = 3 }]', "play = 3", "air-supply: play: must be a list of tables"),
        ('[{ op = "bonus", supply = 3 }]', '["bonus"]', "air-supply: play: must hold tables only"),
        ('victory = ["derived"', 'victory = ["guessed"', "strategic-planning: provenance.victory: must be "),
        ("copies = 8", "copies = = 8", "file: syntax: "),
    ],
    "support.toml": [
        (
            'windows = ["forfeit"]',
            'windows = ["forfiet"]',
            "field-hospital: abilities[1].windows: unknown 'forfiet'",
        ),
        (
            'what = "infantry"',
            'what = "cavalry"',
            "field-hospital: abilities[1].effect[1].what: unknown 'cavalry'",
        ),
        (
            'against = "city"',
            'against = "moscow"',
            "erich-von-manstein: abilities[1].against: unknown 'moscow'",
        ),
    ],
    "army.toml": [
        (
            'types = ["supply", "army"]',
            'types = "supply"',
            "engineer-battalion: abilities[1].cost[1].types: must be",
        ),
        (
            "limit = 1",
            "limit = 2",
            "engineer-battalion: abilities[1].limit: must be a whole number from 1 to 1",
        ),
        (
            'from = "play-area"',
            'from = "moon"',
            "field-replacement-battalion: abilities[1].from: unknown 'moon'",
        ),
    ],
    "events.toml": [
        (
            'question = "reactivation_limit"',
            'question = "limit"',
            "general-winter: standing[1].question: unknown",
        ),
        (
            "modifier = 6",
            "modifier = -10",
            "russian-guards-tank-army: modifier: must be a whole number from -9",
        ),
    ],
    "sites.toml": [
        ('op = "forfeit_all"', 'op = "forfeit_al"', "moscow: on_attack[1].op: unknown 'forfeit_al'"),
    ],
}


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A copy of Barbarossa's data that may be broken."""
    return copied(PACKAGE, tmp_path)


def card_paths(data: Path) -> list[str]:
    return [str(data / name) for name in FILES]


def about_cards(data: Path) -> str:
    """Return what is said about the card files."""
    return complaint(lambda: read_definitions(card_paths(data)))


def test_the_files_as_they_are_can_be_read(data: Path) -> None:
    assert 49 == len(read_definitions(card_paths(data)))
    assert EDITIONS == list(read_questions(data).editions)
    assert read_ledger(str(data / "rules.toml"), read_questions(data))


@every_break(BREAKS)
def test_a_broken_card_file_is_named(data: Path, place: str, old: str, new: str, message: str) -> None:
    beginning = spoil_at(data, place, old, new)

    assert about_cards(data).startswith(beginning + message)


def test_the_same_card_in_two_files_is_refused(data: Path) -> None:
    spoil(data / "support.toml", 'id = "field-hospital"', 'id = "blitzkrieg"')

    assert about_cards(data).startswith("support.toml: blitzkrieg: id: is used twice")


def test_no_card_is_lost_by_a_slip_in_its_heading(data: Path) -> None:
    with (data / "strategy.toml").open("a", encoding="utf-8") as file:
        file.write('[[crad]]\nid = "late-card"\n')

    assert about_cards(data).startswith("strategy.toml: file: crad: unknown; valid: card")


def test_a_lost_card_file_is_named(data: Path) -> None:
    (data / "army.toml").unlink()

    assert about_cards(data).startswith("army.toml: file: reading: ")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('default_edition = "kamikaze"', 'default_edition = "none"', "file: default_edition: unknown 'none'"),
        ('id = "lundstrom"', 'id = "arclight"', "arclight: id: is used twice"),
        ('arclight = "without-supply"', 'arclight = "no"', "removable_piles: answers.arclight: unknown 'no'"),
        ('key = "removed_pile"', 'key = "removable_piles"', "removable_piles: key: is used twice"),
        ('rules = ["bb-4.10", "bb-4.11"]', 'rules = ["bb-4.10"]', "removable_piles: rules: must name"),
        ("[[question]]", "[[questoin]]", "file: questoin: unknown; valid: "),
        (
            "removable_piles=without-supply",
            "removable_piles=no",
            "contradiction 1: when: no question has the answer",
        ),
        ('title = "Which pile is removed"\n', "", "removed_pile: title: is missing"),
    ],
)
def test_a_broken_question_file_is_named(data: Path, old: str, new: str, message: str) -> None:
    spoil(data / "questions.toml", old, new)

    assert about_questions(data).startswith(f"questions.toml: {message}")


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ('status = "', 'status = "un', "status: unknown"),
        ("[[rule]]\n", "[[rule]]\ncolour = 1\n", "colour: unknown field"),
        ("editions = [", 'editions = ["none", ', "editions: unknown 'none'"),
    ],
)
def test_a_broken_ledger_is_named(data: Path, old: str, new: str, field: str) -> None:
    spoil(data / "rules.toml", old, new)

    assert re.match(rf"rules\.toml: bb-\S+: {field}", about_ledger(data))


def test_a_clause_cannot_be_written_twice(data: Path) -> None:
    path = data / "rules.toml"
    first = path.read_text(encoding="utf-8").split("[[rule]]")[1]
    with path.open("a", encoding="utf-8") as file:
        file.write(f"\n[[rule]]{first}")

    assert re.match(r"rules\.toml: bb-\S+: id: is used twice", about_ledger(data))


@pytest.mark.parametrize(
    ("file", "old", "new", "field", "problem"),
    [
        (
            "events.toml",
            'card = "motorized-transport"',
            'card = "mule"',
            "standing[1].card",
            "no card 'mule'",
        ),
        ("army.toml", 'example_values = "2-1"', 'example_values = "9-9"', "abilities[1].when", "no question"),
        (
            "army.toml",
            '  { cost = [{ op = "forfeit_this" }], effect = [{ op = "bonus", attack = 1 }] },\n',
            '  { cost = [{ op = "forfeit_this" }], effect = [{ op = "bonus", attack = 1 }] },\n' * 3,
            "abilities",
            "at most 3",
        ),
    ],
)
def test_references_between_files_are_checked(
    data: Path, file: str, old: str, new: str, field: str, problem: str
) -> None:
    spoil(data / file, old, new)

    with pytest.raises(CardFileError, match=problem) as caught:
        check_references(read_definitions(card_paths(data)), read_questions(data))

    assert (file, field) == (caught.value.file, caught.value.field)
