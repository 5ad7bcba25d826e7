"""Chapter 2, symbols: what each kind of point pays for, and how long it lasts."""

from __future__ import annotations

import pytest

from eastfront.games.barbarossa.ops.points import Bonus, Pay
from eastfront.games.barbarossa.rules import Ability
from eastfront.games.barbarossa.sequence.abilities import can_use
from eastfront.games.barbarossa.verbs import WINDOW_TACTICS
from eastfront.kernel.frames import Frame
from tests.games.barbarossa.naming import EDITIONS, card_number
from tests.games.barbarossa.scene import Scene


@pytest.mark.rule("bb-2.1", "bb-2.12")
def test_tactic_points_pay_for_playing(scene: Scene) -> None:
    scene.seat1(hand=["flak-battalion", "panzer-regiment"], deck=["air-supply"])
    scene.points(tactic=2, supply=9, attack=9)
    scene.in_phase("tactics")

    scene.seat1.plays("flak-battalion")

    assert 1 == scene.tactic
    assert (9, 11) == (scene.supply, scene.attack)
    assert not scene.offers("play panzer-regiment")


@pytest.mark.rule("bb-2.2")
def test_the_cost_of_an_ability_may_be_tactic_points(scene: Scene) -> None:
    """No card of the set asks for them, so the op is shown by itself."""
    scene.seat1(hand=["flak-battalion"], deck=["air-supply"], front=["panzer-regiment"])
    scene.points(tactic=1)
    scene.in_phase("tactics")
    cost = Pay(0, 1)
    ability = Ability(0, False, WINDOW_TACTICS, False, False, False, "", False, 0, 1, [], 0)
    tank = card_number("panzer-regiment")

    assert can_use(scene.state, 0, WINDOW_TACTICS, ability, tank)
    cost.run(scene.state, Frame(0, 0, tank))

    assert 0 == scene.tactic
    assert not can_use(scene.state, 0, WINDOW_TACTICS, ability, tank)


@pytest.mark.rule("bb-2.3", "bb-2.12")
def test_supply_points_pay_for_recruiting(scene: Scene) -> None:
    scene.seat1(hand=["air-supply"], deck=["flak-battalion"])
    scene.points(supply=4, tactic=9, attack=9, reinforcement=2)
    scene.in_phase("reinforcement")

    scene.seat1.recruits("flak-battalion")

    assert 1 == scene.supply
    assert (9, 9) == (scene.tactic, scene.attack)
    assert {"horse-drawn-transport", "grenadier-regiment", "field-replacement-battalion"} == set(
        scene.offered("recruit")
    )


@pytest.mark.rule("bb-2.4", "bb-2.12", "bb-2.13")
def test_supply_points_pay_for_an_ability_that_asks_for_them(scene: Scene) -> None:
    scene.seat1(front=["panzer-regiment", "panzer-regiment"])
    scene.points(supply=1, tactic=9)
    scene.in_phase("tactics")

    scene.seat1.uses("panzer-regiment", 1)

    assert (0, 6) == (scene.supply, scene.attack)
    assert not scene.offers("use-1 panzer-regiment")
    assert ["panzer-regiment", "panzer-regiment exhausted"] == scene.seat1.front


