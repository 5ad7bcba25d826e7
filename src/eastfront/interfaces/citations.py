"""What shows a clause of the rules and what it is about: the tests that carry it, and cards."""

from __future__ import annotations

import json
import re
from functools import cache
from importlib.resources import files

from eastfront.games import load_game
from eastfront.words import Words


def tests_by_clause(game: str) -> dict[str, list[str]]:
    """Read which tests show which clause; the index is part of the package."""
    path = files(f"eastfront.games.{game}") / "data" / "tests.json"
    index: dict[str, list[str]] = json.loads(path.read_text(encoding="utf-8"))
    return index


@cache
def named_cards(game: str) -> dict[str, list[str]]:
    """Return the cards that each clause is about, by clause: its sentences name them, or its tests do."""
    cards = cards_by_name(game)
    snakes = {snake(name): name for name in cards}
    in_text, in_tests = any_of(list(cards)), any_of(list(snakes))
    tests = tests_by_clause(game)
    found: dict[str, list[str]] = {}
    for rule in load_game(game).ledger():
        named = in_text.findall(f"{rule.text} {rule.why}")
        named += [snakes[each] for test in tests.get(rule.id, []) for each in in_tests.findall(test)]
        if named:
            found[rule.id] = [card for name in dict.fromkeys(named) for card in cards[name]]
    return found


def any_of(names: list[str]) -> re.Pattern[str]:
    """Return what finds *names* as whole words."""
    # The longest is tried first: an SS Panzer Regiment is no Panzer Regiment.
    choice = "|".join(re.escape(name) for name in sorted(names, key=len, reverse=True))
    return re.compile(rf"(?<![^\W_])({choice})s?(?![^\W_])")


def snake(name: str) -> str:
    """Return *name* as it stands in the names of tests."""
    return re.sub(r"\W+", "_", name.lower()).strip("_")


def cards_by_name(game: str) -> dict[str, list[str]]:
    """Return the ids of the cards by their English names, the language of the clauses."""
    words = Words("en")
    found: dict[str, list[str]] = {}
    for card in load_game(game).cards():
        found.setdefault(words.phrase(card.name), []).append(card.id)
    return found


@cache
def naming_clauses(game: str) -> dict[str, list[str]]:
    """Return the clauses that are about each card, by card, in the order of the ledger."""
    found: dict[str, list[str]] = {}
    for clause, cards in named_cards(game).items():
        for card in cards:
            found.setdefault(card, []).append(clause)
    return found
