"""Chapter 12, combat: what may be done while it lasts, and what lowers the Defence."""

from __future__ import annotations

import pytest

from tests.games.barbarossa.naming import EDITIONS
from tests.games.barbarossa.scene import Scene

Answers = dict[str, str]

HORSE = "horse-drawn-transport"
FLAK = "flak-battalion"
GRENADIER = "grenadier-regiment"
PANZER = "panzer-regiment"
HEAVY = "heavy-tank-battalion"
ASSAULT_GUN = "assault-gun-battalion"
HILL = "fortified-hill"
POSITION = "strategic-position"
TANKS = "soviet-tank-corps"

CITIES = [("arclight", {}), ("lundstrom", {}), ("kamikaze", {"foothold_targets": "cities"})]
ANY_SITE = [("kamikaze", {}), ("arclight", {"foothold_targets": "any-site"})]
RETURN = [("arclight", {}), ("kamikaze", {}), ("lundstrom", {"foothold_after_use": "return"})]
DISCARD = [("lundstrom", {}), ("kamikaze", {"foothold_after_use": "discard"})]


@pytest.mark.rule("bb-12.17")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("site", [HILL, "riga"])
def test_no_card_is_played_during_combat(scene: Scene, edition: str, site: str) -> None:
    """12.17: from the declaration to the last red text, not even Supply or free cards."""
    hand = [HORSE, "luftwaffe-support", FLAK, "air-supply"]
    scene.edition(edition)
    scene.seat1(hand=hand, deck=[HORSE] * 4, front=[GRENADIER, "panzer-grenadier-regiment", PANZER])
    scene.cities("riga")
    scene.events(TANKS)
    scene.points(attack=20, tactic=5)
    scene.in_phase("tactics")
    assert 4 == len(scene.offered("play"))

    scene.seat1.attacks(site)
    assert scene.asks("seat1", "combat")
    assert [] == scene.offered("play") + scene.offered("place")
    assert {"bb-12.17"} == {scene.seat1.refused("play", card) for card in hand}
    scene.seat1.conquers()
    assert scene.asks("seat1", "pick")
    assert [] == scene.offered("play")
    assert "bb-9.11" == scene.seat1.refused("play", HORSE)
    scene.seat1.chooses("forfeit", GRENADIER)

    assert 4 == len(scene.offered("play"))


@pytest.mark.rule("bb-12.17")
def test_no_card_is_placed_during_combat(scene: Scene) -> None:
    scene.seat1(hand=["division-hq-company", PANZER], deck=[HORSE] * 4, front=[HEAVY])
    scene.in_phase("tactics")
    scene.seat1.plays("division-hq-company")
    assert [PANZER] == scene.offered("place")

    scene.seat1.attacks(HILL)

    assert [] == scene.offered("place")


@pytest.mark.rule("bb-12.18")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("site", [HILL, POSITION, "stalingrad"])
@pytest.mark.parametrize("backwards", [False, True])
def test_any_number_of_abilities_is_used_in_combat_in_any_order(
    scene: Scene, edition: str, site: str, backwards: bool
) -> None:
    scene.edition(edition)
    front = [FLAK, FLAK, PANZER, HEAVY, GRENADIER, f"{ASSAULT_GUN} exhausted", "artillery-regiment"]
    scene.seat1(hand=[HORSE], deck=[HORSE] * 4, front=front)
    scene.cities("stalingrad")
    scene.events(TANKS)
    scene.points(supply=1)
    scene.in_phase("tactics")
    scene.seat1.attacks(site)

    uses = [(FLAK, 1), (FLAK, 1), (PANZER, 1), (HEAVY, 2), (f"{ASSAULT_GUN} exhausted", 2)]
    uses += [("artillery-regiment", 1), (GRENADIER, 2), (f"{HEAVY} exhausted", 3)]
    for card, ability in [*uses[6::-1], uses[7]] if backwards else uses:
        scene.seat1.uses(card, ability)

    assert 1 + 1 + 6 + 7 + 2 + 2 + 1 + 3 == scene.attack
    assert scene.asks("seat1", "combat")


@pytest.mark.rule("bb-12.19")
@pytest.mark.parametrize("edition", EDITIONS)
def test_attack_points_gained_earlier_in_the_turn_count(scene: Scene, edition: str) -> None:
    """12.19: a card played, an ability used before, and one used now make the Hill's four."""
    scene.edition(edition)
    scene.seat1(hand=[FLAK, HORSE], deck=[HORSE] * 4, front=[FLAK, FLAK])
    scene.in_phase("tactics")
    scene.seat1.plays(FLAK)
    scene.seat1.uses(FLAK)

    scene.seat1.attacks(HILL)
    assert not scene.offers("conquer")
    scene.seat1.uses(FLAK)
    if scene.kind == "combat":
        scene.seat1.conquers()

    assert HILL in scene.seat1.front
    assert 0 == scene.attack


def with_footholds(scene: Scene, edition: str, answers: Answers) -> None:
    """Give seat 1 two Hills and two Positions in its Tactics Phase; Kiev lies on top."""
    scene.edition(edition, answers=answers)
    scene.seat1(hand=[HORSE], deck=[HORSE] * 4, front=[PANZER, HILL, HILL, POSITION, POSITION])
    scene.cities("kiev")
    scene.events(TANKS)
    scene.in_phase("tactics")


