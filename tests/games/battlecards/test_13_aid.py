"""Chapter 13, aid: a transfer of deployed cards, an exchange of reserve cards, or a dispatch."""

from __future__ import annotations

import pytest

from tests.games.battlecards.homelands import TO_MOSCOW
from tests.games.battlecards.scene import Scene


def lay_partners(scene: Scene) -> None:
    """Give both Axis players a hand and stacks, and begin the turn of the German one."""
    scene.edition("combined")
    scene.german(hand=["bismarck", "me-262"], ground=["erwin-rommel", "fallschirmjager"], air=["do-17"])
    scene.barbarossa(hand=["tiger-i", "panther"], ground=["panzer-iv"])
    scene.starts_turn("german")


@pytest.mark.rule("bc-13.7")
def test_aid_comes_in_three_ways_once_a_turn(scene: Scene) -> None:
    """Clause 13.7: after one of them none is offered, until the next turn."""
    lay_partners(scene)
    assert ["draw", "emergency", "transfer", "exchange", "send"] == scene.offered

    scene.german.chooses("send")

    assert ["draw", "emergency"] == scene.offered
    assert ["bc-13.7"] * 3 == [scene.german.refused(aid) for aid in ("transfer", "exchange", "send")]

    scene.german.draws("field-repairs")
    scene.british.draws("redeployment")

    assert ["transfer", "exchange", "send"] == scene.offered[-3:]
    assert scene.asks("barbarossa", "turn")


@pytest.mark.rule("bc-13.7")
def test_an_exchange_is_the_aid_of_the_turn(scene: Scene) -> None:
    """Clause 13.7: whoever has exchanged cards dispatches none."""
    lay_partners(scene)
    scene.german.chooses("exchange")
    scene.german.chooses("give", "bismarck")
    scene.barbarossa.chooses("give", "tiger-i")

    assert ["draw", "emergency"] == scene.offered


@pytest.mark.rule("bc-13.8")
def test_a_transfer_moves_up_to_three_deployed_cards(scene: Scene) -> None:
    """Clause 13.8: each into the ally's stack of its type; a fourth is not asked for."""
    lay_partners(scene)

    scene.german.chooses("transfer")
    for card in ("erwin-rommel", "fallschirmjager", "do-17"):
        scene.german.chooses("give", card)

    assert ([], []) == (scene.german.ground, scene.german.air)
    assert ["erwin-rommel", "fallschirmjager", "panzer-iv"] == scene.barbarossa.ground
    assert ["do-17"] == scene.barbarossa.air

    scene.edition("combined")
    scene.german(ground=["western-panther", "western-panther"], sea=["tirpitz", "lutzow"])
    scene.starts_turn("german")
    scene.german.chooses("transfer")
    for card in ("western-panther", "western-panther", "tirpitz"):
        scene.german.chooses("give", card)

    assert (["lutzow"], ["tirpitz"]) == (scene.german.sea, scene.barbarossa.sea)


@pytest.mark.rule("bc-13.8")
def test_a_transfer_gives_up_the_draw(scene: Scene) -> None:
    """Clause 13.8: one card will do, none will not, and then the turn is over."""
    lay_partners(scene)
    scene.german.chooses("transfer")
    assert "end" not in scene.offered

    scene.german.chooses("give", "do-17")
    scene.german.passes()

    assert (["do-17"], ["erwin-rommel", "fallschirmjager"]) == (scene.barbarossa.air, scene.german.ground)
    assert 54 == len(scene.deck("western"))
    assert scene.asks("british", "turn")


@pytest.mark.rule("bc-13.8", "bc-13.20")
def test_transferred_cards_are_the_allys(scene: Scene) -> None:
    """Clause 13.8: Barbarossa fights with them and loses them to Barbarossa's discard pile."""
    scene.edition("combined")
    scene.german(ground=["western-panther"])
    scene.barbarossa(hand=["tiger-i"])
    scene.soviet(ground=["is-2"])
    scene.starts_turn("german")
    scene.german.chooses("transfer")
    scene.german.chooses("give", "western-panther")
    scene.british.draws("field-repairs")

    scene.barbarossa.draws("smolensk")
    scene.barbarossa.attacks()
    assert ["western-panther"] == scene.barbarossa.units
    scene.barbarossa.passes()
    scene.soviet.fires("is-2", at="western-panther", number=12)

    assert (["western-panther"], []) == (scene.barbarossa.discard, scene.german.discard)


@pytest.mark.rule("bc-13.9", "bc-13.11")
def test_an_exchange_swaps_one_reserve_card_each(scene: Scene) -> None:
    """Clause 13.9: both choose what they give, and the draw follows."""
    lay_partners(scene)
    scene.german.chooses("exchange")
    assert ["bismarck", "me-262"] == sorted(scene.german.offered("give"))

    scene.german.chooses("give", "me-262")
    assert scene.asks("barbarossa", "agree")
    assert ["panther", "tiger-i"] == sorted(scene.barbarossa.offered("give"))
    scene.barbarossa.chooses("give", "tiger-i")

    assert ["bismarck", "tiger-i"] == scene.german.hand
    assert ["me-262", "panther"] == scene.barbarossa.hand
    assert ["erwin-rommel", "fallschirmjager"] == scene.german.ground
    assert "draw" in scene.offered
    assert scene.asks("german", "turn")


