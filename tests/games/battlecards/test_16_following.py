"""Chapter 16, following cards: what looks and battles teach, and what hidden moves take away again."""

from __future__ import annotations

import pytest

from eastfront.kernel.notices import BACK
from tests.games.battlecards.homelands import TO_GERMANY
from tests.games.battlecards.naming import card_ids
from tests.games.battlecards.scene import Scene


def fight_for_smolensk(scene: Scene) -> None:
    """Fight a battle in which a Tiger and a Panther are turned up and down again; then the Soviet turn."""
    scene.german(ground=["tiger-i", "panther"], hand=["panzer-iv", "bf-109"])
    scene.soviet(ground=["kv-1"], hand=["pe-2"])
    scene.fights("smolensk")
    scene.passes_until("german", "withdraw")
    scene.german.withdraws_all()


@pytest.mark.rule("bc-16.5")
def test_a_unit_turned_up_in_a_battle_stays_known(scene: Scene) -> None:
    """Clause 16.5: face down too, to the spectator as to the enemy."""
    fight_for_smolensk(scene)

    assert ["panther", "tiger-i"] == scene.german.ground
    assert [["ground/1"]] * 2 == [scene.suspicions(watcher, "tiger-i") for watcher in (1, None)]
    assert ["deck/2.hand/2", "ground/2"] == scene.german.suspects("kv-1")


@pytest.mark.rule("bc-16.5", "bc-16.8")
def test_a_hidden_move_may_have_taken_a_known_unit_away(scene: Scene) -> None:
    """Clause 16.5: after a card of its stack went to the hand it may be the one, or not."""
    fight_for_smolensk(scene)
    scene.soviet.draws("field-repairs")
    assert ["ground/1"] == scene.soviet.suspects("tiger-i")

    scene.german.draws("redeployment")
    scene.german.chooses("take-back", "panther")
    scene.german.passes()

    assert ["hand/1.ground/1"] == scene.soviet.suspects("tiger-i")
    assert ["tiger-i"] == scene.german.ground


@pytest.mark.rule("bc-16.5")
def test_a_repaired_unit_is_known_where_it_lies(scene: Scene) -> None:
    """Clause 16.5: it lay open on the discard pile, and everybody saw it go."""
    scene.german(ground=["panther"], discard=["tiger-i"])
    scene.draws("german", "field-repairs")

    assert ["panther", "tiger-i"] == scene.german.ground
    assert ["ground/1"] == scene.soviet.suspects("tiger-i")


@pytest.mark.rule("bc-16.6")
@pytest.mark.parametrize(
    ("place", "card", "zone"),
    [("hand", "tiger-i", "hand/3"), ("ground", "panther", "ground/3"), ("kept", "dug-in-8", "kept/3")],
)
def test_what_spies_see_is_seen_by_their_player_alone(scene: Scene, place: str, card: str, zone: str) -> None:
    """Clause 16.6: the ally, the enemies' ally and the spectator learn nothing."""
    scene.edition("combined")
    scene.barbarossa(hand=["tiger-i"], ground=["panther"], kept=["dug-in"])
    scene.soviet(hand=["pe-2"])
    scene.draws("soviet", "spies")
    scene.passes_until("soviet", "look")
    before = [scene.suspicions(watcher, card) for watcher in (0, 1, None)]

    scene.soviet.chooses("look", place)

    assert zone in scene.soviet.suspects(card)
    assert before == [scene.suspicions(watcher, card) for watcher in (0, 1, None)]
    shown = [scene.told("looks")[0].shown_to(watcher).cards for watcher in (0, 1, 2, 3, None)]
    assert [[BACK], [BACK], [card], [card], [BACK]] == [
        cards if cards == [BACK] else card_ids(cards) for cards in shown
    ]


@pytest.mark.rule("bc-16.6", "bc-16.8")
def test_a_look_at_a_whole_place_tells_what_is_not_there(scene: Scene) -> None:
    """Clause 16.6: whoever has seen the hand knows that everything else lies elsewhere."""
    scene.german(hand=["tiger-i"], ground=["panther"])
    scene.draws("soviet", "spies")
    assert ["deck/1.hand/1.ground/1"] == scene.soviet.suspects("erich-von-manstein")

    scene.soviet.chooses("look", "hand")

    assert ["hand/1"] == scene.soviet.suspects("tiger-i")
    assert ["deck/1.ground/1"] == scene.soviet.suspects("erich-von-manstein")


