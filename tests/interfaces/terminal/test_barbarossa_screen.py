"""Barbarossa's screen draws what the rules make of the table."""

from __future__ import annotations

from typing import Any, cast

import pytest

from eastfront.interfaces.terminal.barbarossa import GameScreen
from eastfront.interfaces.terminal.speech import Speech
from tests.games.barbarossa.scene import Scene


def combat_line(scene: Scene) -> str:
    """Return how the screen reckons up the combat at hand."""
    game = cast(Any, scene.game)
    return GameScreen(game, Speech(game, None, "en")).combat(scene.game.view(scene.state, 0))


def test_a_combat_is_reckoned_up_part_by_part() -> None:
    scene = Scene()
    scene.seat1(front=["panzer-regiment", "strategic-position"])
    scene.cities("kharkov")
    scene.events("russian-guards-tank-army")
    scene.points(attack=3)
    scene.in_phase("tactics")
    scene.seat1.attacks("kharkov")

    scene.seat1.uses("strategic-position")

    assert "Kharkov 12 + Russian Guards Tank Army 6 - 2 = 16; Attack 3 is 13 short" == combat_line(scene)


@pytest.mark.rule("bb-12.25")
def test_a_defence_never_falls_below_0_on_the_screen() -> None:
    scene = Scene()
    scene.seat1(front=["panzer-regiment"] + ["strategic-position"] * 4)
    scene.cities("minsk")
    scene.events("luftwaffe-support")
    scene.in_phase("tactics")
    scene.seat1.attacks("minsk")

    for _ in range(4):
        scene.seat1.uses("strategic-position")

    expected = "Minsk 7 - Luftwaffe Support 3 - 8 + 4 = 0; Attack 0 is enough"
    assert expected == combat_line(scene)
