"""Chapter 9, reactions: out of turn, before the event takes effect, and in answer to events alone."""

from __future__ import annotations

import pytest

from eastfront.games.stalingrad.tables import SIDES
from tests.games.stalingrad.answering import (
    BONUS,
    COUNTER,
    EVENT,
    RECRUIT,
    SUPPLY,
    announce_supply,
    meet,
    nobody_reacts,
)
from tests.games.stalingrad.cardplay import battle
from tests.games.stalingrad.scene import Scene
from tests.games.stalingrad.skirmish import ATTACKERS, COMBAT, ENEMY, FORCE


@pytest.mark.rule("sg-9.4")
@pytest.mark.parametrize("side", SIDES)
def test_a_reaction_comes_out_of_turn_and_before_the_event_has_any_effect(scene: Scene, side: str) -> None:
    """Clause 9.4: in the enemy's Action phase, while no Ration is placed yet."""
    enemy = ENEMY[side]
    announce_supply(scene, side, [], [COUNTER[enemy]])
    assert scene.asks(enemy, "react")
    assert 0 == scene.seat(side).rations(FORCE[side])

    scene.seat(enemy).plays(COUNTER[enemy])

    assert scene.asks(side, "action")
    assert 0 == scene.seat(side).rations(FORCE[side])


@pytest.mark.rule("sg-9.4")
@pytest.mark.parametrize("attacker", ATTACKERS)
def test_in_battle_a_reaction_comes_before_the_totals_change(scene: Scene, attacker: str) -> None:
    """Clause 9.4: the defender is asked at once, before his own turn in the event step."""
    defender = ENEMY[attacker]
    meet(scene, attacker, own=[EVENT[attacker]], other=[COUNTER[defender]])

    scene.seat(attacker).plays(EVENT[attacker])
    assert scene.asks(defender, "react")
    assert COMBAT[attacker] == scene.seat(attacker).total

    scene.seat(defender).passes()
    assert COMBAT[attacker] + BONUS == scene.seat(attacker).total


@pytest.mark.rule("sg-9.4")
def test_a_reaction_answers_the_event_just_announced_and_no_earlier_one(scene: Scene) -> None:
    """Clause 9.4: who let the first event pass can only cancel the second."""
    battle(scene, "german", german=["panzer-thrust", "assault-guns"], soviet=["maskirovka"])
    scene.german.plays("panzer-thrust")
    scene.soviet.passes()
    assert scene.asks("soviet", "event")
    scene.soviet.passes()

    scene.german.plays("assault-guns")
    scene.soviet.plays("maskirovka")
    scene.german.passes()

    assert scene.asks("soviet", "event")
    assert COMBAT["german"] + BONUS == scene.german.total


@pytest.mark.rule("sg-9.7")
@pytest.mark.parametrize("attacker", ATTACKERS)
@pytest.mark.parametrize("answered", [False, True])
def test_whoever_reacted_still_has_his_turn(scene: Scene, attacker: str, answered: bool) -> None:
    """Clause 9.7: after the attacker's event the defender is next, whatever reactions there were."""
    defender = ENEMY[attacker]
    meet(
        scene, attacker, own=[EVENT[attacker], COUNTER[attacker]], other=[EVENT[defender], COUNTER[defender]]
    )
    scene.seat(attacker).plays(EVENT[attacker])
    scene.seat(defender).plays(COUNTER[defender])
    if answered:
        scene.seat(attacker).plays(COUNTER[attacker])
    nobody_reacts(scene)

    assert scene.asks(defender, "event")
    assert [EVENT[defender]] == scene.seat(defender).offered("play")


@pytest.mark.rule("sg-9.7")
@pytest.mark.parametrize("attacker", ATTACKERS)
def test_two_passes_end_the_step_whatever_was_reacted_before(scene: Scene, attacker: str) -> None:
    """Clause 9.7: attacker and defender pass once each after an event with two reactions."""
    defender = ENEMY[attacker]
    meet(scene, attacker, own=[COUNTER[attacker]] * 2, other=[EVENT[defender], COUNTER[defender]])
    scene.seat(attacker).passes()
    scene.seat(defender).plays(EVENT[defender])
    scene.seat(attacker).plays(COUNTER[attacker])
    scene.seat(defender).plays(COUNTER[defender])
    nobody_reacts(scene)

    assert scene.asks(attacker, "event")
    scene.seat(attacker).passes()
    assert scene.asks(defender, "event")
    scene.seat(defender).passes()

    assert scene.asks(attacker, "firefight")


@pytest.mark.rule("sg-9.12")
@pytest.mark.parametrize("attacker", ATTACKERS)
def test_a_card_of_the_firefight_is_not_answered(scene: Scene, attacker: str) -> None:
    """Clause 9.12: the next question is for the defender's own card of the firefight."""
    defender = ENEMY[attacker]
    meet(scene, attacker, own=[EVENT[attacker]], other=[COUNTER[defender]])
    scene.passes_until(attacker, "firefight")

    scene.seat(attacker).fires(EVENT[attacker])

    assert scene.asks(defender, "firefight")
    assert not scene.offers("play")
    assert COMBAT[attacker] + 2 == scene.seat(attacker).total


@pytest.mark.rule("sg-9.12")
@pytest.mark.parametrize("attacker", ATTACKERS)
def test_a_card_turned_up_is_not_answered(scene: Scene, attacker: str) -> None:
    """Clause 9.12: both flips follow the firefight without a question in between."""
    defender = ENEMY[attacker]
    meet(scene, attacker, own=[COUNTER[attacker]], other=[COUNTER[defender]])
    scene.passes_until(attacker, "firefight")
    scene.seat(attacker).passes()

    scene.seat(defender).passes()

    assert 2 == len(scene.told("flips"))
    assert scene.asks(defender, "losses")


@pytest.mark.rule("sg-9.12")
@pytest.mark.parametrize("side", SIDES)
def test_a_card_discarded_for_a_resupply_is_not_answered(scene: Scene, side: str) -> None:
    """Clause 9.12: its owner places both Rations at once."""
    scene.seat(side)(hand=[SUPPLY[side]], control={1: [FORCE[side]]}, rations={FORCE[side]: 0})
    scene.seat(ENEMY[side])(hand=[COUNTER[ENEMY[side]]])
    scene.starts_actions(side)

    scene.seat(side).chooses("resupply", SUPPLY[side])

    assert scene.asks(side, "action")
    assert 2 == scene.seat(side).rations(FORCE[side])


@pytest.mark.rule("sg-9.12")
@pytest.mark.parametrize("side", SIDES)
def test_cards_discarded_as_a_price_are_not_answered(scene: Scene, side: str) -> None:
    """Clause 9.12: the Force stands when they are paid."""
    scene.seat(side)(hand=[EVENT[side]] * 3, pile=[RECRUIT[side]])
    scene.seat(ENEMY[side])(hand=[COUNTER[ENEMY[side]]])
    scene.starts_actions(side)

    scene.seat(side).chooses("reinforce")
    for _ in range(3):
        assert scene.asks(side, "pay")
        scene.seat(side).chooses("pay", EVENT[side])

    assert scene.asks(side, "station")
