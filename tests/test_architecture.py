"""The sizes that the style sets as the far end, and what rules code may use."""

from __future__ import annotations

import ast
import sys
from collections import Counter
from pathlib import Path
from typing import Final

from tests.checkout import ROOT, python_files, text_files

FILE_LINES: Final = 500
FUNCTION_LINES: Final = 60
FOLDER_FILES: Final = 20

RULES: Final = ("src/eastfront/kernel", "src/eastfront/games")
PACKAGES_FOR_RULES: Final = {"eastfront", "librt", "mypy_extensions"}
CALLS_FOR_RULES: Final = {"breakpoint", "eval", "exec", "input", "open", "print"}
OPENS_FILES: Final = "src/eastfront/kernel/cardfile.py"

Function = ast.FunctionDef | ast.AsyncFunctionDef


def test_no_file_is_too_long() -> None:
    paths = [*all_python(), *client_files()]
    lengths = {place(path): len(path.read_text().splitlines()) for path in paths}

    assert {} == {path: lines for path, lines in lengths.items() if lines > FILE_LINES}


def test_no_function_is_too_long() -> None:
    found = [
        f"{place(path)}:{node.lineno} {node.name}"
        for path in all_python()
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, Function) and length(node) > FUNCTION_LINES
    ]

    assert [] == found


def test_no_folder_is_too_full() -> None:
    counts = Counter(place(path.parent) for path in [*python_files("src", "tools"), *client_files()])

    assert {} == {folder: count for folder, count in counts.items() if count > FOLDER_FILES}


def test_every_module_says_what_lives_in_it() -> None:
    paths = python_files("src", "tools")

    assert [] == [place(path) for path in paths if not ast.get_docstring(ast.parse(path.read_text()))]


def test_nothing_is_left_to_do() -> None:
    marks = ("TO" + "DO", "FIX" + "ME")

    assert [] == [(path, mark) for path, text in text_files() for mark in marks if mark in text]


def test_rules_import_only_the_standard_library_and_the_native_types() -> None:
    allowed = PACKAGES_FOR_RULES | sys.stdlib_module_names
    found = [
        f"{place(path)} imports {name}"
        for path in python_files(*RULES)
        for name in imported(ast.parse(path.read_text()))
        if name.partition(".")[0] not in allowed
    ]

    assert [] == found


def test_rules_neither_print_nor_open_files() -> None:
    found = [
        f"{place(path)}:{node.lineno} calls {node.func.id}"
        for path in python_files(*RULES)
        if place(path) != OPENS_FILES
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in CALLS_FOR_RULES
    ]

    assert [] == found


def all_python() -> list[Path]:
    return python_files("src", "tools", "tests", "bench")


def client_files() -> list[Path]:
    return [
        path for path in (ROOT / "client" / "src").rglob("*") if path.suffix in (".svelte", ".ts", ".css")
    ]


def place(path: Path) -> str:
    return str(path.relative_to(ROOT))


def length(function: Function) -> int:
    assert function.end_lineno is not None
    return function.end_lineno - function.lineno + 1


def imported(tree: ast.Module) -> list[str]:
    names = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            assert node.module is not None
            names.append(node.module)
    return names
