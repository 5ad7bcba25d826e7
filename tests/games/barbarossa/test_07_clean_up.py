"""Chapter 7, Clean-up Phase: playing area, hand, drawing, and what ends with the turn."""

from __future__ import annotations

import pytest

from tests.games.barbarossa.naming import EDITIONS
from tests.games.barbarossa.scene import Scene

HORSE = "horse-drawn-transport"


@pytest.mark.rule("bb-7.25", "bb-7.26")
@pytest.mark.parametrize("edition", EDITIONS)
def test_played_cards_are_cleared_and_the_front_line_stays(scene: Scene, edition: str) -> None:
    scene.edition(edition)
    front = ["fortified-hill", "forward-airfield exhausted", "panzer-regiment exhausted"]
    scene.seat1(deck=[HORSE] * 4, front=front, played=["flak-battalion", "motorized-transport"])
    scene.in_phase("clean-up")
    while scene.asked == "seat1":
        scene.seat1.ends()

    assert [] == scene.seat1.played
    assert ["flak-battalion", "motorized-transport"] == sorted(scene.seat1.discard)
    assert front == scene.seat1.front


@pytest.mark.rule("bb-7.27")
@pytest.mark.parametrize("edition", EDITIONS)
def test_one_card_may_be_kept_and_the_others_are_discarded(scene: Scene, edition: str) -> None:
    scene.edition(edition)
    scene.seat1(hand=["flak-battalion", "panzer-regiment", "panzer-regiment"], deck=[HORSE] * 4)
    scene.in_phase("clean-up")
    assert ["end", "keep flak-battalion", "keep panzer-regiment"] == scene.options

    scene.seat1.keeps("panzer-regiment")

    assert ["flak-battalion", "panzer-regiment"] == sorted(scene.seat1.discard)
    assert 1 == scene.seat1.hand.count("panzer-regiment")
    assert "seat2" == scene.asked


@pytest.mark.rule("bb-7.27")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_card_need_be_kept(scene: Scene, edition: str) -> None:
    scene.edition(edition)
    scene.seat1(hand=["flak-battalion", "panzer-regiment"], deck=[HORSE] * 4)
    scene.in_phase("clean-up")

    scene.seat1.ends()

    assert ["flak-battalion", "panzer-regiment"] == sorted(scene.seat1.discard)
    assert [HORSE] * 4 == scene.seat1.hand


@pytest.mark.rule("bb-7.28")
@pytest.mark.parametrize("edition", EDITIONS)
def test_four_cards_are_drawn_on_top_of_the_one_kept(scene: Scene, edition: str) -> None:
    scene.edition(edition)
    scene.seat1(hand=["flak-battalion", "panzer-regiment"], deck=["air-supply", *[HORSE] * 4])
    scene.in_phase("clean-up")

    scene.seat1.keeps("flak-battalion")

    assert ["flak-battalion", *[HORSE] * 4] == scene.seat1.hand
    assert ["air-supply"] == scene.seat1.deck


@pytest.mark.rule("bb-7.29")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_clean_up_goes_by_playing_area_hand_and_drawing(scene: Scene, edition: str) -> None:
    """7.29: the discard pile shows the order; what was drawn came only after both."""
    scene.edition(edition)
    scene.seat1(hand=["panzer-regiment"], deck=[HORSE] * 4, played=["flak-battalion"])
    scene.in_phase("clean-up")

    scene.seat1.ends()

    assert ["flak-battalion", "panzer-regiment"] == scene.seat1.discard
    steps = ["clears", "discards", "draws", "draws", "draws", "draws", "begins-turn"]
    assert steps == [each.id for each in scene.notices if each.id in steps][-7:]


@pytest.mark.rule("bb-7.29")
@pytest.mark.parametrize("edition", EDITIONS)
def test_cards_just_cleared_and_discarded_are_there_to_be_drawn(scene: Scene, edition: str) -> None:
    scene.edition(edition)
    scene.seat1(hand=["panzer-regiment", HORSE], deck=[HORSE], played=["flak-battalion"])
    scene.in_phase("clean-up")

    scene.seat1.ends()

    assert ["flak-battalion", HORSE, HORSE, "panzer-regiment"] == scene.seat1.hand


@pytest.mark.rule("bb-7.30")
@pytest.mark.parametrize("edition", EDITIONS)
def test_unused_points_are_lost(scene: Scene, edition: str) -> None:
    scene.edition(edition)
    scene.seat1(hand=["flak-battalion"], deck=[HORSE] * 4)
    scene.seat2(hand=[HORSE], front=["heavy-tank-battalion exhausted"])
    scene.points(tactic=2, supply=5, attack=4, reinforcement=3)
    scene.in_phase("reinforcement")

    scene.seat1.ends_turn()

    assert scene.asks("seat2", "starting-phase")
    early = 1 if edition == "lundstrom" else 0
    assert (0, 0, 0, early) == (scene.tactic, scene.supply, scene.attack, scene.reinforcement)


@pytest.mark.rule("bb-7.31")
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_lasts_for_the_turn_ends_with_it(scene: Scene, edition: str) -> None:
    """7.31: Blitzkrieg's second combat and its reactivation are gone in the next turn."""
    scene.edition(edition)
    scene.seat1(
        hand=["blitzkrieg"], deck=["flak-battalion"] * 8, front=["panzer-regiment", "assault-gun-battalion"]
    )
    scene.seat2(hand=[HORSE], deck=[HORSE] * 8)
    scene.in_phase("tactics")
    scene.seat1.plays("blitzkrieg")
    scene.seat1.ends_turn()
    scene.seat2.ends_turn()
    while scene.kind != "tactics-phase":
        scene.seat1.ends()
    scene.seat1.uses("assault-gun-battalion", 1)
    scene.points(attack=9)

    scene.seat1.attacks("fortified-hill")
    scene.seat1.conquers()

    assert scene.asks("seat1", "tactics-phase")
    assert [] == scene.offered("attack")
    assert "assault-gun-battalion exhausted" in scene.seat1.front


@pytest.mark.rule("bb-7.31")
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_lasts_for_the_turn_lasts_until_then(scene: Scene, edition: str) -> None:
    scene.edition(edition)
    scene.seat1(hand=["blitzkrieg"], deck=[HORSE], front=["panzer-regiment"])
    scene.points(attack=9, tactic=1)
    scene.in_phase("tactics")
    scene.seat1.plays("blitzkrieg")

    scene.seat1.attacks("fortified-hill")
    scene.seat1.conquers()

    assert scene.offers("attack fortified-hill")
