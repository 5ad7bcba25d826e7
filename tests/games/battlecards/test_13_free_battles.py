"""Chapter 13, free battles: a theatre without an enemy, battles taken there, and raids."""

from __future__ import annotations

from typing import Final

import pytest

from tests.games.battlecards.homelands import TO_BRITAIN, TO_MOSCOW
from tests.games.battlecards.scene import Scene

FORCES: Final = {"ground": ["cromwell"], "air": ["spitfire"], "sea": ["hms-hood"]}
AXIS: Final = {"ground": ["panzer-iv"], "air": ["ju-88"], "sea": ["prinz-eugen"]}


def lay_soviet_fall(scene: Scene, *, barbarossa: dict[str, list[str]], british: dict[str, list[str]]) -> None:
    """Lay a combined game in which Barbarossa is alone in the East, with these forces."""
    scene.edition("combined")
    scene.german(hand=["bismarck"])
    scene.barbarossa(won=["battle-for-moscow", *TO_MOSCOW])
    scene.soviet(fallen="battle-for-moscow")
    scene.plan.seats[scene.british.seat].zones.update(british)
    scene.plan.seats[scene.barbarossa.seat].zones.update(barbarossa)


@pytest.mark.rule("bc-13.47", "bc-13.49")
def test_a_battle_without_an_enemy_is_taken_or_given_up_for_a_raid(scene: Scene) -> None:
    """Clause 13.47: these are the choices of the player who is left."""
    lay_soviet_fall(scene, barbarossa=AXIS, british=FORCES)
    scene.draws("barbarossa", "siege-of-leningrad")
    assert ["take", "raid-ground", "raid-sea"] == scene.offered

    scene.barbarossa.chooses("take")

    assert "siege-of-leningrad" in scene.barbarossa.won
    assert 28 == scene.barbarossa.points
    assert [] == scene.spent()
    assert scene.asks("german", "turn")


@pytest.mark.rule("bc-13.48")
@pytest.mark.parametrize("battle", ["kursk", "operation-bagration", "black-sea-campaign"])
def test_a_free_battle_is_taken_whatever_its_card_demands(scene: Scene, battle: str) -> None:
    """Clause 13.48: without Stalingrad, with a Soviet aggressor, without forces of its types."""
    lay_soviet_fall(scene, barbarossa={}, british={})
    scene.draws("barbarossa", battle)

    scene.barbarossa.chooses("take")

    assert battle in scene.barbarossa.won


@pytest.mark.rule("bc-13.48", "bc-10.14")
def test_a_free_battle_for_the_own_homeland_puts_nobody_out(scene: Scene) -> None:
    """Clause 13.48: Barbarossa takes the Battle for Germany itself."""
    lay_soviet_fall(scene, barbarossa=AXIS, british=FORCES)
    scene.draws("barbarossa", "battle-for-germany")

    scene.barbarossa.chooses("take")

    assert (False, False, 31) == (scene.german.is_out, scene.barbarossa.is_out, scene.barbarossa.points)


@pytest.mark.rule("bc-13.47")
def test_the_other_theatre_is_fought_over_as_before(scene: Scene) -> None:
    """Clause 13.47: the German player still has an enemy in the West."""
    lay_soviet_fall(scene, barbarossa=AXIS, british=FORCES)
    scene.draws("german", "norway")

    assert scene.asks("german", "battle")


@pytest.mark.rule("bc-13.49", "bc-13.51")
@pytest.mark.parametrize(
    ("raid", "raiders", "raided"),
    [
        ("raid-ground", ["ju-88", "panzer-iv"], ["cromwell", "spitfire"]),
        ("raid-sea", ["ju-88", "prinz-eugen"], ["hms-hood", "spitfire"]),
    ],
)
def test_a_raid_is_fought_with_two_types_on_both_sides(
    scene: Scene, raid: str, raiders: list[str], raided: list[str]
) -> None:
    """Clauses 13.49 and 13.51: the raider is the aggressor, the enemy in the other theatre defends."""
    lay_soviet_fall(scene, barbarossa=AXIS, british=FORCES)
    scene.draws("barbarossa", "arctic-convoys")

    scene.barbarossa.chooses(raid)

    assert (raiders, raided) == (scene.barbarossa.units, scene.british.units)
    assert (2, 1) == (scene.state.battle.aggressor, scene.state.battle.defender)
    assert ["arctic-convoys"] == scene.spent()


@pytest.mark.rule("bc-13.49")
def test_the_german_player_raids_in_the_east(scene: Scene) -> None:
    """Clause 13.49: with Britain fallen the enemy in the other theatre is the Soviet player."""
    scene.edition("combined")
    scene.german(sea=["bismarck"], ground=["western-panther"], won=["invasion-of-britain", *TO_BRITAIN])
    scene.british(fallen="invasion-of-britain")
    scene.barbarossa(hand=["tiger-i"])
    scene.soviet(sea=["kirov"], ground=["kv-1"])
    scene.draws("german", "caen")

    scene.german.chooses("raid-sea")

    assert (["bismarck"], ["kirov"]) == (scene.german.units, scene.soviet.units)
    assert (["western-panther"], ["kv-1"]) == (scene.german.ground, scene.soviet.ground)


