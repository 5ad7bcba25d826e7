"""Measures our games beside those of the peers: `python -m bench.peers.measure ROUNDS` prints JSON."""

from __future__ import annotations

import json
import sys
from importlib import import_module
from typing import Final

import eastfront
from bench.measure import rate
from bench.peers import ours
from bench.peers.contestant import INSIDE, STEPS, Contestant

# The modules that know a peer, by the name of its package.
PEERS: Final = {"pyminion": "dominion", "rlcard": "rlcard_games", "open_spiel": "spiel"}

Rates = dict[str, list[float]]


def measure(rounds: int) -> dict[str, object]:
    """Takes every figure of every contestant *rounds* times, all contestants in turn in each round."""
    contestants, versions, missing = gather()
    rates: list[Rates] = [{figure: [] for figure in each.works} for each in contestants]
    lengths = [length(each) for each in contestants]
    for _ in range(rounds):
        for contestant, found in zip(contestants, rates, strict=True):
            for figure, work in contestant.works.items():
                found[figure].append(rate(work))
    return {
        "compiled": eastfront.compiled,
        "versions": versions,
        "missing": missing,
        "contestants": [
            {"name": each.name, "length": length, "rates": found}
            for each, length, found in zip(contestants, lengths, rates, strict=True)
        ],
    }


def gather() -> tuple[list[Contestant], dict[str, str], dict[str, str]]:
    """Returns all contestants, the versions of their packages, and why others are missing."""
    contestants, versions, missing = ours.contestants(), {ours.PACKAGE: ours.VERSION}, {}
    for package, name in PEERS.items():
        try:
            module = import_module(f"bench.peers.{name}")
        except ImportError as error:
            missing[package] = str(error)
        else:
            contestants += module.contestants()
            versions[package] = module.VERSION
    return contestants, versions, missing


def length(contestant: Contestant) -> float:
    """Returns the decisions of an average game."""
    work = contestant.works.get(INSIDE, contestant.works[STEPS])
    return round(work(contestant.games) / contestant.games, 1)


if __name__ == "__main__":
    print(json.dumps(measure(int(sys.argv[1]))))
