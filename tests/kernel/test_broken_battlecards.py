"""BattleCards' own files, copied and broken one way each: the message says where and what is valid."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from eastfront.games.battlecards.card_set import FILES, read_sets
from eastfront.games.battlecards.cards import PACKAGE
from eastfront.kernel.ledger import read_ledger
from tests.kernel.battlecards_breaks import BATTLES, OTHERS, PACKS, RENAMED, UNITS
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

EDITIONS: Final = ["russian-front", "western", "combined"]


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A copy of BattleCards' data that may be broken."""
    return copied(PACKAGE, tmp_path)


def card_paths(data: Path) -> list[str]:
    return [str(data / name) for name, _, _ in FILES]


def about_cards(data: Path) -> str:
    """Return what is said about the card files."""
    return complaint(lambda: read_sets(card_paths(data)))


def test_the_files_as_they_are_can_be_read(data: Path) -> None:
    assert 207 == len({card.base for card in read_sets(card_paths(data))})
    assert EDITIONS == list(read_questions(data).editions)
    assert read_ledger(str(data / "rules.toml"), read_questions(data))


@every_break(UNITS, BATTLES, OTHERS, PACKS)
def test_a_broken_card_is_named(data: Path, place: str, old: str, new: str, message: str) -> None:
    beginning = spoil_at(data, place, old, new)

    assert about_cards(data).startswith(beginning + message)


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        ("soviet.toml", 'id = "georgy-zhukov"\n', "", "card 1: id: is missing"),
        ("soviet.toml", 'id = "georgy-zhukov"', "id = 5", "5: id: must be a text, not 5"),
        ("soviet.toml", 'id = "georgy-', 'id = "Georgy ', "Georgy zhukov: id: must be small letters, digits"),
        ("british.toml", "[[card]]", '[[crad]]\nid = "x"\n[[card]]', "file: crad: unknown; valid: card"),
        ("conflict.toml", "[[card]]", "title = 1\n[[card]]", "file: title: unknown; valid: card"),
        ("pack-x2.toml", "copies = 1", "copies = = 1", "file: syntax: "),
    ],
)
def test_a_card_without_a_good_id_is_named_all_the_same(
    data: Path, file: str, old: str, new: str, message: str
) -> None:
    spoil(data / file, old, new)

    assert about_cards(data).startswith(f"{file}: {message}")


@pytest.mark.parametrize(("card", "other", "old", "new", "message"), RENAMED)
def test_the_id_of_another_card_is_refused(
    data: Path, card: str, other: str, old: str, new: str, message: str
) -> None:
    file, _, id = card.partition(" ")
    spoil(data / file, old, new, id)
    spoil(data / file, f'id = "{id}"', f'id = "{other}"')

    assert about_cards(data).startswith(f"{file}: {other}: {message}")


def test_a_pack_may_bring_more_of_a_conflict_card(data: Path) -> None:
    """What differs is the Action Number only; the words of the card are the same."""
    before = read_sets(card_paths(data))
    spoil(data / "pack-x1.toml", 'id = "lend-lease-convoy"', 'id = "military-buildup"')
    spoil(data / "pack-x1.toml", 'name = "Lend-Lease Convoy"', 'name = "Military Buildup"')

    cards = read_sets(card_paths(data))

    assert len(before) == len(cards)
    assert ["military-buildup-13"] == sorted({card.id for card in cards} - {card.id for card in before})


@pytest.mark.parametrize("file", sorted({name for name, _, _ in FILES}))
def test_a_lost_card_file_is_named(data: Path, file: str) -> None:
    (data / file).unlink()

    assert about_cards(data).startswith(f"{file}: file: reading: ")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (
            'default_edition = "russian-front"',
            'default_edition = "x"',
            "file: default_edition: unknown 'x'; ",
        ),
        ('id = "western"', 'id = "combined"', "combined: id: is used twice"),
        ('name = "The Russian Front"\n', "", "russian-front: name: is missing"),
        ('document = "RS"\n', 'document = "RS"\nseats = 2\n', "russian-front: seats: unknown field; valid: "),
        (', combined = "none" }', " }", "packs: answers.combined: is missing"),
        ('western = "none"', 'western = "x3"', "packs: answers.western: unknown 'x3'; valid: none, x1, x2, "),
        ('key = "strict"', 'key = "packs"', "packs: key: is used twice"),
        ('values = ["off", "on"]', 'values = "off"', "strict: values: must be a list of texts, not 'off'"),
        ('"bc-10.20", "bc-10.21"', '"bc-10.20"', "strict: rules: must name one clause for each value"),
        ("numbers = [1, 99]", "numbers = [99, 1]", "quiet_rounds: numbers: must be [lowest, highest]"),
        (
            "numbers = [1, 99]",
            "numbers = [1, true]",
            "quiet_rounds: numbers: must hold whole numbers from 0 ",
        ),
        (
            "numbers = [1, 99]",
            "number = [1, 99]",
            "quiet_rounds: number: unknown field; valid: answers, key, ",
        ),
        ("[[question]]", "[[questoin]]", "file: questoin: unknown; valid: "),
    ],
)
def test_a_broken_question_file_is_named(data: Path, old: str, new: str, message: str) -> None:
    spoil(data / "questions.toml", old, new)

    assert about_questions(data).startswith(f"questions.toml: {message}")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('status = "stated"', 'status = "sure"', "status: unknown 'sure'; valid: stated, derived, ruled, "),
        ('id = "bc-1.1"\n', 'id = "bc-1.1"\ncolour = 1\n', "colour: unknown field; valid: editions, id, "),
        ("editions = [", 'editions = ["none", ', "editions: unknown 'none'; valid: russian-front, western, "),
        ('editions = ["russian-front"', 'editions = ["western"', "editions: holds 'western' twice"),
        ('source = ["RS The Game Concept"]', 'source = "RS"', "source: must be a list of texts, not 'RS'"),
        ('id = "bc-1.2"', 'id = "bc-1.1"', "id: is used twice"),
    ],
)
def test_a_broken_ledger_is_named(data: Path, old: str, new: str, message: str) -> None:
    spoil(data / "rules.toml", old, new)

    assert about_ledger(data).startswith(f"rules.toml: bc-1.1: {message}")
