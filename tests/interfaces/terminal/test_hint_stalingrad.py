"""Hints about battles of Stalingrad: an option stands with the chance to drive a side out."""

from __future__ import annotations

from typing import Final, cast

from eastfront.interfaces.terminal.hinting import draw
from eastfront.interfaces.terminal.speech import Speech
from eastfront.kernel.game import Game, View
from eastfront.kernel.state import State
from eastfront.players.analysis import Finding, Study, advise
from tests.games.stalingrad.scene import Scene
from tests.interfaces.terminal.drawing import text_of

ELEVATOR: Final = "grain-elevator"
ZONE: Final = "the Control zone of Grain Elevator"
COUNTING: Final = "(counting only cards turned up from now on)"


def battlefield() -> Scene:
    """A German Force of Combat 4 before a Soviet one that can burn 3 Rations and has nowhere to go.

    It falls by 4 losses: if +1 is turned up for the German, and no more than 1 is taken off again.
    """
    scene = Scene()
    scene.row(ELEVATOR)
    scene.german(
        control={1: ["295th-infantry-division"]},
        hand=["iron-cross"],
        deck=["supply-column", "carpet-bombing"],
        rest="discard",
    )
    scene.soviet(
        control={1: ["37th-guards-rifle-division"]},
        perimeter={1: ["45th-rifle-division", "244th-rifle-division", "131st-rifle-division"]},
        rations={"37th-guards-rifle-division": 3},
        hand=["snipers"],
        deck=["kotluban-offensive", "snipers"],
        rest="discard",
    )
    scene.starts_actions("german")
    return scene


def hinted(scene: Scene) -> list[str]:
    """The lines of a hint for whoever is asked."""
    game = cast(Game[State, View], scene.game)
    view = game.view(scene.state, int(scene.state.asked))
    study = Study(view.options[0], [Finding(option, 0.0, 0.1, 6, [0.0] * 9) for option in view.options], 1)
    shown = text_of(draw(Speech(game, view.setup), view, advise(game, view, study)), width=200)
    return [line.strip() for line in shown.splitlines()]


def below(lines: list[str], option: str) -> str:
    """The line below an option."""
    return lines[next(place for place, line in enumerate(lines) if option in line) + 1]


def test_an_attack_stands_with_the_chance_to_drive_the_enemy_out() -> None:
    lines = hinted(battlefield())

    start = "If all Forces that can attack at Grain Elevator do"
    assert below(lines, "Attack at Grain Elevator") == (
        f"{start}, the Soviet player can keep no Force there {COUNTING} – 1 in 3"
    )
    assert f"{start}, the German player can keep no Force there {COUNTING} – 1 in 2" in lines


def test_points_are_for_winning_alone() -> None:
    lines = hinted(battlefield())

    assert lines[-1].startswith("A game is worth 100 points, all of them for winning. ")


def test_a_card_to_fire_stands_with_the_chance_that_it_gives() -> None:
    scene = battlefield()
    scene.german.attacks(ELEVATOR)
    scene.passes_until("german", "firefight")

    lines = hinted(scene)

    assert below(lines, "Fire Iron Cross") == (
        f"If Iron Cross is fired, the Soviet player can keep no Force in {ZONE} {COUNTING} – certain"
    )
    assert f"The Soviet player can keep no Force in {ZONE} {COUNTING} – 1 in 3" in lines
