"""Why a card is not deployed, discarded, taken back or repaired, and why no Leader helps."""

from __future__ import annotations

from tests.games.battlecards.refusing import reason, sentence
from tests.games.battlecards.scene import Scene


def test_first_forces_are_three_and_come_first(scene: Scene) -> None:
    scene.deals()
    hand = scene.german.hand

    assert ("bc-1.15", "first-forces") == reason(scene.german, "draw")
    assert ("bc-1.15", "must-pick") == reason(scene.german, "end")
    assert "You cannot stop here: 3 more cards have to be picked." == sentence(scene.german, "end")
    assert ("bc-1.15", "not-in-hand") == reason(scene.german, "deploy", "kv-1")
    assert ("bc-1.19", "waiting-forces") == reason(scene.soviet, "deploy", "kv-1")
    assert 6 == len(hand)


def test_the_last_cards_of_a_hand_are_no_first_pick_of_three(scene: Scene) -> None:
    scene.german(hand=["panzer-iii", "panzer-iv", "tiger-i"])
    scene.soviet(hand=["kv-1"])
    scene.opens()

    assert ["panzer-iii"] == scene.german.offered("deploy")
    assert ("bc-1.15", "too-few-left") == reason(scene.german, "deploy", "tiger-i")


def test_picks_come_in_order(scene: Scene) -> None:
    scene.german(hand=["panzer-iii", "panzer-iv", "tiger-i"])
    scene.draws("german", "military-buildup")

    scene.german.chooses("deploy", "panzer-iv")

    assert ("bc-16.12", "pick-order") == reason(scene.german, "deploy", "panzer-iii")
    assert ("bc-16.12", "picked-already") == reason(scene.german, "deploy", "panzer-iv")


def test_a_buildup_deploys_what_is_in_the_hand(scene: Scene) -> None:
    scene.german(hand=["panzer-iv", "tiger-i"], ground=["panther"], rest="removed")
    scene.draws("german", "military-buildup")
    scene.passes_until("german", "deploy")

    assert ("bc-14.1", "deployed-already") == reason(scene.german, "deploy", "panther")
    assert ("bc-14.1", "not-in-hand") == reason(scene.german, "deploy", "panzer-iii")
    assert ("bc-1.1", "not-a-unit") == reason(scene.german, "deploy", "smolensk")
    assert ("bc-14.1", "discard-later") == reason(scene.german, "discard", "tiger-i")


def test_a_buildup_deploys_three_cards_at_most(scene: Scene) -> None:
    hand = ["panzer-iii", "panzer-iv", "panther", "tiger-i", "stug-iii", "fw-190"]
    scene.german(hand=hand)
    scene.draws("german", "military-buildup")

    scene.german.deploys("panzer-iii", "panzer-iv", "panther")

    assert scene.asks("german", "discard")
    assert ("bc-14.1", "deployed-most") == reason(scene.german, "deploy", "tiger-i")
    assert "it allows 3 cards at most" in sentence(scene.german, "deploy", "tiger-i")


def test_a_leader_lets_one_more_be_deployed(scene: Scene) -> None:
    hand = ["panzer-iii", "panzer-iv", "panther", "tiger-i", "stug-iii", "fw-190"]
    scene.german(hand=hand, ground=["supreme-command-germany"], rest="removed")
    scene.draws("german", "military-buildup")

    assert ("bc-15.8", "leader-first") == reason(scene.german, "deploy", "tiger-i")
    assert ("bc-15.6", "leader-not-deployed") == reason(scene.german, "use", "stavka")
    assert ("bc-15.6", "not-a-leader") == reason(scene.german, "use", "tiger-i")

    scene.german.chooses("use", "supreme-command-germany")
    assert ("bc-15.9", "leader-late") == reason(scene.german, "use", "supreme-command-germany")
    scene.german.deploys("panzer-iii", "panzer-iv", "panther", "tiger-i")

    assert "it allows 4 cards at most" in sentence(scene.german, "deploy", "fw-190")


