"""Chapter 2, the turn: one card is drawn and carried out, and the turn passes."""

from __future__ import annotations

import pytest

from eastfront.kernel.notices import BACK, EVERYBODY
from tests.games.battlecards.naming import card_number
from tests.games.battlecards.scene import Scene


def turns(scene: Scene) -> list[str]:
    """Whose turns have begun, in their order."""
    return [scene.names[notice.arguments["seat"]] for notice in scene.told("begins-turn")]


@pytest.mark.rule("bc-2.1")
@pytest.mark.parametrize(("edition", "other"), [("russian-front", "soviet"), ("western", "british")])
def test_the_german_player_begins_and_turns_alternate(scene: Scene, edition: str, other: str) -> None:
    """Clause 2.1: from the first forces on."""
    scene.edition(edition)
    scene.deals()
    while scene.kind == "forces":
        scene.choose(scene.state.asked, "deploy", scene.seat(scene.asked).offered("deploy")[0])
    assert scene.asks("german", "turn")

    scene.draws("german", "dug-in")
    scene.draws(other, "naval-gunfire")
    scene.draws("german", "artillery-barrage")
    scene.draws(other, "heroic-stand")

    assert ["german", other, "german", other, "german"] == turns(scene)
    assert (3, 2) == (scene.german.turns, scene.seat(other).turns)


@pytest.mark.rule("bc-2.2")
def test_one_card_is_drawn_and_carried_out_and_the_turn_is_over(scene: Scene) -> None:
    """Clause 2.2: the Drawing Player does what the card says, then it is the other one's turn."""
    scene.german(hand=["panzer-iv"], discard=["tiger-i", "bf-109"])
    scene.soviet(hand=["kv-1"])
    scene.draws("german", "field-repairs")

    assert scene.asks("german", "repair")
    scene.german.chooses("repair", "tiger-i")

    assert (["tiger-i"], ["bf-109"]) == (scene.german.ground, scene.german.discard)
    assert scene.asks("soviet", "turn")
    assert 53 == len(scene.deck())


@pytest.mark.rule("bc-2.2")
def test_a_turn_has_no_second_draw(scene: Scene) -> None:
    """Clause 2.2: while the card is carried out and after it nothing more can be drawn."""
    scene.german(hand=["panzer-iv"])
    scene.soviet(hand=["kv-1"], ground=["t-34-76"])
    scene.draws("german", "spies")

    assert scene.asks("german", "look")
    assert [] == scene.german.offered("draw")
    assert "bc-2.2" == scene.german.refused("draw")

    scene.german.chooses("look", "ground")

    assert scene.asks("soviet", "turn")
    assert ["german", "soviet"] == turns(scene)


@pytest.mark.rule("bc-2.2")
def test_a_player_of_the_combined_game_draws_from_the_own_front(scene: Scene) -> None:
    """Clause 2.2: one card, out of one deck."""
    scene.edition("combined")
    scene.british(hand=["cromwell"], discard=["spitfire"])
    scene.barbarossa(hand=["panzer-iv"])
    scene.draws("british", "western-field-repairs-12")

    assert ["spitfire"] == scene.british.air
    assert (53, 54) == (len(scene.deck("western")), len(scene.deck("russian-front")))
    assert scene.asks("barbarossa", "turn")


@pytest.mark.rule("bc-2.3")
def test_an_emergency_deployment_takes_the_place_of_the_draw(scene: Scene) -> None:
    """Clause 2.3: no card is drawn in such a turn."""
    scene.german(hand=["panzer-iv"])
    scene.soviet(hand=["kv-1"])
    scene.starts_turn("german")

    scene.german.chooses("emergency")

    assert 54 == len(scene.deck())
    assert [] == scene.told("shows") + scene.told("keeps")
    assert scene.asks("soviet", "turn")


@pytest.mark.rule("bc-2.3")
def test_a_counterattack_takes_the_place_of_the_draw(scene: Scene) -> None:
    """Clause 2.3: the battle is fought again, and that was the turn."""
    scene.german(ground=["panzer-iv"], hand=["tiger-i"], kept=["counterattack"])
    scene.soviet(hand=["kv-1"], won=["smolensk"])
    scene.starts_turn("german")
    before = scene.deck()

    scene.german.plays("counterattack")

    assert ["smolensk"] == scene.german.won
    assert before == scene.deck()
    assert [] == scene.told("shows") + scene.told("keeps")
    assert scene.asks("soviet", "turn")


