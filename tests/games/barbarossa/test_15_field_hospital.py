"""Chapter 15, single cards: the Field Hospital."""

from __future__ import annotations

import pytest

from tests.games.barbarossa.naming import EDITIONS, card_ids, ids_of
from tests.games.barbarossa.scene import Scene

ASSAULT_GUN = "assault-gun-battalion"
GRENADIER = "grenadier-regiment"
HORSE = "horse-drawn-transport"
HOSPITAL = "field-hospital"
PANZER_GRENADIER = "panzer-grenadier-regiment"


def attack(scene: Scene, edition: str, site: str, front: list[str], points: int = 40) -> None:
    """Attack *site* with *points*, the only City if it is one, with air support on the attacker's side."""
    scene.edition(edition)
    scene.seat1(hand=[HORSE], front=front)
    if site in scene.city_pile:
        scene.cities(site, only=True)
    scene.events("luftwaffe-support")
    scene.points(attack=points)
    scene.in_phase("tactics")
    scene.seat1.attacks(site)


@pytest.mark.rule("bb-15.23")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("site", [site for site in ids_of("site") if site != "kharkov"])
def test_the_hospital_helps_whatever_red_text_takes_the_infantry(
    scene: Scene, edition: str, site: str
) -> None:
    """15.23: one or more Infantry or Army cards, half of them, a group of them, or all."""
    attack(scene, edition, site, [HOSPITAL, GRENADIER])

    scene.seat1.conquers()
    assert scene.asks("seat1", "spare")
    scene.seat1.uses(HOSPITAL)

    assert sorted([f"{HOSPITAL} exhausted", f"{GRENADIER} exhausted", site]) == scene.seat1.front
    assert GRENADIER not in scene.seat1.discard


@pytest.mark.rule("bb-15.23")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_hospital_helps_after_a_lost_attack_too(scene: Scene, edition: str) -> None:
    attack(scene, edition, "minsk", [HOSPITAL, f"{GRENADIER} exhausted"], points=0)

    scene.seat1.breaks_off()
    scene.seat1.uses(HOSPITAL)

    assert [f"{HOSPITAL} exhausted", f"{GRENADIER} exhausted"] == scene.seat1.front


@pytest.mark.rule("bb-15.23")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_hospital_is_not_asked_where_no_infantry_is_lost(scene: Scene, edition: str) -> None:
    attack(scene, edition, "kharkov", [HOSPITAL, GRENADIER, "panzer-regiment"])
    scene.seat1.conquers()
    assert scene.asks("seat1", "tactics-phase")
    assert [HOSPITAL, GRENADIER, "kharkov"] == scene.seat1.front

    attack(scene, edition, "riga", [HOSPITAL, GRENADIER, "panzer-regiment"])
    scene.seat1.conquers()
    scene.seat1.chooses("forfeit", "panzer-regiment")
    assert scene.asks("seat1", "tactics-phase")


@pytest.mark.rule("bb-15.23")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_hospital_does_not_help_against_a_cost_of_the_owners_cards(scene: Scene, edition: str) -> None:
    """15.23: only a Site's red text is answered."""
    scene.edition(edition)
    scene.seat1(hand=[HORSE], front=[HOSPITAL, ASSAULT_GUN, GRENADIER, PANZER_GRENADIER])
    scene.in_phase("tactics")
    assert not scene.offers(f"use-1 {HOSPITAL}")

    scene.seat1.uses(PANZER_GRENADIER, 2)
    scene.seat1.uses(ASSAULT_GUN, 3)

    assert scene.asks("seat1", "tactics-phase")
    assert [PANZER_GRENADIER, GRENADIER] == scene.seat1.discard


@pytest.mark.rule("bb-15.24")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_hospital_is_asked_after_the_choice_and_before_the_cards_leave(
    scene: Scene, edition: str
) -> None:
    """15.24: one Grenadier is lost in any case, the second card is the attacker's choice."""
    attack(scene, edition, "odessa", [HOSPITAL, GRENADIER, GRENADIER, PANZER_GRENADIER])
    scene.seat1.conquers()
    assert scene.asks("seat1", "pick")
    assert [GRENADIER, PANZER_GRENADIER] == scene.offered("forfeit")

    scene.seat1.chooses("forfeit", PANZER_GRENADIER)

    assert scene.asks("seat1", "spare")
    assert [GRENADIER, PANZER_GRENADIER] == card_ids(scene.spectator.doomed)
    assert not {GRENADIER, PANZER_GRENADIER} & set(scene.seat1.discard)
    scene.seat1.uses(HOSPITAL)
    assert [GRENADIER, PANZER_GRENADIER] == scene.offered("spare")
    scene.seat1.chooses("spare", PANZER_GRENADIER)
    assert GRENADIER in scene.seat1.discard
    assert PANZER_GRENADIER not in scene.seat1.discard
    assert [GRENADIER, "odessa", f"{PANZER_GRENADIER} exhausted"] == scene.seat1.front[1:]


@pytest.mark.rule("bb-15.24")
def test_the_hospital_may_stay_unused(scene: Scene) -> None:
    attack(scene, "kamikaze", "odessa", [HOSPITAL, GRENADIER, GRENADIER])
    scene.seat1.conquers()

    scene.seat1.ends()

    assert [HOSPITAL, "odessa"] == scene.seat1.front
    assert 2 == scene.seat1.discard.count(GRENADIER)


@pytest.mark.rule("bb-15.25")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("hospitals", "saved"),
    [([HOSPITAL], 1), ([HOSPITAL, HOSPITAL], 2), ([HOSPITAL, f"{HOSPITAL} exhausted"], 1)],
)
def test_each_exhausted_hospital_saves_one_infantry_card(
    scene: Scene, edition: str, hospitals: list[str], saved: int
) -> None:
    attack(scene, edition, "sevastopol", [*hospitals, GRENADIER, GRENADIER, f"{GRENADIER} exhausted"])
    scene.seat1.conquers()

    for _ in range(saved):
        scene.seat1.uses(HOSPITAL)

    assert scene.asks("seat1", "tactics-phase")
    assert saved == scene.seat1.front.count(f"{GRENADIER} exhausted")
    assert 3 - saved == scene.seat1.discard.count(GRENADIER)
    assert len(hospitals) == scene.seat1.front.count(f"{HOSPITAL} exhausted")


@pytest.mark.rule("bb-15.25")
def test_an_exhausted_hospital_saves_nothing(scene: Scene) -> None:
    attack(scene, "kamikaze", "minsk", [f"{HOSPITAL} exhausted", GRENADIER])

    scene.seat1.conquers()

    assert scene.asks("seat1", "tactics-phase")
    assert GRENADIER in scene.seat1.discard
