"""Chapter 15, single cards: Rifle Army, General Winter, Rasputitsa and Partisans."""

from __future__ import annotations

import pytest

from tests.games.barbarossa.naming import EDITIONS
from tests.games.barbarossa.scene import Scene

FLAK = "flak-battalion"
HEAVY = "heavy-tank-battalion"
HORSE = "horse-drawn-transport"
LOCOMOTIVE = "locomotive-transport"
MOTORIZED = "motorized-transport"
RIFLES = "soviet-rifle-army"
TANK_CORPS = "soviet-tank-corps"
WINTER = "general-winter"


def tired(card: str, count: int = 1) -> list[str]:
    """Exhausted copies of *card*."""
    return [f"{card} exhausted"] * count


def wake(scene: Scene, edition: str, front: list[str], supply: int = 0) -> None:
    """Begin a Starting Phase with *front* deployed and Supply Points at hand."""
    scene.edition(edition)
    scene.seat1(hand=[HORSE], deck=[HORSE] * 8, front=front)
    scene.points(supply=supply)
    scene.in_phase("starting")


@pytest.mark.rule("bb-15.32", "bb-15.33")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_revealed_rifle_army_reveals_one_more_event(scene: Scene, edition: str) -> None:
    """15.33: in Lundström's edition too, whose rules speak of one Event."""
    scene.edition(edition)
    scene.seat1(hand=[HORSE], front=[FLAK])
    scene.cities("kharkov")
    scene.events(RIFLES, RIFLES, TANK_CORPS, WINTER)
    scene.in_phase("tactics")

    scene.seat1.attacks("kharkov")

    assert [TANK_CORPS, RIFLES, RIFLES] == scene.revealed
    assert 12 + 4 + 1 + 1 == scene.defence
    assert WINTER == scene.event_pile[0]


@pytest.mark.rule("bb-15.32", "bb-15.33")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_rifle_army_reveals_nothing_more_from_an_empty_pile(scene: Scene, edition: str) -> None:
    scene.edition(edition)
    scene.seat1(hand=[HORSE], front=[FLAK])
    scene.cities("kharkov")
    scene.events(RIFLES, only=True)
    scene.in_phase("tactics")

    scene.seat1.attacks("kharkov")

    assert [RIFLES] == scene.revealed
    assert 12 + 1 == scene.defence


@pytest.mark.rule("bb-15.32", "bb-15.33")
@pytest.mark.parametrize("edition", EDITIONS)
def test_all_events_of_a_rifle_army_are_gained(scene: Scene, edition: str) -> None:
    scene.edition(edition)
    scene.seat1(hand=[HORSE], front=[FLAK])
    scene.cities("riga")
    scene.events(RIFLES, TANK_CORPS)
    scene.points(attack=40)
    scene.in_phase("tactics")
    scene.seat1.attacks("riga")

    scene.seat1.conquers()
    scene.seat1.chooses("next", RIFLES)

    assert {RIFLES, TANK_CORPS, FLAK} == set(scene.seat1.discard)
    assert 40 - 7 - 1 - 4 == scene.attack


@pytest.mark.rule("bb-15.34")
@pytest.mark.parametrize("edition", EDITIONS)
def test_general_winter_lets_three_army_cards_of_the_owners_choice_reactivate(
    scene: Scene, edition: str
) -> None:
    cards = ["grenadier-regiment", FLAK, "artillery-regiment", "anti-tank-battalion", "panzer-regiment"]
    wake(scene, edition, [WINTER, *[f"{card} exhausted" for card in cards]])
    assert scene.asks("seat1", "pick")
    assert not scene.offers("end")

    for card in [FLAK, "anti-tank-battalion", "panzer-regiment"]:
        if scene.kind == "pick":
            scene.seat1.chooses("reactivate", f"{card} exhausted")

    kept = ["artillery-regiment exhausted", "grenadier-regiment exhausted"]
    assert sorted(["anti-tank-battalion", FLAK, "panzer-regiment", WINTER, *kept]) == scene.seat1.front
    assert scene.asks("seat1", "starting-phase")


@pytest.mark.rule("bb-15.34")
@pytest.mark.parametrize(("exhausted", "active"), [(1, 1), (3, 3), (4, 3), (6, 3)])
def test_general_winter_sets_an_upper_number(scene: Scene, exhausted: int, active: int) -> None:
    wake(scene, "kamikaze", [WINTER, *tired(FLAK, exhausted)])

    assert scene.asks("seat1", "starting-phase")
    assert [FLAK] * active + tired(FLAK, exhausted - active) == scene.seat1.front[:exhausted]


@pytest.mark.rule("bb-15.35")
@pytest.mark.parametrize("edition", EDITIONS)
def test_general_winter_does_not_touch_cards_that_are_no_army_cards(scene: Scene, edition: str) -> None:
    others = ["forward-airfield", "heinz-guderian", "minsk", "partisans"]
    wake(scene, edition, [WINTER, *tired(FLAK, 4), *[f"{card} exhausted" for card in others]])

    assert sorted([FLAK] * 3 + tired(FLAK) + others + [WINTER]) == scene.seat1.front


@pytest.mark.rule("bb-15.36")
@pytest.mark.parametrize("edition", EDITIONS)
def test_further_army_cards_cost_1_supply_point_each_under_general_winter(scene: Scene, edition: str) -> None:
    wake(scene, edition, [WINTER, *tired(FLAK, 6)], supply=2)

    for left in (1, 0):
        scene.seat1.uses(WINTER, 1)
        assert left == scene.supply
    assert not scene.offers(f"use-1 {WINTER}")
    scene.seat1.plays(HORSE)
    scene.seat1.uses(WINTER, 1)

    assert [FLAK] * 6 == scene.seat1.front[:6]
    assert 0 == scene.supply


