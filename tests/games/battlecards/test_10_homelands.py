"""Chapter 10, Total Victory: who is put out by which battle, and by whom."""

from __future__ import annotations

from typing import Final

import pytest

from tests.games.battlecards.scene import Scene

MOSCOW: Final = "battle-for-moscow"
GERMANY: Final = "battle-for-germany"
BRITAIN: Final = "invasion-of-britain"
GERMANY_IN_THE_WEST: Final = "western-battle-for-germany"
ROADS: Final = {
    MOSCOW: ["battle-for-kiev", "bialystok-minsk", "smolensk", "sevastopol"],
    GERMANY: ["kharkov", "crossing-of-the-dnieper", "winter-counteroffensive"],
    BRITAIN: ["norway", "dunkirk", "battle-of-france", "channel-dash"],
    GERMANY_IN_THE_WEST: ["hunt-for-the-bismarck", "battle-of-the-ruhr", "normandy"],
}
TANKS: Final = {
    "german": "western-panzer-iv",
    "british": "cromwell",
    "barbarossa": "panzer-iv",
    "soviet": "t-34-76",
}
# Edition, battle, aggressor and defender by side.
HOMELANDS: Final = [
    ("russian-front", MOSCOW, "barbarossa", "soviet"),
    ("russian-front", GERMANY, "soviet", "barbarossa"),
    ("western", BRITAIN, "german", "british"),
    ("western", GERMANY_IN_THE_WEST, "british", "german"),
]


def invade(scene: Scene, battle: str, aggressor: str, defender: str, **aggressors: list[str]) -> None:
    """Let two tanks of the aggressor meet one of the defender, with the prerequisite met."""
    kept = aggressors.get("kept", [])
    scene.seat(aggressor)(ground=[TANKS[aggressor]] * 2, won=ROADS[battle], kept=kept)
    scene.seat(defender)(ground=[TANKS[defender]])
    scene.fights(battle)


@pytest.mark.rule("bc-10.1", "bc-10.2", "bc-10.3", "bc-10.4")
@pytest.mark.parametrize(("edition", "battle", "aggressor", "defender"), HOMELANDS)
def test_the_fall_of_a_homeland_puts_its_player_out_and_ends_the_war(
    scene: Scene, edition: str, battle: str, aggressor: str, defender: str
) -> None:
    """Clause 10.1: no enemy is left."""
    scene.edition(edition)
    invade(scene, battle, aggressor, defender)

    scene.seat(aggressor).fires(TANKS[aggressor], at=TANKS[defender], number=11)

    assert (True, False) == (scene.seat(defender).is_out, scene.seat(aggressor).is_out)
    assert [scene.seat(defender).seat] == [notice.arguments["seat"] for notice in scene.told("falls")]
    assert scene.ended("total-victory", winner=scene.seat(aggressor).name)
    assert "" == scene.asked


@pytest.mark.rule("bc-10.12")
@pytest.mark.parametrize(
    ("edition", "battle", "aggressor", "defender"),
    [
        *HOMELANDS,
        ("combined", MOSCOW, "barbarossa", "soviet"),
        ("combined", GERMANY_IN_THE_WEST, "british", "german"),
    ],
)
def test_a_homeland_held_is_scored_and_nobody_is_put_out(
    scene: Scene, edition: str, battle: str, aggressor: str, defender: str
) -> None:
    """Clause 10.12: the defender takes eight points, and play goes on."""
    scene.edition(edition)
    invade(scene, battle, aggressor, defender)

    scene.passes_until(scene.seat(aggressor).name, "withdraw")
    scene.seat(aggressor).withdraws_all()
    while scene.kind == "post":
        scene.seat(scene.asked).passes()

    assert ([battle], 8) == (scene.seat(defender).won, scene.seat(defender).points)
    assert [False] * len(scene.seats) == [seat.is_out for seat in scene.seats]
    assert scene.outcome is None
    assert [] == scene.told("falls")


@pytest.mark.rule("bc-10.1")
def test_the_axis_has_not_won_with_one_of_two_enemies_out(scene: Scene) -> None:
    """Clause 10.1: in the combined game an alliance must have nobody left."""
    scene.edition("combined")
    scene.british(ground=["cromwell"])
    invade(scene, MOSCOW, "barbarossa", "soviet")

    scene.barbarossa.fires("panzer-iv", at="t-34-76", number=11)

    assert scene.soviet.is_out
    assert scene.outcome is None

    scene.edition("combined")
    scene.barbarossa(ground=["panzer-iv"], won=[MOSCOW])
    scene.soviet(fallen=MOSCOW)
    invade(scene, BRITAIN, "german", "british")
    scene.german.fires("western-panzer-iv", at="cromwell", number=11)

    assert (True, True) == (scene.british.is_out, scene.soviet.is_out)
    assert scene.ended("total-victory", winner="german")


@pytest.mark.rule("bc-10.1", "bc-13.39")
@pytest.mark.parametrize(
    ("battle", "aggressor", "defender"),
    [(GERMANY, "soviet", "barbarossa"), (GERMANY_IN_THE_WEST, "british", "german")],
)
def test_the_allies_have_won_when_germany_falls_on_either_front(
    scene: Scene, battle: str, aggressor: str, defender: str
) -> None:
    """Clause 10.1: both Germans are out at once."""
    scene.edition("combined")
    invade(scene, battle, aggressor, defender)

    scene.seat(aggressor).fires(TANKS[aggressor], at=TANKS[defender], number=11)

    assert (True, True) == (scene.german.is_out, scene.barbarossa.is_out)
    assert scene.ended("total-victory", winner=aggressor)


