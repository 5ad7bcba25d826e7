"""Chapter 10, Standard Victory: targets, counting and the moment of the test."""

from __future__ import annotations

from typing import Final

import pytest

from tests.games.battlecards.scene import Scene

MOSCOW: Final = "battle-for-moscow"
ROAD_TO_MOSCOW: Final = [  # 26 points
    "battle-for-kiev",
    "bialystok-minsk",
    "smolensk",
    "siege-of-leningrad",
    "sevastopol",
    "stalingrad",
]
WESTERN_28: Final = [
    "norway",
    "dunkirk",
    "battle-of-france",
    "battle-of-britain",
    "the-blitz",
    "channel-dash",
    "ardennes-offensive",
    "dieppe-raid",
]


@pytest.mark.rule("bc-10.5", "bc-10.6", "bc-10.7")
@pytest.mark.parametrize(("edition", "total", "target"), [("russian-front", 76, 38), ("western", 80, 40)])
def test_half_of_the_points_of_the_deck_is_the_target(
    scene: Scene, edition: str, total: int, target: int
) -> None:
    """Clause 10.5: 38 on the Russian Front, 40 in the West."""
    rules = scene.edition(edition).rules

    points = [int(rules.cards.victory[card]) for card in rules.battles[0]]

    assert (total, total, target) == (sum(points), rules.total, rules.target)


@pytest.mark.rule("bc-10.5", "bc-10.7")
@pytest.mark.parametrize(
    ("more", "points", "won"),
    [
        (["battle-of-the-ruhr"], 39, False),
        (["normandy"], 40, True),
        (["hunt-for-the-bismarck", "caen"], 43, True),
    ],
)
def test_the_western_set_is_won_with_forty_points(
    scene: Scene, more: list[str], points: int, won: bool
) -> None:
    """Clause 10.7: to 28 points and some more come the five of the Battle of the Atlantic."""
    scene.edition("western")
    scene.german(sea=["bismarck"], won=[*WESTERN_28, *more])
    scene.british(hand=["cromwell"])
    scene.fights("battle-of-the-atlantic")

    assert points == scene.german.points
    assert won == scene.ended("standard-victory", winner="german")
    assert won != scene.asks("british", "turn")


@pytest.mark.rule("bc-10.5", "bc-10.6", "bc-10.11")
@pytest.mark.parametrize(
    ("more", "points", "won"),
    [("crossing-of-the-dnieper", 37, False), ("operation-bagration", 38, True)],
)
def test_a_defender_wins_by_points_in_the_turn_of_the_enemy(
    scene: Scene, more: str, points: int, won: bool
) -> None:
    """Clause 10.11: it does not matter whose turn or whose attack it is."""
    scene.soviet(air=["yak-9"], hand=["kv-1"], won=[*ROAD_TO_MOSCOW, "kharkov", more])
    scene.fights("arctic-convoys")

    assert points == scene.soviet.points
    assert won == scene.ended("standard-victory", winner="soviet")
    assert won != scene.asks("soviet", "turn")


@pytest.mark.rule("bc-10.8")
@pytest.mark.parametrize(
    ("edition", "packs", "total", "target"),
    [
        ("russian-front", "none", 76, 38),
        ("russian-front", "x1", 83, 42),
        ("russian-front", "x2", 83, 42),
        ("russian-front", "x1+x2", 90, 45),
        ("combined", "none", 156, 78),
        ("combined", "x2", 163, 82),
        ("combined", "x1+x2", 170, 85),
    ],
)
def test_battles_from_packs_raise_the_target(
    scene: Scene, edition: str, packs: str, total: int, target: int
) -> None:
    """Clause 10.8: half of all points in play, rounded up."""
    rules = scene.edition(edition, packs=packs).rules

    assert (total, target) == (rules.total, rules.target)


