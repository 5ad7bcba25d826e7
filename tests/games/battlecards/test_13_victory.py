"""Chapter 13, victory: points of both partners, total victories of alliances, exhausted games."""

from __future__ import annotations

from typing import Final

import pytest

from tests.games.battlecards.homelands import (
    INVADERS,
    TO_BRITAIN,
    TO_GERMANY,
    TO_MOSCOW,
    britain_falls,
    moscow_falls,
)
from tests.games.battlecards.naming import card_ids
from tests.games.battlecards.scene import Scene

WEST_34: Final = [
    *TO_BRITAIN,
    "battle-of-britain",
    "the-blitz",
    "battle-of-the-atlantic",
    "hunt-for-the-bismarck",
    "dieppe-raid",
]
EAST_31: Final = [
    "battle-for-kiev",
    "bialystok-minsk",
    "siege-of-leningrad",
    "sevastopol",
    "arctic-convoys",
    "stalingrad",
    "kursk",
]
# What nobody can fight for in the East while the Soviet player holds no battle there.
SHUT: Final = ["operation-bagration", "konigsberg", "battle-for-germany"]


def battles(scene: Scene, front: int, *without: str) -> list[str]:
    """Return the battles of a front but for some."""
    return [id for id in card_ids([int(card) for card in scene.rules.battles[front]]) if id not in without]


@pytest.mark.rule("bc-13.43", "bc-13.44", "bc-13.2")
@pytest.mark.parametrize(
    ("others", "points", "wins"),
    [
        (["winter-counteroffensive", "kerch-feodosia-landing", "black-sea-campaign"], 78, True),
        (["winter-counteroffensive", "operation-bagration"], 77, False),
    ],
)
def test_an_alliance_wins_with_seventy_eight_points(
    scene: Scene, others: list[str], points: int, wins: bool
) -> None:
    """Clauses 13.43 and 13.44: 34 German points and 44 of Barbarossa are enough, one less is not."""
    scene.edition("combined")
    scene.german(won=WEST_34)
    scene.barbarossa(ground=["panzer-iv"], won=[*EAST_31, *others])
    scene.fights("smolensk")

    assert (34, points) == (scene.german.points, scene.barbarossa.joint_points)
    assert wins == scene.ended("standard-victory", winner="german")
    assert wins == (scene.outcome is not None)


@pytest.mark.rule("bc-13.44", "bc-13.2")
def test_partners_win_and_score_together(scene: Scene) -> None:
    """Clause 13.44: both have the first rank and the points of both."""
    scene.edition("combined")
    scene.german(won=WEST_34)
    scene.british(won=["normandy"])
    scene.barbarossa(
        ground=["panzer-iv"],
        won=[*EAST_31, "winter-counteroffensive", "kerch-feodosia-landing", "black-sea-campaign"],
    )
    scene.fights("smolensk")

    assert scene.outcome is not None
    assert ([78, 7, 78, 7], [1, 3, 1, 3]) == (scene.outcome.scores, scene.outcome.ranks)


@pytest.mark.rule("bc-13.45")
@pytest.mark.parametrize("battle", list(INVADERS))
def test_the_allies_win_with_one_battle_for_germany(scene: Scene, battle: str) -> None:
    """Clause 13.45: either of the two is a Total Victory for both of them."""
    scene.edition("combined")
    scene.british(ground=["cromwell"], won=TO_GERMANY["western-battle-for-germany"])
    scene.soviet(ground=["kv-1"], won=TO_GERMANY["battle-for-germany"])
    scene.fights(battle)

    assert scene.ended("total-victory", winner="british")


@pytest.mark.rule("bc-13.45", "bc-13.46")
def test_the_axis_needs_moscow_and_britain(scene: Scene) -> None:
    """Clause 13.45: neither of them alone ends the war."""
    scene.edition("combined")
    moscow_falls(scene)

    assert scene.outcome is None

    scene.edition("combined")
    britain_falls(scene)

    assert scene.outcome is None


