"""Chapter 7, the steps of an attack: their order, and the Rubble that comes first."""

from __future__ import annotations

from typing import Final

import pytest

from tests.games.stalingrad.scene import Scene
from tests.games.stalingrad.skirmish import ATTACKERS, BATTLEFIELD, FORCE, TOP, clash, takes_anything

STEPS: Final = [
    "adds-rubble",
    "contributes",
    "announces",
    "fires",
    "flips",
    "must-lose",
    "is-destroyed",
    "decorates",
    "ends-battle",
]


@pytest.mark.rule("sg-7.1")
def test_an_attack_goes_through_its_steps_in_order(scene: Scene) -> None:
    """Clause 7.1: Rubble, totals, events, firefight, flips, losses, medal, each done before the next."""
    scene.german(
        hand=["stuka-dive-bombers", "iron-cross"],
        deck=[TOP["german"]],
        control={1: ["16th-panzer-division", "295th-infantry-division"]},
    )
    scene.soviet(hand=["volga-ferry"], deck=[TOP["soviet"]], control={1: ["112th-rifle-division"]})
    scene.starts_actions("german")

    scene.german.attacks(BATTLEFIELD)
    assert scene.asks("german", "event")
    scene.german.plays("stuka-dive-bombers")
    scene.soviet.passes()
    scene.passes_until("german", "firefight")
    scene.german.fires("iron-cross")
    scene.soviet.fires("volga-ferry")
    assert scene.asks("german", "losses")
    scene.german.burns(*["16th-panzer-division"] * 3)
    assert scene.asks("german", "medal")
    scene.german.decorates("16th-panzer-division")

    assert scene.asks("german", "action")
    told = [notice.id for notice in scene.notices if notice.id in STEPS]
    assert told == [
        "adds-rubble",  # 1 by the attack
        *["contributes"] * 2,  # the Forces of both sides
        "announces",
        "contributes",
        "adds-rubble",  # 1 by the Stukas
        *["fires", "contributes"] * 2,
        *["flips", "contributes"] * 2,
        *["must-lose"] * 2,
        "is-destroyed",
        "decorates",
        "ends-battle",
    ]


@pytest.mark.rule("sg-7.2")
@pytest.mark.parametrize("attacker", ATTACKERS)
@pytest.mark.parametrize(
    ("before", "after", "placed"),
    [(0, 1, [1]), (3, 4, [1]), (5, "destroyed", [1]), ("destroyed", "destroyed", [])],
)
def test_an_attack_places_one_rubble_on_its_location(
    scene: Scene, attacker: str, before: int | str, after: int | str, placed: list[int]
) -> None:
    """Clause 7.2: the Grain Elevator goes at its sixth counter; other Locations get none."""
    scene.rubble({1: before, 2: 2})

    clash(scene, attacker, german=["iron-cross"])

    assert scene.kind == "event"
    assert (after, 2, 0) == (scene.rubble_on(1), scene.rubble_on(2), scene.rubble_on(3))
    assert placed == [notice.arguments["amount"] for notice in scene.told("adds-rubble")]


@pytest.mark.rule("sg-7.2")
def test_each_attack_places_its_own_rubble(scene: Scene) -> None:
    """Clause 7.2: two attacks in a turn, two counters."""
    for side in ATTACKERS:
        scene.seat(side)(deck=[TOP[side]] * 2, control={1: [FORCE[side]]}, rations={FORCE[side]: 20})
    scene.starts_actions("german")

    for count in (1, 2):
        scene.german.attacks(BATTLEFIELD)
        takes_anything(scene, "soviet")
        takes_anything(scene, "german")

        assert count == scene.rubble_on(1)


@pytest.mark.rule("sg-7.2", "sg-7.1")
def test_the_rubble_comes_before_everything_else_in_the_attack(scene: Scene) -> None:
    """Clause 7.2: Barrikady goes at its eighth counter; its holder then turns up no second card."""
    scene.row("barrikady-gun-factory")
    scene.rubble({1: 7})
    scene.holders({1: "german"})
    scene.german(deck=["supply-column", "iron-cross"], control={1: [FORCE["german"]]})
    scene.soviet(deck=["snipers"], control={1: [FORCE["soviet"]]})
    scene.starts_actions("german")

    scene.german.attacks("barrikady-gun-factory")

    assert "destroyed" == scene.rubble_on(1)
    assert scene.asks("soviet", "losses")
    assert ["iron-cross", 2] == [scene.german.deck[0], len(scene.told("flips"))]
