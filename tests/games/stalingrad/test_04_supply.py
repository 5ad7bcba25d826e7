"""Chapter 4, Supply: what Locations yield, how it is split, and the Ration of the Perimeters."""

from __future__ import annotations

from typing import Final

import pytest

from tests.games.stalingrad.naming import card_id
from tests.games.stalingrad.scene import Scene

FIRST: Final = "295th-infantry-division"
SECOND: Final = "389th-infantry-division"
THIRD: Final = "94th-infantry-division"
FOURTH: Final = "297th-infantry-division"
SOVIET: Final = "95th-rifle-division"


def fed(scene: Scene) -> list[str]:
    """The Forces that got a Ration of a Location, in order."""
    return [card_id(notice.arguments["force"]) for notice in scene.told("feeds")]


@pytest.mark.rule("sg-4.1")
def test_a_turn_is_supply_then_actions_then_the_draw(scene: Scene) -> None:
    """Clause 4.1: Rations come before the first action, cards after the last, and then the enemy's turn."""
    scene.german(control={1: [FIRST]}, perimeter={2: [SECOND]})
    scene.starts_turn("german")

    assert scene.asks("german", "action")
    assert ["begins-turn", *["feeds"] * 4, "feeds-perimeters"] == [notice.id for notice in scene.notices]

    scene.german.moves(SECOND, "perimeter-3")
    scene.german.ends()

    later = [notice.id for notice in scene.notices[6:]]
    assert ["moves", *["draws"] * 6, "begins-turn"] == later
    assert "soviet" == scene.asked


@pytest.mark.rule("sg-4.2")
def test_each_controlled_location_yields_the_rations_of_its_chart(scene: Scene) -> None:
    """Clause 4.2: the Grain Elevator 4, Red October with 3 Rubble 2."""
    scene.german(control={1: [FIRST], 2: [SECOND]})
    scene.rubble({2: 3})
    scene.starts_turn("german")

    assert (4 + 4, 3 + 2) == (scene.german.rations(FIRST), scene.german.rations(SECOND))


@pytest.mark.rule("sg-4.2")
def test_locations_that_the_player_does_not_control_yield_him_nothing(scene: Scene) -> None:
    """Clause 4.2: contested, Soviet or empty ones; and his enemy gets nothing in his turn."""
    scene.german(control={1: [FIRST]}, perimeter={2: [SECOND], 3: [THIRD]})
    scene.soviet(control={1: [SOVIET], 2: ["45th-rifle-division"]})
    scene.starts_turn("german")

    assert [] == scene.told("feeds")
    assert (4, 3, 3) == (
        scene.german.rations(FIRST),
        scene.soviet.rations(SOVIET),
        scene.soviet.rations("45th-rifle-division"),
    )


@pytest.mark.rule("sg-4.3")
@pytest.mark.parametrize(
    ("split", "rations"),
    [
        ([FIRST] * 4, (8, 3, 3 + 1)),
        ([FIRST, SECOND, SECOND, THIRD], (5, 5, 4 + 1)),
        ([THIRD] * 4, (4, 3, 7 + 1)),
    ],
)
def test_rations_are_split_freely_among_the_zones_of_the_location(
    scene: Scene, split: list[str], rations: tuple[int, int, int]
) -> None:
    """Clause 4.3: all to one Force or some to each, in front or behind."""
    scene.german(control={1: [FIRST, SECOND]}, perimeter={1: [THIRD]})
    scene.starts_turn("german")

    assert {FIRST, SECOND, THIRD} == set(scene.german.offered("feed"))

    scene.german.feeds(*split)

    assert rations == tuple(scene.german.rations(force) for force in (FIRST, SECOND, THIRD))
    assert scene.asks("german", "action")


@pytest.mark.rule("sg-4.3")
def test_rations_do_not_go_to_the_zones_of_another_location(scene: Scene) -> None:
    """Clause 4.3: not even to the next Perimeter zone."""
    scene.german(control={2: [FIRST, SECOND]}, perimeter={1: [THIRD], 3: [FOURTH]})
    scene.starts_turn("german")

    assert {FIRST, SECOND} == set(scene.german.offered("feed"))


@pytest.mark.rule("sg-4.4")
def test_each_force_in_a_perimeter_zone_then_receives_one_ration(scene: Scene) -> None:
    """Clause 4.4: behind any Location, whoever Controls it; a Force in a Control zone gets none."""
    scene.german(control={4: [FOURTH]}, perimeter={1: [FIRST, SECOND], 2: [THIRD]})
    scene.soviet(control={1: [SOVIET], 4: ["45th-rifle-division"]}, perimeter={1: ["112th-rifle-division"]})
    scene.starts_turn("german")

    assert (5, 4, 4) == tuple(scene.german.rations(force) for force in (FIRST, SECOND, THIRD))
    assert (3, 2) == (scene.german.rations(FOURTH), scene.soviet.rations("112th-rifle-division"))
    assert [3] == [notice.arguments["count"] for notice in scene.told("feeds-perimeters")]


