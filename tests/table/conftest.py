"""A game to open tables of."""

from __future__ import annotations

import pytest

from eastfront.games import load_game
from eastfront.kernel.game import Game, View
from eastfront.kernel.state import State


@pytest.fixture(scope="session")
def game() -> Game[State, View]:
    return load_game("barbarossa")
