"""Chapter 12, combat: Events that the winner lays on a Front Line."""

from __future__ import annotations

import pytest

from tests.games.barbarossa.naming import EDITIONS, game
from tests.games.barbarossa.scene import Scene

HORSE = "horse-drawn-transport"
FLAK = "flak-battalion"
GRENADIER = "grenadier-regiment"
PANZER = "panzer-regiment"
HILL = "fortified-hill"
LAID = ["general-winter", "rasputitsa", "partisans"]


def win(scene: Scene, edition: str, seats: int, event: str, seat: int = 1, **answers: str) -> None:
    """Have a seat take Minsk with *event* revealed; each other seat has a deck of transports."""
    scene.edition(edition, seats=seats, answers=answers)
    for other in scene.seats:
        other(hand=[HORSE, "air-supply"], deck=[HORSE] * 8)
    scene.seats[seat - 1](hand=[HORSE], deck=[HORSE] * 8, front=[PANZER])
    scene.cities("minsk")
    scene.events(event)
    scene.points(attack=10)
    scene.in_phase("tactics", seat=seat)
    scene.seats[seat - 1].attacks("minsk")
    scene.seats[seat - 1].conquers()


@pytest.mark.rule("bb-12.48")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("event", LAID)
@pytest.mark.parametrize("victim", [1, 3, 4])
def test_the_winner_chooses_an_opponent_for_a_laid_event(
    scene: Scene, edition: str, event: str, victim: int
) -> None:
    win(scene, edition, 4, event, seat=2)
    assert scene.asks("seat2", "lay")
    assert ["seat1", "seat3", "seat4"] == scene.offered("lay")

    scene.seat2.chooses("lay", f"seat{victim}")

    assert [victim] == [number for number, seat in enumerate(scene.seats, 1) if event in seat.front]
    assert [] == scene.revealed


@pytest.mark.rule("bb-12.48")
@pytest.mark.parametrize("edition", EDITIONS)
def test_with_one_opponent_the_event_goes_to_him(scene: Scene, edition: str) -> None:
    win(scene, edition, 2, "partisans")

    assert scene.asks("seat1", "tactics-phase")
    assert ["partisans"] == scene.seat2.front


@pytest.mark.rule("bb-12.49")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("victim", [1, 2, 3])
def test_an_event_may_be_laid_on_the_own_front_line(scene: Scene, edition: str, victim: int) -> None:
    win(scene, edition, 3, "partisans", lay_on_self="on")
    assert ["seat1", "seat2", "seat3"] == scene.offered("lay")

    scene.seat1.chooses("lay", f"seat{victim}")

    assert [victim] == [number for number, seat in enumerate(scene.seats, 1) if "partisans" in seat.front]


def begin_tactics(scene: Scene, seat: int) -> None:
    """End whatever is asked until *seat* is in its Tactics Phase."""
    while not scene.asks(f"seat{seat}", "tactics-phase"):
        scene.seats[scene.state.asked].ends()


def supply_of_a_transport(scene: Scene, seat: int) -> int:
    """Return what a Horse-drawn Transport gives *seat*, played first in its next turn."""
    begin_tactics(scene, seat)
    scene.seats[seat - 1].plays(HORSE)
    supply = scene.supply
    scene.seats[seat - 1].ends_turn()
    return supply


@pytest.mark.rule("bb-12.50")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_laid_event_acts_on_the_player_who_bears_it_and_on_nobody_else(scene: Scene, edition: str) -> None:
    """12.50: turn after turn the Partisans take a point of seat 3 alone."""
    win(scene, edition, 3, "partisans")
    scene.seat1.chooses("lay", "seat3")
    scene.seat1.ends_turn()

    found = [supply_of_a_transport(scene, seat) for seat in (2, 3, 1, 2, 3)]

    assert [1, 0, 1, 1, 0] == found
    assert ["partisans"] == scene.seat3.front


@pytest.mark.rule("bb-12.50")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_laid_event_stays_until_its_bearer_removes_it_by_its_text(scene: Scene, edition: str) -> None:
    scene.edition(edition)
    scene.seat1(hand=[HORSE], deck=[HORSE] * 8, front=[GRENADIER, GRENADIER, "partisans"])
    scene.seat2(hand=[HORSE], deck=[HORSE] * 8, front=[GRENADIER, GRENADIER])
    scene.in_phase("tactics")
    scene.seat1.ends_turn()
    begin_tactics(scene, 2)
    assert "partisans" not in scene.offered("use-1")
    scene.seat2.ends_turn()
    begin_tactics(scene, 1)

    scene.seat1.uses("partisans")

    assert [f"{GRENADIER} exhausted"] * 2 == scene.seat1.front
    assert "partisans" == scene.event_pile[-1]
    scene.seat1.plays(HORSE)
    assert 1 == scene.supply


@pytest.mark.rule("bb-12.51")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("requirement", ["army", "any-card"])
def test_laid_events_never_count_for_declaring_combat(scene: Scene, edition: str, requirement: str) -> None:
    scene.edition(edition, attack_requirement=requirement)
    scene.seat1(hand=[HORSE, FLAK], deck=[HORSE], front=LAID * 3)
    scene.points(attack=40)
    scene.in_phase("tactics")

    assert [] == scene.offered("attack")
    clause = "bb-12.3" if requirement == "army" else "bb-12.4"
    assert clause == scene.seat1.refused("attack", HILL)


@pytest.mark.rule("bb-12.51")
@pytest.mark.parametrize("edition", EDITIONS)
def test_laid_events_are_worth_no_victory_points(scene: Scene, edition: str) -> None:
    """12.51: every Event that can be laid shows none, and a Front Line full of them scores nothing."""
    events = [each for each in game().card_set.definitions if each.type == "event"]
    assert dict.fromkeys(LAID, 0) == {each.id: each.victory for each in events if each.play_cost is None}
    scene.edition(edition)
    scene.seat1(hand=[HORSE], deck=[HORSE], front=["minsk", PANZER])
    scene.seat2(hand=[HORSE], deck=[HORSE], front=[*LAID * 3, "kiev"])
    scene.cities("moscow", only=True)
    scene.events("luftwaffe-support")
    scene.points(attack=40)
    scene.in_phase("tactics")

    scene.seat1.attacks("moscow")
    scene.seat1.conquers()
    if scene.asked:
        scene.seat1.ends()

    assert scene.outcome is not None
    assert [16 + 6 + 2, 8] == scene.outcome.scores
