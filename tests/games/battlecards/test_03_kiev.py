"""Chapter 3, the Battle for Kiev: it must be fought when it is drawn, and one card alone stops it."""

from __future__ import annotations

from typing import Final

import pytest

from tests.games.battlecards.scene import Scene

KIEV: Final = "battle-for-kiev"
OTHER_KEPT: Final = [
    "counterattack-4",
    "air-superiority",
    "artillery-barrage",
    "dug-in",
    "naval-gunfire",
    "heroic-stand",
    "counter-intelligence",
]


@pytest.mark.rule("bc-3.6")
@pytest.mark.parametrize(
    ("edition", "drawer", "aggressor"),
    [
        ("russian-front", "german", "german"),
        ("russian-front", "soviet", "german"),
        ("combined", "barbarossa", "barbarossa"),
        ("combined", "soviet", "barbarossa"),
    ],
)
def test_kiev_must_be_fought_by_the_weakest_aggressor(
    scene: Scene, edition: str, drawer: str, aggressor: str
) -> None:
    """Clause 3.6: one division against six tanks begins to fight without having been asked."""
    scene.edition(edition)
    german = scene.seat(aggressor)
    german(ground=["romanian-infantry"])
    scene.soviet(ground=["t-34-76", "t-34-76", "kv-1", "kv-1", "t-34-85", "is-2"])

    scene.draws(drawer, KIEV)

    assert ["bc-3.6"] == [notice.rule for notice in scene.told("attacks")]
    assert (["romanian-infantry"], 6) == (german.units, len(scene.soviet.units))
    assert "decline" not in scene.offered
    assert scene.asks("soviet", "fire")


@pytest.mark.rule("bc-3.6")
def test_only_kiev_is_forced(scene: Scene) -> None:
    """Clause 3.6: no other battle of either deck takes the choice from its aggressor."""
    scene.edition("combined")
    cards = scene.rules.cards

    forced = [cards.ids[card] for battles in scene.rules.battles for card in battles if cards.forced[card]]

    assert [KIEV] == forced


@pytest.mark.rule("bc-3.6", "bc-3.8")
def test_kiev_is_won_by_a_forced_aggressor_whom_nobody_meets(scene: Scene) -> None:
    """Clause 3.6: what holds for the weak holds for the strong."""
    scene.german(ground=["romanian-infantry"])
    scene.soviet(sea=["kirov"], hand=["kv-1"])

    scene.draws("german", KIEV)

    assert ([KIEV], 5) == (scene.german.won, scene.german.points)


@pytest.mark.rule("bc-3.7")
@pytest.mark.parametrize("drawer", ["german", "soviet"])
def test_the_aggressor_of_kiev_may_escape_by_delay_tactics(scene: Scene, drawer: str) -> None:
    """Clause 3.7: the sheet does not say who plays the card."""
    scene.german(ground=["romanian-infantry"], hand=["tiger-i"], kept=["delay-tactics"])
    scene.soviet(ground=["t-34-76"], hand=["kv-1"])
    scene.draws(drawer, KIEV)
    assert scene.asks("german", "delay")

    scene.german.plays("delay-tactics")

    assert ["battle-for-kiev", "delay-tactics-5"] == sorted(scene.spent())
    assert (0, 0, []) == (scene.german.points, scene.soviet.points, scene.told("turns-up"))
    assert scene.asks("soviet" if drawer == "german" else "german", "turn")


@pytest.mark.rule("bc-3.7")
def test_no_other_kept_card_stops_kiev(scene: Scene) -> None:
    """Clause 3.7: with every other kind of card kept there is nothing to play but the battle."""
    scene.german(ground=["romanian-infantry"], kept=OTHER_KEPT[:4])
    scene.soviet(ground=["t-34-76"], kept=OTHER_KEPT[4:])
    scene.draws("german", KIEV)

    assert scene.asks("soviet", "delay")
    assert ["end"] == scene.offered
    scene.soviet.passes()
    assert scene.asks("german", "delay")
    assert ["end"] == scene.offered
    scene.german.passes()

    assert (["romanian-infantry"], ["t-34-76"]) == (scene.german.units, scene.soviet.units)


@pytest.mark.rule("bc-3.13")
@pytest.mark.parametrize(
    ("edition", "battle", "aggressor", "defender", "unit", "points"),
    [
        ("russian-front", "smolensk", "german", "soviet", "t-34-76", 3),
        ("russian-front", "kharkov", "soviet", "german", "panzer-iv", 4),
        ("western", "battle-of-france", "german", "british", "cromwell", 4),
        ("combined", "smolensk", "barbarossa", "soviet", "t-34-76", 3),
    ],
)
def test_an_aggressor_without_forces_is_asked_like_any_other(
    scene: Scene, edition: str, battle: str, aggressor: str, defender: str, unit: str, points: int
) -> None:
    """Clause 3.13: he may attack with nothing, and then has lost at once."""
    scene.edition(edition)
    scene.seat(defender)(ground=[unit])
    scene.draws(aggressor, battle)
    assert scene.asks(aggressor, "battle")
    assert ["attack", "decline"] == scene.offered

    scene.seat(aggressor).attacks()

    assert ([battle], points) == (scene.seat(defender).won, scene.seat(defender).points)


@pytest.mark.rule("bc-3.13", "bc-3.6", "bc-3.8")
@pytest.mark.parametrize(
    ("ground", "sea"), [([], []), ([], ["prinz-eugen"]), (["supreme-command-germany"], [])]
)
def test_kiev_forced_on_an_aggressor_without_forces_goes_to_the_defender(
    scene: Scene, ground: list[str], sea: list[str]
) -> None:
    """Clause 3.13: ships and a Leader are no forces for Kiev."""
    scene.german(ground=ground, sea=sea)
    scene.soviet(ground=["partisans"], hand=["kv-1"])

    scene.draws("german", KIEV)

    assert ([KIEV], 5, ["partisans"]) == (scene.soviet.won, scene.soviet.points, scene.soviet.ground)
    assert [] == scene.told("turns-up") + scene.told("begins-round")
    assert scene.asks("soviet", "turn")
