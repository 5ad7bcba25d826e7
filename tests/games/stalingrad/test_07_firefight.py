"""Chapter 7, the firefight step: one card at a time for its value, the attacker first, and no events."""

from __future__ import annotations

from typing import Final

import pytest

from tests.games.stalingrad.scene import Scene
from tests.games.stalingrad.skirmish import ATTACKERS, COMBAT, ENEMY, clash

# Two cards of each side with the value 1.
FIRE: Final = {
    "german": ["supply-column", "kampfgruppe"],
    "soviet": ["volga-ferry", "night-crossing"],
}
# A card for each firefight value of each side.
VALUES: Final = [
    ("german", "carpet-bombing", -3),
    ("german", "heavy-artillery", -2),
    ("german", "air-reconnaissance", -1),
    ("german", "supply-column", 1),
    ("german", "iron-cross", 2),
    ("german", "hold-at-all-costs", 3),
    ("soviet", "general-winter", -3),
    ("soviet", "kotluban-offensive", -2),
    ("soviet", "snipers", -1),
    ("soviet", "volga-ferry", 1),
    ("soviet", "order-of-lenin", 2),
    ("soviet", "operation-uranus", 3),
]


def firefight(scene: Scene, attacker: str, german: list[str], soviet: list[str]) -> None:
    """Begin a battle with these hands and come to the firefight without an event."""
    clash(scene, attacker, german=german, soviet=soviet, rations=9)
    while scene.kind == "event":
        scene.seat(scene.asked).passes()


@pytest.mark.rule("sg-7.7", "sg-7.8")
@pytest.mark.parametrize("attacker", ATTACKERS)
def test_the_sides_fire_one_card_at_a_time_in_turns(scene: Scene, attacker: str) -> None:
    """Clause 7.7: any card will do, whatever its event, and passing is always possible."""
    defender = ENEMY[attacker]
    firefight(scene, attacker, FIRE["german"], FIRE["soviet"])

    assert scene.asks(attacker, "firefight")
    assert ["pass", *[f"fire {card}" for card in FIRE[attacker]]] == scene.offered
    scene.seat(attacker).fires(FIRE[attacker][0])
    assert scene.asks(defender, "firefight")
    assert ["pass", *[f"fire {card}" for card in FIRE[defender]]] == scene.offered
    scene.seat(defender).fires(FIRE[defender][0])
    assert scene.asks(attacker, "firefight")
    scene.seat(attacker).passes()

    assert scene.asks(defender, "firefight")


@pytest.mark.rule("sg-7.8")
@pytest.mark.parametrize("attacker", ATTACKERS)
def test_the_attacker_begins_the_firefight_whoever_passed_last(scene: Scene, attacker: str) -> None:
    """Clause 7.8: here the attacker passed last in the event step, so that the defender would be next."""
    defender = ENEMY[attacker]
    event = {"german": "panzer-thrust", "soviet": "katyusha-barrage"}
    hands = {side: [event[side], *FIRE[side]] for side in ATTACKERS}
    clash(scene, attacker, german=hands["german"], soviet=hands["soviet"])
    scene.seat(attacker).plays(event[attacker])
    scene.seat(defender).passes()
    assert scene.asks(defender, "event")
    scene.seat(defender).passes()
    scene.seat(attacker).passes()

    assert scene.asks(attacker, "firefight")


@pytest.mark.rule("sg-7.9")
@pytest.mark.parametrize("attacker", ATTACKERS)
@pytest.mark.parametrize(("side", "card", "value"), VALUES)
def test_a_value_helps_its_own_side_or_hurts_the_enemy_at_once(
    scene: Scene, attacker: str, side: str, card: str, value: int
) -> None:
    """Clause 7.9: 4 against 5; the totals stand before the enemy answers."""
    hands: dict[str, list[str]] = {"german": ["iron-cross"], "soviet": ["snipers"], side: [card]}
    firefight(scene, attacker, hands["german"], hands["soviet"])
    if side != attacker:
        scene.seat(attacker).passes()

    scene.seat(side).fires(card)

    enemy = ENEMY[side]
    assert scene.asks(enemy, "firefight")
    assert COMBAT[side] + max(value, 0) == scene.seat(side).total
    assert COMBAT[enemy] + min(value, 0) == scene.seat(enemy).total


@pytest.mark.rule("sg-7.9")
def test_a_card_that_is_fired_has_no_event(scene: Scene) -> None:
    """Clause 7.9: Stukas take 2 from the enemy; they add nothing and place no Rubble."""
    firefight(scene, "german", ["stuka-dive-bombers"], ["snipers"])

    scene.german.fires("stuka-dive-bombers")

    assert (4, 3, 1) == (scene.german.total, scene.soviet.total, scene.rubble_on(1))


