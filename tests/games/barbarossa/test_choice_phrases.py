"""What is asked and offered reads as a player would say it, with the sums that matter."""

from __future__ import annotations

from typing import Final

import pytest

from eastfront.games.barbarossa.phrases import phrase_decision, phrase_option
from eastfront.games.barbarossa.verbs import KINDS, VERBS, placed
from eastfront.kernel.decision import NOBODY, option_of
from tests.games.barbarossa.naming import read_placed
from tests.games.barbarossa.phrasing import context_now, in_battle, say
from tests.games.barbarossa.scene import Scene

# Of each verb: its noun, the kind of decision, the running program, and the sentences.
OPTIONS: Final = [
    ("end", "", "starting-phase", "turn", "End the Starting Phase"),
    ("end", "", "tactics-phase", "turn", "End the Tactics Phase"),
    ("end", "", "reinforcement-phase", "turn", "End the Reinforcement Phase"),
    ("end", "", "clean-up", "turn", "Keep nothing"),
    ("end", "", "pick", "combat", "Reactivate no more cards"),
    ("end", "", "spare", "losses", "Save no more cards"),
    ("end", "", "gain", "engineer-battalion.ability-1", "Gain nothing"),
    ("play", "flak-battalion", "tactics-phase", "turn", "Play Flak Battalion"),
    ("deploy", "flak-battalion", "tactics-phase", "turn", "Deploy Flak Battalion, exhausted"),
    ("place", "panzer-regiment", "tactics-phase", "turn", "Put Panzer Regiment on the Front Line, active"),
    ("attack", "minsk", "tactics-phase", "turn", "Attack Minsk (Defence 7)"),
    (
        "use-1",
        "panzer-regiment",
        "combat",
        "combat",
        "Panzer Regiment: exhaust this card and pay 1 Supply Point ⇒ +6 Attack Points",
    ),
    (
        "use-2",
        "grenadier-regiment exhausted",
        "combat",
        "combat",
        "Grenadier Regiment (exhausted): forfeit this card ⇒ +1 Attack Point",
    ),
    (
        "use-3",
        "heavy-tank-battalion lingering",
        "combat",
        "combat",
        "Heavy Tank Battalion (exhausted since an earlier turn): forfeit this card ⇒ +3 Attack Points",
    ),
    (
        "use-1",
        "field-replacement-battalion played",
        "tactics-phase",
        "turn",
        "Field Replacement Battalion (in your playing area): return this card to its pile ⇒ "
        "take 1 Infantry card from your discard pile into your hand",
    ),
    ("conquer", "", "combat", "combat", "Conquer Kharkov for 16 Attack Points"),
    ("break-off", "", "combat", "combat", "Break off the attack on Kharkov"),
    ("commit", "1", "commit", "lost", "Use 1 Attack Point"),
    ("recruit", "motorized-transport", "reinforcement-phase", "turn", "Recruit Motorized Transport for 3"),
    ("keep", "flak-battalion", "clean-up", "turn", "Keep Flak Battalion"),
    ("forfeit", "flak-battalion exhausted", "pick", "riga.on_attack", "Forfeit Flak Battalion (exhausted)"),
    ("exhaust", "grenadier-regiment", "pick", "partisans.ability-1", "Exhaust Grenadier Regiment"),
    ("reactivate", "flak-battalion exhausted", "pick", "turn", "Reactivate Flak Battalion (exhausted)"),
    ("spare", "grenadier-regiment", "spare", "field-hospital.ability-1", "Save Grenadier Regiment"),
    ("scrap", "air-supply", "scrap", "engineer-battalion.ability-1", "Scrap Air Supply"),
    ("gain", "air-supply", "gain", "engineer-battalion.ability-1", "Gain Air Supply"),
    ("recover", "flak-battalion", "gain", "field-replacement-battalion.ability-1", "Take Flak Battalion"),
    ("replace", "partisans", "order", "erich-von-manstein.ability-1", "Replace Partisans"),
    ("lay", "seat2", "lay", "partisans.on_gain", "Lay it on the Front Line of Seat 2"),
    ("next", "partisans", "order", "won", "Gain Partisans"),
    ("next", "partisans", "order", "won-gains-first", "Gain Partisans"),
    ("next", "partisans", "order", "lost", "Put Partisans under the Event pile"),
    ("forfeit-group", "", "pick", "stalingrad.on_attack", "Forfeit all your Tank cards"),
    ("forfeit-rest", "", "pick", "stalingrad.on_attack", "Forfeit all your Army cards but the Tank cards"),
]

