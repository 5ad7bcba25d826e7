"""Which tests show which clause: collected from their marks and kept with each game's data.

`python -m tools.rule_index` writes `data/tests.json` of every game that has a ledger.
"""

from __future__ import annotations

import ast
import json
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tools.environment import ROOT

GAMES: Final = "src/eastfront/games"
TESTS: Final = "tests/games"

Index = dict[str, list[str]]


class BadMark(Exception):
    """A rule mark that cannot be read without running the test; the message says where."""


def games(root: Path) -> list[str]:
    """Lists the games that have a ledger."""
    return sorted(path.parent.parent.name for path in (root / GAMES).glob("*/data/rules.toml"))


def clauses(root: Path, game: str) -> list[str]:
    """Lists the ids of a game's clauses in the order of its ledger."""
    ledger = tomllib.loads((root / GAMES / game / "data" / "rules.toml").read_text(encoding="utf-8"))
    return [rule["id"] for rule in ledger["rule"]]


def collect(root: Path, game: str) -> Index:
    """Returns the tests that carry each clause, by clause id as marked."""
    index: Index = {}
    for path in sorted((root / TESTS / game).rglob("test_*.py")):
        for test, clause in marks(path):
            index.setdefault(clause, []).append(f"{path.relative_to(root).as_posix()}::{test}")
    return index


def marks(path: Path) -> Iterator[tuple[str, str]]:
    """Yields test and clause for each `pytest.mark.rule` among the decorators in *path*."""
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for decorator in node.decorator_list:
                for clause in marked_clauses(decorator, path):
                    yield node.name, clause


def marked_clauses(decorator: ast.expr, path: Path) -> Iterator[str]:
    """Yields the clauses that a decorator names, itself or as the marks of its parameters."""
    for node in ast.walk(decorator):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            for argument in node.args:
                if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
                    raise BadMark(f"{path}:{node.lineno}: a rule mark takes the ids of clauses in quotes")
                yield argument.value


def text(root: Path, game: str) -> str:
    """Words the index of a game: each clause of the ledger that has tests, with these tests."""
    found = collect(root, game)
    return (
        json.dumps({clause: found[clause] for clause in clauses(root, game) if clause in found}, indent=1)
        + "\n"
    )


def place(root: Path, game: str) -> Path:
    """Returns where the index of a game lies."""
    return root / GAMES / game / "data" / "tests.json"


if __name__ == "__main__":
    for game in games(ROOT):
        place(ROOT, game).write_text(text(ROOT, game), encoding="utf-8")
