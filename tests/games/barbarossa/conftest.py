"""What every test of Barbarossa may ask for."""

from __future__ import annotations

import pytest

from tests.games.barbarossa.scene import Scene


@pytest.fixture
def scene() -> Scene:
    """A game of two seats under the kamikaze edition, to be laid out."""
    return Scene()
