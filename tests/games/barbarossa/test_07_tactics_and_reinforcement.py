"""Chapter 7, Tactics and Reinforcement Phase: the points they bring and what may be done in them."""

from __future__ import annotations

import pytest

from tests.games.barbarossa.naming import EDITIONS
from tests.games.barbarossa.scene import Scene

HORSE = "horse-drawn-transport"
TANK = "heavy-tank-battalion exhausted"
PHASES = ["starting", "tactics", "reinforcement", "clean-up"]


@pytest.mark.rule("bb-7.14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_tactic_point_comes_with_the_tactics_phase(scene: Scene, edition: str) -> None:
    scene.edition(edition)
    scene.seat1(hand=[HORSE, "flak-battalion", "flak-battalion"], front=[TANK])
    scene.in_phase("starting")
    assert scene.asks("seat1", "starting-phase")
    assert 0 == scene.tactic

    scene.seat1.ends()

    assert scene.asks("seat1", "tactics-phase")
    assert 1 == scene.tactic
    scene.seat1.plays("flak-battalion")
    assert not scene.offers("play flak-battalion")


@pytest.mark.rule("bb-7.15")
def test_the_tactic_point_comes_with_the_turn(scene: Scene) -> None:
    scene.edition("kamikaze", tp_timing="turn-start")
    scene.seat1(hand=[HORSE], front=[TANK])
    scene.in_phase("starting")
    assert scene.asks("seat1", "starting-phase")
    assert 1 == scene.tactic

    scene.seat1.ends()

    assert 1 == scene.tactic


@pytest.mark.rule("bb-7.16")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_player_plays_as_many_cards_as_the_points_pay_for(scene: Scene, edition: str) -> None:
    scene.edition(edition)
    scene.seat1(hand=["armored-scout-battalion", "flak-battalion", "flak-battalion", "flak-battalion", HORSE])
    scene.in_phase("tactics")

    scene.seat1.plays("armored-scout-battalion")
    scene.seat1.plays("flak-battalion")
    scene.seat1.plays("flak-battalion")
    scene.seat1.plays(HORSE)

    assert 0 == scene.tactic
    assert [] == scene.offered("play")
    assert ["flak-battalion"] == scene.seat1.hand
    assert "bb-5.14" == scene.seat1.refused("play", "flak-battalion")


@pytest.mark.rule("bb-7.16")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_player_need_not_play_any_card(scene: Scene, edition: str) -> None:
    scene.edition(edition)
    scene.seat1(hand=["flak-battalion", HORSE], deck=[HORSE] * 4)
    scene.in_phase("tactics")

    scene.seat1.ends()

    assert scene.kind != "tactics-phase"
    assert [] == scene.seat1.played
    assert ["flak-battalion", HORSE] == scene.seat1.hand


@pytest.mark.rule("bb-7.17")
def test_tactic_points_gained_pay_for_further_cards(scene: Scene) -> None:
    scene.seat1(hand=["armored-scout-battalion", "panzer-regiment"], deck=[HORSE])
    scene.in_phase("tactics")
    assert not scene.offers("play panzer-regiment")

    scene.seat1.plays("armored-scout-battalion")
    scene.seat1.plays("panzer-regiment")

    assert 0 == scene.tactic
    assert ["armored-scout-battalion", "panzer-regiment"] == scene.seat1.played


@pytest.mark.rule("bb-7.17")
def test_tactic_points_of_an_ability_pay_for_further_cards(scene: Scene) -> None:
    scene.seat1(hand=["panzer-regiment"], deck=[HORSE], front=["heinz-guderian"])
    scene.in_phase("tactics")

    scene.seat1.uses("heinz-guderian")
    scene.seat1.plays("panzer-regiment")

    assert ["panzer-regiment"] == scene.seat1.played


def phases_with_use(scene: Scene, edition: str, options: dict[str, str]) -> list[str]:
    """Return the phases in which an ability that names no phase is offered."""
    found = []
    for phase in PHASES:
        scene.edition(edition, answers=options)
        scene.seat1(hand=["air-supply"], deck=[HORSE] * 4, front=["flak-battalion"])
        scene.in_phase(phase)
        if scene.kind.startswith(phase) and scene.offers("use-1 flak-battalion"):
            found.append(phase)
    return found


@pytest.mark.rule("bb-7.18")
@pytest.mark.parametrize(
    ("edition", "options"), [("arclight", {}), ("kamikaze", {}), ("lundstrom", {"ability_window": "tactics"})]
)
def test_abilities_are_used_in_the_tactics_phase(scene: Scene, edition: str, options: dict[str, str]) -> None:
    assert ["tactics"] == phases_with_use(scene, edition, options)

    scene.edition(edition, answers=options)
    scene.seat1(front=["flak-battalion", "forward-supply-depot"])
    scene.in_phase("starting")

    assert ["end", "use-1 forward-supply-depot"] == scene.options
    scene.seat1.ends()
    scene.seat1.attacks("fortified-hill")
    assert scene.offers("use-1 flak-battalion")


@pytest.mark.rule("bb-7.19")
@pytest.mark.parametrize(
    ("edition", "options"), [("lundstrom", {}), ("kamikaze", {"ability_window": "own-turn"})]
)
def test_abilities_that_name_no_phase_are_used_in_any_phase(
    scene: Scene, edition: str, options: dict[str, str]
) -> None:
    assert PHASES == phases_with_use(scene, edition, options)

    scene.edition(edition, answers=options)
    scene.seat1(front=["flak-battalion"])
    scene.in_phase("tactics")
    scene.seat1.attacks("fortified-hill")

    assert scene.offers("use-1 flak-battalion")


@pytest.mark.rule("bb-7.19")
def test_an_ability_in_the_clean_up_phase_comes_before_discarding(scene: Scene) -> None:
    """7.19: a unit given up then is shuffled into the new deck of the same phase."""
    scene.edition("lundstrom")
    scene.seat1(front=["grenadier-regiment exhausted"])
    scene.in_phase("clean-up")

    scene.seat1.uses("grenadier-regiment exhausted", 2)

    assert ["grenadier-regiment"] == scene.seat1.hand
    assert "seat2" == scene.asked


@pytest.mark.rule("bb-7.20")
@pytest.mark.parametrize(
    ("edition", "options"),
    [("arclight", {}), ("kamikaze", {}), ("lundstrom", {"rp_timing": "reinforcement-phase"})],
)
def test_the_reinforcement_point_comes_with_its_phase(
    scene: Scene, edition: str, options: dict[str, str]
) -> None:
    assert [0, 0, 1] == reinforcement_by_phase(scene, edition, options)


@pytest.mark.rule("bb-7.21")
@pytest.mark.parametrize(
    ("edition", "options"), [("lundstrom", {}), ("kamikaze", {"rp_timing": "turn-start"})]
)
def test_the_reinforcement_point_comes_with_the_turn(
    scene: Scene, edition: str, options: dict[str, str]
) -> None:
    assert [1, 1, 1] == reinforcement_by_phase(scene, edition, options)


def reinforcement_by_phase(scene: Scene, edition: str, options: dict[str, str]) -> list[int]:
    """Return the Reinforcement Points at the first decision of the first three phases."""
    scene.edition(edition, answers=options)
    scene.seat1(hand=[HORSE, "flak-battalion"], front=[TANK])
    scene.in_phase("starting")
    scene.seat1.plays(HORSE)
    found = [scene.reinforcement]
    for kind in ("tactics-phase", "reinforcement-phase"):
        scene.seat1.ends()
        assert scene.asks("seat1", kind)
        found.append(scene.reinforcement)
    return found


@pytest.mark.rule("bb-7.22")
@pytest.mark.parametrize("edition", EDITIONS)
def test_nothing_but_supply_is_played_and_no_combat_declared_in_the_reinforcement_phase(
    scene: Scene, edition: str
) -> None:
    scene.edition(edition)
    scene.seat1(hand=[HORSE, "flak-battalion", "luftwaffe-support"], deck=[HORSE], front=["panzer-regiment"])
    scene.points(tactic=3, attack=20, reinforcement=1)
    scene.in_phase("reinforcement")

    assert scene.asks("seat1", "reinforcement-phase")
    assert ([] if edition == "lundstrom" else [HORSE]) == scene.offered("play")
    assert [] == scene.offered("attack")
    assert "bb-7.22" == scene.seat1.refused("play", "flak-battalion")
    assert "bb-12.1" == scene.seat1.refused("attack", "fortified-hill")


@pytest.mark.rule("bb-7.23")
@pytest.mark.parametrize("bought", [0, 1])
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_reinforcement_phase_ends_when_its_player_says_so(
    scene: Scene, edition: str, bought: int
) -> None:
    scene.edition(edition)
    scene.seat1(hand=["flak-battalion"], deck=[HORSE] * 4)
    scene.points(supply=5, reinforcement=3)
    scene.in_phase("reinforcement")
    for _ in range(bought):
        scene.seat1.recruits(HORSE)

    scene.seat1.ends()

    assert scene.asks("seat1", "clean-up")
    assert [HORSE] * bought == scene.seat1.discard


@pytest.mark.rule("bb-7.24")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_reinforcement_phase_ends_with_the_last_reinforcement_point(scene: Scene, edition: str) -> None:
    scene.edition(edition)
    scene.seat1(hand=["flak-battalion"], deck=[HORSE] * 4)
    scene.points(supply=5, reinforcement=2)
    scene.in_phase("reinforcement")

    scene.seat1.recruits(HORSE)
    assert scene.asks("seat1", "reinforcement-phase")
    scene.seat1.recruits(HORSE)

    assert scene.asks("seat1", "clean-up")
    assert 3 == scene.supply
