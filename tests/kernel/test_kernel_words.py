"""No word of a rulebook is a name in the kernel: it must carry all three games."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.checkout import python_files

# Nouns and verbs of the three rulebooks. Card, pile and zone are the kernel's own by design.
RULEBOOK = (
    "action admiral aggressor air area armor armour army arsenal artillery assault attack attacker "
    "barbarossa battle battlecard battlecards bonus capture captured casualty city cities combat command "
    "commander conflict conquer control counterattack deck defence defend defender defense deploy "
    "deployed deployment destroy destroyed discard division doomed draw emergency enemy event exhaust "
    "exhausted expansion fire firefight firing flip foothold force forfeit fought front gain general "
    "german germany ground hand hill homeland infantry invade kept kiev leader leningrad location loss "
    "losses market medal moscow movement opponent panzer perimeter phase play player points prerequisite "
    "ration reactivate recruit reinforce reinforcement reserve retreat return revealed rubble russian "
    "sabotage scrap sea shoot shots siege site soviet stack stalemate stalingrad strategy supply support "
    "tactic tactics tank theatre troop turn unit uranus victory war withdraw withdrawal"
)

# English before it is a rule: a number is drawn, a game is played out.
ORDINARY = {"draw", "play"}


def words_of(name: str) -> list[str]:
    """Split an identifier or text into its words, in small letters and without a plural s."""
    found = re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", name)
    return [word.lower() for word in found] + [word.lower().removesuffix("s") for word in found]


def names_in(tree: ast.AST) -> Iterator[str]:
    """Yield every name and every text of a module, its docstrings left out."""
    docstrings = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node):
            docstrings.add(node.body[0].value)  # type: ignore[attr-defined]
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.ClassDef | ast.FunctionDef | ast.alias):
            yield node.name
        elif isinstance(node, ast.arg | ast.keyword):
            yield node.arg or ""
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in docstrings:
            yield node.value


def rulebook_words(source: str) -> list[str]:
    forbidden = set(RULEBOOK.split()) - ORDINARY
    return sorted({word for name in names_in(ast.parse(source)) for word in words_of(name)} & forbidden)


@pytest.mark.parametrize("path", python_files("src/eastfront/kernel"), ids=lambda path: path.stem)
def test_the_kernel_names_nothing_of_a_rulebook(path: Path) -> None:
    assert [] == rulebook_words(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    "source",
    [
        "hand = 1",
        "state.turn_limit",
        "class FrontLine: pass",
        "def combats(): pass",
        "def f(victoryMargin): pass",
        "f(attack=1)",
        "x = 'supply'",
        "from games import Arsenal",
    ],
)
def test_a_word_is_found_wherever_it_names_something(source: str) -> None:
    assert 1 == len(rulebook_words(source))


@pytest.mark.parametrize("source", ['"""Hand it over."""', "card = pile = zone = 1", "handle = 1"])
def test_plain_english_is_left_alone(source: str) -> None:
    assert [] == rulebook_words(source)
