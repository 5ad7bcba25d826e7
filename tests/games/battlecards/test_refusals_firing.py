"""Why a unit does not fire, and why a target is not fired at."""

from __future__ import annotations

from tests.games.battlecards.naming import card_number
from tests.games.battlecards.refusing import reason, sentence
from tests.games.battlecards.scene import Scene


def test_a_unit_fires_in_its_phase(scene: Scene) -> None:
    scene.german(ground=["88-mm-flak", "panther"])
    scene.soviet(ground=["t-34-76", "kv-1"])
    scene.fights("smolensk")

    assert ("bc-4.2", "other-phase") == reason(scene.german, "fire", "panther")
    assert "Panther (1) fires in phase 3; this is phase 1." == sentence(scene.german, "fire", "panther")
    assert ("bc-4.12", "enemy-unit") == reason(scene.german, "fire", "defender-1")
    assert ("bc-4.12", "no-unit") == reason(scene.german, "fire", "aggressor-3")
    assert ("bc-4.12", "shooter-first") == reason(scene.german, "shoot", "kv-1")
    assert ("bc-4.12", "shooter-first") == reason(scene.german, "autokill", "kv-1")
    assert ("bc-4.2", "waiting-fire") == reason(scene.soviet, "fire", "kv-1")
    assert "The German player is firing in phase 1." == sentence(scene.soviet, "fire", "kv-1")


def test_a_unit_that_has_fired_does_not_fire_again(scene: Scene) -> None:
    scene.german(ground=["panzer-iv", "panther"])
    scene.soviet(ground=["t-34-76"])
    scene.fights("smolensk")

    scene.german.fires("panther", at="t-34-76", number=1)

    assert scene.asks("german", "fire")
    assert ("bc-4.4", "has-fired") == reason(scene.german, "fire", "panther")


def test_a_unit_that_supports_does_not_fire(scene: Scene) -> None:
    scene.german(air=["bf-109", "bf-109", "ju-88"])
    scene.soviet(air=["yak-9"])
    scene.fights("smolensk")
    scene.german.chooses("support", "ju-88")

    assert scene.asks("german", "fire")
    assert ("bc-6.3", "supports") == reason(scene.german, "fire", "aggressor-1")
    said = "Bf 109 (1) supports Ju 88 (3) and does not fire in this round."
    assert said == sentence(scene.german, "fire", "aggressor-1")


def test_a_unit_whose_support_has_ended_does_not_fire_either(scene: Scene) -> None:
    scene.german(ground=["panzer-iv", "infantry-division", "15-cm-sfh-18-howitzer"])
    scene.soviet(ground=["52-k-85-mm-aa-gun", "kv-1"])
    scene.draws("soviet", "kharkov")
    scene.soviet.attacks()
    scene.german.chooses("support", "infantry-division")
    scene.soviet.fires("52-k-85-mm-aa-gun", at="infantry-division", number=7)
    scene.passes_until("german", "fire")

    assert ("bc-6.6", "support-ended") == reason(scene.german, "fire", "15-cm-sfh-18-howitzer")


def test_a_unit_without_a_target_does_not_fire(scene: Scene) -> None:
    scene.german(ground=["romanian-infantry", "tiger-i", "waffen-ss-infantry"])
    scene.soviet(ground=["kv-1"])
    scene.fights("smolensk")
    scene.german.passes()
    scene.passes_until("german", "fire")

    assert ("bc-5.2", "no-target") == reason(scene.german, "fire", "romanian-infantry")


def test_of_like_units_one_is_offered(scene: Scene) -> None:
    scene.german(ground=["panther", "panther"])
    scene.soviet(ground=["t-34-76", "t-34-76", "kv-1"])
    scene.fights("smolensk")

    assert ("bc-4.12", "alike") == reason(scene.german, "fire", "aggressor-2")

    scene.german.chooses("fire", "panther")

    assert ("bc-5.1", "alike") == reason(scene.german, "shoot", "defender-2")


