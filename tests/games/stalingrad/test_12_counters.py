"""Chapter 12, cards against cards: Signals Intercept, Maskirovka and Operation Winter Storm."""

from __future__ import annotations

from typing import Final

import pytest

from tests.games.stalingrad.cardplay import battle, rules_told, totals, unanswered
from tests.games.stalingrad.scene import Scene
from tests.games.stalingrad.skirmish import BATTLEFIELD, FORCE

URANUS: Final = "operation-uranus"
INTERCEPT: Final = "signals-intercept"
STORM: Final = "operation-winter-storm"
MASKIROVKA: Final = "maskirovka"
GERMAN: Final = FORCE["german"]
SOVIET: Final = FORCE["soviet"]


def announce_uranus(scene: Scene, german: list[str], soviet: list[str], in_play: int = 0) -> None:
    """Let the Soviet announce a Uranus, with these cards left in both hands."""
    scene.german(hand=german, control={1: [GERMAN]})
    scene.soviet(hand=[URANUS, *soviet], control={2: [SOVIET]})
    scene.uranus(in_play)
    scene.starts_actions("soviet")
    scene.soviet.plays(URANUS)


@pytest.mark.rule("sg-12.24")
def test_an_intercept_cancels_uranus(scene: Scene) -> None:
    """Clause 12.24: nobody loses a Ration, and the card is discarded instead of staying in play."""
    announce_uranus(scene, [INTERCEPT], [])

    scene.german.plays(INTERCEPT)

    assert ([], [URANUS], [INTERCEPT]) == (scene.in_play, scene.soviet.discard, scene.german.discard)
    assert 4 == scene.german.rations(GERMAN)
    assert scene.asks("soviet", "action")


@pytest.mark.rule("sg-12.24")
@pytest.mark.parametrize(
    "event", ["snipers", "general-winter", "order-of-lenin", "62nd-army-headquarters", "workers-battalions"]
)
def test_an_intercept_cancels_any_event_of_the_action_phase(scene: Scene, event: str) -> None:
    """Clause 12.24: Rations, medals and hands are as they were."""
    scene.german(hand=[INTERCEPT], control={1: [GERMAN]})
    scene.soviet(hand=[event], control={2: [SOVIET]})
    scene.starts_actions("soviet")
    scene.soviet.plays(event)

    scene.german.plays(INTERCEPT)

    assert ([event], []) == (scene.soviet.discard, scene.soviet.hand)
    assert (4, 3) == (scene.german.rations(GERMAN), scene.soviet.rations(SOVIET))
    assert 0 == scene.soviet.medals(SOVIET)
    assert scene.asks("soviet", "action")


@pytest.mark.rule("sg-12.24")
@pytest.mark.parametrize("event", ["katyusha-barrage", "guns-across-the-volga", "order-no-227"])
def test_an_intercept_cancels_a_battle_event(scene: Scene, event: str) -> None:
    """Clause 12.24: neither totals nor Rubble change."""
    battle(scene, "german", german=[INTERCEPT], soviet=[event])
    scene.german.passes()
    scene.soviet.plays(event)

    scene.german.plays(INTERCEPT)
    scene.soviet.passes()

    assert ((4, 5), 1) == (totals(scene), scene.rubble_on(BATTLEFIELD))
    assert [event] == scene.soviet.discard
    scene.nobody_plays()
    assert 4 == scene.soviet.must_lose


@pytest.mark.rule("sg-12.24", "sg-12.54")
def test_a_maskirovka_is_intercepted(scene: Scene) -> None:
    """Clause 12.24: it is the event just announced, so the first intercept stands and Uranus is cancelled."""
    announce_uranus(scene, [INTERCEPT, INTERCEPT], [MASKIROVKA])
    scene.german.plays(INTERCEPT)
    scene.soviet.plays(MASKIROVKA)

    scene.german.plays(INTERCEPT)

    assert ([], sorted([MASKIROVKA, URANUS])) == (scene.in_play, scene.soviet.discard)
    assert 4 == scene.german.rations(GERMAN)


@pytest.mark.rule("sg-12.54")
def test_maskirovka_cancels_a_battle_event(scene: Scene) -> None:
    """Clause 12.54: a Stuka adds neither Combat nor Rubble, and its card is discarded."""
    battle(scene, "german", german=["stuka-dive-bombers"], soviet=[MASKIROVKA])
    scene.german.plays("stuka-dive-bombers")

    scene.soviet.plays(MASKIROVKA)
    scene.german.passes()

    assert ((4, 5), 1) == (totals(scene), scene.rubble_on(BATTLEFIELD))
    assert (["stuka-dive-bombers"], [MASKIROVKA]) == (scene.german.discard, scene.soviet.discard)
    assert scene.asks("soviet", "event")


