"""Positions that every good player solves: plain facts of each game, for the levels that must see them.

`positions/<slug>.json` lists them: a `name`, one sentence `why`, the `position` as the lines of a text
position, and the names of the options that are `right` for the seat asked.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

import eastfront
from eastfront.games import SLUGS, load_game
from eastfront.kernel.data import Record
from eastfront.kernel.game import View
from eastfront.players.analysis import analyse
from eastfront.players.levels import CONSCRIPT, DOCTRINES, LEVELS, SERGEANT, make_player

FOLDER: Final = Path(__file__).parent / "positions"
SOLVERS: Final = LEVELS[LEVELS.index(SERGEANT) :]
LEAST: Final = 20
DICE: Final = 5
# Who plans thinks long, and each throw of the dice is a whole search.
PLANNING_DICE: Final = 2
CLUMSY_DICE: Final = 20


@dataclass(frozen=True)
class Position:
    """A decision of one seat, and what it should choose."""

    slug: str
    name: str
    why: str
    text: str
    right: tuple[str, ...]

    def __str__(self) -> str:
        """Return the name by which a failing test shows it."""
        return f"{self.slug}: {self.name}"


def read_file(slug: str) -> list[Position]:
    """Return the positions of one game."""
    found: list[Position] = []
    for item in json.loads((FOLDER / f"{slug}.json").read_text(encoding="utf-8")):
        record = Record("position", item)
        text = "\n".join(record.texts("position"))
        right = tuple(record.texts("right"))
        found.append(Position(slug, record.text("name"), record.text("why"), text, right))
    return found


POSITIONS: Final = {path.stem: read_file(path.stem) for path in sorted(FOLDER.glob("*.json"))}
ALL: Final = [position for found in POSITIONS.values() for position in found]


@cache
def rules(slug: str) -> Any:
    """Return the game, loaded once."""
    return load_game(slug)


@cache
def view_of(position: Position) -> View:
    """Return what the seat asked sees."""
    game = rules(position.slug)
    state = game.read_position(position.text)
    view: View = game.view(state, int(state.asked))
    return view


def chosen(position: Position, level: str, dice: int) -> set[str]:
    """Return what players of *level* choose, each with dice of its own, by name."""
    view = view_of(position)
    made = [make_player(position.slug, level, seed).choose(view, list(view.options)) for seed in range(dice)]
    return {rules(position.slug).option_name(option) for option in made}


@pytest.mark.parametrize("level", SOLVERS)
@pytest.mark.parametrize("position", ALL, ids=str)
def test_a_good_player_sees_it(position: Position, level: str) -> None:
    dice = DICE if level in DOCTRINES[position.slug] else PLANNING_DICE
    wrong = chosen(position, level, dice) - set(position.right)

    assert not wrong, (
        f"{position.why} {level} chooses {', '.join(sorted(wrong))}, not {' or '.join(position.right)}"
    )


@pytest.mark.skipif(not eastfront.compiled, reason="plain, this takes minutes")
@pytest.mark.parametrize("position", ALL, ids=str)
def test_a_hint_names_it(position: Position) -> None:
    best = analyse(view_of(position)).options[0]

    assert rules(position.slug).option_name(best.option) in position.right, position.why


@pytest.mark.parametrize("position", ALL, ids=str)
def test_a_careless_player_misses_it(position: Position) -> None:
    """Of many choices by chance at least one is wrong, else the position would ask for nothing."""
    assert chosen(position, CONSCRIPT, CLUMSY_DICE) - set(position.right)


@pytest.mark.parametrize("position", ALL, ids=str)
def test_it_could_come_up_in_a_game(position: Position) -> None:
    """The rules offer these very options there, in any world that the seat holds possible."""
    game = rules(position.slug)
    view = view_of(position)

    dealt = game.sample(view, bytes(16))

    assert list(dealt.options) == list(view.options)
    assert set(position.right) <= {game.option_name(option) for option in view.options}


@pytest.mark.parametrize("slug", SLUGS)
def test_there_are_enough_of_each_game(slug: str) -> None:
    names = [position.name for position in POSITIONS[slug]]

    assert len(names) == len(set(names)) >= LEAST
