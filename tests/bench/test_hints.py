"""Hints beside games: what they tell is held against games that are played to the end."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from bench.hints import Hints, Told, main, summaries
from bench.series import Series
from eastfront.players.analysis.doubt import Doubt

SURE = Doubt(trust=1.0, least=0.0, part=0.0)


def test_differences_are_those_of_hints_and_are_played_out() -> None:
    found = Hints(Series("barbarossa", "kamikaze", 2, 0.02, 2), 2).compare()

    assert found
    assert all(each.error > 0.0 for each in found)
    assert all(-1.0 <= each.showed <= 1.0 for each in found)


def test_an_option_is_worth_no_more_than_itself() -> None:
    """Worlds and luck are the same for both."""
    hints = Hints(Series("barbarossa", "kamikaze", 2, 0.02, 2), 2)
    view = hints.game.view(hints.state, int(hints.state.asked))

    assert [0.0] * 3 == [hints.gain(view, view.options[:1], view.options[:1]) for _ in range(3)]


def test_what_luck_explains_is_no_error_of_a_hint() -> None:
    lucky = [Told(-0.1, 0.0, -0.1 + luck, 0.05) for luck in (-0.05, 0.05)]
    wrong = [Told(-0.1, 0.0, 0.0, 0.06)]

    everything, same = summaries(lucky, SURE)
    (beyond, _) = summaries(wrong, SURE)

    assert everything.differences == same.differences == len(lucky)
    assert (-10.0, -10.0, 0.0, 1.0) == (everything.said, everything.showed, everything.off, everything.held)
    assert (8.0, 1.0) == (beyond.off, beyond.held)
    assert [] == summaries([], SURE)


@pytest.mark.parametrize(
    ("doubt", "held"),
    [
        (SURE, False),
        (Doubt(1.0, 0.03, 0.0), True),
        (Doubt(1.0, 0.0, 0.5), True),
        (Doubt(0.5, 0.0, 0.0), True),
    ],
)
def test_doubt_makes_intervals_wider_and_differences_smaller(doubt: Doubt, held: bool) -> None:
    assert held is Told(-0.06, 0.01, -0.01, 0.01).is_held(doubt)
    assert not Told(-0.06, 0.01, -0.01, 0.01, judged=False).is_held(doubt)


def test_differences_are_summed_up_by_size() -> None:
    told = [Told(-0.01, 0.01, 0.0, 0.01), Told(-0.3, 0.01, -0.2, 0.01)]

    assert [100, 2, 100] == [each.size for each in summaries(told, SURE)]


def test_a_run_prints_json_for_scripts() -> None:
    result = CliRunner().invoke(main, ["barbarossa", "--games", "1", "--part", "0.005", "--json"])

    assert 0 == result.exit_code, result.output
    assert 1 == json.loads(result.output)["games"]
