"""Chapter 12, Operation Uranus: it stays in play, starves the German, brings cards, or is spent."""

from __future__ import annotations

from typing import Final

import pytest

from tests.games.stalingrad.cardplay import battle, rules_told, totals, unanswered
from tests.games.stalingrad.scene import Scene
from tests.games.stalingrad.skirmish import ATTACKERS, BATTLEFIELD, FORCE, TOP

URANUS: Final = "operation-uranus"
FRONT: Final = "295th-infantry-division"
REAR: Final = "389th-infantry-division"
LAST: Final = "94th-infantry-division"
HUNGRY: Final = "297th-infantry-division"
SOVIET: Final = FORCE["soviet"]


@pytest.mark.rule("sg-12.32")
@pytest.mark.parametrize("before", [0, 1, 4])
def test_uranus_stays_in_play(scene: Scene, before: int) -> None:
    """Clause 12.32: beside those that are there, and not in the discard pile."""
    scene.german(control={1: [FRONT]})
    scene.soviet(hand=[URANUS])
    scene.uranus(before)
    scene.starts_actions("soviet")

    unanswered(scene, "soviet", URANUS)

    assert ([URANUS] * (before + 1), []) == (scene.in_play, scene.soviet.discard)
    assert ([], []) == (scene.pending, scene.soviet.hand)
    assert scene.asks("soviet", "action")


@pytest.mark.rule("sg-12.32")
def test_uranus_stays_in_play_for_good(scene: Scene) -> None:
    """Clause 12.32: a turn of each side later it lies there still."""
    scene.german(control={1: [FRONT]})
    scene.soviet(hand=[URANUS], control={2: [SOVIET]})
    scene.starts_actions("soviet")
    unanswered(scene, "soviet", URANUS)

    scene.soviet.ends()
    scene.german.ends()

    assert (2, [URANUS]) == (scene.soviet.turns, scene.in_play)


@pytest.mark.rule("sg-12.32")
def test_uranus_waits_for_an_answer_before_it_stays(scene: Scene) -> None:
    """Clause 12.32: only when it has been carried out."""
    scene.german(hand=["iron-cross"], control={1: [FRONT]})
    scene.soviet(hand=[URANUS])
    scene.starts_actions("soviet")

    scene.soviet.plays(URANUS)
    assert ([URANUS], [], 4) == (scene.pending, scene.in_play, scene.german.rations(FRONT))
    scene.german.passes()

    assert ([], [URANUS], 3) == (scene.pending, scene.in_play, scene.german.rations(FRONT))


@pytest.mark.rule("sg-12.33")
def test_uranus_starves_every_german_force(scene: Scene) -> None:
    """Clause 12.33: 1 Ration each in Control and Perimeter zones; who has none keeps none."""
    scene.german(
        control={1: [FRONT, HUNGRY]},
        perimeter={1: [REAR], 5: [LAST]},
        rations={FRONT: 4, HUNGRY: 0, REAR: 3, LAST: 1},
    )
    scene.soviet(
        hand=[URANUS],
        control={1: [SOVIET]},
        perimeter={2: ["95th-rifle-division"]},
        rations={SOVIET: 3, "95th-rifle-division": 2},
    )
    scene.starts_actions("soviet")

    unanswered(scene, "soviet", URANUS)

    assert {"sg-12.33"} == rules_told(scene, "loses-rations")
    assert [3, 0, 2, 0] == [scene.german.rations(force) for force in (FRONT, HUNGRY, REAR, LAST)]
    assert (3, 2) == (scene.soviet.rations(SOVIET), scene.soviet.rations("95th-rifle-division"))


@pytest.mark.rule("sg-12.33")
def test_uranus_starves_when_it_is_played_and_not_afterwards(scene: Scene) -> None:
    """Clause 12.33: one in play takes nothing, each new one takes 1."""
    scene.german(perimeter={1: [FRONT]}, rations={FRONT: 5})
    scene.soviet(hand=[URANUS, URANUS])
    scene.uranus(1)
    scene.starts_actions("soviet")
    assert 5 == scene.german.rations(FRONT)

    unanswered(scene, "soviet", URANUS)
    assert 4 == scene.german.rations(FRONT)
    unanswered(scene, "soviet", URANUS)
    assert 3 == scene.german.rations(FRONT)
    scene.soviet.ends()

    assert 3 + 1 == scene.german.rations(FRONT), "the Ration of a Perimeter zone in Supply"


