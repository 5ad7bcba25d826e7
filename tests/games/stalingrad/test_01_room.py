"""Chapter 1, room: how many Forces a zone holds, and what has no limit."""

from __future__ import annotations

from typing import Final

import pytest

from tests.games.stalingrad.scene import Scene

THREE: Final = ["389th-infantry-division", "94th-infantry-division", "297th-infantry-division"]
FIRST_THREE: Final = ["71st-infantry-division", "295th-infantry-division", "305th-infantry-division"]
THREE_SOVIET: Final = ["95th-rifle-division", "45th-rifle-division", "112th-rifle-division"]


@pytest.mark.rule("sg-1.7")
def test_no_move_leads_into_a_zone_with_three_forces(scene: Scene) -> None:
    """Clause 1.7: neither into a Perimeter zone nor into a Control zone."""
    scene.german(
        control={2: ["371st-infantry-division"], 3: ["384th-infantry-division"], 1: THREE},
        perimeter={
            1: ["295th-infantry-division"],
            2: ["16th-panzer-division", "24th-panzer-division", "14th-panzer-division"],
        },
    )
    scene.starts_actions("german")
    scene.german.chooses("move", "295th-infantry-division")

    assert ["perimeter-3", "perimeter-4", "perimeter-5"] == scene.german.offered("enter")

    scene.german.chooses("enter", "perimeter-4")
    scene.german.chooses("move", "371st-infantry-division")

    assert ["control-3", "control-4", "control-5"] == scene.german.offered("enter")


@pytest.mark.rule("sg-1.7")
def test_no_bought_force_enters_a_full_perimeter(scene: Scene) -> None:
    """Clause 1.7: two there leave room, three do not."""
    scene.german(
        hand=["iron-cross"],
        pile=["369th-croatian-reinforced-regiment"],
        perimeter={1: THREE, 2: ["295th-infantry-division", "371st-infantry-division"]},
    )
    scene.starts_actions("german")
    scene.german.chooses("reinforce")
    scene.german.pays("iron-cross")

    assert ["perimeter-2", "perimeter-3", "perimeter-4", "perimeter-5"] == scene.german.offered("place")


@pytest.mark.rule("sg-1.7")
@pytest.mark.parametrize(("behind", "offered"), [(2, True), (3, False)])
def test_no_force_retreats_into_a_full_perimeter(scene: Scene, behind: int, offered: bool) -> None:
    """Clause 1.7: the limit holds for retreats."""
    scene.german(control={1: ["295th-infantry-division"]})
    scene.soviet(
        deck=["snipers"],
        control={1: ["13th-guards-rifle-division"]},
        perimeter={1: THREE_SOVIET[:behind]},
    )
    scene.starts_actions("german")
    scene.german.attacks("grain-elevator")

    assert scene.asks("soviet", "losses")
    assert offered == scene.offers("retreat")


@pytest.mark.rule("sg-1.7")
def test_no_event_brings_a_force_into_a_full_zone(scene: Scene) -> None:
    """Clause 1.7: Night March and Sewer Infiltration keep the limit too."""
    scene.german(
        hand=["night-march"],
        control={2: THREE},
        perimeter={1: ["295th-infantry-division"], 3: ["16th-panzer-division"]},
    )
    scene.starts_actions("german")
    scene.german.plays("night-march")
    scene.german.chooses("move", "295th-infantry-division")
    scene.german.chooses("enter", "control-1")
    scene.german.chooses("move", THREE[0])

    assert ["control-1", "control-3", "control-4", "control-5"] == scene.german.offered("enter")

    scene.options()
    scene.soviet(
        hand=["sewer-infiltration"], control={2: THREE_SOVIET}, perimeter={1: ["244th-rifle-division"]}
    )
    scene.starts_actions("soviet")
    scene.soviet.plays("sewer-infiltration")
    scene.soviet.chooses("move", "244th-rifle-division")

    assert ["control-1", "control-3", "control-4", "control-5"] == scene.soviet.offered("enter")


@pytest.mark.rule("sg-1.8")
def test_three_forces_may_face_three_in_a_control_zone(scene: Scene) -> None:
    """Clause 1.8: the limit counts each side by itself."""
    scene.german(control={1: THREE[:2]}, perimeter={1: THREE[2:]})
    scene.soviet(control={1: THREE_SOVIET})
    scene.starts_actions("german")

    scene.german.moves(THREE[2], "control-1")

    assert (sorted(THREE), sorted(THREE_SOVIET)) == (scene.german.control(1), scene.soviet.control(1))


@pytest.mark.rule("sg-1.8")
def test_three_enemies_fill_no_zone_for_a_purchase_a_retreat_or_an_event(scene: Scene) -> None:
    """Clause 1.8: their Perimeter zone is not one's own, and their Forces in a Control zone do not count."""
    scene.german(control={3: THREE}, perimeter={1: FIRST_THREE})
    scene.soviet(
        hand=["sewer-infiltration", "snipers"],
        pile=["workers-militia"],
        control={1: ["95th-rifle-division"]},
    )
    scene.starts_actions("soviet")

    scene.soviet.reinforces(pay=["snipers"], at="perimeter-1")
    scene.soviet.plays("sewer-infiltration")
    scene.soviet.moves("95th-rifle-division", "control-3")

    assert (["workers-militia"], ["95th-rifle-division"]) == (
        scene.soviet.perimeter(1),
        scene.soviet.control(3),
    )

    scene.options()
    scene.german(control={1: ["295th-infantry-division"]}, perimeter={1: THREE})
    scene.soviet(control={1: ["13th-guards-rifle-division"]}, deck=["snipers"])
    scene.starts_actions("german")
    scene.german.attacks("grain-elevator")

    assert ["13th-guards-rifle-division"] == scene.soviet.offered("retreat")


@pytest.mark.rule("sg-1.8")
def test_three_enemies_fill_no_zone_at_the_set_up(scene: Scene) -> None:
    """Clause 1.8: the German may stand behind the Location behind which three Soviet Forces stand."""
    scene.opens()
    scene.soviet.sets_up(perimeter_1=["42nd-rifle-brigade", "149th-rifle-brigade", "115th-rifle-brigade"])

    scene.german.sets_up(perimeter_1=["295th-infantry-division"])

    assert ["295th-infantry-division"] == scene.german.perimeter(1)


@pytest.mark.rule("sg-1.9")
def test_rations_and_medals_have_no_limit(scene: Scene) -> None:
    """Clause 1.9: a Force that has a hundred may get more."""
    scene.german(
        hand=["supply-column", "iron-cross"],
        control={1: ["295th-infantry-division"]},
        rations={"295th-infantry-division": 100},
        medals={"295th-infantry-division": 30},
    )
    scene.starts_actions("german")

    scene.german.resupplies("supply-column", feed=["295th-infantry-division"] * 2)
    scene.german.plays("iron-cross")

    assert 102 == scene.german.rations("295th-infantry-division")
    assert 31 == scene.german.medals("295th-infantry-division")


@pytest.mark.rule("sg-1.9")
def test_rubble_does_not_run_out(scene: Scene) -> None:
    """Clause 1.9: every Location may carry all that its chart allows, and still get more."""
    scene.row(
        "mamayev-kurgan", "dzerzhinsky-tractor-works", "red-october-steel-works", "barrikady-gun-factory"
    )
    scene.german(hand=["carpet-bombing"])
    scene.rubble({1: 7, 2: 7, 3: 7, 4: 7, 5: 5})
    scene.starts_actions("german")

    scene.german.plays("carpet-bombing")
    scene.german.bombs("mamayev-kurgan")

    assert 9 == scene.rubble_on(1)
