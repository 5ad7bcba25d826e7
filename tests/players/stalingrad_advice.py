"""What Recruit advises in a scene of Stalingrad."""

from __future__ import annotations

from collections.abc import Callable

from eastfront.players.scripted.stalingrad.doctrine import RECRUIT, Doctrine
from eastfront.players.scripted.stalingrad.player import Scripted
from tests.games.stalingrad.naming import game
from tests.games.stalingrad.scene import Scene


def advice(scene: Scene, seed: int = 5, doctrine: Doctrine = RECRUIT) -> str:
    """Return what Recruit, or who goes by another *doctrine*, chooses for the seat asked, by name."""
    view = game().view(scene.state, int(scene.state.asked))
    return game().option_name(Scripted(seed, doctrine).choose(view, list(view.options)))


def obey(scene: Scene) -> str:
    """Let the seat asked do what Recruit advises; return it."""
    made = advice(scene)
    verb, _, noun = made.partition(" ")
    scene.seat(scene.asked).chooses(verb, noun)
    return made


def obey_while(scene: Scene, goes_on: Callable[[], bool]) -> list[str]:
    """Let both seats do what Recruit advises while something holds and the game is not over."""
    made: list[str] = []
    while scene.asked and goes_on():
        made.append(obey(scene))
    return made


def follow(scene: Scene, side: str, kind: str) -> list[str]:
    """Let Recruit choose as long as a side faces decisions of this *kind*; return its choices."""
    return obey_while(scene, lambda: scene.asks(side, kind))
