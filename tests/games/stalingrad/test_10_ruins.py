"""Chapter 10, notes of Destroyed Locations: five outlast the walls, four do not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest

from eastfront.games.stalingrad.tables import SIDES
from tests.games.stalingrad.cardplay import SPONGE, STURDY, absorbed_by_retreat, battle
from tests.games.stalingrad.measures import drawn, move_cost, price_paid, turned_up
from tests.games.stalingrad.scene import Scene
from tests.games.stalingrad.skirmish import COMBAT, FORCE
from tests.games.stalingrad.troops import PLAIN, QUIET_ROW

COINS: Final = {"german": ["panzer-thrust"] * 4, "soviet": ["storm-groups"] * 4 + ["snipers"]}

Measure = Callable[[Scene, str], int]


def more_cards(scene: Scene, location: str) -> int:
    """Return how many cards the holder of a Location draws beyond the usual 6."""
    scene.row(location, *[name for name in QUIET_ROW if name != location][:4])
    scene.german(control={1: [FORCE["german"]]})
    scene.starts_actions("german")
    return drawn(scene, "german") - 6


def more_defence(scene: Scene, location: str) -> int:
    """Return what a defender's total is beyond his Combat."""
    battle(scene, "german", location=location)
    return scene.soviet.total - COMBAT["soviet"]


def more_from_armour(scene: Scene, location: str) -> int:
    """Return what an armoured attacker's total is beyond his Combat."""
    battle(scene, "german", location=location, forces={"german": ["16th-panzer-division"]})
    return scene.german.total - 6


def more_from_a_retreat(scene: Scene, location: str) -> int:
    """Return what a plain defender's retreat absorbs beyond 2."""
    force, other = PLAIN["soviet"][1], SPONGE["soviet"]
    forces = {"german": ["16th-panzer-division"], "soviet": [force, other]}
    battle(scene, "german", location=location, forces=forces, medals={"soviet": {other: STURDY}})
    return absorbed_by_retreat(scene, "soviet", force) - 2


def more_flips(scene: Scene, location: str) -> int:
    """Return how many cards the last holder of a Location turns up there beyond the first."""
    scene.holders({1: "soviet"})
    battle(scene, "german", location=location)
    scene.nobody_plays()
    return turned_up(scene, "soviet") - 1


def saved_by_marching(scene: Scene, location: str) -> int:
    """Return the Rations that a peripheral move of a Location's holder saves."""
    marcher = PLAIN["german"][1]
    scene.row(location)
    scene.german(control={1: [FORCE["german"]]}, perimeter={2: [marcher]})
    scene.starts_actions("german")
    return 1 - move_cost(scene, "german", marcher, "perimeter-3")


def saved_on_tanks(scene: Scene, location: str) -> int:
    """Return the cards that a Location's holder saves on a tank Force of value 4."""
    return 4 - price(scene, location, "german", "german", "24th-panzer-division")


def saved_on_the_first(scene: Scene, location: str) -> int:
    """Return the cards that a Soviet holder saves on his first Force, of value 4."""
    return 4 - price(scene, location, "soviet", "soviet", "13th-guards-rifle-division")


def lost_to_the_german(scene: Scene, location: str) -> int:
    """Return the cards that a German holder costs the Soviet on a Force of value 4."""
    return price(scene, location, "german", "soviet", "13th-guards-rifle-division") - 4


def price(scene: Scene, location: str, holder: str, buyer: str, top: str) -> int:
    """Return what a Force costs *buyer* while *holder* Controls a Location."""
    scene.row(location)
    for side in SIDES:
        scene.seat(side)(
            hand=COINS[side] if side == buyer else [],
            control={1: [FORCE[side]]} if side == holder else {},
            pile=[top] if side == buyer else [],
        )
    scene.starts_actions(buyer)
    return price_paid(scene, buyer)


@pytest.mark.rule("sg-10.16")
@pytest.mark.parametrize(
    ("location", "measure", "amount"),
    [
        ("mamayev-kurgan", more_cards, 1),
        ("pavlovs-house", more_defence, 2),
        ("red-october-steel-works", more_from_a_retreat, 1),
        ("lazur-chemical-plant", more_from_armour, 1),
        ("central-volga-landing", saved_on_the_first, 1),
        ("central-volga-landing", lost_to_the_german, 1),
    ],
)
def test_some_notes_outlast_destruction(scene: Scene, location: str, measure: Measure, amount: int) -> None:
    """Clause 10.16: as much before as after."""
    assert amount == measure(scene, location)

    scene.options()
    scene.rubble({1: "destroyed"})
    assert amount == measure(scene, location)


@pytest.mark.rule("sg-10.17")
@pytest.mark.parametrize(
    ("location", "measure"),
    [
        ("dzerzhinsky-tractor-works", saved_on_tanks),
        ("barrikady-gun-factory", more_flips),
        ("central-railway-station", saved_by_marching),
        ("univermag-department-store", more_cards),
    ],
)
def test_other_notes_are_lost_with_the_location(scene: Scene, location: str, measure: Measure) -> None:
    """Clause 10.17: 1 before, nothing after."""
    assert 1 == measure(scene, location)

    scene.options()
    scene.rubble({1: "destroyed"})
    assert 0 == measure(scene, location)
