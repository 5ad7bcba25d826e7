"""Chapter 11, reinforcement: what can be recruited, from where, at what price, and where it goes."""

from __future__ import annotations

import pytest

from tests.games.barbarossa.naming import EDITIONS, game, ids_of
from tests.games.barbarossa.scene import Scene

HORSE = "horse-drawn-transport"
MOTORIZED = "motorized-transport"
FLAK = "flak-battalion"
PANZER = "panzer-regiment"

PILES = ids_of("supply") + ids_of("strategy") + ids_of("army")
PRICES = {each.id: each.buy_cost or 0 for each in game().card_set.definitions}


def reinforce(scene: Scene, edition: str, supply: int, reinforcement: int) -> None:
    """Bring seat 1 to its Reinforcement Phase with a full hand that holds no Supply card."""
    scene.edition(edition)
    scene.seat1(hand=[FLAK, FLAK], deck=["air-supply"] * 4, discard=["blitzkrieg"])
    scene.support("field-hospital", "heinz-guderian")
    scene.points(supply=supply, reinforcement=reinforcement)
    scene.in_phase("reinforcement")


@pytest.mark.rule("bb-11.1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("card", [*PILES, "field-hospital"])
def test_a_recruit_costs_one_reinforcement_point_and_its_price_in_supply(
    scene: Scene, edition: str, card: str
) -> None:
    reinforce(scene, edition, supply=20, reinforcement=3)

    scene.seat1.recruits(card)

    assert (20 - PRICES[card], 2) == (scene.supply, scene.reinforcement)


@pytest.mark.rule("bb-11.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_motorized_transport_costs_one_reinforcement_and_three_supply_points(
    scene: Scene, edition: str
) -> None:
    """S0 §11-2: the example."""
    reinforce(scene, edition, supply=3, reinforcement=1)

    scene.seat1.recruits(MOTORIZED)

    assert (0, 0) == (scene.supply, scene.reinforcement)


@pytest.mark.rule("bb-11.2")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("supply", [1, 2, 3, 5, 7, 8])
def test_what_costs_more_than_the_supply_left_cannot_be_recruited(
    scene: Scene, edition: str, supply: int
) -> None:
    reinforce(scene, edition, supply=supply, reinforcement=9)

    dear = [card for card in PILES if PRICES[card] > supply]
    assert [card for card in PILES if card not in dear] == [
        card for card in scene.offered("recruit") if card in PILES
    ]
    assert (supply >= 3) == scene.offers("recruit field-hospital")
    assert {"bb-11.2"} >= {scene.seat1.refused("recruit", card) for card in dear}


@pytest.mark.rule("bb-11.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_supply_spent_on_one_recruit_is_missing_for_the_next(scene: Scene, edition: str) -> None:
    reinforce(scene, edition, supply=5, reinforcement=3)

    scene.seat1.recruits(FLAK)

    assert scene.offers("recruit air-supply")
    assert not scene.offers(f"recruit {FLAK}")
    assert "bb-11.2" == scene.seat1.refused("recruit", FLAK)


@pytest.mark.rule("bb-11.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_nothing_is_recruited_without_a_reinforcement_point(scene: Scene, edition: str) -> None:
    """11.3: supply alone buys nothing."""
    reinforce(scene, edition, supply=20, reinforcement=0)

    assert scene.asks("seat1", "clean-up")
    assert [] == scene.offered("recruit")


@pytest.mark.rule("bb-11.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_one_reinforcement_point_recruits_one_card(scene: Scene, edition: str) -> None:
    reinforce(scene, edition, supply=20, reinforcement=1)

    scene.seat1.recruits(HORSE)

    assert scene.asks("seat1", "clean-up")
    assert ["blitzkrieg", HORSE] == scene.seat1.discard


@pytest.mark.rule("bb-11.4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_several_cards_are_recruited_each_paid_for_by_itself(scene: Scene, edition: str) -> None:
    reinforce(scene, edition, supply=20, reinforcement=5)

    left = []
    for card in (FLAK, FLAK, HORSE, "field-hospital"):
        scene.seat1.recruits(card)
        left.append((scene.supply, scene.reinforcement))

    assert [(17, 4), (14, 3), (13, 2), (10, 1)] == left
    assert ["blitzkrieg", FLAK, FLAK, HORSE, "field-hospital"] == scene.seat1.discard


@pytest.mark.rule("bb-11.5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_supply_strategy_army_and_support_cards_can_be_recruited(scene: Scene, edition: str) -> None:
    reinforce(scene, edition, supply=99, reinforcement=1)

    assert [*PILES, "field-hospital"] == scene.offered("recruit")


@pytest.mark.rule("bb-11.6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_sites_and_events_cannot_be_recruited(scene: Scene, edition: str) -> None:
    reinforce(scene, edition, supply=99, reinforcement=9)

    unbought = ids_of("site") + ids_of("event")
    assert set() == set(unbought) & set(scene.offered("recruit"))
    assert ["bb-11.6"] * 22 == [scene.seat1.refused("recruit", card) for card in unbought]


@pytest.mark.rule("bb-11.6")
def test_an_engineer_does_not_gain_sites_or_events(scene: Scene) -> None:
    scene.seat1(hand=["engineer-battalion", "ss-panzer-regiment", HORSE], deck=[HORSE])
    scene.in_phase("tactics")
    scene.seat1.plays("engineer-battalion")

    scene.seat1.uses("engineer-battalion played")
    scene.seat1.chooses("scrap", "ss-panzer-regiment")

    assert ids_of("army") == scene.offered("gain")


@pytest.mark.rule("bb-11.7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_of_the_support_pile_only_the_top_card_can_be_recruited(scene: Scene, edition: str) -> None:
    reinforce(scene, edition, supply=20, reinforcement=3)
    assert "bb-11.7" == scene.seat1.refused("recruit", "heinz-guderian")
    support = ids_of("support")
    found = [[card for card in scene.offered("recruit") if card in support]]

    scene.seat1.recruits("field-hospital")

    found.append([card for card in scene.offered("recruit") if card in support])
    assert [["field-hospital"], ["heinz-guderian"]] == found
    assert "heinz-guderian" == scene.support_pile[0]


@pytest.mark.rule("bb-11.7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_recruit_comes_off_its_pile(scene: Scene, edition: str) -> None:
    reinforce(scene, edition, supply=20, reinforcement=3)
    before = scene.war_zone(FLAK)

    scene.seat1.recruits(FLAK)

    assert before - 1 == scene.war_zone(FLAK)


@pytest.mark.rule("bb-11.8")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("card", [HORSE, "air-supply", PANZER, "field-hospital"])
def test_a_recruit_goes_to_its_players_discard_pile(scene: Scene, edition: str, card: str) -> None:
    reinforce(scene, edition, supply=20, reinforcement=2)

    scene.seat1.recruits(card)

    assert ["blitzkrieg", card] == scene.seat1.discard
    assert ([FLAK, FLAK], ["air-supply"] * 4) == (scene.seat1.hand, scene.seat1.deck)
    assert [] == scene.seat1.front + scene.seat1.played


@pytest.mark.rule("bb-11.9")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_empty_pile_offers_nothing_to_recruit(scene: Scene, edition: str) -> None:
    scene.edition(edition)
    scene.seat1(hand=["air-supply"], deck=[HORSE] * 4)
    scene.seat2(deck=[FLAK] * 7)
    scene.support("field-hospital", only=True)
    scene.points(supply=20, reinforcement=3)
    scene.in_phase("reinforcement")
    assert scene.offers(f"recruit {FLAK}")

    scene.seat1.recruits(FLAK)
    scene.seat1.recruits("field-hospital")

    assert 0 == scene.war_zone(FLAK)
    assert [card for card in PILES if card != FLAK] == scene.offered("recruit")
    assert "bb-11.9" == scene.seat1.refused("recruit", FLAK)
    assert "bb-11.9" == scene.seat1.refused("recruit", "field-hospital")


@pytest.mark.rule("bb-11.9")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_empty_pile_offers_nothing_to_gain(scene: Scene, edition: str) -> None:
    scene.edition(edition)
    scene.seat1(hand=["engineer-battalion", HORSE], deck=[HORSE])
    scene.seat2(deck=[MOTORIZED] * 20)
    scene.in_phase("tactics")
    scene.seat1.plays("engineer-battalion")

    scene.seat1.uses("engineer-battalion played")
    scene.seat1.chooses("scrap", HORSE)

    assert [HORSE] == scene.offered("gain")


@pytest.mark.rule("bb-11.10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_has_to_recruit(scene: Scene, edition: str) -> None:
    reinforce(scene, edition, supply=20, reinforcement=3)

    scene.seat1.ends()

    assert scene.asks("seat1", "clean-up")
    assert (20, 3) == (scene.supply, scene.reinforcement)
    assert [] == scene.heard("recruits")