@pytest.mark.rule("bb-15.36")
@pytest.mark.parametrize("edition", EDITIONS)
def test_general_winter_takes_payment_in_the_starting_phase_only(scene: Scene, edition: str) -> None:
    scene.edition(edition)
    scene.seat1(hand=[HORSE], front=[WINTER, *tired(FLAK)])
    scene.points(supply=9)
    scene.in_phase("tactics")

    assert not scene.offers(f"use-1 {WINTER}")


@pytest.mark.rule("bb-15.37")
@pytest.mark.parametrize("edition", EDITIONS)
def test_heavy_tanks_and_the_workshop_do_not_count_towards_the_three(scene: Scene, edition: str) -> None:
    """15.37: three Guns by themselves, one Heavy Tank repaired, one paid for: five in all."""
    front = [WINTER, "field-repair-workshop", *tired(FLAK, 3), *tired(HEAVY, 2)]
    wake(scene, edition, front, supply=3)
    assert [FLAK] * 3 == scene.seat1.front[1:4]

    scene.seat1.uses("field-repair-workshop")
    scene.seat1.uses(f"{HEAVY} exhausted", 1)

    assert [HEAVY] * 2 == [card for card in scene.seat1.front if HEAVY in card]
    assert 0 == scene.supply


@pytest.mark.rule("bb-15.38")
@pytest.mark.parametrize("edition", EDITIONS)
def test_two_general_winters_do_not_add_up(scene: Scene, edition: str) -> None:
    wake(scene, edition, [WINTER, WINTER, *tired(FLAK, 7)], supply=1)
    assert [FLAK] * 3 + tired(FLAK, 4) == scene.seat1.front[:7]

    scene.seat1.uses(WINTER, 1)

    assert [FLAK] * 4 + tired(FLAK, 3) == scene.seat1.front[:7]
    assert 0 == scene.supply


@pytest.mark.rule("bb-15.39")
@pytest.mark.parametrize("edition", EDITIONS)
def test_sending_general_winter_away_does_not_undo_its_limit(scene: Scene, edition: str) -> None:
    wake(scene, edition, [WINTER, *tired(FLAK, 5)], supply=3)

    scene.seat1.uses(WINTER, 2)

    assert [FLAK] * 3 + tired(FLAK, 2) == scene.seat1.front
    assert 0 == scene.supply
    assert WINTER == scene.event_pile[-1]


def gains(scene: Scene, edition: str, front: list[str], hand: list[str]) -> list[int]:
    """What each card of *hand*, played in turn, adds to the Supply Points."""
    scene.edition(edition)
    scene.seat1(hand=[*hand, "panzer-regiment"], deck=[HORSE] * 8, front=front)
    scene.in_phase("tactics")
    found = []
    for card in hand:
        before = scene.supply
        scene.seat1.plays(card)
        found.append(scene.supply - before)
    return found


@pytest.mark.rule("bb-15.40")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("copies", "gain"), [(0, 2), (1, 1), (2, 0), (3, 0)])
def test_rasputitsas_add_up_to_the_whole_gain_of_a_motorized_transport(
    scene: Scene, edition: str, copies: int, gain: int
) -> None:
    hand = [LOCOMOTIVE, MOTORIZED, HORSE, MOTORIZED]

    assert [3, gain, 1, gain] == gains(scene, edition, ["rasputitsa"] * copies, hand)


@pytest.mark.rule("bb-15.41")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ([LOCOMOTIVE, HORSE, HORSE], [2, 1, 1]),
        ([HORSE, LOCOMOTIVE, MOTORIZED], [0, 3, 2]),
        (["air-supply", HORSE], [2, 1]),
        ([RIFLES, HORSE], [0, 1]),
    ],
)
def test_partisans_take_one_supply_point_of_the_first_gain(
    scene: Scene, edition: str, hand: list[str], expected: list[int]
) -> None:
    assert expected == gains(scene, edition, ["partisans"], hand)


@pytest.mark.rule("bb-15.41")
@pytest.mark.parametrize("edition", EDITIONS)
def test_partisans_take_a_supply_point_of_every_turn(scene: Scene, edition: str) -> None:
    assert [2] == gains(scene, edition, ["partisans"], [LOCOMOTIVE])
    scene.seat1.ends_turn()
    while scene.asked == "seat2":
        scene.seat2.ends()
    while scene.kind != "tactics-phase":
        scene.seat1.ends()

    scene.seat1.plays(HORSE)
    assert 0 == scene.supply
    scene.seat1.plays(HORSE)

    assert 1 == scene.supply


@pytest.mark.rule("bb-15.42")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("hand", "expected"),
    [([LOCOMOTIVE, HORSE], [1, 1]), ([MOTORIZED, HORSE], [0, 1]), ([HORSE, LOCOMOTIVE], [0, 3])],
)
def test_two_partisans_take_two_points_of_the_first_gain_but_never_more_than_it_is(
    scene: Scene, edition: str, hand: list[str], expected: list[int]
) -> None:
    """15.42: what the first gain cannot bear is not taken from the next."""
    assert expected == gains(scene, edition, ["partisans"] * 2, hand)


@pytest.mark.rule("bb-15.40", "bb-15.41")
def test_a_gain_that_the_mud_swallows_is_not_the_first_gain(scene: Scene) -> None:
    front = ["rasputitsa", "rasputitsa", "partisans"]

    assert [0, 0, 1] == gains(scene, "kamikaze", front, [MOTORIZED, HORSE, HORSE])
