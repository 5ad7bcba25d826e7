"""What every test of BattleCards may ask for."""

from __future__ import annotations

import pytest

from tests.games.battlecards.scene import Scene


@pytest.fixture
def scene() -> Scene:
    """A game of the Russian Front, to be laid out."""
    return Scene()