def test_a_target_must_be_weaker_than_the_attack(scene: Scene) -> None:
    scene.german(ground=["panzergrenadiers"], air=["bf-109"])
    scene.soviet(ground=["t-34-76", "kv-1"], air=["yak-9"])
    scene.fights("smolensk")
    scene.german.chooses("fire", "bf-109")

    assert ("bc-5.2", "defence") == reason(scene.german, "shoot", "kv-1")
    said = "KV-1 (2) has a Defence of 6 against Bf 109 (2), whose attack of 6 is not higher."
    assert said == sentence(scene.german, "shoot", "kv-1")
    assert ("bc-5.1", "own-unit") == reason(scene.german, "shoot", "aggressor-1")
    assert ("bc-5.1", "no-unit") == reason(scene.german, "shoot", "defender-4")
    assert ("bc-4.12", "unit-fires") == reason(scene.german, "fire", "bf-109")
    assert ("bc-5.1", "must-aim") == reason(scene.german, "end")
    assert ("bc-15.2", "no-autokill") == reason(scene.german, "autokill", "kv-1")


def test_not_applicable_is_no_attack_whatever_the_bonus(scene: Scene) -> None:
    scene.german(ground=["panther", "heinz-guderian"])
    scene.soviet(ground=["t-34-76", "kv-1"], air=["yak-9"])
    scene.fights("smolensk")
    scene.passes_until("german", "fire")
    scene.german.chooses("fire", "panther")

    assert ("bc-5.2", "not-applicable") == reason(scene.german, "shoot", "yak-9")
    said = "Panther (2) cannot attack Air units such as Yak-9 (3): its Attack Value is N/A."
    assert said == sentence(scene.german, "shoot", "yak-9")


def test_autokill_reaches_weak_ground_units_only(scene: Scene) -> None:
    scene.german(ground=["heinz-guderian"])
    scene.soviet(ground=["rifle-division", "t-34-76"], air=["yak-9"])
    scene.fights("smolensk")
    scene.german.chooses("fire", "heinz-guderian")

    assert ["rifle-division"] == scene.german.offered("autokill")
    assert ("bc-6.11", "autokill-defence") == reason(scene.german, "autokill", "t-34-76")
    assert "a Defence of 8" in sentence(scene.german, "autokill", "t-34-76")
    assert "reaches 5 at most" in sentence(scene.german, "autokill", "t-34-76")
    assert ("bc-15.2", "autokill-type") == reason(scene.german, "autokill", "yak-9")


def test_autokill_takes_the_place_of_the_whole_attack(scene: Scene) -> None:
    """No card of the sets has Autokill and two shots; one is given them for this test (bc-15.2)."""
    shots = scene.rules.cards.shots
    guderian = card_number("heinz-guderian")
    shots[guderian] = 2
    try:
        scene.german(ground=["heinz-guderian"])
        scene.soviet(ground=["rifle-division", "t-34-76", "kv-1"])
        scene.fights("smolensk")
        scene.german.fires("heinz-guderian", at="kv-1", number=1)

        assert scene.asks("german", "target")
        assert ("bc-15.2", "autokill-late") == reason(scene.german, "autokill", "rifle-division")
    finally:
        shots[guderian] = 1


def test_a_hit_is_settled_first(scene: Scene) -> None:
    scene.german(ground=["panther", "panther"])
    scene.soviet(ground=["t-34-76", "kv-1"], kept=["dug-in"])
    scene.fights("smolensk")
    scene.passes_until("german", "fire")
    scene.german.fires("panther", at="t-34-76", number=9)

    assert scene.asks("soviet", "destruction")
    assert ("bc-14.34", "hit-first") == reason(scene.soviet, "fire", "t-34-76")
    assert ("bc-14.34", "waiting-battle") == reason(scene.german, "fire", "panther")
