"""Chapter 9, announced events: where their cards lie, when they pick, and what they can no longer do."""

from __future__ import annotations

from typing import Final

import pytest

from eastfront.games.stalingrad.tables import SIDES
from tests.games.stalingrad.answering import COUNTER, RECRUIT
from tests.games.stalingrad.cardplay import SPARE, battle
from tests.games.stalingrad.naming import card_id
from tests.games.stalingrad.scene import Scene
from tests.games.stalingrad.skirmish import ENEMY, FORCE
from tests.games.stalingrad.troops import PLAIN, whole_deck

HEADQUARTERS: Final = {"german": "sixth-army-headquarters", "soviet": "62nd-army-headquarters"}
PURCHASE: Final = {"german": "kampfgruppe", "soviet": "volga-ferry"}
THEFT: Final = {"german": "air-reconnaissance", "soviet": "kotluban-offensive"}
# Every event that picks something, with the kind of decision that it brings.
PICKS: Final = [
    ("german", "carpet-bombing", "bomb"),
    ("german", "ju-52-airlift", "feed"),
    ("german", "supply-column", "feed"),
    ("german", "kampfgruppe", "pay"),
    ("german", "night-march", "march"),
    ("german", "iron-cross", "decorate"),
    ("german", "exploitation", "infiltrate"),
    ("soviet", "snipers", "snipe"),
    ("soviet", "night-crossing", "feed"),
    ("soviet", "workers-battalions", "feed"),
    ("soviet", "volga-ferry", "pay"),
    ("soviet", "order-of-lenin", "decorate"),
    ("soviet", "sewer-infiltration", "infiltrate"),
]


def lay_two_fronts(scene: Scene, side: str, card: str) -> None:
    """Let *side* hold an event; each side has two Forces at the front, a counter and a spare card."""
    for name in SIDES:
        own = [card] if name == side else []
        slots = (1, 2) if name == "german" else (3, 4)
        scene.seat(name)(
            hand=[*own, COUNTER[name], SPARE[name]],
            control={slot: [force] for slot, force in zip(slots, PLAIN[name][:2], strict=True)},
            pile=[RECRUIT[name]],
        )
    scene.starts_actions(side)


@pytest.mark.rule("sg-9.3")
def test_an_announced_card_lies_apart_until_it_is_carried_out(scene: Scene) -> None:
    """Clause 9.3: during the window and while its owner picks; then it is discarded."""
    scene.german(hand=["iron-cross"], control={1: PLAIN["german"][:2]})
    scene.soviet(hand=["snipers"])
    scene.starts_actions("german")

    scene.german.plays("iron-cross")
    assert scene.asks("soviet", "react")
    assert (["iron-cross"], [], []) == (scene.pending, scene.german.hand, scene.german.discard)

    scene.soviet.passes()
    assert scene.asks("german", "decorate")
    assert (["iron-cross"], []) == (scene.pending, scene.german.discard)

    scene.german.decorates(PLAIN["german"][0])
    assert ([], ["iron-cross"]) == (scene.pending, scene.german.discard)


@pytest.mark.rule("sg-9.3")
def test_battle_events_and_reactions_lie_apart_too(scene: Scene) -> None:
    """Clause 9.3: each on the one it answers; then all go to the discard piles of their owners."""
    battle(scene, "german", german=["panzer-thrust", "signals-intercept"], soviet=["maskirovka"])

    scene.german.plays("panzer-thrust")
    scene.soviet.plays("maskirovka")
    scene.german.plays("signals-intercept")
    assert ["panzer-thrust", "maskirovka", "signals-intercept"] == scene.pending
    assert ([], []) == (scene.german.discard, scene.soviet.discard)

    scene.passes_until("soviet", "event")
    assert [] == scene.pending
    assert ["panzer-thrust", "signals-intercept"] == scene.german.discard
    assert ["maskirovka"] == scene.soviet.discard


@pytest.mark.rule("sg-9.3")
def test_a_card_that_stays_in_play_is_not_discarded(scene: Scene) -> None:
    """Clause 9.3: an Operation Uranus lies apart for the window, then in play."""
    scene.german(hand=["iron-cross"])
    scene.soviet(hand=["operation-uranus"])
    scene.starts_actions("soviet")

    scene.soviet.plays("operation-uranus")
    assert (["operation-uranus"], []) == (scene.pending, scene.in_play)

    scene.german.passes()
    assert ([], ["operation-uranus"]) == (scene.pending, scene.in_play)
    assert [] == scene.soviet.discard


