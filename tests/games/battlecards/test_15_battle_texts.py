"""Chapter 15, what stands on Battlecards: objectives, prepared defences, homelands."""

from __future__ import annotations

from typing import Final

import pytest

from eastfront.games.battlecards.tables import SIDES
from tests.games.battlecards.naming import card_number
from tests.games.battlecards.scene import Scene

TYPES: Final = ["ground", "air", "sea"]
HOMELANDS: Final = {
    "battle-for-moscow": "soviet",
    "battle-for-germany": "barbarossa",
    "invasion-of-britain": "british",
    "western-battle-for-germany": "german",
}
PREPARED: Final = [
    ("siege-of-leningrad", 1, []),
    ("sevastopol", 1, []),
    ("kursk", 1, ["stalingrad"]),
    ("battle-for-moscow", 2, ["battle-for-kiev", "bialystok-minsk", "smolensk", "sevastopol"]),
    ("smolensk", 0, []),
]


@pytest.mark.rule("bc-15.10")
def test_an_objective_is_gained_by_destroying_its_type(scene: Scene) -> None:
    """Clause 15.10: no Ground unit is left, so the others withdraw and remain deployed."""
    scene.german(ground=["panther"], hand=["tiger-i"])
    scene.soviet(ground=["rifle-division"], air=["yak-9"], sea=["kirov"], hand=["kv-1"])
    scene.fights("siege-of-leningrad")
    scene.passes_until("german", "fire")

    scene.german.fires("panther", at="rifle-division", number=10)

    assert (["siege-of-leningrad"], 5) == (scene.german.won, scene.german.points)
    assert (["yak-9"], ["kirov"], ["rifle-division"]) == (
        scene.soviet.air,
        scene.soviet.sea,
        scene.soviet.discard,
    )
    assert ["panther"] == scene.german.ground
    assert scene.asks("soviet", "turn")


@pytest.mark.rule("bc-15.10")
def test_an_objective_is_gained_by_a_withdrawal_too(scene: Scene) -> None:
    """Clause 15.10: what counts is that no unit of the type is left in the battle."""
    scene.german(ground=["panther"], hand=["tiger-i"])
    scene.soviet(ground=["rifle-division"], air=["yak-9"], hand=["kv-1"])
    scene.fights("siege-of-leningrad")
    scene.passes_until("soviet", "withdraw")

    scene.soviet.withdraws("rifle-division")

    assert ["siege-of-leningrad"] == scene.german.won
    assert (["rifle-division"], ["yak-9"]) == (scene.soviet.ground, scene.soviet.air)
    assert scene.asks("soviet", "turn")


@pytest.mark.rule("bc-15.10")
def test_an_objective_is_not_gained_while_one_unit_of_the_type_is_left(scene: Scene) -> None:
    """Clause 15.10: at sea it is the last ship, and the type of the defender counts, not the aggressor's."""
    scene.german(sea=["prinz-eugen"], air=["ju-88"], hand=["panther"])
    scene.soviet(sea=["g-5-torpedo-boats", "krasny-kavkaz"], air=["yak-9"], hand=["kv-1"])
    scene.fights("arctic-convoys")
    scene.passes_until("german", "fire")
    scene.german.fires("prinz-eugen", at="g-5-torpedo-boats", number=8)
    assert ["g-5-torpedo-boats"] == scene.soviet.discard
    assert [] == scene.german.won

    scene.german.shoots("krasny-kavkaz", number=8)

    assert (["arctic-convoys"], ["yak-9"]) == (scene.german.won, scene.soviet.air)


@pytest.mark.rule("bc-15.10")
def test_an_objective_is_the_aggressors_alone(scene: Scene) -> None:
    """Clause 15.10: an aggressor without Ground units fights on."""
    scene.german(ground=["romanian-infantry"], air=["ju-88"])
    scene.soviet(ground=["partisans", "kv-1"], hand=["is-2"])
    scene.fights("siege-of-leningrad")
    scene.passes_until("soviet", "fire")

    scene.soviet.fires("partisans", at="romanian-infantry", number=4)

    assert (["romanian-infantry"], ["ju-88"]) == (scene.german.discard, scene.german.units)
    assert [] == scene.german.won + scene.soviet.won


