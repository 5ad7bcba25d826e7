"""Chapter 1, the end of the game: the sixth Uranus, and the turn cap."""

from __future__ import annotations

import pytest

from eastfront.kernel.errors import SetupError
from tests.games.stalingrad.scene import Scene
from tests.games.stalingrad.troops import spread

SIDES = ["german", "soviet"]


@pytest.mark.rule("sg-1.15")
def test_the_sixth_uranus_in_play_wins_at_once(scene: Scene) -> None:
    """Clause 1.15: in the middle of the Action phase, whatever the German Controls."""
    scene.german(control=spread("german"))
    scene.soviet(hand=["operation-uranus", "snipers"])
    scene.uranus(5)
    scene.starts_actions("soviet")

    scene.soviet.plays("operation-uranus")

    assert scene.ended("uranus", winner="soviet")
    assert ["operation-uranus"] * 6 == scene.in_play
    assert [] == scene.told("draws")


@pytest.mark.rule("sg-1.15")
def test_the_fifth_uranus_wins_nothing(scene: Scene) -> None:
    """Clause 1.15: five are not enough."""
    scene.soviet(hand=["operation-uranus"])
    scene.uranus(4)
    scene.starts_actions("soviet")

    scene.soviet.plays("operation-uranus")

    assert (None, 5) == (scene.outcome, len(scene.in_play))
    assert scene.asks("soviet", "action")


@pytest.mark.rule("sg-1.15")
def test_a_sixth_uranus_that_is_not_in_play_wins_nothing(scene: Scene) -> None:
    """Clause 1.15: one that is cancelled does not come into play."""
    scene.german(hand=["operation-winter-storm"])
    scene.soviet(hand=["operation-uranus"])
    scene.uranus(5)
    scene.starts_actions("soviet")

    scene.soviet.plays("operation-uranus")
    scene.german.plays("operation-winter-storm")

    assert (None, 5) == (scene.outcome, len(scene.in_play))


@pytest.mark.rule("sg-1.16")
def test_without_that_rule_the_sixth_uranus_stays_and_wins_nothing(scene: Scene) -> None:
    """Clause 1.16: the game goes on with six in play."""
    scene.options(uranus_win="off")
    scene.soviet(hand=["operation-uranus"])
    scene.uranus(5)
    scene.starts_actions("soviet")

    scene.soviet.plays("operation-uranus")

    assert (None, 6) == (scene.outcome, len(scene.in_play))

    scene.soviet.ends()

    assert scene.asks("german", "action")


@pytest.mark.rule("sg-1.17")
def test_the_end_of_the_twentieth_soviet_turn_is_a_draw(scene: Scene) -> None:
    """Clause 1.17: neither the 19th Soviet nor the 20th German turn ends the game."""
    scene.german(turns=19)
    scene.soviet(turns=18)
    scene.starts_actions("soviet")

    scene.soviet.ends()
    scene.german.ends()

    assert (20, 20) == (scene.german.turns, scene.soviet.turns)
    assert scene.asks("soviet", "action")

    scene.soviet.ends()

    assert scene.ended("undecided")


@pytest.mark.rule("sg-1.18")
@pytest.mark.parametrize("cap", [1, 2, 37, 99])
def test_another_number_of_turns_may_be_chosen(scene: Scene, cap: int) -> None:
    """Clause 1.18: the game ends with that Soviet turn, not one before."""
    scene.options(turn_cap=str(cap))
    scene.soviet(turns=cap - 1)
    scene.starts_actions("soviet")

    scene.soviet.ends()

    assert scene.ended("undecided")

    scene.options(turn_cap=str(cap))
    scene.soviet(turns=cap - 1)
    scene.starts_actions("german")
    scene.german.ends()

    assert scene.outcome is None


@pytest.mark.rule("sg-1.18")
@pytest.mark.parametrize("cap", ["0", "100", "-1", "many", "1.5"])
def test_a_turn_cap_is_a_number_from_1_to_99(scene: Scene, cap: str) -> None:
    """Clause 1.18: anything else is refused with what is valid."""
    with pytest.raises(SetupError, match="a whole number from 1 to 99"):
        scene.options(turn_cap=cap)


@pytest.mark.rule("sg-1.19")
@pytest.mark.parametrize("answer", ["on", "off"])
def test_the_turn_cap_holds_whether_or_not_uranus_wins(scene: Scene, answer: str) -> None:
    """Clause 1.19: with five Uranus in play the game is a draw all the same."""
    scene.options(uranus_win=answer)
    scene.soviet(hand=["operation-uranus"], turns=19)
    scene.uranus(5)
    scene.starts_actions("soviet")

    scene.soviet.ends()

    assert scene.ended("undecided")


@pytest.mark.rule("sg-1.20")
@pytest.mark.parametrize("side", SIDES)
def test_the_last_turn_is_tested_for_victory_first(scene: Scene, side: str) -> None:
    """Clause 1.20: whoever Controls all five at its end has won."""
    scene.seat(side)(control=spread(side), turns=19)
    if side == "german":
        scene.soviet(turns=19)
    scene.starts_actions("soviet")

    scene.soviet.ends()

    assert 20 == scene.soviet.turns
    assert scene.ended("control", winner=side)