@pytest.mark.rule("sg-12.54")
@pytest.mark.parametrize(
    "event", ["carpet-bombing", "iron-cross", "supply-column", "sixth-army-headquarters", STORM]
)
def test_maskirovka_cancels_any_event_of_the_action_phase(scene: Scene, event: str) -> None:
    """Clause 12.54: nothing is bombed, decorated, fed, drawn or taken out of play."""
    scene.german(hand=[event], control={1: [GERMAN]})
    scene.soviet(hand=[MASKIROVKA], control={2: [SOVIET]})
    scene.uranus(1)
    scene.starts_actions("german")
    scene.german.plays(event)

    scene.soviet.plays(MASKIROVKA)

    assert ([event], []) == (scene.german.discard, scene.german.hand)
    assert (4, 3) == (scene.german.rations(GERMAN), scene.soviet.rations(SOVIET))
    assert (0, [URANUS]) == (scene.german.medals(GERMAN), scene.in_play)
    assert [0] * 5 == [scene.rubble_on(slot) for slot in range(1, 6)]
    assert scene.asks("german", "action")


@pytest.mark.rule("sg-12.54")
def test_maskirovka_saves_an_announced_uranus(scene: Scene) -> None:
    """Clause 12.54: the German reaction is cancelled, so Uranus is carried out."""
    announce_uranus(scene, [INTERCEPT], [MASKIROVKA])
    scene.german.plays(INTERCEPT)

    scene.soviet.plays(MASKIROVKA)

    assert ([URANUS], [MASKIROVKA]) == (scene.in_play, scene.soviet.discard)
    assert ([INTERCEPT], 3) == (scene.german.discard, scene.german.rations(GERMAN))


@pytest.mark.rule("sg-12.25")
def test_winter_storm_cancels_uranus(scene: Scene) -> None:
    """Clause 12.25: Uranus is discarded and does nothing; those in play before stay there."""
    announce_uranus(scene, [STORM], [], in_play=2)

    scene.german.plays(STORM)

    assert ([URANUS] * 2, [URANUS], [STORM]) == (scene.in_play, scene.soviet.discard, scene.german.discard)
    assert 4 == scene.german.rations(GERMAN)
    assert scene.asks("soviet", "action")


@pytest.mark.rule("sg-12.25")
@pytest.mark.parametrize("event", ["snipers", "general-winter", "order-of-lenin"])
def test_winter_storm_answers_nothing_else(scene: Scene, event: str) -> None:
    """Clause 12.25: an event that is no Uranus is not cancelled by it, in spite of a Uranus in play."""
    scene.german(hand=[STORM], control={1: [GERMAN]})
    scene.soviet(hand=[event], control={2: [SOVIET]})
    scene.uranus(1)
    scene.starts_actions("soviet")
    scene.soviet.plays(event)

    assert scene.asks("german", "react")
    assert ["pass"] == scene.offered
    assert "sg-12.25" == scene.german.refused("play", STORM)


@pytest.mark.rule("sg-12.25")
def test_winter_storm_does_not_answer_a_maskirovka(scene: Scene) -> None:
    """Clause 12.25: the event just announced is the Maskirovka, not the Uranus below."""
    announce_uranus(scene, [INTERCEPT, STORM], [MASKIROVKA])
    scene.german.plays(INTERCEPT)
    scene.soviet.plays(MASKIROVKA)

    assert scene.asks("german", "react")
    assert ["pass"] == scene.offered


@pytest.mark.rule("sg-12.26")
@pytest.mark.parametrize("in_play", [1, 2, 5])
def test_winter_storm_takes_a_uranus_out_of_play(scene: Scene, in_play: int) -> None:
    """Clause 12.26: one of them goes to the Soviet discard pile."""
    scene.german(hand=[STORM])
    scene.uranus(in_play)
    scene.starts_actions("german")

    unanswered(scene, "german", STORM)

    assert ([URANUS] * (in_play - 1), [URANUS]) == (scene.in_play, scene.soviet.discard)
    assert {"sg-12.26"} == rules_told(scene, "recalls")
    assert [STORM] == scene.german.discard
    assert scene.asks("german", "action")


@pytest.mark.rule("sg-12.26")
def test_a_uranus_out_of_play_gives_no_card(scene: Scene) -> None:
    """Clause 12.26: the Soviet draws 5 and 1 for the Uranus that is left."""
    scene.german(hand=[STORM])
    scene.uranus(2)
    scene.starts_actions("german")
    unanswered(scene, "german", STORM)
    scene.german.ends()

    scene.soviet.ends()

    assert 5 + 1 == len(scene.soviet.hand)


@pytest.mark.rule("sg-12.26")
def test_winter_storm_needs_a_uranus_in_play(scene: Scene) -> None:
    """Clause 12.26: with none it is not offered in the Action phase."""
    scene.german(hand=[STORM], control={1: [GERMAN]})
    scene.starts_actions("german")

    assert [] == scene.german.offered("play")


@pytest.mark.rule("sg-12.27")
@pytest.mark.parametrize("first", [INTERCEPT, STORM])
def test_winter_storm_answers_after_a_cancelled_reaction(scene: Scene, first: str) -> None:
    """Clause 12.27: the German is asked again for the Uranus and cancels it after all."""
    announce_uranus(scene, [first, STORM], [MASKIROVKA])
    scene.german.plays(first)
    scene.soviet.plays(MASKIROVKA)
    scene.german.passes()
    assert [URANUS] == scene.pending
    assert [STORM] == scene.german.offered("play")

    scene.german.plays(STORM)

    assert ([], sorted([MASKIROVKA, URANUS])) == (scene.in_play, scene.soviet.discard)
    assert (sorted([first, STORM]), 4) == (scene.german.discard, scene.german.rations(GERMAN))
    assert scene.asks("soviet", "action")