@pytest.mark.rule("bc-15.11")
def test_an_objective_that_was_never_there_does_not_count(scene: Scene) -> None:
    """Clause 15.11: without Soviet Ground units Leningrad is fought until all aircraft are gone."""
    scene.german(ground=["88-mm-flak", "88-mm-flak"], hand=["tiger-i"])
    scene.soviet(air=["pe-2", "il-4"], hand=["kv-1"])
    scene.fights("siege-of-leningrad")
    assert scene.asks("german", "fire")

    scene.german.fires("88-mm-flak", at="pe-2", number=10)
    assert [] == scene.german.won
    scene.german.fires("88-mm-flak", at="il-4", number=10)

    assert ["siege-of-leningrad"] == scene.german.won


@pytest.mark.parametrize(("battle", "bonus", "won"), PREPARED)
@pytest.mark.rule("bc-15.12")
def test_prepared_defences_raise_all_defences_of_defending_ground_units(
    scene: Scene, battle: str, bonus: int, won: list[str]
) -> None:
    """Clause 15.12: as printed, in every round, and neither for other types nor for the aggressor."""
    scene.german(ground=["panzer-iv"], won=won)
    scene.soviet(ground=["t-34-76"], air=["pe-2"])
    scene.fights(battle)

    for _ in range(2):
        scene.passes_until("german", "fire")
        tank = [scene.soviet.defence("t-34-76", type) for type in TYPES]
        assert [8 + bonus, 5 + bonus, 7 + bonus] == tank
        assert [7, 6, 7] == [scene.soviet.defence("pe-2", type) for type in TYPES]
        assert [7, 5, 7] == [scene.german.defence("panzer-iv", type) for type in TYPES]
        assert 13 == scene.soviet.attack("t-34-76", "ground")
        scene.passes_until("soviet", "withdraw")
        scene.soviet.passes()


@pytest.mark.rule("bc-15.13")
def test_a_card_names_the_side_whose_homeland_it_is(scene: Scene) -> None:
    """Clause 15.13: four cards of all sets name one, always the side that is attacked."""
    tables = scene.rules.cards
    named = {
        tables.ids[card]: SIDES[tables.homeland[card]]
        for card in range(int(tables.size))
        if tables.homeland[card] >= 0
    }

    assert HOMELANDS == named
    assert HOMELANDS == {battle: SIDES[tables.defender[card_number(battle)]] for battle in HOMELANDS}


@pytest.mark.rule("bc-15.13")
def test_the_fall_of_a_homeland_puts_the_named_side_out(scene: Scene) -> None:
    """Clause 15.13: Britain falls to the Germans, and that is the end of a game of two."""
    scene.edition("western")
    scene.german(
        ground=["western-panther"], won=["norway", "dunkirk", "battle-of-france", "battle-of-britain"]
    )
    scene.fights("invasion-of-britain")

    assert scene.british.is_out
    assert not scene.german.is_out
    assert scene.ended("total-victory", winner="german")


@pytest.mark.rule("bc-15.13")
def test_no_other_battle_puts_anybody_out(scene: Scene) -> None:
    """Clause 15.13: who loses every other battle of a front for want of forces is still in the game."""
    tables = scene.rules.cards
    for battle in [int(card) for card in scene.rules.battles[0]]:
        if tables.homeland[battle] >= 0:
            continue
        scene.edition("russian-front")
        required = [tables.ids[card] for card in tables.required_of[battle]]
        aggressor = scene.seats[int(scene.rules.seat_of_side[tables.aggressor[battle]])]
        aggressor(ground=["panther"], air=["ju-88"], won=required)
        scene.fights(tables.ids[battle])
        assert tables.ids[battle] in aggressor.won
        assert [False, False] == [seat.is_out for seat in scene.seats]
        assert not scene.told("falls")
