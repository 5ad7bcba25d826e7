"""Chapter 5, reinforcing: what the top Force of a pile costs, where it goes, and when it is for sale."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pytest

from tests.games.stalingrad.cardplay import unanswered
from tests.games.stalingrad.naming import Slot, game
from tests.games.stalingrad.scene import Scene
from tests.games.stalingrad.skirmish import ENEMY
from tests.games.stalingrad.troops import PLAIN, spread

SIDES: Final = ["german", "soviet"]
# Forces with their value and their printed Rations.
FOR_SALE: Final = [
    ("german", "369th-croatian-reinforced-regiment", 1, 3),
    ("german", "371st-infantry-division", 2, 2),
    ("german", "71st-infantry-division", 3, 4),
    ("german", "24th-panzer-division", 4, 4),
    ("german", "16th-panzer-division", 5, 5),
    ("soviet", "workers-militia", 1, 1),
    ("soviet", "124th-rifle-brigade", 2, 3),
    ("soviet", "84th-tank-brigade", 3, 2),
    ("soviet", "13th-guards-rifle-division", 4, 5),
]
# Six different cards of each side, in the order of their numbers.
COINS: Final = {
    "german": [
        "stuka-dive-bombers",
        "panzer-thrust",
        "flamethrowers",
        "night-march",
        "iron-cross",
        "exploitation",
    ],
    "soviet": [
        "operation-uranus",
        "snipers",
        "storm-groups",
        "night-crossing",
        "order-of-lenin",
        "general-winter",
    ],
}
DISCOUNT: Final = {"german": "kampfgruppe", "soviet": "volga-ferry"}


def forces_of(side: str) -> list[str]:
    """Return all Forces of a side."""
    return [card.id for card in game().card_set.definitions if (card.kind, card.side) == ("force", side)]


@pytest.mark.rule("sg-5.26")
@pytest.mark.parametrize(("side", "top", "value"), [(side, top, value) for side, top, value, _ in FOR_SALE])
def test_a_force_costs_as_many_cards_as_its_value(scene: Scene, side: str, top: str, value: int) -> None:
    """Clause 5.26: they are discarded, the others stay in hand, and the next Force lies on top."""
    next_ = PLAIN[side][0]
    seat = scene.seat(side)
    seat(hand=COINS[side], pile=[top, next_])
    scene.starts_actions(side)

    seat.reinforces(pay=COINS[side][:value], at="perimeter-1")

    assert ([top], next_) == (seat.perimeter(1), seat.pile[0])
    assert (sorted(COINS[side][value:]), sorted(COINS[side][:value])) == (seat.hand, seat.discard)
    assert scene.asks(side, "action")


@pytest.mark.rule("sg-5.26")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("picked", [[0, 1], [0, 5], [2, 3], [4, 5], [1, 4]])
def test_the_cards_are_of_the_players_choice(scene: Scene, side: str, picked: list[int]) -> None:
    """Clause 5.26: any two of six for a Force of the value 2."""
    top = {"german": "371st-infantry-division", "soviet": "124th-rifle-brigade"}[side]
    seat = scene.seat(side)
    seat(hand=COINS[side], pile=[top])
    scene.starts_actions(side)
    cards = [COINS[side][place] for place in picked]

    seat.reinforces(pay=cards, at="perimeter-3")

    assert sorted(cards) == seat.discard
    assert sorted(set(COINS[side]) - set(cards)) == seat.hand


@pytest.mark.rule("sg-5.26")
def test_only_the_top_force_is_for_sale(scene: Scene) -> None:
    """Clause 5.26: a cheap Force below an expensive one cannot be reached."""
    scene.german(
        hand=COINS["german"][:4], pile=["16th-panzer-division", "369th-croatian-reinforced-regiment"]
    )
    scene.starts_actions("german")

    assert not scene.offers("reinforce")


@pytest.mark.rule("sg-5.27")
@pytest.mark.parametrize(("side", "top", "value", "rations"), FOR_SALE)
def test_it_is_placed_with_its_printed_rations(
    scene: Scene, side: str, top: str, value: int, rations: int
) -> None:
    """Clause 5.27: in the last zone of the row as well as in the first."""
    seat = scene.seat(side)
    seat(hand=COINS[side], pile=[top])
    scene.starts_actions(side)

    seat.reinforces(pay=COINS[side][:value], at="perimeter-5")

    assert ([top], rations) == (seat.perimeter(5), seat.rations(top))


@pytest.mark.rule("sg-5.27")
@pytest.mark.parametrize("side", SIDES)
def test_it_goes_to_any_of_the_own_perimeter_zones(scene: Scene, side: str) -> None:
    """Clause 5.27: behind whatever Location, the enemy's too; never to a Control zone."""
    top = {"german": "369th-croatian-reinforced-regiment", "soviet": "workers-militia"}[side]
    seat = scene.seat(side)
    seat(hand=COINS[side][:1], pile=[top], control={1: PLAIN[side][:1]})
    scene.seat(ENEMY[side])(control=spread(ENEMY[side], 4, first=2))
    scene.starts_actions(side)

    seat.chooses("reinforce")
    seat.pays(COINS[side][0])

    assert scene.asks(side, "station")
    assert [f"place perimeter-{slot}" for slot in range(1, 6)] == scene.offered
    assert "sg-5.27" == seat.refused("place", "control-1")


