"""Chapter 15, single cards: Assault Gun, Anti-Tank, Division HQ and Heavy Tank."""

from __future__ import annotations

import pytest

from tests.games.barbarossa.naming import EDITIONS
from tests.games.barbarossa.scene import Scene

ANTI_TANK = "anti-tank-battalion"
ASSAULT_GUN = "assault-gun-battalion"
GRENADIER = "grenadier-regiment"
GUARDS = "russian-guards-tank-army"
HEAVY = "heavy-tank-battalion"
HORSE = "horse-drawn-transport"
HQ = "division-hq-company"
MANSTEIN = "erich-von-manstein"
PANZER_GRENADIER = "panzer-grenadier-regiment"
RIFLES = "soviet-rifle-army"
TANK_CORPS = "soviet-tank-corps"


@pytest.mark.rule("bb-15.11")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("gun", [ASSAULT_GUN, f"{ASSAULT_GUN} exhausted"])
@pytest.mark.parametrize("lost", [GRENADIER, f"{PANZER_GRENADIER} exhausted"])
def test_the_assault_gun_forfeits_any_other_infantry(scene: Scene, edition: str, gun: str, lost: str) -> None:
    """15.11: active or exhausted, both the gun and what it gives up."""
    infantry = [GRENADIER, f"{PANZER_GRENADIER} exhausted"]
    scene.edition(edition)
    scene.seat1(hand=[HORSE], front=[gun, "panzer-regiment", "flak-battalion", *infantry])
    scene.in_phase("tactics")

    scene.seat1.uses(gun, 3)
    assert infantry == scene.offered("forfeit")
    scene.seat1.chooses("forfeit", lost)

    assert 2 == scene.attack
    assert [lost.partition(" ")[0]] == scene.seat1.discard
    kept = [card for card in infantry if card != lost]
    assert sorted([gun, "panzer-regiment", "flak-battalion", *kept]) == scene.seat1.front


@pytest.mark.rule("bb-15.11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_assault_gun_needs_infantry_to_forfeit(scene: Scene, edition: str) -> None:
    scene.edition(edition)
    scene.seat1(hand=[HORSE, GRENADIER], front=[ASSAULT_GUN, "panzer-regiment", "flak-battalion"])
    scene.in_phase("tactics")

    assert [] == scene.offered("use-3")


def fire(scene: Scene, target: str, *events: str, manstein: str = "") -> int:
    """Attack *target* while these Events lie on top; return what an Anti-Tank Battalion gives.

    Before it fires, Manstein replaces the Event that *manstein* names.
    """
    scene.seat1(hand=[HORSE], front=[ANTI_TANK, MANSTEIN, "flak-battalion"])
    scene.cities("kharkov")
    scene.events(*events)
    scene.in_phase("tactics")
    scene.seat1.attacks(target)
    if manstein:
        scene.seat1.uses(MANSTEIN)
        if scene.kind == "order":
            scene.seat1.chooses("replace", manstein)
    scene.seat1.uses(ANTI_TANK)
    return scene.attack


@pytest.mark.rule("bb-15.12")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("events", "gained"),
    [((GUARDS,), 4), ((TANK_CORPS,), 4), ((RIFLES, TANK_CORPS), 4), (("partisans",), 3)],
)
def test_an_armour_event_gives_the_anti_tank_battalion_one_point_more(
    scene: Scene, edition: str, events: tuple[str, ...], gained: int
) -> None:
    scene.edition(edition)

    assert gained == fire(scene, "kharkov", *events)


@pytest.mark.rule("bb-15.12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_anti_tank_battalion_looks_at_what_lies_revealed_when_it_is_used(
    scene: Scene, edition: str
) -> None:
    """15.12: an Armour Event that Manstein put away no longer counts, one that he brought does."""
    scene.edition(edition)
    assert 3 == fire(scene, "kharkov", GUARDS, "partisans", manstein=GUARDS)

    scene.edition(edition)
    assert 4 == fire(scene, "kharkov", "partisans", GUARDS, manstein="partisans")

    scene.edition(edition)
    assert 4 == fire(scene, "kharkov", RIFLES, GUARDS, TANK_CORPS, manstein=RIFLES)
    assert [GUARDS, TANK_CORPS] == scene.revealed


