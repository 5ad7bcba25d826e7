"""Chapter 13, enemies: whom a Conflict card means, who may delay a battle, what may be fought again."""

from __future__ import annotations

import pytest

from tests.games.battlecards.homelands import TO_GERMANY, TO_MOSCOW
from tests.games.battlecards.scene import Scene


def lay_soviet_fall(scene: Scene) -> None:
    """Begin to lay a combined game in which Moscow has fallen: Barbarossa is alone in the East."""
    scene.edition("combined")
    scene.soviet(fallen="battle-for-moscow")
    scene.barbarossa(won=["battle-for-moscow", *TO_MOSCOW], hand=["tiger-i"])


@pytest.mark.rule("bc-13.24")
@pytest.mark.parametrize(("seat", "enemy"), [("german", 1), ("british", 0), ("barbarossa", 3), ("soviet", 2)])
def test_the_enemy_is_the_opponent_in_the_theatre(scene: Scene, seat: str, enemy: int) -> None:
    """Clause 13.24: spies of each player look at one of the same front, without a question whom."""
    scene.edition("combined")
    scene.german(ground=["western-panther"])
    scene.british(ground=["cromwell"])
    scene.barbarossa(ground=["panzer-iv"])
    scene.soviet(ground=["kv-1"])
    scene.draws(seat, "spies")

    assert [(scene.seat(seat).seat, enemy)] == [
        (each.arguments["seat"], each.arguments["enemy"]) for each in scene.told("looks")
    ]


@pytest.mark.rule("bc-13.24")
def test_with_the_opponent_out_the_enemy_is_in_the_other_theatre(scene: Scene) -> None:
    """Clause 13.24: Barbarossa captures a British unit, and the British player may foil it."""
    lay_soviet_fall(scene)
    scene.british(ground=["cromwell"], kept=["western-counter-intelligence-2"])
    scene.draws("barbarossa", "captured-equipment")

    assert scene.asks("british", "counter")
    scene.british.passes()

    assert (["cromwell"], []) == (scene.barbarossa.ground, scene.british.ground)


@pytest.mark.rule("bc-13.25")
@pytest.mark.parametrize(("british", "soviet", "most"), [(2, 0, 4), (1, 5, 2)])
def test_mobilization_compares_with_the_opponent_in_the_theatre(
    scene: Scene, british: int, soviet: int, most: int
) -> None:
    """Clause 13.25: four may be deployed behind the British, whatever the Soviet player has."""
    scene.edition("combined")
    scene.german(ground=["erwin-rommel"], deck=["western-bf-109"] * 4)
    scene.british(air=["spitfire"] * british)
    scene.soviet(ground=["rifle-division"] * soviet)
    scene.draws("german", "general-mobilization-1")
    scene.german.passes()

    for _ in range(most):
        scene.german.chooses("deploy", "western-bf-109")

    assert ["western-bf-109"] * most == scene.german.air


@pytest.mark.rule("bc-13.25", "bc-13.24")
def test_supply_lines_are_compared_with_the_enemy_who_is_left(scene: Scene) -> None:
    """Clause 13.25: with the Soviet player out, Barbarossa's surplus is that over the British."""
    lay_soviet_fall(scene)
    scene.barbarossa(
        ground=["panzer-iv", "panzer-iv", "panzer-iii", "panzer-iii"],
        air=["ju-88"],
        won=["battle-for-moscow", *TO_MOSCOW],
    )
    scene.british(ground=["cromwell"])
    scene.german(ground=["western-panther"] * 2, air=["me-262", "do-17"])
    scene.draws("barbarossa", "overextended-supply-lines-4")

    assert scene.asks("barbarossa", "shed")
    scene.barbarossa.chooses("discard", "panzer-iii")
    scene.barbarossa.chooses("discard", "ju-88")

    assert ["ju-88", "panzer-iii"] == scene.barbarossa.discard
    assert scene.asks("german", "turn")