@pytest.mark.rule("bb-12.20", "bb-12.21")
@pytest.mark.parametrize(("edition", "answers"), CITIES + ANY_SITE)
def test_a_foothold_lowers_the_defence_of_a_city(scene: Scene, edition: str, answers: Answers) -> None:
    with_footholds(scene, edition, answers)
    scene.seat1.attacks("kiev")
    assert 14 == scene.defence

    scene.seat1.uses(HILL)
    assert 13 == scene.defence
    scene.seat1.uses(POSITION)

    assert 11 == scene.defence


@pytest.mark.rule("bb-12.20")
@pytest.mark.parametrize(("edition", "answers"), CITIES)
@pytest.mark.parametrize("site", [HILL, POSITION])
def test_a_foothold_does_not_lower_the_defence_of_a_foothold(
    scene: Scene, edition: str, answers: Answers, site: str
) -> None:
    with_footholds(scene, edition, answers)

    scene.seat1.attacks(site)

    assert scene.asks("seat1", "combat")
    assert {HILL, POSITION}.isdisjoint(scene.offered("use-1"))
    assert "bb-12.20" == scene.seat1.refused("use-1", HILL)


@pytest.mark.rule("bb-12.21")
@pytest.mark.parametrize(("edition", "answers"), ANY_SITE)
@pytest.mark.parametrize(("site", "printed"), [(HILL, 4), (POSITION, 7)])
def test_a_foothold_lowers_the_defence_of_any_site(
    scene: Scene, edition: str, answers: Answers, site: str, printed: int
) -> None:
    with_footholds(scene, edition, answers)
    scene.seat1.attacks(site)

    scene.seat1.uses(HILL)
    scene.seat1.uses(POSITION)

    assert printed - 3 == scene.defence


@pytest.mark.rule("bb-12.22")
@pytest.mark.parametrize("edition", EDITIONS)
def test_any_number_of_footholds_is_used_after_the_event_is_revealed(scene: Scene, edition: str) -> None:
    with_footholds(scene, edition, {})
    assert [] == scene.offered("use-1")
    assert "bb-9.13" == scene.seat1.refused("use-1", HILL)

    scene.seat1.attacks("kiev")
    assert [TANKS] == scene.revealed
    for foothold in (HILL, POSITION, HILL, POSITION):
        scene.seat1.uses(foothold)

    assert 10 + 4 - 1 - 2 - 1 - 2 == scene.defence
    assert [PANZER] == scene.seat1.front


@pytest.mark.rule("bb-12.22")
def test_what_footholds_lowered_ends_with_the_combat(scene: Scene) -> None:
    scene.seat1(hand=["blitzkrieg", FLAK], deck=[HORSE], front=[PANZER, PANZER, POSITION])
    scene.points(attack=20, tactic=1)
    scene.in_phase("tactics")
    scene.seat1.plays("blitzkrieg")
    scene.seat1.attacks(HILL)
    scene.seat1.uses(POSITION)
    scene.seat1.conquers()

    scene.seat1.attacks(HILL)

    assert 4 == scene.defence


@pytest.mark.rule("bb-12.23")
@pytest.mark.parametrize(("edition", "answers"), RETURN)
def test_a_used_foothold_returns_to_its_pile(scene: Scene, edition: str, answers: Answers) -> None:
    with_footholds(scene, edition, answers)
    scene.seat1.attacks("kiev")

    scene.seat1.uses(HILL)

    assert [HILL, PANZER, POSITION, POSITION] == scene.seat1.front
    assert (9, []) == (scene.war_zone(HILL), scene.seat1.discard)


@pytest.mark.rule("bb-12.24")
@pytest.mark.parametrize(("edition", "answers"), DISCARD)
def test_a_used_foothold_goes_to_its_owners_discard_pile(
    scene: Scene, edition: str, answers: Answers
) -> None:
    with_footholds(scene, edition, answers)
    scene.seat1.attacks("kiev")

    scene.seat1.uses(HILL)

    assert [HILL, PANZER, POSITION, POSITION] == scene.seat1.front
    assert (8, [HILL]) == (scene.war_zone(HILL), scene.seat1.discard)


@pytest.mark.rule("bb-12.25")
@pytest.mark.parametrize("edition", EDITIONS)
def test_defence_never_falls_below_0(scene: Scene, edition: str) -> None:
    """12.25: 7 - 3 - 2 - 2 - 2 would pay two points back; the City costs nothing instead."""
    scene.edition(edition)
    front = [PANZER, "forward-airfield", POSITION, POSITION]
    scene.seat1(hand=[HORSE], deck=[HORSE] * 4, front=front)
    scene.cities("riga")
    scene.events("luftwaffe-support")
    scene.points(attack=5)
    scene.in_phase("tactics")
    scene.seat1.attacks("riga")

    found = [scene.defence]
    for card in ("forward-airfield", POSITION, POSITION):
        scene.seat1.uses(card)
        found.append(scene.defence)
    assert not scene.offers("break-off")
    scene.seat1.conquers()

    assert [4, 2, 0, 0] == found
    assert 5 == scene.attack
    assert "riga" in scene.seat1.front
