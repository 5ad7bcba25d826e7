"""Chapter 10, notes that serve a controller: cards to draw, free marches, and nothing for nobody."""

from __future__ import annotations

from typing import Final

import pytest

from eastfront.games.stalingrad.tables import SIDES
from tests.games.stalingrad.measures import drawn, move_cost, price_paid
from tests.games.stalingrad.naming import Slot
from tests.games.stalingrad.scene import Scene
from tests.games.stalingrad.skirmish import ENEMY, FORCE
from tests.games.stalingrad.troops import PLAIN, QUIET_ROW

HILL: Final = "mamayev-kurgan"
STORE: Final = "univermag-department-store"
STATION: Final = "central-railway-station"
LANDING: Final = "central-volga-landing"
FACTORY: Final = "dzerzhinsky-tractor-works"
MARCHER: Final = {side: PLAIN[side][1] for side in SIDES}
HEADQUARTERS: Final = {"german": "sixth-army-headquarters", "soviet": "62nd-army-headquarters"}
COIN: Final = {"german": "panzer-thrust", "soviet": "storm-groups"}
TANKS: Final = {"german": "24th-panzer-division", "soviet": "84th-tank-brigade"}
GUARDS: Final = "13th-guards-rifle-division"
# Who stands in the Control zone of slot 1 when nobody Controls it.
NOBODYS: Final = {"contested": SIDES, "empty": []}


def hold(scene: Scene, side: str, *locations: str) -> None:
    """Let *side* hold these Locations from slot 1 on and end with its Action phase."""
    others = [name for name in QUIET_ROW if name not in locations]
    scene.row(*[*locations, *others][:5])
    scene.seat(side)(control={slot + 1: [PLAIN[side][slot]] for slot in range(len(locations))})
    scene.starts_actions(side)


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize(
    "location",
    [
        pytest.param(HILL, marks=pytest.mark.rule("sg-10.1")),
        pytest.param(STORE, marks=pytest.mark.rule("sg-10.13")),
    ],
)
def test_its_controller_draws_one_card_more(scene: Scene, side: str, location: str) -> None:
    """Clauses 10.1 and 10.13: 5, 1 for the Location and 1 for its note; elsewhere there is no such note."""
    hold(scene, side, location)
    assert 5 + 1 + 1 == drawn(scene, side)

    scene.options()
    hold(scene, side, QUIET_ROW[0])
    assert 5 + 1 == drawn(scene, side)


@pytest.mark.rule("sg-10.1", "sg-10.13")
@pytest.mark.parametrize("side", SIDES)
def test_both_notes_add_up(scene: Scene, side: str) -> None:
    """Clauses 10.1 and 10.13: two Locations, two notes."""
    hold(scene, side, HILL, STORE)

    assert 5 + 2 + 2 == drawn(scene, side)


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize(
    "location",
    [
        pytest.param(HILL, marks=pytest.mark.rule("sg-10.1")),
        pytest.param(STORE, marks=pytest.mark.rule("sg-10.13")),
    ],
)
def test_the_controllers_enemy_draws_no_more_than_usual(scene: Scene, side: str, location: str) -> None:
    """Clauses 10.1 and 10.13: nor does a Force in the Perimeter zone give him anything."""
    enemy = ENEMY[side]
    scene.row(location)
    scene.seat(side)(control={1: [FORCE[side]]})
    scene.seat(enemy)(perimeter={1: [FORCE[enemy]]})
    scene.starts_actions(enemy)

    assert 5 == drawn(scene, enemy)


@pytest.mark.rule("sg-10.1", "sg-10.13")
@pytest.mark.parametrize("side", SIDES)
def test_the_notes_speak_of_the_draw_phase_alone(scene: Scene, side: str) -> None:
    """Clauses 10.1 and 10.13: an event draws what it says."""
    scene.row(HILL, STORE)
    scene.seat(side)(hand=[HEADQUARTERS[side]], control={1: [PLAIN[side][0]], 2: [PLAIN[side][1]]})
    scene.starts_actions(side)

    scene.seat(side).plays(HEADQUARTERS[side])

    assert {"german": 2, "soviet": 3}[side] == len(scene.seat(side).hand)


def lay_march(scene: Scene, side: str, holder: str, area: str, rations: int = 3) -> None:
    """Let *holder* Control the station, and a Force of *side* stand at slot 3, in its Action phase."""
    zones: dict[str, dict[Slot, list[str]]] = {"control": {}, "perimeter": {}}
    zones[area][3] = [MARCHER[side]]
    scene.row(STATION)
    if holder == side:
        zones["control"][1] = [FORCE[side]]
    else:
        scene.seat(holder)(control={1: [FORCE[holder]]})
    scene.seat(side)(control=zones["control"], perimeter=zones["perimeter"], rations={MARCHER[side]: rations})
    scene.starts_actions(side)


