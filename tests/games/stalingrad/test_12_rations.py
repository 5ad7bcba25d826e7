"""Chapter 12, events about Rations: what supply cards bring, and what bombs, snipers and winter take."""

from __future__ import annotations

from typing import Final

import pytest

from tests.games.stalingrad.cardplay import unanswered
from tests.games.stalingrad.scene import Scene
from tests.games.stalingrad.skirmish import ENEMY

# Two Forces of each side, of which one stands in a Control zone and one in a Perimeter zone elsewhere.
FRONT: Final = {"german": "295th-infantry-division", "soviet": "37th-guards-rifle-division"}
REAR: Final = {"german": "389th-infantry-division", "soviet": "95th-rifle-division"}
FRESH: Final = {"german": "94th-infantry-division", "soviet": "45th-rifle-division"}


@pytest.mark.parametrize("front", [0, 1, 3])
@pytest.mark.parametrize(
    ("side", "card", "rations"),
    [
        pytest.param("german", "ju-52-airlift", 4, marks=pytest.mark.rule("sg-12.11")),
        pytest.param("german", "supply-column", 3, marks=pytest.mark.rule("sg-12.12")),
        pytest.param("soviet", "night-crossing", 4, marks=pytest.mark.rule("sg-12.47")),
        pytest.param("soviet", "workers-battalions", 3, marks=pytest.mark.rule("sg-12.49")),
    ],
)
def test_supply_cards_bring_rations_to_split(
    scene: Scene, side: str, card: str, rations: int, front: int
) -> None:
    """Clauses 12.11, 12.12, 12.47, 12.49: so many to the Force at the front, the rest to the one behind."""
    seat = scene.seat(side)
    seat(
        hand=[card],
        control={1: [FRONT[side]]},
        perimeter={3: [REAR[side]]},
        rations={FRONT[side]: 0, REAR[side]: 7},
    )
    scene.seat(ENEMY[side])(control={1: [FRONT[ENEMY[side]]]}, rations={FRONT[ENEMY[side]]: 2})
    scene.starts_actions(side)

    seat.plays_supply(card, feed=[FRONT[side]] * front + [REAR[side]] * (rations - front))

    assert scene.asks(side, "action")
    assert (front, 7 + rations - front) == (seat.rations(FRONT[side]), seat.rations(REAR[side]))
    assert ([card], 2) == (seat.discard, scene.seat(ENEMY[side]).rations(FRONT[ENEMY[side]]))


@pytest.mark.rule("sg-12.3")
@pytest.mark.parametrize("location", [1, 2])
def test_carpet_bombing_starves_the_soviet_front_of_one_location(scene: Scene, location: int) -> None:
    """Clause 12.3: each Soviet Force in that Control zone loses 1, 2 Rubble, nothing elsewhere."""
    other = 3 - location
    scene.german(hand=["carpet-bombing"], control={location: [FRONT["german"]]})
    scene.soviet(
        control={location: [FRONT["soviet"], REAR["soviet"]], other: [FRESH["soviet"]]},
        perimeter={location: ["112th-rifle-division"]},
        rations={FRONT["soviet"]: 3, REAR["soviet"]: 1},
    )
    scene.rubble({location: 1, other: 1})
    scene.starts_actions("german")
    unanswered(scene, "german", "carpet-bombing")
    assert scene.locations == scene.german.offered("bomb")

    scene.german.bombs(scene.locations[location - 1])

    assert (2, 0) == (scene.soviet.rations(FRONT["soviet"]), scene.soviet.rations(REAR["soviet"]))
    assert (3, 2) == (scene.soviet.rations(FRESH["soviet"]), scene.soviet.rations("112th-rifle-division"))
    assert 4 == scene.german.rations(FRONT["german"])
    assert (1 + 2, 1) == (scene.rubble_on(location), scene.rubble_on(other))
    assert scene.asks("german", "action")
    assert ["carpet-bombing"] == scene.german.discard


@pytest.mark.rule("sg-12.3")
@pytest.mark.parametrize(("laid", "left"), [(0, 2), (3, 5), (4, "destroyed"), (5, "destroyed")])
def test_carpet_bombing_may_destroy_a_location(scene: Scene, laid: int, left: int | str) -> None:
    """Clause 12.3: the Grain Elevator falls at its sixth counter, whether anybody is there or not."""
    scene.german(hand=["carpet-bombing"])
    scene.rubble({"grain-elevator": laid})
    scene.starts_actions("german")
    unanswered(scene, "german", "carpet-bombing")

    scene.german.bombs("grain-elevator")

    assert left == scene.rubble_on("grain-elevator")


@pytest.mark.rule("sg-12.3", "sg-12.4")
def test_ruins_are_bombed_for_the_rations_there(scene: Scene) -> None:
    """Clauses 12.3 and 12.4: at a Destroyed Location the Soviet Forces still lose 1 each."""
    scene.german(hand=["carpet-bombing"])
    scene.soviet(control={1: [FRONT["soviet"]]}, rations={FRONT["soviet"]: 2})
    scene.rubble({1: "destroyed"})
    scene.starts_actions("german")
    unanswered(scene, "german", "carpet-bombing")

    scene.german.bombs(scene.locations[0])

    assert (1, "destroyed") == (scene.soviet.rations(FRONT["soviet"]), scene.rubble_on(1))


