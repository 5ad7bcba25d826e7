"""Chapter 9, the time of an event: in one's own Action phase, in battle in its role, or as a reaction."""

from __future__ import annotations

from typing import Final

import pytest

from eastfront.games.stalingrad.tables import SIDES
from tests.games.stalingrad.answering import COUNTER, EVENT, meet
from tests.games.stalingrad.cardplay import battle
from tests.games.stalingrad.scene import Scene
from tests.games.stalingrad.skirmish import ATTACKERS, ENEMY, FORCE

# An event of each side for the Action phase, one for battles, one that is a reaction.
ACTION: Final = {"german": "supply-column", "soviet": "night-crossing"}
BATTLE: Final = EVENT
REACTION: Final = COUNTER
# The battle events that name a role.
ATTACKING: Final = ["pioneer-assault", "storm-groups"]
DEFENDING: Final = ["hedgehog-defence", "barricades-and-mines"]
OWNER: Final = {
    "pioneer-assault": "german",
    "hedgehog-defence": "german",
    "storm-groups": "soviet",
    "barricades-and-mines": "soviet",
}


def all_times(side: str) -> list[str]:
    """An event for each time."""
    return [ACTION[side], BATTLE[side], REACTION[side]]


@pytest.mark.rule("sg-9.1")
@pytest.mark.parametrize("side", SIDES)
def test_in_his_action_phase_a_player_plays_the_events_of_that_phase(scene: Scene, side: str) -> None:
    """Clause 9.1: battle events and reactions wait for their time."""
    scene.seat(side)(hand=all_times(side), control={1: [FORCE[side]]})
    scene.starts_actions(side)

    assert [ACTION[side]] == scene.seat(side).offered("play")
    assert "sg-9.1" == scene.seat(side).refused("play", BATTLE[side])
    assert "sg-9.1" == scene.seat(side).refused("play", REACTION[side])


@pytest.mark.rule("sg-9.1")
@pytest.mark.parametrize("attacker", ATTACKERS)
@pytest.mark.parametrize("side", SIDES)
def test_in_the_event_step_both_play_battle_events(scene: Scene, attacker: str, side: str) -> None:
    """Clause 9.1: and nothing else, though it is the attacker's own Action phase."""
    battle(scene, attacker, german=all_times("german"), soviet=all_times("soviet"))
    scene.passes_until(side, "event")

    assert [BATTLE[side]] == scene.seat(side).offered("play")


@pytest.mark.rule("sg-9.1")
@pytest.mark.parametrize("attacker", ATTACKERS)
def test_in_the_firefight_nobody_plays_an_event(scene: Scene, attacker: str) -> None:
    """Clause 9.1: the event step is over, and there is nothing to react to."""
    battle(scene, attacker, german=all_times("german"), soviet=all_times("soviet"))
    for side in (attacker, ENEMY[attacker]):
        scene.passes_until(side, "firefight")

        assert [] == scene.seat(side).offered("play")
        assert "sg-9.1" == scene.seat(side).refused("play", REACTION[side])


@pytest.mark.rule("sg-9.1")
@pytest.mark.parametrize("side", SIDES)
def test_an_event_of_the_action_phase_is_answered_by_reactions_alone(scene: Scene, side: str) -> None:
    """Clause 9.1: and so is the reaction, by the side whose Action phase it is."""
    enemy = ENEMY[side]
    for name in SIDES:
        scene.seat(name)(hand=all_times(name), control={1: [FORCE[name]]})
    scene.starts_actions(side)

    scene.seat(side).plays(ACTION[side])
    assert scene.asks(enemy, "react")
    assert [REACTION[enemy]] == scene.seat(enemy).offered("play")
    assert "sg-9.1" == scene.seat(enemy).refused("play", ACTION[enemy])
    assert "sg-9.1" == scene.seat(enemy).refused("play", BATTLE[enemy])

    scene.seat(enemy).plays(REACTION[enemy])
    assert scene.asks(side, "react")
    assert [REACTION[side]] == scene.seat(side).offered("play")


@pytest.mark.rule("sg-9.1")
@pytest.mark.parametrize("attacker", ATTACKERS)
def test_a_battle_event_is_answered_by_reactions_alone(scene: Scene, attacker: str) -> None:
    """Clause 9.1: the defender's own battle event has to wait for his turn."""
    defender = ENEMY[attacker]
    battle(scene, attacker, german=all_times("german"), soviet=all_times("soviet"))

    scene.seat(attacker).plays(BATTLE[attacker])

    assert scene.asks(defender, "react")
    assert [REACTION[defender]] == scene.seat(defender).offered("play")


@pytest.mark.rule("sg-9.1")
@pytest.mark.parametrize("side", SIDES)
def test_in_the_enemys_action_phase_nobody_else_acts(scene: Scene, side: str) -> None:
    """Clause 9.1: a move and a Resupply of the enemy bring no question to the other side."""
    enemy = ENEMY[side]
    scene.seat(side)(hand=all_times(side), control={1: [FORCE[side]]})
    scene.seat(enemy)(hand=all_times(enemy), perimeter={1: [FORCE[enemy]]})
    scene.starts_actions(enemy)

    scene.seat(enemy).moves(FORCE[enemy], "perimeter-2")
    assert scene.asks(enemy, "action")
    scene.seat(enemy).resupplies(BATTLE[enemy], feed=[FORCE[enemy]] * 2)

    assert scene.asks(enemy, "action")


@pytest.mark.rule("sg-9.2")
@pytest.mark.parametrize("card", ATTACKING)
def test_some_battle_events_are_for_the_attacker(scene: Scene, card: str) -> None:
    """Clause 9.2: he is offered them, and as the defender he is not."""
    side = OWNER[card]
    meet(scene, side, own=[card])
    assert card in scene.seat(side).offered("play")

    scene.options()
    meet(scene, ENEMY[side], other=[card])
    scene.passes_until(side, "event")

    assert [] == scene.seat(side).offered("play")
    assert "sg-9.2" == scene.seat(side).refused("play", card)


@pytest.mark.rule("sg-9.2")
@pytest.mark.parametrize("card", DEFENDING)
def test_some_battle_events_are_for_the_defender(scene: Scene, card: str) -> None:
    """Clause 9.2: he is offered them, and as the attacker he is not."""
    side = OWNER[card]
    meet(scene, ENEMY[side], other=[card])
    scene.passes_until(side, "event")
    assert card in scene.seat(side).offered("play")

    scene.options()
    meet(scene, side, own=[card])

    assert [] == scene.seat(side).offered("play")
    assert "sg-9.2" == scene.seat(side).refused("play", card)