@pytest.mark.rule("sg-7.6")
@pytest.mark.parametrize("attacker", ATTACKERS)
def test_who_has_passed_may_fire_later(scene: Scene, attacker: str) -> None:
    """Clause 7.6: the step goes on after pass, card, pass, card, and ends with two passes in a row."""
    defender = ENEMY[attacker]
    firefight(scene, attacker, FIRE["german"], FIRE["soviet"])

    scene.seat(attacker).passes()
    scene.seat(defender).fires(FIRE[defender][0])
    scene.seat(attacker).fires(FIRE[attacker][0])
    scene.seat(defender).passes()
    assert scene.asks(attacker, "firefight")
    assert [] == scene.told("flips")
    scene.seat(attacker).passes()

    assert scene.asks(defender, "losses")
    assert [FIRE[attacker][1]] == scene.seat(attacker).hand


@pytest.mark.rule("sg-7.10")
@pytest.mark.parametrize("attacker", ATTACKERS)
def test_no_event_is_played_once_the_firefight_has_begun(scene: Scene, attacker: str) -> None:
    """Clause 7.10: events in hand are worth their firefight value only, and afterwards nothing."""
    defender = ENEMY[attacker]
    events = {"german": ["panzer-thrust", "assault-guns"], "soviet": ["katyusha-barrage", "factory-t-34s"]}
    firefight(scene, attacker, events["german"], events["soviet"])

    for side in (attacker, defender):
        assert ["pass", *[f"fire {card}" for card in events[side]]] == scene.offered
        scene.seat(side).fires(events[side][0])
    while scene.asked and scene.kind != "action":
        assert not scene.offers("play")
        verb, _, noun = scene.offered[0].partition(" ")
        scene.seat(scene.asked).chooses(verb, noun)

    assert [] == scene.told("announces")
    assert [events[attacker][1]] == scene.seat(attacker).hand


@pytest.mark.rule("sg-7.17")
@pytest.mark.parametrize("attacker", ATTACKERS)
def test_a_fired_card_is_discarded_at_once(scene: Scene, attacker: str) -> None:
    """Clause 7.17: it lies there before the enemy answers, even an Operation Uranus."""
    hands = {"german": ["hold-at-all-costs"], "soviet": ["operation-uranus"]}
    firefight(scene, attacker, hands["german"], hands["soviet"])

    scene.seat(attacker).fires(hands[attacker][0])

    assert scene.asks(ENEMY[attacker], "firefight")
    assert ([], hands[attacker]) == (scene.seat(attacker).hand, scene.seat(attacker).discard)
    assert ([], []) == (scene.pending, scene.in_play)


@pytest.mark.rule("sg-7.17")
def test_a_fired_card_may_be_turned_up_in_the_same_battle(scene: Scene) -> None:
    """Clause 7.17: from an empty deck the discard pile is shuffled, and the card lies in it already."""
    scene.german(hand=["iron-cross"], control={1: ["295th-infantry-division"]}, rest="discard")
    scene.soviet(control={1: ["37th-guards-rifle-division"]}, deck=["snipers"])
    scene.starts_actions("german")
    scene.german.attacks("grain-elevator")
    scene.german.passes()

    scene.german.fires("iron-cross")

    assert [56] == [notice.arguments["count"] for notice in scene.told("rebuilds")]


@pytest.mark.rule("sg-7.18")
@pytest.mark.parametrize("attacker", ATTACKERS)
@pytest.mark.parametrize("holder", ATTACKERS)
def test_in_the_firefight_only_a_side_with_cards_is_asked(scene: Scene, attacker: str, holder: str) -> None:
    """Clause 7.18: it fires one card after the other; when it has none left the step is over."""
    hands = {"german": [], "soviet": [], holder: FIRE[holder]}
    firefight(scene, attacker, hands["german"], hands["soviet"])

    scene.seat(holder).fires(FIRE[holder][0])
    assert scene.asks(holder, "firefight")
    scene.seat(holder).fires(FIRE[holder][1])

    assert scene.asks(ENEMY[attacker], "losses")


@pytest.mark.rule("sg-7.18")
@pytest.mark.parametrize("attacker", ATTACKERS)
def test_without_cards_on_either_side_nobody_is_asked(scene: Scene, attacker: str) -> None:
    """Clause 7.18: the attack goes straight on to the losses."""
    clash(scene, attacker)

    assert scene.asks(ENEMY[attacker], "losses")