@pytest.mark.rule("sg-10.11")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("zone", ["perimeter-1", "perimeter-2", "perimeter-4", "perimeter-5"])
def test_who_holds_the_station_marches_free(scene: Scene, side: str, zone: str) -> None:
    """Clause 10.11: from any Perimeter zone to any other, that of the station or not."""
    lay_march(scene, side, holder=side, area="perimeter")

    assert 0 == move_cost(scene, side, MARCHER[side], zone)


@pytest.mark.rule("sg-10.11")
@pytest.mark.parametrize("side", SIDES)
def test_the_station_needs_no_ration_either(scene: Scene, side: str) -> None:
    """Clause 10.11: a Force without Rations goes to the other Perimeter zones, and nowhere else."""
    lay_march(scene, side, holder=side, area="perimeter", rations=0)

    scene.seat(side).chooses("move", MARCHER[side])

    assert [f"perimeter-{slot}" for slot in (1, 2, 4, 5)] == scene.seat(side).offered("enter")


@pytest.mark.rule("sg-10.11")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize(
    ("area", "zone"), [("perimeter", "control-3"), ("control", "control-1"), ("control", "control-2")]
)
def test_other_moves_cost_their_ration(scene: Scene, side: str, area: str, zone: str) -> None:
    """Clause 10.11: advances and control-zone moves are not peripheral, even to the station itself."""
    lay_march(scene, side, holder=side, area=area)

    assert 1 == move_cost(scene, side, MARCHER[side], zone)


@pytest.mark.rule("sg-10.11")
@pytest.mark.parametrize("side", SIDES)
def test_the_station_serves_its_controller_alone(scene: Scene, side: str) -> None:
    """Clause 10.11: his enemy pays for a peripheral move, and without Rations makes none."""
    lay_march(scene, side, holder=ENEMY[side], area="perimeter")
    assert 1 == move_cost(scene, side, MARCHER[side], "perimeter-5")

    scene.options()
    lay_march(scene, side, holder=ENEMY[side], area="perimeter", rations=0)
    assert [] == scene.seat(side).offered("move")


def stand_nowhere(state: str) -> dict[str, dict[Slot, list[str]]]:
    """Return the Forces in the Control zone of slot 1 while nobody Controls it."""
    return {side: {1: [FORCE[side]]} if side in NOBODYS[state] else {} for side in SIDES}


@pytest.mark.rule("sg-10.18")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("state", NOBODYS)
@pytest.mark.parametrize("location", [HILL, STORE])
def test_what_is_nobodys_gives_nobody_a_card(scene: Scene, side: str, state: str, location: str) -> None:
    """Clause 10.18: contested or empty."""
    front = stand_nowhere(state)
    scene.row(location)
    for name in SIDES:
        scene.seat(name)(control=front[name])
    scene.starts_actions(side)

    assert 5 == drawn(scene, side)


@pytest.mark.rule("sg-10.18")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("state", NOBODYS)
def test_what_is_nobodys_lets_nobody_march_free(scene: Scene, side: str, state: str) -> None:
    """Clause 10.18: contested or empty."""
    front = stand_nowhere(state)
    scene.row(STATION)
    for name in SIDES:
        scene.seat(name)(control=front[name], perimeter={3: [MARCHER[name]]})
    scene.starts_actions(side)

    assert 1 == move_cost(scene, side, MARCHER[side], "perimeter-4")


@pytest.mark.rule("sg-10.18")
@pytest.mark.parametrize("state", NOBODYS)
@pytest.mark.parametrize(
    ("side", "location", "top", "price"),
    [
        ("german", FACTORY, TANKS["german"], 4),
        ("soviet", FACTORY, TANKS["soviet"], 3),
        ("soviet", LANDING, GUARDS, 4),
        ("german", LANDING, TANKS["german"], 4),
    ],
)
def test_what_is_nobodys_changes_nobodys_prices(
    scene: Scene, state: str, side: str, location: str, top: str, price: int
) -> None:
    """Clause 10.18: no discount, and for the Soviet no surcharge either."""
    front = stand_nowhere(state)
    scene.row(location)
    for name in SIDES:
        hand, pile = ([COIN[side]] * 4 + [HEADQUARTERS[side]], [top]) if name == side else ([], [])
        scene.seat(name)(hand=hand, control=front[name], pile=pile)
    scene.starts_actions(side)

    assert price == price_paid(scene, side)


@pytest.mark.rule("sg-10.18")
@pytest.mark.parametrize(("state", "more"), [("contested", 0), ("empty", 2)])
def test_a_marker_makes_a_controller_while_nobody_stands_there(scene: Scene, state: str, more: int) -> None:
    """Clause 10.18: with markers an empty Location is Controlled, a contested one is not."""
    scene.options(control="markers")
    front = stand_nowhere(state)
    scene.row(HILL)
    scene.holders({1: "german"})
    for name in SIDES:
        scene.seat(name)(control=front[name])
    scene.starts_actions("german")

    assert 5 + more == drawn(scene, "german")
