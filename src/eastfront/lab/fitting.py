"""Fitting a network to positions, by NumPy: small steps down the squared error, with momentum."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from math import cos, pi
from typing import Final

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from eastfront.kernel.errors import EastfrontError
from eastfront.lab.learning import Positions
from eastfront.players.evaluate.weights import Weights

Matrix = NDArray[np.float32]

BATCH: Final = 4096
FASTEST: Final = 3e-3
DECAY: Final = 1e-4
MOMENTUM: Final = (0.9, 0.999)
# One position of so many is kept apart to test what was learnt.
TESTED: Final = 10
# Features that hardly change are not blown up.
LEAST_SPREAD: Final = 0.05
DIGITS: Final = 5


class Fit:
    """The layers while they are fitted, to features of mean 0 and spread 1."""

    def __init__(self, sizes: tuple[int, ...], seed: int) -> None:
        dice = np.random.default_rng(seed)
        self.layers: list[Matrix] = []
        for wide, narrow in pairwise(sizes):
            self.layers.append(dice.normal(0, (2 / wide) ** 0.5, (wide, narrow)).astype(np.float32))
            self.layers.append(np.zeros(narrow, np.float32))
        self.means = [np.zeros_like(each) for each in self.layers]
        self.squares = [np.zeros_like(each) for each in self.layers]
        self.steps = 0

    def run(self, batch: Matrix) -> list[Matrix]:
        """Return what each layer makes of *batch*, itself first."""
        found = [batch]
        for at in range(0, len(self.layers), 2):
            sums = found[-1] @ self.layers[at] + self.layers[at + 1]
            found.append(np.maximum(sums, 0) if at < len(self.layers) - 2 else sums)
        return found

    def learn(self, batch: Matrix, worths: Matrix, rate: float) -> None:
        """Take one step."""
        values = self.run(batch)
        slope = 2 * (values[-1] - worths) / len(batch)
        slopes: list[Matrix] = []
        for at in range(len(self.layers) - 2, -1, -2):
            below = values[at // 2]
            slopes = [(below.T @ slope).astype(np.float32), slope.sum(0), *slopes]
            slope = (slope @ self.layers[at].T) * (below > 0)
        self.steps += 1
        for at, each in enumerate(slopes):
            self.move(at, each, rate)

    def move(self, at: int, slope: Matrix, rate: float) -> None:
        """Move one layer against its slope, by Adam; the weights shrink a little."""
        first, second = MOMENTUM
        self.means[at] = first * self.means[at] + (1 - first) * slope
        self.squares[at] = second * self.squares[at] + (1 - second) * slope * slope
        mean = self.means[at] / (1 - first**self.steps)
        square = self.squares[at] / (1 - second**self.steps)
        self.layers[at] -= rate * (mean / (np.sqrt(square) + 1e-8) + DECAY * self.layers[at])


class Course(Struct, frozen=True):
    """How positions are learnt: seen so many *times*, by a network with *hidden* layers.

    In the second half of the times a position is judged by what the network makes of the next one
    the same seat saw, as far as *trust* goes: 0 is how the game ended and nothing else.
    """

    times: int = 12
    hidden: tuple[int, int] = (48, 24)
    trust: float = 0.0
    seed: int = 1


def fit(positions: Positions, course: Course, tell: Callable[[int, float, float], None]) -> Weights:
    """Return a network that has learnt *positions*.

    *tell* hears after each time how far off it is in those that it has not seen, and what the
    guess would be off that is always the same.
    """
    if len(positions.worths) < TESTED:
        raise EastfrontError(
            "there are too few positions to learn from: give more --games or a larger --part"
        )
    worths = np.frombuffer(positions.worths, np.float32).reshape(-1, 1)
    rows = np.frombuffer(positions.features, np.float32).reshape(len(worths), -1)
    mean, spread = rows.mean(0), np.maximum(rows.std(0), LEAST_SPREAD)
    # What never varied has no weight: seen elsewhere, it would be judged by chance.
    spread[np.ptp(rows, 0) == 0] = np.inf
    # Positions of one game lie together: what is tested are other games.
    cut = len(rows) - len(rows) // TESTED
    learnt = Fit((rows.shape[1], *course.hidden, 1), course.seed)
    dice = np.random.default_rng(course.seed)
    targets = worths
    for time in range(course.times):
        if course.trust and 2 * time >= course.times:
            values = np.concatenate([learnt.run(part)[-1] for part in parts(rows[:cut], mean, spread)])
            targets = foretold(values, worths, positions.last, course.trust)
        order = dice.permutation(cut)
        for start in range(0, cut, BATCH):
            part = order[start : start + BATCH]
            rate = FASTEST * pace((time + start / cut) / course.times)
            learnt.learn((rows[part] - mean) / spread, targets[part], rate)
        tested = np.concatenate([learnt.run(part)[-1] for part in parts(rows[cut:], mean, spread)])
        tell(time, float(np.mean((tested - worths[cut:]) ** 2)), float(worths[cut:].var()))
    return weights_of(learnt.layers, mean, spread)


def parts(rows: Matrix, mean: Matrix, spread: Matrix) -> Iterator[Matrix]:
    """Give *rows* with mean 0 and spread 1, some at a time."""
    for start in range(0, len(rows), BATCH):
        yield (rows[start : start + BATCH] - mean) / spread


def foretold(values: Matrix, worths: Matrix, last: Sequence[int], trust: float) -> Matrix:
    """Return what each position is to be worth: partly the *values* of those that followed it.

    These are the returns of TD(lambda) (Sutton, 1988), with a lambda of one less *trust*.
    """
    found: list[float] = values[:, 0].tolist()
    end = len(found) - 1
    after = 0.0
    for at in range(end, -1, -1):
        value = found[at]
        found[at] = float(worths[at, 0]) if last[at] or at == end else after
        after = trust * value + (1.0 - trust) * found[at]
    return np.array(found, np.float32).reshape(-1, 1)


def pace(done: float) -> float:
    """Return how fast to go, from slow to fast to still."""
    return min(1.0, 10 * done + 0.1) * (0.5 + 0.5 * cos(pi * done))


def weights_of(layers: list[Matrix], mean: Matrix, spread: Matrix) -> Weights:
    """Return the layers for features as they are."""
    first = layers[0] / spread[:, None]
    bias = layers[1] - mean @ first
    return Weights(
        rounded(first),
        rounded(bias[None])[0],
        rounded(layers[2]),
        rounded(layers[3][None])[0],
        rounded(layers[4].T)[0],
        float(layers[5][0]),
    )


def rounded(rows: Matrix) -> list[list[float]]:
    """Return rows of plain numbers with as many digits as matter."""
    return [[float(f"{value:.{DIGITS}g}") for value in row] for row in rows.tolist()]
