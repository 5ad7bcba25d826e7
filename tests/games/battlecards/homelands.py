"""Positions of the combined game around the homelands: which battles open the way, and what falls."""

from __future__ import annotations

from typing import Final

from tests.games.battlecards.scene import Scene

TO_MOSCOW: Final = ["battle-for-kiev", "bialystok-minsk", "smolensk", "sevastopol"]  # 15 points
TO_BRITAIN: Final = ["norway", "dunkirk", "battle-of-france", "channel-dash"]  # 15 points
TO_GERMANY: Final = {
    "western-battle-for-germany": ["hunt-for-the-bismarck", "battle-of-the-ruhr", "normandy"],  # 16 points
    "battle-for-germany": ["winter-counteroffensive", "kharkov", "crossing-of-the-dnieper"],  # 12 points
}
INVADERS: Final = {"western-battle-for-germany": "british", "battle-for-germany": "soviet"}


def moscow_falls(scene: Scene) -> None:
    """Let Barbarossa take Moscow, for which the Soviet player has no forces of the right types.

    The cards are those that the test has laid, and one tank and the way to Moscow for Barbarossa.
    """
    forces = scene.plan.seats[scene.barbarossa.seat].zones
    forces["ground"] = [*forces.get("ground", []), "panzer-iv"]
    forces["won"] = [*forces.get("won", []), *TO_MOSCOW]
    scene.fights("battle-for-moscow")
    pass_until_it_falls(scene, "soviet")


def britain_falls(scene: Scene) -> None:
    """Let the German player take Britain, which has nothing deployed that fights."""
    forces = scene.plan.seats[scene.german.seat].zones
    forces["ground"] = [*forces.get("ground", []), "western-panzer-iv"]
    forces["won"] = [*forces.get("won", []), *TO_BRITAIN]
    scene.fights("invasion-of-britain")
    pass_until_it_falls(scene, "british")


def pass_until_it_falls(scene: Scene, loser: str) -> None:
    """Let nobody delay the battle, and the loser keep the hand."""
    while not scene.told("falls") and scene.kind in ("delay", "homeland"):
        scene.seat(scene.asked).passes()
    assert scene.seat(loser).is_out
