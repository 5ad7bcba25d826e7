"""Why a battle is not decided on, supported, left or taken so."""

from __future__ import annotations

import pytest

from tests.games.battlecards.refusing import reason, sentence
from tests.games.battlecards.scene import Scene

PREREQUISITE = ["hunt-for-the-bismarck", "normandy", "caen"]


def test_there_is_nothing_to_decide_without_a_battlecard(scene: Scene) -> None:
    scene.german(hand=["panther"])
    scene.starts_turn("german")

    assert ("bc-3.2", "no-battlecard") == reason(scene.german, "attack")
    assert ("bc-3.2", "no-battlecard") == reason(scene.german, "decline")


def test_the_aggressor_decides(scene: Scene) -> None:
    scene.german(ground=["panther"])
    scene.soviet(ground=["t-34-76"])
    scene.draws("soviet", "smolensk")

    assert ("bc-3.2", "waiting-battle") == reason(scene.soviet, "decline")
    assert ("bc-3.4", "must-choose") == reason(scene.german, "end")

    scene.german.attacks()
    scene.passes_until("soviet", "fire")

    assert ("bc-3.2", "aggressor-decides") == reason(scene.soviet, "decline")


def test_what_is_decided_is_decided(scene: Scene) -> None:
    scene.german(ground=["panther"])
    scene.soviet(ground=["t-34-76"])
    scene.fights("smolensk")

    assert ("bc-3.5", "decided") == reason(scene.german, "decline")
    assert ("bc-3.5", "decided") == reason(scene.german, "attack")


def test_kiev_is_not_declined(scene: Scene) -> None:
    scene.german(ground=["panther"])
    scene.soviet(ground=["t-34-76"])
    scene.draws("german", "battle-for-kiev")

    assert ("bc-3.6", "forced") == reason(scene.german, "decline")
    assert "Battle for Kiev has to be fought" in sentence(scene.german, "decline")


@pytest.mark.parametrize("verb", ["take", "raid-ground", "raid-sea"])
def test_two_players_fight_for_every_battle(scene: Scene, verb: str) -> None:
    scene.german(ground=["panther"])
    scene.draws("german", "smolensk")

    assert ("bc-1.8", "combined-only") == reason(scene.german, verb)


def test_a_battle_without_an_enemy_is_taken_or_given_up(scene: Scene) -> None:
    scene.edition("combined")
    scene.british(fallen="invasion-of-britain")
    scene.german(ground=["western-panther"], won=["invasion-of-britain"])
    scene.soviet(hand=["kv-1"])
    scene.draws("german", "norway")

    assert scene.asks("german", "free-battle")
    assert ("bc-13.47", "take-or-raid") == reason(scene.german, "attack")
    assert ("bc-13.47", "must-choose") == reason(scene.german, "end")
    assert ("bc-13.47", "waiting-battle") == reason(scene.soviet, "take")
    assert ("bc-13.29", "out") == reason(scene.british, "take")


def test_a_battle_with_an_enemy_is_fought(scene: Scene) -> None:
    scene.edition("combined")
    scene.german(ground=["western-panther"])
    scene.draws("german", "norway")

    assert ("bc-13.47", "no-free-battle") == reason(scene.german, "take")


def test_nothing_is_done_with_units_outside_a_round(scene: Scene) -> None:
    scene.german(ground=["panther"])
    scene.draws("german", "smolensk")

    assert ("bc-4.1", "no-round") == reason(scene.german, "fire", "aggressor-1")
    assert ("bc-6.2", "no-round") == reason(scene.german, "support", "aggressor-1")
    assert ("bc-15.5", "no-round") == reason(scene.german, "set", 5)
    assert ("bc-4.5", "no-round") == reason(scene.german, "withdraw", "aggressor-1")
    assert ("bc-4.5", "no-round") == reason(scene.german, "withdraw-all")
    assert ("bc-4.11", "no-partner") == reason(scene.german, "post", "aggressor-1")


def test_support_is_for_units_of_ones_own_side_and_the_right_class(scene: Scene) -> None:
    scene.german(
        ground=["panther", "infantry-division", "infantry-division", "15-cm-sfh-18-howitzer"], air=["bf-109"]
    )
    scene.soviet(ground=["t-34-76"])
    scene.fights("smolensk")

    assert scene.asks("german", "support")
    assert ["infantry-division"] == scene.german.offered("support")
    assert ("bc-6.4", "support-itself") == reason(scene.german, "support", "15-cm-sfh-18-howitzer")
    assert ("bc-15.3", "support-class") == reason(scene.german, "support", "panther")
    assert ("bc-6.1", "support-enemy") == reason(scene.german, "support", "defender-1")
    assert ("bc-6.1", "no-unit") == reason(scene.german, "support", "aggressor-9")
    assert ("bc-6.1", "alike") == reason(scene.german, "support", "aggressor-2")
    assert ("bc-4.16", "round-opens") == reason(scene.german, "fire", "panther")
    assert ("bc-4.1", "withdraw-later") == reason(scene.german, "withdraw", "panther")
    assert ("bc-6.2", "waiting-round") == reason(scene.soviet, "support", "t-34-76")


def test_a_unit_is_supported_by_one_other(scene: Scene) -> None:
    scene.german(air=["bf-109", "fw-190", "ju-88"])
    scene.soviet(ground=["t-34-76"])
    scene.fights("smolensk")

    scene.german.chooses("support", "ju-88")

    assert scene.asks("german", "fire")
    assert ("bc-6.2", "support-late") == reason(scene.german, "support", "ju-88")


