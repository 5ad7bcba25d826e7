"""Chapter 12, combat: which Sites can be attacked, and what an attack on a City reveals."""

from __future__ import annotations

import pytest

from tests.games.barbarossa.naming import EDITIONS, card_ids, game, ids_of
from tests.games.barbarossa.scene import Scene

HORSE = "horse-drawn-transport"
FLAK = "flak-battalion"
PANZER = "panzer-regiment"
HILL = "fortified-hill"
POSITION = "strategic-position"
RIFLES = "soviet-rifle-army"
TANKS = "soviet-tank-corps"

DEFENCES = {each.id: each.defence or 0 for each in game().card_set.definitions}
MODIFIERS = {each.id: each.modifier or 0 for each in game().card_set.definitions}
OTHER_CITIES = [card for card in ids_of("site")[2:] if card not in ("kiev", "moscow")]


def begin(scene: Scene, attack: int = 40) -> None:
    """Bring seat 1 to its Tactics Phase with a tank that a red text may take."""
    scene.seat1(hand=[FLAK, HORSE], deck=[HORSE] * 8, front=[PANZER])
    scene.seat2(hand=[HORSE], deck=[HORSE] * 4)
    scene.points(attack=attack)
    scene.in_phase("tactics")


@pytest.mark.rule("bb-12.7")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("site", [HILL, POSITION, "kiev"])
def test_the_attacker_names_one_of_three_piles(scene: Scene, edition: str, site: str) -> None:
    scene.edition(edition)
    scene.cities("kiev")
    scene.events(only=True)
    begin(scene)
    assert [HILL, POSITION, "kiev"] == scene.offered("attack")

    scene.seat1.attacks(site)

    assert [[site]] == [card_ids(notice.cards) for notice in scene.heard("attacks")]
    assert DEFENCES[site] == scene.defence
    assert [] == scene.offered("attack")


@pytest.mark.rule("bb-12.8")
@pytest.mark.parametrize("edition", EDITIONS)
def test_only_the_top_city_can_be_attacked(scene: Scene, edition: str) -> None:
    scene.edition(edition)
    scene.cities("kiev", "riga")
    scene.events("partisans")
    begin(scene)
    assert [HILL, POSITION, "kiev"] == scene.offered("attack")
    assert {"bb-12.8"} == {scene.seat1.refused("attack", city) for city in OTHER_CITIES}

    scene.seat1.attacks("kiev")
    scene.seat1.conquers()
    scene.seat1.ends_turn()
    scene.seat2.ends_turn()
    while scene.kind != "tactics-phase":
        scene.seat1.ends()

    assert [HILL, POSITION, "riga"] == scene.offered("attack")


@pytest.mark.rule("bb-12.9")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("site", [HILL, POSITION, "kiev"])
def test_one_combat_wins_one_site_however_strong(scene: Scene, edition: str, site: str) -> None:
    scene.edition(edition)
    scene.cities("kiev", "riga", "odessa")
    scene.events(TANKS)
    begin(scene, attack=99)

    scene.seat1.attacks(site)
    scene.seat1.conquers()

    assert [site] == [card for card in scene.seat1.front if card in ids_of("site")]
    assert 32 - 1 == sum(scene.war_zone(card) for card in ids_of("site"))
    assert scene.asks("seat1", "tactics-phase")
    assert [] == scene.offered("attack")


