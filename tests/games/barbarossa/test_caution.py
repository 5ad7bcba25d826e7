"""Ending a phase warns of what it throws away, and only of that."""

from __future__ import annotations

import pytest

from tests.games.barbarossa.scene import Scene
from tests.games.insights import cautions


def warned(scene: Scene) -> dict[str, tuple[str, str]]:
    """Return clause and sentence of each option that is warned of."""
    return cautions(scene.game, scene.game.view(scene.state, scene.state.asked))


@pytest.mark.rule("bb-7.30")
def test_ending_the_tactics_phase_with_a_card_to_pay_for_warns_of_tactic_points(scene: Scene) -> None:
    scene.seat1(hand=["grenadier-regiment"], deck=["horse-drawn-transport"])
    scene.in_phase("tactics")

    assert {"end": ("bb-7.30", "1 Tactic Point could still be used, and will be lost.")} == warned(scene)


def test_tactic_points_that_nothing_in_hand_needs_are_no_waste(scene: Scene) -> None:
    scene.seat1(hand=["horse-drawn-transport"], deck=["horse-drawn-transport"])
    scene.in_phase("tactics")

    assert scene.offers("end")
    assert scene.tactic == 1
    assert {} == warned(scene)


@pytest.mark.rule("bb-7.30")
def test_attack_points_are_warned_of_where_they_reach_a_site(scene: Scene) -> None:
    scene.seat1(hand=["horse-drawn-transport"], front=["flak-battalion exhausted"])
    scene.cities("kharkov")
    scene.points(attack=4)
    scene.in_phase("tactics")

    assert {"end": ("bb-7.30", "4 Attack Points could still be used, and will be lost.")} == warned(scene)


def test_attack_points_that_reach_no_site_are_no_waste(scene: Scene) -> None:
    scene.seat1(hand=["horse-drawn-transport"], front=["flak-battalion exhausted"])
    scene.cities("kharkov")
    scene.points(attack=3)
    scene.in_phase("tactics")

    assert scene.offers("attack fortified-hill")
    assert {} == warned(scene)


@pytest.mark.rule("bb-10.5")
def test_a_deployment_not_declared_is_warned_of(scene: Scene) -> None:
    scene.seat1(hand=["grenadier-regiment"], deck=["horse-drawn-transport"])
    scene.in_phase("tactics")

    scene.seat1.plays("grenadier-regiment")

    assert "bb-10.5" == warned(scene)["end"][0]


@pytest.mark.rule("bb-15.13")
def test_a_card_that_could_go_straight_to_the_front_is_warned_of(scene: Scene) -> None:
    scene.seat1(hand=["division-hq-company"], deck=["panzer-regiment"])
    scene.in_phase("tactics")

    scene.seat1.plays("division-hq-company")

    assert scene.offers("place panzer-regiment")
    assert "bb-15.13" == warned(scene)["end"][0]


@pytest.mark.rule("bb-7.30")
def test_ending_the_reinforcement_phase_warns_of_what_could_be_recruited_for(scene: Scene) -> None:
    scene.seat1(hand=["horse-drawn-transport"])
    scene.points(supply=2)
    scene.in_phase("reinforcement")

    expected = "2 Supply Points and 1 Reinforcement Point could still be used, and will be lost."
    assert {"end": ("bb-7.30", expected)} == warned(scene)


def test_a_reinforcement_point_that_no_supply_goes_with_is_no_waste(scene: Scene) -> None:
    scene.seat1(hand=["horse-drawn-transport"])
    scene.in_phase("reinforcement")

    assert scene.offers("end")
    assert scene.reinforcement == 1
    assert {} == warned(scene)


@pytest.mark.rule("bb-12.26")
def test_breaking_off_a_combat_that_is_won_is_warned_of(scene: Scene) -> None:
    scene.seat1(hand=["horse-drawn-transport"], front=["flak-battalion"])
    scene.points(attack=4)
    scene.in_phase("tactics")

    scene.seat1.attacks("fortified-hill")

    assert {"break-off"} == set(warned(scene))


def test_breaking_off_a_combat_that_is_not_won_is_not_warned_of(scene: Scene) -> None:
    scene.seat1(hand=["horse-drawn-transport"], front=["flak-battalion"])
    scene.points(attack=2)
    scene.in_phase("tactics")

    scene.seat1.attacks("fortified-hill")

    assert scene.offers("break-off")
    assert {} == warned(scene)


@pytest.mark.rule("bb-12.29")
def test_points_named_for_a_failed_attack_are_warned_of_while_another_may_follow(scene: Scene) -> None:
    scene.seat1(hand=["blitzkrieg"], deck=["horse-drawn-transport"], front=["flak-battalion"])
    scene.in_phase("tactics")
    scene.seat1.plays("blitzkrieg")

    scene.seat1.attacks("fortified-hill")
    scene.seat1.breaks_off()

    assert {"commit 1", "commit 2"} == set(warned(scene))


def test_points_named_for_the_last_attack_of_a_turn_are_lost_anyway(scene: Scene) -> None:
    scene.seat1(hand=["horse-drawn-transport"], front=["flak-battalion"])
    scene.points(attack=2)
    scene.in_phase("tactics")

    scene.seat1.attacks("fortified-hill")
    scene.seat1.breaks_off()

    assert scene.offers("commit 1")
    assert {} == warned(scene)


@pytest.mark.rule("bb-15.2")
def test_reactivations_given_up_are_warned_of(scene: Scene) -> None:
    scene.seat1(hand=["blitzkrieg"], deck=["horse-drawn-transport"], front=["panzer-grenadier-regiment"] * 3)
    scene.in_phase("tactics")
    scene.seat1.plays("blitzkrieg")
    scene.seat1.attacks("fortified-hill")
    scene.seat1.uses("panzer-grenadier-regiment")

    scene.seat1.conquers()
    scene.seat1.chooses("forfeit", "panzer-grenadier-regiment")

    assert scene.offers("reactivate panzer-grenadier-regiment exhausted")
    expected = "You could still reactivate 2 cards. The chance lapses."
    assert {"end": ("bb-15.2", expected)} == warned(scene)
