"""Chapter 5, control-zone moves: which Control zones are open to them, and where they start."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pytest

from tests.games.stalingrad.cardplay import unanswered
from tests.games.stalingrad.naming import Slot
from tests.games.stalingrad.scene import Scene
from tests.games.stalingrad.skirmish import ENEMY
from tests.games.stalingrad.troops import PLAIN

Zones = dict[Slot, Sequence[str]]

SIDES: Final = ["german", "soviet"]
SLOTS: Final = range(1, 6)
MOBILE: Final = {"german": "16th-panzer-division", "soviet": "137th-tank-brigade"}


def lay_five(scene: Scene, side: str, force: str, area: str = "control") -> None:
    """Lay *force* at Location 1; 2 is its side's own, 3 contested, 4 empty and 5 the enemy's."""
    own, rival = PLAIN[side][1:3]
    enemies = PLAIN[ENEMY[side]]
    first: Zones = {1: [force]}
    control: Zones = {2: [own], 3: [rival], **(first if area == "control" else {})}
    scene.seat(side)(control=control, perimeter=first if area == "perimeter" else {})
    scene.seat(ENEMY[side])(control={3: enemies[:2], 5: enemies[2:3]})


def open_fronts(scene: Scene, side: str, force: str) -> list[str]:
    """Name a Force to move and return the Control zones that it may enter."""
    scene.seat(side).chooses("move", force)
    return [zone for zone in scene.seat(side).offered("enter") if zone.startswith("control")]


@pytest.mark.rule("sg-5.10")
@pytest.mark.parametrize("side", SIDES)
def test_a_control_zone_move_goes_where_the_enemy_does_not_control(scene: Scene, side: str) -> None:
    """Clause 5.10: the own, the contested and the empty zone are open, the enemy's is not."""
    force = PLAIN[side][0]
    lay_five(scene, side, force)
    scene.starts_actions(side)

    assert ["control-2", "control-3", "control-4"] == open_fronts(scene, side, force)
    assert "sg-5.11" == scene.seat(side).refused("enter", "control-5")


@pytest.mark.rule("sg-5.10")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize(("target", "controller"), [(2, "own"), (3, ""), (4, "own")])
def test_the_force_then_stands_in_the_other_control_zone(
    scene: Scene, side: str, target: int, controller: str
) -> None:
    """Clause 5.10: an empty zone it takes for its side; a contested one stays contested."""
    force = PLAIN[side][0]
    lay_five(scene, side, force)
    scene.starts_actions(side)

    scene.seat(side).moves(force, f"control-{target}")

    assert force in scene.seat(side).control(target)
    assert [] == scene.seat(side).control(1)
    assert (side if controller else "") == scene.controller(target)


@pytest.mark.rule("sg-5.10")
@pytest.mark.parametrize("origin", SLOTS)
def test_distance_does_not_matter_to_it(scene: Scene, origin: int) -> None:
    """Clause 5.10: all four other zones are open, from either end of the row and from its middle."""
    force = PLAIN["german"][0]
    scene.german(control={origin: [force]})
    scene.starts_actions("german")

    others = [f"control-{slot}" for slot in SLOTS if slot != origin]
    assert others == open_fronts(scene, "german", force)


@pytest.mark.rule("sg-5.10", "sg-5.11")
@pytest.mark.parametrize("holder", ["german", "soviet"])
def test_an_empty_zone_is_open_whatever_marker_lies_there(scene: Scene, holder: str) -> None:
    """Clauses 5.10 and 5.11: only Forces bar the way, not a marker."""
    force = PLAIN["german"][0]
    scene.options(control="markers")
    scene.german(control={1: [force]})
    scene.holders({2: "german", 3: holder, 4: "german", 5: "german"})
    scene.starts_actions("german")

    assert "control-3" in open_fronts(scene, "german", force)


@pytest.mark.rule("sg-5.11")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("enemies", [1, 3])
def test_what_the_enemy_controls_is_entered_by_an_advance(scene: Scene, side: str, enemies: int) -> None:
    """Clause 5.11: from its own Perimeter zone, and by a Force elsewhere only in two steps."""
    force = PLAIN[side][0]
    seat = scene.seat(side)
    seat(perimeter={1: [force]})
    scene.seat(ENEMY[side])(control={2: PLAIN[ENEMY[side]][:enemies]})
    scene.starts_actions(side)
    assert ["control-1"] == open_fronts(scene, side, force)

    seat.chooses("enter", "perimeter-2")
    seat.moves(force, "control-2")

    assert ([force], "") == (seat.control(2), scene.controller(2))


@pytest.mark.rule("sg-5.11")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("area", ["control", "perimeter"])
@pytest.mark.parametrize("choice", ["off", "on"])
def test_mobile_forces_do_not_enter_it_from_elsewhere(
    scene: Scene, side: str, area: str, choice: str
) -> None:
    """Clause 5.11: neither do control-zone moves from a Perimeter zone, where they are allowed."""
    scene.options(control_move_from_perimeter=choice)
    lay_five(scene, side, MOBILE[side], area)
    scene.starts_actions(side)

    assert "control-5" not in open_fronts(scene, side, MOBILE[side])