@pytest.mark.rule("bc-2.3")
def test_a_transfer_takes_the_place_of_the_draw(scene: Scene) -> None:
    """Clause 2.3: in the combined game the ally gets units instead."""
    scene.edition("combined")
    scene.german(ground=["western-panther"])
    scene.british(hand=["cromwell"])
    scene.starts_turn("german")

    scene.german.chooses("transfer")
    scene.german.chooses("give", "western-panther")

    assert ["western-panther"] == scene.barbarossa.ground
    assert 54 == len(scene.deck("western"))
    assert scene.asks("british", "turn")


@pytest.mark.rule("bc-2.4")
def test_a_card_to_be_kept_is_laid_with_the_kept_cards_and_not_carried_out(scene: Scene) -> None:
    """Clause 2.4: Counterattack is drawn while there is something to fight for, and nothing happens."""
    scene.german(ground=["panzer-iv"], hand=["tiger-i"])
    scene.soviet(hand=["kv-1"], won=["smolensk"])
    scene.draws("german", "counterattack-10")

    assert (["counterattack-10"], []) == (scene.german.kept, scene.spent())
    assert ["smolensk"] == scene.soviet.won
    assert scene.asks("soviet", "turn")


@pytest.mark.rule("bc-2.4")
def test_a_kept_card_lies_face_down(scene: Scene) -> None:
    """Clause 2.4: its owner sees it, the others see a back."""
    scene.german(hand=["tiger-i"])
    scene.soviet(hand=["kv-1"])
    scene.draws("german", "dug-in")

    notice = scene.told("keeps")[0]

    assert [card_number("dug-in-8")] == notice.shown_to(0).cards
    assert [BACK] == notice.shown_to(1).cards == notice.shown_to(None).cards
    assert (1, []) == (scene.soviet.view.seats[0].kept_size, scene.soviet.view.seats[0].kept)
    assert ["kept/1"] == scene.german.suspects("dug-in-8")
    assert ["kept/1.conflict/1"] == scene.soviet.suspects("dug-in-8")


@pytest.mark.rule("bc-2.5")
@pytest.mark.parametrize("card", ["spies-2", "field-repairs-12", "overextended-supply-lines-4"])
def test_a_card_carried_out_is_discarded_beside_the_conflict_deck(scene: Scene, card: str) -> None:
    """Clause 2.5: face up, on top of those before it."""
    scene.conflict(spent=["kursk"])
    scene.german(hand=["panzer-iv"])
    scene.soviet(hand=["kv-1"])
    scene.draws("german", card)
    if scene.asks("german", "look"):
        scene.german.chooses("look", "hand")

    assert ["kursk", card] == scene.spent()
    assert [] == scene.pending
    assert EVERYBODY == scene.told("lays-off")[0].seen
    assert [scene.state.spent[0].cards[-1]] == scene.soviet.view.spent[0][-1:]


@pytest.mark.rule("bc-2.5")
def test_a_card_is_discarded_only_once_it_is_carried_out(scene: Scene) -> None:
    """Clause 2.5: until then it lies open between the players."""
    scene.german(hand=["panzer-iv"])
    scene.soviet(hand=["kv-1"])
    scene.draws("german", "military-buildup-3")

    assert scene.asks("german", "deploy")
    assert (["military-buildup-3"], []) == (scene.pending, scene.spent())

    scene.german.passes()
    scene.german.passes()

    assert ([], ["military-buildup-3"]) == (scene.pending, scene.spent())
    assert scene.asks("soviet", "turn")


@pytest.mark.rule("bc-2.8")
@pytest.mark.parametrize("drawer", ["german", "soviet"])
def test_a_lost_turn_ends_and_no_later_turn_is_skipped(scene: Scene, drawer: str) -> None:
    """Clause 2.8: a declined battle was the draw; the players go on in turn."""
    other = "soviet" if drawer == "german" else "german"
    scene.german(hand=["panzer-iv"], ground=["tiger-i"])
    scene.soviet(hand=["kv-1"], ground=["t-34-76"])
    scene.draws(drawer, "smolensk")

    scene.german.declines()

    assert 53 == len(scene.deck())
    assert scene.asks(other, "turn")

    scene.draws(other, "dug-in")

    assert scene.asks(drawer, "turn")
    assert ["draw", "emergency"] == scene.offered
    assert [drawer, other, drawer] == turns(scene)


@pytest.mark.rule("bc-2.8")
def test_a_turn_lost_for_want_of_a_prerequisite_brings_no_other_card(scene: Scene) -> None:
    """Clause 2.8: Kursk waits for Stalingrad, and the turn is over."""
    scene.german(hand=["panzer-iv"], ground=["tiger-i"])
    scene.soviet(hand=["kv-1"], ground=["t-34-76"])
    scene.draws("german", "kursk")

    assert (["kursk"], 53) == (scene.spent(), len(scene.deck()))
    assert scene.asks("soviet", "turn")
    assert 1 == len(scene.told("shows"))
