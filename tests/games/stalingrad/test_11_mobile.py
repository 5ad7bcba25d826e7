"""Chapter 11, mobile Forces: they move without Rations, and attack like any other."""

from __future__ import annotations

from typing import Final

import pytest

from tests.games.stalingrad.cardplay import SPARE
from tests.games.stalingrad.measures import forces_of, move_cost
from tests.games.stalingrad.naming import Slot
from tests.games.stalingrad.scene import Scene
from tests.games.stalingrad.skirmish import ENEMY, FORCE

MOBILE: Final = [
    "16th-panzer-division",
    "24th-panzer-division",
    "14th-panzer-division",
    "29th-motorised-infantry-division",
    "60th-motorised-infantry-division",
    "3rd-motorised-infantry-division",
    "84th-tank-brigade",
    "6th-guards-tank-brigade",
    "137th-tank-brigade",
]
SIDE_OF: Final = {force: side for side in ENEMY for force in forces_of(side)}
# Where each of the three moves starts and goes to.
MOVES: Final = [
    ("perimeter", "perimeter-4"),
    ("perimeter", "control-2"),
    ("control", "control-4"),
]


def stand(scene: Scene, force: str, area: str, rations: int) -> None:
    """Put a Force alone at slot 2 and let its side begin."""
    zones: dict[str, dict[Slot, list[str]]] = {area: {2: [force]}}
    scene.seat(SIDE_OF[force])(
        control=zones.get("control"), perimeter=zones.get("perimeter"), rations={force: rations}
    )
    scene.starts_actions(SIDE_OF[force])


@pytest.mark.rule("sg-11.1")
@pytest.mark.parametrize("force", SIDE_OF)
def test_mobile_forces_pay_nothing_and_all_others_a_ration(scene: Scene, force: str) -> None:
    """Clause 11.1: an advance of each Force of the game."""
    stand(scene, force, "perimeter", rations=2)

    assert (0 if force in MOBILE else 1) == move_cost(scene, SIDE_OF[force], force, "control-2")


@pytest.mark.rule("sg-11.1")
@pytest.mark.parametrize("force", MOBILE)
@pytest.mark.parametrize(("area", "zone"), MOVES)
def test_mobile_forces_make_all_three_moves_without_rations(
    scene: Scene, force: str, area: str, zone: str
) -> None:
    """Clause 11.1: peripheral moves, advances and control-zone moves, with no Ration at all."""
    stand(scene, force, area, rations=0)

    assert 0 == move_cost(scene, SIDE_OF[force], force, zone)


@pytest.mark.rule("sg-11.1")
@pytest.mark.parametrize("force", FORCE.values())
@pytest.mark.parametrize("area", ["control", "perimeter"])
def test_other_forces_need_a_ration_to_move(scene: Scene, force: str, area: str) -> None:
    """Clause 11.1: without one they stay."""
    stand(scene, force, area, rations=0)

    assert [] == scene.seat(SIDE_OF[force]).offered("move")


@pytest.mark.rule("sg-11.2")
@pytest.mark.parametrize("force", MOBILE)
def test_a_mobile_force_pays_for_its_attack(scene: Scene, force: str) -> None:
    """Clause 11.2: 1 Ration, like anybody."""
    side = SIDE_OF[force]
    scene.seat(side)(hand=[SPARE[side]], control={1: [force]}, rations={force: 3})
    scene.seat(ENEMY[side])(control={1: [FORCE[ENEMY[side]]]})
    scene.starts_actions(side)

    scene.seat(side).attacks("grain-elevator")

    assert scene.asks(side, "event")
    assert 2 == scene.seat(side).rations(force)


@pytest.mark.rule("sg-11.2")
@pytest.mark.parametrize("force", MOBILE)
def test_a_mobile_force_without_rations_does_not_attack(scene: Scene, force: str) -> None:
    """Clause 11.2: though it may still move away."""
    side = SIDE_OF[force]
    scene.seat(side)(control={1: [force]}, rations={force: 0})
    scene.seat(ENEMY[side])(control={1: [FORCE[ENEMY[side]]]})
    scene.starts_actions(side)

    assert [] == scene.seat(side).offered("attack")
    assert [force] == scene.seat(side).offered("move")
