"""Card games of RLCard, through its environments."""

from __future__ import annotations

from functools import partial
from importlib.metadata import version
from typing import Any, Final

import rlcard

from bench.measure import SEED
from bench.peers.contestant import STEPS, Contestant, pick

PACKAGE: Final = "rlcard"
VERSION: Final = version(PACKAGE)
# The longest games that it has, and poker, with how many tell the usual length.
GAMES: Final = {"uno": 50, "gin-rummy": 20, "limit-holdem": 500}


def contestants() -> list[Contestant]:
    """Returns the games; they can be stepped back, but not copied."""
    return [contestant(name, games) for name, games in GAMES.items()]


def contestant(name: str, games: int) -> Contestant:
    """Returns one game as a contestant."""
    environment = rlcard.make(name, config={"seed": SEED})
    return Contestant(PACKAGE, name, games, {STEPS: partial(play, environment)})


def play(environment: Any, count: int) -> int:
    """Plays *count* games; returns the decisions taken."""
    decisions = 0
    for _ in range(count):
        state, _ = environment.reset()
        while not environment.is_over():
            state, _ = environment.step(pick(list(state["legal_actions"])))
            decisions += 1
        environment.get_payoffs()
    return decisions
