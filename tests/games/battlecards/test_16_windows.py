"""Chapter 16, windows: who may hold a card is asked for it, so that no silence betrays the hand."""

from __future__ import annotations

from typing import Final

import pytest

from tests.games.battlecards.scene import Scene

BONUSES: Final = ["air-superiority-7", "artillery-barrage-14", "dug-in-8", "naval-gunfire-13"]
DELAYS: Final = ["delay-tactics-5", "delay-tactics-11", "delay-tactics-16"]
COUNTERATTACKS: Final = ["counterattack-4", "counterattack-10", "counterattack-17"]


def draw_smolensk(scene: Scene, soviet: list[str], spent: list[str], german: list[str] | None = None) -> None:
    """Let the German player attack Smolensk, with these Kept Cards and this discard pile."""
    scene.german(ground=["panzer-iv"], kept=german or [], hand=["tiger-i"])
    scene.soviet(ground=["t-34-76"], kept=soviet)
    scene.conflict(spent=spent)
    scene.fights("smolensk")


@pytest.mark.rule("bc-16.10", "bc-14.22")
def test_whoever_has_kept_cards_is_asked_to_delay(scene: Scene) -> None:
    """Clause 16.10: with something else as well, but not without Kept Cards or with all Delays spent."""
    draw_smolensk(scene, ["heroic-stand"], spent=[])
    assert scene.asks("soviet", "delay")
    assert ["end"] == scene.offered

    scene.edition("russian-front")
    draw_smolensk(scene, [], spent=[])
    assert scene.asks("german", "fire")

    scene.edition("russian-front")
    draw_smolensk(scene, ["heroic-stand"], spent=DELAYS)
    assert scene.asks("soviet", "bonus")

    scene.edition("russian-front")
    draw_smolensk(scene, ["heroic-stand"], spent=DELAYS[:2])
    assert scene.asks("soviet", "delay")


@pytest.mark.rule("bc-16.10")
def test_a_window_is_judged_by_what_all_can_see(scene: Scene) -> None:
    """Clause 16.10: that the German player has all three Delays is not public, so the other is asked."""
    draw_smolensk(scene, ["heroic-stand"], spent=[], german=DELAYS)

    assert scene.asks("soviet", "delay")
    scene.soviet.passes()
    assert scene.asks("german", "delay")


@pytest.mark.rule("bc-16.10", "bc-8.4")
def test_whoever_has_kept_cards_is_asked_for_a_bonus(scene: Scene) -> None:
    """Clause 16.10: as long as one of the four cards for a round does not lie open."""
    draw_smolensk(scene, ["heroic-stand"], spent=[*DELAYS, *BONUSES[:3]])
    assert scene.asks("soviet", "bonus")
    assert ["end"] == scene.offered

    scene.edition("russian-front")
    draw_smolensk(scene, ["heroic-stand"], spent=[*DELAYS, *BONUSES])
    assert scene.asks("german", "fire")


@pytest.mark.rule("bc-16.10", "bc-14.34")
@pytest.mark.parametrize(("spent", "asked"), [([], "soviet"), (["heroic-stand-19"], "")])
def test_whoever_has_kept_cards_is_asked_for_a_heroic_stand(
    scene: Scene, spent: list[str], asked: str
) -> None:
    """Clause 16.10: unless the only such card lies on the discard pile."""
    draw_smolensk(scene, ["counterattack"], spent=[*DELAYS, *BONUSES, *spent])

    scene.german.fires("panzer-iv", at="t-34-76", number=9)

    assert bool(asked) == scene.asks("soviet", "destruction")
    assert ([] if asked else ["t-34-76"]) == scene.soviet.discard


@pytest.mark.rule("bc-16.10", "bc-14.37")
@pytest.mark.parametrize(("kept", "spent", "asked"), [(1, 0, True), (0, 0, False), (1, 1, False)])
def test_whoever_has_kept_cards_is_asked_to_foil_spies(
    scene: Scene, kept: int, spent: int, asked: bool
) -> None:
    """Clause 16.10: the owner of the stack, before the target is named."""
    scene.german(ground=["panzer-iv", "tiger-i"], air=["ju-88"], kept=["dug-in"] * kept)
    scene.conflict(spent=["counter-intelligence-2"] * spent)
    scene.draws("soviet", "spies")

    assert asked == scene.asks("german", "counter")
    assert asked == (not scene.asks("soviet", "look"))


@pytest.mark.rule("bc-16.10", "bc-14.25")
@pytest.mark.parametrize(
    ("kept", "won", "spent", "asked"),
    [
        (["dug-in"], ["battle-for-kiev"], [], True),
        ([], ["battle-for-kiev"], [], False),
        (["dug-in"], [], [], False),
        (["dug-in"], ["battle-for-kiev"], COUNTERATTACKS, False),
        (["dug-in"], ["battle-for-kiev"], COUNTERATTACKS[:2], True),
    ],
)
def test_whoever_has_kept_cards_may_think_of_a_counterattack(
    scene: Scene, kept: list[str], won: list[str], spent: list[str], asked: bool
) -> None:
    """Clause 16.10: even without a hand, if there is a battle to fight again; else the draw comes at once."""
    scene.german(won=won, ground=["panzer-iv"])
    scene.soviet(kept=kept)
    scene.conflict(["smolensk"], spent=spent)
    scene.starts_turn("soviet")

    assert asked == scene.asks("soviet", "turn")
    assert asked == (scene.offered == ["draw"])
    assert asked == (not scene.asks("german", "battle"))


@pytest.mark.rule("bc-16.10", "bc-13.26")
def test_in_the_combined_game_the_own_theatres_cards_count(scene: Scene) -> None:
    """Clause 16.10: with the Eastern Delays spent, the German player may still hold a Western one."""
    scene.edition("combined")
    scene.german(kept=["western-heroic-stand-19"])
    scene.barbarossa(ground=["panzer-iv"], kept=["heroic-stand"])
    scene.soviet(ground=["t-34-76"])
    scene.conflict(spent=DELAYS)
    scene.fights("smolensk")

    assert scene.asks("german", "delay")
    scene.german.passes()
    assert scene.asks("barbarossa", "bonus")
