"""Chapter 9, windows: who is asked for a reaction, whatever he holds, and how often."""

from __future__ import annotations

import pytest

from eastfront.games.stalingrad.tables import SIDES
from tests.games.stalingrad.answering import COUNTER, EVENT, SUPPLY, announce_supply
from tests.games.stalingrad.cardplay import SPARE
from tests.games.stalingrad.scene import Scene
from tests.games.stalingrad.skirmish import ATTACKERS, ENEMY, FORCE, TOP


@pytest.mark.rule("sg-9.5")
@pytest.mark.parametrize("side", SIDES)
def test_who_passes_is_not_asked_again(scene: Scene, side: str) -> None:
    """Clause 9.5: the event is carried out at once."""
    enemy = ENEMY[side]
    announce_supply(scene, side, [SPARE[side]], [COUNTER[enemy], SPARE[enemy]])

    scene.seat(enemy).passes()

    assert scene.asks(side, "action")
    assert 3 == scene.seat(side).rations(FORCE[side])


@pytest.mark.rule("sg-9.5")
@pytest.mark.parametrize("side", SIDES)
def test_when_his_reaction_was_cancelled_the_enemy_is_asked_again(scene: Scene, side: str) -> None:
    """Clause 9.5: the event still stands, and the second counter cancels it."""
    enemy = ENEMY[side]
    announce_supply(scene, side, [COUNTER[side], SPARE[side]], [COUNTER[enemy], COUNTER[enemy], SPARE[enemy]])
    scene.seat(enemy).plays(COUNTER[enemy])
    scene.seat(side).plays(COUNTER[side])
    assert scene.asks(enemy, "react")
    scene.seat(enemy).passes()

    assert scene.asks(enemy, "react")
    assert [SUPPLY[side]] == scene.pending
    scene.seat(enemy).plays(COUNTER[enemy])
    scene.seat(side).passes()

    assert scene.asks(side, "action")
    assert 0 == scene.seat(side).rations(FORCE[side])


@pytest.mark.rule("sg-9.5")
@pytest.mark.parametrize("side", SIDES)
def test_once_the_event_is_cancelled_nobody_is_asked_about_it(scene: Scene, side: str) -> None:
    """Clause 9.5: a second counter stays in hand."""
    enemy = ENEMY[side]
    announce_supply(scene, side, [SPARE[side]], [COUNTER[enemy], COUNTER[enemy]])
    scene.seat(enemy).plays(COUNTER[enemy])

    scene.seat(side).passes()

    assert scene.asks(side, "action")
    assert [COUNTER[enemy]] == scene.seat(enemy).hand


@pytest.mark.rule("sg-9.6")
@pytest.mark.parametrize("side", SIDES)
def test_a_reaction_is_answered_by_the_other_side(scene: Scene, side: str) -> None:
    """Clause 9.6: each new one again, turn about."""
    enemy = ENEMY[side]
    announce_supply(scene, side, [COUNTER[side]] * 3, [COUNTER[enemy]] * 3)

    for asked in (enemy, side, enemy, side, enemy):
        assert scene.asks(asked, "react")
        assert [COUNTER[asked]] == scene.seat(asked).offered("play")
        scene.seat(asked).plays(COUNTER[asked])

    assert scene.asks(side, "react")
    assert [SUPPLY[side], *[COUNTER[enemy], COUNTER[side]] * 2, COUNTER[enemy]] == scene.pending


@pytest.mark.rule("sg-9.6")
@pytest.mark.parametrize("side", SIDES)
def test_about_one_reaction_a_side_is_asked_once(scene: Scene, side: str) -> None:
    """Clause 9.6: its counter was cancelled, and the reaction takes effect in spite of another in hand."""
    enemy = ENEMY[side]
    announce_supply(scene, side, [COUNTER[side]] * 2, [COUNTER[enemy]] * 2 + [SPARE[enemy]])
    scene.seat(enemy).plays(COUNTER[enemy])
    scene.seat(side).plays(COUNTER[side])
    scene.seat(enemy).plays(COUNTER[enemy])
    assert scene.asks(side, "react")

    scene.seat(side).passes()

    assert scene.asks(side, "action")
    assert [COUNTER[side]] == scene.seat(side).hand
    assert 0 == scene.seat(side).rations(FORCE[side])


@pytest.mark.rule("sg-9.8")
@pytest.mark.parametrize("side", SIDES)
def test_whoever_has_a_card_is_asked_whatever_it_is(scene: Scene, side: str) -> None:
    """Clause 9.8: with a card that is no reaction he can only pass."""
    announce_supply(scene, side, [], [SPARE[ENEMY[side]]])

    assert scene.asks(ENEMY[side], "react")
    assert ["pass"] == scene.offered


@pytest.mark.rule("sg-9.8")
@pytest.mark.parametrize("side", SIDES)
def test_whoever_has_no_card_is_not_asked(scene: Scene, side: str) -> None:
    """Clause 9.8: the event is carried out without a question."""
    announce_supply(scene, side, [], [])

    assert scene.asks(side, "action")
    assert 3 == scene.seat(side).rations(FORCE[side])


@pytest.mark.rule("sg-9.8")
@pytest.mark.parametrize("attacker", ATTACKERS)
@pytest.mark.parametrize("cards", [0, 1])
def test_in_battle_too_a_hand_is_asked_and_no_hand_is_not(scene: Scene, attacker: str, cards: int) -> None:
    """Clause 9.8: one useless card makes the difference."""
    defender = ENEMY[attacker]
    scene.seat(attacker)(hand=[EVENT[attacker]], deck=[TOP[attacker]], control={1: [FORCE[attacker]]})
    scene.seat(defender)(hand=[SPARE[defender]] * cards, deck=[TOP[defender]], control={1: [FORCE[defender]]})
    scene.starts_actions(attacker)
    scene.seat(attacker).attacks("grain-elevator")

    scene.seat(attacker).plays(EVENT[attacker])

    assert bool(cards) == scene.asks(defender, "react")
    assert bool(cards) == (scene.pending == [EVENT[attacker]])


@pytest.mark.rule("sg-9.8")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("cards", [0, 1])
def test_about_a_reaction_a_hand_is_asked_and_no_hand_is_not(scene: Scene, side: str, cards: int) -> None:
    """Clause 9.8: with one useless card left, the side whose event is to be cancelled."""
    enemy = ENEMY[side]
    announce_supply(scene, side, [SPARE[side]] * cards, [COUNTER[enemy]])

    scene.seat(enemy).plays(COUNTER[enemy])

    assert (side, "react" if cards else "action") == (scene.asked, scene.kind)


@pytest.mark.rule("sg-9.5")
def test_the_window_of_a_battle_event_stays_open_after_a_counter_that_failed(scene: Scene) -> None:
    """Clause 9.5: he has a second canceller and is asked again."""
    scene.german(
        control={1: ["295th-infantry-division"]}, hand=["panzer-thrust", "signals-intercept", "iron-cross"]
    )
    scene.soviet(control={1: ["95th-rifle-division"]}, hand=["maskirovka", "maskirovka", "snipers"])
    scene.starts_actions("german")
    scene.german.attacks(scene.locations[0])
    scene.german.plays("panzer-thrust")
    scene.soviet.plays("maskirovka")
    scene.german.plays("signals-intercept")
    scene.soviet.passes()

    assert scene.asks("soviet", "react")
    assert ["panzer-thrust"] == scene.pending
