"""Chapter 5, free moves: three for a Force in a turn, besides those that an event grants."""

from __future__ import annotations

from typing import Final

import pytest

from tests.games.stalingrad.cardplay import unanswered
from tests.games.stalingrad.scene import Scene

SIDES: Final = ["german", "soviet"]
MOBILE: Final = {"german": "16th-panzer-division", "soviet": "6th-guards-tank-brigade"}
SECOND: Final = {"german": "24th-panzer-division", "soviet": "137th-tank-brigade"}
PLAIN: Final = {"german": "295th-infantry-division", "soviet": "95th-rifle-division"}
STATION: Final = "central-railway-station"
# Four moves: from Perimeter zones only, and with moves of every kind.
PATHS: Final = [
    ["perimeter-2", "perimeter-3", "perimeter-4", "perimeter-1"],
    ["perimeter-2", "control-2", "control-3", "control-4"],
    ["control-1", "control-2", "control-1", "control-2"],
]


def rations_along(scene: Scene, side: str, force: str, path: list[str]) -> list[int]:
    """Move a Force along a path and return the Rations that it has after each move."""
    rations = []
    for zone in path:
        scene.seat(side).moves(force, zone)
        rations.append(scene.seat(side).rations(force))
    return rations


@pytest.mark.rule("sg-5.17")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("path", PATHS)
def test_the_fourth_move_of_a_mobile_force_costs_a_ration(scene: Scene, side: str, path: list[str]) -> None:
    """Clause 5.17: moves of all kinds count together."""
    force = MOBILE[side]
    scene.seat(side)(perimeter={1: [force]}, rations={force: 5})
    scene.starts_actions(side)

    assert [5, 5, 5, 4] == rations_along(scene, side, force, path)


@pytest.mark.rule("sg-5.17")
def test_further_moves_cost_a_ration_each(scene: Scene) -> None:
    """Clause 5.17: the fourth, the fifth and the sixth; then it has none left and stays."""
    force = MOBILE["german"]
    scene.german(perimeter={1: [force]}, rations={force: 3})
    scene.starts_actions("german")

    path = ["perimeter-2", "perimeter-1"] * 3
    assert [3, 3, 3, 2, 1, 0] == rations_along(scene, "german", force, path)
    assert not scene.offers("move")


@pytest.mark.rule("sg-5.17")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("path", PATHS)
def test_without_rations_three_moves_are_all(scene: Scene, side: str, path: list[str]) -> None:
    """Clause 5.17: a mobile Force that has none still moves free, but not a fourth time."""
    force = MOBILE[side]
    scene.seat(side)(perimeter={1: [force]}, rations={force: 0})
    scene.starts_actions(side)

    assert [0, 0, 0] == rations_along(scene, side, force, path[:3])
    assert ["end"] == scene.offered
    assert "sg-5.17" == scene.seat(side).refused("move", force)


@pytest.mark.rule("sg-5.17")
@pytest.mark.parametrize("side", SIDES)
def test_each_force_has_its_own_three(scene: Scene, side: str) -> None:
    """Clause 5.17: what one has used up the other has still."""
    force, other = MOBILE[side], SECOND[side]
    scene.seat(side)(perimeter={1: [force, other]}, rations={force: 0, other: 0})
    scene.starts_actions(side)

    assert [0, 0, 0] == rations_along(scene, side, force, PATHS[0][:3])
    assert [other] == scene.seat(side).offered("move")
    assert [0, 0, 0] == rations_along(scene, side, other, PATHS[0][:3])


@pytest.mark.rule("sg-5.17")
def test_every_turn_brings_three_again(scene: Scene) -> None:
    """Clause 5.17: the Ration that Supply brought meanwhile is not touched."""
    force = MOBILE["german"]
    scene.german(perimeter={1: [force]}, rations={force: 0})
    scene.starts_actions("german")
    rations_along(scene, "german", force, PATHS[0][:3])
    scene.german.ends()
    scene.soviet.ends()

    assert [1, 1, 1, 0] == rations_along(scene, "german", force, ["perimeter-1", *PATHS[0][:3]])


