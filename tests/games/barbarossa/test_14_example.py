"""Chapter 14, the example of play: one turn from reactivation to the new hand, under each edition.

Arclight and Kamikaze print the example; Lundström's rules are played through it as well. Where a
document contradicts itself or the other (R35 to R39), the numbers below are the side we took.
"""

from __future__ import annotations

import pytest

from tests.games.barbarossa.naming import EDITIONS
from tests.games.barbarossa.scene import Scene

GRENADIER = "grenadier-regiment"
PANZER_GRENADIER = "panzer-grenadier-regiment"
HEAVY = "heavy-tank-battalion"
SCOUT = "armored-scout-battalion"
ASSAULT_GUN = "assault-gun-battalion"
HQ = "division-hq-company"
LOCOMOTIVE = "locomotive-transport"
MOTORIZED = "motorized-transport"
HORSE = "horse-drawn-transport"
POSITION = "strategic-position"
GUARDS = "russian-guards-tank-army"

# What exhausting a Panzer Grenadier Regiment and a Grenadier Regiment gives (D6).
VALUES = {"arclight": (1, 3), "lundstrom": (2, 1), "kamikaze": (2, 1)}


@pytest.fixture
def example(scene: Scene, edition: str) -> Scene:
    """The example's turn at its Starting Phase."""
    scene.edition(edition)
    scene.seat1(
        hand=[LOCOMOTIVE, SCOUT, ASSAULT_GUN, HQ, MOTORIZED],
        deck=["air-supply", *[HORSE] * 4, PANZER_GRENADIER],
        front=[GRENADIER, POSITION, f"{HEAVY} exhausted", f"{PANZER_GRENADIER} exhausted"],
    )
    scene.cities("kharkov")
    scene.events(GUARDS)
    scene.in_phase("starting")
    return scene


def start(scene: Scene) -> None:
    """Play the example's Starting Phase."""
    scene.seat1.plays(LOCOMOTIVE)
    scene.seat1.uses(f"{HEAVY} exhausted", 1)
    scene.seat1.ends()


def play(scene: Scene) -> None:
    """Play it up to the combat."""
    start(scene)
    scene.seat1.plays(SCOUT)
    scene.seat1.plays(ASSAULT_GUN)
    scene.seat1.plays(HQ)
    scene.seat1.places(PANZER_GRENADIER)


def exhaust_units(scene: Scene) -> None:
    """Play it up to the combat, declare that and exhaust all four units."""
    play(scene)
    attack_with_all(scene)


def attack_with_all(scene: Scene) -> None:
    """Declare the attack and exhaust all four units."""
    scene.seat1.attacks("kharkov")
    scene.seat1.uses(HEAVY, 2)
    scene.seat1.uses(PANZER_GRENADIER, 1)
    scene.seat1.uses(PANZER_GRENADIER, 1)
    scene.seat1.uses(GRENADIER, 1)


def fight(scene: Scene) -> None:
    """Play the whole combat."""
    exhaust_units(scene)
    scene.seat1.uses(f"{ASSAULT_GUN} exhausted", 3)
    scene.seat1.chooses("forfeit", f"{GRENADIER} exhausted")
    scene.seat1.uses(POSITION)
    scene.seat1.conquers()


def supply(scene: Scene) -> None:
    """Play it up to the Reinforcement Phase."""
    fight(scene)
    scene.seat1.plays(MOTORIZED)
    scene.seat1.ends()


