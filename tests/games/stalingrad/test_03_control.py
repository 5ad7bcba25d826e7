"""Chapter 3, Control: by presence in the Control zone, or by markers where nobody stands."""

from __future__ import annotations

from typing import Final

import pytest

from tests.games.stalingrad.scene import Scene
from tests.games.stalingrad.troops import QUIET_ROW

GERMAN: Final = "295th-infantry-division"
SOVIET: Final = "95th-rifle-division"
MOBILE: Final = "16th-panzer-division"


def controllers(scene: Scene) -> list[str]:
    """Who Controls each Location of the row."""
    return [scene.controller(slot) for slot in range(1, 6)]


@pytest.mark.rule("sg-3.1")
def test_a_side_alone_in_the_control_zone_controls_the_location(scene: Scene) -> None:
    """Clause 3.1: an enemy in the Perimeter zone takes nothing away from it."""
    scene.row(*QUIET_ROW)
    scene.german(control={1: [GERMAN]}, perimeter={2: ["94th-infantry-division"]})
    scene.soviet(control={2: [SOVIET], 3: ["45th-rifle-division"]}, perimeter={1: ["112th-rifle-division"]})
    scene.starts_actions("german")

    assert ["german", "soviet", "soviet", "", ""] == controllers(scene)

    scene.german.ends()

    assert 5 + 1 == len(scene.german.hand)


@pytest.mark.rule("sg-3.2")
def test_nobody_controls_a_contested_location(scene: Scene) -> None:
    """Clause 3.2: three Forces against one contest it all the same, and it brings nobody a card."""
    scene.row(*QUIET_ROW)
    scene.german(control={1: [GERMAN]})
    scene.soviet(control={1: [SOVIET, "45th-rifle-division", "112th-rifle-division"]})
    scene.starts_actions("german")

    assert [""] * 5 == controllers(scene)

    scene.german.ends()
    scene.soviet.ends()

    assert (5, 5) == (len(scene.german.hand), len(scene.soviet.hand))


@pytest.mark.rule("sg-3.3")
def test_nobody_controls_a_location_whose_control_zone_is_empty(scene: Scene) -> None:
    """Clause 3.3: whoever stands in its Perimeter zones, and whoever was there before."""
    scene.row(*QUIET_ROW)
    scene.german(perimeter={1: [GERMAN]})
    scene.holders({1: "german", 2: "soviet"})
    scene.starts_actions("german")

    assert [""] * 5 == controllers(scene)

    scene.german.ends()

    assert 5 == len(scene.german.hand)


@pytest.mark.rule("sg-3.4")
def test_all_markers_are_soviet_at_the_start(scene: Scene) -> None:
    """Clause 3.4: a Soviet side without a single Force holds all five, and wins if that stays so."""
    scene.options(control="markers")
    scene.opens()
    scene.soviet.ends()
    scene.german.sets_up(perimeter_1=[GERMAN])

    assert ["soviet"] * 5 == controllers(scene)

    scene.german.ends()

    assert scene.ended("control", winner="soviet")


@pytest.mark.rule("sg-3.4")
def test_a_marker_passes_to_the_side_that_is_alone(scene: Scene) -> None:
    """Clause 3.4: as soon as the German stands in the empty Control zone."""
    scene.options(control="markers")
    scene.german(perimeter={2: [MOBILE]})
    scene.starts_actions("german")

    scene.german.moves(MOBILE, "control-2")

    assert ["soviet", "german", "soviet", "soviet", "soviet"] == controllers(scene)


@pytest.mark.rule("sg-3.4")
def test_a_marker_holds_a_location_that_was_left(scene: Scene) -> None:
    """Clause 3.4: it counts for the draw of its owner."""
    scene.options(control="markers")
    scene.row(*QUIET_ROW)
    scene.german(control={1: [MOBILE]})
    scene.holders({2: "german"})
    scene.starts_actions("german")

    scene.german.moves(MOBILE, "control-2")

    assert ["german", "german", "soviet", "soviet", "soviet"] == controllers(scene)

    scene.german.ends()

    assert 5 + 2 == len(scene.german.hand)


@pytest.mark.rule("sg-3.4")
def test_without_markers_a_location_that_was_left_is_nobodys(scene: Scene) -> None:
    """Clause 3.4: markers are an option."""
    scene.german(control={1: [MOBILE]})
    scene.starts_actions("german")

    scene.german.moves(MOBILE, "control-2")

    assert ["", "german", "", "", ""] == controllers(scene)


@pytest.mark.rule("sg-3.5")
@pytest.mark.parametrize("marker", ["german", "soviet"])
def test_a_marker_decides_nothing_while_both_sides_are_there(scene: Scene, marker: str) -> None:
    """Clause 3.5: the Location is contested, whoever has the marker."""
    scene.options(control="markers")
    scene.german(control={1: [GERMAN], 2: ["94th-infantry-division"]})
    scene.soviet(control={1: [SOVIET]})
    scene.holders({1: marker})
    scene.starts_actions("german")

    assert ["", "german", "soviet", "soviet", "soviet"] == controllers(scene)


@pytest.mark.rule("sg-3.5")
def test_a_side_that_is_left_alone_controls_against_an_enemy_marker(scene: Scene) -> None:
    """Clause 3.5: the Soviet Force leaves, and the marker passes."""
    scene.options(control="markers")
    scene.german(control={1: [GERMAN]})
    scene.soviet(control={1: ["84th-tank-brigade"]})
    scene.holders({1: "soviet"})
    scene.starts_actions("soviet")

    assert "" == scene.controller(1)

    scene.soviet.moves("84th-tank-brigade", "control-3")

    assert "german" == scene.controller(1)


@pytest.mark.rule("sg-3.6")
def test_control_changes_as_soon_as_a_force_enters_or_leaves(scene: Scene) -> None:
    """Clause 3.6: an advance contests the Location at once, a move away frees it."""
    scene.german(perimeter={1: [MOBILE]})
    scene.soviet(control={1: [SOVIET]})
    scene.starts_actions("german")

    scene.german.moves(MOBILE, "control-1")

    assert ["", "", "", "", ""] == controllers(scene)

    scene.german.moves(MOBILE, "control-2")

    assert ["soviet", "german", "", "", ""] == controllers(scene)


@pytest.mark.rule("sg-3.6")
def test_control_changes_as_soon_as_a_force_is_destroyed(scene: Scene) -> None:
    """Clause 3.6: before the attacker has taken his own losses the Location is his."""
    scene.german(control={1: [MOBILE, GERMAN]}, deck=["iron-cross"])
    scene.soviet(control={1: ["37th-guards-rifle-division"]}, deck=["katyusha-barrage"])
    scene.starts_actions("german")

    scene.german.attacks("grain-elevator")

    assert ["37th-guards-rifle-division"] == scene.soviet.lost
    assert scene.asks("german", "losses")
    assert "german" == scene.controller(1)


@pytest.mark.rule("sg-3.6")
def test_a_location_just_taken_may_be_used_at_once(scene: Scene) -> None:
    """Clause 3.6: the Central Railway Station makes peripheral moves free from that moment."""
    scene.row("central-railway-station")
    scene.german(perimeter={1: [MOBILE], 2: [GERMAN]}, rations={GERMAN: 0})
    scene.starts_actions("german")

    assert [MOBILE] == scene.german.offered("move")

    scene.german.moves(MOBILE, "control-1")
    scene.german.moves(GERMAN, "perimeter-5")

    assert [GERMAN] == scene.german.perimeter(5)
