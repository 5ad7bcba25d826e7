"""Chapter 7, cards turned up after the firefight: whose, in which order, and what of them counts."""

from __future__ import annotations

from typing import Final

import pytest

from tests.games.stalingrad.naming import card_id
from tests.games.stalingrad.scene import Scene
from tests.games.stalingrad.seat import SceneSeat
from tests.games.stalingrad.skirmish import ATTACKERS, COMBAT, ENEMY, clash

# Turned up: 2 for the German, 3 for the Soviet.
HELPFUL: Final = {"german": "iron-cross", "soviet": "operation-uranus"}
HELP: Final = {"german": 2, "soviet": 3}
# Turned up: 3 from the Soviet, 2 from the German.
HURTFUL: Final = {"german": "carpet-bombing", "soviet": "kotluban-offensive"}
HURT: Final = {"german": 3, "soviet": 2}


def turned_up(scene: Scene) -> list[tuple[str, str]]:
    """From which deck which card was turned up, in order."""
    return [(notice.origin, card_id(notice.cards[0])) for notice in scene.told("flips")]


def inflicted(scene: Scene, seat: SceneSeat) -> int:
    """Return the losses that a side has inflicted: those its enemy must take."""
    return scene.seat(ENEMY[seat.name]).must_lose


@pytest.mark.rule("sg-7.11")
@pytest.mark.parametrize("attacker", ATTACKERS)
def test_a_flip_follows_the_firefight(scene: Scene, attacker: str) -> None:
    """Clause 7.11: nothing is turned up before both have passed in the firefight."""
    clash(scene, attacker, german=["iron-cross"], soviet=["snipers"])
    scene.passes_until(attacker, "firefight")
    scene.seat(attacker).passes()
    assert [] == turned_up(scene)

    scene.seat(ENEMY[attacker]).passes()

    assert scene.asks(ENEMY[attacker], "losses")
    assert 2 == len(turned_up(scene))


@pytest.mark.rule("sg-7.11", "sg-7.12")
@pytest.mark.parametrize("attacker", ATTACKERS)
def test_positive_flips_are_added_to_the_own_totals(scene: Scene, attacker: str) -> None:
    """Clause 7.11: 2 for the German and 3 for the Soviet, each from his own deck."""
    clash(scene, attacker, tops=HELPFUL)

    for side in ATTACKERS:
        assert COMBAT[side] + HELP[side] == inflicted(scene, scene.seat(side))


@pytest.mark.rule("sg-7.11", "sg-7.12")
@pytest.mark.parametrize("attacker", ATTACKERS)
def test_negative_flips_are_taken_from_the_enemys_totals(scene: Scene, attacker: str) -> None:
    """Clause 7.11: 3 from the Soviet and 2 from the German."""
    clash(scene, attacker, tops=HURTFUL)

    for side in ATTACKERS:
        assert COMBAT[side] - HURT[ENEMY[side]] == inflicted(scene, scene.seat(side))


@pytest.mark.rule("sg-7.12")
@pytest.mark.parametrize("attacker", ATTACKERS)
def test_both_sides_turn_up_the_top_of_their_own_deck_the_attacker_first(scene: Scene, attacker: str) -> None:
    """Clause 7.12: one card each, and the next one is on top."""
    scene.german(deck=["iron-cross", "kampfgruppe"], control={1: ["295th-infantry-division"]})
    scene.soviet(deck=["snipers", "volga-ferry"], control={1: ["37th-guards-rifle-division"]})
    scene.starts_actions(attacker)

    scene.seat(attacker).attacks("grain-elevator")

    both = [("deck/1", "iron-cross"), ("deck/2", "snipers")]
    assert turned_up(scene) == (both if attacker == "german" else both[::-1])
    assert ("kampfgruppe", "volga-ferry") == (scene.german.deck[0], scene.soviet.deck[0])


@pytest.mark.rule("sg-7.13")
@pytest.mark.parametrize("attacker", ATTACKERS)
@pytest.mark.parametrize("tops", [HELPFUL, HURTFUL])
def test_by_the_letter_only_the_attacker_turns_up_a_card(
    scene: Scene, attacker: str, tops: dict[str, str]
) -> None:
    """Clause 7.13: the value counts for the attacker; the defender's deck is not touched."""
    defender = ENEMY[attacker]
    scene.options(flips="one")
    clash(scene, attacker, tops=tops)

    own = HELP[attacker] if tops == HELPFUL else 0
    taken = HURT[attacker] if tops == HURTFUL else 0
    assert COMBAT[attacker] + own == inflicted(scene, scene.seat(attacker))
    assert COMBAT[defender] - taken == inflicted(scene, scene.seat(defender))
    assert [tops[attacker]] == [card for _, card in turned_up(scene)]
    assert (tops[defender], []) == (scene.seat(defender).deck[0], scene.seat(defender).discard)


@pytest.mark.rule("sg-7.14")
def test_the_event_of_a_card_turned_up_does_not_count(scene: Scene) -> None:
    """Clause 7.14: Stukas do not bomb, and Uranus does not begin; both are worth their numbers."""
    clash(scene, tops={"german": "stuka-dive-bombers", "soviet": "operation-uranus"})

    assert (4, 5 - 2 + 3) == (scene.soviet.must_lose, scene.german.must_lose)
    assert (1, []) == (scene.rubble_on(1), scene.in_play)
    assert 3 == scene.german.rations("295th-infantry-division")
    assert [] == scene.told("announces")


@pytest.mark.rule("sg-7.14")
@pytest.mark.parametrize("attacker", ATTACKERS)
def test_the_cards_turned_up_are_discarded(scene: Scene, attacker: str) -> None:
    """Clause 7.14: each to the discard pile of its deck, before the losses."""
    clash(scene, attacker, tops=HELPFUL, rations=9)

    assert scene.asks(ENEMY[attacker], "losses")
    assert ["iron-cross"] == scene.german.discard
    assert ["operation-uranus"] == scene.soviet.discard
    assert 55 == len(scene.german.deck) == len(scene.soviet.deck)
