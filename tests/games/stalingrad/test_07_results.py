"""Chapter 7, what the totals come to: each side takes the other's, fixed before any loss is allocated."""

from __future__ import annotations

import pytest

from tests.games.stalingrad.scene import Scene
from tests.games.stalingrad.skirmish import ATTACKERS, BATTLEFIELD, ENEMY, TOP, clash, takes_anything


@pytest.mark.rule("sg-7.15")
@pytest.mark.parametrize("attacker", ATTACKERS)
def test_each_side_takes_the_whole_total_of_the_other(scene: Scene, attacker: str) -> None:
    """Clause 7.15: 4 against 5 means 5 losses and 4, not 1 and none."""
    clash(scene, attacker)

    assert (5, 4) == (scene.german.losses, scene.soviet.losses)
    assert scene.asks(ENEMY[attacker], "losses")


@pytest.mark.rule("sg-7.15")
def test_a_total_of_zero_inflicts_nothing(scene: Scene) -> None:
    """Clause 7.15: the Soviet total falls to 0; the German is not asked for losses."""
    scene.german(hand=["heavy-artillery"], control={1: ["295th-infantry-division"]}, deck=[TOP["german"]])
    scene.soviet(control={1: ["42nd-rifle-brigade"]}, deck=[TOP["soviet"]])
    scene.starts_actions("german")
    scene.german.attacks(BATTLEFIELD)
    scene.german.plays("heavy-artillery")

    assert (0, 4) == (scene.german.must_lose, scene.soviet.must_lose)

    scene.soviet.destroys("42nd-rifle-brigade")

    assert scene.asks("german", "action")
    assert 3 == scene.german.rations("295th-infantry-division")


@pytest.mark.rule("sg-7.16")
@pytest.mark.parametrize("attacker", ATTACKERS)
def test_both_losses_are_known_before_any_is_allocated(scene: Scene, attacker: str) -> None:
    """Clause 7.16: the defender chooses with both numbers on the table."""
    clash(scene, attacker)

    told = {notice.arguments["seat"]: notice.arguments["count"] for notice in scene.told("must-lose")}
    assert scene.asks(ENEMY[attacker], "losses")
    assert {0: 5, 1: 4} == told


@pytest.mark.rule("sg-7.16")
@pytest.mark.parametrize("pick", ["destroy", "retreat"])
def test_forces_that_are_gone_have_still_inflicted_their_losses(scene: Scene, pick: str) -> None:
    """Clause 7.16: the defender's larger Force leaves the zone; the attacker takes 5 and 2 all the same."""
    soviet = ["37th-guards-rifle-division", "112th-rifle-division"]
    scene.german(
        deck=[TOP["german"]],
        control={1: ["295th-infantry-division"]},
        rations={"295th-infantry-division": 9},
    )
    scene.soviet(deck=[TOP["soviet"]], control={1: soviet})
    scene.starts_actions("german")
    scene.german.attacks(BATTLEFIELD)

    scene.soviet.chooses(pick, "37th-guards-rifle-division")
    takes_anything(scene, "soviet")
    takes_anything(scene, "german")

    assert 7 == scene.german.must_lose
    assert 9 - 1 - 7 == scene.german.rations("295th-infantry-division")


@pytest.mark.rule("sg-7.16")
def test_a_defender_wiped_out_has_still_inflicted_his_losses(scene: Scene) -> None:
    """Clause 7.16: 6 losses destroy a brigade without a choice; its 1 is taken afterwards."""
    scene.german(control={1: ["16th-panzer-division"]}, deck=[TOP["german"]])
    scene.soviet(control={1: ["42nd-rifle-brigade"]}, deck=[TOP["soviet"]])
    scene.starts_actions("german")

    scene.german.attacks(BATTLEFIELD)

    assert ["42nd-rifle-brigade"] == scene.soviet.lost
    assert scene.asks("german", "losses")
    assert 1 == scene.german.losses