@pytest.mark.rule("sg-9.3")
@pytest.mark.parametrize("side", SIDES)
def test_a_card_is_not_drawn_by_its_own_event(scene: Scene, side: str) -> None:
    """Clause 9.3: only the two cards of the discard pile can be drawn; the third would be the card itself."""
    card = HEADQUARTERS[side]
    spent = [SPARE[side], COUNTER[side]]
    scene.seat(side)(hand=whole_deck(side, *spent), discard=spent)
    scene.starts_actions(side)

    scene.seat(side).plays(card)

    assert 2 == len(scene.told("draws"))
    assert sorted(whole_deck(side, card)) == scene.seat(side).hand
    assert [card] == scene.seat(side).discard


@pytest.mark.rule("sg-9.13")
@pytest.mark.parametrize(("side", "card", "kind"), PICKS)
def test_an_event_picks_after_the_window(scene: Scene, side: str, card: str, kind: str) -> None:
    """Clause 9.13: the enemy answers before he knows what will be picked."""
    lay_two_fronts(scene, side, card)

    scene.seat(side).plays(card)
    assert scene.asks(ENEMY[side], "react")
    scene.seat(ENEMY[side]).passes()

    assert scene.asks(side, kind)


@pytest.mark.rule("sg-9.13")
@pytest.mark.parametrize(("side", "card", "kind"), PICKS)
def test_a_cancelled_event_picks_nothing(scene: Scene, side: str, card: str, kind: str) -> None:
    """Clause 9.13: the next question is for another action."""
    lay_two_fronts(scene, side, card)
    scene.seat(side).plays(card)

    scene.seat(ENEMY[side]).plays(COUNTER[ENEMY[side]])
    assert scene.asks(side, "react")
    scene.seat(side).passes()

    assert kind != scene.kind
    assert scene.asks(side, "action")


@pytest.mark.rule("sg-9.14")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("spare", [0, 1])
def test_a_purchase_may_fail_because_its_price_went_into_a_reaction(
    scene: Scene, side: str, spare: int
) -> None:
    """Clause 9.14: the last card saves the event and is missing for the Force; a spare one pays."""
    seat, enemy = scene.seat(side), scene.seat(ENEMY[side])
    seat(hand=[PURCHASE[side], COUNTER[side], *[SPARE[side]] * spare], pile=[RECRUIT[side]])
    enemy(hand=[COUNTER[enemy.name]])
    scene.starts_actions(side)

    seat.plays(PURCHASE[side])
    enemy.plays(COUNTER[enemy.name])
    seat.plays(COUNTER[side])
    if spare:
        seat.pays(SPARE[side])
        seat.stations("perimeter-1")

    assert scene.asks(side, "action")
    assert ([RECRUIT[side]] if spare else []) == seat.perimeter(1)
    assert sorted([PURCHASE[side], COUNTER[side], *[SPARE[side]] * spare]) == seat.discard
    assert PURCHASE[side] == card_id(scene.told("is-done")[-1].cards[0])


@pytest.mark.rule("sg-9.14")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("spare", [0, 1])
def test_a_random_discard_may_find_no_card_any_more(scene: Scene, side: str, spare: int) -> None:
    """Clause 9.14: the enemy's last card went into a reaction in vain; a spare one is discarded."""
    seat, enemy = scene.seat(side), scene.seat(ENEMY[side])
    seat(hand=[THEFT[side], COUNTER[side]])
    enemy(hand=[COUNTER[enemy.name], *[SPARE[enemy.name]] * spare], control={1: [FORCE[enemy.name]]})
    scene.starts_actions(side)

    seat.plays(THEFT[side])
    enemy.plays(COUNTER[enemy.name])
    seat.plays(COUNTER[side])
    scene.nobody_plays()

    assert scene.asks(side, "action")
    assert spare == len(scene.told("discards-at-random"))
    assert sorted([THEFT[side], COUNTER[side]]) == seat.discard
    assert sorted([COUNTER[enemy.name], *[SPARE[enemy.name]] * spare]) == enemy.discard
