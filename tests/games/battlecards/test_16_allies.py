"""Chapter 16, allies: what partners see of each other, and what aid and elimination show to whom."""

from __future__ import annotations

import pytest

from eastfront.kernel.notices import BACK
from tests.games.battlecards.homelands import britain_falls, moscow_falls
from tests.games.battlecards.naming import card_ids
from tests.games.battlecards.scene import Scene


def lay_allies(scene: Scene, **answer: str) -> None:
    """Lay British cards, and begin a Soviet turn."""
    scene.edition("combined", **answer)
    scene.german(hand=["bismarck"])
    scene.british(hand=["spitfire"], ground=["cromwell"], kept=["western-dug-in-8"])
    scene.soviet(hand=["kv-1"], deck=["is-2"])
    scene.starts_turn("soviet")


@pytest.mark.rule("bc-16.13")
@pytest.mark.parametrize("answer", [{}, {"allied_cards": "hidden"}])
def test_allies_do_not_see_each_others_cards(scene: Scene, answer: dict[str, str]) -> None:
    """Clause 16.13: the Soviet player sees of the British no more than the Germans do."""
    lay_allies(scene, **answer)

    army = scene.soviet.view.seats[1]
    assert (False, [], [[], [], []], []) == (army.shown, army.hand, army.stacks, army.kept)
    for card in ("spitfire", "cromwell", "western-dug-in-8"):
        assert scene.german.suspects(card) == scene.soviet.suspects(card) != scene.british.suspects(card)


@pytest.mark.rule("bc-16.14")
def test_allies_may_see_each_others_cards(scene: Scene) -> None:
    """Clause 16.14: if it was agreed so, hand, stacks and Kept Cards; the enemies still see nothing."""
    lay_allies(scene, allied_cards="shown")

    army = scene.soviet.view.seats[1]
    assert (["spitfire"], ["cromwell"], ["western-dug-in-8"]) == (
        card_ids(army.hand),
        card_ids(army.stacks[0]),
        card_ids(army.kept),
    )
    assert (["hand/2"], ["ground/2"]) == (
        [zone for zone in scene.soviet.suspects("spitfire") if zone != "deck/2"],
        [zone for zone in scene.soviet.suspects("cromwell") if zone != "deck/2"],
    )
    assert ([], ["deck/2.hand/2"] * 4) == (scene.german.view.seats[1].hand, scene.german.suspects("spitfire"))


@pytest.mark.rule("bc-16.14")
def test_allies_who_see_each_others_cards_see_what_is_drawn(scene: Scene) -> None:
    """Clause 16.14: and what the other is shown, such as a stack that Spies look at."""
    lay_allies(scene, allied_cards="shown")
    scene.soviet.draws("general-mobilization-1")
    assert ["hand/4"] == scene.british.suspects("is-2")

    scene.edition("combined", allied_cards="shown")
    scene.barbarossa(hand=["tiger-i"])
    scene.draws("soviet", "spies")

    assert [["hand/3"], ["hand/3"], ["hand/3"]] == [scene.suspicions(seat, "tiger-i") for seat in (0, 1, 3)]
    assert ["deck/3.hand/3"] == scene.suspicions(None, "tiger-i")


@pytest.mark.rule("bc-16.15")
def test_transferred_cards_are_known_to_both_partners(scene: Scene) -> None:
    """Clause 16.15: the enemies see backs go from the Ground stack to the other Ground stack."""
    scene.edition("combined")
    scene.german(ground=["western-king-tiger", "western-panther"], air=["me-262"])
    scene.barbarossa(ground=["tiger-i"])
    scene.starts_turn("german")
    scene.german.chooses("transfer")
    scene.german.chooses("give", "western-king-tiger")
    scene.german.passes()

    assert [["ground/3"]] * 2 == [scene.suspicions(seat, "western-king-tiger") for seat in (0, 2)]
    for watcher in (1, 3, None):
        assert ["deck/1.ground/1.ground/3"] == scene.suspicions(watcher, "western-king-tiger")
        assert ["deck/1.air/1"] == scene.suspicions(watcher, "me-262")
        assert [BACK] == scene.told("hands-over")[0].shown_to(watcher).cards


