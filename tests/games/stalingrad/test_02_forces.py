"""Chapter 2, the first Forces: how many points, from which cards, in which order and where."""

from __future__ import annotations

from typing import Final

import pytest

from eastfront.games.stalingrad.tables import SIDES
from tests.games.stalingrad.naming import card_ids, card_number, game
from tests.games.stalingrad.scene import Scene

CONTROLS: Final = [f"control-{slot}" for slot in range(1, 6)]
PERIMETERS: Final = [f"perimeter-{slot}" for slot in range(1, 6)]


def forces(side: str, most: int = 99) -> list[str]:
    """The Forces of a side that are worth no more than *most*, in the fixed order."""
    cards = game().card_set.definitions
    return [card.id for card in cards if (card.kind, card.side) == ("force", side) and card.value <= most]


@pytest.mark.rule("sg-2.2")
def test_the_soviet_player_sets_up_first_with_11_points(scene: Scene) -> None:
    """Clause 2.2: two Forces of 4 leave 3, and with the eleventh point he is done."""
    scene.opens()

    assert scene.asks("soviet", "choose")

    scene.soviet.chooses("choose", "13th-guards-rifle-division")
    scene.soviet.chooses("choose", "37th-guards-rifle-division")

    assert forces("soviet", 3) == scene.soviet.offered("choose")

    scene.soviet.chooses("choose", "95th-rifle-division")

    assert scene.asks("soviet", "place")


@pytest.mark.rule("sg-2.3")
def test_soviet_forces_are_placed_in_any_zone(scene: Scene) -> None:
    """Clause 2.3: Control zones and Perimeter zones of all Locations."""
    scene.opens()
    scene.soviet.chooses("choose", "13th-guards-rifle-division")
    scene.soviet.ends()

    assert sorted(CONTROLS + PERIMETERS) == sorted(scene.soviet.offered("place"))


@pytest.mark.rule("sg-2.4")
def test_the_german_player_then_chooses_with_9_points(scene: Scene) -> None:
    """Clause 2.4: 5 and 3 leave 1, and only one German Force is worth that."""
    scene.opens()
    scene.soviet.sets_up(control_2=["13th-guards-rifle-division"])

    assert scene.asks("german", "choose")

    scene.german.chooses("choose", "16th-panzer-division")

    assert "24th-panzer-division" in scene.german.offered("choose")

    scene.german.chooses("choose", "71st-infantry-division")

    assert ["369th-croatian-reinforced-regiment"] == scene.german.offered("choose")

    scene.german.chooses("choose", "369th-croatian-reinforced-regiment")

    assert scene.asks("german", "place")


@pytest.mark.rule("sg-2.4")
def test_the_german_player_knows_the_soviet_set_up(scene: Scene) -> None:
    """Clause 2.4: he sees which Force stands where before he chooses."""
    scene.opens()
    scene.soviet.sets_up(control_2=["13th-guards-rifle-division"], perimeter_5=["workers-militia"])

    seen = scene.german.view.seats[1].places
    assert ["13th-guards-rifle-division"] == card_ids(seen[2])
    assert ["workers-militia"] == card_ids(seen[9])
    assert 2 == sum(len(cards) for cards in seen)


@pytest.mark.rule("sg-2.5")
def test_german_forces_are_placed_in_perimeter_zones_only(scene: Scene) -> None:
    """Clause 2.5: even where no enemy stands in the Control zone."""
    scene.opens()
    scene.soviet.sets_up()
    scene.german.chooses("choose", "16th-panzer-division")
    scene.german.ends()

    assert PERIMETERS == scene.german.offered("place")


@pytest.mark.rule("sg-2.6")
def test_a_side_chooses_among_all_its_forces(scene: Scene) -> None:
    """Clause 2.6: all 23 are offered, and none of the enemy's."""
    scene.opens()

    assert forces("soviet") == scene.soviet.offered("choose")

    scene.soviet.ends()

    assert forces("german") == scene.german.offered("choose")
    assert (23, 23) == (len(forces("soviet")), len(forces("german")))


