"""Why a Force does not move, and why it does not enter a zone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tests.games.stalingrad.naming import Slot
from tests.games.stalingrad.refusing import reason, sentence
from tests.games.stalingrad.scene import Scene

Zones = dict[Slot, Sequence[str]]

FORCE: Final = "295th-infantry-division"
OTHER: Final = "94th-infantry-division"
MOBILE: Final = "16th-panzer-division"
ROW: Final = ["grain-elevator", "mamayev-kurgan", "pavlovs-house", "lazur-chemical-plant"]
# Three plain German Forces for each of five zones.
GERMANS: Final = [
    ["24th-panzer-division", "14th-panzer-division", "29th-motorised-infantry-division"],
    ["60th-motorised-infantry-division", "3rd-motorised-infantry-division", "71st-infantry-division"],
    ["305th-infantry-division", "79th-infantry-division", "100th-jaeger-division"],
    ["44th-infantry-division", "389th-infantry-division", "297th-infantry-division"],
    ["371st-infantry-division", "384th-infantry-division", "76th-infantry-division"],
]
SOVIETS: Final = [
    "37th-guards-rifle-division",
    "95th-rifle-division",
    "45th-rifle-division",
    "112th-rifle-division",
]


def test_a_force_is_named_before_its_zone(scene: Scene) -> None:
    scene.german(perimeter={1: [FORCE]})
    scene.starts_actions("german")

    assert ("sg-5.6", "force-first") == reason(scene.german, "enter", "control-1")

    scene.german.chooses("move", FORCE)

    assert ("sg-5.6", "zone-first") == reason(scene.german, "move", FORCE)
    assert ("sg-5.6", "zone-first") == reason(scene.german, "end")
    assert ("sg-5.6", "zone-first") == reason(scene.german, "reinforce")
    assert "295th Infantry Division was named to move: choose the zone that it enters." == sentence(
        scene.german, "pass"
    )


def test_only_forces_on_the_table_move(scene: Scene) -> None:
    scene.german(perimeter={1: [FORCE]}, lost=[OTHER])
    scene.starts_actions("german")

    assert ("sg-8.12", "force-lost") == reason(scene.german, "move", OTHER)
    assert ("sg-5.27", "force-in-pile") == reason(scene.german, "move", MOBILE)


def test_a_move_costs_a_ration(scene: Scene) -> None:
    scene.german(perimeter={1: [FORCE]}, rations={FORCE: 0})
    scene.starts_actions("german")

    assert ("sg-5.6", "no-ration-to-move") == reason(scene.german, "move", FORCE)


def test_free_moves_run_out(scene: Scene) -> None:
    scene.german(perimeter={1: [MOBILE]}, rations={MOBILE: 0})
    scene.starts_actions("german")
    for zone in ("perimeter-2", "perimeter-3", "perimeter-4"):
        scene.german.moves(MOBILE, zone)

    assert ("sg-5.17", "free-moves-spent") == reason(scene.german, "move", MOBILE)
    assert "has made its 3 free moves in this turn" in sentence(scene.german, "move", MOBILE)


def test_the_railway_station_makes_only_peripheral_moves_free(scene: Scene) -> None:
    scene.row("central-railway-station")
    scene.german(control={1: [OTHER]}, perimeter={2: [FORCE]}, rations={FORCE: 0})
    scene.starts_actions("german")
    scene.german.chooses("move", FORCE)

    assert ("sg-5.6", "no-ration-to-move") == reason(scene.german, "enter", "control-2")


def test_where_a_force_stands_it_does_not_go(scene: Scene) -> None:
    scene.german(control={1: [FORCE]}, perimeter={2: [OTHER]})
    scene.starts_actions("german")
    scene.german.chooses("move", FORCE)

    assert ("sg-5.10", "there-already") == reason(scene.german, "enter", "control-1")
    assert ("sg-5.15", "no-way-back") == reason(scene.german, "enter", "perimeter-1")
    assert ("sg-5.15", "no-way-back") == reason(scene.german, "enter", "perimeter-2")

    scene.german.chooses("enter", "control-3")
    scene.german.chooses("move", OTHER)

    assert ("sg-5.7", "there-already") == reason(scene.german, "enter", "perimeter-2")


def test_an_advance_leads_to_the_own_location(scene: Scene) -> None:
    scene.row(*ROW)
    scene.german(perimeter={1: [FORCE]})
    scene.starts_actions("german")
    scene.german.chooses("move", FORCE)

    assert ("sg-5.13", "advance-only") == reason(scene.german, "enter", "control-2")
    assert "not of Mamayev Kurgan." in sentence(scene.german, "enter", "control-2")


def test_a_location_that_the_enemy_controls_is_entered_by_an_advance(scene: Scene) -> None:
    scene.row(*ROW)
    scene.german(control={1: [FORCE]})
    scene.soviet(control={2: [SOVIETS[0]]})
    scene.starts_actions("german")
    scene.german.chooses("move", FORCE)

    assert ("sg-5.11", "enemy-controls") == reason(scene.german, "enter", "control-2")
    assert "The enemy Controls Mamayev Kurgan" in sentence(scene.german, "enter", "control-2")


def test_control_moves_from_a_perimeter_do_not_enter_what_the_enemy_controls(scene: Scene) -> None:
    scene.options(control_move_from_perimeter="on")
    scene.row(*ROW)
    scene.german(perimeter={1: [FORCE]})
    scene.soviet(control={2: [SOVIETS[0]]})
    scene.starts_actions("german")
    scene.german.chooses("move", FORCE)

    assert "control-3" in scene.german.offered("enter")
    assert ("sg-5.11", "enemy-controls") == reason(scene.german, "enter", "control-2")


def test_a_full_zone_takes_no_more(scene: Scene) -> None:
    scene.row(*ROW)
    scene.german(control={1: GERMANS[0]}, perimeter={1: [FORCE], 2: GERMANS[1]})
    scene.starts_actions("german")
    scene.german.chooses("move", FORCE)

    assert ("sg-1.7", "zone-full") == reason(scene.german, "enter", "control-1")
    assert ("sg-1.7", "zone-full") == reason(scene.german, "enter", "perimeter-2")
    assert (
        "The Perimeter zone of Mamayev Kurgan has no room for another Force: 3 of yours are there already."
    ) == sentence(scene.german, "enter", "perimeter-2")


def test_a_force_may_have_nowhere_to_go(scene: Scene) -> None:
    scene.german(control={1: [FORCE]})
    scene.soviet(control={slot: [SOVIETS[slot - 2]] for slot in range(2, 6)})
    scene.starts_actions("german")

    assert ("sg-5.10", "nowhere-to-go") == reason(scene.german, "move", FORCE)
    assert "the other Control zones are full or Controlled by the enemy." in sentence(
        scene.german, "move", FORCE
    )


def test_a_perimeter_may_be_hemmed_in(scene: Scene) -> None:
    perimeter: Zones = {slot: GERMANS[slot - 1] for slot in range(2, 6)}
    scene.german(control={1: GERMANS[0]}, perimeter={1: [FORCE], **perimeter})
    scene.starts_actions("german")

    assert ("sg-1.7", "nowhere-to-go") == reason(scene.german, "move", FORCE)


def test_moves_belong_to_the_own_action_phase(scene: Scene) -> None:
    scene.german(hand=["supply-column"], perimeter={1: [FORCE]})
    scene.soviet(hand=["snipers"], perimeter={1: [SOVIETS[0]]})
    scene.starts_actions("german")
    scene.german.plays("supply-column")

    assert scene.asks("soviet", "react")
    assert ("sg-5.1", "own-phase") == reason(scene.soviet, "move", SOVIETS[0])
    assert ("sg-5.1", "own-phase") == reason(scene.soviet, "enter", "control-1")
    assert ("sg-5.1", "own-phase") == reason(scene.soviet, "resupply", "snipers")
    assert ("sg-5.1", "own-phase") == reason(scene.soviet, "attack", "grain-elevator")
    assert ("sg-5.1", "own-phase") == reason(scene.soviet, "reinforce")
    assert "it is the turn of the German player" in sentence(scene.soviet, "reinforce")


def test_a_night_march_moves_each_force_once(scene: Scene) -> None:
    scene.german(
        hand=["night-march"],
        control={2: [MOBILE]},
        perimeter={1: [FORCE, OTHER]},
        lost=["71st-infantry-division"],
    )
    scene.soviet(control={slot: [SOVIETS[max(slot - 2, 0)]] for slot in (1, 3, 4, 5)})
    scene.starts_actions("german")
    scene.german.plays("night-march")

    assert ("sg-12.15", "force-first") == reason(scene.german, "enter", "perimeter-2")
    assert ("sg-12.15", "end-instead") == reason(scene.german, "pass")
    assert ("sg-5.10", "nowhere-to-go") == reason(scene.german, "move", MOBILE)
    assert ("sg-8.12", "force-lost") == reason(scene.german, "move", "71st-infantry-division")
    assert ("sg-12.15", "event-first") == reason(scene.german, "reinforce")
    assert "Night March is being carried out" in sentence(scene.german, "reinforce")

    scene.german.chooses("move", FORCE)

    assert ("sg-12.15", "zone-first") == reason(scene.german, "end")
    assert ("sg-12.15", "zone-first") == reason(scene.german, "move", OTHER)
    assert ("sg-5.13", "advance-only") == reason(scene.german, "enter", "control-2")

    scene.german.chooses("enter", "perimeter-2")

    assert ("sg-12.16", "marched-already") == reason(scene.german, "move", FORCE)


def test_exploitation_asks_where_its_only_force_goes(scene: Scene) -> None:
    scene.german(hand=["exploitation"], control={1: [FORCE], 2: [MOBILE]}, perimeter={3: [OTHER]})
    scene.soviet(control={2: [SOVIETS[0]]})
    scene.starts_actions("german")
    scene.german.plays("exploitation")

    assert ("sg-12.30", "zone-first") == reason(scene.german, "move", OTHER)


def test_exploitation_starts_in_a_controlled_location(scene: Scene) -> None:
    scene.german(
        hand=["exploitation"],
        control={1: [FORCE, "71st-infantry-division"], 2: [MOBILE], 3: GERMANS[2]},
        perimeter={3: [OTHER]},
    )
    scene.soviet(control={2: [SOVIETS[0]], 3: [SOVIETS[1]]})
    scene.starts_actions("german")
    scene.german.plays("exploitation")

    assert ("sg-12.30", "start-controlled") == reason(scene.german, "move", OTHER)
    assert ("sg-12.30", "start-controlled") == reason(scene.german, "move", MOBILE)
    assert ("sg-12.30", "force-first") == reason(scene.german, "enter", "control-2")
    assert ("sg-12.30", "event-first") == reason(scene.german, "end")

    scene.german.chooses("move", FORCE)

    assert ("sg-12.30", "there-already") == reason(scene.german, "enter", "control-1")
    assert ("sg-12.30", "control-only") == reason(scene.german, "enter", "perimeter-1")
    assert ("sg-12.31", "zone-full") == reason(scene.german, "enter", "control-3")


def test_infiltration_needs_room_elsewhere(scene: Scene) -> None:
    full: Zones = {slot: GERMANS[slot - 2] for slot in range(2, 6)}
    scene.german(hand=["exploitation"], control={1: [FORCE, OTHER], **full})
    scene.starts_actions("german")
    scene.german.plays("exploitation")

    assert scene.asks("german", "infiltrate")
    assert ("sg-12.31", "fronts-full") == reason(scene.german, "move", FORCE)
