"""Chapter 14, Delay Tactics: which battles it stops, who plays it and when."""

from __future__ import annotations

from typing import Final

import pytest

from tests.games.battlecards.scene import Scene

WEST: Final = (
    "german",
    "western-panther",
    "british",
    "cromwell",
    "battle-of-france",
    "western-delay-tactics-5",
)
EAST: Final = ("barbarossa", "panther", "soviet", "kv-1", "smolensk", "delay-tactics-5")


@pytest.mark.parametrize(
    ("edition", "names"),
    [("russian-front", EAST), ("western", WEST), ("combined", WEST), ("combined", EAST)],
)
@pytest.mark.rule("bc-14.21")
def test_delay_tactics_prevents_a_battle(scene: Scene, edition: str, names: tuple[str, ...]) -> None:
    """Clause 14.21: the card is discarded, nobody scores, and the turn is over."""
    aggressor, own, defender, enemy, battle, delay = names
    scene.edition(edition)
    scene.seat(aggressor)(ground=[own])
    scene.seat(defender)(ground=[enemy], hand=[enemy], kept=[delay])
    scene.fights(battle)

    scene.seat(defender).plays(delay)

    assert sorted([battle, delay]) == sorted(scene.spent(scene.seat(defender).front))
    assert ([own], [enemy]) == (scene.seat(aggressor).ground, scene.seat(defender).ground)
    assert ([], []) == (scene.told("turns-up"), scene.told("wins-battle"))
    assert scene.asks(scene.seat(defender).name, "turn")


@pytest.mark.rule("bc-14.21", "bc-14.22")
def test_the_aggressor_escapes_kiev_by_his_own_delay(scene: Scene) -> None:
    """Clause 14.22: he cannot decline, but either side may play the card."""
    scene.german(ground=["panther"], kept=["delay-tactics"])
    scene.soviet(ground=["kv-1"], hand=["is-2"])
    scene.draws("german", "battle-for-kiev")
    assert scene.asks("german", "delay")

    scene.german.plays("delay-tactics")

    assert ["battle-for-kiev", "delay-tactics-5"] == sorted(scene.spent())
    assert (0, 0) == (scene.german.points, scene.soviet.points)
    assert scene.asks("soviet", "turn")


@pytest.mark.parametrize("battle", ["smolensk", "kharkov"])
@pytest.mark.rule("bc-14.22")
def test_the_defender_is_asked_for_a_delay_before_the_aggressor(scene: Scene, battle: str) -> None:
    """Clause 14.22: after the decision to attack, before the first stack is turned up."""
    scene.german(ground=["panther"], kept=["delay-tactics-5"])
    scene.soviet(ground=["kv-1"], kept=["delay-tactics-11"])
    scene.fights(battle)
    aggressor, defender = (
        (scene.german, scene.soviet) if battle == "smolensk" else (scene.soviet, scene.german)
    )
    assert 1 == len(scene.told("attacks"))
    assert scene.asks(defender.name, "delay")
    assert (["panther"], ["kv-1"]) == (scene.german.ground, scene.soviet.ground)

    defender.passes()

    assert scene.asks(aggressor.name, "delay")
    aggressor.passes()
    assert 2 == len(scene.told("turns-up"))
    assert (["panther"], ["kv-1"]) == (scene.german.units, scene.soviet.units)


@pytest.mark.rule("bc-14.22")
def test_a_battle_that_is_declined_needs_no_delay(scene: Scene) -> None:
    """Clause 14.22: the question comes after the aggressor has decided to attack."""
    scene.german(ground=["panther"])
    scene.soviet(ground=["kv-1"], hand=["is-2"], kept=["delay-tactics"])
    scene.draws("german", "smolensk")
    assert scene.asks("german", "battle")

    scene.german.declines()

    assert scene.asks("soviet", "turn")
    assert ["delay-tactics-5"] == scene.soviet.kept


@pytest.mark.rule("bc-14.23")
def test_delay_tactics_stops_a_counterattack(scene: Scene) -> None:
    """Clause 14.23: the Counterattack is spent, and the holder keeps the battle."""
    scene.german(ground=["panther"], kept=["counterattack"])
    scene.soviet(ground=["kv-1"], hand=["is-2"], kept=["delay-tactics"], won=["kharkov"])
    scene.starts_turn("german")
    scene.german.plays("counterattack")
    assert scene.asks("soviet", "delay")

    scene.soviet.plays("delay-tactics")

    assert ["counterattack-4", "delay-tactics-5"] == sorted(scene.spent())
    assert (["kharkov"], []) == (scene.soviet.won, scene.german.won)
    assert [] == scene.told("turns-up")
    assert scene.asks("soviet", "turn")


@pytest.mark.rule("bc-14.23")
def test_delay_tactics_stops_a_raid(scene: Scene) -> None:
    """Clause 14.23: nothing is raided, and the battle discarded for the raid stays discarded."""
    scene.edition("combined")
    scene.german(hand=["bismarck"])
    scene.british(ground=["cromwell"], kept=["delay-tactics"])
    scene.barbarossa(ground=["panther"], won=["battle-for-moscow"])
    scene.soviet(fallen="battle-for-moscow")
    scene.draws("barbarossa", "kursk")
    scene.barbarossa.chooses("raid-ground")
    assert scene.asks("british", "delay")

    scene.british.plays("delay-tactics")

    assert (["kursk"], ["western-delay-tactics-5"]) == (scene.spent(), scene.spent("western"))
    assert (["cromwell"], ["panther"]) == (scene.british.ground, scene.barbarossa.ground)
    assert [] == scene.told("turns-up")
    assert scene.asks("german", "turn")
