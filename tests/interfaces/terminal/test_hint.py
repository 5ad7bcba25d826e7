"""The hint in the terminal: the options by their numbers, how they compare, and why."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import pytest

from eastfront.games import load_game
from eastfront.interfaces.terminal.hinting import draw, hint, odds_line
from eastfront.interfaces.terminal.speech import Speech
from eastfront.kernel.edition import Setup
from eastfront.kernel.insight import Chance
from eastfront.kernel.luck import key_of_seed
from eastfront.kernel.message import Message
from eastfront.players.analysis import Finding, Study, advise
from eastfront.players.analysis.doubt import DOUBTS, Doubt
from tests.games.battlecards.scene import Scene
from tests.interfaces.commands import invoke
from tests.interfaces.terminal.drawing import text_of

MINUS: Final = "\N{MINUS SIGN}"
SETUP: Final = Setup("barbarossa", "kamikaze", 2, {"first_player": "youngest"})
TWO: Final = ("play", "barbarossa", "--terminal", "--seats", "you,conscript", "--seed", 7, "--save", "game")


def test_a_hint_can_be_asked_for_and_is_written_down() -> None:
    output = invoke(*TWO, "--option", "first_player=youngest", typed="hint\n?\nhint\n1\n").output

    assert 2 == output.count("Recommended\n")
    assert "Came to the same in every world that was tried" in output
    assert "A game is worth 100 points" not in output
    assert "  hint          try out the options, and say how they compare\n" in output
    written = [json.loads(line)["entry"] for line in Path("game").read_text().splitlines()[1:]]
    assert ["hint", "choice"] == written
    assert "Seat 1 (you) takes a hint" in invoke("replay", "game").output


def test_options_stand_with_their_numbers_the_best_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(DOUBTS, "barbarossa", Doubt(trust=0.5, least=0.04, part=0.2))
    game = load_game("barbarossa")
    state = game.new(SETUP, key_of_seed(7))
    view = game.view(state, 0)
    end, transport, regiment = view.options
    options = [
        Finding(transport, 0.0, 0.0, 40, [1.0, 0.0, 0.0, 8.0, 6.0]),
        Finding(regiment, -0.042, 0.02, 40, [1.0, 0.0, 1.0, 7.0, 6.0]),
        Finding(end, -0.4, 0.002, 40, [0.0, 0.0, 0.0, 8.0, 6.0]),
    ]

    shown = text_of(draw(Speech(game, SETUP), view, advise(game, view, Study(regiment, options, 2))))

    lines = [line.strip() for line in shown.splitlines()]
    close = f"3  Play Grenadier Regiment  Too close to call: {MINUS}2.1 points ({MINUS}11.0 to +6.8)"
    assert "2  Play Horse-drawn Transport  Recommended" == lines[0]
    assert close in lines
    assert f"1  End the Tactics Phase  Worse: {MINUS}20.0 points ({MINUS}31.1 to {MINUS}8.9)" in lines
    assert 3 == shown.count("After 2 turns, or when the game is over, on average: your Victory Points")
    assert lines.index("Rules of thumb would choose this.") > lines.index(close)
    assert lines[-2].startswith("A game is worth 100 points: 50 for winning, the rest by how far ahead")
    assert "were not tried" not in shown


def test_a_command_may_be_typed_in_capitals_and_asked_about() -> None:
    output = invoke(*TWO, "--option", "first_player=youngest", typed="? hint\nHINT\nQ\n").output

    assert 1 == output.count("  hint          try out the options, and say how they compare\n")
    assert "Recommended\n" in output


def test_options_that_were_not_tried_are_mentioned() -> None:
    game = load_game("barbarossa")
    view = game.view(game.new(SETUP, key_of_seed(7)), 0)
    options = [Finding(option, 0.0, 0.1, 6, [0.0] * 9) for option in view.options[:2]]

    shown = text_of(draw(Speech(game, SETUP), view, advise(game, view, Study(view.options[0], options, 1))))

    assert "The other options are behind these, waste something, or were not tried.\n" in shown


def test_where_there_is_no_choice_a_hint_says_so() -> None:
    game = load_game("barbarossa")
    view = game.view(game.new(SETUP, key_of_seed(7)), 0)
    view.options = view.options[:1]

    shown = text_of(hint(Speech(game, SETUP), view))

    assert "No other option is better" in shown
    assert "There is nothing to choose from: this is the only option.\n" in shown


def test_odds_are_cases_unless_nothing_is_open_or_there_are_very_many() -> None:
    speech = Speech(load_game("barbarossa"), SETUP)
    title = Message("bb-unseen-events")

    odds = ((3, 7), (0, 1), (1, 1), (12_345, 98_765), (1, 10**30), (10**30 - 1, 10**30))

    lines = [odds_line(speech, Chance(title, good, all)) for good, all in odds]

    assert [
        "In the Event pile – 3 in 7",
        "In the Event pile – impossible",
        "In the Event pile – certain",
        "In the Event pile – 12.5 %",
        "In the Event pile – 0.1 %",
        "In the Event pile – 99.9 %",
    ] == lines


def test_a_shot_stands_with_its_exact_odds() -> None:
    """Four numbers are left; the Panzer IV is hit by the 9, the Panther by none of them."""
    scene = Scene()
    scene.soviet(ground=["bm-13-katyusha", "t-34-76"])
    scene.german(ground=["panzer-iv", "panther"])
    scene.conflict(["spies-2", "kursk", "smolensk", "konigsberg"], rest="spent")
    scene.fights("kharkov")
    scene.soviet.awaits_fire("bm-13-katyusha")
    scene.soviet.chooses("fire", "bm-13-katyusha")
    game = load_game("battlecards")
    view = scene.soviet.view
    study = Study(view.options[0], [Finding(option, 0.0, 0.0, 6, [0.0] * 9) for option in view.options], 1)

    shown = text_of(draw(Speech(game, view.setup), view, advise(game, view, study)), width=200)

    rockets = "BM-13 Katyusha (2) hits"
    lines = [line.strip() for line in shown.splitlines()]
    first = next(place for place, line in enumerate(lines) if "Shoot at Panzer IV (1)" in line)
    assert [
        f"{rockets} Panzer IV (1) with a number from 8 to 12 – 1 in 4",
        f"{rockets} Panzer IV (1) at least once if it fires both shots left at it – 1 in 2",
    ] == lines[first + 1 : first + 3]
    assert f"{rockets} Panther (2) with a number from 10 to 12 – impossible" in lines
    assert f"{rockets} Panther (2) at least once if it fires both shots left at it – impossible" in lines