@pytest.mark.rule("bc-13.45", "bc-13.46")
def test_the_second_homeland_is_a_total_victory(scene: Scene) -> None:
    """Clause 13.46: both enemies are out at the same time, whichever fell first."""
    scene.edition("combined")
    scene.barbarossa(won=["battle-for-moscow", *TO_MOSCOW])
    scene.soviet(fallen="battle-for-moscow")
    britain_falls(scene)

    assert scene.ended("total-victory", winner="barbarossa")

    scene.edition("combined")
    scene.german(won=["invasion-of-britain", *TO_BRITAIN])
    scene.british(fallen="invasion-of-britain")
    moscow_falls(scene)

    assert scene.ended("total-victory", winner="german")


@pytest.mark.rule("bc-13.46", "bc-13.54")
def test_a_liberation_undoes_the_first_half_of_an_axis_victory(scene: Scene) -> None:
    """Clause 13.46: Britain falls after Moscow has been freed, and the Soviet player fights on."""
    scene.edition("combined")
    scene.german(ground=["western-panzer-iv"], won=TO_BRITAIN, hand=["bismarck"])
    scene.british(ground=["cromwell"], kept=["western-counterattack-4"])
    scene.barbarossa(ground=["panzer-iii"], won=["battle-for-moscow", *TO_MOSCOW])
    scene.soviet(fallen="battle-for-moscow", deck=["kv-1", "kv-1", "is-2", "pe-2", "pe-2", "tu-2"])
    scene.starts_turn("british")
    scene.british.plays("counterattack")
    scene.british.chooses("refight", "battle-for-moscow")
    scene.british.fires("cromwell", at="panzer-iii", number=10)
    scene.soviet.deploys("kv-1", "kv-1", "is-2")
    scene.barbarossa.draws("field-repairs")
    scene.soviet.chooses("emergency")

    scene.german.draws("invasion-of-britain")
    scene.german.attacks()
    scene.passes_until("german", "fire")
    scene.german.fires("western-panzer-iv", at="cromwell", number=11)

    assert (True, False) == (scene.british.is_out, scene.soviet.is_out)
    assert scene.outcome is None
    assert scene.asks("barbarossa", "turn")


@pytest.mark.rule("bc-13.63")
@pytest.mark.parametrize(
    ("british", "winner"),
    [
        (["normandy", "battle-of-france"], "british"),
        (["normandy"], "german"),
        (["normandy", "norway"], ""),
    ],
)
def test_an_exhausted_game_is_decided_by_the_points_of_alliances(
    scene: Scene, british: list[str], winner: str
) -> None:
    """Clause 13.63: 5 and 5 points are more than 7, less than 11 and as many as 10."""
    scene.edition("combined")
    scene.rebuilt(12, front="western")
    scene.german(hand=["bismarck"], won=["battle-of-britain"])
    scene.british(won=british)
    scene.barbarossa(won=["battle-for-kiev"])
    scene.draws("german", "field-repairs")

    assert scene.ended("exhausted", winner=winner)


def lay_shut_war(scene: Scene, moscow: str) -> None:
    """Lay a war in which every battle is held but those that need Soviet victories in the East."""
    scene.edition("combined")
    east = battles(scene, 1, "battle-for-moscow", *SHUT)
    west = battles(scene, 0, "western-battle-for-germany", "normandy")
    mine = ["battle-for-moscow"] if moscow == "british" else []
    scene.german(won=["western-battle-for-germany", "normandy"])
    scene.british(won=[*west, *mine])
    scene.barbarossa(won=east if mine else [*east, "battle-for-moscow"])
    scene.soviet(fallen="" if mine else "battle-for-moscow")
    scene.draws("barbarossa", "field-repairs")


@pytest.mark.rule("bc-13.63")
def test_a_battle_that_can_be_taken_without_a_fight_is_not_blocked(scene: Scene) -> None:
    """Clause 13.63: with the Soviet player out Barbarossa needs no prerequisites, so the war goes on."""
    lay_shut_war(scene, moscow="british")

    assert scene.ended("exhausted", winner="british")

    lay_shut_war(scene, moscow="barbarossa")

    assert scene.outcome is None
    assert scene.asks("german", "turn")
