"""The screens in languages that join otherwise, and whose characters are wider."""

from __future__ import annotations

import re

import pytest

from eastfront.games import SLUGS, load_game
from eastfront.interfaces.terminal.console import filled, level
from eastfront.interfaces.terminal.speech import Speech


def speech(language: str) -> Speech:
    return Speech(load_game("stalingrad"), None, language)


@pytest.mark.parametrize(
    ("language", "listed", "clauses"),
    [
        ("en", "A, B, C", "A; B"),
        ("fr", "A, B, C", "A\N{NO-BREAK SPACE}; B"),
        ("ja", "A、B、C", "A\N{FULLWIDTH SOLIDUS}B"),
    ],
)
def test_things_are_joined_as_the_language_joins(language: str, listed: str, clauses: str) -> None:
    assert listed == speech(language).listed(["A", "B", "C"])
    assert clauses == speech(language).clauses(["A", "B"])
    assert "" == speech(language).listed([])


def test_wide_characters_are_filled_up_to_the_same_width() -> None:
    assert ["1 ヴォルガ", "2 Volga   "] == level(["1 ヴォルガ", "2 Volga"])
    assert "駅  " == filled("駅", 4)


@pytest.mark.parametrize("slug", SLUGS)
def test_no_half_wide_comma_stands_on_a_japanese_card(slug: str) -> None:
    japanese = Speech(load_game(slug), None, "ja")
    lines = [line for id in japanese.cards for line in japanese.card_page(id)]

    assert lines
    assert [] == [line for line in lines if re.search(r"[,;] ", line)]


@pytest.mark.parametrize(
    ("language", "facts", "known"),
    [
        ("fr", "Objectif (Ville), défense 7, 6 points de victoire, 1 exemplaire", "Exemplaires"),
        ("ja", "防御力7、勝利点6、1枚", "枚数"),
    ],
)
def test_facts_of_a_card_and_how_far_they_are_known_are_worded(language: str, facts: str, known: str) -> None:
    page = Speech(load_game("barbarossa"), None, language).card_page("minsk")

    assert page[1].replace("\N{NO-BREAK SPACE}", " ").endswith(facts)
    assert known in page[-1]
    assert [] == re.findall(r"copies|victory|subtype|on attack", " ".join(page[1:]))
