"""Chapter 12, combat: it is optional, or a sure attack must be made."""

from __future__ import annotations

import pytest

from tests.games.barbarossa.naming import EDITIONS
from tests.games.barbarossa.scene import Scene

HORSE = "horse-drawn-transport"
FLAK = "flak-battalion"
PANZER = "panzer-regiment"
HILL = "fortified-hill"
POSITION = "strategic-position"
RIFLES = "soviet-rifle-army"
TANKS = "soviet-tank-corps"
LUFTWAFFE = "luftwaffe-support"
FOOTHOLDS = [HILL] * 10 + [POSITION] * 10


@pytest.mark.rule("bb-12.5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_player_may_leave_a_sure_attack_out(scene: Scene, edition: str) -> None:
    scene.edition(edition)
    scene.seat1(hand=[FLAK, HORSE], deck=[HORSE] * 4, front=[PANZER])
    scene.points(attack=40)
    scene.in_phase("tactics")

    scene.seat1.ends()

    assert scene.kind != "tactics-phase"
    assert [] == scene.heard("attacks")


def may_end(scene: Scene, attack: int, front: list[str]) -> bool:
    """Tell whether seat 1 may end its Tactics Phase where a sure attack must be made."""
    scene.edition("arclight", combat_mandatory="on")
    scene.seat1(hand=[FLAK, HORSE], deck=[HORSE] * 4, front=front)
    scene.seat2(hand=[HORSE], deck=[HORSE])
    scene.points(attack=attack)
    scene.in_phase("tactics")
    return scene.offers("end")


@pytest.mark.rule("bb-12.6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_phase_cannot_be_ended_before_a_sure_attack(scene: Scene, edition: str) -> None:
    scene.edition(edition, combat_mandatory="on")
    scene.seat1(hand=[FLAK, HORSE], deck=[HORSE] * 4, front=[PANZER])
    scene.points(attack=4)
    scene.in_phase("tactics")
    assert not scene.offers("end")
    assert "bb-12.6" == scene.seat1.refused("end")
    assert scene.offers(f"play {HORSE}")

    scene.seat1.attacks(HILL)
    scene.seat1.conquers()
    scene.seat1.ends()

    assert scene.kind != "tactics-phase"


@pytest.mark.rule("bb-12.6")
@pytest.mark.parametrize(("attack", "free"), [(3, True), (4, False)])
def test_an_attack_is_sure_from_the_lowest_defence_on(scene: Scene, attack: int, free: bool) -> None:
    assert free == may_end(scene, attack, [PANZER])


@pytest.mark.rule("bb-12.6")
@pytest.mark.parametrize(
    ("front", "free"),
    [
        ([PANZER, FLAK], True),
        ([PANZER, FLAK, FLAK], False),
        ([PANZER, FLAK, f"{FLAK} exhausted"], True),
        ([PANZER, "heavy-tank-battalion"], False),
        ([PANZER, "forward-airfield"], False),
        ([PANZER, "forward-airfield exhausted"], True),
    ],
)
def test_abilities_that_cost_no_more_than_exhausting_are_counted(
    scene: Scene, front: list[str], free: bool
) -> None:
    """12.6: two of the Hill's four points are there already."""
    assert free == may_end(scene, 2, front)


@pytest.mark.rule("bb-12.6")
@pytest.mark.parametrize("front", [[], ["minsk", "heinz-guderian"]])
def test_an_attack_that_may_not_be_declared_binds_nobody(scene: Scene, front: list[str]) -> None:
    assert may_end(scene, 40, front)


@pytest.mark.rule("bb-12.6")
@pytest.mark.parametrize(
    ("events", "answers", "sure"),
    [
        ([], {}, 7),
        ([TANKS, "partisans"], {}, 7 + 4),
        (["partisans", TANKS], {}, 7 + 4),
        ([TANKS, RIFLES, RIFLES], {}, 7 + 4 + 1 + 1),
        ([TANKS, RIFLES, RIFLES], {"event_red_timing": "gain-only"}, 7 + 4),
        ([RIFLES, RIFLES], {}, 7 + 1 + 1),
        ([LUFTWAFFE, LUFTWAFFE], {}, 7 - 3),
        ([LUFTWAFFE, RIFLES], {}, 7 - 3 + 1),
    ],
)
def test_an_attack_on_a_city_is_sure_if_it_beats_every_order_of_the_events(
    scene: Scene, events: list[str], answers: dict[str, str], sure: int
) -> None:
    """12.6: no Foothold is left, so Minsk is the only target; the worst Events that lie there decide."""
    found = []
    for attack in (sure - 1, sure):
        scene.edition("kamikaze", answers={"combat_mandatory": "on", **answers})
        scene.seat1(hand=[HORSE], deck=[HORSE] * 4, front=[PANZER])
        scene.seat2(hand=[HORSE], deck=FOOTHOLDS)
        scene.cities("minsk")
        scene.events(*events, only=True)
        scene.points(attack=attack)
        scene.in_phase("tactics")
        found.append(scene.offers("end"))

    assert [True, False] == found


@pytest.mark.rule("bb-12.6")
@pytest.mark.parametrize(
    ("front", "supply", "free"),
    [
        ([PANZER], 0, True),
        ([PANZER], 1, False),
        (["artillery-regiment", *["grenadier-regiment exhausted"] * 3], 0, False),
        (["artillery-regiment", *["grenadier-regiment exhausted"] * 2], 0, True),
        ([f"{FLAK} exhausted", POSITION], 0, True),
        (["panzer-grenadier-regiment exhausted"], 0, True),
    ],
)
def test_supply_at_hand_and_met_conditions_are_counted_but_no_sacrifice(
    scene: Scene, front: list[str], supply: int, free: bool
) -> None:
    """12.6: the Hill lacks three points; Footholds and forfeits are never owed."""
    scene.edition("kamikaze", combat_mandatory="on")
    scene.seat1(hand=[HORSE], deck=[HORSE] * 4, front=front)
    scene.seat2(hand=[HORSE], deck=[HORSE])
    scene.points(attack=1, supply=supply)
    scene.in_phase("tactics")

    assert free == scene.offers("end")


@pytest.mark.rule("bb-12.6", "bb-5.27")
def test_an_event_known_on_top_is_reckoned_as_it_is(scene: Scene) -> None:
    """12.6: Luftwaffe Support went back on top, so Minsk's 7 are 4 for sure."""
    scene.edition("kamikaze", answers={"combat_mandatory": "on", "return_position": "top"})
    scene.seat1(hand=[LUFTWAFFE, HORSE], deck=[HORSE] * 4, front=[f"{FLAK} exhausted"])
    scene.seat2(hand=[HORSE], deck=FOOTHOLDS)
    scene.cities("minsk")
    scene.points(attack=2)
    scene.in_phase("tactics")
    assert scene.offers("end")

    scene.seat1.plays(LUFTWAFFE)

    assert 4 == scene.attack
    assert not scene.offers("end")


@pytest.mark.rule("bb-12.6")
def test_the_duty_cannot_be_dodged_by_breaking_off_a_won_attack(scene: Scene) -> None:
    scene.edition("kamikaze", combat_mandatory="on")
    scene.seat1(hand=[HORSE], deck=[HORSE] * 4, front=[f"{FLAK} exhausted"])
    scene.seat2(hand=[HORSE], deck=[HORSE])
    scene.points(attack=6)
    scene.in_phase("tactics")

    scene.seat1.attacks(HILL)

    assert [] == scene.heard("fails")
    assert [HILL, f"{FLAK} exhausted"] == sorted(scene.seat1.front, reverse=True)