@pytest.mark.rule("sg-5.27")
def test_it_may_move_and_fight_in_the_same_turn(scene: Scene) -> None:
    """Clause 5.27: its Rations are there at once, and pay for an advance and an attack."""
    scene.german(hand=COINS["german"][:2], pile=["371st-infantry-division"])
    scene.soviet(control={2: ["42nd-rifle-brigade"]})
    scene.starts_actions("german")

    scene.german.reinforces(pay=COINS["german"][:2], at="perimeter-2")
    scene.german.moves("371st-infantry-division", "control-2")

    assert [scene.locations[1]] == scene.german.offered("attack")
    assert 2 - 1 == scene.german.rations("371st-infantry-division")


@pytest.mark.rule("sg-5.28")
@pytest.mark.parametrize(
    ("side", "top", "tractors", "landing", "event", "price"),
    [
        ("german", "16th-panzer-division", "german", "", False, 5 - 1),
        ("german", "16th-panzer-division", "german", "", True, 5 - 1 - 2),
        ("german", "24th-panzer-division", "german", "", True, 4 - 1 - 2),
        ("german", "244th-assault-gun-battalion", "german", "", True, 1),  # 2 - 1 - 2
        ("soviet", "6th-guards-tank-brigade", "soviet", "soviet", False, 3 - 1 - 1),
        ("soviet", "6th-guards-tank-brigade", "soviet", "german", False, 3 - 1 + 1),
        ("soviet", "6th-guards-tank-brigade", "soviet", "soviet", True, 1),  # 3 - 1 - 1 - 2
        ("soviet", "6th-guards-tank-brigade", "soviet", "german", True, 3 - 1 + 1 - 2),
        ("soviet", "137th-tank-brigade", "soviet", "german", True, 1),  # 2 - 1 + 1 - 2
        ("soviet", "13th-guards-rifle-division", "", "german", True, 4 + 1 - 2),
        ("soviet", "workers-militia", "", "soviet", False, 1),  # 1 - 1
        ("soviet", "workers-militia", "", "german", True, 1),  # 1 + 1 - 2
    ],
)
def test_all_changes_are_added_up_before_the_least_price(
    scene: Scene, side: str, top: str, tractors: str, landing: str, event: bool, price: int
) -> None:
    """Clause 5.28: Tractor Works, Volga Landing and event together; 1 card is paid in any case."""
    scene.row("dzerzhinsky-tractor-works", "central-volga-landing")
    for seat in SIDES:
        held = [slot for slot, holder in ((1, tractors), (2, landing)) if holder == seat]
        control: dict[Slot, Sequence[str]] = {slot: [PLAIN[seat][slot]] for slot in held}
        hand = [*COINS[seat], DISCOUNT[seat]] if seat == side else []
        scene.seat(seat)(hand=hand, pile=[top] if seat == side else [], control=control)
    scene.starts_actions(side)

    if event:
        unanswered(scene, side, DISCOUNT[side])
    else:
        scene.seat(side).chooses("reinforce")
    scene.seat(side).pays(*COINS[side][:price])
    scene.seat(side).stations("perimeter-4")

    assert price == len(scene.told("pays"))
    assert [top] == scene.seat(side).perimeter(4)


@pytest.mark.rule("sg-5.30")
@pytest.mark.parametrize(("side", "top", "value"), [(side, top, value) for side, top, value, _ in FOR_SALE])
def test_the_hand_must_be_large_enough(scene: Scene, side: str, top: str, value: int) -> None:
    """Clause 5.30: with one card too few the Force is not for sale, with just enough it is."""
    for cards in (value - 1, value):
        scene.options()
        scene.seat(side)(hand=COINS[side][:cards], pile=[top])
        scene.starts_actions(side)

        assert (cards == value) == scene.offers("reinforce")

    scene.options()
    scene.seat(side)(hand=COINS[side][: value - 1], pile=[top])
    scene.starts_actions(side)
    assert "sg-5.30" == scene.seat(side).refused("reinforce")


@pytest.mark.rule("sg-5.30")
@pytest.mark.parametrize("side", SIDES)
def test_the_pile_must_hold_a_force(scene: Scene, side: str) -> None:
    """Clause 5.30: after the last one there is nothing more to buy."""
    last = {"german": "369th-croatian-reinforced-regiment", "soviet": "workers-militia"}[side]
    seat = scene.seat(side)
    seat(hand=COINS[side], pile=[last], reserve="lost")
    scene.starts_actions(side)

    seat.reinforces(pay=COINS[side][:1], at="perimeter-1")

    assert ([], 5) == (seat.pile, len(seat.hand))
    assert not scene.offers("reinforce")
    assert "sg-5.30" == seat.refused("reinforce")


@pytest.mark.rule("sg-5.30")
@pytest.mark.parametrize("side", SIDES)
def test_a_perimeter_zone_must_have_room(scene: Scene, side: str) -> None:
    """Clause 5.30: fifteen Forces behind the row leave no place, however empty the Control zones are."""
    forces = forces_of(side)
    seat = scene.seat(side)
    seat(
        hand=COINS[side],
        pile=forces[-1:],
        perimeter={slot: forces[3 * slot - 3 : 3 * slot] for slot in range(1, 6)},
    )
    scene.starts_actions(side)
    assert not scene.offers("reinforce")
    assert "sg-5.30" == seat.refused("reinforce")

    seat.moves(forces[6], "control-3")
    seat.chooses("reinforce")
    seat.pays(COINS[side][0])

    assert sorted([*forces[7:9], forces[-1]]) == seat.perimeter(3)
    assert scene.asks(side, "action")
