"""Chapter 12, combat: who may declare it, how often and when."""

from __future__ import annotations

import pytest

from tests.games.barbarossa.naming import EDITIONS
from tests.games.barbarossa.scene import Scene

Answers = dict[str, str]

HORSE = "horse-drawn-transport"
FLAK = "flak-battalion"
GRENADIER = "grenadier-regiment"
PANZER = "panzer-regiment"
HILL = "fortified-hill"

ARMY = [("arclight", {}), ("kamikaze", {}), ("lundstrom", {"attack_requirement": "army"})]
ANY_CARD = [("lundstrom", {}), ("kamikaze", {"attack_requirement": "any-card"})]
LAID = ["general-winter", "rasputitsa", "partisans"]


def at_war(scene: Scene, edition: str, answers: Answers | None = None, **points: int) -> None:
    """Bring seat 1 to its Tactics Phase with a tank on the Front Line."""
    scene.edition(edition, answers=answers)
    scene.seat1(hand=[FLAK, "blitzkrieg", HORSE], deck=[HORSE] * 8, front=[PANZER])
    scene.seat2(hand=[HORSE], deck=[HORSE] * 4, front=[PANZER])
    scene.cities("kiev", "riga")
    scene.points(**points)
    scene.in_phase("tactics")


@pytest.mark.rule("bb-12.1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("attack", [4, 20])
def test_combat_is_declared_once_in_a_turn(scene: Scene, edition: str, attack: int) -> None:
    at_war(scene, edition, attack=attack)
    scene.seat1.attacks(HILL)
    scene.seat1.conquers()
    assert [] == scene.offered("attack")
    assert "bb-12.1" == scene.seat1.refused("attack", "strategic-position")

    scene.seat1.ends_turn()
    scene.seat2.ends_turn()
    while scene.kind != "tactics-phase":
        scene.seat1.ends()

    assert [HILL, "strategic-position", "kiev"] == scene.offered("attack")


@pytest.mark.rule("bb-12.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_failed_combat_is_the_one_of_the_turn(scene: Scene, edition: str) -> None:
    at_war(scene, edition, attack=0)

    scene.seat1.attacks(HILL)
    scene.seat1.breaks_off()

    assert scene.asks("seat1", "tactics-phase")
    assert [] == scene.offered("attack")


@pytest.mark.rule("bb-12.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_card_may_allow_one_more_combat(scene: Scene, edition: str) -> None:
    at_war(scene, edition, attack=20, tactic=1)
    scene.seat1.plays("blitzkrieg")
    scene.seat1.attacks(HILL)
    scene.seat1.conquers()

    scene.seat1.attacks(HILL)
    scene.seat1.conquers()

    assert [HILL, HILL, PANZER] == scene.seat1.front
    assert [] == scene.offered("attack")


@pytest.mark.rule("bb-12.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_combat_is_declared_in_the_own_tactics_phase_alone(scene: Scene, edition: str) -> None:
    found = []
    for phase in ("starting", "tactics", "reinforcement", "clean-up"):
        scene.edition(edition)
        scene.seat1(hand=[FLAK], deck=[HORSE] * 4, front=[PANZER, "heavy-tank-battalion exhausted"])
        scene.seat2(front=[PANZER])
        scene.points(attack=20, supply=20)
        scene.in_phase(phase)
        if scene.offered("attack"):
            found.append(scene.kind)
        elif scene.asks("seat1", f"{phase}-phase"):
            assert "bb-12.1" == scene.seat1.refused("attack", HILL)
        assert "bb-6.2" == scene.seat2.refused("attack", HILL)

    assert ["tactics-phase"] == found


@pytest.mark.rule("bb-12.2")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("before", range(4))
def test_combat_comes_at_the_beginning_in_the_middle_or_at_the_end_of_the_phase(
    scene: Scene, edition: str, before: int
) -> None:
    """12.2: after none, some or all of what else is done in the phase."""
    at_war(scene, edition, attack=4, tactic=1)
    deeds = [f"play {HORSE}", f"play {FLAK}", f"deploy {FLAK}"]

    for deed in deeds[:before]:
        scene.choose(0, deed)
    scene.seat1.attacks(HILL)
    scene.seat1.conquers()
    for deed in deeds[before:]:
        scene.choose(0, deed)

    assert [f"{FLAK} exhausted", HILL, PANZER] == scene.seat1.front
    assert ["blitzkrieg"] == scene.seat1.hand


def attack_offered(scene: Scene, edition: str, answers: Answers, front: list[str]) -> bool:
    """Tell whether a player with this Front Line, and units elsewhere, may declare combat."""
    scene.edition(edition, answers=answers)
    scene.seat1(hand=[PANZER, HORSE], deck=[PANZER], discard=[PANZER], front=front, played=[FLAK])
    scene.seat2(front=[PANZER, "heinz-guderian"])
    scene.points(attack=20)
    scene.in_phase("tactics")
    return [] != scene.offered("attack")


@pytest.mark.rule("bb-12.3")
@pytest.mark.parametrize(("edition", "answers"), ARMY)
@pytest.mark.parametrize(
    "card", [GRENADIER, f"{GRENADIER} exhausted", f"{GRENADIER} lingering", "heavy-tank-battalion exhausted"]
)
def test_a_deployed_army_card_allows_combat_active_or_not(
    scene: Scene, edition: str, answers: Answers, card: str
) -> None:
    assert attack_offered(scene, edition, answers, [card])


@pytest.mark.rule("bb-12.3")
@pytest.mark.parametrize(("edition", "answers"), ARMY)
@pytest.mark.parametrize("front", [[], ["minsk", HILL, "heinz-guderian", "forward-airfield", *LAID]])
def test_without_a_deployed_army_card_there_is_no_combat(
    scene: Scene, edition: str, answers: Answers, front: list[str]
) -> None:
    assert not attack_offered(scene, edition, answers, front)
    assert "bb-12.3" == scene.seat1.refused("attack", HILL)


@pytest.mark.rule("bb-12.3")
@pytest.mark.parametrize(("edition", "answers"), ARMY)
def test_who_gives_up_the_last_army_card_cannot_attack_any_more(
    scene: Scene, edition: str, answers: Answers
) -> None:
    assert attack_offered(scene, edition, answers, [GRENADIER, "minsk"])

    scene.seat1.uses(GRENADIER, 2)

    assert [] == scene.offered("attack")


@pytest.mark.rule("bb-12.4")
@pytest.mark.parametrize(("edition", "answers"), ANY_CARD)
@pytest.mark.parametrize(
    "card", [GRENADIER, f"{GRENADIER} exhausted", "minsk", HILL, "heinz-guderian", "field-hospital exhausted"]
)
def test_any_own_deployed_card_allows_combat(scene: Scene, edition: str, answers: Answers, card: str) -> None:
    assert attack_offered(scene, edition, answers, [card])


@pytest.mark.rule("bb-12.4")
@pytest.mark.parametrize(("edition", "answers"), ANY_CARD)
@pytest.mark.parametrize("front", [[], *[[event] for event in LAID], LAID])
def test_laid_events_do_not_allow_combat(
    scene: Scene, edition: str, answers: Answers, front: list[str]
) -> None:
    assert not attack_offered(scene, edition, answers, front)
    assert "bb-12.4" == scene.seat1.refused("attack", HILL)


@pytest.mark.rule("bb-12.4")
@pytest.mark.parametrize(("edition", "answers"), ANY_CARD)
def test_a_commander_alone_fights_a_combat(scene: Scene, edition: str, answers: Answers) -> None:
    """12.4: no Army card is needed then, only points."""
    assert attack_offered(scene, edition, answers, ["heinz-guderian"])

    scene.seat1.attacks(HILL)
    scene.seat1.conquers()

    assert [HILL, "heinz-guderian"] == scene.seat1.front
