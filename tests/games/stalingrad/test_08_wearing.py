"""Chapter 8, what medals are worth: 1 Combat and 1 loss more by retreat, each, on one Force or several."""

from __future__ import annotations

import pytest

from tests.games.stalingrad.scene import Scene
from tests.games.stalingrad.skirmish import ATTACKERS, BATTLEFIELD, COMBAT, DIAL, ENEMY, FORCE, TOP, defends


@pytest.mark.rule("sg-8.18", "sg-8.20")
@pytest.mark.parametrize("attacker", ATTACKERS)
@pytest.mark.parametrize("medals", [0, 1, 3])
def test_each_medal_adds_one_to_combat(scene: Scene, attacker: str, medals: int) -> None:
    """Clause 8.18: in attack and in defence; a medal of another Force counts for that one."""
    other = {"german": "389th-infantry-division", "soviet": "95th-rifle-division"}
    for side in ATTACKERS:
        scene.seat(side)(
            hand=[TOP[side]],
            control={1: [FORCE[side]], 2: [other[side]]},
            medals={FORCE[side]: medals, other[side]: 2},
        )
    scene.starts_actions(attacker)

    scene.seat(attacker).attacks(BATTLEFIELD)

    assert scene.asks(attacker, "event")
    for side in ATTACKERS:
        assert COMBAT[side] + medals == scene.seat(side).total


@pytest.mark.rule("sg-8.19", "sg-8.20")
@pytest.mark.parametrize("side", ATTACKERS)
@pytest.mark.parametrize("medals", [0, 1, 2, 4])
def test_each_medal_adds_one_to_what_a_retreat_absorbs(scene: Scene, side: str, medals: int) -> None:
    """Clause 8.19: 2 losses, and 1 more for each medal; one is left for the other Force."""
    first = FORCE[side]
    second = {"german": "389th-infantry-division", "soviet": "95th-rifle-division"}[side]
    seat = defends(scene, side, [first, second], 2 + medals + 1, medals={first: medals})

    seat.retreats(first)

    assert scene.asks(side, "losses")
    assert (1, [first], medals) == (seat.losses, seat.perimeter(1), seat.medals(first))


@pytest.mark.rule("sg-8.19")
def test_a_medal_of_one_force_does_not_help_another_to_retreat(scene: Scene) -> None:
    """Clause 8.19: the Force without a medal absorbs 2, though its comrade has three."""
    first, second = "37th-guards-rifle-division", "95th-rifle-division"
    seat = defends(scene, "soviet", [first, second], 3, medals={second: 3})

    seat.retreats(first)

    assert 1 == seat.losses


@pytest.mark.rule("sg-8.20", "sg-8.18")
def test_a_force_collects_medals_and_fights_with_them(scene: Scene) -> None:
    """Clause 8.20: a second medal is won beside the first; in the next battle both count."""
    force, holder = "16th-panzer-division", "389th-infantry-division"
    scene.german(
        deck=[TOP["german"]] * 2, control={1: [force], 2: [holder]}, medals={force: 1}, rations={force: 5}
    )
    scene.soviet(
        deck=[TOP["soviet"]] * 2,
        control={1: [DIAL["soviet"]], 2: ["37th-guards-rifle-division"]},
        medals={"37th-guards-rifle-division": 1},
        rations={"37th-guards-rifle-division": 9},
    )
    scene.starts_actions("german")
    scene.german.attacks(BATTLEFIELD)
    scene.german.burns(force)

    assert 2 == scene.german.medals(force)

    scene.german.moves(force, "control-2")
    scene.german.attacks("red-october-steel-works", with_=[force])

    assert 6 + 2 == scene.soviet.must_lose
    assert ENEMY["german"] == scene.asked
