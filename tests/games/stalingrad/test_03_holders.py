"""Chapters 3 and 10, who holds a Location: judged when a battle is over, not between its losses."""

from __future__ import annotations

from typing import Final

import pytest

from tests.games.stalingrad.scene import Scene

GERMAN: Final = "295th-infantry-division"
SOVIET: Final = "95th-rifle-division"


def fight_at_barrikady(scene: Scene, control: str) -> None:
    """Let a German attack a Soviet Force in its Control zone, which the Soviet side held before."""
    scene.options(control=control)
    scene.row("barrikady-gun-factory")
    scene.german(control={1: [GERMAN]}, rations={GERMAN: 9}, deck=["kampfgruppe"])
    scene.soviet(control={1: [SOVIET]}, rations={SOVIET: 9}, deck=["volga-ferry"] * 2)
    scene.holders({1: "soviet"})
    scene.starts_actions("german")
    scene.german.attacks("barrikady-gun-factory")


def burns_the_rest(scene: Scene, side: str, force: str) -> None:
    """Absorb what is left by Rations."""
    while scene.asks(side, "losses"):
        scene.seat(side).burns(force)


@pytest.mark.rule("sg-3.4", "sg-10.7")
@pytest.mark.parametrize("control", ["presence", "markers"])
def test_who_seems_alone_between_two_retreats_takes_nothing(scene: Scene, control: str) -> None:
    """Clauses 3.4 and 10.7: the defender goes, then the attacker; the Soviet side held it last."""
    fight_at_barrikady(scene, control)

    scene.soviet.retreats(SOVIET)
    burns_the_rest(scene, "soviet", SOVIET)
    scene.german.retreats(GERMAN)
    burns_the_rest(scene, "german", GERMAN)

    assert [] == scene.german.control(1) == scene.soviet.control(1)
    assert ("soviet" if control == "markers" else "") == scene.controller(1)
    assert 1 == scene.state.holders[0]


@pytest.mark.rule("sg-3.4", "sg-10.7")
@pytest.mark.parametrize("control", ["presence", "markers"])
def test_who_is_alone_after_all_losses_holds_it(scene: Scene, control: str) -> None:
    """Clauses 3.4 and 10.7: the defender goes and the attacker stays."""
    fight_at_barrikady(scene, control)

    scene.soviet.retreats(SOVIET)
    burns_the_rest(scene, "soviet", SOVIET)
    burns_the_rest(scene, "german", GERMAN)

    assert ("german", 0) == (scene.controller(1), scene.state.holders[0])
