"""Learning: equal lessons teach the same, and what is to be seen is learnt."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import msgspec
import numpy as np
import pytest
from msgspec.structs import replace

from eastfront.kernel.errors import EastfrontError
from eastfront.lab import learning
from eastfront.lab.engine import Engine, Processes
from eastfront.lab.fitting import Course, fit, foretold
from eastfront.lab.learning import Watching, gather, make_lesson, no_positions, positions_of
from eastfront.players.evaluate.network import Network
from eastfront.players.evaluate.weights import Weights
from eastfront.players.levels import OUTLOOKS
from tests.interfaces.commands import invoke
from tests.lab.runs import untimed

LESSON = make_lesson("stalingrad", part=1.0, seed=5)


def test_positions_do_not_depend_on_the_number_of_processes(tmp_path: Path) -> None:
    alone = gather(LESSON, 3, Engine())
    together = gather(LESSON, 3, Processes(2), tmp_path / "lesson.jsonl")

    assert untimed(alone) == untimed(together)
    found = positions_of(alone)
    assert len(found.worths) == len(found.last) > 20
    assert {0.0, 1.0} == set(found.worths)


def test_a_lesson_that_was_cut_off_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "lesson.jsonl"
    whole = gather(LESSON, 2, Engine())
    gather(LESSON, 1, Engine(), file)

    again = gather(LESSON, 2, Engine(), file)

    assert positions_of(whole) == positions_of(again)
    monkeypatch.setattr(learning, "Watching", None)
    assert again == gather(LESSON, 2, Engine(), file)


def test_other_whims_and_another_length_are_another_lesson(tmp_path: Path) -> None:
    file = tmp_path / "lesson.jsonl"
    gather(LESSON, 0, Engine(), file)

    for other, what in ((replace(LESSON, whims=[0.7]), "whims"), (replace(LESSON, longest=9), "longest")):
        with pytest.raises(EastfrontError, match=rf"holds another run \(other {what}\)"):
            gather(other, 0, Engine(), file)


def test_whims_and_length_are_those_of_the_lesson() -> None:
    whims = {each for number in range(9) for each in Watching(replace(LESSON, whims=[0.7]), number).whims}

    assert {0.0, 0.7} == whims
    assert no_positions() == Watching(replace(LESSON, longest=9), 0).play()


@pytest.mark.parametrize("slug", sorted(OUTLOOKS))
def test_every_game_gives_positions_worth_something_between_nothing_and_everything(slug: str) -> None:
    found = positions_of(gather(make_lesson(slug, part=1.0, seed=3), 1, Engine()))

    assert len(found.worths) > 0
    assert 0 == len(found.features) % len(found.worths)
    assert all(0.0 <= worth <= 1.0 for worth in found.worths)


def test_what_is_to_be_seen_is_learnt(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("eastfront.lab.fitting.BATCH", 128)
    dice = Random(1)
    found = no_positions()
    for _ in range(6000):
        features = [dice.gauss(1, 1), dice.gauss(0, 2), dice.gauss(0, 1)]
        found.features.extend(features)
        found.worths.append(0.5 + (0.3 if features[0] > 1 else -0.3) * (1 if features[1] > 0 else -1))
        found.last.append(1)
    errors: list[float] = []

    network = Network(fit(found, Course(30), lambda time, off, guess: errors.append(off / guess)))

    # No plain sum of the features does better than always saying the same.
    assert errors[-1] < 0.25
    assert network.value([3.0, 2.0, 0.0]) > 0.65
    assert network.value([3.0, -2.0, 0.0]) < 0.35


def test_what_never_varied_says_nothing() -> None:
    """Were it weighed by chance, a set-up in which it does vary would be judged by chance."""
    found = no_positions()
    for number in range(100):
        found.features.extend([number / 50, 0.0, 1.0])
        found.worths.append(number / 100)
        found.last.append(1)

    network = Network(fit(found, Course(10), lambda time, off, guess: None))

    assert network.value([1.0, 0.0, 1.0]) == network.value([1.0, 5.0, -5.0])


@pytest.mark.parametrize("count", [0, 9])
def test_too_few_positions_are_refused(count: int) -> None:
    found = no_positions()
    for _ in range(count):
        found.features.extend([0.0, 1.0])
        found.worths.append(1.0)
        found.last.append(1)

    with pytest.raises(
        EastfrontError, match="too few positions to learn from: give more --games or a larger"
    ):
        fit(found, Course(1), lambda time, off, guess: None)


def test_ten_positions_are_enough() -> None:
    found = no_positions()
    for number in range(10):
        found.features.extend([number, 1.0])
        found.worths.append(number % 2)
        found.last.append(1)
    times: list[int] = []

    fit(found, Course(2), lambda time, off, guess: times.append(time))

    assert [0, 1] == times


def test_a_command_that_sees_too_little_says_so_in_one_line(tmp_path: Path) -> None:
    out = tmp_path / "net.json"

    result = invoke("lab", "learn", "stalingrad", "--games", 10, "--part", 0.0001, "--out", out)

    assert 1 == result.exit_code
    assert "too few positions to learn from: give more --games or a larger --part" in result.output
    assert not out.exists()


def test_a_position_is_judged_by_those_that_follow_as_far_as_they_are_trusted() -> None:
    values = np.array([[0.2], [0.4], [0.8], [0.5], [0.1]], np.float32)
    worths = np.array([[1.0], [1.0], [1.0], [0.0], [0.0]], np.float32)
    last = [0, 0, 1, 0, 0]

    ends = foretold(values, worths, last, 0.0)
    half = foretold(values, worths, last, 0.5)

    assert worths.tolist() == ends.tolist()
    # The third and the last are the last of their games; each before them is half what follows it.
    assert half[:, 0].tolist() == pytest.approx([0.5 * 0.4 + 0.5 * 0.9, 0.9, 1.0, 0.05, 0.0])


def test_the_command_writes_a_network_that_can_be_read_and_goes_on(tmp_path: Path) -> None:
    out = tmp_path / "net.json"
    file = tmp_path / "lesson.jsonl"
    common = ("lab", "learn", "stalingrad", "--games", 10, "--times", 1, "--out", out, "--results", file)

    told = invoke(*common)
    first = out.read_bytes()
    data = json.loads(invoke(*common, "--json").output)

    assert 0 == told.exit_code, told.output
    assert (
        f"{data['positions']:,} positions of 10 games\n  1: squared error {data['error']:.4f} in"
        in told.output
    )
    assert ["game", "games", "positions", "error", "guess", "seconds", "wall"] == list(data)
    assert ("stalingrad", 10) == (data["game"], data["games"])
    assert f"(games: {data['seconds']:.1f} s)" in told.output
    assert 1 + 10 == len(file.read_bytes().splitlines())
    assert first == out.read_bytes()
    weights = msgspec.json.decode(first, type=Weights)
    assert Network(weights).inputs == len(weights.first)
