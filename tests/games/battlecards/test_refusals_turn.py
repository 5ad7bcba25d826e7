"""Why a turn is not opened so: draws, Emergency Deployments, aid, and whoever is not asked."""

from __future__ import annotations

import pytest

from tests.games.battlecards.refusing import reason, sentence
from tests.games.battlecards.scene import Scene


def test_only_the_player_whose_turn_it_is_opens_it(scene: Scene) -> None:
    scene.german(hand=["panzer-iv"])
    scene.soviet(hand=["kv-1"])
    scene.starts_turn("german")

    assert ("bc-2.1", "other-turn") == reason(scene.soviet, "draw")
    assert ("bc-2.1", "other-turn") == reason(scene.soviet, "emergency")
    assert "It is the turn of the German player." == sentence(scene.soviet, "draw")


def test_the_order_of_turns_in_the_combined_game_has_its_own_clause(scene: Scene) -> None:
    scene.edition("combined")
    scene.british(hand=["churchill-tank"])
    scene.starts_turn("british")

    assert ("bc-13.6", "other-turn") == reason(scene.soviet, "draw")


def test_a_player_who_is_asked_in_the_turn_of_another_does_not_draw(scene: Scene) -> None:
    scene.german(ground=["panzer-iv"])
    scene.soviet(ground=["kv-1"])
    scene.draws("soviet", "smolensk")

    assert scene.asks("german", "battle")
    assert ("bc-2.1", "other-turn") == reason(scene.german, "draw")


def test_a_turn_is_not_passed(scene: Scene) -> None:
    scene.german(hand=["panzer-iv"])
    scene.starts_turn("german")

    assert ("bc-2.2", "must-choose") == reason(scene.german, "end")
    assert "A turn cannot be passed" in sentence(scene.german, "end")


def test_an_emergency_needs_a_hand(scene: Scene) -> None:
    scene.edition("combined")
    scene.german(ground=["western-panzer-iv"])
    scene.starts_turn("german")

    assert ("bc-11.8", "emergency-no-hand") == reason(scene.german, "emergency")


def test_an_emergency_opens_a_turn_or_defends_a_homeland(scene: Scene) -> None:
    scene.german(hand=["panzer-iv"], ground=["panther", "panther"])
    scene.soviet(hand=["kv-1"], ground=["t-34-76", "is-2"])
    scene.fights("smolensk")

    assert ("bc-11.2", "emergency-start") == reason(scene.german, "emergency")

    scene.passes_until("soviet", "fire")

    assert ("bc-11.4", "emergency-battle") == reason(scene.soviet, "emergency")
    assert "Smolensk cannot put you out" in sentence(scene.soviet, "emergency")


def test_an_emergency_for_the_homeland_has_its_moment(scene: Scene) -> None:
    held = ["battle-for-kiev", "bialystok-minsk", "smolensk", "sevastopol"]
    scene.german(ground=["panther", "panther"], won=held)
    scene.soviet(hand=["kv-1"], ground=["t-34-76", "is-2"], kept=["heroic-stand"])
    scene.fights("battle-for-moscow")

    assert scene.asks("soviet", "delay")
    assert ("bc-11.6", "emergency-early") == reason(scene.soviet, "emergency")

    scene.soviet.passes()
    assert scene.asks("soviet", "homeland")
    scene.soviet.passes()
    scene.passes_until("soviet", "fire")

    assert ("bc-11.6", "emergency-late") == reason(scene.soviet, "emergency")


def test_in_the_turn_of_another_a_bystander_makes_no_emergency_deployment(scene: Scene) -> None:
    scene.german(ground=["panther"])
    scene.soviet(ground=["kv-1"], hand=["is-2"])
    scene.draws("german", "kharkov")

    assert scene.asks("soviet", "battle")
    assert ("bc-11.2", "emergency-other-turn") == reason(scene.soviet, "emergency")


@pytest.mark.parametrize("verb", ["transfer", "exchange", "send"])
def test_nobody_aids_alone(scene: Scene, verb: str) -> None:
    scene.german(hand=["panzer-iv"], ground=["panther"])
    scene.starts_turn("german")

    assert ("bc-1.8", "no-ally") == reason(scene.german, verb)
    assert ("bc-1.8", "no-ally") == reason(scene.german, "give", "panzer-iv")


