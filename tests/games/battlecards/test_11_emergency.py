"""Chapter 11, Emergency Deployment instead of the draw."""

from __future__ import annotations

import pytest

from eastfront.games.battlecards.rules import SEATED
from tests.games.battlecards.scene import Scene


@pytest.mark.rule("bc-11.1", "bc-11.3")
def test_a_turn_may_be_opened_by_deploying_the_hand_and_then_has_no_draw(scene: Scene) -> None:
    """Clauses 11.1 and 11.3: every card goes to the stack of its type, beside those that lie there."""
    scene.german(
        hand=["tiger-i", "panzer-iv", "bf-109", "s-boote", "heinz-guderian"],
        ground=["panther"],
        sea=["prinz-eugen"],
    )
    scene.soviet(hand=["kv-1"])
    scene.starts_turn("german")
    assert ["draw", "emergency"] == scene.offered

    scene.german.chooses("emergency")

    german = scene.german
    assert ["heinz-guderian", "panther", "panzer-iv", "tiger-i"] == german.ground
    assert (["bf-109"], ["prinz-eugen", "s-boote"], []) == (german.air, german.sea, german.hand)
    assert (54, ["kv-1"]) == (len(scene.deck()), scene.soviet.hand)
    assert scene.asks("soviet", "turn")


@pytest.mark.rule("bc-11.1")
@pytest.mark.parametrize("edition", list(SEATED))
def test_every_player_has_the_choice_in_every_turn(scene: Scene, edition: str) -> None:
    """Clause 11.1: whoever has a hand; it may be taken in the first turn."""
    scene.edition(edition)
    scene.deals()
    while scene.kind == "forces":
        seat = scene.seat(scene.asked)
        seat.chooses("deploy", seat.offered("deploy")[0])

    for seat in scene.seats:
        assert scene.asks(seat.name, "turn")
        assert [] == scene.told("shows") + scene.told("keeps")
        seat.chooses("emergency")

        assert ([], 6) == (seat.hand, len(seat.ground + seat.air + seat.sea))


@pytest.mark.rule("bc-11.2")
def test_the_hand_is_not_deployed_once_a_card_is_drawn(scene: Scene) -> None:
    """Clause 11.2: at the start of the turn or not at all."""
    scene.german(hand=["tiger-i"])
    scene.soviet(hand=["kv-1"], ground=["t-34-76"])
    scene.draws("german", "spies")

    assert [] == scene.german.offered("emergency")
    assert "bc-11.2" == scene.german.refused("emergency")

    scene.german.chooses("look", "hand")

    assert ["tiger-i"] == scene.german.hand
    assert scene.asks("soviet", "turn")


@pytest.mark.rule("bc-11.2")
def test_the_hand_is_not_deployed_in_the_turn_of_another(scene: Scene) -> None:
    """Clause 11.2: neither while the enemy opens the turn nor in an ordinary battle of it."""
    scene.german(hand=["tiger-i"], ground=["panzer-iv"])
    scene.soviet(hand=["kv-1"], ground=["t-34-76"])
    scene.starts_turn("german")
    assert not scene.asks("soviet", "turn")

    scene.german.draws("smolensk")
    scene.german.attacks()
    scene.passes_until("soviet", "fire")

    assert [] == scene.soviet.offered("emergency")
    assert "bc-11.4" == scene.soviet.refused("emergency")
    assert ["kv-1"] == scene.soviet.hand


@pytest.mark.rule("bc-11.2")
def test_an_aid_that_keeps_the_draw_keeps_the_emergency_too(scene: Scene) -> None:
    """Clause 11.2: the draw that it takes the place of is still to come."""
    scene.edition("combined")
    scene.german(hand=["bismarck"])
    scene.british(hand=["cromwell"])
    scene.starts_turn("german")

    scene.german.chooses("send")

    assert ["draw", "emergency"] == scene.offered
    scene.german.chooses("emergency")

    assert ["bismarck"] == scene.german.sea
    assert scene.asks("british", "turn")


@pytest.mark.rule("bc-11.3")
def test_no_card_of_the_hand_may_be_held_back(scene: Scene) -> None:
    """Clause 11.3: there is one way to deploy in an emergency, and like cards and Leaders go with it."""
    scene.soviet(hand=["rifle-division", "rifle-division", "stavka", "yak-9"])
    scene.german(hand=["panzer-iv"])
    scene.starts_turn("soviet")

    assert [""] == scene.soviet.offered("emergency")
    scene.soviet.chooses("emergency")

    assert ["rifle-division", "rifle-division", "stavka"] == scene.soviet.ground
    assert (["yak-9"], []) == (scene.soviet.air, scene.soviet.hand)
    assert scene.asks("german", "turn")


@pytest.mark.rule("bc-11.7")
def test_there_is_no_hand_until_a_card_gives_one(scene: Scene) -> None:
    """Clause 11.7: turns pass without a hand, and a Buildup card fills it again."""
    scene.soviet(hand=["kv-1", "yak-9"])
    scene.german(hand=["panzer-iv"], ground=["panther"])
    scene.starts_turn("soviet")
    scene.soviet.chooses("emergency")
    assert [] == scene.soviet.hand

    scene.conflict(["field-repairs", "dug-in", "overextended-supply-lines", "military-buildup"])
    scene.german.draws()
    assert (["dug-in-8"], []) == (scene.soviet.kept, scene.soviet.hand)
    scene.german.draws()
    scene.soviet.passes()

    assert 6 == len(scene.soviet.hand)


@pytest.mark.rule("bc-11.8")
def test_who_has_no_hand_is_not_offered_an_emergency_deployment(scene: Scene) -> None:
    """Clause 11.8: the draw cannot be skipped for nothing."""
    scene.german(ground=["panzer-iv"], kept=["counterattack"])
    scene.soviet(hand=["kv-1"], won=["smolensk"])
    scene.starts_turn("german")

    assert ["draw", "play counterattack-4"] == scene.offered
    assert "bc-11.8" == scene.german.refused("emergency")


@pytest.mark.rule("bc-11.8")
def test_who_has_nothing_but_the_draw_draws_unasked(scene: Scene) -> None:
    """Clause 11.8: without a hand there is no choice."""
    scene.conflict(["dug-in"])
    scene.german(ground=["panzer-iv"])
    scene.soviet(hand=["kv-1"])
    scene.starts_turn("german")

    assert ["dug-in-8"] == scene.german.kept
    assert scene.asks("soviet", "turn")
