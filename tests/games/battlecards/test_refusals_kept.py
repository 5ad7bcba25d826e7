"""Why a Kept Card is not played now, and why a battle is not fought again."""

from __future__ import annotations

from tests.games.battlecards.refusing import reason, sentence
from tests.games.battlecards.scene import Scene


def test_only_kept_cards_of_ones_own_are_played(scene: Scene) -> None:
    scene.german(hand=["panzer-iv"], kept=["delay-tactics-5"])
    scene.soviet(kept=["dug-in-8"])
    scene.conflict(spent=["heroic-stand-19"])
    scene.starts_turn("german")

    assert ("bc-2.7", "play-unit") == reason(scene.german, "play", "panzer-iv")
    assert ("bc-2.2", "play-drawn") == reason(scene.german, "play", "smolensk")
    assert ("bc-8.1", "not-kept") == reason(scene.german, "play", "dug-in-8")
    assert ("bc-8.1", "not-kept") == reason(scene.german, "play", "air-superiority-7")
    assert ("bc-8.3", "kept-spent") == reason(scene.german, "play", "heroic-stand-19")


def test_nobody_is_told_where_a_kept_card_lies_instead(scene: Scene) -> None:
    """What the enemy keeps and what lies in the deck are refused in the same words (bc-16.1)."""
    scene.german(hand=["panzer-iv"])
    scene.soviet(kept=["delay-tactics-5"])
    scene.starts_turn("german")

    kept = sentence(scene.german, "play", "delay-tactics-5")
    in_deck = sentence(scene.german, "play", "delay-tactics-11")

    assert kept.replace("(5)", "") == in_deck.replace("(11)", "")


def test_delay_tactics_need_a_battle_about_to_begin(scene: Scene) -> None:
    scene.german(hand=["panzer-iv"], kept=["delay-tactics-5"])
    scene.starts_turn("german")

    assert ("bc-14.22", "delay-no-battle") == reason(scene.german, "play", "delay-tactics-5")


def test_delay_tactics_come_after_the_decision_and_before_the_stacks_turn_up(scene: Scene) -> None:
    scene.german(ground=["panther"], kept=["delay-tactics-5"])
    scene.soviet(ground=["kv-1"])
    scene.draws("german", "smolensk")

    assert ("bc-14.22", "delay-early") == reason(scene.german, "play", "delay-tactics-5")

    scene.german.attacks()
    assert scene.asks("german", "delay")
    scene.german.passes()

    assert scene.asks("german", "bonus")
    assert ("bc-14.22", "delay-late") == reason(scene.german, "play", "delay-tactics-5")


def test_a_counterattack_opens_a_turn(scene: Scene) -> None:
    scene.german(ground=["panther"], kept=["counterattack-4"])
    scene.soviet(ground=["kv-1"], won=["kharkov"])
    scene.draws("german", "smolensk")

    assert ("bc-14.25", "counterattack-start") == reason(scene.german, "play", "counterattack-4")
    assert ("bc-14.25", "refight-play-first") == reason(scene.german, "refight", "kharkov")


def test_a_counterattack_is_not_played_in_the_turn_of_the_enemy(scene: Scene) -> None:
    scene.german(ground=["panther"], kept=["counterattack-4"])
    scene.soviet(ground=["kv-1"], won=["kharkov"])
    scene.draws("soviet", "smolensk")

    assert scene.asks("german", "battle")
    assert ("bc-2.1", "other-turn") == reason(scene.german, "play", "counterattack-4")


def test_a_counterattack_needs_a_battle_to_fight_again(scene: Scene) -> None:
    scene.german(hand=["panther"], kept=["counterattack-4"], won=["smolensk"])
    scene.starts_turn("german")

    assert ("bc-14.25", "nothing-held") == reason(scene.german, "play", "counterattack-4")


def test_a_homeland_is_not_invaded_again_without_its_prerequisite(scene: Scene) -> None:
    scene.german(hand=["panther"], kept=["counterattack-4"], won=["smolensk"])
    scene.soviet(won=["battle-for-moscow"])
    scene.starts_turn("german")

    assert ("bc-14.28", "refight-prerequisite") == reason(scene.german, "play", "counterattack-4")
    said = sentence(scene.german, "play", "counterattack-4")
    assert "Battle for Moscow" in said
    assert "you must hold 4 of these battles: Battle for Kiev," in said


def test_a_counterattack_names_a_battle_of_the_enemy(scene: Scene) -> None:
    scene.german(ground=["panther"], kept=["counterattack-4"], won=["smolensk"])
    scene.soviet(ground=["kv-1"], won=["kharkov", "black-sea-campaign", "battle-for-moscow"])
    scene.starts_turn("german")
    scene.german.plays("counterattack-4")

    assert scene.asks("german", "refight")
    assert ("bc-14.24", "refight-own") == reason(scene.german, "refight", "smolensk")
    assert ("bc-14.24", "refight-unheld") == reason(scene.german, "refight", "kursk")
    assert ("bc-14.24", "not-a-battle") == reason(scene.german, "refight", "panther")
    assert ("bc-14.28", "refight-prerequisite") == reason(scene.german, "refight", "battle-for-moscow")
    assert ("bc-14.24", "must-choose") == reason(scene.german, "end")
    assert ("bc-14.25", "draw-counterattack") == reason(scene.german, "draw")
    assert ("bc-14.24", "waiting-choice") == reason(scene.soviet, "end")


def test_a_battle_of_the_other_theatre_is_fought_again_to_free_the_ally_only(scene: Scene) -> None:
    scene.edition("combined")
    scene.soviet(hand=["kv-1"], kept=["counterattack-4"])
    scene.german(won=["norway"])
    scene.starts_turn("soviet")

    assert ("bc-13.27", "refight-theatre") == reason(scene.soviet, "play", "counterattack-4")


def test_a_battle_is_fought_again_with_a_counterattack_only(scene: Scene) -> None:
    scene.german(hand=["panther"])
    scene.soviet(won=["kharkov"])
    scene.starts_turn("german")

    assert ("bc-14.24", "refight-no-card") == reason(scene.german, "refight", "kharkov")


def test_a_counterattack_is_neither_declined_nor_followed_by_a_draw(scene: Scene) -> None:
    scene.german(ground=["panther"], kept=["counterattack-4"])
    scene.soviet(ground=["t-34-76"], won=["kharkov"])
    scene.starts_turn("german")
    scene.german.plays("counterattack-4")

    assert scene.asks("german", "fire")
    assert ("bc-14.25", "counterattack-on") == reason(scene.german, "decline")
    assert ("bc-14.25", "draw-counterattack") == reason(scene.german, "draw")


def test_a_bonus_is_played_at_the_start_of_a_round(scene: Scene) -> None:
    scene.german(ground=["panther"], kept=["artillery-barrage-14"])
    scene.soviet(ground=["t-34-76"])
    scene.draws("german", "smolensk")

    assert ("bc-8.4", "bonus-no-round") == reason(scene.german, "play", "artillery-barrage-14")

    scene.german.attacks()
    scene.passes_until("german", "fire")

    assert ("bc-8.4", "bonus-late") == reason(scene.german, "play", "artillery-barrage-14")


def test_heroic_stand_and_counter_intelligence_wait_for_their_moment(scene: Scene) -> None:
    scene.german(hand=["panther"], kept=["heroic-stand-19", "counter-intelligence-2"])
    scene.starts_turn("german")

    assert ("bc-14.34", "nothing-destroyed") == reason(scene.german, "play", "heroic-stand-19")
    assert ("bc-14.36", "nothing-to-foil") == reason(scene.german, "play", "counter-intelligence-2")