@pytest.mark.rule("bb-15.12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_without_a_revealed_event_the_anti_tank_battalion_gives_no_more(scene: Scene, edition: str) -> None:
    scene.edition(edition)
    assert 3 == fire(scene, "fortified-hill", GUARDS)

    scene.edition(edition)
    scene.seat1(hand=[HORSE], front=[ANTI_TANK])
    scene.events(GUARDS)
    scene.in_phase("tactics")
    scene.seat1.uses(ANTI_TANK)

    assert 3 == scene.attack


@pytest.mark.rule("bb-15.13")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_division_hq_lets_any_number_of_infantry_and_tanks_go_to_the_front_line(
    scene: Scene, edition: str
) -> None:
    placed = [GRENADIER, GRENADIER, PANZER_GRENADIER, "panzer-regiment"]
    scene.edition(edition)
    scene.seat1(hand=[HQ, "flak-battalion", "armored-scout-battalion", *placed], deck=[HEAVY])
    scene.in_phase("tactics")
    scene.seat1.plays(HQ)
    points = (scene.tactic, scene.supply, scene.reinforcement, scene.attack)
    assert [GRENADIER, PANZER_GRENADIER, "panzer-regiment", HEAVY] == scene.offered("place")

    for card in [*placed, HEAVY]:
        scene.seat1.places(card)

    assert sorted([*placed, HEAVY]) == scene.seat1.front
    assert ["armored-scout-battalion", "flak-battalion"] == scene.seat1.hand
    assert points == (scene.tactic, scene.supply, scene.reinforcement, scene.attack)
    assert "bb-15.13" == scene.seat1.refused("place", "flak-battalion")


@pytest.mark.rule("bb-15.13")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_permission_of_the_division_hq_ends_with_the_tactics_phase(scene: Scene, edition: str) -> None:
    """15.13: it rests in combat, comes back after it, and is gone in the phases that follow."""
    scene.edition(edition)
    scene.seat1(hand=[HQ, GRENADIER, HORSE], deck=[HORSE] * 8, front=["flak-battalion", "panzer-regiment"])
    scene.points(tactic=1, attack=3, supply=1)
    scene.in_phase("tactics")
    assert [] == scene.offered("place")
    scene.seat1.plays(HQ)
    assert [GRENADIER] == scene.offered("place")

    scene.seat1.attacks("fortified-hill")
    assert scene.asks("seat1", "combat")
    assert [] == scene.offered("place")
    scene.seat1.uses("panzer-regiment", 2)
    scene.seat1.conquers()
    assert [GRENADIER] == scene.offered("place")
    scene.seat1.ends()
    assert scene.asks("seat1", "reinforcement-phase")
    assert [] == scene.offered("place")

    scene.seat1.ends()
    scene.seat1.keeps(GRENADIER)
    while scene.asked == "seat2":
        scene.seat2.ends()
    while scene.kind != "tactics-phase":
        scene.seat1.ends()
    assert GRENADIER in scene.seat1.hand
    assert [] == scene.offered("place")


@pytest.mark.rule("bb-15.14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_heavy_tank_stays_exhausted_until_3_supply_points_are_paid(scene: Scene, edition: str) -> None:
    scene.edition(edition)
    scene.seat1(hand=[HORSE], front=[f"{HEAVY} exhausted"])
    scene.points(supply=2)
    scene.in_phase("starting")
    assert [f"{HEAVY} exhausted"] == scene.seat1.front
    assert not scene.offers(f"use-1 {HEAVY} exhausted")

    scene.seat1.plays(HORSE)
    scene.seat1.uses(f"{HEAVY} exhausted", 1)

    assert [HEAVY] == scene.seat1.front
    assert 0 == scene.supply


@pytest.mark.rule("bb-15.14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_heavy_tank_can_be_paid_for_in_the_starting_phase_only(scene: Scene, edition: str) -> None:
    scene.edition(edition)
    scene.seat1(hand=[HORSE], front=[f"{HEAVY} exhausted"])
    scene.points(supply=9)
    scene.in_phase("tactics")

    assert not scene.offers(f"use-1 {HEAVY} exhausted")
    assert "bb-9.13" == scene.seat1.refused("use-1", f"{HEAVY} exhausted")


@pytest.mark.rule("bb-15.15")
@pytest.mark.parametrize("edition", EDITIONS)
def test_general_winters_paid_ability_does_not_reactivate_the_heavy_tank(scene: Scene, edition: str) -> None:
    tired = ["flak-battalion exhausted"] * 4
    scene.edition(edition)
    scene.seat1(hand=[HORSE], front=["general-winter", f"{HEAVY} exhausted", *tired])
    scene.points(supply=2)
    scene.in_phase("starting")
    assert ["flak-battalion"] * 3 + ["flak-battalion exhausted"] == scene.seat1.front[:4]

    scene.seat1.uses("general-winter", 1)

    assert ["flak-battalion"] * 4 == scene.seat1.front[:4]
    assert f"{HEAVY} exhausted" in scene.seat1.front
    assert 1 == scene.supply
    assert not scene.offers("use-1 general-winter")


@pytest.mark.rule("bb-15.15")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_heavy_tank_is_not_among_those_that_winter_lets_reactivate(scene: Scene, edition: str) -> None:
    tired = ["flak-battalion", "artillery-regiment", "panzer-regiment", GRENADIER]
    scene.edition(edition)
    scene.seat1(front=["general-winter", *[f"{card} exhausted" for card in [HEAVY, *tired]]])
    scene.in_phase("starting")

    assert scene.asks("seat1", "pick")
    assert f"{HEAVY} exhausted" not in scene.offered("reactivate")


@pytest.mark.rule("bb-15.16")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_field_repair_workshop_reactivates_the_heavy_tank(scene: Scene, edition: str) -> None:
    scene.edition(edition)
    scene.seat1(hand=[HORSE], front=["field-repair-workshop", f"{HEAVY} exhausted"])
    scene.in_phase("starting")
    assert f"{HEAVY} exhausted" in scene.seat1.front

    scene.seat1.uses("field-repair-workshop")

    assert ["field-repair-workshop exhausted", HEAVY] == scene.seat1.front


@pytest.mark.rule("bb-15.17")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("first", ["blitzkrieg", "combat"])
def test_blitzkrieg_reactivates_the_heavy_tank(scene: Scene, edition: str, first: str) -> None:
    """15.17: when the first combat ends, and at once where that has been fought."""
    scene.edition(edition)
    scene.seat1(hand=["blitzkrieg", HORSE], front=[HEAVY])
    scene.in_phase("tactics")
    if first == "blitzkrieg":
        scene.seat1.plays("blitzkrieg")
    scene.seat1.attacks("fortified-hill")
    scene.seat1.uses(HEAVY, 2)
    scene.seat1.conquers()
    if first == "combat":
        scene.seat1.plays("blitzkrieg")

    scene.seat1.chooses("reactivate", f"{HEAVY} exhausted")

    assert ["fortified-hill", HEAVY] == scene.seat1.front
    assert scene.offers("attack fortified-hill")