@pytest.mark.rule("bc-16.6", "bc-16.8")
def test_what_sabotage_sees_is_seen_by_its_player_alone(scene: Scene) -> None:
    """Clause 16.6: the returned card too; others only know that one of the stack is in the hand now."""
    scene.german(ground=["tiger-i", "panther"], air=["ju-88"])
    scene.draws("soviet", "sabotage")
    scene.soviet.chooses("sabotage", "ground")
    scene.soviet.chooses("return", "tiger-i")

    assert (["hand/1"], ["tiger-i"]) == (scene.soviet.suspects("tiger-i"), scene.german.hand)
    assert ["deck/1", "ground/1"] == scene.soviet.suspects("panther")
    assert ["deck/1.hand/1.ground/1"] == scene.suspicions(None, "tiger-i")
    assert ["deck/1.air/1"] * 2 == scene.suspicions(None, "ju-88")


@pytest.mark.rule("bc-16.7")
def test_a_captured_unit_is_known_to_captor_and_former_owner(scene: Scene) -> None:
    """Clause 16.7: their allies cannot tell which card of the stack it was."""
    scene.edition("combined")
    scene.barbarossa(ground=["tiger-i", "panther"])
    scene.soviet(ground=["kv-1"])
    scene.draws("soviet", "captured-equipment")
    captured = next(card for card in scene.soviet.ground if card != "kv-1")

    assert "ground/4" in scene.soviet.suspects(captured)
    assert "ground/4" in scene.barbarossa.suspects(captured)
    for watcher in (0, 1, None):
        assert "deck/3.ground/3.ground/4" in scene.suspicions(watcher, "tiger-i")
        assert "deck/3.ground/3.ground/4" in scene.suspicions(watcher, "panther")
    assert [BACK] == scene.told("captures")[0].shown_to(1).cards


@pytest.mark.rule("bc-16.7", "bc-14.11")
def test_a_commander_that_is_put_back_is_known_to_all(scene: Scene) -> None:
    """Clause 16.7 is for ordinary units: Manstein was shown to everybody."""
    scene.german(ground=["erich-von-manstein"])
    scene.draws("soviet", "captured-equipment")

    assert ["ground/1"] == scene.suspicions(None, "erich-von-manstein")


@pytest.mark.rule("bc-16.8")
def test_a_deployed_card_is_looked_for_in_the_stack_of_its_type_only(scene: Scene) -> None:
    """Clause 16.8: with one Ground card laid down, a known aircraft must still be in the hand."""
    scene.german(hand=["tiger-i", "panther", "bf-109"])
    scene.draws("soviet", "spies")
    assert ["hand/1"] == scene.soviet.suspects("tiger-i")

    scene.german.draws("general-mobilization-1")
    scene.german.chooses("deploy", "panther")
    scene.german.passes()

    assert ["hand/1.ground/1"] == scene.soviet.suspects("tiger-i")
    assert ["hand/1", "deck/1.hand/1", "deck/1.hand/1"] == scene.soviet.suspects("bf-109")


@pytest.mark.rule("bc-16.8")
def test_a_card_known_to_lie_elsewhere_is_not_suspected_in_a_move(scene: Scene) -> None:
    """Clause 16.8: the Tiger seen in the Ground stack is no matter for what the hand does."""
    fight_for_smolensk(scene)
    scene.soviet.chooses("emergency")

    scene.german.chooses("emergency")

    assert ["ground/1"] == scene.soviet.suspects("tiger-i")
    assert ["deck/1.ground/1"] * 3 == scene.soviet.suspects("panzer-iv")
    assert ["deck/1.air/1"] * 3 == scene.soviet.suspects("bf-109")


@pytest.mark.rule("bc-16.8")
def test_a_divided_stack_is_known_no_more(scene: Scene) -> None:
    """Clause 16.8: either half may be the one that went to the hand; the owner knows."""
    fight_for_smolensk(scene)
    assert ["ground/1"] == scene.soviet.suspects("tiger-i")

    scene.soviet.draws("divide-and-conquer")
    scene.german.chooses("keep", 1)

    assert ["hand/1.ground/1"] == scene.soviet.suspects("tiger-i")
    assert scene.german.suspects("tiger-i") == ["ground/1" if "tiger-i" in scene.german.ground else "hand/1"]