@pytest.mark.rule("bc-16.15")
def test_exchanged_cards_are_known_to_both_partners(scene: Scene) -> None:
    """Clause 16.15: to the enemies each card may be in either hand; the rest of the hands is secret."""
    scene.edition("combined")
    scene.german(hand=["bismarck", "me-262"])
    scene.barbarossa(hand=["tiger-i", "s-boote"])
    scene.starts_turn("german")
    scene.german.chooses("exchange")
    scene.german.chooses("give", "bismarck")
    assert ["deck/1.hand/1.apart/1"] == scene.barbarossa.suspects("bismarck")
    scene.barbarossa.chooses("give", "tiger-i")

    assert [["hand/3"], ["hand/1"]] == [scene.german.suspects(card) for card in ("bismarck", "tiger-i")]
    assert [["hand/3"], ["hand/1"]] == [scene.barbarossa.suspects(card) for card in ("bismarck", "tiger-i")]
    assert ["deck/1.hand/1"] == scene.barbarossa.suspects("me-262")
    for watcher in (1, 3, None):
        assert ["deck/1.hand/1.hand/3"] == scene.suspicions(watcher, "bismarck")
        assert ["hand/1.deck/3.hand/3"] == scene.suspicions(watcher, "tiger-i")


@pytest.mark.rule("bc-16.15", "bc-13.12")
def test_an_offer_that_is_declined_is_never_seen(scene: Scene) -> None:
    """Clause 16.15: it was not exchanged, so nobody has learnt or lost anything."""
    scene.edition("combined")
    scene.german(hand=["bismarck", "me-262"])
    scene.barbarossa(hand=["tiger-i"])
    scene.starts_turn("german")
    before = [scene.suspicions(watcher, "bismarck") for watcher in (0, 1, 2, 3, None)]
    scene.german.chooses("exchange")
    scene.german.chooses("give", "bismarck")
    scene.barbarossa.declines()

    assert before == [scene.suspicions(watcher, "bismarck") for watcher in (0, 1, 2, 3, None)]
    assert [BACK] == scene.told("declines")[0].shown_to(2).cards


@pytest.mark.rule("bc-16.15", "bc-13.10")
def test_a_dispatched_card_is_seen_by_nobody(scene: Scene) -> None:
    """Clause 16.15: its sender knows no more than the others which card of the deck it was."""
    scene.edition("combined")
    scene.german(deck=["me-262"], hand=["bismarck"])
    scene.barbarossa(hand=["tiger-i"])
    scene.starts_turn("german")
    scene.german.chooses("send")

    assert ["me-262"] == scene.barbarossa.under
    assert ["deck/1.under/3"] == scene.german.suspects("me-262") == scene.german.suspects("tirpitz")
    assert ["deck/1.hand/1.under/3"] == scene.barbarossa.suspects("me-262")
    assert [[BACK]] * 5 == [scene.told("sends")[0].shown_to(seat).cards for seat in (0, 1, 2, 3, None)]


@pytest.mark.rule("bc-16.15")
def test_a_dispatched_card_is_known_to_the_ally_who_draws_it(scene: Scene) -> None:
    """Clause 16.15: and to nobody else, not even to the sender."""
    scene.edition("combined")
    scene.german(deck=["me-262"], hand=["bismarck"])
    scene.barbarossa(rest="removed")
    scene.starts_turn("german")
    scene.german.chooses("send")
    scene.german.draws("field-repairs")
    scene.british.draws("redeployment")
    scene.barbarossa.draws("general-mobilization-1")

    assert ["hand/3"] == scene.barbarossa.suspects("me-262")
    assert ["deck/1.hand/3"] == scene.german.suspects("me-262")


@pytest.mark.rule("bc-16.16")
def test_forces_captured_with_a_homeland_are_known_to_both_players(scene: Scene) -> None:
    """Clause 16.16: the captor and the former owner; the others only know in whose stacks they are."""
    scene.edition("combined")
    scene.german(hand=["bismarck"])
    scene.barbarossa(sea=["prinz-eugen"])
    scene.soviet(sea=["kirov"])
    moscow_falls(scene)

    assert ["kirov", "prinz-eugen"] == scene.barbarossa.sea
    assert [["sea/3"]] * 2 == [scene.suspicions(seat, "kirov") for seat in (2, 3)]
    for watcher in (0, 1, None):
        for ship in ("kirov", "krasny-kavkaz"):
            assert ["sea/3.deck/4"] == scene.suspicions(watcher, ship)
    notice = scene.told("captures")[0]
    assert [["kirov"]] * 2 == [card_ids(notice.shown_to(seat).cards) for seat in (2, 3)]
    assert [BACK] == notice.shown_to(1).cards


@pytest.mark.rule("bc-16.16", "bc-16.9", "bc-13.33")
def test_the_hand_of_an_eliminated_player_is_seen_by_all(scene: Scene) -> None:
    """Clause 16.9: it is laid open on the discard pile."""
    scene.edition("combined")
    scene.british(hand=["hms-hood"])
    britain_falls(scene)

    assert ["hms-hood"] == card_ids(scene.told("discards")[0].shown_to(None).cards)
    assert [] == scene.suspicions(None, "hms-hood")
