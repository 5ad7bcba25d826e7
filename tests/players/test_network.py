"""Networks: plain sums, whatever way they are added up."""

from __future__ import annotations

from random import Random

import pytest

from eastfront.players.evaluate.network import Network
from eastfront.players.evaluate.weights import Weights, read_weights
from eastfront.players.levels import OUTLOOKS


def rows(dice: Random, count: int, width: int) -> list[list[float]]:
    return [[dice.uniform(-1, 1) for _ in range(width)] for _ in range(count)]


def sums(values: list[float], weights: list[list[float]], bias: list[float]) -> list[float]:
    """One layer, as it is written in books."""
    return [
        max(0.0, bias[n] + sum(value * row[n] for value, row in zip(values, weights, strict=True)))
        for n in range(len(bias))
    ]


def test_a_network_is_two_layers_and_a_sum_that_is_a_share_of_a_game() -> None:
    dice = Random(4)
    weights = Weights(
        rows(dice, 9, 5), rows(dice, 1, 5)[0], rows(dice, 5, 3), [0.1, -0.2, 0.3], [1, -2, 0.5], 0.7
    )
    network = Network(weights)
    within = 0

    for _ in range(20):
        features = [dice.choice([0.0, dice.uniform(-2, 2)]) for _ in range(9)]
        hidden = sums(sums(features, weights.first, weights.first_bias), weights.second, weights.second_bias)
        expected = 0.7 + sum(value * weight for value, weight in zip(hidden, weights.last, strict=True))
        assert pytest.approx(min(1.0, max(0.0, expected))) == network.value(features)
        within += 0.0 < expected < 1.0
    assert 3 < within < 20


@pytest.mark.parametrize("slug", sorted(OUTLOOKS))
def test_every_game_has_been_learnt(slug: str) -> None:
    assert Network(read_weights(slug)).inputs > 100