@pytest.mark.rule("sg-5.11")
def test_a_night_march_does_not_enter_it_from_elsewhere(scene: Scene) -> None:
    """Clause 5.11: the event makes moves free and says nothing else of them."""
    first, second = PLAIN["german"][:2]
    scene.german(hand=["night-march"], control={1: [first]}, perimeter={2: [second]})
    scene.soviet(control={2: PLAIN["soviet"][:1]})
    scene.starts_actions("german")
    scene.german.plays("night-march")

    assert ["control-3", "control-4", "control-5"] == open_fronts(scene, "german", first)
    scene.german.chooses("enter", "control-3")
    assert ["control-2"] == open_fronts(scene, "german", second)


@pytest.mark.rule("sg-5.11")
@pytest.mark.parametrize(("side", "card"), [("german", "exploitation"), ("soviet", "sewer-infiltration")])
def test_events_that_say_so_enter_it(scene: Scene, side: str, card: str) -> None:
    """Clause 5.11: Exploitation and Sewer Infiltration lead where no move does."""
    force = PLAIN[side][0]
    seat = scene.seat(side)
    seat(hand=[card], control={1: [force]})
    scene.seat(ENEMY[side])(control={4: PLAIN[ENEMY[side]][:1]})
    scene.starts_actions(side)
    assert "control-4" not in open_fronts(scene, side, force)
    seat.chooses("enter", "control-2")

    unanswered(scene, side, card)
    seat.chooses("enter", "control-4")

    assert ([force], "") == (seat.control(4), scene.controller(4))


@pytest.mark.rule("sg-5.12")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize(("comrades", "enemies"), [(0, 1), (0, 3), (1, 1), (2, 3)])
def test_a_force_may_leave_a_contested_zone(scene: Scene, side: str, comrades: int, enemies: int) -> None:
    """Clause 5.12: however strong the enemy is; whoever stays there decides who Controls it."""
    force, *others = PLAIN[side][: comrades + 1]
    seat = scene.seat(side)
    seat(control={1: [force, *others]})
    scene.seat(ENEMY[side])(control={1: PLAIN[ENEMY[side]][:enemies]})
    scene.starts_actions(side)

    seat.moves(force, "control-3")

    assert (sorted(others), [force]) == (seat.control(1), seat.control(3))
    assert ("" if comrades else ENEMY[side]) == scene.controller(1)


@pytest.mark.rule("sg-5.12")
def test_from_one_contested_zone_into_another(scene: Scene) -> None:
    """Clause 5.12: neither of the enemies can hold it."""
    force, comrade = PLAIN["german"][:2]
    scene.german(control={1: [force], 2: [comrade]})
    scene.soviet(control={1: PLAIN["soviet"][:1], 2: PLAIN["soviet"][1:2]})
    scene.starts_actions("german")

    scene.german.moves(force, "control-2")

    assert sorted([force, comrade]) == scene.german.control(2)


@pytest.mark.rule("sg-5.13")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("slot", SLOTS)
def test_a_control_zone_move_starts_from_a_control_zone(scene: Scene, side: str, slot: int) -> None:
    """Clause 5.13: from a Perimeter zone no Control zone but the own one is open, mobile Force or not."""
    for force in (PLAIN[side][0], MOBILE[side]):
        scene.options()
        scene.seat(side)(perimeter={slot: [force]})
        scene.starts_actions(side)

        assert [f"control-{slot}"] == open_fronts(scene, side, force)
        assert "sg-5.13" == scene.seat(side).refused("enter", f"control-{slot % 5 + 1}")


@pytest.mark.rule("sg-5.14")
@pytest.mark.parametrize("side", SIDES)
def test_a_control_zone_move_may_start_from_a_perimeter_zone(scene: Scene, side: str) -> None:
    """Clause 5.14: where that is chosen, to the same Control zones as from a Control zone."""
    force = PLAIN[side][0]
    scene.options(control_move_from_perimeter="on")
    lay_five(scene, side, force, "perimeter")
    scene.starts_actions(side)

    fronts = ["control-1", "control-2", "control-3", "control-4"]
    assert fronts == open_fronts(scene, side, force)
    others = [f"perimeter-{slot}" for slot in SLOTS if slot != 1]
    assert sorted([*fronts, *others]) == sorted(scene.seat(side).offered("enter"))


@pytest.mark.rule("sg-5.14")
@pytest.mark.parametrize("target", [2, 3, 4])
def test_from_a_perimeter_zone_it_costs_a_ration_too(scene: Scene, target: int) -> None:
    """Clause 5.14: one Ration for the whole way; without one the Force stays."""
    force = PLAIN["german"][0]
    scene.options(control_move_from_perimeter="on")
    lay_five(scene, "german", force, "perimeter")
    scene.starts_actions("german")

    scene.german.moves(force, f"control-{target}")

    assert force in scene.german.control(target)
    assert ([], 4 - 1) == (scene.german.perimeter(1), scene.german.rations(force))


@pytest.mark.rule("sg-5.14")
def test_the_advance_into_an_enemy_zone_stays_what_it_was(scene: Scene) -> None:
    """Clause 5.14: the own Control zone is entered whoever is there, the enemy's elsewhere is not."""
    force = PLAIN["german"][0]
    scene.options(control_move_from_perimeter="on")
    scene.german(perimeter={1: [force]})
    scene.soviet(control={1: PLAIN["soviet"][:1], 2: PLAIN["soviet"][1:2]})
    scene.starts_actions("german")

    assert ["control-1", "control-3", "control-4", "control-5"] == open_fronts(scene, "german", force)
