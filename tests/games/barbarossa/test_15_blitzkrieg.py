"""Chapter 15, single cards: Blitzkrieg."""

from __future__ import annotations

import pytest

from tests.games.barbarossa.naming import EDITIONS
from tests.games.barbarossa.scene import Scene

HILL = "fortified-hill"
POSITION = "strategic-position"
HORSE = "horse-drawn-transport"


def take_hill(scene: Scene) -> None:
    """Attack a Fortified Hill with points enough; where nothing else can be done it falls by itself."""
    scene.seat1.attacks(HILL)
    if scene.kind == "combat":
        scene.seat1.conquers()


@pytest.mark.rule("bb-15.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_blitzkrieg_grants_a_second_combat_in_its_turn_alone(scene: Scene, edition: str) -> None:
    scene.edition(edition)
    scene.seat1(hand=["blitzkrieg", HORSE], deck=[HORSE] * 8, front=["panzer-regiment"])
    scene.points(tactic=1, attack=30)
    scene.in_phase("tactics")
    scene.seat1.plays("blitzkrieg")

    take_hill(scene)
    take_hill(scene)

    assert [] == scene.offered("attack")
    assert "bb-12.1" == scene.seat1.refused("attack", HILL)
    scene.seat1.ends_turn()
    while scene.asked == "seat2":
        scene.seat2.ends()
    while scene.kind != "tactics-phase":
        scene.seat1.ends()
    scene.points(attack=30)
    take_hill(scene)
    assert [] == scene.offered("attack")


@pytest.mark.rule("bb-15.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_blitzkrieg_reactivates_two_army_cards_of_choice_when_the_first_combat_ends(
    scene: Scene, edition: str
) -> None:
    tired = ["flak-battalion", "artillery-regiment", "panzer-regiment"]
    scene.edition(edition)
    scene.seat1(
        hand=["blitzkrieg", HORSE], front=[f"{card} exhausted" for card in [*tired, "forward-airfield"]]
    )
    scene.points(tactic=1, attack=30)
    scene.in_phase("tactics")
    scene.seat1.plays("blitzkrieg")
    assert scene.asks("seat1", "tactics-phase")

    take_hill(scene)
    assert scene.asks("seat1", "pick")
    assert [f"{card} exhausted" for card in tired] == scene.offered("reactivate")
    scene.seat1.chooses("reactivate", "flak-battalion exhausted")
    scene.seat1.chooses("reactivate", "artillery-regiment exhausted")

    assert scene.asks("seat1", "tactics-phase")
    exhausted = ["forward-airfield exhausted", "panzer-regiment exhausted"]
    assert sorted([*exhausted, "artillery-regiment", "flak-battalion", HILL]) == scene.seat1.front
    take_hill(scene)
    assert scene.asks("seat1", "tactics-phase")
    assert 2 == len(scene.heard("reactivates"))


@pytest.mark.rule("bb-15.2")
@pytest.mark.parametrize("count", [0, 1])
def test_blitzkrieg_may_reactivate_fewer_than_two(scene: Scene, count: int) -> None:
    scene.seat1(hand=["blitzkrieg", HORSE], front=["flak-battalion exhausted"] * 3)
    scene.points(tactic=1, attack=30)
    scene.in_phase("tactics")
    scene.seat1.plays("blitzkrieg")
    take_hill(scene)

    for _ in range(count):
        scene.seat1.chooses("reactivate", "flak-battalion exhausted")
    scene.seat1.ends()

    assert scene.asks("seat1", "tactics-phase")
    assert count == scene.seat1.front.count("flak-battalion")


@pytest.mark.rule("bb-15.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_blitzkrieg_reactivates_after_a_lost_combat_too(scene: Scene, edition: str) -> None:
    scene.edition(edition)
    scene.seat1(hand=["blitzkrieg", HORSE], front=["panzer-regiment exhausted"])
    scene.in_phase("tactics")
    scene.seat1.plays("blitzkrieg")
    scene.points(attack=0)
    scene.seat1.attacks(HILL)

    scene.seat1.breaks_off()
    scene.seat1.chooses("reactivate", "panzer-regiment exhausted")

    assert ["panzer-regiment"] == scene.seat1.front


@pytest.mark.rule("bb-15.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_surplus_attack_points_stay_for_the_second_combat(scene: Scene, edition: str) -> None:
    """15.3: of 11 points the Hill takes 4, and the 7 left take the Position."""
    scene.edition(edition)
    scene.seat1(hand=["blitzkrieg", HORSE], front=["panzer-regiment"])
    scene.points(tactic=1, attack=9)
    scene.in_phase("tactics")
    scene.seat1.plays("blitzkrieg")
    assert 11 == scene.attack

    take_hill(scene)
    assert 7 == scene.attack
    scene.seat1.attacks(POSITION)
    scene.seat1.conquers()

    assert 0 == scene.attack
    assert POSITION in scene.seat1.front


@pytest.mark.rule("bb-15.4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_blitzkrieg_after_the_first_combat_grants_a_second_and_reactivates_at_once(
    scene: Scene, edition: str
) -> None:
    scene.edition(edition)
    scene.seat1(hand=["blitzkrieg", HORSE], front=["flak-battalion exhausted"] * 3)
    scene.points(tactic=1, attack=30)
    scene.in_phase("tactics")
    take_hill(scene)
    assert scene.asks("seat1", "tactics-phase")

    scene.seat1.plays("blitzkrieg")
    assert scene.asks("seat1", "pick")
    scene.seat1.chooses("reactivate", "flak-battalion exhausted")
    scene.seat1.chooses("reactivate", "flak-battalion exhausted")

    assert scene.asks("seat1", "tactics-phase")
    assert 2 == scene.seat1.front.count("flak-battalion")
    take_hill(scene)
    assert scene.asks("seat1", "tactics-phase")
    assert [] == scene.offered("attack")


@pytest.mark.rule("bb-15.4")
def test_blitzkrieg_after_the_first_combat_may_reactivate_fewer_than_two(scene: Scene) -> None:
    scene.seat1(hand=["blitzkrieg", HORSE], front=["flak-battalion exhausted"] * 3)
    scene.points(tactic=1, attack=30)
    scene.in_phase("tactics")
    take_hill(scene)

    scene.seat1.plays("blitzkrieg")
    scene.seat1.chooses("reactivate", "flak-battalion exhausted")
    scene.seat1.ends()

    assert scene.asks("seat1", "tactics-phase")
    assert 1 == scene.seat1.front.count("flak-battalion")


@pytest.mark.rule("bb-15.5")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("before", [0, 1, 2, 3])
def test_each_blitzkrieg_grants_one_more_combat(scene: Scene, edition: str, before: int) -> None:
    """15.5: three copies, some of them played after the first combat, make four combats."""
    scene.edition(edition)
    scene.seat1(hand=["blitzkrieg"] * 3 + [HORSE], front=["panzer-regiment"])
    scene.points(tactic=1, attack=60)
    scene.in_phase("tactics")

    for _ in range(before):
        scene.seat1.plays("blitzkrieg")
    take_hill(scene)
    for _ in range(3 - before):
        scene.seat1.plays("blitzkrieg")

    for _ in range(3):
        take_hill(scene)
    assert [] == scene.offered("attack")
    assert 4 == scene.seat1.front.count(HILL)


@pytest.mark.rule("bb-15.5")
def test_two_copies_of_blitzkrieg_reactivate_two_cards_each(scene: Scene) -> None:
    scene.seat1(hand=["blitzkrieg"] * 2 + [HORSE], front=["flak-battalion exhausted"] * 5)
    scene.points(tactic=1, attack=60)
    scene.in_phase("tactics")
    scene.seat1.plays("blitzkrieg")
    scene.seat1.plays("blitzkrieg")

    take_hill(scene)
    for _ in range(4):
        scene.seat1.chooses("reactivate", "flak-battalion exhausted")

    assert scene.asks("seat1", "tactics-phase")
    assert ["flak-battalion"] * 4 + ["flak-battalion exhausted"] == scene.seat1.front[:5]