@pytest.mark.rule("bc-13.25")
def test_supply_lines_ask_the_richer_of_the_two_opponents(scene: Scene) -> None:
    """Clause 13.25: the Soviet player is ahead of Barbarossa by four, so two cards are lost."""
    scene.edition("combined")
    scene.barbarossa(ground=["panzer-iv"])
    scene.soviet(ground=["rifle-division"] * 5)
    scene.british(ground=["british-infantry-division"] * 4, air=["spitfire"] * 4)
    scene.draws("barbarossa", "overextended-supply-lines-4")

    for _ in range(2):
        assert scene.asks("soviet", "shed")
        scene.soviet.chooses("discard", "rifle-division")

    assert (["rifle-division"] * 2, []) == (scene.soviet.discard, scene.british.discard)
    assert scene.asks("soviet", "turn")


@pytest.mark.rule("bc-13.26")
@pytest.mark.parametrize("holder", ["soviet", "british", "barbarossa", "german"])
def test_delay_tactics_is_open_to_both_sides_and_their_allies(scene: Scene, holder: str) -> None:
    """Clause 13.26: everybody has a stake in Smolensk, the defender and the ally first."""
    scene.edition("combined")
    scene.german(kept=["western-delay-tactics-5"])
    scene.british(kept=["western-delay-tactics-11"])
    scene.barbarossa(ground=["panzer-iv"], kept=["delay-tactics-5"])
    scene.soviet(ground=["kv-1"], kept=["delay-tactics-11"])
    scene.draws("barbarossa", "smolensk")
    scene.barbarossa.attacks()

    order = ["soviet", "british", "barbarossa", "german"]
    for seat in order[: order.index(holder)]:
        assert scene.asks(seat, "delay")
        scene.seat(seat).passes()
    scene.seat(holder).plays("delay-tactics")

    assert "smolensk" in scene.spent()
    assert [] == scene.told("turns-up")
    assert scene.asks("soviet", "turn")


@pytest.mark.rule("bc-13.26")
def test_an_ally_without_kept_cards_is_not_asked_to_delay(scene: Scene) -> None:
    """Clause 13.26: nor is an ally who is out, who has none."""
    lay_soviet_fall(scene)
    scene.german(ground=["western-panther"], kept=["western-dug-in-8"])
    scene.british(ground=["cromwell"], kept=["western-naval-gunfire-13"])
    scene.draws("german", "battle-of-france")
    scene.german.attacks()

    assert scene.asks("british", "delay")
    scene.british.passes()
    assert scene.asks("german", "delay")
    scene.german.passes()
    assert scene.asks("german", "bonus")


@pytest.mark.rule("bc-13.27", "bc-13.54")
def test_a_counterattack_is_for_the_own_theatre_and_the_fall_of_the_ally(scene: Scene) -> None:
    """Clause 13.27: Norway and Moscow, but not Kiev, which is the Soviet player's to win back."""
    lay_soviet_fall(scene)
    scene.german(won=["norway"], ground=["western-panther"])
    scene.british(kept=["western-counterattack-4"], won=["caen"], ground=["cromwell"])
    scene.starts_turn("british")
    scene.british.plays("counterattack")

    assert ["norway", "battle-for-moscow"] == scene.british.offered("refight")
    assert "bc-13.27" == scene.british.refused("refight", "battle-for-kiev")


@pytest.mark.rule("bc-13.27")
def test_a_counterattack_is_not_for_battles_of_the_other_theatre(scene: Scene) -> None:
    """Clause 13.27: with the ally in play there is nothing in the East for the British to fight again."""
    scene.edition("combined")
    scene.barbarossa(won=TO_MOSCOW, ground=["panzer-iv"])
    scene.british(kept=["western-counterattack-4"], hand=["spitfire"])
    scene.soviet(kept=["counterattack-4"], won=TO_GERMANY["battle-for-germany"])
    scene.starts_turn("british")

    assert ["draw", "emergency", "send"] == scene.offered

    scene.british.draws("redeployment")
    scene.barbarossa.draws("field-repairs")

    assert "play counterattack-4" in scene.offered
    scene.soviet.plays("counterattack")
    assert sorted(TO_MOSCOW) == sorted(scene.soviet.offered("refight"))
