"""Why the enemy's stacks, hand and commanders are out of reach."""

from __future__ import annotations

from tests.games.battlecards.refusing import reason, sentence
from tests.games.battlecards.scene import Scene


def test_only_the_right_card_reaches_for_the_enemy(scene: Scene) -> None:
    scene.german(hand=["panther"])
    scene.soviet(ground=["kv-1"])
    scene.starts_turn("german")

    assert ("bc-14.5", "needs-card") == reason(scene.german, "look", "ground")
    assert ("bc-14.7", "needs-card") == reason(scene.german, "sabotage", "ground")
    assert ("bc-14.10", "needs-card") == reason(scene.german, "capture", "ground")
    assert ("bc-14.13", "needs-card") == reason(scene.german, "divide", "ground")
    assert ("bc-14.8", "needs-card") == reason(scene.german, "assassinate", "kv-1")
    assert ("bc-14.9", "needs-card") == reason(scene.german, "return", "kv-1")
    assert ("bc-14.15", "no-piles") == reason(scene.german, "keep", 1)


def test_spies_do_not_look_at_nothing(scene: Scene) -> None:
    scene.soviet(ground=["kv-1"], hand=["is-2"])
    scene.draws("german", "spies")

    assert scene.asks("german", "look")
    assert ("bc-14.6", "empty-place") == reason(scene.german, "look", "sea")
    assert "The Sea stack of the Soviet player is empty." == sentence(scene.german, "look", "sea")
    assert "The Soviet player has no Kept Cards." == sentence(scene.german, "look", "kept")
    assert ("bc-14.5", "must-choose") == reason(scene.german, "end")
    assert ("bc-14.7", "needs-card") == reason(scene.german, "sabotage", "ground")


def test_sabotage_is_for_a_stack_with_cards(scene: Scene) -> None:
    scene.soviet(ground=["kv-1"], air=["yak-9"], hand=["is-2"])
    scene.draws("german", "sabotage")

    assert scene.asks("german", "sabotage")
    assert ("bc-14.7", "empty-place") == reason(scene.german, "sabotage", "sea")
    assert ("bc-14.7", "not-a-stack") == reason(scene.german, "sabotage", "hand")
    assert ("bc-14.7", "stack-first") == reason(scene.german, "assassinate", "kv-1")
    assert ("bc-14.7", "must-choose") == reason(scene.german, "end")


def test_only_commanders_in_the_stack_are_assassinated(scene: Scene) -> None:
    scene.soviet(ground=["georgy-zhukov", "kv-1"], air=["yak-9"])
    scene.draws("german", "sabotage")
    scene.german.chooses("sabotage", "ground")

    assert scene.asks("german", "assassinate")
    assert ("bc-14.8", "not-a-commander") == reason(scene.german, "assassinate", "kv-1")
    assert ("bc-14.7", "not-in-stack") == reason(scene.german, "return", "yak-9")
    assert ("bc-14.7", "not-in-stack") == reason(scene.german, "assassinate", "vasily-chuikov")
    assert ("bc-14.7", "stack-chosen") == reason(scene.german, "sabotage", "air")
    assert ("bc-14.9", "must-choose") == reason(scene.german, "end")


def test_equipment_is_captured_on_the_ground_and_in_the_air(scene: Scene) -> None:
    scene.soviet(ground=["kv-1"], air=["yak-9"], sea=["kirov"])
    scene.draws("german", "captured-equipment")

    assert scene.asks("german", "capture")
    assert ("bc-14.10", "capture-type") == reason(scene.german, "capture", "sea")
    assert ("bc-14.10", "not-a-stack") == reason(scene.german, "capture", "kept")
    assert ("bc-14.10", "must-choose") == reason(scene.german, "end")


def test_one_card_is_not_divided(scene: Scene) -> None:
    scene.soviet(ground=["kv-1", "is-2"], air=["yak-9", "la-5fn"], sea=["kirov"])
    scene.draws("german", "divide-and-conquer")

    assert scene.asks("german", "divide")
    assert ("bc-14.13", "divide-few") == reason(scene.german, "divide", "sea")
    assert "That stack has one card; it takes 2 to divide it." == sentence(scene.german, "divide", "sea")

    scene.german.chooses("divide", "ground")

    assert scene.asks("soviet", "keep")
    assert ("bc-14.15", "two-piles") == reason(scene.soviet, "keep", 3)
    assert ("bc-14.15", "must-choose") == reason(scene.soviet, "end")
    assert ("bc-14.15", "waiting-card") == reason(scene.german, "keep", 1)


def test_the_enemy_is_asked_first_whether_a_card_is_foiled(scene: Scene) -> None:
    scene.soviet(ground=["kv-1"], kept=["dug-in"])
    scene.draws("german", "spies")

    assert scene.asks("soviet", "counter")
    assert ("bc-14.37", "waiting-card") == reason(scene.german, "look", "ground")
    said = "The Soviet player is asked first whether Spies is to have no effect."
    assert said == sentence(scene.german, "look", "ground")