@pytest.mark.rule("bc-13.50", "bc-13.52", "bc-13.5")
def test_a_raid_destroys_units_and_wins_nothing(scene: Scene) -> None:
    """Clauses 13.50 and 13.52: the loser's units are gone, the card is discarded, no points are scored."""
    lay_soviet_fall(scene, barbarossa={"ground": ["panzer-iv"]}, british={"ground": ["cromwell"]})
    scene.draws("barbarossa", "kursk")
    scene.barbarossa.chooses("raid-ground")

    scene.barbarossa.fires("panzer-iv", at="cromwell", number=9)

    assert (["cromwell"], ["panzer-iv"]) == (scene.british.discard, scene.barbarossa.ground)
    assert (23, 0, 0) == (scene.barbarossa.points, scene.german.points, scene.british.points)
    assert "kursk" in scene.spent()
    assert "spent/2" == scene.told("shoots")[0].target
    assert scene.asks("german", "turn")


@pytest.mark.rule("bc-13.50", "bc-13.52", "bc-13.5")
def test_a_raid_that_is_beaten_off_wins_nothing_either(scene: Scene) -> None:
    """Clause 13.52: nor does the British player take anything over; numbers come from the own decks."""
    lay_soviet_fall(scene, barbarossa={"ground": ["panzer-iv"]}, british={"ground": ["cromwell"]})
    scene.draws("barbarossa", "kursk")
    scene.barbarossa.chooses("raid-ground")
    scene.barbarossa.passes()

    scene.british.fires("cromwell", at="panzer-iv", number=8)

    assert (["panzer-iv"], []) == (scene.barbarossa.discard, scene.british.won)
    assert ("spent/1", "kursk" in scene.spent()) == (scene.told("shoots")[0].target, True)


@pytest.mark.rule("bc-13.52")
@pytest.mark.parametrize(
    ("raiders", "raided"),
    [(["panzer-iv"], []), ([], ["cromwell"]), ([], []), (["heinz-guderian"], ["cromwell"])],
)
def test_a_raid_without_units_on_both_sides_comes_to_nothing(
    scene: Scene, raiders: list[str], raided: list[str]
) -> None:
    """Clause 13.52: no stack is turned up, and the turn is over."""
    lay_soviet_fall(scene, barbarossa={"ground": raiders}, british={"ground": raided})
    scene.draws("barbarossa", "kursk")

    scene.barbarossa.chooses("raid-ground")

    assert [] == scene.told("turns-up") + scene.told("takes-card")
    assert (raiders, raided, 23) == (scene.barbarossa.ground, scene.british.ground, scene.barbarossa.points)
    assert scene.asks("german", "turn")


@pytest.mark.rule("bc-13.53", "bc-13.22")
def test_a_raiders_commanders_stay_at_home(scene: Scene) -> None:
    """Clause 13.53: no General or Admiral of Barbarossa goes west; those of the raided are at home."""
    lay_soviet_fall(
        scene,
        barbarossa={"sea": ["admiral-erich-raeder", "prinz-eugen"], "air": ["ju-88"]},
        british={"sea": ["admiral-john-tovey", "hms-hood"]},
    )
    scene.draws("barbarossa", "kursk")

    scene.barbarossa.chooses("raid-sea")

    assert (["ju-88", "prinz-eugen"], ["admiral-erich-raeder"]) == (
        scene.barbarossa.units,
        scene.barbarossa.sea,
    )
    assert ["admiral-john-tovey", "hms-hood"] == scene.british.units
    assert 13 == scene.barbarossa.attack("prinz-eugen", "sea")


@pytest.mark.rule("bc-13.64")
def test_nothing_printed_on_the_card_applies_to_the_raid(scene: Scene) -> None:
    """Clause 13.64: Leningrad's prepared defences and objective are given up with the card."""
    lay_soviet_fall(
        scene, barbarossa={"ground": ["panzer-iv"]}, british={"ground": ["cromwell"], "air": ["typhoon"]}
    )
    scene.draws("barbarossa", "siege-of-leningrad")
    scene.barbarossa.chooses("raid-ground")
    assert 8 == scene.british.defence("cromwell", "ground")
    scene.passes_until("barbarossa", "fire")

    scene.barbarossa.fires("panzer-iv", at="cromwell", number=9)

    assert (["typhoon"], ["cromwell"]) == (scene.british.units, scene.british.discard)
    assert scene.asks("barbarossa", "withdraw")


@pytest.mark.rule("bc-13.64", "bc-13.52")
def test_a_raid_on_a_homeland_card_puts_nobody_out(scene: Scene) -> None:
    """Clause 13.64: nor is anybody offered an Emergency Deployment."""
    lay_soviet_fall(
        scene, barbarossa={"ground": ["panzer-iv"]}, british={"ground": ["cromwell"], "hand": ["spitfire"]}
    )
    scene.draws("barbarossa", "battle-for-germany")
    scene.barbarossa.chooses("raid-ground")
    assert scene.asks("barbarossa", "fire")

    scene.barbarossa.fires("panzer-iv", at="cromwell", number=9)

    assert (False, False, False) == (scene.british.is_out, scene.german.is_out, scene.barbarossa.is_out)
    assert ["battle-for-germany"] == scene.spent()[:1]
