"""The ledger, the code and the tests name the same clauses: none unshown, none unknown, none uncited."""

from __future__ import annotations

import re

from tests.checkout import ROOT, python_files
from tools.rule_index import clauses, collect, place, text

GAME = "barbarossa"
CITATION = re.compile(r"\bbb-\d+\.\d+\b")


def test_every_clause_is_shown_by_a_test() -> None:
    shown = collect(ROOT, GAME)

    assert [] == [clause for clause in clauses(ROOT, GAME) if clause not in shown]


def test_every_mark_names_a_clause() -> None:
    known = clauses(ROOT, GAME)

    assert {} == {clause: tests for clause, tests in collect(ROOT, GAME).items() if clause not in known}


def test_every_clause_is_cited_where_it_is_carried_out() -> None:
    cited = cited_clauses()

    assert [] == [clause for clause in clauses(ROOT, GAME) if clause not in cited]


def test_every_citation_names_a_clause() -> None:
    assert set() == cited_clauses() - set(clauses(ROOT, GAME))


def test_the_index_of_tests_is_fresh() -> None:
    index = place(ROOT, GAME).read_text(encoding="utf-8")

    assert text(ROOT, GAME) == index, "write it anew: python -m tools.rule_index"


def cited_clauses() -> set[str]:
    sources = [path.read_text(encoding="utf-8") for path in python_files("src")]
    data = ROOT / "src" / "eastfront" / "games" / GAME / "data"
    sources += [path.read_text(encoding="utf-8") for path in data.glob("*.toml") if path.name != "rules.toml"]
    return {clause for source in sources for clause in CITATION.findall(source)}