@pytest.mark.rule("sg-5.17")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("mobile", [False, True])
def test_the_railway_station_gives_no_more_than_three(scene: Scene, side: str, mobile: bool) -> None:
    """Clause 5.17: a mobile Force of its controller has three in all, and not three by either title."""
    force = (MOBILE if mobile else PLAIN)[side]
    scene.row(STATION)
    scene.seat(side)(control={1: [SECOND[side]]}, perimeter={1: [force]}, rations={force: 2})
    scene.starts_actions(side)

    path = ["perimeter-2", "perimeter-3", "perimeter-4", "perimeter-5", "perimeter-1"]
    assert [2, 2, 2, 1, 0] == rations_along(scene, side, force, path)


@pytest.mark.rule("sg-5.17")
def test_moves_that_were_paid_use_up_none_of_the_three(scene: Scene) -> None:
    """Clause 5.17: two paid moves, then the station is taken, and three moves are free."""
    force = PLAIN["german"]
    scene.row(STATION)
    scene.german(perimeter={1: [MOBILE["german"]], 2: [force]}, rations={force: 3})
    scene.starts_actions("german")
    assert [2, 1] == rations_along(scene, "german", force, ["perimeter-3", "perimeter-4"])

    scene.german.moves(MOBILE["german"], "control-1")

    path = ["perimeter-2", "perimeter-3", "perimeter-4", "perimeter-5"]
    assert [1, 1, 1, 0] == rations_along(scene, "german", force, path)


@pytest.mark.rule("sg-5.18")
@pytest.mark.parametrize("before", range(4))
def test_a_night_march_counts_for_nothing(scene: Scene, before: int) -> None:
    """Clause 5.18: before, between or after them, the three free moves stay three."""
    force = MOBILE["german"]
    scene.german(hand=["night-march"], perimeter={1: [force]}, rations={force: 0})
    scene.starts_actions("german")
    path = ["perimeter-2", "perimeter-3", "perimeter-4"]
    rations_along(scene, "german", force, path[:before])

    scene.german.plays("night-march")
    scene.german.moves(force, "perimeter-5")
    rations_along(scene, "german", force, path[before:])

    assert (3, 1) == (len(scene.told("moves-free")), len(scene.told("marches")))
    assert (0, ["end"]) == (scene.german.rations(force), scene.offered)


@pytest.mark.rule("sg-5.18")
@pytest.mark.parametrize("before", range(4))
@pytest.mark.parametrize(("side", "card"), [("german", "exploitation"), ("soviet", "sewer-infiltration")])
def test_a_move_to_an_enemy_zone_counts_for_nothing(scene: Scene, side: str, card: str, before: int) -> None:
    """Clause 5.18: Exploitation and Sewer Infiltration, too, come on top of the three."""
    force = MOBILE[side]
    scene.seat(side)(hand=[card], control={1: [force]}, rations={force: 0})
    scene.starts_actions(side)
    path = ["control-2", "control-3", "control-4"]
    rations_along(scene, side, force, path[:before])

    unanswered(scene, side, card)
    scene.seat(side).chooses("enter", "control-5")
    rations_along(scene, side, force, path[before:])

    assert (3, 1) == (len(scene.told("moves-free")), len(scene.told("infiltrates")))
    assert (0, False) == (scene.seat(side).rations(force), scene.offers("move"))


@pytest.mark.rule("sg-5.18")
def test_a_march_costs_a_plain_force_nothing_and_leaves_its_free_moves(scene: Scene) -> None:
    """Clause 5.18: by the Railway Station it still moves three times free afterwards."""
    force = PLAIN["german"]
    scene.row(STATION)
    scene.german(
        hand=["night-march"], control={1: [MOBILE["german"]]}, perimeter={1: [force]}, rations={force: 0}
    )
    scene.starts_actions("german")

    scene.german.plays("night-march")
    scene.german.moves(force, "perimeter-5")
    scene.german.ends()

    assert [0, 0, 0] == rations_along(scene, "german", force, ["perimeter-2", "perimeter-3", "perimeter-4"])
    assert force not in scene.german.offered("move")