@pytest.mark.rule("sg-2.7")
def test_a_side_may_choose_no_force_at_all(scene: Scene) -> None:
    """Clause 2.7: all points may be left over, on both sides."""
    scene.opens()
    scene.soviet.ends()
    scene.german.ends()

    assert [] == [force for seat in scene.seats for place in seat.army.places for force in place.cards]
    assert scene.asks("german", "action")


@pytest.mark.rule("sg-2.7")
@pytest.mark.parametrize(("side", "points"), [("soviet", 11), ("german", 9)])
def test_points_are_never_overspent(scene: Scene, side: str, points: int) -> None:
    """Clause 2.7: whatever he takes first, the sum stays within the points."""
    for first in forces(side):
        scene.options()
        scene.opens()
        if side == "german":
            scene.soviet.ends()
        scene.seat(side).chooses("choose", first)
        while scene.asks(side, "choose") and scene.offers("choose"):
            scene.seat(side).chooses("choose", scene.seat(side).offered("choose")[0])

        worth = sum(int(scene.rules.cards.value[force]) for force in scene.seat(side).army.chosen.cards)
        assert worth <= points


@pytest.mark.rule("sg-2.8")
@pytest.mark.parametrize("side", SIDES)
def test_forces_are_chosen_in_a_fixed_order(scene: Scene, side: str) -> None:
    """Clause 2.8: what comes before the last one chosen is not offered any more."""
    scene.opens()
    if side == "german":
        scene.soviet.ends()
    third = forces(side)[2]

    scene.seat(side).chooses("choose", third)

    assert forces(side)[3] in scene.seat(side).offered("choose")
    assert not set(forces(side)[:3]) & set(scene.seat(side).offered("choose"))


@pytest.mark.rule("sg-2.8")
def test_forces_are_placed_one_by_one_when_all_are_chosen(scene: Scene) -> None:
    """Clause 2.8: in the order in which they were chosen."""
    chosen = ["39th-guards-rifle-division", "84th-tank-brigade", "42nd-rifle-brigade"]
    scene.opens()
    for force in chosen:
        scene.soviet.chooses("choose", force)
    scene.soviet.ends()

    assert [] == scene.told("places-force")

    for place, force in enumerate(chosen, start=1):
        scene.soviet.chooses("place", f"control-{place}")

        assert [force] == scene.soviet.control(place)
    assert list(map(card_number, chosen)) == [notice.cards[0] for notice in scene.told("places-force")]


@pytest.mark.rule("sg-2.9", "sg-1.7")
def test_a_zone_takes_three_forces_at_the_set_up_too(scene: Scene) -> None:
    """Clause 2.9: the fourth must stand elsewhere."""
    scene.opens()
    for force in ["42nd-rifle-brigade", "149th-rifle-brigade", "115th-rifle-brigade", "workers-militia"]:
        scene.soviet.chooses("choose", force)
    for _ in range(3):
        scene.soviet.chooses("place", "control-1")

    assert 3 == len(scene.soviet.control(1))
    assert sorted(CONTROLS[1:] + PERIMETERS) == sorted(scene.soviet.offered("place"))


@pytest.mark.rule("sg-2.10")
def test_each_force_placed_receives_its_printed_rations(scene: Scene) -> None:
    """Clause 2.10: on both sides; a Force in the pile has none."""
    scene.opens()
    scene.soviet.sets_up(control_1=["13th-guards-rifle-division"], perimeter_1=["workers-militia"])

    assert (5, 1) == (
        scene.soviet.rations("13th-guards-rifle-division"),
        scene.soviet.rations("workers-militia"),
    )
    assert 0 == scene.soviet.rations("37th-guards-rifle-division")

    scene.german.chooses("choose", "16th-panzer-division")
    scene.german.chooses("choose", "71st-infantry-division")
    scene.german.ends()
    scene.german.chooses("place", "perimeter-1")

    assert (5, 0) == (
        scene.german.rations("16th-panzer-division"),
        scene.german.rations("71st-infantry-division"),
    )
