"""Barbarossa's own files, copied and broken one way each: the message says where."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from eastfront.games.barbarossa.cards import FILES, PACKAGE, check_references, read_definitions
from eastfront.kernel.cardfile import data_path
from eastfront.kernel.edition import Editions
from eastfront.kernel.errors import CardFileError
from eastfront.kernel.ledger import read_ledger

EDITIONS = ["arclight", "lundstrom", "kamikaze"]

# For each file: what stands in it, what is put there instead, and how the message begins.
BREAKS = {
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


def each_break() -> list[tuple[str, str, str, str]]:
    return [(file, *each) for file, breaks in BREAKS.items() for each in breaks]


def name_of(values: tuple[str, str, str, str]) -> str:
    return values[3].partition(" must")[0][:50].strip()


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A copy of Barbarossa's data that may be broken."""
    source = Path(data_path(PACKAGE, "questions.toml")).parent
    return Path(shutil.copytree(source, tmp_path / "data"))


def spoil(path: Path, old: str, new: str) -> None:
    """Put *new* in the place of the first *old*."""
    text = path.read_text(encoding="utf-8")
    assert old in text, f"{path.name} has no {old!r}"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def card_paths(data: Path) -> list[str]:
    return [str(data / name) for name in FILES]


def test_the_files_as_they_are_can_be_read(data: Path) -> None:
    assert 49 == len(read_definitions(card_paths(data)))
    assert EDITIONS == list(Editions(str(data / "questions.toml")).editions)
    assert read_ledger(str(data / "rules.toml"), EDITIONS)


@pytest.mark.parametrize(("file", "old", "new", "message"), each_break(), ids=map(name_of, each_break()))
def test_a_broken_card_file_is_named(data: Path, file: str, old: str, new: str, message: str) -> None:
    spoil(data / file, old, new)

    with pytest.raises(CardFileError) as caught:
        read_definitions(card_paths(data))

    assert str(caught.value).startswith(f"{file}: {message}")


def test_the_same_card_in_two_files_is_refused(data: Path) -> None:
    spoil(data / "support.toml", 'id = "field-hospital"', 'id = "blitzkrieg"')

    with pytest.raises(CardFileError, match=r"^support\.toml: blitzkrieg: id: is used twice"):
        read_definitions(card_paths(data))


def test_no_card_is_lost_by_a_slip_in_its_heading(data: Path) -> None:
    with (data / "strategy.toml").open("a", encoding="utf-8") as file:
        file.write('[[crad]]\nid = "late-card"\n')

    with pytest.raises(CardFileError, match=r"^strategy\.toml: file: crad: unknown; valid: card"):
        read_definitions(card_paths(data))


def test_a_lost_card_file_is_named(data: Path) -> None:
    (data / "army.toml").unlink()

    with pytest.raises(CardFileError, match=r"^army\.toml: file: reading: "):
        read_definitions(card_paths(data))


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

    with pytest.raises(CardFileError) as caught:
        Editions(str(data / "questions.toml"))

    assert str(caught.value).startswith(f"questions.toml: {message}")


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

    with pytest.raises(CardFileError, match=rf"^rules\.toml: bb-\S+: {field}"):
        read_ledger(str(data / "rules.toml"), EDITIONS)


def test_a_clause_cannot_be_written_twice(data: Path) -> None:
    path = data / "rules.toml"
    first = path.read_text(encoding="utf-8").split("[[rule]]")[1]
    with path.open("a", encoding="utf-8") as file:
        file.write(f"\n[[rule]]{first}")

    with pytest.raises(CardFileError, match=r"^rules\.toml: bb-\S+: id: is used twice"):
        read_ledger(str(path), EDITIONS)


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
        check_references(read_definitions(card_paths(data)), Editions(str(data / "questions.toml")))

    assert (file, field) == (caught.value.file, caught.value.field)
