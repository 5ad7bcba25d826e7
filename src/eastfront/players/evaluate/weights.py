"""The weights of the networks, as they lie in files."""

from __future__ import annotations

from importlib.resources import files

import msgspec


class Weights(msgspec.Struct):
    """The numbers of a network: the first two layers row by row of what goes in, and the last one."""

    first: list[list[float]]
    first_bias: list[float]
    second: list[list[float]]
    second_bias: list[float]
    last: list[float]
    last_bias: float


def read_weights(slug: str) -> Weights:
    """Return the weights of the network that has learnt the game *slug*."""
    data = files("eastfront.players.evaluate").joinpath("learnt", f"{slug}.json").read_bytes()
    return msgspec.json.decode(data, type=Weights)
