"""Card games of OpenSpiel, through its API for Python."""

from __future__ import annotations

import random
from functools import partial
from importlib.metadata import version
from typing import Any, Final

import pyspiel

from bench.measure import NO_LIMIT
from bench.peers.contestant import COPIES, STEPS, Contestant, copies_by, pick

PACKAGE: Final = "open_spiel"
VERSION: Final = version(PACKAGE)
# With how many games tell the usual length.
GAMES: Final = {"hearts": 20, "gin_rummy": 20, "leduc_poker": 500}


def contestants() -> list[Contestant]:
    """Returns the games."""
    return [contestant(name, games) for name, games in GAMES.items()]


def contestant(name: str, games: int) -> Contestant:
    """Returns one game as a contestant."""
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    take_steps(state, play(game, games) // (2 * games))
    return Contestant(PACKAGE, name, games, {STEPS: partial(play, game), COPIES: copies_by(state.clone)})


def play(game: Any, count: int) -> int:
    """Plays *count* games; returns the decisions taken."""
    decisions = 0
    for _ in range(count):
        state = game.new_initial_state()
        decisions += take_steps(state, NO_LIMIT)
        state.returns()
    return decisions


def take_steps(state: Any, limit: int) -> int:
    """Plays until the game ends or *limit* decisions were taken; returns how many were. Dealing is none."""
    decisions = 0
    while decisions < limit and not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, weights)[0])
        else:
            state.apply_action(pick(state.legal_actions()))
            decisions += 1
    return decisions
