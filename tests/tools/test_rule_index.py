"""The index of tests by clause: marks of tests and of their parameters, in the ledger's order."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tools.rule_index import BadMark, collect, games, text

TESTS = """
import pytest

@pytest.mark.rule("ex-2.1", "ex-1.1")
def test_both():
    pass

@pytest.mark.parametrize("pile", [pytest.param("a", marks=pytest.mark.rule("ex-1.2")), "b"])
def test_piles(pile):
    pass

@pytest.mark.rule("ex-2.1")
def test_again():
    pass

def test_unmarked():
    pass
"""


@pytest.fixture
def root(tmp_path: Path) -> Path:
    data = tmp_path / "src" / "eastfront" / "games" / "duel" / "data"
    data.mkdir(parents=True)
    ids = ["ex-1.1", "ex-1.2", "ex-1.3", "ex-2.1"]
    (data / "rules.toml").write_text("".join(f'[[rule]]\nid = "{id}"\n' for id in ids))
    folder = tmp_path / "tests" / "games" / "duel"
    folder.mkdir(parents=True)
    (folder / "test_01.py").write_text(TESTS)
    return tmp_path


def test_clauses_come_in_the_order_of_the_ledger_with_their_tests(root: Path) -> None:
    place = "tests/games/duel/test_01.py"

    assert ["duel"] == games(root)
    assert [
        ("ex-1.1", [f"{place}::test_both"]),
        ("ex-1.2", [f"{place}::test_piles"]),
        ("ex-2.1", [f"{place}::test_both", f"{place}::test_again"]),
    ] == list(json.loads(text(root, "duel")).items())


def test_a_mark_that_must_be_computed_is_refused(root: Path) -> None:
    path = root / "tests" / "games" / "duel" / "test_02.py"
    path.write_text("@pytest.mark.rule(CLAUSE)\ndef test_it():\n    pass\n")

    with pytest.raises(BadMark, match=r"test_02.py:1"):
        collect(root, "duel")
