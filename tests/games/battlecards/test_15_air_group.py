"""Chapter 15, Air Group: how a carrier divides its points."""

from __future__ import annotations

from typing import Final

import pytest

from tests.games.battlecards.scene import Scene

TYPES: Final = ["ground", "air", "sea"]
CARRIER: Final = "hms-ark-royal"


def values(scene: Scene) -> tuple[list[int | None], list[int]]:
    """Return attacks and defences of the carrier."""
    british = scene.british
    return [british.attack(CARRIER, type) for type in TYPES], [
        british.defence(CARRIER, type) for type in TYPES
    ]


@pytest.mark.parametrize("part", [0, 4, 10])
@pytest.mark.rule("bc-15.4")
def test_an_air_group_divides_ten_points_between_attack_and_defence(scene: Scene, part: int) -> None:
    """Clause 15.4: one part to all attacks, the rest to all defences, of this ship alone; eleven ways."""
    scene.edition("western")
    scene.british(sea=[CARRIER, "hms-belfast"])
    scene.german(sea=["bismarck"])
    scene.fights("hunt-for-the-bismarck")
    assert [f"set {number}" for number in range(11)] == scene.offered

    scene.british.chooses("set", part)

    rest = 10 - part
    assert ([6 + part, 8 + part, 9 + part], [11 + rest, 5 + rest, 6 + rest]) == values(scene)
    assert (13, 8) == (
        scene.british.attack("hms-belfast", "sea"),
        scene.british.defence("hms-belfast", "sea"),
    )
    assert (16, 10) == (scene.german.attack("bismarck", "sea"), scene.german.defence("bismarck", "sea"))


@pytest.mark.parametrize(("part", "destroyed"), [(2, False), (3, True)])
@pytest.mark.rule("bc-15.4")
def test_the_points_of_an_air_group_count_when_a_shot_is_judged(
    scene: Scene, part: int, destroyed: bool
) -> None:
    """Clause 15.4: an attack of 9 and 3 destroys on 12, one of 9 and 2 does not."""
    scene.edition("western")
    scene.british(sea=[CARRIER])
    scene.german(sea=["lutzow", "bismarck"])
    scene.fights("hunt-for-the-bismarck")
    scene.british.chooses("set", part)

    scene.british.fires(CARRIER, at="lutzow", number=12)

    assert (["lutzow"] if destroyed else []) == scene.german.discard


@pytest.mark.rule("bc-15.5")
def test_an_air_group_is_divided_openly_after_support_and_for_one_round(scene: Scene) -> None:
    """Clause 15.5: the fighter is allocated first, the enemy sees the division, and it comes up again."""
    scene.edition("western")
    scene.british(sea=[CARRIER], air=["hurricane", "swordfish"])
    scene.german(sea=["bismarck"])
    scene.fights("hunt-for-the-bismarck")
    assert scene.asks("british", "support")
    scene.british.chooses("support", "swordfish")
    assert scene.asks("british", "air-group")

    scene.british.chooses("set", 7)

    place = scene.british.place(CARRIER)
    seen = scene.german.view.battle.lines[0]
    assert (7, 3) == (seen.attack[place], seen.defence[place])
    scene.passes_until("german", "withdraw")
    assert ([13, 15, 16], [14, 8, 9]) == values(scene)
    scene.german.passes()
    assert scene.asks("british", "support")
    scene.british.passes()
    assert scene.asks("british", "air-group")
    assert ([6, 8, 9], [11, 5, 6]) == values(scene)
