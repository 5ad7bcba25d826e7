"""What is asked and offered reads as a player would say it, with the numbers that matter."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from eastfront.games.stalingrad.phrases import phrase_decision
from eastfront.games.stalingrad.verbs import KINDS, VERBS
from eastfront.kernel.decision import NOBODY, verb_of
from eastfront.kernel.message import Message
from tests.games.stalingrad.phrasing import (
    asked_question,
    choices,
    context_now,
    ids_within,
    offered_messages,
    question,
    say,
    worded_ids,
)
from tests.games.stalingrad.questions import moving
from tests.games.stalingrad.scene import Scene
from tests.games.stalingrad.skirmish import defends
from tests.games.stalingrad.wordings import QUESTIONS


def lay(layout: Callable[[Scene], None]) -> Scene:
    scene = Scene()
    layout(scene)
    return scene


@pytest.mark.parametrize(
    ("layout", "expected", "options"), QUESTIONS, ids=[layout.__name__ for layout, *_ in QUESTIONS]
)
def test_a_decision_and_its_options_read_well(
    layout: Callable[[Scene], None], expected: str, options: list[str]
) -> None:
    scene = lay(layout)

    assert expected == asked_question(scene)
    assert options == choices(scene)


def test_every_kind_and_every_verb_is_shown_here() -> None:
    scenes = [lay(layout) for layout, *_ in QUESTIONS]

    assert set(KINDS) == {scene.kind for scene in scenes}
    shown = {VERBS[verb_of(option)] for scene in scenes for option in scene.state.options}
    assert set(VERBS) == shown


def test_no_words_for_choices_are_idle() -> None:
    used: set[str] = set()
    for layout, *_ in QUESTIONS:
        scene = lay(layout)
        used.add(phrase_decision(context_now(scene, int(scene.state.asked))).id)
        used = used.union(*(ids_within(message) for message in offered_messages(scene)))

    prefixes = ("sg-decision-", "sg-option-", "sg-spot-", "sg-there", "sg-free", "sg-rubble", "sg-destroyed")
    assert set() == worded_ids(*prefixes) - used
    assert worded_ids("sg-kind-") == {f"sg-kind-{kind}" for kind in KINDS}


@pytest.mark.parametrize("seat", [None, 1])
def test_a_seat_that_is_not_asked_reads_who_is(scene: Scene, seat: int | None) -> None:
    moving(scene)

    assert "Waiting for the German player (a move)." == question(scene, seat)


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_has_a_word_for_those_who_wait(scene: Scene, kind: str) -> None:
    moving(scene)
    context = context_now(scene, None)
    context.view.kind = kind

    assert say(phrase_decision(context)).startswith("Waiting for the German player (")


def test_after_the_end_nothing_is_asked(scene: Scene) -> None:
    scene.uranus(5)
    scene.soviet(hand=["operation-uranus"])
    scene.starts_actions("soviet")
    scene.soviet.plays("operation-uranus")

    assert NOBODY == scene.state.asked
    assert "The game is over." == question(scene, 1)


def offer(scene: Scene, name: str) -> Message:
    """The option `name` as a message to the seat that is asked."""
    return offered_messages(scene)[scene.offered.index(name)]


def test_the_totals_of_an_attack_are_those_that_it_begins_with(scene: Scene) -> None:
    scene.row("lazur-chemical-plant")
    scene.german(
        hand=["panzer-thrust"],
        control={1: ["16th-panzer-division", "71st-infantry-division", "94th-infantry-division"]},
        rations={"94th-infantry-division": 0},
    )
    scene.soviet(control={1: ["workers-militia", "84th-tank-brigade"]})
    scene.starts_actions("german")
    told = offer(scene, "attack lazur-chemical-plant").arguments
    scene.german.attacks("lazur-chemical-plant")

    assert (12, 6) == (told["own"], told["enemy"]) == (scene.german.total, scene.soviet.total)


@pytest.mark.parametrize(
    ("verb", "losses", "absorbed"), [("burn", 3, 1), ("retreat", 5, 3), ("destroy", 9, 7)]
)
def test_a_loss_absorbs_what_its_option_says(scene: Scene, verb: str, losses: int, absorbed: int) -> None:
    force, other = "95th-rifle-division", "138th-rifle-division"
    seat = defends(scene, "soviet", [force, other], losses, rations={force: 2, other: 2}, medals={force: 1})
    told = offer(scene, f"{verb} {force}").arguments.get("absorbed", 1)
    seat.chooses(verb, force)

    assert absorbed == told == losses - seat.losses


@pytest.mark.parametrize(("mover", "rations"), [("71st-infantry-division", 1), ("16th-panzer-division", 0)])
def test_a_move_costs_what_its_option_says(scene: Scene, mover: str, rations: int) -> None:
    scene.german(perimeter={1: [mover]})
    scene.starts_actions("german")
    scene.german.chooses("move", mover)
    told = offer(scene, "enter perimeter-2").arguments["price"]
    before = scene.german.rations(mover)
    scene.german.chooses("enter", "perimeter-2")

    assert (Message("sg-rations", rations=1) if rations else Message("sg-free")) == told
    assert rations == before - scene.german.rations(mover)


def test_the_railway_station_makes_marches_free_and_the_option_says_so(scene: Scene) -> None:
    scene.row("central-railway-station", "mamayev-kurgan")
    scene.german(control={1: ["94th-infantry-division"]}, perimeter={2: ["71st-infantry-division"]})
    scene.starts_actions("german")
    scene.german.chooses("move", "71st-infantry-division")

    assert "Enter the Control zone of Mamayev Kurgan (1 Ration, nobody there)" in choices(scene)
    assert "Enter the Perimeter zone of Central Railway Station (free, nobody there)" in choices(scene)


@pytest.mark.parametrize("source", ["reinforce", "play kampfgruppe"])
def test_a_force_costs_what_its_option_says(scene: Scene, source: str) -> None:
    scene.row("dzerzhinsky-tractor-works")
    scene.german(
        hand=["kampfgruppe", "heavy-artillery", "night-march", "iron-cross", "exploitation"],
        pile=["24th-panzer-division"],
        control={1: ["94th-infantry-division"]},
    )
    scene.starts_actions("german")
    told = offer(scene, source).arguments["price"]
    scene.german.chooses(*source.split())
    while scene.asks("german", "pay"):
        scene.german.chooses(*scene.offered[0].split())

    assert told == len(scene.told("pays")) == {"reinforce": 3, "play kampfgruppe": 1}[source]


FIVE = [
    "42nd-rifle-brigade",
    "149th-rifle-brigade",
    "115th-rifle-brigade",
    "workers-militia",
    "124th-rifle-brigade",
]


@pytest.mark.parametrize(
    ("side", "words"),
    [
        ("german", "End the Action phase and lose: the enemy Controls all five Locations"),
        ("soviet", "End the Action phase and win: you Control all five Locations"),
    ],
)
def test_the_end_of_a_turn_that_ends_the_game_says_so(scene: Scene, side: str, words: str) -> None:
    scene.german(perimeter={1: ["71st-infantry-division"]})
    scene.soviet(control={slot: [force] for slot, force in enumerate(FIVE, start=1)})
    scene.starts_actions(side)
    assert words == choices(scene)[0]

    scene.seat(side).ends()

    assert scene.ended("control", winner="soviet")