@pytest.mark.rule("sg-12.4")
def test_bombs_fall_where_something_happens(scene: Scene) -> None:
    """Clause 12.4: of four ruins only that with a fed Soviet Force at its front is offered."""
    scene.german(hand=["carpet-bombing"], control={2: [FRONT["german"]]})
    scene.soviet(
        control={1: [FRONT["soviet"]], 3: [FRESH["soviet"]]},
        perimeter={4: [REAR["soviet"]]},
        rations={FRONT["soviet"]: 0, FRESH["soviet"]: 1},
    )
    scene.rubble(dict.fromkeys([1, 2, 3, 4], "destroyed"))
    scene.starts_actions("german")

    unanswered(scene, "german", "carpet-bombing")

    assert [scene.locations[2], scene.locations[4]] == scene.german.offered("bomb")


@pytest.mark.rule("sg-12.4")
def test_without_such_a_place_there_is_no_bombing(scene: Scene) -> None:
    """Clause 12.4: five ruins, and nobody there who has Rations."""
    scene.german(hand=["carpet-bombing"])
    scene.soviet(control={1: [FRONT["soviet"]]}, rations={FRONT["soviet"]: 0})
    scene.rubble(dict.fromkeys(range(1, 6), "destroyed"))
    scene.starts_actions("german")

    assert [] == scene.german.offered("play")
    assert "sg-12.4" == scene.german.refused("play", "carpet-bombing")


@pytest.mark.rule("sg-12.38")
@pytest.mark.parametrize(("rations", "left"), [(5, 3), (2, 0), (1, 0)])
def test_snipers_take_two_rations_or_the_last_one(scene: Scene, rations: int, left: int) -> None:
    """Clause 12.38: of one German Force in a Control zone; all others keep theirs."""
    scene.german(
        control={1: [FRONT["german"]], 2: [FRESH["german"]]},
        perimeter={1: [REAR["german"]]},
        rations={FRONT["german"]: rations, FRESH["german"]: 3},
    )
    scene.soviet(hand=["snipers"])
    scene.starts_actions("soviet")
    unanswered(scene, "soviet", "snipers")
    assert [FRONT["german"], FRESH["german"]] == scene.soviet.offered("snipe")

    scene.soviet.snipes(FRONT["german"])

    assert left == scene.german.rations(FRONT["german"])
    assert (3, 3) == (scene.german.rations(FRESH["german"]), scene.german.rations(REAR["german"]))
    assert scene.asks("soviet", "action")


@pytest.mark.rule("sg-12.39")
def test_snipers_pass_over_forces_without_rations(scene: Scene) -> None:
    """Clause 12.39: the only one that has any at the front is hit unasked."""
    scene.german(
        control={1: [FRONT["german"]], 2: [FRESH["german"]]}, rations={FRONT["german"]: 0, FRESH["german"]: 3}
    )
    scene.soviet(hand=["snipers"])
    scene.starts_actions("soviet")

    unanswered(scene, "soviet", "snipers")

    assert (0, 1) == (scene.german.rations(FRONT["german"]), scene.german.rations(FRESH["german"]))
    assert scene.asks("soviet", "action")


@pytest.mark.rule("sg-12.39")
def test_snipers_without_a_target_are_not_played(scene: Scene) -> None:
    """Clause 12.39: Rations in a Perimeter zone do not help, nor do Soviet ones."""
    scene.german(
        control={1: [FRONT["german"]]}, perimeter={1: [REAR["german"]]}, rations={FRONT["german"]: 0}
    )
    scene.soviet(hand=["snipers"], control={2: [FRONT["soviet"]]})
    scene.starts_actions("soviet")

    assert [] == scene.soviet.offered("play")
    assert "sg-12.39" == scene.soviet.refused("play", "snipers")


@pytest.mark.rule("sg-12.56")
def test_general_winter_freezes_the_german_front(scene: Scene) -> None:
    """Clause 12.56: 1 Ration of each Force in any Control zone, none of those behind or of the Soviet."""
    hungry = "297th-infantry-division"
    scene.german(
        control={1: [FRONT["german"], hungry], 5: [FRESH["german"]]},
        perimeter={1: [REAR["german"]]},
        rations={FRONT["german"]: 4, hungry: 0, FRESH["german"]: 1, REAR["german"]: 3},
    )
    scene.soviet(hand=["general-winter"], control={1: [FRONT["soviet"]]}, rations={FRONT["soviet"]: 3})
    scene.starts_actions("soviet")

    unanswered(scene, "soviet", "general-winter")

    fronts = [scene.german.rations(force) for force in (FRONT["german"], hungry, FRESH["german"])]
    assert [3, 0, 0] == fronts
    assert (3, 3) == (scene.german.rations(REAR["german"]), scene.soviet.rations(FRONT["soviet"]))
    assert ["general-winter"] == scene.soviet.discard
