"""What a scripted player advises in a scene of Barbarossa."""

from __future__ import annotations

from eastfront.players.scripted.barbarossa.doctrine import Doctrine
from eastfront.players.scripted.barbarossa.player import Scripted
from tests.games.barbarossa.naming import game, option_text
from tests.games.barbarossa.scene import Scene


def advice(scene: Scene, doctrine: Doctrine) -> str:
    """Return what a player of *doctrine* chooses for the seat asked, by name."""
    view = game().view(scene.state, int(scene.state.asked))
    return option_text(Scripted(5, doctrine).choose(view, list(view.options)))
