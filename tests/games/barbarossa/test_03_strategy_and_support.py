"""Chapter 3, cards: Strategy cards return after use, Support cards are deployed and are no Army cards."""

from __future__ import annotations

import pytest

from tests.games.barbarossa.naming import EDITIONS, card_number, game, ids_of
from tests.games.barbarossa.scene import Scene


@pytest.mark.rule("bb-3.10")
@pytest.mark.parametrize("card", ["strategic-planning", "air-supply", "blitzkrieg"])
def test_strategy_cards_never_go_to_a_front_line(scene: Scene, card: str) -> None:
    scene.edition("arclight")
    scene.seat1(hand=[card, "flak-battalion"], deck=["horse-drawn-transport"] * 8)
    scene.in_phase("tactics")

    scene.seat1.plays(card)

    assert [card] == scene.seat1.played
    assert [] == scene.offered("deploy") == scene.seat1.front
    definition = game().card_set.definitions[card_number(card)]
    assert [] == definition.abilities
    assert [] == definition.standing


@pytest.mark.rule("bb-3.11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_used_strategy_card_leaves_its_owners_cards(scene: Scene, edition: str) -> None:
    scene.edition(edition)
    scene.seat1(hand=["air-supply"], deck=["horse-drawn-transport"] * 4)
    scene.in_phase("tactics")
    before = scene.war_zone("air-supply")

    scene.seat1.plays("air-supply")
    scene.seat1.ends_turn()

    assert before + 1 == scene.war_zone("air-supply")
    owned = scene.seat1.hand + scene.seat1.deck + scene.seat1.discard + scene.seat1.played
    assert ["horse-drawn-transport"] * 4 == owned


@pytest.mark.rule("bb-3.12")
@pytest.mark.parametrize("timing", ["edition", "option"])
def test_a_strategy_card_may_stay_until_the_end_of_the_turn(scene: Scene, timing: str) -> None:
    if timing == "edition":
        scene.edition("arclight")
    else:
        scene.edition("kamikaze", strategy_return_timing="end-of-turn")
    scene.seat1(hand=["air-supply"] * 2, deck=["horse-drawn-transport"] * 4)
    scene.seat2(discard=["air-supply"] * 6)
    scene.in_phase("tactics")

    scene.seat1.plays("air-supply")

    assert ["air-supply"] == scene.seat1.played
    scene.seat1.ends()
    assert scene.asks("seat1", "reinforcement-phase")
    assert not scene.offers("recruit air-supply")
    scene.seat1.ends()
    assert scene.asks("seat1", "clean-up")
    assert 0 == scene.war_zone("air-supply")
    scene.seat1.keeps("air-supply")
    assert 1 == scene.war_zone("air-supply")


@pytest.mark.rule("bb-3.13")
@pytest.mark.parametrize("edition", ["lundstrom", "kamikaze"])
def test_a_strategy_card_may_return_directly_and_be_recruited_again(scene: Scene, edition: str) -> None:
    scene.edition(edition)
    scene.seat1(hand=["air-supply"] * 2, deck=["horse-drawn-transport"] * 4)
    scene.seat2(discard=["air-supply"] * 6)
    scene.in_phase("tactics")
    assert 0 == scene.war_zone("air-supply")

    scene.seat1.plays("air-supply")

    assert 1 == scene.war_zone("air-supply")
    assert [] == scene.seat1.played
    scene.seat1.ends()
    scene.seat1.recruits("air-supply")
    assert ["air-supply"] == scene.seat1.discard[:1]


@pytest.mark.rule("bb-3.14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_returned_strategy_card_still_grants_what_it_granted(scene: Scene, edition: str) -> None:
    scene.edition(edition)
    scene.seat1(hand=["blitzkrieg"], deck=["air-supply"], front=["panzer-regiment exhausted"])
    scene.points(tactic=1, attack=10)
    scene.in_phase("tactics")
    scene.seat1.plays("blitzkrieg")

    scene.seat1.attacks("fortified-hill")
    scene.seat1.conquers()
    scene.seat1.chooses("reactivate", "panzer-regiment exhausted")

    assert [] == scene.seat1.hand
    assert scene.offers("attack fortified-hill")
    scene.seat1.attacks("fortified-hill")
    scene.seat1.conquers()
    assert [] == scene.offered("attack")
    assert ["fortified-hill", "fortified-hill", "panzer-regiment"] == scene.seat1.front


@pytest.mark.rule("bb-3.15")
@pytest.mark.parametrize("edition", ["arclight", "kamikaze"])
def test_support_cards_do_not_meet_a_requirement_for_army_cards(scene: Scene, edition: str) -> None:
    scene.edition(edition)
    scene.seat1(hand=["flak-battalion"], deck=["air-supply"], front=["forward-airfield", "heinz-guderian"])
    scene.in_phase("tactics")

    assert [] == scene.offered("attack")


@pytest.mark.rule("bb-3.15")
@pytest.mark.parametrize("edition", EDITIONS)
def test_support_cards_are_not_lost_to_a_text_about_army_cards(scene: Scene, edition: str) -> None:
    scene.edition(edition)
    scene.seat1(hand=["flak-battalion"], front=["forward-airfield", "heinz-guderian", "panzer-regiment"])
    scene.cities("riga")
    scene.events("luftwaffe-support")
    scene.points(attack=4)
    scene.in_phase("tactics")

    scene.seat1.attacks("riga")
    scene.seat1.conquers()

    assert ["forward-airfield", "heinz-guderian", "riga"] == scene.seat1.front
    assert "panzer-regiment" in scene.seat1.discard


@pytest.mark.rule("bb-3.16", "bb-3.17", "bb-3.18")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    "card",
    [
        "heinz-guderian",
        "erich-von-manstein",
        "field-repair-workshop",
        "field-hospital",
        "forward-supply-depot",
        "forward-airfield",
        "supreme-command-headquarters",
    ],
)
def test_a_played_support_card_is_deployed_at_once_and_active(scene: Scene, edition: str, card: str) -> None:
    scene.edition(edition)
    scene.seat1(hand=[card, "flak-battalion"], deck=["air-supply"])
    scene.in_phase("tactics")

    scene.seat1.plays(card)

    assert [card] == scene.seat1.front
    assert [] == scene.seat1.played
    assert scene.asks("seat1", "tactics-phase")
    assert 7 == len(ids_of("support"))
