"""Cards and rules are listed for readers and for scripts."""

from __future__ import annotations

import json

import pytest

from eastfront.games import SLUGS, load_game
from tests.interfaces.commands import invoke


def test_cards_are_a_list_that_scripts_can_rely_on() -> None:
    cards = json.loads(invoke("cards", "barbarossa", "--json").output)

    assert 305 == sum(card["copies"] for card in cards)
    for card in cards:
        assert {"id", "name", "kind", "copies", "text", "provenance"} <= set(card)
        assert card["kind"] in ("supply", "strategy", "army", "support", "site", "event")
        assert card["text"].endswith(".")
        assert {"stated", "derived", "reconstructed"} >= {
            origin["status"] for origin in card["provenance"].values()
        }


def test_every_card_stands_in_the_listing_with_its_text_and_sources() -> None:
    output = invoke("cards", "barbarossa").output

    for card in load_game("barbarossa").cards():
        assert f"\n{card.facts['name']} ({card.id})\n" in "\n" + output
    assert "\n  Play: +1 Supply Point.\n" in output
    assert "  Stated: Name (S2 §4)\n" in output


@pytest.mark.parametrize("slug", SLUGS)
def test_rules_are_a_list_that_scripts_can_rely_on(slug: str) -> None:
    rules = json.loads(invoke("rules", slug, "--json").output)

    assert [rule.id for rule in load_game(slug).ledger()] == [rule["id"] for rule in rules]
    for rule in rules:
        assert ["id", "text", "source", "editions", "status", "why", "tests"] == list(rule)
    assert any(test.startswith(f"tests/games/{slug}/") for rule in rules for test in rule["tests"])


@pytest.mark.parametrize("slug", SLUGS)
def test_every_clause_stands_in_the_listing(slug: str) -> None:
    lines = invoke("rules", slug).output.splitlines()
    first_words = {line.split(" ")[0] for line in lines}

    assert {rule.id for rule in load_game(slug).ledger()} <= first_words


@pytest.mark.parametrize("slug", SLUGS)
def test_a_ruled_clause_says_why(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "2000")
    ledger = load_game(slug).ledger()
    listed = {line.split(" ")[0]: line for line in invoke("rules", slug).output.splitlines()}

    assert [rule.why for rule in ledger] == [
        rule["why"] for rule in json.loads(invoke("rules", slug, "--json").output)
    ]
    for rule in ledger:
        assert bool(rule.why) == (f"{rule.text} Why: {rule.why}" in listed[rule.id])


@pytest.mark.parametrize("slug", SLUGS)
def test_no_line_of_a_listed_card_says_the_same_as_another(slug: str) -> None:
    for page in invoke("cards", slug).output.split("\n\n"):
        lines = [line.partition(" (")[0].rstrip(".") for line in page.splitlines()[1:]]
        assert len(set(lines)) == len(lines), page
