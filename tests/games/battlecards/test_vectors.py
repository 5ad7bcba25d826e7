"""Positions with known answers: shots, commanders, and Kiev."""

from __future__ import annotations

import pytest

from eastfront.kernel.edition import Setup
from tests.games.battlecards.naming import game
from tests.games.battlecards.scene import Scene


@pytest.mark.parametrize(("number", "destroyed"), [(5, False), (6, True), (15, True), (16, False)])
@pytest.mark.rule("bc-5.5", "bc-17.10")
def test_a_number_destroys_above_the_defence_and_up_to_the_attack(
    scene: Scene, number: int, destroyed: bool
) -> None:
    """Clause 5.5: 15 against 5 hits on 6 to 15."""
    scene.soviet(air=["il-4"])
    scene.german(sea=["schleswig-holstein"], hand=["panzer-iv"])
    scene.fights("black-sea-campaign")
    assert (15, 5) == (scene.soviet.attack("il-4", "sea"), scene.german.defence("schleswig-holstein", "air"))

    scene.soviet.fires("il-4", at="schleswig-holstein", number=number)

    assert (["schleswig-holstein"] if destroyed else []) == scene.german.discard


@pytest.mark.rule("bc-17.16")
def test_thirty_of_the_full_deck_hit_with_fifteen_against_five() -> None:
    """Clause 17.16: the chance of 15 against 5 with all 54 cards."""
    rules = game().rules(Setup("battlecards", "russian-front", 2))
    numbers = [int(rules.cards.number[card]) for card in rules.decks[0]]

    assert (30, 54) == (sum(1 for number in numbers if 5 < number <= 15), len(numbers))


@pytest.mark.rule("bc-5.2")
def test_an_attack_that_is_not_higher_than_the_defence_is_not_allowed(scene: Scene) -> None:
    """Clause 5.2: 9 against 10."""
    scene.soviet(ground=["rifle-division"])
    scene.german(ground=["tiger-i", "infantry-division", "romanian-infantry"])
    scene.fights("kharkov")
    scene.passes_until("soviet", "fire")

    scene.soviet.chooses("fire", "rifle-division")

    assert (9, 10) == (
        scene.soviet.attack("rifle-division", "ground"),
        scene.german.defence("tiger-i", "ground"),
    )
    assert ["infantry-division", "romanian-infantry"] == scene.soviet.offered("shoot")


@pytest.mark.parametrize(("number", "destroyed"), [(10, False), (11, True), (12, False)])
@pytest.mark.rule("bc-5.2", "bc-5.7", "bc-6.7", "bc-15.1")
def test_an_aura_opens_a_target_for_the_one_number_between(
    scene: Scene, number: int, destroyed: bool
) -> None:
    """Clause 6.7: with 2 more, 11 against 10 hits on 11 alone."""
    scene.soviet(ground=["rifle-division", "georgy-zhukov"])
    scene.german(ground=["tiger-i", "infantry-division", "romanian-infantry"])
    scene.fights("kharkov")
    scene.soviet.passes()
    scene.german.passes()

    scene.soviet.fires("rifle-division", at="tiger-i", number=number)

    assert (["tiger-i"] if destroyed else []) == scene.german.discard


@pytest.mark.rule("bc-5.10")
def test_no_bonus_makes_an_attack_that_is_not_applicable(scene: Scene) -> None:
    """Clause 5.10: Artillery Barrage does not let a tank fire at aircraft."""
    scene.soviet(ground=["t-34-76"], kept=["artillery-barrage"])
    scene.german(ground=["panzer-iv", "panther"], air=["ju-87-stuka"])
    scene.fights("kharkov")

    scene.passes_until("soviet", "bonus")
    scene.soviet.plays("artillery-barrage")
    scene.passes_until("soviet", "fire")
    scene.soviet.chooses("fire", "t-34-76")

    assert 16 == scene.soviet.attack("t-34-76", "ground")
    assert scene.soviet.attack("t-34-76", "air") is None
    assert ["panzer-iv", "panther"] == scene.soviet.offered("shoot")


@pytest.mark.rule("bc-6.10", "bc-6.11", "bc-15.2", "bc-17.11")
def test_autokill_reaches_a_defence_within_its_limit(scene: Scene) -> None:
    """Clause 15.2: Montgomery's limit of 4 reaches a Ground Defence of 4, and no card is turned."""
    scene.edition("western")
    scene.british(ground=["bernard-montgomery"])
    scene.german(ground=["17-pounder-anti-tank-gun", "western-panther"])
    scene.fights("dieppe-raid")
    scene.british.chooses("fire", "bernard-montgomery")
    assert ["17-pounder-anti-tank-gun"] == scene.british.offered("autokill")

    scene.british.chooses("autokill", "17-pounder-anti-tank-gun")

    assert ["17-pounder-anti-tank-gun"] == scene.german.discard
    assert [] == scene.spent() + scene.told("shoots")


@pytest.mark.rule("bc-6.11", "bc-17.11")
def test_autokill_counts_the_bonus_of_the_generals_opposite(scene: Scene) -> None:
    """Clause 6.11: Rommel makes it a Ground Defence of 6, which is safe from Montgomery."""
    scene.edition("western")
    scene.british(ground=["bernard-montgomery"])
    scene.german(ground=["17-pounder-anti-tank-gun", "western-panther", "erwin-rommel"])
    scene.fights("dieppe-raid")

    scene.british.chooses("fire", "bernard-montgomery")

    assert 6 == scene.german.defence("17-pounder-anti-tank-gun", "ground")
    assert [] == scene.british.offered("autokill")
    assert "17-pounder-anti-tank-gun" in scene.british.offered("shoot")


