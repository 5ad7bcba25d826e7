"""Chapter 12, events about hands and honours: random discards, headquarters that draw, decorations."""

from __future__ import annotations

from collections import Counter
from typing import Final

import pytest

from eastfront.kernel.notices import EVERYBODY
from tests.games.stalingrad.cardplay import rules_told, unanswered
from tests.games.stalingrad.naming import card_ids
from tests.games.stalingrad.scene import Scene
from tests.games.stalingrad.skirmish import ENEMY

RAID: Final = {"german": "air-reconnaissance", "soviet": "kotluban-offensive"}
HAND: Final = {
    "german": ["iron-cross", "panzer-thrust", "stuka-dive-bombers"],
    "soviet": ["katyusha-barrage", "snipers", "volga-ferry"],
}
MEDAL: Final = {"german": "iron-cross", "soviet": "order-of-lenin"}
FORCES: Final = {
    "german": ["295th-infantry-division", "389th-infantry-division", "94th-infantry-division"],
    "soviet": ["37th-guards-rifle-division", "95th-rifle-division", "45th-rifle-division"],
}


def raid(scene: Scene, side: str, hand: list[str], seed: int = 1) -> str:
    """Let *side* make the enemy discard from this hand; return the card he discards."""
    scene.options()
    scene.seed(seed)
    scene.seat(side)(hand=[RAID[side]])
    scene.seat(ENEMY[side])(hand=hand)
    scene.starts_actions(side)
    unanswered(scene, side, RAID[side])
    discarded = scene.told("discards-at-random")
    assert 1 == len(discarded)
    return card_ids(discarded[0].cards)[0]


@pytest.mark.parametrize(
    "side",
    [
        pytest.param("german", marks=pytest.mark.rule("sg-12.17")),
        pytest.param("soviet", marks=pytest.mark.rule("sg-12.55")),
    ],
)
@pytest.mark.parametrize("cards", [1, 2, 3])
def test_the_enemy_discards_one_card(scene: Scene, side: str, cards: int) -> None:
    """Clauses 12.17 and 12.55: it goes from his hand to his discard pile; he is not asked which."""
    hand = HAND[ENEMY[side]][:cards]

    card = raid(scene, side, hand)

    enemy = scene.seat(ENEMY[side])
    assert ([card], sorted([*enemy.hand, card])) == (enemy.discard, hand)
    assert ([], [RAID[side]]) == (scene.seat(side).hand, scene.seat(side).discard)
    assert scene.asks(side, "action")


@pytest.mark.rule("sg-12.18")
@pytest.mark.parametrize("side", ["german", "soviet"])
def test_every_card_of_the_hand_has_the_same_chance(scene: Scene, side: str) -> None:
    """Clause 12.18: of four cards two are alike, so they go in about half of 400 games."""
    first, second, third = HAND[ENEMY[side]]

    found = Counter(raid(scene, side, [first, second, second, third], seed) for seed in range(400))

    assert {first, second, third} == set(found)
    assert 70 < found[first] < 130
    assert 165 < found[second] < 235
    assert 70 < found[third] < 130


@pytest.mark.rule("sg-12.18")
@pytest.mark.parametrize("side", ["german", "soviet"])
def test_a_random_discard_is_shown(scene: Scene, side: str) -> None:
    """Clause 12.18: both players and a spectator see which card it was."""
    card = raid(scene, side, HAND[ENEMY[side]])

    enemy = scene.seat(ENEMY[side]).seat
    assert EVERYBODY == scene.told("discards-at-random")[0].seen
    for view in (scene.german.view, scene.soviet.view, scene.spectator):
        assert [card] == card_ids(view.seats[enemy].discard)


@pytest.mark.parametrize(
    ("side", "card", "count"),
    [
        pytest.param("german", "sixth-army-headquarters", 2, marks=pytest.mark.rule("sg-12.19")),
        pytest.param("soviet", "62nd-army-headquarters", 3, marks=pytest.mark.rule("sg-12.52")),
    ],
)
def test_headquarters_draw_what_they_say(scene: Scene, side: str, card: str, count: int) -> None:
    """Clauses 12.19 and 12.52: from the top of the own deck into the hand, at once usable."""
    seat = scene.seat(side)
    kept = {"german": "hedgehog-defence", "soviet": "barricades-and-mines"}[side]
    below = {"german": "night-march", "soviet": "general-winter"}[side]
    drawn = HAND[side][:count]
    seat(hand=[card, kept], deck=[*drawn, below], control={1: FORCES[side][:1]})
    scene.starts_actions(side)

    unanswered(scene, side, card)

    assert sorted([kept, *drawn]) == seat.hand
    assert (below, [card]) == (seat.deck[0], seat.discard)
    assert scene.asks(side, "action")
    assert set(seat.hand) == set(seat.offered("resupply"))


@pytest.mark.parametrize(
    "side",
    [
        pytest.param("german", marks=pytest.mark.rule("sg-12.23")),
        pytest.param("soviet", marks=pytest.mark.rule("sg-12.53")),
    ],
)
def test_a_decoration_goes_to_a_force_at_a_controlled_front(scene: Scene, side: str) -> None:
    """Clauses 12.23 and 12.53: one medal, on top of those it has; nobody else gets any."""
    first, second, _ = FORCES[side]
    seat = scene.seat(side)
    seat(hand=[MEDAL[side]], control={1: [first], 4: [second]}, medals={first: 1})
    scene.starts_actions(side)
    unanswered(scene, side, MEDAL[side])
    assert [first, second] == seat.offered("decorate")

    seat.decorates(first)

    assert (2, 0, [MEDAL[side]]) == (seat.medals(first), seat.medals(second), seat.discard)
    assert {{"german": "sg-12.23", "soviet": "sg-12.53"}[side]} == rules_told(scene, "decorates")
    assert scene.asks(side, "action")


@pytest.mark.parametrize(
    "side",
    [
        pytest.param("german", marks=pytest.mark.rule("sg-12.23")),
        pytest.param("soviet", marks=pytest.mark.rule("sg-12.53")),
    ],
)
def test_neither_a_contested_front_nor_the_rear_is_decorated(scene: Scene, side: str) -> None:
    """Clauses 12.23 and 12.53: the Force that is alone in its Control zone gets the medal unasked."""
    alone, contested, behind = FORCES[side]
    seat = scene.seat(side)
    seat(hand=[MEDAL[side]], control={1: [alone], 2: [contested]}, perimeter={1: [behind]})
    scene.seat(ENEMY[side])(control={2: FORCES[ENEMY[side]][:1]})
    scene.starts_actions(side)

    unanswered(scene, side, MEDAL[side])

    assert [1, 0, 0] == [seat.medals(force) for force in FORCES[side]]


@pytest.mark.parametrize(
    "side",
    [
        pytest.param("german", marks=pytest.mark.rule("sg-12.23")),
        pytest.param("soviet", marks=pytest.mark.rule("sg-12.53")),
    ],
)
def test_without_a_controlled_location_nobody_is_decorated(scene: Scene, side: str) -> None:
    """Clauses 12.23 and 12.53: Forces stand in a contested Control zone and behind only."""
    _, contested, behind = FORCES[side]
    scene.seat(side)(hand=[MEDAL[side]], control={2: [contested]}, perimeter={1: [behind]})
    scene.seat(ENEMY[side])(control={2: FORCES[ENEMY[side]][:1]})
    scene.starts_actions(side)

    assert [] == scene.seat(side).offered("play")
