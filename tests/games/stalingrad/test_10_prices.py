"""Chapter 10, notes that change prices: the Tractor Works and the Central Volga Landing."""

from __future__ import annotations

from typing import Final

import pytest

from eastfront.games.stalingrad.tables import SIDES
from tests.games.stalingrad.measures import drawn, finish_purchase, price_paid
from tests.games.stalingrad.scene import Scene
from tests.games.stalingrad.skirmish import ENEMY, FORCE

FACTORY: Final = "dzerzhinsky-tractor-works"
LANDING: Final = "central-volga-landing"
# Cards to pay with, more than any price.
PURSE: Final = {
    "german": ["stuka-dive-bombers"] * 4 + ["heavy-artillery"] * 4 + ["panzer-thrust"] * 4,
    "soviet": ["storm-groups"] * 4 + ["barricades-and-mines"] * 4 + ["snipers"] * 3,
}


def lay(scene: Scene, location: str, holder: str, buyer: str, pile: list[str]) -> None:
    """Let *holder* Control a Location, and *buyer* have cards for the Forces of his pile."""
    scene.row(location)
    for side in SIDES:
        scene.seat(side)(
            hand=PURSE[side] if side == buyer else [],
            control={1: [FORCE[side]]} if side == holder else {},
            pile=pile if side == buyer else [],
        )
    scene.starts_actions(buyer)


@pytest.mark.rule("sg-10.4")
@pytest.mark.parametrize(
    ("side", "top", "value", "discount"),
    [
        ("german", "16th-panzer-division", 5, 1),
        ("german", "24th-panzer-division", 4, 1),
        ("german", "244th-assault-gun-battalion", 2, 1),
        ("german", "29th-motorised-infantry-division", 4, 0),
        ("german", "71st-infantry-division", 3, 0),
        ("german", "assault-pioneer-battalions", 2, 0),
        ("soviet", "84th-tank-brigade", 3, 1),
        ("soviet", "137th-tank-brigade", 2, 1),
        ("soviet", "13th-guards-rifle-division", 4, 0),
    ],
)
def test_who_holds_the_tractor_works_buys_tanks_for_less(
    scene: Scene, side: str, top: str, value: int, discount: int
) -> None:
    """Clause 10.4: tanks alone, motorised Forces cost what they cost; without the works all do."""
    lay(scene, FACTORY, side, side, [top])
    assert value - discount == price_paid(scene, side)

    scene.options()
    lay(scene, FACTORY, ENEMY[side], side, [top])
    assert value == price_paid(scene, side)


@pytest.mark.rule("sg-10.4")
@pytest.mark.parametrize(
    ("side", "pile", "prices"),
    [
        ("german", ["24th-panzer-division", "14th-panzer-division"], [3, 3]),
        ("soviet", ["84th-tank-brigade", "6th-guards-tank-brigade"], [2, 2]),
    ],
)
def test_every_tank_force_of_the_turn_costs_less(
    scene: Scene, side: str, pile: list[str], prices: list[int]
) -> None:
    """Clause 10.4: the second as well as the first."""
    lay(scene, FACTORY, side, side, pile)

    assert prices == [price_paid(scene, side) for _ in pile]


@pytest.mark.rule("sg-10.14")
@pytest.mark.parametrize(
    ("pile", "prices"),
    [
        (["13th-guards-rifle-division", "95th-rifle-division"], [3, 3]),
        (["95th-rifle-division", "13th-guards-rifle-division"], [2, 4]),
        (["84th-tank-brigade", "112th-rifle-division", "131st-rifle-division"], [2, 2, 2]),
        (["workers-militia", "112th-rifle-division"], [1, 2]),
    ],
)
def test_the_landing_makes_the_first_soviet_force_of_a_turn_cheaper(
    scene: Scene, pile: list[str], prices: list[int]
) -> None:
    """Clause 10.14: of whichever type, by 1 card but never to nothing; later ones cost their value."""
    lay(scene, LANDING, "soviet", "soviet", pile)

    assert prices == [price_paid(scene, "soviet") for _ in pile]


@pytest.mark.rule("sg-10.14")
def test_in_the_next_turn_the_first_force_is_cheaper_again(scene: Scene) -> None:
    """Clause 10.14: whatever was bought in the turn before."""
    lay(
        scene,
        LANDING,
        "soviet",
        "soviet",
        ["95th-rifle-division", "45th-rifle-division", "84th-tank-brigade"],
    )
    assert [2, 3] == [price_paid(scene, "soviet") for _ in range(2)]

    drawn(scene, "soviet")
    scene.german.ends()
    while not scene.asks("soviet", "action"):
        scene.soviet.feeds(scene.soviet.offered("feed")[0])

    assert 2 == price_paid(scene, "soviet")


@pytest.mark.rule("sg-10.14")
def test_a_force_bought_by_the_ferry_is_the_first_of_its_turn(scene: Scene) -> None:
    """Clause 10.14: it costs 1 less and the 2 of the Volga Ferry less; the next one its value."""
    scene.row(LANDING)
    scene.soviet(
        hand=["volga-ferry", *PURSE["soviet"]],
        control={1: [FORCE["soviet"]]},
        pile=["13th-guards-rifle-division", "95th-rifle-division"],
    )
    scene.starts_actions("soviet")
    cards = len(scene.soviet.hand) - 1

    scene.soviet.plays("volga-ferry")
    finish_purchase(scene, "soviet")

    assert 4 - 2 - 1 == cards - len(scene.soviet.hand)
    assert 3 == price_paid(scene, "soviet")


@pytest.mark.rule("sg-10.14", "sg-10.15")
@pytest.mark.parametrize("holder", SIDES)
def test_the_landing_does_not_touch_german_prices(scene: Scene, holder: str) -> None:
    """Clauses 10.14 and 10.15: whoever holds it."""
    lay(scene, LANDING, holder, "german", ["16th-panzer-division", "71st-infantry-division"])

    assert [5, 3] == [price_paid(scene, "german") for _ in range(2)]


@pytest.mark.rule("sg-10.15")
@pytest.mark.parametrize(
    ("pile", "prices"),
    [
        (["13th-guards-rifle-division", "95th-rifle-division"], [5, 4]),
        (["workers-militia", "84th-tank-brigade", "112th-rifle-division"], [2, 4, 3]),
    ],
)
def test_in_german_hands_the_landing_makes_every_soviet_force_dearer(
    scene: Scene, pile: list[str], prices: list[int]
) -> None:
    """Clause 10.15: the first and all that follow, by 1 card."""
    lay(scene, LANDING, "german", "soviet", pile)

    assert prices == [price_paid(scene, "soviet") for _ in pile]


@pytest.mark.rule("sg-10.15")
@pytest.mark.parametrize(("cards", "offered"), [(3, False), (4, True)])
def test_the_dearer_price_must_be_in_hand(scene: Scene, cards: int, offered: bool) -> None:
    """Clause 10.15: 3 cards do not buy a Force of value 3 any more."""
    scene.row(LANDING)
    scene.german(control={1: [FORCE["german"]]})
    scene.soviet(hand=PURSE["soviet"][:cards], pile=["95th-rifle-division"])
    scene.starts_actions("soviet")

    assert offered == scene.offers("reinforce")