@pytest.mark.rule("bc-6.7", "bc-6.8", "bc-6.9")
def test_a_general_profits_from_another_general_and_never_from_himself(scene: Scene) -> None:
    """Clauses 6.7 and 6.8: Zhukov gives 2 on attack, Rokossovsky 1 on both."""
    scene.soviet(ground=["georgy-zhukov"])
    scene.german(ground=["panzer-iv"])
    scene.fights("kharkov")

    assert (13, 9) == values(scene, "georgy-zhukov")

    scene.edition("russian-front")
    scene.soviet(ground=["georgy-zhukov", "konstantin-rokossovsky"])
    scene.german(ground=["panzer-iv"])
    scene.fights("kharkov")

    assert (14, 10) == values(scene, "georgy-zhukov")
    assert (15, 8) == values(scene, "konstantin-rokossovsky")
    assert (9, 10) == tuple(scene.soviet.defence("georgy-zhukov", type) for type in ("air", "sea"))


def values(scene: Scene, unit: str) -> tuple[int | None, int]:
    """Return a Soviet unit's attack and defence against Ground."""
    return scene.soviet.attack(unit, "ground"), scene.soviet.defence(unit, "ground")


@pytest.mark.rule("bc-5.9", "bc-4.12", "bc-5.6")
def test_a_second_shot_needs_another_target_once_the_first_is_destroyed(scene: Scene) -> None:
    """Clause 5.9: each shot has a target and a number of its own."""
    scene.soviet(ground=["bm-13-katyusha"])
    scene.german(ground=["romanian-infantry", "infantry-division"])
    scene.fights("kharkov")

    scene.soviet.fires("bm-13-katyusha", at="romanian-infantry", number=4)

    assert ["romanian-infantry"] == scene.german.discard
    assert scene.asks("soviet", "target")
    assert ["infantry-division"] == scene.soviet.offered("shoot")

    scene.soviet.shoots("infantry-division", number=13)

    assert ["infantry-division"] == scene.german.units
    assert scene.asks("german", "fire")


@pytest.mark.rule("bc-4.2", "bc-4.3")
def test_a_defender_destroyed_in_a_phase_does_not_fire_in_it(scene: Scene) -> None:
    """Clause 4.3: the aggressor's losses for the enemy are taken off before the defender fires."""
    scene.soviet(ground=["t-34-76"])
    scene.german(ground=["panzer-iv", "panther"])
    scene.fights("kharkov")

    scene.soviet.fires("t-34-76", at="panzer-iv", number=8)

    assert scene.asks("german", "fire")
    assert ["panther"] == scene.german.offered("fire")


@pytest.mark.rule("bc-3.6", "bc-3.8", "bc-3.13")
def test_kiev_is_lost_at_once_by_a_german_without_forces_for_it(scene: Scene) -> None:
    """Clauses 3.6 and 3.8: nobody is asked, whoever drew the card."""
    scene.soviet(air=["yak-9"])
    scene.german(sea=["prinz-eugen"], hand=["panzer-iv"])
    scene.draws("soviet", "battle-for-kiev")

    assert (["battle-for-kiev"], 5) == (scene.soviet.won, scene.soviet.points)
    assert scene.asks("german", "turn")


@pytest.mark.rule("bc-3.9")
def test_kiev_without_forces_on_either_side_is_discarded(scene: Scene) -> None:
    """Clause 3.9: nothing is fought, and the turn is over."""
    scene.soviet(sea=["kirov"], hand=["kv-1"])
    scene.german(sea=["prinz-eugen"])
    scene.draws("german", "battle-for-kiev")

    assert ["battle-for-kiev"] == scene.spent()
    assert [] == scene.german.won + scene.soviet.won
    assert scene.asks("soviet", "turn")


@pytest.mark.rule("bc-5.4")
def test_kiev_turned_for_its_number_is_a_ten_and_no_battle(scene: Scene) -> None:
    """Clause 5.4: nothing but the Action Number counts."""
    scene.german(ground=["panzer-iv", "panzer-iv"])
    scene.soviet(ground=["t-34-76", "kv-1"])
    scene.fights("smolensk")

    scene.conflict(["battle-for-kiev"])
    scene.german.fires("panzer-iv", at="t-34-76")

    assert [10] == [notice.arguments["number"] for notice in scene.told("shoots")]
    assert ["t-34-76"] == scene.soviet.discard
    assert (["smolensk"], ["battle-for-kiev"]) == (scene.pending, scene.spent())
    assert scene.asks("german", "fire")


@pytest.mark.rule("bc-3.7", "bc-14.21", "bc-8.3")
def test_delay_tactics_stops_kiev_without_points(scene: Scene) -> None:
    """Clause 14.21: the card is discarded and the turn is over."""
    scene.german(ground=["panzer-iv"])
    scene.soviet(ground=["t-34-76"], hand=["kv-1"], kept=["delay-tactics-5"])
    scene.draws("german", "battle-for-kiev")

    assert scene.asks("soviet", "delay")
    scene.soviet.plays("delay-tactics")

    assert ["battle-for-kiev", "delay-tactics-5"] == sorted(scene.spent())
    assert (0, 0) == (scene.german.points, scene.soviet.points)
    assert scene.asks("soviet", "turn")
