"""Chapter 5, attacks: where they are made, who takes part, and who pays for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import pytest

from tests.games.stalingrad.cardplay import burn_off
from tests.games.stalingrad.naming import Slot
from tests.games.stalingrad.scene import Scene
from tests.games.stalingrad.skirmish import BATTLEFIELD, ENEMY
from tests.games.stalingrad.troops import PLAIN

Zones = dict[Slot, Sequence[str]]

SIDES: Final = ["german", "soviet"]
# Combat of the first three plain Forces of each side.
COMBAT: Final = {"german": [4, 3, 3], "soviet": [5, 3, 3]}
# A card of the attacker's, so that the battle waits in its event step.
SPARE: Final = {"german": "iron-cross", "soviet": "snipers"}
SUBSETS: Final = [[0], [1], [2], [0, 1], [0, 2], [1, 2], [0, 1, 2]]


def lay_battle(
    scene: Scene,
    side: str,
    rations: Sequence[int],
    enemy_rations: Sequence[int],
    behind: Mapping[str, Zones] | None = None,
) -> None:
    """Lay plain Forces of both sides with these Rations at BATTLEFIELD and begin the phase of *side*."""
    for seat, counts in ((side, rations), (ENEMY[side], enemy_rations)):
        forces = PLAIN[seat][: len(counts)]
        scene.seat(seat)(
            hand=[SPARE[seat]],
            control={1: forces},
            perimeter=(behind or {}).get(seat, {}),
            rations=dict(zip(forces, counts, strict=True)),
        )
    scene.starts_actions(side)


def rations(scene: Scene, side: str, count: int) -> list[int]:
    """The Rations of the first plain Forces of a side."""
    return [scene.seat(side).rations(force) for force in PLAIN[side][:count]]


@pytest.mark.rule("sg-5.19")
@pytest.mark.parametrize("side", SIDES)
def test_an_attack_is_made_where_both_sides_are_in_the_control_zone(scene: Scene, side: str) -> None:
    """Clause 5.19: at the first and the fourth Location, not where one side or nobody is."""
    own, enemies = PLAIN[side], PLAIN[ENEMY[side]]
    scene.seat(side)(control={1: own[:1], 2: own[1:2], 4: own[2:3]})
    scene.seat(ENEMY[side])(control={1: enemies[:1], 3: enemies[1:2], 4: enemies[2:3]})
    scene.starts_actions(side)

    assert [scene.locations[0], scene.locations[3]] == scene.seat(side).offered("attack")
    assert "sg-5.19" == scene.seat(side).refused("attack", scene.locations[1])
    assert "sg-5.19" == scene.seat(side).refused("attack", scene.locations[2])


@pytest.mark.rule("sg-5.19")
@pytest.mark.parametrize("side", SIDES)
def test_forces_fight_those_in_the_same_control_zone(scene: Scene, side: str) -> None:
    """Clause 5.19: Forces in other Control zones take no part on either side."""
    own, enemies = PLAIN[side], PLAIN[ENEMY[side]]
    scene.seat(side)(hand=[SPARE[side]], control={1: own[:1], 2: own[1:2]})
    scene.seat(ENEMY[side])(control={1: enemies[:1], 2: enemies[1:2], 3: enemies[2:3]})
    scene.starts_actions(side)

    scene.seat(side).attacks(scene.locations[1])

    assert (own[1:2], enemies[1:2]) == (scene.seat(side).engaged, scene.seat(ENEMY[side]).engaged)
    assert (0, 1, 0) == (scene.rubble_on(1), scene.rubble_on(2), scene.rubble_on(3))


@pytest.mark.rule("sg-5.20")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("count", [1, 2, 3])
def test_attackers_pay_and_defenders_do_not(scene: Scene, side: str, count: int) -> None:
    """Clause 5.20: 1 Ration of each attacking Force, before anything is played."""
    lay_battle(scene, side, [3] * count, [2, 2, 2])

    scene.seat(side).attacks(BATTLEFIELD)

    assert scene.asks(side, "event")
    assert ([2] * count, [2, 2, 2]) == (rations(scene, side, count), rations(scene, ENEMY[side], 3))


@pytest.mark.rule("sg-5.21")
@pytest.mark.parametrize("side", SIDES)
def test_defenders_pay_where_that_is_chosen(scene: Scene, side: str) -> None:
    """Clause 5.21: each Force engaged pays 1; Forces that are not engaged pay nothing."""
    behind: dict[str, Zones] = {seat: {1: PLAIN[seat][3:4]} for seat in SIDES}
    scene.options(defenders_pay="on")
    lay_battle(scene, side, [3, 3, 3], [2, 1, 4], behind)

    scene.seat(side).attacks(BATTLEFIELD, with_=PLAIN[side][:2])

    assert ([2, 2, 3], [1, 0, 3]) == (rations(scene, side, 3), rations(scene, ENEMY[side], 3))
    printed = {"german": 3, "soviet": 2}
    assert printed == {seat: scene.seat(seat).rations(PLAIN[seat][3]) for seat in SIDES}


@pytest.mark.rule("sg-5.21")
@pytest.mark.parametrize("side", SIDES)
def test_a_defender_that_cannot_pay_defends_all_the_same(scene: Scene, side: str) -> None:
    """Clause 5.21: without Rations it stays at 0, is engaged, and its Combat counts."""
    enemy = ENEMY[side]
    scene.options(defenders_pay="on")
    lay_battle(scene, side, [3], [0, 2, 0])

    scene.seat(side).attacks(BATTLEFIELD)

    assert [0, 1, 0] == rations(scene, enemy, 3)
    assert sorted(PLAIN[enemy][:3]) == scene.seat(enemy).engaged
    assert sum(COMBAT[enemy]) == scene.seat(enemy).total


@pytest.mark.rule("sg-5.21")
def test_an_attacker_needs_his_ration_even_where_defenders_pay(scene: Scene) -> None:
    """Clause 5.21: what a defender is spared holds for nobody else."""
    scene.options(defenders_pay="on")
    lay_battle(scene, "german", [0, 0], [2])

    assert not scene.offers("attack")


@pytest.mark.rule("sg-5.22")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize(
    ("own", "enemy"), [("control", "perimeter"), ("perimeter", "control"), ("perimeter",) * 2]
)
def test_no_attack_from_or_against_a_perimeter_zone(scene: Scene, side: str, own: str, enemy: str) -> None:
    """Clause 5.22: both must stand in the Control zone."""
    for seat, area in ((side, own), (ENEMY[side], enemy)):
        zones: Zones = {1: PLAIN[seat][:1]}
        scene.seat(seat)(
            control=zones if area == "control" else {}, perimeter=zones if area == "perimeter" else {}
        )
    scene.starts_actions(side)

    assert not scene.offers("attack")
    assert "sg-5.22" == scene.seat(side).refused("attack", BATTLEFIELD)


@pytest.mark.rule("sg-5.22")
@pytest.mark.parametrize("side", SIDES)
def test_forces_behind_the_battle_stay_out_of_it(scene: Scene, side: str) -> None:
    """Clause 5.22: they are not offered, add nothing to a total, and bear no losses."""
    enemy = ENEMY[side]
    behind: dict[str, Zones] = {seat: {1: PLAIN[seat][3:5]} for seat in SIDES}
    lay_battle(scene, side, [30, 30], [30], behind)
    before = [scene.seat(seat).rations(force) for seat in SIDES for force in PLAIN[seat][3:5]]
    scene.seat(side).chooses("attack", BATTLEFIELD)
    assert PLAIN[side][:2] == scene.seat(side).offered("engage")

    scene.seat(side).chooses("engage", PLAIN[side][0])
    scene.seat(side).ends()

    assert (PLAIN[side][:1], PLAIN[enemy][:1]) == (scene.seat(side).engaged, scene.seat(enemy).engaged)
    assert (COMBAT[side][0], COMBAT[enemy][0]) == (scene.seat(side).total, scene.seat(enemy).total)
    burn_off(scene)
    assert before == [scene.seat(seat).rations(force) for seat in SIDES for force in PLAIN[seat][3:5]]
    assert all(sorted(PLAIN[seat][3:5]) == scene.seat(seat).perimeter(1) for seat in SIDES)


@pytest.mark.rule("sg-5.23")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("picked", SUBSETS)
def test_the_attacker_picks_which_of_his_forces_attack(scene: Scene, side: str, picked: list[int]) -> None:
    """Clause 5.23: those he leaves out pay nothing and do not count."""
    lay_battle(scene, side, [3, 3, 3], [2])

    scene.seat(side).attacks(BATTLEFIELD, with_=[PLAIN[side][place] for place in picked])

    assert sorted(PLAIN[side][place] for place in picked) == scene.seat(side).engaged
    assert [2 if place in picked else 3 for place in range(3)] == rations(scene, side, 3)
    assert sum(COMBAT[side][place] for place in picked) == scene.seat(side).total


@pytest.mark.rule("sg-5.23")
@pytest.mark.parametrize("side", SIDES)
def test_a_force_without_a_ration_does_not_attack(scene: Scene, side: str) -> None:
    """Clause 5.23: the second of three is not offered, and one of the others must be named."""
    lay_battle(scene, side, [1, 0, 1], [2])

    scene.seat(side).chooses("attack", BATTLEFIELD)

    assert [f"engage {PLAIN[side][place]}" for place in (0, 2)] == scene.offered
    assert "sg-5.23" == scene.seat(side).refused("engage", PLAIN[side][1])
    assert "sg-5.23" == scene.seat(side).refused("end")


@pytest.mark.rule("sg-5.23")
@pytest.mark.parametrize("side", SIDES)
def test_without_any_ration_there_is_no_attack(scene: Scene, side: str) -> None:
    """Clause 5.23: the Rations of the enemy, or of Forces elsewhere, do not pay for it."""
    lay_battle(scene, side, [0, 0, 0], [2], {side: {1: PLAIN[side][3:4]}})

    assert not scene.offers("attack")
    assert "sg-5.23" == scene.seat(side).refused("attack", BATTLEFIELD)


@pytest.mark.rule("sg-5.24")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("fed", [[0], [2, 0], [0, 0], [1, 1, 1], [0, 3, 0], [0, 0, 0]])
def test_all_enemy_forces_there_defend(scene: Scene, side: str, fed: list[int]) -> None:
    """Clause 5.24: with Rations or without; nobody is asked about it."""
    enemy = ENEMY[side]
    lay_battle(scene, side, [3], fed)

    scene.seat(side).attacks(BATTLEFIELD)

    assert scene.asks(side, "event")
    assert sorted(PLAIN[enemy][: len(fed)]) == scene.seat(enemy).engaged
    assert sum(COMBAT[enemy][: len(fed)]) == scene.seat(enemy).total
    assert fed == rations(scene, enemy, len(fed))


@pytest.mark.rule("sg-5.25")
@pytest.mark.parametrize("times", [1, 2, 3])
def test_a_force_attacks_as_often_as_it_pays(scene: Scene, times: int) -> None:
    """Clause 5.25: Stukas turned up each time keep it from losses, so it pays for attacks only."""
    force, defender = PLAIN["german"][0], "42nd-rifle-brigade"
    scene.german(deck=["stuka-dive-bombers"] * 3, control={1: [force]}, rations={force: times})
    scene.soviet(deck=["snipers"] * 3, control={1: [defender]}, rations={defender: 30})
    scene.starts_actions("german")

    for left in range(times - 1, -1, -1):
        scene.german.attacks(BATTLEFIELD)
        burn_off(scene)
        assert left == scene.german.rations(force)

    assert (times, times) == (scene.rubble_on(1), len(scene.told("attacks")))
    assert not scene.offers("attack")


@pytest.mark.rule("sg-5.25")
def test_a_force_may_attack_again_elsewhere(scene: Scene) -> None:
    """Clause 5.25: after an attack it moves to another contested zone and attacks there."""
    force, comrade = PLAIN["german"][:2]
    scene.german(
        deck=["stuka-dive-bombers"] * 2,
        control={1: [force], 2: [comrade]},
        rations={force: 3, comrade: 0},
    )
    scene.soviet(
        deck=["snipers"] * 2,
        control={1: ["42nd-rifle-brigade"], 2: ["149th-rifle-brigade"]},
        rations={"42nd-rifle-brigade": 30, "149th-rifle-brigade": 30},
    )
    scene.starts_actions("german")
    scene.german.attacks(scene.locations[0])
    burn_off(scene)

    scene.german.moves(force, "control-2")
    scene.german.attacks(scene.locations[1], with_=[force])
    burn_off(scene)

    assert 0 == scene.german.rations(force)
    assert (1, 1) == (scene.rubble_on(1), scene.rubble_on(2))
