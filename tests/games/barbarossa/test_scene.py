"""The scene harness itself: it lays what it is told, from cards there are, and refuses the rest."""

from __future__ import annotations

import pytest

from tests.games.barbarossa.scene import Scene


def test_a_described_seat_has_exactly_the_cards_named(scene: Scene) -> None:
    scene.seat1(
        hand=["flak-battalion", "air-supply"],
        deck=["horse-drawn-transport", "panzer-regiment"],
        discard=["grenadier-regiment"],
        front=["heavy-tank-battalion exhausted", "minsk"],
        played=["motorized-transport"],
    )
    scene.in_phase("tactics")

    assert ["air-supply", "flak-battalion"] == scene.seat1.hand
    assert ["horse-drawn-transport", "panzer-regiment"] == scene.seat1.deck
    assert ["grenadier-regiment"] == scene.seat1.discard
    assert ["heavy-tank-battalion exhausted", "minsk"] == scene.seat1.front
    assert ["motorized-transport"] == scene.seat1.played
    assert 7 == scene.war_zone("flak-battalion")
    assert 0 == scene.war_zone("minsk")
    assert 8 == len(scene.seat2.hand + scene.seat2.deck)


def test_an_option_that_is_not_offered_fails_with_those_that_are(scene: Scene) -> None:
    scene.seat1(hand=["horse-drawn-transport"], deck=["flak-battalion"])
    scene.in_phase("tactics")

    message = (
        "seat1 cannot play panzer-regiment; seat1 is asked tactics-phase: end, play horse-drawn-transport"
    )
    with pytest.raises(AssertionError, match=message):
        scene.seat1.plays("panzer-regiment")
    with pytest.raises(AssertionError, match="seat2 cannot end"):
        scene.seat2.ends()


def test_points_replace_what_the_phase_gives(scene: Scene) -> None:
    scene.seat1(hand=["panzer-regiment"], deck=["flak-battalion"])
    scene.points(tactic=2, attack=3)
    scene.in_phase("tactics")

    assert scene.offers("play panzer-regiment")
    assert (2, 3, 0) == (scene.tactic, scene.attack, scene.supply)

    scene.points(tactic=1)

    assert ["end"] == scene.options


def test_a_phase_begins_in_the_turn_named(scene: Scene) -> None:
    scene.seat1(hand=["horse-drawn-transport"], deck=["flak-battalion"])
    scene.in_phase("starting", turn=1)

    assert scene.asks("seat1", "tactics-phase")
    assert [1] == [notice.arguments["turn"] for notice in scene.heard("begins-turn")]
    assert 1 == scene.seat1.turns


def test_every_phase_can_be_reached(scene: Scene) -> None:
    found = []
    for phase in ("starting", "tactics", "reinforcement", "clean-up"):
        scene.edition("kamikaze", seats=3)
        scene.seat2(hand=["horse-drawn-transport"], deck=["flak-battalion"])
        scene.in_phase(phase, seat=2)
        found.append((scene.asked, scene.kind))

    kinds = ["starting-phase", "tactics-phase", "reinforcement-phase", "clean-up"]
    assert [("seat2", kind) for kind in kinds] == found


def test_piles_are_laid_top_first(scene: Scene) -> None:
    scene.cities("kharkov", "minsk")
    scene.events("general-winter", "partisans", only=True)
    scene.support("field-hospital", "field-hospital")
    scene.in_phase("tactics")

    assert ["kharkov", "minsk"] == scene.city_pile[:2]
    assert "moscow" == scene.city_pile[-1]
    assert ["general-winter", "partisans"] == scene.event_pile
    assert ["field-hospital", "field-hospital"] == scene.support_pile[:2]
    assert 29 == len(scene.scrapped)


def test_a_card_cannot_be_laid_more_often_than_it_exists(scene: Scene) -> None:
    with pytest.raises(AssertionError, match="no minsk is left"):
        scene.seat1(front=["minsk", "minsk"])


def test_a_named_removed_pile_stays_removed(scene: Scene) -> None:
    assert 10 == scene.war_zone("panzer-regiment")

    scene.edition("kamikaze", removed_pile="panzer-regiment")

    assert 0 == scene.war_zone("panzer-regiment")