@pytest.mark.rule("sg-12.33")
def test_uranus_comes_into_play_where_nobody_can_be_starved(scene: Scene) -> None:
    """Clause 12.33: no German Force has Rations, and the event is offered and stays all the same."""
    scene.german(control={1: [HUNGRY]}, rations={HUNGRY: 0})
    scene.soviet(hand=[URANUS])
    scene.starts_actions("soviet")

    unanswered(scene, "soviet", URANUS)

    assert (0, [URANUS]) == (scene.german.rations(HUNGRY), scene.in_play)


@pytest.mark.rule("sg-12.34")
@pytest.mark.parametrize("in_play", [0, 1, 3, 5])
def test_each_uranus_in_play_brings_the_soviet_a_card(scene: Scene, in_play: int) -> None:
    """Clause 12.34: besides the usual 5; the German draws none for them."""
    scene.uranus(in_play)
    scene.starts_actions("soviet")

    scene.soviet.ends()
    assert 5 + in_play == len(scene.soviet.hand)
    scene.german.ends()

    assert 5 == len(scene.german.hand)


@pytest.mark.rule("sg-12.34")
def test_a_uranus_counts_in_the_turn_in_which_it_is_played(scene: Scene) -> None:
    """Clause 12.34: two in play and one of this turn bring three cards, a Location Controlled a fourth."""
    scene.soviet(hand=[URANUS], control={1: [SOVIET]})
    scene.uranus(2)
    scene.starts_actions("soviet")
    unanswered(scene, "soviet", URANUS)

    scene.soviet.ends()

    assert 5 + 1 + 3 == len(scene.soviet.hand)


@pytest.mark.rule("sg-12.35")
@pytest.mark.parametrize("attacker", ATTACKERS)
def test_uranus_may_be_fired(scene: Scene, attacker: str) -> None:
    """Clause 12.35: 3 for the Soviet total; it is discarded, starves nobody and is not in play."""
    battle(scene, attacker, soviet=[URANUS])
    scene.passes_until("soviet", "firefight")

    scene.soviet.fires(URANUS)

    assert (4, 5 + 3) == totals(scene)
    assert ([URANUS], []) == (scene.soviet.discard, scene.in_play)
    assert (3 if attacker == "german" else 4) == scene.german.rations(FRONT)


@pytest.mark.rule("sg-12.35")
def test_a_uranus_turned_up_is_discarded(scene: Scene) -> None:
    """Clause 12.35: its value of 3 counts, nothing else."""
    scene.german(deck=[TOP["german"]], control={1: [FRONT]})
    scene.soviet(deck=[URANUS], control={1: [SOVIET]})
    scene.starts_actions("german")

    scene.german.attacks(BATTLEFIELD)

    assert 5 + 3 == scene.german.must_lose
    assert ([URANUS], []) == (scene.soviet.discard, scene.in_play)


@pytest.mark.rule("sg-12.35")
def test_a_uranus_that_was_spent_brings_no_card(scene: Scene) -> None:
    """Clause 12.35: the Soviet draws 5, and 1 for the one Uranus that is in play."""
    scene.german(deck=[TOP["german"]], control={1: [FRONT]})
    scene.soviet(hand=[URANUS], deck=[TOP["soviet"]], control={1: [SOVIET], 2: ["95th-rifle-division"]})
    scene.uranus(1)
    scene.starts_actions("soviet")
    scene.soviet.attacks(BATTLEFIELD)
    scene.passes_until("soviet", "firefight")
    scene.soviet.fires(URANUS)
    while scene.kind == "losses":
        scene.seat(scene.asked).chooses(*scene.offered[0].split(" "))

    assert scene.asks("soviet", "action")
    controlled = sum(scene.controller(slot) == "soviet" for slot in range(1, 6))
    scene.soviet.ends()

    assert 5 + 1 + controlled == len(scene.soviet.hand)
