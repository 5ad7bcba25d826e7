"""Tuning: the weights of a scripted player, moved a little in each round towards those that win.

In every unit two players meet whose weights are the present ones, turned up at random for one and
down by as much for the other. What the winners had in common is where the weights go: evolution
strategies with mirrored samples (Salimans et al., 2017), with the steps of Adam (Kingma and Ba, 2015).
"""

from __future__ import annotations

from math import exp, sqrt
from pathlib import Path
from random import Random
from typing import Final

from msgspec import Struct

from eastfront.games import game_of
from eastfront.kernel.errors import SetupError
from eastfront.lab.contest import Contest
from eastfront.lab.contesting import Score, check_contest
from eastfront.lab.engine import Engine, Warn, be_silent
from eastfront.lab.running import Progress, hide, kept_results
from eastfront.lab.unit import first_share, play_unit
from eastfront.players.levels import DOCTRINES, doctrine_of, weights_of

KIND: Final = "eastfront tuning"
UNITS_A_TASK: Final = 4
# How quickly the mean of the slopes and that of their squares forget.
MOMENTUM: Final = 0.8
SCALE: Final = 0.95
# Slopes below this are as good as none: share of a game for an e-fold.
NOTHING: Final = 0.02
# The part of the rounds, the last ones, over which the weights are averaged in the end.
SETTLED: Final = 0.5


class Tuning(Struct, frozen=True):
    """What is tuned, at what, from which seed: *units* a round, weights turned by *spread*, moved by *pace*.

    Weights are turned on a logarithmic scale: a spread of 0.2 is about a fifth up or down.
    """

    game: str
    edition: str
    level: str
    seats: int
    options: dict[str, str] = {}
    seed: int = 1
    units: int = 400
    spread: float = 0.2
    pace: float = 0.06

    def contest(self, first: dict[str, float], second: dict[str, float]) -> Contest:
        """Return the contest between two sets of weights."""
        players = [named(self.level, first), named(self.level, second)]
        return Contest(self.game, self.edition, players, self.seats, self.options, self.seed)


class Round(Struct):
    """Where the weights stand after round *number*; *slopes* and *squares* are the means that steps go by."""

    number: int
    weights: dict[str, float]
    slopes: dict[str, float]
    squares: dict[str, float]


class Tuned(Struct):
    """What came of a tuning: the *first* weights, those after so many *rounds*, and how they do in a *check*.

    In the check the new weights meet the first ones. *wall* is what the run took, in seconds.
    """

    tuning: Tuning
    rounds: int
    first: dict[str, float]
    weights: dict[str, float]
    check: Score
    wall: float


def named(level: str, weights: dict[str, float]) -> str:
    """Return the name of a player of *level* with other weights."""
    return f"{level}[{';'.join(f'{name}={value:.6g}' for name, value in weights.items())}]"


def start(tuning: Tuning) -> Round:
    """Return the weights before the first round; a tuning that cannot be done is refused."""
    game_of(tuning.game)
    if tuning.level not in DOCTRINES[tuning.game]:
        raise SetupError(f"{tuning.level} has no weights; valid: {', '.join(DOCTRINES[tuning.game])}")
    weights = weights_of(doctrine_of(tuning.game, tuning.level))
    check_contest(tuning.contest(weights, weights))
    return Round(0, weights, dict.fromkeys(weights, 0.0), dict.fromkeys(weights, 0.0))


def tuned(
    tuning: Tuning,
    rounds: int,
    engine: Engine,
    file: Path | None = None,
    progress: Progress = hide,
    warn: Warn = be_silent,
) -> dict[str, float]:
    """Return the weights after so many *rounds*; those that *file* holds are not played again.

    They do not depend on the engine, nor on how often a run was cut off. Progress is told in units.
    """
    now = start(tuning)
    results = kept_results(file, KIND, tuning, tuning.game, Round, warn)
    done = [now]
    for number in range(1, rounds + 1):
        known = results.pieces.get(number) if results else None
        if known:
            progress(tuning.units)
        now = known or next_round(tuning, now, engine, progress)
        if results:
            results.add(now)
        done.append(now)
    settled = done[-max(1, round(rounds * SETTLED)) :]
    return {name: mean([each.weights[name] for each in settled]) for name in now.weights}


def next_round(tuning: Tuning, now: Round, engine: Engine, progress: Progress = hide) -> Round:
    """Play a round and return where it leads."""
    first = now.number * tuning.units
    numbers = range(first, first + tuning.units)
    tasks = [
        (tuning, now.weights, numbers[at : at + UNITS_A_TASK]) for at in range(0, len(numbers), UNITS_A_TASK)
    ]
    leans: dict[int, dict[str, float]] = {}
    for found in engine.run(lean_all, tasks):
        leans.update(found)
        progress(len(found))
    slopes = {name: mean([leans[number][name] for number in numbers]) for name in now.weights}
    return step(tuning, now, slopes)


def lean_all(tuning: Tuning, weights: dict[str, float], numbers: range) -> dict[int, dict[str, float]]:
    """Return where some units lean, by their numbers."""
    return {number: lean(tuning, weights, number) for number in numbers}


def lean(tuning: Tuning, weights: dict[str, float], number: int) -> dict[str, float]:
    """Play unit *number* and return the slope it shows for each weight: share of a game for an e-fold."""
    dice = Random(f"{tuning.seed} {number}")
    turns = {name: dice.gauss(0.0, tuning.spread) for name in weights}
    up = {name: weights[name] * exp(turns[name]) for name in weights}
    down = {name: weights[name] * exp(-turns[name]) for name in weights}
    contest = tuning.contest(up, down)
    excess = first_share(contest, play_unit(contest, number)) - 1 / len(contest.parties())
    return {name: excess * turns[name] / (2 * tuning.spread**2) for name in weights}


def step(tuning: Tuning, now: Round, found: dict[str, float]) -> Round:
    """Return the round after *now* in which these slopes were *found*."""
    number = now.number + 1
    slopes = {name: MOMENTUM * now.slopes[name] + (1 - MOMENTUM) * found[name] for name in found}
    squares = {name: SCALE * now.squares[name] + (1 - SCALE) * found[name] ** 2 for name in found}
    weights = {}
    for name, weight in now.weights.items():
        slope = slopes[name] / (1 - MOMENTUM**number)
        size = sqrt(squares[name] / (1 - SCALE**number))
        weights[name] = weight * exp(tuning.pace * slope / (size + NOTHING))
    return Round(number, weights, slopes, squares)


def mean(values: list[float]) -> float:
    """Return the mean of some numbers, in their order, so that it is the same everywhere."""
    return sum(values) / len(values)
