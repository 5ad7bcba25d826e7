"""The ledgers, the code and the tests name the same clauses: none unshown, none unknown, none uncited."""

from __future__ import annotations

import re

import pytest

from eastfront.games import SLUGS
from tests.checkout import ROOT, python_files
from tools.rule_index import clauses, collect, place, text

every_game = pytest.mark.parametrize("game", SLUGS)


@every_game
def test_every_clause_is_shown_by_a_test(game: str) -> None:
    shown = collect(ROOT, game)

    assert [] == [clause for clause in clauses(ROOT, game) if clause not in shown]


@every_game
def test_every_mark_names_a_clause(game: str) -> None:
    known = clauses(ROOT, game)

    assert {} == {clause: tests for clause, tests in collect(ROOT, game).items() if clause not in known}


@every_game
def test_every_clause_is_cited_where_it_is_carried_out(game: str) -> None:
    cited = cited_clauses(game)

    assert [] == [clause for clause in clauses(ROOT, game) if clause not in cited]


@every_game
def test_every_citation_names_a_clause(game: str) -> None:
    assert set() == cited_clauses(game) - set(clauses(ROOT, game))


@every_game
def test_the_index_of_tests_is_fresh(game: str) -> None:
    index = place(ROOT, game).read_text(encoding="utf-8")

    assert text(ROOT, game) == index, "write it anew: python -m tools.rule_index"


def cited_clauses(game: str) -> set[str]:
    prefix = clauses(ROOT, game)[0].partition("-")[0]
    sources = [path.read_text(encoding="utf-8") for path in python_files("src")]
    data = ROOT / "src" / "eastfront" / "games" / game / "data"
    sources += [path.read_text(encoding="utf-8") for path in data.glob("*.toml") if path.name != "rules.toml"]
    return {clause for source in sources for clause in re.findall(rf"\b{prefix}-\d+\.\d+\b", source)}
