"""Tuning: weights go where the winners had them, whatever the engine and however often a run is cut off."""

from __future__ import annotations

from pathlib import Path
from statistics import geometric_mean

import pytest

from eastfront.kernel.errors import SetupError
from eastfront.lab import tuning
from eastfront.lab.contest import Contest
from eastfront.lab.engine import Engine, Processes
from eastfront.lab.running import Progress
from eastfront.lab.tuning import Round, Tuning, start, tuned
from eastfront.lab.unit import Played, Unit
from eastfront.players.levels import make_player


def small(units: int = 2) -> Tuning:
    return Tuning("barbarossa", "kamikaze", "sergeant", 2, {"turn_limit": "1"}, units=units)


def more_city_wins(contest: Contest, number: int) -> Unit:
    """Let whoever thinks more of Cities win."""
    cities = [float(player.partition("[city=")[2].partition(";")[0]) for player in contest.players]
    best = cities.index(max(cities))
    ranks = [[1 if player == best else 2 for player in seating] for seating in contest.seatings()]
    return Unit(number, [Played(1, 1, "moscow", [0, 0], each) for each in ranks])


def test_the_weights_in_the_end_are_the_mean_of_the_second_half(monkeypatch: pytest.MonkeyPatch) -> None:
    def double(tuning: Tuning, now: Round, engine: Engine, progress: Progress) -> Round:
        weights = {name: 2 * weight for name, weight in now.weights.items()}
        return Round(now.number + 1, weights, now.slopes, now.squares)

    monkeypatch.setattr(tuning, "next_round", double)
    first = start(small()).weights

    found = tuned(small(), 4, Engine())

    assert {name: pytest.approx(12 * weight) for name, weight in first.items()} == found


def test_weights_go_where_the_winners_had_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tuning, "play_unit", more_city_wins)
    first = start(small()).weights

    found = tuned(small(units=100), 20, Engine())

    growth = {name: found[name] / first[name] for name in first}
    assert "city" == max(growth, key=lambda name: growth[name])
    assert growth["city"] > 1.5
    assert 0.9 < geometric_mean(value for name, value in growth.items() if name != "city") < 1.1


def test_rounds_do_not_depend_on_the_number_of_processes() -> None:
    assert tuned(small(units=5), 2, Engine()) == tuned(small(units=5), 2, Processes(2))


def test_a_tuning_that_was_cut_off_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "weights.jsonl"
    tuned(small(), 2, Engine(), file)
    whole = tuned(small(), 3, Engine())
    file.write_bytes(file.read_bytes() + b'{"number":3,"wei')

    assert whole == tuned(small(), 3, Engine(), file)

    monkeypatch.setattr(tuning, "play_unit", None)
    assert whole == tuned(small(), 3, Engine(), file)


def test_progress_is_told_in_units_whether_they_are_kept_or_played(tmp_path: Path) -> None:
    file = tmp_path / "weights.jsonl"
    tuned(small(units=5), 1, Engine(), file)
    told: list[int] = []

    tuned(small(units=5), 2, Engine(), file, told.append)

    assert [5, 4, 1] == told


def test_only_players_with_weights_can_be_tuned() -> None:
    with pytest.raises(SetupError, match="conscript has no weights; valid: recruit, sergeant"):
        start(Tuning("barbarossa", "kamikaze", "conscript", 2))


@pytest.mark.parametrize(
    ("level", "problem"),
    [
        ("sergeant[boldness=1]", "there is no weight 'boldness'; valid: city, "),
        ("sergeant[city=much]", "the weight city must be a number above 0, not 'much'"),
        ("sergeant[city=-1]", "the weight city must be a number above 0, not '-1'"),
        ("sergeant[city=inf]", "the weight city must be a number above 0, not 'inf'"),
        ("sergeant[city=nan]", "the weight city must be a number above 0, not 'nan'"),
        ("conscript[city=1]", "conscript has no weights"),
        ("sergeant[city=1", "there is no level 'sergeant\\[city=1'"),
    ],
)
def test_other_weights_that_make_no_sense_are_refused(level: str, problem: str) -> None:
    with pytest.raises(SetupError, match=problem):
        make_player("barbarossa", level, 1)
