"""Chapter 9, events that would do nothing: not offered until there is something for them to do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pytest

from eastfront.games.stalingrad.tables import SIDES
from tests.games.stalingrad.measures import forces_of
from tests.games.stalingrad.naming import Slot
from tests.games.stalingrad.scene import Scene
from tests.games.stalingrad.skirmish import ENEMY, FORCE
from tests.games.stalingrad.troops import PLAIN, whole_deck

Zones = dict[str, dict[Slot, list[str]]]
ALL_DESTROYED: Final[dict[Slot, int | str]] = dict.fromkeys(range(1, 6), "destroyed")
SUPPLIES: Final = [
    ("german", "ju-52-airlift"),
    ("german", "supply-column"),
    ("soviet", "night-crossing"),
    ("soviet", "workers-battalions"),
]
THEFTS: Final = [("german", "air-reconnaissance"), ("soviet", "kotluban-offensive")]
PURCHASES: Final = [("german", "kampfgruppe"), ("soviet", "volga-ferry")]
ORDERS: Final = [("german", "iron-cross"), ("soviet", "order-of-lenin")]
HEADQUARTERS: Final = [("german", "sixth-army-headquarters"), ("soviet", "62nd-army-headquarters")]
# A Force of each side that costs 1 card after a discount of 2, and a card to pay with.
RECRUIT: Final = {"german": "71st-infantry-division", "soviet": "138th-rifle-division"}
COIN: Final = {"german": "panzer-thrust", "soviet": "storm-groups"}


def is_offered(scene: Scene, side: str, card: str) -> bool:
    """Start the Action phase of *side* and tell whether it may play *card*; lay another scene afterwards."""
    scene.starts_actions(side)
    offered = card in scene.seat(side).offered("play")
    scene.options()
    return offered


def three_in_each_control_zone(side: str) -> dict[Slot, Sequence[str]]:
    """Fill all Control zones of a side."""
    forces = forces_of(side)
    return {slot: forces[3 * slot - 3 : 3 * slot] for slot in range(1, 6)}


@pytest.mark.rule("sg-9.11")
@pytest.mark.parametrize("card", ["snipers", "general-winter"])
def test_without_german_rations_at_the_front_nobody_starves(scene: Scene, card: str) -> None:
    """Clause 9.11: no Force, a hungry one, or one that is behind the front; then one with a Ration."""
    force = FORCE["german"]
    scene.soviet(hand=[card])
    assert not is_offered(scene, "soviet", card)

    scene.german(control={1: [force]}, rations={force: 0})
    scene.soviet(hand=[card])
    assert not is_offered(scene, "soviet", card)

    scene.german(perimeter={1: [force]})
    scene.soviet(hand=[card])
    assert not is_offered(scene, "soviet", card)

    scene.german(control={1: [force]}, rations={force: 1})
    scene.soviet(hand=[card])
    assert is_offered(scene, "soviet", card)


@pytest.mark.rule("sg-9.11")
@pytest.mark.parametrize(
    ("area", "rations", "offered"),
    [("control", 0, False), ("perimeter", 3, False), ("control", 1, True)],
)
def test_ruins_are_bombed_only_where_somebody_starves(
    scene: Scene, area: str, rations: int, offered: bool
) -> None:
    """Clause 9.11: with every Location Destroyed, Carpet Bombing needs a Soviet Ration in a Control zone."""
    force = FORCE["soviet"]
    zones: Zones = {area: {1: [force]}}
    scene.rubble(ALL_DESTROYED)
    scene.german(hand=["carpet-bombing"])
    scene.soviet(control=zones.get("control"), perimeter=zones.get("perimeter"), rations={force: rations})

    assert offered == is_offered(scene, "german", "carpet-bombing")


@pytest.mark.rule("sg-9.11")
def test_a_location_that_stands_can_always_be_bombed(scene: Scene) -> None:
    """Clause 9.11: the Rubble is something, even where nobody is."""
    scene.rubble({slot: "destroyed" for slot in range(1, 5)})
    scene.german(hand=["carpet-bombing"])

    assert is_offered(scene, "german", "carpet-bombing")


@pytest.mark.rule("sg-9.11")
@pytest.mark.parametrize(("side", "card"), THEFTS)
def test_an_empty_hand_has_no_card_to_discard(scene: Scene, side: str, card: str) -> None:
    """Clause 9.11: one card is enough."""
    scene.seat(side)(hand=[card])
    assert not is_offered(scene, side, card)

    scene.seat(side)(hand=[card])
    scene.seat(ENEMY[side])(hand=[COIN[ENEMY[side]]])
    assert is_offered(scene, side, card)


@pytest.mark.rule("sg-9.11")
@pytest.mark.parametrize("in_play", [0, 1])
def test_without_an_operation_uranus_in_play_none_is_recalled(scene: Scene, in_play: int) -> None:
    """Clause 9.11: Operation Winter Storm waits for one."""
    scene.uranus(in_play)
    scene.german(hand=["operation-winter-storm"])

    assert bool(in_play) == is_offered(scene, "german", "operation-winter-storm")


@pytest.mark.rule("sg-9.11")
@pytest.mark.parametrize(("side", "card"), PURCHASES)
def test_a_purchase_needs_a_force_and_cards_to_pay_with(scene: Scene, side: str, card: str) -> None:
    """Clause 9.11: an empty pile, an empty hand, and both as they should be."""
    scene.seat(side)(hand=[card, COIN[side]], reserve="lost")
    assert not is_offered(scene, side, card)

    scene.seat(side)(hand=[card], pile=[RECRUIT[side]])
    assert not is_offered(scene, side, card)

    scene.seat(side)(hand=[card, COIN[side]], pile=[RECRUIT[side]])
    assert is_offered(scene, side, card)


@pytest.mark.rule("sg-9.11")
@pytest.mark.parametrize(("side", "card"), SUPPLIES)
def test_rations_need_a_force_to_feed(scene: Scene, side: str, card: str) -> None:
    """Clause 9.11: on the table, in whichever zone; Forces in the pile do not eat."""
    scene.seat(side)(hand=[card])
    scene.seat(ENEMY[side])(control={1: [FORCE[ENEMY[side]]]})
    assert not is_offered(scene, side, card)

    scene.seat(side)(hand=[card], perimeter={3: [FORCE[side]]})
    assert is_offered(scene, side, card)


@pytest.mark.rule("sg-9.11")
def test_a_night_march_needs_a_force_that_can_move(scene: Scene) -> None:
    """Clause 9.11: none at all, one whom the enemy leaves no zone to go to, and one with a free zone."""
    force = FORCE["german"]
    scene.german(hand=["night-march"])
    assert not is_offered(scene, "german", "night-march")

    elsewhere: dict[Slot, list[str]] = {slot: [PLAIN["soviet"][slot - 2]] for slot in range(2, 6)}
    scene.german(hand=["night-march"], control={1: [force]})
    scene.soviet(control=elsewhere)
    assert not is_offered(scene, "german", "night-march")

    del elsewhere[5]
    scene.german(hand=["night-march"], control={1: [force]})
    scene.soviet(control=elsewhere)
    assert is_offered(scene, "german", "night-march")


@pytest.mark.rule("sg-9.11")
def test_an_exploitation_needs_a_force_in_a_location_that_is_held(scene: Scene) -> None:
    """Clause 9.11: not one in a contested Location nor one behind it."""
    force = FORCE["german"]
    scene.german(hand=["exploitation"], control={1: [force]}, perimeter={2: [PLAIN["german"][1]]})
    scene.soviet(control={1: [FORCE["soviet"]]})
    assert not is_offered(scene, "german", "exploitation")

    scene.german(hand=["exploitation"], control={1: [force]})
    assert is_offered(scene, "german", "exploitation")


@pytest.mark.rule("sg-9.11")
@pytest.mark.parametrize(("zone", "offered"), [("", False), ("control", True), ("perimeter", True)])
def test_an_infiltration_needs_a_force_on_the_table(scene: Scene, zone: str, offered: bool) -> None:
    """Clause 9.11: in any zone."""
    force = FORCE["soviet"]
    zones: Zones = {zone: {1: [force]}}
    scene.soviet(hand=["sewer-infiltration"], control=zones.get("control"), perimeter=zones.get("perimeter"))

    assert offered == is_offered(scene, "soviet", "sewer-infiltration")


@pytest.mark.rule("sg-9.11")
@pytest.mark.parametrize(("side", "card"), [("german", "exploitation"), ("soviet", "sewer-infiltration")])
def test_with_all_control_zones_full_nobody_goes_to_another(scene: Scene, side: str, card: str) -> None:
    """Clause 9.11: with one Force less there is a place to go to."""
    full = three_in_each_control_zone(side)
    scene.seat(side)(hand=[card], control=full)
    assert not is_offered(scene, side, card)

    full[5] = full[5][:2]
    scene.seat(side)(hand=[card], control=full)
    assert is_offered(scene, side, card)


@pytest.mark.rule("sg-9.11")
@pytest.mark.parametrize(("side", "card"), ORDERS)
def test_a_medal_needs_a_force_in_a_location_that_is_held(scene: Scene, side: str, card: str) -> None:
    """Clause 9.11: not one behind it nor one in a contested Location."""
    scene.seat(side)(hand=[card], control={1: [FORCE[side]]}, perimeter={2: [PLAIN[side][1]]})
    scene.seat(ENEMY[side])(control={1: [FORCE[ENEMY[side]]]})
    assert not is_offered(scene, side, card)

    scene.seat(side)(hand=[card], control={1: [FORCE[side]]})
    assert is_offered(scene, side, card)


@pytest.mark.rule("sg-9.11")
@pytest.mark.parametrize(("side", "card"), HEADQUARTERS)
def test_headquarters_need_a_card_to_draw(scene: Scene, side: str, card: str) -> None:
    """Clause 9.11: in the deck, or in the discard pile for a new deck."""
    scene.seat(side)(hand=whole_deck(side))
    assert not is_offered(scene, side, card)

    scene.seat(side)(hand=whole_deck(side, COIN[side]), deck=[COIN[side]])
    assert is_offered(scene, side, card)

    scene.seat(side)(hand=whole_deck(side, COIN[side]), discard=[COIN[side]])
    assert is_offered(scene, side, card)


@pytest.mark.rule("sg-9.11")
def test_an_operation_uranus_always_does_something(scene: Scene) -> None:
    """Clause 9.11: without a German Ration to lose it still stays in play."""
    scene.soviet(hand=["operation-uranus"])

    assert is_offered(scene, "soviet", "operation-uranus")


@pytest.mark.rule("sg-9.11")
@pytest.mark.parametrize("side", SIDES)
def test_the_clause_forbids_an_idle_event(scene: Scene, side: str) -> None:
    """Clause 9.11: it is what a player hears who tries."""
    scene.seat(side)(hand=[dict(THEFTS)[side]])
    scene.starts_actions(side)

    assert "sg-9.11" == scene.seat(side).refused("play", dict(THEFTS)[side])
