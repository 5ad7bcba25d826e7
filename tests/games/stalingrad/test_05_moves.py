"""Chapter 5, moves: what they cost, where a Force in a Perimeter zone goes, and the way that is shut."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pytest

from tests.games.stalingrad.naming import Slot
from tests.games.stalingrad.scene import Scene
from tests.games.stalingrad.skirmish import BATTLEFIELD, ENEMY
from tests.games.stalingrad.troops import PLAIN, spread

Zones = dict[Slot, Sequence[str]]

SIDES: Final = ["german", "soviet"]
SLOTS: Final = range(1, 6)
# The three moves: from where, to where.
MOVES: Final = [("perimeter-1", "perimeter-5"), ("perimeter-1", "control-1"), ("control-1", "control-5")]
MOBILE: Final = "16th-panzer-division"


def lay_at(scene: Scene, side: str, zone: str, rations: int) -> str:
    """Lay a plain Force with so many Rations and a comrade in a zone, and begin; return the Force."""
    force, comrade, _, _, _ = PLAIN[side]
    area, slot = zone.split("-")
    zones: Zones = {int(slot): [force, comrade]}
    scene.seat(side)(
        control=zones if area == "control" else {},
        perimeter=zones if area == "perimeter" else {},
        rations={force: rations, comrade: 2},
    )
    scene.starts_actions(side)
    return force


@pytest.mark.rule("sg-5.6")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize(("origin", "target"), MOVES)
def test_a_move_costs_the_moving_force_a_ration(scene: Scene, side: str, origin: str, target: str) -> None:
    """Clause 5.6: each of the three moves, far or near; a Force beside it keeps its own."""
    force = lay_at(scene, side, origin, 3)
    seat = scene.seat(side)

    seat.moves(force, target)

    assert (3 - 1, 2) == (seat.rations(force), seat.rations(PLAIN[side][1]))
    assert scene.asks(side, "action")


@pytest.mark.rule("sg-5.6")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize(("origin", "target"), MOVES)
def test_a_force_without_rations_stays_where_it_is(scene: Scene, side: str, origin: str, target: str) -> None:
    """Clause 5.6: its last Ration pays for one move; the Rations of others do not help."""
    force = lay_at(scene, side, origin, 1)
    seat = scene.seat(side)

    seat.moves(force, target)

    assert 0 == seat.rations(force)
    assert [PLAIN[side][1]] == seat.offered("move")
    assert "sg-5.6" == seat.refused("move", force)


@pytest.mark.rule("sg-5.7")
@pytest.mark.parametrize("side", SIDES)
def test_a_peripheral_move_joins_two_perimeter_zones(scene: Scene, side: str) -> None:
    """Clause 5.7: the Force leaves the one and joins a comrade in the other; to stay is no move."""
    force, comrade = PLAIN[side][:2]
    seat = scene.seat(side)
    seat(perimeter={1: [force], 2: [comrade]})
    scene.starts_actions(side)
    seat.chooses("move", force)
    assert "sg-5.7" == seat.refused("enter", "perimeter-1")

    seat.chooses("enter", "perimeter-2")

    assert ([], sorted([force, comrade])) == (seat.perimeter(1), seat.perimeter(2))


@pytest.mark.rule("sg-5.7", "sg-5.8")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("held", [False, True])
@pytest.mark.parametrize("origin", SLOTS)
def test_a_peripheral_move_goes_to_any_other_perimeter_zone(
    scene: Scene, side: str, origin: int, held: bool
) -> None:
    """Clause 5.8: near or far, also where the enemy Controls every Location and stands behind it."""
    force = PLAIN[side][0]
    behind = {"german": "13th-guards-rifle-division", "soviet": MOBILE}[side]
    if held:
        scene.seat(ENEMY[side])(control=spread(ENEMY[side]), perimeter={origin % 5 + 1: [behind]})
    scene.seat(side)(perimeter={origin: [force]})
    scene.starts_actions(side)

    scene.seat(side).chooses("move", force)

    others = [f"perimeter-{slot}" for slot in SLOTS if slot != origin]
    assert others == [zone for zone in scene.seat(side).offered("enter") if zone.startswith("perimeter")]


@pytest.mark.rule("sg-5.8")
@pytest.mark.parametrize(("origin", "target"), [(1, 2), (1, 5), (5, 1), (2, 4), (3, 2)])
def test_every_distance_costs_the_same(scene: Scene, origin: int, target: int) -> None:
    """Clause 5.8: from one end of the row to the other for one Ration."""
    force = PLAIN["german"][0]
    scene.german(perimeter={origin: [force]}, rations={force: 4})
    scene.starts_actions("german")

    scene.german.moves(force, f"perimeter-{target}")

    assert ([force], 3) == (scene.german.perimeter(target), scene.german.rations(force))


@pytest.mark.rule("sg-5.9")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize(("own", "enemies"), [(0, 0), (2, 0), (0, 1), (0, 3), (1, 1), (2, 3)])
def test_an_advance_enters_the_control_zone_whoever_is_there(
    scene: Scene, side: str, own: int, enemies: int
) -> None:
    """Clause 5.9: nobody, comrades, the enemy alone, or both."""
    force, *comrades = PLAIN[side][: own + 1]
    seat = scene.seat(side)
    seat(control={2: comrades}, perimeter={2: [force]})
    scene.seat(ENEMY[side])(control={2: PLAIN[ENEMY[side]][:enemies]})
    scene.starts_actions(side)

    seat.moves(force, "control-2")

    assert (sorted([force, *comrades]), []) == (seat.control(2), seat.perimeter(2))
    assert enemies == len(scene.seat(ENEMY[side]).control(2))
    assert ("" if enemies else side) == scene.controller(2)


@pytest.mark.rule("sg-5.9")
@pytest.mark.parametrize("slot", SLOTS)
def test_an_advance_leads_to_the_same_location(scene: Scene, slot: int) -> None:
    """Clause 5.9: straight ahead, although all Control zones are empty."""
    force = PLAIN["german"][0]
    scene.german(perimeter={slot: [force]})
    scene.starts_actions("german")

    scene.german.chooses("move", force)

    fronts = [zone for zone in scene.german.offered("enter") if zone.startswith("control")]
    assert [f"control-{slot}"] == fronts


@pytest.mark.rule("sg-5.15")
@pytest.mark.parametrize("options", [{}, {"control_move_from_perimeter": "on"}, {"control": "markers"}])
@pytest.mark.parametrize("force", [PLAIN["german"][0], MOBILE])
@pytest.mark.parametrize("contested", [False, True])
def test_no_move_leads_back_to_a_perimeter_zone(
    scene: Scene, options: dict[str, str], force: str, contested: bool
) -> None:
    """Clause 5.15: neither to the zone behind nor to any other, even for mobile Forces on free tracks."""
    scene.options(**options)
    scene.row("grain-elevator", "central-railway-station")
    scene.german(control={1: [force], 2: ["94th-infantry-division"]})
    scene.soviet(control={1: ["95th-rifle-division"]} if contested else {})
    scene.holders({3: "german"})
    scene.starts_actions("german")

    scene.german.chooses("move", force)

    assert scene.german.offered("enter")
    assert not [zone for zone in scene.german.offered("enter") if zone.startswith("perimeter")]
    assert "sg-5.15" == scene.german.refused("enter", "perimeter-1")
    assert "sg-5.15" == scene.german.refused("enter", "perimeter-4")


@pytest.mark.rule("sg-5.15")
def test_a_night_march_leads_back_no_more_than_other_moves(scene: Scene) -> None:
    """Clause 5.15: the event makes moves free, but of the same three kinds."""
    force, other = PLAIN["german"][:2]
    scene.german(hand=["night-march"], control={1: [force, other]})
    scene.starts_actions("german")
    scene.german.plays("night-march")

    scene.german.chooses("move", force)

    assert ["control-2", "control-3", "control-4", "control-5"] == scene.german.offered("enter")


@pytest.mark.rule("sg-5.15")
def test_a_retreat_leads_back(scene: Scene) -> None:
    """Clause 5.15: what no move does, the losses of a battle do."""
    force = PLAIN["soviet"][0]
    scene.german(deck=["supply-column"], control={1: [PLAIN["german"][0]]}, rations={PLAIN["german"][0]: 30})
    scene.soviet(deck=["guns-across-the-volga"], control={1: [force, PLAIN["soviet"][1]]})
    scene.starts_actions("german")
    scene.german.attacks(BATTLEFIELD)

    scene.soviet.retreats(force)

    assert [force] == scene.soviet.perimeter(1)


@pytest.mark.rule("sg-5.16")
@pytest.mark.parametrize("side", SIDES)
def test_a_force_moves_as_often_as_it_pays(scene: Scene, side: str) -> None:
    """Clause 5.16: moves of every kind one after the other, a Ration each, until none is left."""
    force = PLAIN[side][0]
    seat = scene.seat(side)
    seat(perimeter={1: [force]}, rations={force: 6})
    scene.starts_actions(side)

    path = ["perimeter-2", "perimeter-1", "perimeter-4", "control-4", "control-1", "control-4"]
    for left, zone in zip(range(5, -1, -1), path, strict=True):
        seat.moves(force, zone)
        assert left == seat.rations(force)

    assert [force] == seat.control(4)
    assert not scene.offers("move")


@pytest.mark.rule("sg-5.16")
def test_moves_of_several_forces_may_alternate(scene: Scene) -> None:
    """Clause 5.16: a Force that has moved may move again after another has."""
    force, other = PLAIN["german"][:2]
    scene.german(perimeter=spread("german", 2))
    scene.starts_actions("german")

    for mover, zone in [
        (force, "perimeter-3"),
        (other, "perimeter-3"),
        (force, "control-3"),
        (other, "control-3"),
    ]:
        scene.german.moves(mover, zone)

    assert sorted([force, other]) == scene.german.control(3)
    assert (4 - 2, 3 - 2) == (scene.german.rations(force), scene.german.rations(other))
