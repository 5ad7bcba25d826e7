"""Chapter 15, single cards: Footholds, Leningrad, Stalingrad and Moscow."""

from __future__ import annotations

import pytest

from tests.games.barbarossa.naming import EDITIONS, game
from tests.games.barbarossa.scene import Scene

GRENADIER = "grenadier-regiment"
HILL = "fortified-hill"
HORSE = "horse-drawn-transport"
POSITION = "strategic-position"
WON_OR_LOST = pytest.mark.parametrize("points", [40, 0])


def attack(scene: Scene, edition: str, city: str, front: list[str], points: int, **options: str) -> None:
    """Attack *city*, the only one left, and take it with *points* or fail with none."""
    scene.edition(edition, answers=options)
    scene.seat1(hand=[HORSE], front=front)
    scene.cities(city, only=True)
    scene.events("partisans", "rasputitsa", only=True)
    scene.points(attack=points)
    scene.in_phase("tactics")
    scene.seat1.attacks(city)
    if scene.kind == "combat":
        scene.seat1.chooses("conquer" if points else "break-off")


def army(scene: Scene) -> list[str]:
    """The Army cards on the first seat's Front Line."""
    types = {each.id: each.type for each in game().card_set.definitions}
    return [card for card in scene.seat1.front if types[card.partition(" ")[0]] == "army"]


@pytest.mark.rule("bb-15.28")
def test_no_foothold_says_itself_which_sites_it_lowers() -> None:
    footholds = [each for each in game().card_set.definitions if each.subtype == "foothold"]

    assert [HILL, POSITION] == [each.id for each in footholds]
    assert [["edition"]] * 2 == [[ability.against for ability in each.abilities] for each in footholds]


@pytest.mark.rule("bb-15.28")
@pytest.mark.parametrize(
    ("edition", "options", "targets"),
    [
        ("arclight", {}, "cities"),
        ("lundstrom", {}, "cities"),
        ("kamikaze", {}, "any-site"),
        ("arclight", {"foothold_targets": "any-site"}, "any-site"),
        ("lundstrom", {"foothold_targets": "any-site"}, "any-site"),
        ("kamikaze", {"foothold_targets": "cities"}, "cities"),
    ],
)
@pytest.mark.parametrize("target", [HILL, POSITION, "kharkov"])
def test_the_edition_says_whether_footholds_lower_other_footholds(
    scene: Scene, edition: str, options: dict[str, str], targets: str, target: str
) -> None:
    scene.edition(edition, answers=options)
    scene.seat1(hand=[HORSE], front=["flak-battalion", HILL, POSITION])
    scene.cities("kharkov")
    scene.in_phase("tactics")

    scene.seat1.attacks(target)

    lowers = target == "kharkov" or targets == "any-site"
    assert lowers == scene.offers(f"use-1 {HILL}") == scene.offers(f"use-1 {POSITION}")
    if lowers:
        before = scene.defence
        scene.seat1.uses(HILL)
        scene.seat1.uses(POSITION)
        assert before - 1 - 2 == scene.defence
    else:
        assert "bb-12.20" == scene.seat1.refused("use-1", HILL)


@pytest.mark.rule("bb-15.29")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("deployed", "lost"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
@WON_OR_LOST
def test_leningrad_takes_half_of_the_army_cards_rounded_up(
    scene: Scene, edition: str, deployed: int, lost: int, points: int
) -> None:
    front = ["flak-battalion"] * deployed + ["forward-airfield", "minsk"]
    attack(scene, edition, "leningrad", front, points)

    assert ["flak-battalion"] * (deployed - lost) == army(scene)
    assert lost == scene.seat1.discard.count("flak-battalion")
    assert {"forward-airfield", "minsk"} <= set(scene.seat1.front)


@pytest.mark.rule("bb-15.29")
def test_the_attacker_chooses_which_half_leningrad_takes(scene: Scene) -> None:
    """15.29: once the Grenadier is passed over, only the other two are left to lose."""
    front = [GRENADIER, "flak-battalion exhausted", "panzer-regiment exhausted"]
    attack(scene, "kamikaze", "leningrad", front, 40)

    assert [GRENADIER, "flak-battalion exhausted"] == scene.offered("forfeit")
    scene.seat1.chooses("forfeit", "flak-battalion exhausted")

    assert [GRENADIER] == army(scene)


@pytest.mark.rule("bb-15.30")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("group", ["forfeit-group", "forfeit-rest"])
@WON_OR_LOST
def test_stalingrad_takes_all_tanks_or_all_other_army_cards(
    scene: Scene, edition: str, group: str, points: int
) -> None:
    tanks = ["heavy-tank-battalion exhausted", "panzer-regiment"]
    others = ["flak-battalion exhausted", GRENADIER, GRENADIER]
    attack(scene, edition, "stalingrad", [*tanks, *others, "forward-airfield"], points)
    assert ["forfeit-group", "forfeit-rest"] == scene.options

    scene.seat1.chooses(group)

    assert (others if group == "forfeit-group" else tanks) == army(scene)
    assert "forward-airfield" in scene.seat1.front


@pytest.mark.rule("bb-15.30")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("front", [["panzer-regiment exhausted", "ss-panzer-regiment"], [GRENADIER] * 2])
@WON_OR_LOST
def test_stalingrad_does_not_let_an_empty_group_be_named(
    scene: Scene, edition: str, front: list[str], points: int
) -> None:
    """15.30: with one group on the Front Line there is nothing to ask, that one is lost."""
    attack(scene, edition, "stalingrad", front, points)

    assert scene.kind == "tactics-phase"
    assert [] == army(scene)


@pytest.mark.rule("bb-15.31")
@pytest.mark.parametrize("edition", EDITIONS)
@WON_OR_LOST
def test_moscow_takes_all_army_cards_of_the_attacker(scene: Scene, edition: str, points: int) -> None:
    front = [GRENADIER, "flak-battalion exhausted", "heavy-tank-battalion", "forward-airfield"]
    attack(scene, edition, "moscow", front, points)

    assert [] == army(scene)
    assert {GRENADIER, "flak-battalion", "heavy-tank-battalion"} <= set(scene.seat1.discard)
    assert "forward-airfield" in scene.seat1.front


@pytest.mark.rule("bb-15.31")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("game_end", ["end-of-phase", "at-once"])
def test_the_conquest_of_moscow_ends_the_game_and_a_failure_does_not(
    scene: Scene, edition: str, game_end: str
) -> None:
    attack(scene, edition, "moscow", ["panzer-regiment"], 0, game_end=game_end)
    scene.seat1.ends_turn()
    assert scene.outcome is None
    assert ["moscow"] == scene.city_pile

    attack(scene, edition, "moscow", ["panzer-regiment"], 40, game_end=game_end)
    while scene.asked == "seat1":
        scene.seat1.ends()

    assert scene.outcome is not None
    assert "moscow" == scene.outcome.ending
    assert "moscow" in scene.seat1.front
    assert "panzer-regiment" in scene.seat1.discard