@pytest.mark.rule("bc-10.8")
@pytest.mark.parametrize(("more", "points", "won"), [("arctic-convoys", 41, False), ("kharkov", 42, True)])
def test_with_a_pack_forty_one_points_are_not_enough(scene: Scene, more: str, points: int, won: bool) -> None:
    """Clause 10.8: half of 83 is 42, rounded up."""
    scene.options(packs="x1")
    held = [*ROAD_TO_MOSCOW[1:], "kursk", "rzhev-sychevka", "konigsberg", more]
    scene.german(ground=["panzer-iv"], won=held)
    scene.soviet(hand=["kv-1"])
    scene.fights("battle-for-kiev")

    assert points == scene.german.points
    assert won == scene.ended("standard-victory", winner="german")


@pytest.mark.rule("bc-10.10")
@pytest.mark.parametrize(("lost", "german", "soviet"), [(True, 3, 9), (False, 8, 4)])
def test_a_battle_lost_again_takes_its_points_along(
    scene: Scene, lost: bool, german: int, soviet: int
) -> None:
    """Clause 10.10: five points for Kursk lie with whoever holds the card."""
    scene.german(ground=["panzer-iv"], won=["smolensk", "kursk"], hand=["tiger-i"])
    scene.soviet(ground=["t-34-76"], won=["kharkov"], kept=["counterattack"])
    scene.starts_turn("soviet")
    assert (8, 4) == (scene.german.points, scene.soviet.points)
    scene.soviet.plays("counterattack")
    scene.soviet.chooses("refight", "kursk")

    if lost:
        scene.soviet.fires("t-34-76", at="panzer-iv", number=9)
    else:
        scene.passes_until("soviet", "withdraw")
        scene.soviet.withdraws_all()

    assert (german, soviet) == (scene.german.points, scene.soviet.points)
    assert lost == ("kursk" in scene.soviet.won)


@pytest.mark.rule("bc-10.11", "bc-10.10")
def test_victory_is_tested_when_a_counterattack_moves_points(scene: Scene) -> None:
    """Clause 10.11: 34 and the five of Kursk win in the middle of the turn."""
    scene.german(ground=["panzer-iv"], won=["kursk"])
    scene.soviet(
        ground=["t-34-76"],
        won=[*ROAD_TO_MOSCOW, "kharkov", "crossing-of-the-dnieper"],
        kept=["counterattack"],
    )
    scene.starts_turn("soviet")
    assert (34, None) == (scene.soviet.points, scene.outcome)
    scene.soviet.plays("counterattack")

    scene.soviet.fires("t-34-76", at="panzer-iv", number=9)

    assert 39 == scene.soviet.points
    assert scene.ended("standard-victory", winner="soviet")


@pytest.mark.rule("bc-10.11")
def test_an_elimination_is_tested_before_the_points(scene: Scene) -> None:
    """Clause 10.11: Moscow brings 38 points and the end of the enemy, which comes first."""
    scene.german(ground=["panzer-iv"], won=[*ROAD_TO_MOSCOW, "winter-counteroffensive"])
    scene.fights(MOSCOW)

    assert 38 == scene.german.points
    assert scene.ended("total-victory", winner="german")


@pytest.mark.rule("bc-10.11", "bc-13.43")
def test_an_elimination_that_ends_nothing_is_carried_out_before_the_points_are_counted(scene: Scene) -> None:
    """Clause 10.11: in the combined game the Soviet forces are captured, then 78 points win."""
    scene.edition("combined")
    scene.german(won=[*WESTERN_28, "battle-of-the-atlantic", "battle-of-the-ruhr", "caen"])
    scene.barbarossa(ground=["panzer-iv"], won=ROAD_TO_MOSCOW)
    scene.soviet(sea=["kirov"], won=["kharkov"])
    scene.fights(MOSCOW)

    assert scene.soviet.is_out
    assert (["kirov"], [], 78) == (scene.barbarossa.sea, scene.soviet.won, scene.german.joint_points)
    assert scene.ended("standard-victory", winner="barbarossa")
