"""Recruit and Sergeant of Stalingrad before the first turn: whom they choose, and where they stand."""

from __future__ import annotations

import pytest

from eastfront.games.stalingrad.rules import POINTS
from eastfront.games.stalingrad.state import SLOTS
from eastfront.players.scripted.stalingrad.doctrine import SERGEANT
from tests.games.stalingrad.naming import card_number, game
from tests.games.stalingrad.scene import Scene
from tests.players.stalingrad_advice import advice, obey_while

EVERY_SLOT = range(1, SLOTS + 1)
SEEDS = [1, 2, 3, 5, 8]


def settled(seed: int, **options: str) -> Scene:
    """Return a game in which Recruit has set up both sides."""
    scene = Scene().options(**options)
    scene.deals(seed)
    obey_while(scene, lambda: scene.kind in ("choose", "place"))
    return scene


def value_on_table(scene: Scene, side: str) -> int:
    """Return the Force value that a side has on the table."""
    seat = scene.seat(side)
    forces = [force for slot in EVERY_SLOT for force in seat.control(slot) + seat.perimeter(slot)]
    return sum(int(scene.rules.cards.value[card_number(force)]) for force in forces)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_soviet_covers_every_control_zone(seed: int) -> None:
    scene = settled(seed)

    assert all(scene.soviet.control(slot) for slot in EVERY_SLOT)


@pytest.mark.parametrize("seed", SEEDS)
def test_both_spend_all_that_they_may(seed: int) -> None:
    scene = settled(seed)

    assert POINTS == [value_on_table(scene, side) for side in ("german", "soviet")]


@pytest.mark.parametrize("seed", SEEDS)
def test_the_german_shares_his_forces_out_behind_three_locations(seed: int) -> None:
    scene = settled(seed)

    forces = [len(scene.german.perimeter(slot)) for slot in EVERY_SLOT if scene.german.perimeter(slot)]
    assert 3 == len(forces)
    assert max(forces) - min(forces) <= 1


def test_a_german_sergeant_takes_forces_that_move_fast() -> None:
    scene = Scene()
    scene.deals(1)
    obey_while(scene, lambda: scene.asked == "soviet")

    chosen = []
    while scene.asks("german", "choose"):
        verb, _, noun = advice(scene, doctrine=SERGEANT).partition(" ")
        scene.german.chooses(verb, noun)
        chosen.append(noun)

    assert {"60th-motorised-infantry-division", "3rd-motorised-infantry-division"} <= set(chosen)


def test_the_german_does_not_begin_where_the_defenders_are_strongest() -> None:
    """The Locations are alike to him but for who stands there: he stays away from the two strong ones."""
    scene = Scene()
    scene.row("red-october-steel-works", "barrikady-gun-factory", "central-volga-landing")
    scene.opens()
    scene.soviet.sets_up(
        control_1=["13th-guards-rifle-division"],
        control_2=["37th-guards-rifle-division"],
        control_3=["42nd-rifle-brigade"],
        control_4=["149th-rifle-brigade"],
        control_5=["115th-rifle-brigade"],
    )
    obey_while(scene, lambda: scene.kind in ("choose", "place"))

    assert [] == scene.german.perimeter(1) + scene.german.perimeter(2)
    assert scene.german.perimeter(3) + scene.german.perimeter(4) + scene.german.perimeter(5)


@pytest.mark.parametrize("options", [{}, {"control": "markers"}, {"control_move_from_perimeter": "on"}])
@pytest.mark.parametrize("seed", SEEDS)
def test_the_german_contests_a_location_in_his_first_turn(seed: int, options: dict[str, str]) -> None:
    """Otherwise the Soviet Controls all five at its end, and the game is over."""
    scene = settled(seed, **options)
    obey_while(scene, lambda: scene.soviet.turns == 0)

    assert scene.soviet.turns == 1
    assert any(scene.german.control(slot) for slot in EVERY_SLOT)
    assert game().outcome(scene.state) is None