# Of each decision: its kind, the running program, one of its options, and the sentence.
DECISIONS: Final = [
    ("starting-phase", "turn", "end", "Starting Phase: you have 0 Supply Points."),
    ("tactics-phase", "turn", "end", "Tactics Phase: you have 2 Tactic Points and 14 Attack Points."),
    (
        "reinforcement-phase",
        "turn",
        "end",
        "Reinforcement Phase: you have 0 Supply Points and 0 Reinforcement Points.",
    ),
    ("clean-up", "turn", "keep", "Clean-up Phase: which card do you keep? The others are discarded."),
    ("clean-up", "turn", "end", "Clean-up Phase: you may not keep a card."),
    (
        "combat",
        "combat",
        "break-off",
        "Attack on Kharkov: Defence 16 (12 printed, +6 Russian Guards Tank Army, "
        "\N{MINUS SIGN}2 by your cards); you have 14 Attack Points, 2 too few.",
    ),
    (
        "commit",
        "lost",
        "commit",
        "The attack on Kharkov has failed against Defence 16. "
        "You have 14 Attack Points; how many did it use? Only those are lost.",
    ),
    ("pick", "kharkov.on_attack", "forfeit", "Kharkov: which card do you forfeit?"),
    ("pick", "stalingrad.on_attack", "forfeit-rest", "Stalingrad: which cards do you forfeit?"),
    ("pick", "partisans.ability-1", "exhaust", "Partisans: which card do you exhaust?"),
    ("pick", "turn", "reactivate", "Which card do you reactivate?"),
    ("spare", "losses", "use-1", "You are about to forfeit 2 × Grenadier Regiment. Do you save any?"),
    (
        "spare",
        "field-hospital.ability-1",
        "spare",
        "You are about to forfeit 2 × Grenadier Regiment. Which card stays?",
    ),
    (
        "scrap",
        "engineer-battalion.ability-1",
        "scrap",
        "Engineer Battalion: which card from your hand do you scrap?",
    ),
    ("gain", "engineer-battalion.ability-1", "gain", "Engineer Battalion: which card do you gain?"),
    (
        "gain",
        "field-replacement-battalion.ability-1",
        "recover",
        "Field Replacement Battalion: which card do you take from your discard pile into your hand?",
    ),
    ("order", "won", "next", "Which Event do you gain next?"),
    ("order", "lost", "next", "Which Event goes under the Event pile next?"),
    ("order", "erich-von-manstein.ability-1", "replace", "Which Event do you replace?"),
    ("lay", "partisans.on_gain", "lay", "Partisans: on whose Front Line do you lay it?"),
]


def read_option(verb: str, noun: str) -> int:
    """The option of *verb*; a noun is a card with its place, a seat, a number or nothing."""
    if not noun or noun.isdigit():
        number = int(noun or 0)
    elif noun.startswith("seat"):
        number = int(noun.removeprefix("seat")) - 1
    else:
        card, place = read_placed(noun)
        number = placed(card, place)
    return option_of(VERBS.index(verb), number)


def test_every_verb_is_shown_here() -> None:
    assert set(VERBS) == {verb for verb, *_ in OPTIONS}


@pytest.mark.parametrize(("verb", "noun", "kind", "program", "expected"), OPTIONS)
def test_an_option_reads_well(verb: str, noun: str, kind: str, program: str, expected: str) -> None:
    option = read_option(verb, noun)

    assert expected == say(phrase_option(option, in_battle(kind, program, [option])))


def test_every_kind_is_shown_here() -> None:
    assert set(KINDS) == {kind for kind, *_ in DECISIONS}


@pytest.mark.parametrize(("kind", "program", "verb", "expected"), DECISIONS)
def test_a_decision_reads_well(kind: str, program: str, verb: str, expected: str) -> None:
    options = [option_of(VERBS.index("end"), 0), option_of(VERBS.index(verb), 0)]

    assert expected == say(phrase_decision(in_battle(kind, program, options)))


@pytest.mark.parametrize("kind", KINDS)
def test_a_seat_that_is_not_asked_reads_who_is(kind: str) -> None:
    assert say(phrase_decision(in_battle(kind, "turn", []))).startswith("Waiting for Seat 1 (")


def test_after_the_end_nothing_is_asked() -> None:
    context = in_battle("", "", [])
    context.asked = NOBODY

    assert "The game is over." == say(phrase_decision(context))


def test_a_plain_combat_shows_one_number_for_the_defence(scene: Scene) -> None:
    scene.seat1(hand=[], front=["grenadier-regiment"])
    scene.points(attack=4)
    scene.in_phase("tactics")
    scene.seat1.chooses("attack", "fortified-hill")

    context = context_now(scene.state, 0)
    assert ("Attack on Fortified Hill: Defence 4; you have 4 Attack Points, enough to conquer it.") == say(
        phrase_decision(context)
    )
    assert "Conquer Fortified Hill for 4 Attack Points" in [
        say(phrase_option(option, context)) for option in context.options
    ]


def test_the_sum_shown_is_the_defence_that_the_rules_ask(scene: Scene) -> None:
    scene.seat1(hand=[], front=["grenadier-regiment", "strategic-position"])
    scene.cities("kharkov")
    scene.events("soviet-rifle-army", "luftwaffe-support")
    scene.in_phase("tactics")
    scene.seat1.chooses("attack", "kharkov")
    scene.seat1.chooses("use-1", "strategic-position")

    assert scene.defence == context_now(scene.state, 0).defence() == 12 + 1 - 3 - 2
