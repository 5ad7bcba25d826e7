"""Chapter 1, victory: all five Locations at the end of a turn."""

from __future__ import annotations

import pytest

from tests.games.stalingrad.scene import Scene
from tests.games.stalingrad.troops import QUIET_ROW, spread

SIDES = ["german", "soviet"]


@pytest.mark.rule("sg-1.10")
@pytest.mark.parametrize("side", SIDES)
def test_all_five_locations_win_for_either_side(scene: Scene, side: str) -> None:
    """Clause 1.10: the rule is the same for both."""
    scene.seat(side)(control=spread(side))
    scene.starts_actions(side)

    scene.seat(side).ends()

    assert scene.ended("control", winner=side)
    assert scene.outcome is not None
    assert sorted([0, 5]) == sorted(scene.outcome.scores)


@pytest.mark.rule("sg-1.10")
@pytest.mark.parametrize("side", SIDES)
def test_four_locations_win_nothing(scene: Scene, side: str) -> None:
    """Clause 1.10: it must be all of them."""
    scene.seat(side)(control=spread(side, 4))
    scene.starts_actions(side)

    scene.seat(side).ends()

    assert scene.outcome is None


@pytest.mark.rule("sg-1.11")
@pytest.mark.parametrize(("turn_of", "winner"), [("german", "soviet"), ("soviet", "german")])
def test_victory_is_tested_for_both_sides_at_the_end_of_every_turn(
    scene: Scene, turn_of: str, winner: str
) -> None:
    """Clause 1.11: also for the side whose turn it is not, in a late turn as in the first."""
    scene.seat(winner)(control=spread(winner), turns=7)
    scene.seat(turn_of)(turns=7)
    scene.starts_actions(turn_of)

    assert scene.outcome is None

    scene.seat(turn_of).ends()

    assert scene.ended("control", winner=winner)


@pytest.mark.rule("sg-1.11")
def test_victory_is_tested_after_the_draw(scene: Scene) -> None:
    """Clause 1.11: the winner has drawn his cards."""
    scene.row(*QUIET_ROW)
    scene.german(control=spread("german"))
    scene.starts_actions("german")

    scene.german.ends()

    assert 10 == len(scene.german.hand)
    assert ["draws"] * 10 + ["ends-control"] == [notice.id for notice in scene.notices]


@pytest.mark.rule("sg-1.12")
def test_all_five_locations_for_a_moment_win_nothing(scene: Scene) -> None:
    """Clause 1.12: the German takes the fifth Location and gives it up again before his turn ends."""
    scene.german(control={**spread("german", 4), 4: ["16th-panzer-division", "297th-infantry-division"]})
    scene.starts_actions("german")

    scene.german.moves("16th-panzer-division", "control-5")

    assert ["german"] * 5 == [scene.controller(slot) for slot in range(1, 6)]
    assert scene.asks("german", "action")

    scene.german.moves("16th-panzer-division", "control-4")
    scene.german.ends()

    assert scene.outcome is None


@pytest.mark.rule("sg-1.13", "sg-1.11")
def test_the_german_loses_if_all_is_soviet_at_the_end_of_his_first_turn(scene: Scene) -> None:
    """Clause 1.13: before the Soviet player has had a turn."""
    scene.german(perimeter={1: ["295th-infantry-division"]})
    scene.soviet(control=spread("soviet"))
    scene.starts_turn("german")

    scene.german.ends()

    assert (1, 0) == (scene.german.turns, scene.soviet.turns)
    assert scene.ended("control", winner="soviet")


@pytest.mark.rule("sg-1.13")
def test_one_contested_location_saves_the_german(scene: Scene) -> None:
    """Clause 1.13: the Soviet side must still Control all five."""
    scene.german(perimeter={1: ["295th-infantry-division"]})
    scene.soviet(control=spread("soviet"))
    scene.starts_turn("german")

    scene.german.moves("295th-infantry-division", "control-1")
    scene.german.ends()

    assert scene.outcome is None
    assert "soviet" == scene.asked


@pytest.mark.rule("sg-1.14")
@pytest.mark.parametrize("side", SIDES)
def test_a_side_without_forces_plays_on(scene: Scene, side: str) -> None:
    """Clause 1.14: it has nothing on the table and nothing to come, and still has its turns."""
    other = SIDES[1 - SIDES.index(side)]
    scene.seat(side)(reserve="lost")
    scene.seat(other)(control=spread(other, 4))
    scene.starts_actions(other)

    scene.seat(other).ends()

    assert scene.asks(side, "action")

    scene.seat(side).ends()

    assert scene.outcome is None
    assert other == scene.asked