@pytest.mark.rule("bc-16.8")
def test_a_rebuilt_deck_hides_what_lay_on_the_pile(scene: Scene) -> None:
    """Clause 16.8: the Tiger lay open, then it lies in the deck, then perhaps in the hand."""
    pile = ["tiger-i", "bf-109", "ju-88", "s-boote", "prinz-eugen"]
    scene.german(hand=["panzer-iv"], deck=["panther"], discard=pile, rest="removed")
    scene.starts_turn("german")
    assert [] == scene.soviet.suspects("tiger-i")

    scene.german.draws("general-mobilization-1")

    assert 2 == len(scene.german.deck)
    assert ["deck/1.hand/1"] == scene.soviet.suspects("tiger-i")
    assert ["hand/1" if "tiger-i" in scene.german.hand else "deck/1"] == scene.german.suspects("tiger-i")
    assert ["hand/1"] == scene.soviet.suspects("panther")


@pytest.mark.rule("bc-16.17", "bc-6.14")
def test_a_card_that_stays_face_down_in_a_battle_must_be_the_leader(scene: Scene) -> None:
    """Clause 16.17: every other card of the Ground stack was turned up."""
    scene.german(ground=["supreme-command-germany", "tiger-i"], hand=["panther"])
    scene.soviet(ground=["kv-1"])
    scene.fights("smolensk")

    assert [["ground/1"]] * 2 == [scene.suspicions(seat, "supreme-command-germany") for seat in (1, None)]
    assert ["deck/1.hand/1"] * 2 == scene.soviet.suspects("panther")


@pytest.mark.rule("bc-16.17", "bc-6.14")
def test_a_stack_of_which_nothing_is_turned_up_holds_the_leader(scene: Scene) -> None:
    """Clause 16.17: the Soviet aircraft come up, of the Ground stack no card does."""
    scene.german(ground=["tiger-i"])
    scene.soviet(ground=["stavka"], air=["pe-2"], hand=["kv-1"])
    scene.fights("smolensk")

    assert [["tiger-i"], ["pe-2"]] == [card_ids(notice.cards) for notice in scene.told("turns-up")]
    assert ["ground/2"] == scene.german.suspects("stavka")
    assert ["deck/2.hand/2"] * 2 == scene.german.suspects("kv-1")


@pytest.mark.rule("bc-16.17")
def test_a_stack_with_no_card_left_face_down_holds_no_leader(scene: Scene) -> None:
    """Clause 16.17: the Leader then lies in the deck or in the hand."""
    scene.german(ground=["tiger-i"], hand=["supreme-command-germany"])
    scene.soviet(ground=["kv-1"])
    scene.fights("smolensk")

    assert ["deck/1.hand/1"] == scene.soviet.suspects("supreme-command-germany")


@pytest.mark.rule("bc-16.17", "bc-3.8")
def test_a_side_without_forces_is_known_to_have_nothing_but_a_leader(scene: Scene) -> None:
    """Clause 16.17: the battle was decided by it, though no stack was turned up."""
    scene.german(ground=["tiger-i"], hand=["panther"])
    scene.soviet(ground=["stavka"], hand=["kv-1"])
    scene.fights("smolensk")

    assert ["smolensk"] == scene.german.won
    assert ["ground/2"] == scene.german.suspects("stavka")
    assert ["deck/2.hand/2"] * 2 == scene.german.suspects("kv-1")


@pytest.mark.rule("bc-16.17", "bc-13.23")
def test_a_card_that_stays_face_down_abroad_is_some_commander(scene: Scene) -> None:
    """Clause 16.17: of Barbarossa's Generals and the Leader one is in the stack, and no tank is."""
    scene.edition("combined")
    scene.british(ground=["cromwell"], won=TO_GERMANY["western-battle-for-germany"])
    scene.german(ground=["western-panther"])
    scene.barbarossa(ground=["walter-model", "panzer-iv"])
    scene.fights("western-battle-for-germany")

    for commander in ("walter-model", "heinz-guderian", "supreme-command-germany"):
        assert ["deck/3.ground/3"] == scene.british.suspects(commander)
    assert ["deck/3"] * 2 == scene.british.suspects("panther")
    assert ["deck/3"] == scene.british.suspects("admiral-erich-raeder")
