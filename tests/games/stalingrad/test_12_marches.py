"""Chapter 12, events that move Forces: Night March, Exploitation and Sewer Infiltration."""

from __future__ import annotations

from typing import Final

import pytest

from tests.games.stalingrad.cardplay import rules_told, unanswered
from tests.games.stalingrad.naming import Slot
from tests.games.stalingrad.scene import Scene
from tests.games.stalingrad.skirmish import ENEMY

FIRST: Final = "295th-infantry-division"
SECOND: Final = "389th-infantry-division"
THIRD: Final = "94th-infantry-division"
FOURTH: Final = "297th-infantry-division"
MOBILE: Final = "16th-panzer-division"
SOVIET: Final = "37th-guards-rifle-division"
CARD: Final = {"german": "exploitation", "soviet": "sewer-infiltration"}
# Four plain Forces of each side, for the two events that slip into a Control zone.
FORCES: Final = {
    "german": [FIRST, SECOND, THIRD, FOURTH],
    "soviet": [SOVIET, "95th-rifle-division", "45th-rifle-division", "112th-rifle-division"],
}


@pytest.mark.rule("sg-12.15")
def test_a_night_march_moves_three_forces_free_of_charge(scene: Scene) -> None:
    """Clause 12.15: one has no Ration, the others keep theirs; then the march is over."""
    scene.german(
        hand=["night-march"],
        perimeter={1: [FIRST, SECOND, THIRD], 2: [FOURTH]},
        rations={FIRST: 0, SECOND: 3, THIRD: 1},
    )
    scene.starts_actions("german")
    unanswered(scene, "german", "night-march")

    scene.german.moves(FIRST, "perimeter-5")
    scene.german.moves(SECOND, "control-1")
    assert scene.asks("german", "march")
    scene.german.moves(THIRD, "perimeter-2")

    assert scene.asks("german", "action")
    assert [0, 3, 1] == [scene.german.rations(force) for force in (FIRST, SECOND, THIRD)]
    assert ([FIRST], [SECOND]) == (scene.german.perimeter(5), scene.german.control(1))
    assert sorted([THIRD, FOURTH]) == scene.german.perimeter(2)
    assert ["night-march"] == scene.german.discard


@pytest.mark.rule("sg-12.15")
@pytest.mark.parametrize("moved", [0, 1, 2])
def test_a_night_march_may_move_fewer(scene: Scene, moved: int) -> None:
    """Clause 12.15: up to three, so the player may be content with less."""
    forces = [FIRST, SECOND, THIRD]
    scene.german(hand=["night-march"], perimeter={1: forces})
    scene.starts_actions("german")
    unanswered(scene, "german", "night-march")

    for force in forces[:moved]:
        scene.german.moves(force, "perimeter-2")
    scene.german.ends()

    assert scene.asks("german", "action")
    assert sorted(forces[moved:]) == scene.german.perimeter(1)


@pytest.mark.rule("sg-12.16")
def test_a_force_marches_once(scene: Scene) -> None:
    """Clause 12.16: who has marched is not offered again, and nobody is left when both have."""
    scene.german(hand=["night-march"], perimeter={1: [FIRST, SECOND]})
    scene.starts_actions("german")
    unanswered(scene, "german", "night-march")
    assert [FIRST, SECOND] == scene.german.offered("move")

    scene.german.moves(FIRST, "perimeter-2")
    assert [SECOND] == scene.german.offered("move")
    assert "sg-12.16" == scene.german.refused("move", FIRST)
    scene.german.moves(SECOND, "perimeter-2")

    assert scene.asks("german", "action")


@pytest.mark.rule("sg-12.16")
def test_a_night_march_knows_all_three_moves(scene: Scene) -> None:
    """Clause 12.16: from behind sideways or straight ahead; along the front only where the enemy lets him."""
    scene.german(hand=["night-march"], perimeter={1: [FIRST]}, control={2: [SECOND]})
    scene.soviet(control={1: [SOVIET], 3: ["95th-rifle-division"]})
    scene.starts_actions("german")
    unanswered(scene, "german", "night-march")

    scene.german.chooses("move", FIRST)
    behind = ["perimeter-2", "perimeter-3", "perimeter-4", "perimeter-5"]
    assert ["control-1", *behind] == scene.german.offered("enter")
    scene.german.chooses("enter", "control-1")
    scene.german.chooses("move", SECOND)

    assert ["control-1", "control-4", "control-5"] == scene.german.offered("enter")


@pytest.mark.rule("sg-12.15", "sg-12.16")
def test_a_march_is_none_of_a_mobile_forces_free_moves(scene: Scene) -> None:
    """Clause 12.15: after it a Panzer Division without Rations has three free moves and no fourth."""
    scene.german(hand=["night-march"], perimeter={1: [MOBILE]}, rations={MOBILE: 0})
    scene.starts_actions("german")
    unanswered(scene, "german", "night-march")
    scene.german.moves(MOBILE, "perimeter-2")

    for slot in (3, 4, 5):
        assert [MOBILE] == scene.german.offered("move")
        scene.german.moves(MOBILE, f"perimeter-{slot}")

    assert [] == scene.german.offered("move")


@pytest.mark.rule("sg-12.15")
def test_a_mobile_force_that_used_its_free_moves_marches(scene: Scene) -> None:
    """Clause 12.15: the event moves whom neither Rations nor free moves would."""
    scene.german(hand=["night-march"], perimeter={1: [MOBILE]}, rations={MOBILE: 0})
    scene.starts_actions("german")
    for slot in (2, 3, 4):
        scene.german.moves(MOBILE, f"perimeter-{slot}")
    unanswered(scene, "german", "night-march")

    scene.german.moves(MOBILE, "perimeter-5")

    assert [MOBILE] == scene.german.perimeter(5)


