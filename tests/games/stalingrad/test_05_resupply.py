"""Chapter 5, Resupply: two Rations for a card, to Forces anywhere."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pytest

from tests.games.stalingrad.naming import Slot
from tests.games.stalingrad.scene import Scene
from tests.games.stalingrad.skirmish import ENEMY
from tests.games.stalingrad.troops import PLAIN, whole_deck

Zones = dict[Slot, Sequence[str]]

SIDES: Final = ["german", "soviet"]
# Three Forces: in a Control zone of one's own, in a contested one, and behind a Location of the enemy's.
HOLDER, RIVAL, REAR = range(3)
SPLITS: Final = [
    (HOLDER, HOLDER),
    (HOLDER, RIVAL),
    (HOLDER, REAR),
    (RIVAL, RIVAL),
    (RIVAL, REAR),
    (REAR, REAR),
]


def lay_three(scene: Scene, side: str, hand: list[str]) -> list[str]:
    """Lay the three Forces without a Ration, and enemies; return their names in order."""
    forces, enemies = PLAIN[side][:3], PLAIN[ENEMY[side]][:2]
    scene.seat(side)(
        hand=hand,
        control={1: [forces[HOLDER]], 2: [forces[RIVAL]]},
        perimeter={3: [forces[REAR]]},
        rations=dict.fromkeys(forces, 0),
    )
    scene.seat(ENEMY[side])(control={2: [enemies[0]], 3: [enemies[1]]})
    scene.starts_actions(side)
    return forces


@pytest.mark.rule("sg-5.3")
@pytest.mark.parametrize("side", SIDES)
def test_one_card_brings_two_rations(scene: Scene, side: str) -> None:
    """Clause 5.3: the card is discarded, and the other cards stay in hand."""
    first, second = {"german": ["iron-cross", "night-march"], "soviet": ["order-of-lenin", "snipers"]}[side]
    force = PLAIN[side][0]
    seat = scene.seat(side)
    seat(hand=[first, second], perimeter={1: [force]}, rations={force: 1})
    scene.starts_actions(side)

    seat.resupplies(second, feed=[force, force])

    assert (1 + 2, [first], [second]) == (seat.rations(force), seat.hand, seat.discard)
    assert scene.asks(side, "action")


@pytest.mark.rule("sg-5.3")
@pytest.mark.parametrize("side", SIDES)
def test_any_card_will_do(scene: Scene, side: str) -> None:
    """Clause 5.3: whatever its event is and whenever it could be played, each is worth the same."""
    cards = sorted(set(whole_deck(side)))
    for card in cards:
        scene.options()
        scene.seat(side)(hand=[card], perimeter={1: [PLAIN[side][0]]}, rations={PLAIN[side][0]: 0})
        scene.starts_actions(side)

        scene.seat(side).chooses("resupply", card)

        assert 2 == scene.seat(side).rations(PLAIN[side][0])
        assert ([card], []) == (scene.seat(side).discard, scene.in_play)


@pytest.mark.rule("sg-5.3")
def test_the_event_of_the_card_does_nothing(scene: Scene) -> None:
    """Clause 5.3: Supply Column brings 2 Rations this way and not 3; the enemy has nothing to answer."""
    force = PLAIN["german"][0]
    scene.german(hand=["supply-column"], perimeter={1: [force]}, rations={force: 0})
    scene.soviet(hand=["maskirovka"])
    scene.starts_actions("german")

    scene.german.chooses("resupply", "supply-column")

    assert scene.asks("german", "action")
    assert (2, []) == (scene.german.rations(force), scene.told("announces"))


@pytest.mark.rule("sg-5.4")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("split", SPLITS)
def test_the_rations_go_to_forces_in_any_zones(scene: Scene, side: str, split: tuple[int, int]) -> None:
    """Clause 5.4: both to one Force or one each, whoever Controls the Locations where they stand."""
    card = {"german": "iron-cross", "soviet": "snipers"}[side]
    forces = lay_three(scene, side, [card])

    scene.seat(side).resupplies(card, feed=[forces[place] for place in split])

    assert [split.count(place) for place in range(3)] == [scene.seat(side).rations(force) for force in forces]
    assert scene.asks(side, "action")


@pytest.mark.rule("sg-5.4")
@pytest.mark.parametrize("side", SIDES)
def test_the_first_ration_is_offered_to_every_force_of_the_own_side(scene: Scene, side: str) -> None:
    """Clause 5.4: to none of the enemy, and to none in the pile."""
    card = {"german": "iron-cross", "soviet": "snipers"}[side]
    forces = lay_three(scene, side, [card])

    scene.seat(side).chooses("resupply", card)

    assert scene.asks(side, "feed")
    assert [f"feed {force}" for force in forces] == scene.offered


@pytest.mark.rule("sg-5.5")
@pytest.mark.parametrize(
    ("side", "card"),
    [
        ("german", "ju-52-airlift"),
        ("german", "supply-column"),
        ("soviet", "night-crossing"),
        ("soviet", "workers-battalions"),
    ],
)
@pytest.mark.parametrize("reserve", ["pile", "lost"])
def test_rations_need_a_force_on_the_table(scene: Scene, side: str, card: str, reserve: str) -> None:
    """Clause 5.5: Forces in the pile or out of the game are none; nor are those of the enemy."""
    scene.seat(ENEMY[side])(control={1: PLAIN[ENEMY[side]][:1]})
    scene.seat(side)(hand=[card], reserve=reserve)
    scene.starts_actions(side)

    assert not scene.offers("resupply")
    assert not scene.offers("play")
    assert "sg-5.5" == scene.seat(side).refused("resupply", card)
    assert "sg-5.5" == scene.seat(side).refused("play", card)


@pytest.mark.rule("sg-5.5")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("area", ["control", "perimeter"])
def test_one_force_in_either_zone_is_enough(scene: Scene, side: str, area: str) -> None:
    """Clause 5.5: it may stand anywhere, and may have no Ration left."""
    card = {"german": "supply-column", "soviet": "workers-battalions"}[side]
    force = PLAIN[side][0]
    zones: Zones = {5: [force]}
    control = zones if area == "control" else {}
    perimeter = zones if area == "perimeter" else {}
    scene.seat(side)(hand=[card], control=control, perimeter=perimeter, rations={force: 0})
    scene.starts_actions(side)

    assert ([card], [card]) == (scene.seat(side).offered("resupply"), scene.seat(side).offered("play"))
