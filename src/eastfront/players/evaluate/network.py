"""A small network of three layers: what a seat's features are worth, learnt from many games."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from eastfront.players.evaluate.weights import Weights


class Network:
    """Two layers that let pass what is above zero, and a sum; the cost grows with what is not zero."""

    def __init__(self, weights: Weights) -> None:
        self.inputs = len(weights.first)
        self.first = flat(weights.first)
        self.first_bias = vec[float](weights.first_bias)
        self.second = flat(weights.second)
        self.second_bias = vec[float](weights.second_bias)
        self.last = vec[float](weights.last)
        self.last_bias = weights.last_bias

    def value(self, features: list[float]) -> float:
        """Return what the network makes of *features*: a share of a game's worth, from 0 to 1."""
        assert len(features) == self.inputs, (len(features), self.inputs)
        hidden = layer(vec[float](features), self.first, self.first_bias)
        cut(hidden)
        hidden = layer(hidden, self.second, self.second_bias)
        cut(hidden)
        total = self.last_bias
        for n in range(i64(len(hidden))):
            total += hidden[n] * self.last[n]
        return min(1.0, max(0.0, total))


def cut(values: vec[float]) -> None:
    """Let pass only what is above zero."""
    for n in range(i64(len(values))):
        if values[n] < 0.0:
            values[n] = 0.0


def layer(values: vec[float], weights: vec[float], bias: vec[float]) -> vec[float]:
    """Return the weighted sums of *values*, on top of *bias*."""
    width: i64 = len(bias)
    sums = bias[:]
    row: i64 = 0
    for n in range(i64(len(values))):
        value = values[n]
        if value != 0.0:
            for at in range(width):
                sums[at] += value * weights[row + at]
        row += width
    return sums


def flat(rows: list[list[float]]) -> vec[float]:
    """Return *rows* one after the other."""
    return vec[float]([value for row in rows for value in row])
