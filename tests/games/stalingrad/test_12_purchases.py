"""Chapter 12, Kampfgruppe and Volga Ferry: the next Force of the pile for two cards less."""

from __future__ import annotations

from typing import Final

import pytest

from tests.games.stalingrad.cardplay import unanswered
from tests.games.stalingrad.naming import game
from tests.games.stalingrad.scene import Scene
from tests.games.stalingrad.skirmish import FORCE

CARD: Final = {"german": "kampfgruppe", "soviet": "volga-ferry"}
# Four copies of a card that pays.
COIN: Final = {"german": "panzer-thrust", "soviet": "storm-groups"}
SIDES: Final = ["german", "soviet"]


def lay(scene: Scene, side: str, top: str, coins: int) -> None:
    """Lay the card and so many others in a hand, a Force on top of the pile, and begin."""
    scene.seat(side)(hand=[CARD[side], *[COIN[side]] * coins], pile=[top], control={1: [FORCE[side]]})
    scene.starts_actions(side)


def forces_of(side: str) -> list[str]:
    """Return all Forces of a side."""
    return [card.id for card in game().card_set.definitions if (card.kind, card.side) == ("force", side)]


@pytest.mark.parametrize(
    ("side", "top", "price", "rations"),
    [
        pytest.param("german", "16th-panzer-division", 5 - 2, 5, marks=pytest.mark.rule("sg-12.13")),
        pytest.param("german", "24th-panzer-division", 4 - 2, 4, marks=pytest.mark.rule("sg-12.13")),
        pytest.param("german", "71st-infantry-division", 3 - 2, 4, marks=pytest.mark.rule("sg-12.13")),
        pytest.param("german", "389th-infantry-division", 1, 3, marks=pytest.mark.rule("sg-12.13")),
        pytest.param("soviet", "13th-guards-rifle-division", 4 - 2, 5, marks=pytest.mark.rule("sg-12.46")),
        pytest.param("soviet", "95th-rifle-division", 3 - 2, 3, marks=pytest.mark.rule("sg-12.46")),
        pytest.param("soviet", "workers-militia", 1, 1, marks=pytest.mark.rule("sg-12.46")),
    ],
)
def test_a_force_for_two_cards_less(scene: Scene, side: str, top: str, price: int, rations: int) -> None:
    """Clauses 12.13 and 12.46: the card itself is no part of the price, which is never less than 1."""
    lay(scene, side, top, coins=4)
    seat = scene.seat(side)
    unanswered(scene, side, CARD[side])

    seat.pays(*[COIN[side]] * price)
    seat.stations("perimeter-2")

    assert scene.asks(side, "action")
    assert ([top], rations) == (seat.perimeter(2), seat.rations(top))
    assert [COIN[side]] * (4 - price) == seat.hand
    assert sorted([CARD[side], *[COIN[side]] * price]) == seat.discard


@pytest.mark.parametrize(
    ("side", "next_"),
    [
        pytest.param("german", "295th-infantry-division", marks=pytest.mark.rule("sg-12.13")),
        pytest.param("soviet", "95th-rifle-division", marks=pytest.mark.rule("sg-12.46")),
    ],
)
def test_only_one_purchase_is_cheaper(scene: Scene, side: str, next_: str) -> None:
    """Clauses 12.13 and 12.46: two Forces of value 3; the second costs 3 again."""
    first = {"german": "71st-infantry-division", "soviet": "45th-rifle-division"}[side]
    seat = scene.seat(side)
    seat(hand=[CARD[side], *[COIN[side]] * 4], pile=[first, next_])
    scene.starts_actions(side)
    unanswered(scene, side, CARD[side])
    seat.pays(COIN[side])
    seat.stations("perimeter-1")
    assert scene.asks(side, "action")

    seat.reinforces(pay=[COIN[side]] * 3, at="perimeter-2")

    assert ([first], [next_], []) == (seat.perimeter(1), seat.perimeter(2), seat.hand)


@pytest.mark.rule("sg-12.14")
@pytest.mark.parametrize(
    ("side", "top", "price"),
    [
        ("german", "16th-panzer-division", 3),
        ("german", "24th-panzer-division", 2),
        ("german", "369th-croatian-reinforced-regiment", 1),
        ("soviet", "13th-guards-rifle-division", 2),
        ("soviet", "workers-militia", 1),
    ],
)
def test_the_rest_of_the_hand_must_pay(scene: Scene, side: str, top: str, price: int) -> None:
    """Clause 12.14: one card short the event is not offered; the card itself pays nothing."""
    lay(scene, side, top, coins=price - 1)
    assert CARD[side] not in scene.seat(side).offered("play")
    assert "sg-12.14" == scene.seat(side).refused("play", CARD[side])

    scene.options()
    lay(scene, side, top, coins=price)

    assert CARD[side] in scene.seat(side).offered("play")


@pytest.mark.rule("sg-12.14")
@pytest.mark.parametrize(("holder", "price"), [("", 2), ("soviet", 1), ("german", 3)])
def test_the_lowered_price_is_the_one_that_notes_have_changed(scene: Scene, holder: str, price: int) -> None:
    """Clause 12.14: a Force of value 4; the Central Volga Landing is nobody's, Soviet or German."""
    held = {side: [FORCE[side]] if side == holder else [] for side in SIDES}
    for coins in (price - 1, price):
        scene.options()
        scene.row("central-volga-landing")
        scene.german(control={1: held["german"]})
        scene.soviet(
            hand=["volga-ferry", *["storm-groups"] * coins],
            pile=["13th-guards-rifle-division"],
            control={1: held["soviet"]},
        )
        scene.starts_actions("soviet")

        assert (coins == price) == ("volga-ferry" in scene.soviet.offered("play"))


@pytest.mark.rule("sg-12.14")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("room", [0, 1])
def test_there_must_be_room_for_the_force(scene: Scene, side: str, room: int) -> None:
    """Clause 12.14: three Forces in each Perimeter zone leave no place; with one place it goes there."""
    forces = forces_of(side)
    standing, top = forces[: 15 - room], forces[-1]
    seat = scene.seat(side)
    seat(
        hand=[CARD[side], COIN[side]],
        pile=[top],
        perimeter={slot: standing[3 * slot - 3 : 3 * slot] for slot in range(1, 6)},
    )
    scene.starts_actions(side)
    assert (room == 1) == (CARD[side] in seat.offered("play"))

    if room == 1:
        unanswered(scene, side, CARD[side])
        seat.pays(COIN[side])
        assert sorted([*standing[12:], top]) == seat.perimeter(5)


@pytest.mark.rule("sg-12.14")
@pytest.mark.parametrize("side", SIDES)
def test_there_must_be_a_force_to_buy(scene: Scene, side: str) -> None:
    """Clause 12.14: with an empty pile the event is not offered."""
    scene.seat(side)(hand=[CARD[side], *[COIN[side]] * 4], reserve="lost")
    scene.starts_actions(side)

    assert [] == scene.seat(side).offered("play")
