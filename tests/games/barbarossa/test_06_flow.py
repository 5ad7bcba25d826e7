"""Chapter 6, the flow of the game: four phases in order, turn after turn to the left."""

from __future__ import annotations

import pytest

from tests.games.barbarossa.naming import EDITIONS
from tests.games.barbarossa.scene import Scene

PHASES = ["starting-phase", "tactics-phase", "reinforcement-phase", "clean-up"]
PLAIN_HAND = ["horse-drawn-transport", "flak-battalion"]


@pytest.mark.rule("bb-6.1", "bb-6.6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_turn_has_four_phases_in_order_each_once(scene: Scene, edition: str) -> None:
    scene.edition(edition)
    scene.seat1(hand=PLAIN_HAND, deck=["air-supply"] * 4, front=["heavy-tank-battalion exhausted"])
    scene.points(supply=3)
    scene.in_phase("starting")

    found = []
    while scene.asked == "seat1":
        found.append(scene.kind)
        scene.seat1.ends()

    assert PHASES == found
    begun = [notice.id for notice in scene.notices if notice.id.startswith("begins-")]
    assert ["begins-turn", "begins-tactics", "begins-reinforcement", "begins-turn"] == begun[:4]


@pytest.mark.rule("bb-6.2", "bb-6.3")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_turns_go_round_to_the_left(scene: Scene, edition: str, seats: int) -> None:
    scene.edition(edition, seats=seats)
    scene.in_phase("tactics", seat=2)

    for _ in range(3 * seats):
        scene.seats[scene.state.asked].ends_turn()

    order = [notice.arguments["seat"] for notice in scene.heard("begins-turn")]
    assert [(1 + number) % seats for number in range(3 * seats + 1)] == order


@pytest.mark.rule("bb-6.3")
def test_no_turn_follows_the_end_of_the_game(scene: Scene) -> None:
    scene.seat1(hand=["air-supply"], deck=["air-supply"], front=["panzer-regiment"])
    scene.cities("moscow", only=True)
    scene.events("luftwaffe-support", only=True)
    scene.points(attack=18)
    scene.in_phase("tactics")
    scene.seat1.attacks("moscow")
    scene.seat1.conquers()
    assert scene.asks("seat1", "tactics-phase")

    scene.seat1.ends()

    assert ("", []) == (scene.asked, scene.options)
    assert scene.outcome is not None
    assert 1 == len(scene.heard("begins-turn"))


@pytest.mark.rule("bb-6.4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_plays_abilities_and_combat_mix_in_any_order(scene: Scene, edition: str) -> None:
    scene.edition(edition)
    scene.seat1(
        hand=["flak-battalion", "armored-scout-battalion", "horse-drawn-transport"],
        deck=["air-supply"],
        front=["assault-gun-battalion", "panzer-regiment"],
    )
    scene.points(tactic=1, attack=2)
    scene.in_phase("tactics")

    scene.seat1.uses("assault-gun-battalion", 1)
    scene.seat1.attacks("fortified-hill")
    scene.seat1.conquers()
    scene.seat1.plays("armored-scout-battalion")
    scene.seat1.plays("horse-drawn-transport")
    scene.seat1.uses("panzer-regiment", 1)
    scene.seat1.plays("flak-battalion")
    scene.seat1.deploys("flak-battalion")

    assert (1, 2 + 6 + 2) == (scene.tactic, scene.attack)
    assert scene.asks("seat1", "tactics-phase")
    assert scene.offers("use-2 panzer-regiment exhausted")


@pytest.mark.rule("bb-6.4")
def test_combat_may_come_last(scene: Scene) -> None:
    scene.seat1(hand=["flak-battalion"], deck=["air-supply"], front=["panzer-regiment"])
    scene.points(attack=2)
    scene.in_phase("tactics")

    scene.seat1.plays("flak-battalion")
    scene.seat1.uses("panzer-regiment", 2)

    assert 6 == scene.attack
    assert not scene.offers("attack fortified-hill")
    scene.seat1.deploys("flak-battalion")
    scene.seat1.attacks("fortified-hill")
    scene.seat1.conquers()
    assert ["flak-battalion exhausted", "fortified-hill"] == scene.seat1.front


@pytest.mark.rule("bb-6.5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_player_may_end_the_tactics_phase_at_will(scene: Scene, edition: str) -> None:
    scene.edition(edition)
    scene.seat1(hand=PLAIN_HAND, deck=["air-supply"] * 4, front=["panzer-regiment"])
    scene.points(tactic=9, supply=9, attack=99)
    scene.in_phase("tactics")
    assert scene.offers("play flak-battalion")
    assert scene.offers("use-1 panzer-regiment")
    assert scene.offers("attack fortified-hill")

    scene.seat1.ends()

    assert scene.asks("seat1", "reinforcement-phase")


@pytest.mark.rule("bb-6.6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_there_is_no_way_back_to_a_phase_that_has_ended(scene: Scene, edition: str) -> None:
    scene.edition(edition)
    scene.seat1(hand=PLAIN_HAND, deck=["air-supply"] * 4, front=["heavy-tank-battalion exhausted"])
    scene.points(tactic=9, supply=3, attack=9, reinforcement=2)
    scene.in_phase("reinforcement")

    verbs = {name.partition(" ")[0] for name in scene.options}
    assert "flak-battalion" not in scene.offered("play")
    assert set() == verbs & {"attack", "deploy", "place"}
    assert not scene.offers("use-1 heavy-tank-battalion exhausted")

    scene.seat1.recruits("grenadier-regiment")
    scene.seat1.ends()

    assert scene.asks("seat1", "clean-up")
    assert [] == scene.offered("recruit")
    scene.seat1.ends_turn()
    assert scene.asked == "seat2"
