"""Chapter 7, the event step: the attacker begins, turn about, until both pass one after the other."""

from __future__ import annotations

from typing import Final

import pytest

from tests.games.stalingrad.scene import Scene
from tests.games.stalingrad.skirmish import ATTACKERS, ENEMY, clash

# Two battle events of each side that either role may play.
EVENTS: Final = {
    "german": ["panzer-thrust", "assault-guns"],
    "soviet": ["katyusha-barrage", "factory-t-34s"],
}
# A card of each side that is no battle event.
OTHER: Final = {"german": "iron-cross", "soviet": "snipers"}


def play(scene: Scene, side: str, card: str) -> None:
    """Play an event that the enemy does not answer."""
    scene.seat(side).plays(card)
    if scene.asks(ENEMY[side], "react"):
        scene.seat(ENEMY[side]).passes()


@pytest.mark.rule("sg-7.5")
@pytest.mark.parametrize("attacker", ATTACKERS)
def test_the_attacker_begins_and_the_sides_take_turns(scene: Scene, attacker: str) -> None:
    """Clause 7.5: one event each, then the other side."""
    defender = ENEMY[attacker]
    clash(scene, attacker, german=EVENTS["german"], soviet=EVENTS["soviet"])

    assert scene.asks(attacker, "event")
    play(scene, attacker, EVENTS[attacker][0])
    assert scene.asks(defender, "event")
    play(scene, defender, EVENTS[defender][0])
    assert scene.asks(attacker, "event")
    play(scene, attacker, EVENTS[attacker][1])

    assert scene.asks(defender, "event")


@pytest.mark.rule("sg-7.5")
@pytest.mark.parametrize("attacker", ATTACKERS)
def test_one_side_may_play_more_events_than_the_other(scene: Scene, attacker: str) -> None:
    """Clause 7.5: three German events against none, each with its effect; there is no limit."""
    cards = ["stuka-dive-bombers", "panzer-thrust", "assault-guns"]
    clash(scene, attacker, german=cards, soviet=["snipers"])
    if attacker == "soviet":
        scene.soviet.passes()

    for card in cards:
        play(scene, "german", card)
        assert scene.asks("soviet", "event")
        scene.soviet.passes()

    assert ([], 4 + 4 + 2 + 3) == (scene.german.hand, scene.german.total)


@pytest.mark.rule("sg-7.5")
def test_an_event_need_not_be_played(scene: Scene) -> None:
    """Clause 7.5: a pass is always offered, beside the events in hand and nothing else."""
    clash(scene, german=[*EVENTS["german"], OTHER["german"]], soviet=EVENTS["soviet"])

    assert ["pass", "play panzer-thrust", "play assault-guns"] == scene.offered

    scene.german.passes()

    assert ["pass", "play katyusha-barrage", "play factory-t-34s"] == scene.offered


@pytest.mark.rule("sg-7.6")
@pytest.mark.parametrize("attacker", ATTACKERS)
def test_who_has_passed_may_play_an_event_later(scene: Scene, attacker: str) -> None:
    """Clause 7.6: every event in between starts the passes anew."""
    defender = ENEMY[attacker]
    clash(scene, attacker, german=EVENTS["german"], soviet=EVENTS["soviet"])

    scene.seat(attacker).passes()
    play(scene, defender, EVENTS[defender][0])
    scene.seat(attacker).passes()
    assert scene.asks(defender, "event")
    play(scene, defender, EVENTS[defender][1])
    play(scene, attacker, EVENTS[attacker][0])

    assert scene.asks(attacker, "event")


@pytest.mark.rule("sg-7.6")
@pytest.mark.parametrize("attacker", ATTACKERS)
def test_two_passes_in_a_row_end_the_event_step(scene: Scene, attacker: str) -> None:
    """Clause 7.6: the two of attacker and defender, or of defender and attacker."""
    defender = ENEMY[attacker]
    clash(scene, attacker, german=EVENTS["german"], soviet=EVENTS["soviet"])
    play(scene, attacker, EVENTS[attacker][0])

    scene.seat(defender).passes()
    assert scene.asks(attacker, "event")
    scene.seat(attacker).passes()

    assert scene.kind == "firefight"


@pytest.mark.rule("sg-7.18")
@pytest.mark.parametrize("attacker", ATTACKERS)
@pytest.mark.parametrize("holder", ATTACKERS)
def test_in_the_event_step_only_a_side_with_cards_is_asked(scene: Scene, attacker: str, holder: str) -> None:
    """Clause 7.18: it is asked with a card that is no event, too, and its enemy passes unasked."""
    hands = {"german": [], "soviet": [], holder: [OTHER[holder]]}
    clash(scene, attacker, german=hands["german"], soviet=hands["soviet"])

    assert scene.asks(holder, "event")
    assert ["pass"] == scene.offered

    scene.seat(holder).passes()

    assert scene.asks(holder, "firefight")


@pytest.mark.rule("sg-7.18")
def test_a_side_whose_last_card_was_an_event_passes_from_then_on(scene: Scene) -> None:
    """Clause 7.18: the Soviet plays one event after the other and ends the step by a single pass."""
    clash(scene, german=["panzer-thrust"], soviet=EVENTS["soviet"])
    play(scene, "german", "panzer-thrust")
    play(scene, "soviet", "factory-t-34s")

    assert scene.asks("soviet", "event")

    scene.soviet.passes()

    assert scene.asks("soviet", "firefight")