def test_a_supported_unit_has_its_support(scene: Scene) -> None:
    scene.german(air=["bf-109", "fw-190", "ju-88", "he-111"])
    scene.soviet(ground=["t-34-76"])
    scene.fights("smolensk")

    scene.german.chooses("support", "ju-88")

    assert scene.asks("german", "support")
    assert ("bc-6.4", "supported") == reason(scene.german, "support", "ju-88")


def test_support_waits_for_kept_cards(scene: Scene) -> None:
    scene.german(air=["bf-109", "ju-88"], kept=["dug-in"])
    scene.soviet(ground=["t-34-76"])
    scene.fights("smolensk")
    scene.passes_until("german", "bonus")

    assert ("bc-4.16", "support-early") == reason(scene.german, "support", "ju-88")
    assert ("bc-15.5", "no-air-group") == reason(scene.german, "set", 5)
    assert ("bc-8.4", "waiting-round") == reason(scene.soviet, "play", "dug-in-8")


def test_an_air_group_divides_its_ten_points(scene: Scene) -> None:
    scene.edition("western")
    scene.british(sea=["hms-ark-royal"])
    scene.german(sea=["bismarck"])
    scene.fights("hunt-for-the-bismarck")

    assert scene.asks("british", "air-group")
    assert ("bc-15.4", "air-group-points") == reason(scene.british, "set", 11)
    assert "HMS Ark Royal has 10 points to divide." == sentence(scene.british, "set", 11)
    assert ("bc-15.4", "must-choose") == reason(scene.british, "end")
    assert ("bc-15.5", "waiting-round") == reason(scene.german, "set", 5)


def test_units_withdraw_in_order_after_the_firing(scene: Scene) -> None:
    scene.german(ground=["panzer-iii", "panzer-iv", "panther", "panther"])
    scene.soviet(ground=["t-34-76"])
    scene.fights("smolensk")
    assert ("bc-4.1", "withdraw-later") == reason(scene.german, "withdraw", "panther")
    assert ("bc-4.1", "withdraw-later") == reason(scene.german, "withdraw-all")
    scene.passes_until("german", "withdraw")

    assert ("bc-4.5", "alike") == reason(scene.german, "withdraw", "aggressor-4")
    assert ("bc-4.5", "enemy-unit") == reason(scene.german, "withdraw", "defender-1")
    assert ("bc-4.5", "no-unit") == reason(scene.german, "withdraw", "aggressor-5")
    assert ("bc-4.1", "firing-over") == reason(scene.german, "fire", "panther")
    assert ("bc-4.5", "waiting-round") == reason(scene.soviet, "withdraw", "t-34-76")

    scene.german.withdraws("panzer-iv")

    assert ("bc-4.5", "passed-over") == reason(scene.german, "withdraw", "panzer-iii")
    assert ("bc-4.5", "no-unit") == reason(scene.german, "withdraw", "aggressor-2")


def test_a_partner_decides_for_the_own_units_of_a_joint_army(scene: Scene) -> None:
    scene.edition("combined")
    scene.british(ground=["churchill-tank"], won=PREREQUISITE)
    scene.german(ground=["western-panther"])
    scene.barbarossa(ground=["panther"])
    scene.fights("western-battle-for-germany")
    scene.passes_until("german", "fire")

    assert ("bc-13.20", "partners-unit") == reason(scene.german, "fire", "panther")
    assert ("bc-13.18", "no-posting") == reason(scene.german, "post", "western-panther")

    scene.passes_until("german", "withdraw")

    assert ("bc-13.20", "partners-unit") == reason(scene.german, "withdraw", "panther")


def test_survivors_of_a_joint_army_are_posted_by_their_players(scene: Scene) -> None:
    scene.edition("combined")
    scene.british(ground=["churchill-tank"], won=PREREQUISITE)
    scene.german(ground=["western-panther", "western-panther"])
    scene.barbarossa(ground=["panther"])
    scene.fights("western-battle-for-germany")
    scene.passes_until("british", "withdraw")

    scene.british.withdraws_all()

    assert scene.asks("german", "post")
    assert ("bc-13.20", "partners-unit") == reason(scene.german, "post", "panther")
    assert ("bc-13.18", "alike") == reason(scene.german, "post", "defender-2")
    assert ("bc-13.18", "no-unit") == reason(scene.german, "post", "aggressor-1")
    assert ("bc-4.8", "battle-over") == reason(scene.german, "withdraw", "western-panther")
    assert ("bc-13.18", "waiting-battle") == reason(scene.barbarossa, "post", "panther")


def test_the_liberated_choose_first_forces_before_anything_else(scene: Scene) -> None:
    scene.edition("combined")
    scene.british(fallen="invasion-of-britain")
    scene.german(won=["invasion-of-britain"])
    scene.soviet(hand=["kv-1"], ground=["is-2"], kept=["counterattack-4"])
    scene.starts_turn("soviet")

    scene.soviet.plays("counterattack-4")

    assert scene.asks("british", "forces")
    assert ("bc-13.55", "first-forces") == reason(scene.british, "draw")
    assert ("bc-13.55", "must-pick") == reason(scene.british, "end")
    assert ("bc-13.55", "waiting-forces") == reason(scene.soviet, "draw")