def lay_front(scene: Scene, side: str) -> None:
    """Lay a Force at a Location its side Controls, one in a contested zone, one behind, none with Rations."""
    alone, contested, behind, _ = FORCES[side]
    enemies = FORCES[ENEMY[side]]
    scene.seat(side)(
        hand=[CARD[side]],
        control={1: [alone], 2: [contested]},
        perimeter={3: [behind]},
        rations={alone: 0, contested: 0, behind: 0},
    )
    scene.seat(ENEMY[side])(control={2: enemies[:1], 3: enemies[1:2], 4: enemies[2:3]})
    scene.starts_actions(side)
    unanswered(scene, side, CARD[side])


@pytest.mark.rule("sg-12.30")
@pytest.mark.parametrize("target", [2, 3, 4, 5])
def test_exploitation_drives_from_a_controlled_front_into_any_other(scene: Scene, target: int) -> None:
    """Clause 12.30: contested, empty or the enemy's, free of charge; the one Force that may goes."""
    lay_front(scene, "german")
    assert ["control-2", "control-3", "control-4", "control-5"] == scene.german.offered("enter")
    assert [FIRST] == scene.german.control(1)

    scene.german.chooses("enter", f"control-{target}")

    assert FIRST in scene.german.control(target)
    assert ([], 0) == (scene.german.control(1), scene.german.rations(FIRST))
    assert {"sg-12.30"} == rules_told(scene, "infiltrates")
    assert scene.asks("german", "action")
    assert ["exploitation"] == scene.german.discard


@pytest.mark.rule("sg-12.30")
def test_exploitation_moves_one_force_of_the_players_choice(scene: Scene) -> None:
    """Clause 12.30: those at two Controlled Locations are offered, not those contested or behind."""
    scene.german(
        hand=["exploitation"], control={1: [FIRST], 2: [SECOND], 5: [THIRD]}, perimeter={1: [FOURTH]}
    )
    scene.soviet(control={2: [SOVIET]})
    scene.starts_actions("german")
    unanswered(scene, "german", "exploitation")
    assert [FIRST, THIRD] == scene.german.offered("move")

    scene.german.moves(THIRD, "control-2")

    assert (sorted([SECOND, THIRD]), 3) == (scene.german.control(2), scene.german.rations(THIRD))
    assert scene.asks("german", "action")


@pytest.mark.rule("sg-12.51")
@pytest.mark.parametrize(
    ("force", "zones"),
    [
        (FORCES["soviet"][0], ["control-2", "control-3", "control-4", "control-5"]),
        (FORCES["soviet"][1], ["control-1", "control-3", "control-4", "control-5"]),
        (FORCES["soviet"][2], ["control-1", "control-2", "control-3", "control-4", "control-5"]),
    ],
)
def test_sewers_lead_from_anywhere_to_any_front(scene: Scene, force: str, zones: list[str]) -> None:
    """Clause 12.51: from a Controlled, a contested or a Perimeter zone, free of charge."""
    for zone in zones:
        scene.options()
        lay_front(scene, "soviet")
        assert FORCES["soviet"][:3] == scene.soviet.offered("move")
        scene.soviet.chooses("move", force)
        assert zones == scene.soviet.offered("enter")

        scene.soviet.chooses("enter", zone)

        assert force in scene.soviet.control(int(zone[-1]))
        assert 0 == scene.soviet.rations(force)
        assert {"sg-12.51"} == rules_told(scene, "infiltrates")
        assert scene.asks("soviet", "action")


@pytest.mark.rule("sg-12.31")
@pytest.mark.parametrize("side", ["german", "soviet"])
def test_a_full_zone_is_not_entered(scene: Scene, side: str) -> None:
    """Clause 12.31: three of one's own stand in one zone; three enemies in another do not matter."""
    alone = {"german": "71st-infantry-division", "soviet": "13th-guards-rifle-division"}[side]
    scene.seat(side)(hand=[CARD[side]], control={1: [alone], 2: FORCES[side][:3], 3: FORCES[side][3:]})
    scene.seat(ENEMY[side])(control={4: FORCES[ENEMY[side]][:3]})
    scene.starts_actions(side)
    unanswered(scene, side, CARD[side])

    scene.seat(side).chooses("move", alone)

    assert ["control-3", "control-4", "control-5"] == scene.seat(side).offered("enter")
    assert "sg-12.31" == scene.seat(side).refused("enter", "control-2")


@pytest.mark.rule("sg-12.31")
@pytest.mark.parametrize("side", ["german", "soviet"])
def test_where_all_fronts_are_full_nobody_slips_in(scene: Scene, side: str) -> None:
    """Clause 12.31: fifteen Forces fill five Control zones, so the event is not offered; with room it is."""
    cards = scene.game.card_set.definitions
    forces = [card.id for card in cards if (card.kind, card.side) == ("force", side)]
    for count in (15, 14):
        scene.options()
        fronts: dict[Slot, list[str]] = {slot: forces[3 * slot - 3 : 3 * slot] for slot in range(1, 6)}
        fronts[5] = forces[12:count]
        scene.seat(side)(hand=[CARD[side]], control=fronts, perimeter={1: forces[-1:]})
        scene.starts_actions(side)

        assert (count < 15) == (CARD[side] in scene.seat(side).offered("play"))