def test_the_western_set_has_no_allies_either(scene: Scene) -> None:
    scene.edition("western")
    scene.british(hand=["churchill-tank"])
    scene.starts_turn("british")

    assert ("bc-1.9", "no-ally") == reason(scene.british, "send")


def test_the_ally_is_aided_once_a_turn(scene: Scene) -> None:
    scene.edition("combined")
    scene.soviet(hand=["kv-1"], ground=["is-2"])
    scene.british(hand=["churchill-tank"])
    scene.starts_turn("soviet")

    scene.soviet.chooses("send")

    assert ("bc-13.7", "aided") == reason(scene.soviet, "send")
    assert ("bc-13.7", "aided") == reason(scene.soviet, "transfer")


def test_an_ally_who_is_out_is_not_aided(scene: Scene) -> None:
    scene.edition("combined")
    scene.british(fallen="invasion-of-britain")
    scene.german(won=["invasion-of-britain"])
    scene.soviet(hand=["kv-1"], ground=["is-2"])
    scene.starts_turn("soviet")

    assert ("bc-13.14", "ally-out") == reason(scene.soviet, "transfer")
    assert "The British player is out of the game" in sentence(scene.soviet, "send")


def test_an_aid_needs_cards(scene: Scene) -> None:
    scene.edition("combined")
    scene.soviet(hand=["kv-1"])
    scene.starts_turn("soviet")

    assert ("bc-13.15", "aid-empty") == reason(scene.soviet, "transfer")
    assert ("bc-13.15", "exchange-ally") == reason(scene.soviet, "exchange")
    assert "You have no deployed card to transfer." == sentence(scene.soviet, "transfer")


def test_an_exchange_needs_a_hand_and_a_dispatch_a_deck(scene: Scene) -> None:
    scene.edition("combined")
    scene.soviet(ground=["kv-1"], rest="removed")
    scene.british(hand=["churchill-tank"])
    scene.starts_turn("soviet")

    assert "You have no card in your hand to exchange." == sentence(scene.soviet, "exchange")
    assert "Your Arsenal deck has no card to send." == sentence(scene.soviet, "send")


def test_aid_comes_before_the_draw(scene: Scene) -> None:
    scene.edition("combined")
    scene.soviet(hand=["kv-1"], ground=["is-2"])
    scene.british(hand=["churchill-tank"])
    scene.draws("soviet", "military-buildup")

    assert scene.asks("soviet", "leader")
    assert ("bc-13.13", "aid-late") == reason(scene.soviet, "exchange")
    assert ("bc-13.8", "aid-late") == reason(scene.soviet, "transfer")
    assert ("bc-2.2", "drawn-already") == reason(scene.soviet, "draw")


def test_a_transfer_takes_the_place_of_the_draw(scene: Scene) -> None:
    scene.edition("combined")
    scene.soviet(hand=["kv-1"], ground=["is-2", "t-34-76"])
    scene.starts_turn("soviet")

    scene.soviet.chooses("transfer")

    assert ("bc-13.8", "draw-given-up") == reason(scene.soviet, "draw")
    assert ("bc-13.8", "must-pick") == reason(scene.soviet, "end")
    assert ("bc-13.8", "not-deployed") == reason(scene.soviet, "give", "kv-1")
    assert ("bc-13.8", "waiting-choice") == reason(scene.british, "end")


def test_an_exchange_is_finished_before_the_draw(scene: Scene) -> None:
    scene.edition("combined")
    scene.soviet(hand=["kv-1"])
    scene.british(hand=["churchill-tank"])
    scene.starts_turn("soviet")

    scene.soviet.chooses("exchange")

    assert ("bc-13.9", "exchange-first") == reason(scene.soviet, "draw")
    assert ("bc-13.9", "must-pick") == reason(scene.soviet, "end")
    assert ("bc-13.9", "not-in-hand") == reason(scene.soviet, "give", "is-2")

    scene.soviet.chooses("give", "kv-1")

    assert ("bc-13.11", "must-choose") == reason(scene.british, "end")
    assert ("bc-13.9", "not-in-hand") == reason(scene.british, "give", "kv-1")
    assert ("bc-13.11", "waiting-choice") == reason(scene.soviet, "give", "kv-1")


def test_cards_are_given_in_an_aid_only(scene: Scene) -> None:
    scene.edition("combined")
    scene.soviet(hand=["kv-1"])
    scene.starts_turn("soviet")

    assert ("bc-13.9", "no-giving") == reason(scene.soviet, "give", "kv-1")
