"""In the midst of a battle of BattleCards: cards without effect, and staying or leaving against all sense."""

from __future__ import annotations

from typing import Final

import pytest

from tests.games.battlecards.homelands import TO_GERMANY, TO_MOSCOW
from tests.games.battlecards.scene import Scene
from tests.players.advice import worth_a_thought as kept

TANKS: Final = ["t-34-76"] * 4 + ["kv-1"] * 2 + ["is-2"]
# 35 points of the 38 that win.
NEARLY: Final = [
    "battle-for-kiev",
    "siege-of-leningrad",
    "sevastopol",
    "stalingrad",
    "kursk",
    "kharkov",
    "winter-counteroffensive",
    "arctic-convoys",
]


@pytest.fixture
def scene() -> Scene:
    """A game of the Russian Front, to be laid out."""
    return Scene()


@pytest.mark.parametrize(
    ("card", "useful"),
    [("naval-gunfire-13", False), ("artillery-barrage-14", True), ("air-superiority-7", True)],
)
def test_a_bonus_without_effect_is_not_played(scene: Scene, card: str, useful: bool) -> None:
    scene.german(ground=["panzer-iv"], air=["ju-88"], kept=[card])
    scene.soviet(ground=["kv-1"])
    scene.fights("smolensk")
    scene.passes_until("german", "bonus")

    assert useful == (f"play {card}" in kept(scene))


@pytest.mark.parametrize(("foe", "useful"), [("shchuka-class-submarine", False), ("kirov", True)])
def test_nobody_digs_in_against_an_enemy_who_cannot_fire_at_him(scene: Scene, foe: str, useful: bool) -> None:
    scene.german(ground=["panzer-iv"], sea=["prinz-eugen"], kept=["dug-in-8"])
    scene.soviet(sea=[foe])
    scene.fights("sevastopol")
    scene.passes_until("german", "bonus")

    assert useful == ("play dug-in-8" in kept(scene))


@pytest.mark.parametrize(("friends", "left"), [([], 1), (["t-34-76"], 2)])
def test_the_last_defender_of_a_homeland_is_saved(scene: Scene, friends: list[str], left: int) -> None:
    scene.german(ground=["panther"], won=TO_MOSCOW)
    scene.soviet(ground=["kv-1", *friends], kept=["heroic-stand-19"])
    scene.fights("battle-for-moscow")
    scene.passes_until("german", "fire")
    scene.german.fires("panther", at="kv-1", number=14)

    assert "play heroic-stand-19" in kept(scene)
    assert left == len(kept(scene))


def test_nobody_leaves_an_enemy_who_cannot_hit_him(scene: Scene) -> None:
    scene.german(sea=["type-vii-u-boat", "prinz-eugen"])
    scene.soviet(ground=["kv-1"], sea=["kirov"], hand=["i-16-rata"])
    scene.fights("sevastopol")
    scene.passes_until("german", "fire")
    scene.german.awaits_fire("prinz-eugen")
    scene.german.fires("prinz-eugen", at="kirov", number=10)
    scene.passes_until("german", "withdraw")

    assert ["end"] == kept(scene)


@pytest.mark.parametrize(("card", "left"), [([], ["withdraw-all"]), (["artillery-barrage-14"], None)])
def test_an_aggressor_who_can_never_hit_gives_up(
    scene: Scene, card: list[str], left: list[str] | None
) -> None:
    """An attack of 10 destroys no tank with a defence of 10; three points more might."""
    scene.german(ground=["infantry-division"] * 2, kept=card)
    scene.soviet(ground=["kv-1", "kv-1"])
    scene.fights("smolensk")
    scene.passes_until("german", "withdraw")

    assert (left or scene.offered) == kept(scene)


def test_nobody_surrenders_a_homeland_or_the_game(scene: Scene) -> None:
    scene.german(ground=["romanian-infantry", "panzer-iii"])
    scene.soviet(ground=TANKS, won=TO_GERMANY["battle-for-germany"])
    scene.fights("battle-for-germany")
    scene.passes_until("german", "withdraw")

    assert ["end", "withdraw romanian-infantry", "withdraw panzer-iii"] == kept(scene)


def test_the_last_unit_stays_where_the_enemy_would_reach_his_target(scene: Scene) -> None:
    scene.german(ground=["romanian-infantry"])
    scene.soviet(ground=TANKS, won=NEARLY)
    scene.fights("smolensk")
    scene.passes_until("german", "withdraw")

    assert ["end"] == kept(scene)
