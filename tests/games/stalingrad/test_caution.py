"""An end warns of what it throws away: points, free moves, or the game; cards and Rations stay."""

from __future__ import annotations

from typing import Final

import pytest

from tests.games.insights import cautions
from tests.games.stalingrad.cardplay import unanswered
from tests.games.stalingrad.scene import Scene
from tests.games.stalingrad.skirmish import FORCE, clash
from tests.games.stalingrad.troops import spread

FORCES: Final = ["295th-infantry-division", "389th-infantry-division", "94th-infantry-division"]


def warned(scene: Scene) -> dict[str, tuple[str, str]]:
    """Return clause and sentence of each option that is warned of."""
    return cautions(scene.game, scene.game.view(scene.state, scene.state.asked))


@pytest.mark.rule("sg-2.7")
def test_points_that_could_still_be_spent_are_warned_of(scene: Scene) -> None:
    scene.opens()

    expected = "You could still choose a Force: 11 points are left, and will be lost."
    assert scene.asks("soviet", "choose")
    assert {"end": ("sg-2.7", expected)} == warned(scene)

    scene.soviet.chooses("choose", FORCE["soviet"])

    value = scene.state.rules.cards.value[scene.state.seats[1].chosen.cards[0]]
    assert f"{11 - value} points are left" in warned(scene)["end"][1]


@pytest.mark.rule("sg-12.15")
def test_free_moves_of_a_march_are_warned_of(scene: Scene) -> None:
    scene.german(hand=["night-march"], perimeter={1: FORCES})
    scene.starts_actions("german")
    unanswered(scene, "german", "night-march")

    scene.german.moves(FORCES[0], "perimeter-5")

    expected = "2 more Forces could move free of charge. The chance lapses."
    assert {"end": ("sg-12.15", expected)} == warned(scene)


@pytest.mark.rule("sg-1.11")
def test_an_end_that_loses_the_game_is_warned_of(scene: Scene) -> None:
    scene.german(control=spread("german"))
    scene.soviet(perimeter={1: [FORCE["soviet"]]}, hand=["snipers"])

    scene.starts_actions("soviet")

    assert "sg-1.11" == warned(scene)["end"][0]


def test_an_end_that_loses_the_game_whatever_is_done_is_silent(scene: Scene) -> None:
    scene.german(control=spread("german"))

    scene.starts_actions("soviet")

    assert ["end"] == scene.offered
    assert {} == warned(scene)


def test_ending_with_cards_and_rations_left_wastes_nothing(scene: Scene) -> None:
    scene.german(hand=["night-march", "iron-cross"], perimeter={1: FORCES})

    scene.starts_actions("german")

    assert len(scene.offered) > 1
    assert {} == warned(scene)


def test_passing_in_a_battle_wastes_nothing(scene: Scene) -> None:
    clash(scene, german=["stuka-dive-bombers"], soviet=["snipers"])

    assert scene.asks("german", "event")
    assert "play stuka-dive-bombers" in scene.offered
    assert {} == warned(scene)
    scene.passes_until("soviet", "firefight")
    assert {} == warned(scene)
