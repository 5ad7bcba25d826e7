"""A broken data file stops every command with one line that names it."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from typing import Final

import pytest

from eastfront.games import game_of, load_game
from eastfront.kernel.cardfile import data_path
from eastfront.lab.fuzz import counted_game
from tests.interfaces.commands import invoke

# For each game: a file, what stands in it, what is put there instead, and what is said.
BREAKS: Final = [
    (
        "barbarossa",
        "strategy.toml",
        "copies = 8",
        "copies = 0",
        "strategic-planning: copies: must be a whole ",
    ),
    ("barbarossa", "army.toml", "[[card]]", "[[card]", "file: syntax: "),
    ("battlecards", "soviet.toml", "copies = 1", "copies = 0", "georgy-zhukov: copies: must be a whole "),
    ("battlecards", "conflict.toml", "[[card]]", "[[card]", "file: syntax: "),
    (
        "battlecards",
        "pack-x1.toml",
        "victory = 6",
        "victory = 7",
        "stalingrad: victory: differs from the card ",
    ),
    ("battlecards", "questions.toml", 'key = "packs"', 'kye = "packs"', "question 1: key: is missing"),
    (
        "stalingrad",
        "german-actions.toml",
        "copies = 4",
        "copies = 0",
        "stuka-dive-bombers: copies: must be a whole ",
    ),
    ("stalingrad", "locations.toml", "[[card]]", "[[card]", "file: syntax: "),
    ("stalingrad", "soviet-forces.toml", "value = ", "worth = ", "13th-guards-rifle-division: worth: "),
    ("stalingrad", "questions.toml", 'key = "control"', 'kye = "control"', "question 1: key: is missing"),
]


@pytest.mark.parametrize("command", ["cards", "rules", "play --terminal", "simulate", "fuzz"])
@pytest.mark.parametrize(("game", "file", "old", "new", "message"), BREAKS)
def test_a_broken_file_is_named_in_one_line(
    command: str, game: str, file: str, old: str, new: str, message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    load_game(game)
    # A game that an earlier test has loaded would not be read again.
    game_of.cache_clear()
    counted_game.cache_clear()
    package = f"eastfront.games.{game}"
    data = Path(shutil.copytree(Path(data_path(package, file)).parent, "copy/data"))
    text = (data / file).read_text(encoding="utf-8")
    assert old in text
    (data / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    monkeypatch.setattr(sys.modules[package], "__file__", str(data.parent / "__init__.py"))

    result = invoke(*command.split(), game)

    assert 1 == result.exit_code
    assert result.output.startswith(f"Error: {file}: {message}")
    assert 1 == len(result.output.splitlines())
    assert not Path("saves").exists()
