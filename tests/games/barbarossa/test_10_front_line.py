"""Chapter 10, deploying: what a deployed card does, how long it stays, and what becomes of the others."""

from __future__ import annotations

import pytest

from tests.games.barbarossa.naming import EDITIONS, ids_of
from tests.games.barbarossa.scene import Scene

HORSE = "horse-drawn-transport"
FLAK = "flak-battalion"
GRENADIER = "grenadier-regiment"
PANZER = "panzer-regiment"
SCOUT = "armored-scout-battalion"
HQ = "division-hq-company"


@pytest.mark.rule("bb-10.8")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_deployed_card_stays_until_an_effect_removes_it(scene: Scene, edition: str) -> None:
    """10.8: two turns of each player pass over it."""
    scene.edition(edition)
    scene.seat1(hand=[GRENADIER, HORSE], deck=[HORSE] * 8, front=["field-hospital", "minsk"])
    scene.seat2(hand=[HORSE], deck=[HORSE] * 8)
    scene.in_phase("tactics")
    scene.seat1.plays(GRENADIER)
    scene.seat1.deploys(GRENADIER)

    for seat in (scene.seat1, scene.seat2, scene.seat1, scene.seat2):
        seat.ends_turn()
    assert ["field-hospital", GRENADIER, "minsk"] == scene.seat1.front
    while scene.kind != "tactics-phase":
        scene.seat1.ends()
    scene.seat1.uses(GRENADIER, 2)

    assert ["field-hospital", "minsk"] == scene.seat1.front


@pytest.mark.rule("bb-10.9")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_deployed_card_follows_its_deploy_rule_at_once_and_its_play_rule_no_more(
    scene: Scene, edition: str
) -> None:
    scene.edition(edition)
    scene.seat1(hand=[GRENADIER, "heinz-guderian", HORSE], deck=[HORSE] * 8)
    scene.seat2(hand=[HORSE], deck=[HORSE] * 4)
    scene.points(tactic=2)
    scene.in_phase("tactics")
    first = scene.reinforcement
    scene.seat1.plays(GRENADIER)
    assert [] == scene.offered("use-2")

    scene.seat1.deploys(GRENADIER)
    scene.seat1.plays("heinz-guderian")
    scene.seat1.uses("heinz-guderian")

    assert first + 1 == scene.reinforcement
    assert 1 == scene.tactic
    assert [f"{GRENADIER} exhausted"] == scene.offered("use-2")
    scene.seat1.ends_turn()
    scene.seat2.ends_turn()
    while scene.kind != "tactics-phase":
        scene.seat1.ends()
    assert first == scene.reinforcement


@pytest.mark.rule("bb-10.9")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_standing_text_acts_as_soon_as_its_card_is_deployed(scene: Scene, edition: str) -> None:
    """10.9: the Supreme Command Headquarters forbids keeping a card in the turn in which it was played."""
    scene.edition(edition)
    scene.seat1(hand=["supreme-command-headquarters", PANZER], deck=[HORSE] * 4)
    scene.in_phase("tactics")

    scene.seat1.plays("supreme-command-headquarters")
    kept = []
    while scene.asked == "seat1":
        kept += scene.offered("keep")
        scene.seat1.ends()

    assert [] == kept
    assert [PANZER] == scene.seat1.discard


@pytest.mark.rule("bb-10.10")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("tactic", [0, 2])
def test_abilities_of_deployed_cards_cost_no_tactic_points(scene: Scene, edition: str, tactic: int) -> None:
    scene.edition(edition)
    scene.seat1(hand=[PANZER], deck=[HORSE], front=[FLAK, PANZER, GRENADIER, "forward-supply-depot"])
    scene.points(tactic=tactic)
    scene.in_phase("tactics")

    scene.seat1.uses("forward-supply-depot")
    scene.seat1.uses(FLAK)
    scene.seat1.uses(PANZER, 1)
    scene.seat1.uses(GRENADIER, 2)

    assert 1 + 6 + 1 == scene.attack
    assert tactic == scene.tactic


@pytest.mark.rule("bb-10.11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_front_line_holds_any_number_of_cards(scene: Scene, edition: str) -> None:
    """10.11: 81 cards lie there, and three more follow in three ways."""
    scene.edition(edition)
    units = [GRENADIER, FLAK, PANZER, "artillery-regiment", "assault-gun-battalion", "heavy-tank-battalion"]
    front = [f"{card} exhausted" for card in units for _ in range(6)] + ids_of("site")[2:]
    front += ["fortified-hill"] * 9 + ["field-hospital", "partisans", "rasputitsa", "general-winter"] * 2
    front += ["ss-panzer-regiment", "anti-tank-battalion exhausted"] * 8
    scene.seat1(hand=[HQ, PANZER, GRENADIER, HORSE], deck=[HORSE], front=front)
    scene.points(attack=4, tactic=3)
    scene.in_phase("tactics")
    assert 81 == len(scene.seat1.front)

    scene.seat1.plays(HQ)
    scene.seat1.places(PANZER)
    scene.seat1.plays(GRENADIER)
    scene.seat1.deploys(GRENADIER)
    assert 83 == len(scene.seat1.front)
    scene.seat1.attacks("fortified-hill")
    scene.seat1.conquers()

    assert 10 == scene.seat1.front.count("fortified-hill")


@pytest.mark.rule("bb-10.12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_played_card_that_was_not_deployed_goes_to_the_discard_pile(scene: Scene, edition: str) -> None:
    scene.edition(edition)
    scene.seat1(hand=[SCOUT, FLAK, PANZER, HORSE], deck=[HORSE] * 4)
    scene.points(tactic=2)
    scene.in_phase("tactics")
    for card in (SCOUT, FLAK, PANZER):
        scene.seat1.plays(card)
    scene.seat1.deploys(FLAK)

    scene.seat1.ends()
    assert [SCOUT, PANZER] == scene.seat1.played
    while scene.asked == "seat1":
        scene.seat1.ends()

    assert [f"{FLAK} exhausted"] == scene.seat1.front
    assert sorted([SCOUT, PANZER, HORSE]) == sorted(scene.seat1.discard)
