"""A contestant: one game of one package, and what can be measured of it."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

from bench.measure import Work

# Called one by one from Python; all in one call; copies of a game half played.
STEPS: Final = "steps"
INSIDE: Final = "inside"
COPIES: Final = "copies"

Option = TypeVar("Option")

chance: Final = random.Random(1).random


@dataclass(frozen=True)
class Contestant:
    """A game of a *package*; each of its *works* does so many games or copies and returns what was done.

    *games* tell the usual length of one.
    """

    package: str
    game: str
    games: int
    works: dict[str, Work]

    @property
    def name(self) -> str:
        """Names it among all contestants."""
        return f"{self.package} {self.game}"


def pick(options: Sequence[Option]) -> Option:
    """Returns an option at random, in the same way for everybody: the packages' own ways cost more."""
    return options[int(chance() * len(options))]


def copies_by(copy: Callable[[], object]) -> Work:
    """Returns the work to *copy* so often."""

    def work(count: int) -> int:
        for _ in range(count):
            copy()
        return count

    return work