@pytest.mark.rule("bb-12.10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_empty_pile_cannot_be_attacked(scene: Scene, edition: str) -> None:
    scene.edition(edition)
    scene.cities(only=True)
    scene.seat1(hand=[FLAK, HORSE], front=[PANZER, *[HILL] * 10])
    scene.in_phase("tactics")

    assert [POSITION] == scene.offered("attack")
    assert "bb-12.10" == scene.seat1.refused("attack", HILL)
    assert "bb-12.10" == scene.seat1.refused("attack", "kiev")


@pytest.mark.rule("bb-12.10")
def test_a_foothold_that_was_given_up_can_be_attacked_again(scene: Scene) -> None:
    """12.10: its pile is no longer empty."""
    scene.seat1(hand=[FLAK, "blitzkrieg"], deck=[HORSE], front=[PANZER, PANZER, *[HILL] * 10])
    scene.points(attack=20, tactic=1)
    scene.in_phase("tactics")
    scene.seat1.plays("blitzkrieg")
    scene.seat1.attacks(POSITION)
    scene.seat1.uses(HILL)
    scene.seat1.conquers()

    assert HILL in scene.offered("attack")


@pytest.mark.rule("bb-12.11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_target_is_named_before_an_event_is_revealed(scene: Scene, edition: str) -> None:
    """12.11: a bad Event finds the attacker bound to the City, and it lay hidden until then."""
    scene.edition(edition)
    scene.cities("kiev")
    scene.events("russian-guards-tank-army")
    begin(scene, attack=10)
    assert [] == scene.revealed

    scene.seat1.attacks("kiev")

    told = [notice.id for notice in scene.notices if notice.id in ("attacks", "reveals")]
    assert ["attacks", "reveals"] == told
    assert ["russian-guards-tank-army"] == scene.revealed
    assert [] == scene.offered("attack")
    assert scene.offers("break-off")


@pytest.mark.rule("bb-12.12")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("site", [HILL, POSITION, "kiev"])
def test_an_attack_on_a_city_reveals_the_top_event_and_one_on_a_foothold_none(
    scene: Scene, edition: str, site: str
) -> None:
    scene.edition(edition)
    scene.cities("kiev")
    scene.events(TANKS, "partisans")
    begin(scene)

    scene.seat1.attacks(site)

    assert ([TANKS] if site == "kiev" else []) == scene.revealed
    assert ("partisans" if site == "kiev" else TANKS) == scene.event_pile[0]
    assert 31 - len(scene.revealed) == len(scene.event_pile)


@pytest.mark.rule("bb-12.13")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("event", [card for card in ids_of("event") if card != RIFLES])
def test_the_number_of_the_event_is_added_to_the_defence(scene: Scene, edition: str, event: str) -> None:
    scene.edition(edition)
    scene.cities("kiev")
    scene.events(event)
    begin(scene)

    scene.seat1.attacks("kiev")

    assert 0 != MODIFIERS[event]
    assert 10 + MODIFIERS[event] == scene.defence


def reveal_three(scene: Scene, edition: str) -> None:
    """Attack Kiev where two Rifle Armies each reveal one more Event."""
    scene.edition(edition)
    scene.cities("kiev")
    scene.events(RIFLES, RIFLES, TANKS, "partisans")
    begin(scene, attack=16)
    scene.seat1.attacks("kiev")


@pytest.mark.rule("bb-12.14")
def test_the_numbers_of_all_revealed_events_are_added(scene: Scene) -> None:
    reveal_three(scene, "arclight")

    assert [RIFLES, RIFLES, TANKS] == sorted(scene.revealed)
    assert 10 + 1 + 1 + 4 == scene.defence
    scene.seat1.conquers()
    assert 0 == scene.attack


@pytest.mark.rule("bb-12.15")
@pytest.mark.parametrize("edition", ["lundstrom", "kamikaze"])
def test_a_card_that_reveals_further_events_adds_their_numbers_too(scene: Scene, edition: str) -> None:
    """12.15: these rules speak of one Event, but the card's text wins."""
    reveal_three(scene, edition)

    assert [RIFLES, RIFLES, TANKS] == sorted(scene.revealed)
    assert 10 + 1 + 1 + 4 == scene.defence
    scene.seat1.conquers()
    assert 0 == scene.attack


@pytest.mark.rule("bb-12.16")
@pytest.mark.parametrize("edition", EDITIONS)
def test_with_an_empty_event_pile_the_citys_own_defence_stands(scene: Scene, edition: str) -> None:
    scene.edition(edition)
    scene.cities("kiev")
    scene.events(only=True)
    begin(scene, attack=10)

    scene.seat1.attacks("kiev")
    assert ([], 10) == (scene.revealed, scene.defence)
    scene.seat1.conquers()

    assert "kiev" in scene.seat1.front
    assert scene.asks("seat1", "tactics-phase")


@pytest.mark.rule("bb-12.16")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_event_that_would_reveal_another_finds_the_pile_empty(scene: Scene, edition: str) -> None:
    scene.edition(edition)
    scene.cities("kiev")
    scene.events(RIFLES, only=True)
    begin(scene, attack=10)

    scene.seat1.attacks("kiev")

    assert ([RIFLES], 11) == (scene.revealed, scene.defence)
    assert scene.asks("seat1", "combat")


@pytest.mark.rule("bb-12.53")
@pytest.mark.parametrize("edition", EDITIONS)
def test_moscow_can_be_attacked_only_after_all_other_cities_have_fallen(scene: Scene, edition: str) -> None:
    scene.edition(edition)
    scene.cities("kiev", "moscow", only=True)
    scene.events("partisans")
    begin(scene)
    assert "moscow" not in scene.offered("attack")
    assert "bb-12.53" == scene.seat1.refused("attack", "moscow")

    scene.seat1.attacks("kiev")
    scene.seat1.conquers()
    scene.seat1.ends_turn()
    scene.seat2.ends_turn()
    while scene.kind != "tactics-phase":
        scene.seat1.ends()

    assert "moscow" in scene.offered("attack")


@pytest.mark.rule("bb-12.53")
@pytest.mark.parametrize("edition", EDITIONS)
def test_moscow_lies_below_all_other_cities_from_the_start(edition: str) -> None:
    scene = Scene(edition)

    assert sorted(ids_of("site")[2:]) == sorted(scene.city_pile)
    assert "moscow" == scene.city_pile[-1]
