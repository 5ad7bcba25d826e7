"""The rules of each game, read once for all tables of a process."""

from __future__ import annotations

from functools import cache

from eastfront.games import load_game
from eastfront.kernel.game import Game, View
from eastfront.kernel.state import State


@cache
def rules_of(slug: str) -> Game[State, View]:
    """Return the game that bears *slug*, the same for every table."""
    return load_game(slug)