@pytest.mark.rule("sg-4.4")
def test_the_perimeters_are_fed_after_the_locations(scene: Scene) -> None:
    """Clause 4.4: while Rations of a Location are placed nobody has that Ration yet."""
    scene.german(control={5: [FIRST]}, perimeter={5: [SECOND], 1: [THIRD]})
    scene.starts_turn("german")

    assert scene.asks("german", "feed")
    assert (3, 3) == (scene.german.rations(SECOND), scene.german.rations(THIRD))

    scene.german.feeds(FIRST, FIRST, FIRST)

    assert (4, 4) == (scene.german.rations(SECOND), scene.german.rations(THIRD))


@pytest.mark.rule("sg-4.5")
def test_a_location_taken_in_the_turn_yields_nothing_in_it(scene: Scene) -> None:
    """Clause 4.5: what yields is judged at the start of the phase."""
    scene.german(perimeter={1: ["16th-panzer-division"]})
    scene.starts_turn("german")

    scene.german.moves("16th-panzer-division", "control-1")
    scene.german.ends()

    assert "german" == scene.controller(1)
    assert (6, []) == (scene.german.rations("16th-panzer-division"), scene.told("feeds"))


@pytest.mark.rule("sg-4.5")
def test_each_location_yields_once(scene: Scene) -> None:
    """Clause 4.5: two Locations, each with its own Rations, and then the phase is over."""
    scene.german(control={1: [FIRST], 3: [SECOND]})
    scene.starts_turn("german")

    assert [FIRST] * 4 + [SECOND] * 2 == fed(scene)
    assert scene.asks("german", "action")


@pytest.mark.rule("sg-4.6")
def test_both_sides_have_supply_in_their_first_turn(scene: Scene) -> None:
    """Clause 4.6: the German Force behind the row and the Soviet ones at the Grain Elevator."""
    scene.opens()
    scene.soviet.sets_up(control_1=[SOVIET], perimeter_5=["workers-militia"])
    scene.german.sets_up(perimeter_2=[FIRST])

    assert scene.asks("german", "action")
    assert (1, 4 + 1) == (scene.german.turns, scene.german.rations(FIRST))

    scene.german.ends()

    assert scene.asks("soviet", "action")
    assert (1, 3 + 4, 1 + 1) == (
        scene.soviet.turns,
        scene.soviet.rations(SOVIET),
        scene.soviet.rations("workers-militia"),
    )


@pytest.mark.rule("sg-4.7")
def test_supply_goes_along_the_row(scene: Scene) -> None:
    """Clause 4.7: by slot, not by the number of the Force."""
    scene.german(control={1: [FOURTH], 2: [THIRD], 5: [FIRST]})
    scene.starts_turn("german")

    assert [FOURTH] * 4 + [THIRD] * 3 + [FIRST] * 3 == fed(scene)


@pytest.mark.rule("sg-4.7")
def test_rations_go_one_by_one_through_the_forces_in_a_fixed_order(scene: Scene) -> None:
    """Clause 4.7: the Control zone first, and a Force before the last one fed gets no more."""
    scene.german(control={1: [SECOND]}, perimeter={1: [FIRST, THIRD]})
    scene.starts_turn("german")

    assert [SECOND, FIRST, THIRD] == scene.german.offered("feed")

    scene.german.chooses("feed", FIRST)

    assert [FIRST, THIRD] == scene.german.offered("feed")

    scene.german.chooses("feed", THIRD)

    assert [FIRST, THIRD, THIRD, THIRD] == fed(scene)


@pytest.mark.rule("sg-4.8")
def test_with_markers_a_location_without_forces_yields_nothing(scene: Scene) -> None:
    """Clause 4.8: the German Controls it by his marker, but stands elsewhere."""
    scene.options(control="markers")
    scene.german(perimeter={2: [FIRST]})
    scene.holders({1: "german"})
    scene.starts_turn("german")

    assert "german" == scene.controller(1)
    assert (4 + 1, []) == (scene.german.rations(FIRST), scene.told("feeds"))


@pytest.mark.rule("sg-4.8")
def test_with_markers_forces_behind_an_empty_control_zone_are_fed(scene: Scene) -> None:
    """Clause 4.8: a Force in either zone is enough; by presence that Location is nobody's."""
    scene.options(control="markers")
    scene.german(perimeter={1: [FIRST]})
    scene.holders({1: "german"})
    scene.starts_turn("german")

    assert 4 + 4 + 1 == scene.german.rations(FIRST)

    scene.options()
    scene.german(perimeter={1: [FIRST]})
    scene.holders({1: "german"})
    scene.starts_turn("german")

    assert 4 + 1 == scene.german.rations(FIRST)