@pytest.mark.rule("bc-13.11", "bc-13.12")
def test_an_ally_may_decline_and_the_aid_is_used_up(scene: Scene) -> None:
    """Clause 13.12: nothing changes hands, and no other aid is offered in this turn."""
    lay_partners(scene)
    scene.german.chooses("exchange")
    scene.german.chooses("give", "me-262")

    scene.barbarossa.declines()

    assert ["bismarck", "me-262"] == scene.german.hand
    assert ["panther", "tiger-i"] == scene.barbarossa.hand
    assert ["draw", "emergency"] == scene.offered
    assert "bc-13.7" == scene.german.refused("exchange")


@pytest.mark.rule("bc-13.10")
def test_a_dispatch_sends_the_top_card_under_the_allys_deck(scene: Scene) -> None:
    """Clause 13.10: two of them lie there in the order sent, below everything else."""
    scene.edition("combined")
    scene.german(deck=["me-262", "tirpitz", "lutzow"], hand=["bismarck"])
    scene.barbarossa(deck=["tiger-i"], under=["erwin-rommel"], rest="removed")
    scene.starts_turn("german")

    scene.german.chooses("send")

    assert "tirpitz" == scene.german.deck[0]
    assert (["tiger-i"], ["erwin-rommel", "me-262"]) == (scene.barbarossa.deck, scene.barbarossa.under)
    assert scene.asks("german", "turn")

    scene.german.draws("field-repairs")
    scene.british.draws("captured-equipment")
    scene.barbarossa.draws("general-mobilization-1")
    scene.barbarossa.passes()

    assert ["erwin-rommel", "me-262", "tiger-i"] == scene.barbarossa.hand


@pytest.mark.rule("bc-13.10", "bc-9.2")
def test_a_dispatch_of_the_last_card_rebuilds_the_deck(scene: Scene) -> None:
    """Clause 13.10: the card has left the deck, so the discard pile becomes the new one."""
    scene.edition("combined")
    scene.german(deck=["me-262"], discard=["tirpitz", "lutzow"], hand=["bismarck"], rest="removed")
    scene.starts_turn("german")

    scene.german.chooses("send")

    assert (["lutzow", "tirpitz"], []) == (sorted(scene.german.deck), scene.german.discard)
    assert ["me-262"] == scene.barbarossa.under


@pytest.mark.rule("bc-13.11")
@pytest.mark.parametrize("aid", ["transfer", "send"])
def test_transfer_and_dispatch_need_no_consent(scene: Scene, aid: str) -> None:
    """Clause 13.11: the ally is not asked anything."""
    scene.edition("combined")
    scene.german(air=["do-17"], hand=["bismarck"])
    scene.barbarossa(hand=["tiger-i"])
    scene.british(hand=["spitfire"])
    scene.starts_turn("german")

    scene.german.chooses(aid)
    asked = scene.asked
    if aid == "transfer":
        scene.german.chooses("give", "do-17")

    assert "german" == asked
    assert scene.asked == ("british" if aid == "transfer" else "german")


@pytest.mark.rule("bc-13.13")
def test_exchange_and_dispatch_come_before_the_draw(scene: Scene) -> None:
    """Clause 13.13: once the card is drawn they are too late."""
    lay_partners(scene)

    scene.german.draws("military-buildup")
    scene.german.passes()

    assert scene.asks("german", "deploy")
    assert ("bc-13.13", "bc-13.13") == (scene.german.refused("exchange"), scene.german.refused("send"))
    assert "bc-13.8" == scene.german.refused("transfer")


@pytest.mark.rule("bc-13.14")
def test_an_ally_who_is_out_cannot_be_aided(scene: Scene) -> None:
    """Clause 13.14: the British player has nobody to help while Moscow is taken."""
    scene.edition("combined")
    scene.british(hand=["spitfire"], ground=["cromwell"])
    scene.barbarossa(won=["battle-for-moscow", *TO_MOSCOW])
    scene.soviet(fallen="battle-for-moscow")
    scene.starts_turn("british")

    assert ["draw", "emergency"] == scene.offered
    assert ["bc-13.14"] * 3 == [scene.british.refused(aid) for aid in ("transfer", "exchange", "send")]


@pytest.mark.rule("bc-13.15")
def test_aid_needs_a_card_to_move(scene: Scene) -> None:
    """Clause 13.15: a deployed one, one in both hands, one in the deck."""
    scene.edition("combined")
    scene.german(hand=["bismarck"], rest="removed")
    scene.starts_turn("german")

    assert ["draw", "emergency"] == scene.offered
    assert ["bc-13.15"] * 3 == [scene.german.refused(aid) for aid in ("transfer", "exchange", "send")]


@pytest.mark.rule("bc-13.15")
@pytest.mark.parametrize(
    ("own", "ally", "offered"),
    [
        ({"ground": ["erwin-rommel"]}, "hand", ["transfer"]),
        ({"hand": ["bismarck"]}, "hand", ["exchange"]),
        ({"hand": ["bismarck"], "under": ["panther"]}, "ground", ["send"]),
    ],
)
def test_each_aid_asks_for_its_own_card(
    scene: Scene, own: dict[str, list[str]], ally: str, offered: list[str]
) -> None:
    """Clause 13.15: what an ally sent before lies in the deck too and may be sent back."""
    scene.edition("combined")
    scene.german(rest="removed")
    scene.plan.seats[scene.german.seat].zones.update(own)
    scene.plan.seats[scene.barbarossa.seat].zones[ally] = ["tiger-i"]
    scene.starts_turn("german")

    assert offered == [each for each in scene.offered if each in ("transfer", "exchange", "send")]