def test_a_leader_that_was_not_called_on_is_too_late(scene: Scene) -> None:
    scene.german(hand=["panzer-iii"], ground=["supreme-command-germany"])
    scene.draws("german", "military-buildup")

    scene.german.passes()

    assert ("bc-15.8", "leader-late") == reason(scene.german, "use", "supreme-command-germany")


def test_a_leader_helps_with_a_buildup_only(scene: Scene) -> None:
    scene.german(hand=["panzer-iii"], ground=["supreme-command-germany"])
    scene.starts_turn("german")

    assert ("bc-15.6", "no-buildup") == reason(scene.german, "use", "supreme-command-germany")


def test_reinforcements_are_of_one_type(scene: Scene) -> None:
    scene.german(hand=["panzer-iii", "fw-190"])
    scene.draws("german", "air-reinforcements")

    assert scene.asks("german", "deploy")
    assert ("bc-14.4", "other-type") == reason(scene.german, "deploy", "panzer-iii")
    assert "Panzer III is not of the type Air." == sentence(scene.german, "deploy", "panzer-iii")


def test_general_mobilization_names_both_its_limits(scene: Scene) -> None:
    hand = ["panzer-iii", "panzer-iv", "panther", "tiger-i", "stug-iii", "fw-190"]
    scene.german(hand=hand)
    scene.draws("german", "general-mobilization")
    scene.german.deploys("panzer-iii", "panzer-iv")

    assert scene.asks("german", "discard")
    assert ("bc-14.2", "deployed-behind") == reason(scene.german, "deploy", "tiger-i")
    assert ("bc-14.2", "must-pick") == reason(scene.german, "end")
    assert "2 cards at most, and 4 to" in sentence(scene.german, "deploy", "tiger-i")


def test_nothing_is_deployed_or_discarded_between_cards(scene: Scene) -> None:
    scene.german(hand=["panzer-iii"], ground=["panther"], discard=["panzer-iv"])
    scene.starts_turn("german")

    assert ("bc-2.7", "no-deployment") == reason(scene.german, "deploy", "panzer-iii")
    assert ("bc-2.9", "no-discard") == reason(scene.german, "discard", "panzer-iii")
    assert ("bc-14.16", "no-taking-back") == reason(scene.german, "take-back", "panther")
    assert ("bc-14.17", "no-repair") == reason(scene.german, "repair", "panzer-iv")


def test_redeployment_takes_back_first(scene: Scene) -> None:
    scene.german(hand=["panzer-iii"], ground=["panther", "tiger-i"])
    scene.draws("german", "redeployment")

    assert scene.asks("german", "take-back")
    assert ("bc-14.16", "take-back-first") == reason(scene.german, "deploy", "panzer-iii")
    assert ("bc-14.16", "not-deployed") == reason(scene.german, "take-back", "panzer-iii")

    scene.german.chooses("take-back", "panther")
    scene.german.passes()

    assert scene.asks("german", "deploy")
    assert ("bc-14.16", "taken-back-already") == reason(scene.german, "take-back", "tiger-i")
    assert ("bc-14.16", "must-pick") == reason(scene.german, "end")


def test_field_repairs_are_for_ordinary_units_of_the_own_pile(scene: Scene) -> None:
    scene.german(discard=["panzer-iv", "tiger-i", "heinz-guderian"])
    scene.soviet(discard=["kv-1"])
    scene.draws("german", "field-repairs")

    assert scene.asks("german", "repair")
    assert ("bc-14.17", "repair-commander") == reason(scene.german, "repair", "heinz-guderian")
    assert ("bc-14.17", "not-in-discard") == reason(scene.german, "repair", "kv-1")
    assert ("bc-14.18", "must-choose") == reason(scene.german, "end")


def test_who_is_overextended_must_discard_deployed_cards(scene: Scene) -> None:
    scene.german(ground=["panther", "tiger-i", "panzer-iv", "panzer-iii"], hand=["stug-iii"])
    scene.draws("soviet", "overextended-supply-lines")

    assert scene.asks("german", "shed")
    assert ("bc-14.19", "must-pick") == reason(scene.german, "end")
    assert ("bc-14.19", "not-deployed") == reason(scene.german, "discard", "stug-iii")
    assert ("bc-14.19", "waiting-card") == reason(scene.soviet, "discard", "kv-1")