@pytest.mark.rule("bb-2.5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_phase_grants_supply_points(scene: Scene, edition: str) -> None:
    scene.edition(edition)
    scene.seat1(hand=["horse-drawn-transport", "flak-battalion"], deck=["air-supply"] * 4)
    scene.in_phase("starting")

    found = {scene.kind: scene.supply}
    while scene.asked == "seat1":
        scene.seat1.ends()
        found[scene.kind] = scene.supply

    assert {"tactics-phase", "clean-up"} <= set(found)
    assert {0} == set(found.values())


@pytest.mark.rule("bb-2.6")
def test_draw_points_draw_from_the_top_of_the_deck(scene: Scene) -> None:
    scene.seat1(
        hand=["motorcycle-battalion"],
        deck=["panzer-regiment", "flak-battalion", "horse-drawn-transport"],
    )
    scene.in_phase("tactics")

    scene.seat1.plays("motorcycle-battalion")

    assert ["flak-battalion", "horse-drawn-transport"] == scene.seat1.hand
    assert ["panzer-regiment"] == scene.seat1.deck


@pytest.mark.rule("bb-2.7")
def test_draw_points_are_used_before_anything_else_can_be_done(scene: Scene) -> None:
    scene.seat1(
        hand=["motorcycle-battalion"], deck=["horse-drawn-transport", "grenadier-regiment"], front=["minsk"]
    )
    scene.in_phase("tactics")

    scene.seat1.plays("motorcycle-battalion")

    assert ["plays", "gains-points", "draws", "draws"] == [notice.id for notice in scene.notices[-4:]]
    assert ["horse-drawn-transport", "grenadier-regiment"] == scene.offered("play")


@pytest.mark.rule("bb-2.7")
def test_draw_points_that_find_no_card_are_not_held(scene: Scene) -> None:
    scene.seat1(hand=["motorcycle-battalion"], deck=["grenadier-regiment"], front=["grenadier-regiment"])
    scene.in_phase("tactics")
    scene.seat1.plays("motorcycle-battalion")

    scene.seat1.uses("grenadier-regiment", 2)

    assert ["grenadier-regiment"] == scene.seat1.hand
    assert ["grenadier-regiment"] == scene.seat1.discard


@pytest.mark.rule("bb-2.8")
def test_each_reinforcement_point_recruits_one_card(scene: Scene) -> None:
    scene.seat1(hand=["flak-battalion"], deck=["air-supply"])
    scene.points(supply=9, reinforcement=2)
    scene.in_phase("reinforcement")

    scene.seat1.recruits("horse-drawn-transport")
    scene.seat1.recruits("grenadier-regiment")

    assert (7, 0) == (scene.supply, scene.reinforcement)
    assert scene.asks("seat1", "clean-up")


@pytest.mark.rule("bb-2.8")
def test_a_reinforcement_point_alone_recruits_nothing(scene: Scene) -> None:
    scene.seat1(hand=["flak-battalion"], deck=["air-supply"])
    scene.points(supply=0, reinforcement=3)
    scene.in_phase("reinforcement")

    assert ["end"] == scene.options


@pytest.mark.rule("bb-2.9", "bb-2.12")
def test_attack_points_conquer_sites(scene: Scene) -> None:
    scene.seat1(hand=["flak-battalion"], deck=["air-supply"], front=["panzer-regiment"])
    scene.points(attack=5)
    scene.in_phase("tactics")

    scene.seat1.attacks("fortified-hill")
    scene.seat1.conquers()

    assert 1 == scene.attack
    assert ["fortified-hill", "panzer-regiment"] == scene.seat1.front


@pytest.mark.rule("bb-2.9")
def test_too_few_attack_points_conquer_nothing(scene: Scene) -> None:
    scene.seat1(hand=["flak-battalion"], deck=["air-supply"], front=["panzer-regiment"])
    scene.points(attack=3, tactic=9)
    scene.in_phase("tactics")

    scene.seat1.attacks("fortified-hill")

    assert scene.asks("seat1", "combat")
    assert not scene.offers("conquer")


@pytest.mark.rule("bb-2.10")
def test_victory_points_count_only_when_the_game_is_over(scene: Scene) -> None:
    scene.seat1(hand=["panzer-regiment"], deck=["air-supply"], front=["ss-panzer-regiment", "minsk"])
    scene.seat2(deck=["horse-drawn-transport"] * 4)
    scene.cities("moscow", only=True)
    scene.events("luftwaffe-support", only=True)
    scene.points(attack=40)
    scene.in_phase("tactics")

    assert scene.outcome is None
    scene.seat1.attacks("moscow")
    scene.seat1.conquers()
    assert scene.outcome is None
    scene.seat1.ends()

    # 2 for the tank in hand, 5 for the forfeited one, 6 for Minsk, 16 for Moscow: all still there.
    assert scene.outcome is not None
    assert [29, 0] == scene.outcome.scores


@pytest.mark.rule("bb-2.11")
def test_points_add_up_and_stay_until_the_turn_ends(scene: Scene) -> None:
    scene.seat1(
        hand=["armored-scout-battalion", "flak-battalion", "horse-drawn-transport", "motorized-transport"],
        deck=["grenadier-regiment"] * 4,
    )
    scene.in_phase("tactics")

    scene.seat1.plays("armored-scout-battalion")
    scene.seat1.plays("flak-battalion")
    scene.seat1.plays("horse-drawn-transport")
    scene.seat1.plays("motorized-transport")

    assert (1, 4, 3) == (scene.tactic, scene.attack, scene.supply)
    scene.seat1.ends()
    assert scene.asks("seat1", "reinforcement-phase")
    assert (1, 4, 3, 1) == (scene.tactic, scene.attack, scene.supply, scene.reinforcement)
    scene.seat1.ends()
    assert scene.asked == "seat2"
    scene.seat2.ends()
    assert (1, 0, 0, 0) == (scene.tactic, scene.attack, scene.supply, scene.reinforcement)


@pytest.mark.rule("bb-2.11")
def test_a_bonus_names_all_five_kinds_and_adds_each(scene: Scene) -> None:
    scene.seat1(hand=["flak-battalion"], deck=["air-supply", "panzer-regiment"])
    scene.points(tactic=1, supply=1, attack=1, reinforcement=1)
    scene.in_phase("tactics")

    Bonus(1, 2, 1, 3, 4).run(scene.state, Frame(0, 0, card_number("flak-battalion")))

    assert (2, 3, 5, 4) == (scene.tactic, scene.supply, scene.attack, scene.reinforcement)
    assert ["flak-battalion", "panzer-regiment"] == scene.seat1.hand


@pytest.mark.rule("bb-2.13")
def test_there_is_no_part_payment(scene: Scene) -> None:
    scene.seat1(hand=["panzer-regiment"], deck=["air-supply"], front=["heavy-tank-battalion exhausted"])
    scene.points(supply=2)
    scene.in_phase("starting")

    assert not scene.offers("use-1 heavy-tank-battalion exhausted")
    scene.seat1.ends()
    assert 1 == scene.tactic
    assert not scene.offers("play panzer-regiment")
    scene.seat1.ends()

    assert scene.asks("seat1", "reinforcement-phase")
    assert scene.offers("recruit strategic-planning")
    assert not scene.offers("recruit flak-battalion")
