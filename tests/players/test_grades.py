"""Grades: what is said of how an option compares with the best, and how sure that is."""

from __future__ import annotations

from math import hypot

import pytest

from eastfront.games import load_game
from eastfront.players.analysis import Finding, Study, advise
from eastfront.players.analysis.advice import Grade, Ranked
from eastfront.players.analysis.doubt import DOUBTS
from eastfront.words import Words
from tests.players.test_analysis import FLAT, dilemma


@pytest.mark.parametrize(
    ("gain", "error", "grade"),
    [
        (-0.2, 0.01, "behind"),
        (-0.2, 0.2, "close"),
        (0.02, 0.02, "close"),
        (0.5, 0.01, "ahead"),
        (0.0, 0.0, "same"),
    ],
)
def test_options_are_graded_by_the_odds_that_they_are_worse_or_better(
    gain: float, error: float, grade: str
) -> None:
    _, view = dilemma("barbarossa")
    first, second = view.options[:2]
    study = Study(first, [Finding(first, 0.0, 0.0, 30, FLAT), Finding(second, gain, error, 30, FLAT)], 1)

    best, other = advise(load_game("barbarossa"), view, study).options

    assert ("best", grade) == (best.grade, other.grade)
    assert [f"hint-{each.grade}" for each in (best, other)] == [each.verdict().id for each in (best, other)]
    if error:
        told, doubt = DOUBTS["barbarossa"].believe(gain, judged=True)
        assert told == pytest.approx(other.gain)
        # With 30 worlds an interval of 95 % is a little wider than with endless ones, and wider by the doubt.
        assert 1.96 < (other.high - other.gain) / hypot(error, doubt) < 2.1


def test_what_wins_in_every_world_is_not_close_to_what_does_not() -> None:
    _, view = dilemma("barbarossa")
    first, second = view.options[:2]
    certain = Finding(first, 0.0, 0.0, 30, FLAT, won=30)
    others = [
        Finding(second, gain, 0.01, 30, FLAT, won=won) for gain, won in ((-0.001, 3), (-0.001, 30), (-0.5, 3))
    ]

    found = [advise(load_game("barbarossa"), view, Study(first, [certain, other], 1)) for other in others]

    assert ["unwon", "close", "behind"] == [advice.options[1].grade for advice in found]


@pytest.mark.parametrize(
    ("grade", "gain", "spread", "words"),
    [
        ("behind", -0.2, 0.3, "Probably worse"),
        ("behind", -0.2, 0.1, "Worse"),
        ("behind", -0.01, 0.005, "Worse"),
        ("close", -0.005, 0.01, "Hardly any difference"),
        ("close", -0.005, 0.2, "Too close to call"),
    ],
)
def test_a_verdict_says_how_sure_it_is(grade: Grade, gain: float, spread: float, words: str) -> None:
    assert Words("en").sentence(Ranked(0, grade, gain, spread).verdict()).startswith(f"{words}: ")


def test_what_games_have_ended_in_is_not_doubted_and_nothing_is_beyond_the_scale() -> None:
    _, view = dilemma("barbarossa")
    first, second, third = view.options[:3]
    certain = Finding(second, -0.6, 0.01, 120, FLAT, judged=False)
    study = Study(
        first, [Finding(first, 0.0, 0.0, 120, FLAT), certain, Finding(third, -0.9, 0.1, 120, FLAT)], 1
    )

    _, played_out, judged = advise(load_game("barbarossa"), view, study).options

    assert (-0.62, -0.6, -0.58) == tuple(
        round(each, 2) for each in (played_out.low, played_out.gain, played_out.high)
    )
    assert -1.0 == judged.low < judged.gain < judged.high <= 1.0
