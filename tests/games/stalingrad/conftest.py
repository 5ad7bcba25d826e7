"""What every test of Stalingrad may ask for."""

from __future__ import annotations

import pytest

from tests.games.stalingrad.scene import Scene


@pytest.fixture
def scene() -> Scene:
    """A game to be laid out."""
    return Scene()