@pytest.mark.rule("bc-10.13")
def test_a_homeland_battle_held_by_its_defender_is_attacked_again_by_a_counterattack(scene: Scene) -> None:
    """Clause 10.13: and then it may still put him out."""
    scene.german(ground=["panzer-iv"], won=ROADS[MOSCOW], kept=["counterattack"])
    scene.soviet(ground=["t-34-76"], won=[MOSCOW])
    scene.starts_turn("german")

    scene.german.plays("counterattack")
    scene.german.fires("panzer-iv", at="t-34-76", number=11)

    assert scene.ended("total-victory", winner="german")


@pytest.mark.rule("bc-10.13")
def test_a_homeland_battle_held_by_its_defender_does_not_come_up_again(scene: Scene) -> None:
    """Clause 10.13: a deck that is rebuilt is rebuilt without it, and no other card attacks it."""
    scene.german(ground=["panzer-iv"], hand=["tiger-i"], won=ROADS[MOSCOW], kept=["dug-in"])
    scene.soviet(ground=["t-34-76"], hand=["kv-1"], won=[MOSCOW])
    scene.conflict(["arctic-convoys"], rest="spent")
    scene.starts_turn("german")
    assert ["draw", "emergency"] == scene.offered

    scene.german.draws()
    scene.german.declines()

    assert 1 == len(scene.told("rebuilds-conflict"))
    assert MOSCOW not in scene.deck() + scene.spent()
    assert [MOSCOW] == scene.soviet.won


@pytest.mark.rule("bc-10.13")
def test_a_counterattack_for_a_homeland_that_fails_leaves_it_with_its_defender(scene: Scene) -> None:
    """Clause 10.13: he holds the card, its points stay his, and nobody is put out."""
    scene.german(ground=["panzer-iv"], won=ROADS[MOSCOW], kept=["counterattack"])
    scene.soviet(ground=["t-34-76"], won=[MOSCOW], hand=["kv-1"])
    scene.starts_turn("german")
    scene.german.plays("counterattack")
    scene.passes_until("german", "withdraw")

    scene.german.withdraws_all()

    assert ([MOSCOW], 8, False) == (scene.soviet.won, scene.soviet.points, scene.soviet.is_out)
    assert scene.asks("soviet", "turn")


def moscow_has_fallen(scene: Scene) -> None:
    """Let the British open their turn with a Counterattack while Barbarossa holds Moscow."""
    scene.edition("combined")
    scene.british(ground=["cromwell"], kept=["counterattack"])
    scene.barbarossa(ground=["panzer-iv"], hand=["tiger-i"], won=[MOSCOW])
    scene.soviet(fallen=MOSCOW)
    scene.starts_turn("british")
    scene.british.plays("counterattack")


@pytest.mark.rule("bc-10.14")
def test_a_liberator_frees_and_never_eliminates(scene: Scene) -> None:
    """Clause 10.14: the British win Moscow, and Barbarossa is not put out."""
    moscow_has_fallen(scene)

    scene.british.fires("cromwell", at="panzer-iv", number=11)

    assert ([MOSCOW], [False] * 4) == (scene.british.won, [seat.is_out for seat in scene.seats])
    assert ([], 1) == (scene.told("falls"), len(scene.told("is-freed")))


@pytest.mark.rule("bc-10.14")
def test_a_homeland_battle_defended_by_its_conqueror_puts_nobody_out(scene: Scene) -> None:
    """Clause 10.14: a liberator who loses is not eliminated, nor the Soviet player once more."""
    moscow_has_fallen(scene)
    scene.passes_until("british", "withdraw")

    scene.british.withdraws_all()

    assert [MOSCOW] == scene.barbarossa.won
    assert [False, False, False, True] == [seat.is_out for seat in scene.seats]
    assert [] == scene.told("falls")


@pytest.mark.rule("bc-10.14")
def test_a_homeland_battle_won_from_the_liberator_eliminates_again(scene: Scene) -> None:
    """Clause 10.14: what counts is that the named aggressor wins it."""
    scene.edition("combined")
    scene.british(won=[MOSCOW], ground=["cromwell"])
    scene.barbarossa(ground=["panzer-iv"], won=ROADS[MOSCOW], kept=["counterattack"])
    scene.soviet(sea=["kirov"])
    scene.starts_turn("barbarossa")

    scene.barbarossa.plays("counterattack")

    assert scene.soviet.is_out
    assert (["kirov"], False) == (scene.barbarossa.sea, scene.british.is_out)
    assert MOSCOW in scene.barbarossa.won


@pytest.mark.rule("bc-10.14", "bc-13.47")
def test_germany_taken_without_a_fight_by_a_german_puts_nobody_out(scene: Scene) -> None:
    """Clause 10.14: only an enemy can win it against him."""
    scene.edition("combined")
    scene.british(ground=["cromwell"])
    scene.barbarossa(ground=["panzer-iv"], won=[MOSCOW])
    scene.soviet(fallen=MOSCOW)
    scene.draws("barbarossa", GERMANY)

    scene.barbarossa.chooses("take")

    assert GERMANY in scene.barbarossa.won
    assert [False, False, False, True] == [seat.is_out for seat in scene.seats]