@pytest.mark.rule("bb-14.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_starting_phase_of_the_example(example: Scene) -> None:
    assert [GRENADIER, f"{HEAVY} exhausted", PANZER_GRENADIER, POSITION] == example.seat1.front
    assert not example.offers(f"use-1 {HEAVY} exhausted")

    example.seat1.plays(LOCOMOTIVE)
    assert 3 == example.supply
    example.seat1.uses(f"{HEAVY} exhausted", 1)

    assert (0, 0) == (example.supply, example.tactic)
    assert [GRENADIER, HEAVY, PANZER_GRENADIER, POSITION] == example.seat1.front


@pytest.mark.rule("bb-14.2", "bb-16.13")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_cards_played_in_the_example(example: Scene, edition: str) -> None:
    """14.2, R35: with the Assault Gun's play, which Kamikaze leaves out, its last sum comes right."""
    start(example)
    found = [(example.tactic, example.attack)]

    for card in (SCOUT, ASSAULT_GUN, HQ):
        example.seat1.plays(card)
        found.append((example.tactic, example.attack))

    assert [(1, 0), (2, 2), (1, 2), (1, 2)] == found
    assert (2 if edition == "lundstrom" else 1) == example.reinforcement
    assert [SCOUT, HQ, LOCOMOTIVE] == example.seat1.played
    assert f"{ASSAULT_GUN} exhausted" in example.seat1.front
    assert [MOTORIZED, PANZER_GRENADIER] == example.seat1.hand


@pytest.mark.rule("bb-16.13")
@pytest.mark.parametrize("edition", EDITIONS)
def test_without_the_assault_gun_the_sums_of_the_example_do_not_come_right(example: Scene) -> None:
    """R35: two Tactic Points would be left where one is counted, and two Attack Points would be missing."""
    start(example)
    example.seat1.plays(SCOUT)
    example.seat1.plays(HQ)
    assert 2 == example.tactic
    example.seat1.places(PANZER_GRENADIER)

    attack_with_all(example)
    example.seat1.uses(POSITION)

    assert (14, 16) == (example.attack, example.defence)


@pytest.mark.rule("bb-14.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_panzer_grenadier_placed_in_the_example(example: Scene) -> None:
    play(example)

    assert [MOTORIZED] == example.seat1.hand
    assert 2 == example.seat1.front.count(PANZER_GRENADIER)
    assert (1, 2, 0) == (example.tactic, example.attack, example.supply)


@pytest.mark.rule("bb-14.4", "bb-14.8", "bb-14.9", "bb-16.15")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_units_exhausted_in_the_example(example: Scene, edition: str) -> None:
    """14.8, 14.9: 7 + 2 + 2 + 1, or 7 + 1 + 1 + 3 in Arclight; both make the 12 of the example."""
    play(example)
    panzer_grenadier, grenadier = VALUES[edition]
    example.seat1.attacks("kharkov")
    assert (18, 2) == (example.defence, example.attack)

    gains = []
    for card, ability in ((HEAVY, 2), (PANZER_GRENADIER, 1), (PANZER_GRENADIER, 1), (GRENADIER, 1)):
        before = example.attack
        example.seat1.uses(card, ability)
        gains.append(example.attack - before)

    assert [7, panzer_grenadier, panzer_grenadier, grenadier] == gains
    assert 2 + 12 == example.attack
    assert not example.offers("conquer")


@pytest.mark.rule("bb-14.8", "bb-14.9")
@pytest.mark.parametrize(
    ("edition", "values", "gains"), [("arclight", "2-1", (2, 1)), ("kamikaze", "1-3", (1, 3))]
)
def test_either_solution_may_be_chosen_under_any_edition(
    scene: Scene, edition: str, values: str, gains: tuple[int, int]
) -> None:
    scene.edition(edition, example_values=values)
    scene.seat1(front=[PANZER_GRENADIER, GRENADIER])
    scene.in_phase("tactics")

    scene.seat1.uses(PANZER_GRENADIER, 1)
    first = scene.attack
    scene.seat1.uses(GRENADIER, 1)

    assert gains == (first, scene.attack - first)


@pytest.mark.rule("bb-14.8", "bb-14.9")
@pytest.mark.parametrize("edition", EDITIONS)
def test_giving_the_infantry_up_is_worth_the_same_under_either_solution(scene: Scene, edition: str) -> None:
    scene.edition(edition)
    scene.seat1(hand=[SCOUT], front=[f"{PANZER_GRENADIER} exhausted", f"{GRENADIER} exhausted"])
    scene.in_phase("tactics")

    scene.seat1.uses(f"{GRENADIER} exhausted", 2)
    assert 1 == scene.attack
    scene.seat1.uses(f"{PANZER_GRENADIER} exhausted", 2)

    assert 1 + 2 == scene.attack


@pytest.mark.rule("bb-14.4", "bb-16.17")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_assault_gun_of_the_example_may_give_up_any_infantry(example: Scene) -> None:
    """R39: exhausted itself, it takes the exhausted Grenadier, and could take a Panzer Grenadier."""
    exhaust_units(example)

    example.seat1.uses(f"{ASSAULT_GUN} exhausted", 3)
    assert [f"{GRENADIER} exhausted", f"{PANZER_GRENADIER} exhausted"] == example.offered("forfeit")
    example.seat1.chooses("forfeit", f"{GRENADIER} exhausted")

    assert 16 == example.attack
    assert [GRENADIER] == example.seat1.discard


@pytest.mark.rule("bb-14.4", "bb-16.14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_sixteen_points_take_kharkov_in_the_example(example: Scene, edition: str) -> None:
    """14.4, R36: the sum is 16 against 16; the 14 that Arclight prints would not have done."""
    exhaust_units(example)
    example.seat1.uses(POSITION)
    assert (14, 16) == (example.attack, example.defence)
    assert not example.offers("conquer")
    example.seat1.uses(f"{ASSAULT_GUN} exhausted", 3)
    example.seat1.chooses("forfeit", f"{GRENADIER} exhausted")
    assert (16, 16) == (example.attack, example.defence)

    example.seat1.conquers()

    assert 0 == example.attack
    assert "kharkov" in example.seat1.front
    assert POSITION not in example.seat1.front
    assert (POSITION in example.seat1.discard) == (edition == "lundstrom")
    assert (9 if edition == "lundstrom" else 10) == example.war_zone(POSITION)


@pytest.mark.rule("bb-14.5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_the_combat_of_the_example_brings_and_costs(example: Scene, edition: str) -> None:
    fight(example)

    front = [f"{ASSAULT_GUN} exhausted", "kharkov", *[f"{PANZER_GRENADIER} exhausted"] * 2]
    assert front == example.seat1.front
    assert {HEAVY, GUARDS, GRENADIER} == set(example.seat1.discard) - {POSITION}
    last = [HEAVY, GUARDS] if edition != "arclight" else [GUARDS, HEAVY]
    assert last == example.seat1.discard[-2:]
    assert example.asks("seat1", "tactics-phase")


@pytest.mark.rule("bb-14.6", "bb-16.16")
@pytest.mark.parametrize("second", ["field-replacement-battalion", GRENADIER])
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_cards_recruited_in_the_example(example: Scene, second: str) -> None:
    """14.6, R38: either document's second card costs 1, so both purchases come out even."""
    supply(example)
    assert example.asks("seat1", "reinforcement-phase")
    assert (1, 2, 2) == (example.tactic, example.reinforcement, example.supply)

    gained = example.seat1.discard
    example.seat1.recruits(HORSE)
    assert (1, 1) == (example.reinforcement, example.supply)
    example.seat1.recruits(second)

    assert (0, 0) == (example.reinforcement, example.supply)
    assert [*gained, HORSE, second] == example.seat1.discard[: len(gained) + 2]
    assert example.kind != "reinforcement-phase"


@pytest.mark.rule("bb-14.7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_clean_up_phase_of_the_example(example: Scene) -> None:
    supply(example)
    example.seat1.recruits(HORSE)
    example.seat1.recruits(GRENADIER)
    while example.asked == "seat1":
        example.seat1.ends()

    assert [HORSE, GRENADIER] == example.seat1.discard[-6:-4]
    assert {SCOUT, HQ, LOCOMOTIVE, MOTORIZED} == set(example.seat1.discard[-4:])
    assert [] == example.seat1.played
    assert [HORSE] * 4 == example.seat1.hand
    assert ["air-supply"] == example.seat1.deck
    assert "seat2" == example.asked
