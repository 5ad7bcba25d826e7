"""Chapter 12, combat: what red texts take, and who chooses."""

from __future__ import annotations

import pytest

from tests.games.barbarossa.naming import EDITIONS, ids_of
from tests.games.barbarossa.scene import Scene

HORSE = "horse-drawn-transport"
FLAK = "flak-battalion"
GRENADIER = "grenadier-regiment"
PANZER = "panzer-regiment"
HEAVY = "heavy-tank-battalion"


def attack(scene: Scene, edition: str, city: str, front: list[str], won: bool) -> None:
    """Have seat 1 win or lose a combat against *city*, up to its red text."""
    scene.edition(edition)
    scene.seat1(
        hand=[HORSE, GRENADIER, PANZER],
        deck=[GRENADIER, PANZER],
        discard=["blitzkrieg"],
        front=front,
        played=[GRENADIER, FLAK],
    )
    scene.seat2(hand=[HORSE], front=[GRENADIER, PANZER])
    scene.cities(city)
    scene.events("russian-guards-tank-army")
    scene.points(attack=40 if won else 0)
    scene.in_phase("tactics")
    scene.seat1.attacks(city)
    scene.choose(0, "conquer" if won else "break-off")


def lost(scene: Scene) -> list[str]:
    """Return the units in the discard pile of seat 1."""
    return sorted(card for card in scene.seat1.discard if card in ids_of("army"))


@pytest.mark.rule("bb-12.44")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("won", [True, False])
@pytest.mark.parametrize("infantry", range(4))
def test_a_penalty_takes_all_there_are_where_it_asks_for_more(
    scene: Scene, edition: str, won: bool, infantry: int
) -> None:
    """12.44: Sevastopol asks for three Infantry; nobody is asked, and nothing else makes up for it."""
    attack(scene, edition, "sevastopol", [PANZER, *[GRENADIER] * infantry], won)

    assert [GRENADIER] * infantry == lost(scene)
    assert PANZER in scene.seat1.front
    assert scene.asks("seat1", "tactics-phase")


@pytest.mark.rule("bb-12.44")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_has_nothing_to_lose_loses_nothing(scene: Scene, edition: str) -> None:
    attack(scene, edition, "kharkov", [GRENADIER, FLAK], won=True)

    assert [] == lost(scene)
    assert [FLAK, GRENADIER, "kharkov"] == scene.seat1.front


@pytest.mark.rule("bb-12.45", "bb-12.46")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("won", [True, False])
@pytest.mark.parametrize("choice", [FLAK, GRENADIER, f"{PANZER} exhausted"])
def test_the_attacker_chooses_what_is_lost(scene: Scene, edition: str, won: bool, choice: str) -> None:
    attack(scene, edition, "bryansk", [FLAK, GRENADIER, f"{PANZER} exhausted"], won)
    assert scene.asks("seat1", "pick")
    assert sorted([FLAK, GRENADIER, f"{PANZER} exhausted"]) == sorted(scene.offered("forfeit"))

    scene.seat1.chooses("forfeit", choice)

    assert [choice.split()[0]] == lost(scene)
    assert choice not in scene.seat1.front


@pytest.mark.rule("bb-12.45")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_attacker_chooses_each_of_several(scene: Scene, edition: str) -> None:
    """12.45: Rostov takes two of four; the second choice is free as well."""
    attack(scene, edition, "rostov", [FLAK, GRENADIER, PANZER, HEAVY], won=True)

    scene.seat1.chooses("forfeit", FLAK)
    assert [PANZER, HEAVY] == scene.offered("forfeit")
    scene.seat1.chooses("forfeit", HEAVY)

    assert [FLAK, HEAVY] == lost(scene)
    assert [GRENADIER, PANZER, "rostov"] == scene.seat1.front


@pytest.mark.rule("bb-12.46")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("won", [True, False])
@pytest.mark.parametrize("condition", ["", " exhausted", " lingering"])
def test_a_red_text_takes_active_and_exhausted_cards_alike(
    scene: Scene, edition: str, won: bool, condition: str
) -> None:
    attack(scene, edition, "kharkov", [GRENADIER, f"{PANZER}{condition}"], won)

    assert [PANZER] == lost(scene)


@pytest.mark.rule("bb-12.46")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("won", [True, False])
def test_a_red_text_takes_cards_of_the_attackers_front_line_only(
    scene: Scene, edition: str, won: bool
) -> None:
    """12.46: hand, deck, playing area and the other player's Front Line are safe from Odessa."""
    attack(scene, edition, "odessa", [GRENADIER, FLAK], won)

    assert [GRENADIER] == lost(scene)
    assert [GRENADIER, HORSE, PANZER] == scene.seat1.hand
    assert [FLAK, GRENADIER] == scene.seat1.played
    assert [GRENADIER, PANZER] == scene.seat1.deck
    assert [GRENADIER, PANZER] == scene.seat2.front


@pytest.mark.rule("bb-12.46")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("unit", ids_of("army"))
def test_army_means_any_deployed_army_card_and_no_other(scene: Scene, edition: str, unit: str) -> None:
    """12.46: Riga can only take the unit, whatever its subtype, and leaves Support, Sites and Events."""
    others = ["heinz-guderian", "minsk", "fortified-hill", "partisans"]
    attack(scene, edition, "riga", [unit, *others], won=False)

    assert [unit] == lost(scene)
    assert sorted(others) == scene.seat1.front


@pytest.mark.rule("bb-12.46")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_unit_just_used_up_can_be_the_one_lost(scene: Scene, edition: str) -> None:
    """S2 §14-2: the Heavy Tank is exhausted for the attack on Kharkov and then forfeited."""
    scene.edition(edition)
    scene.seat1(hand=[HORSE], deck=[HORSE], front=[HEAVY, GRENADIER])
    scene.cities("kharkov")
    scene.events("luftwaffe-support")
    scene.points(attack=2)
    scene.in_phase("tactics")
    scene.seat1.attacks("kharkov")

    scene.seat1.uses(HEAVY, 2)
    scene.seat1.conquers()

    assert [HEAVY] == lost(scene)
