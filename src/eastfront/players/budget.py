"""Budgets and limits: how long a player may think about one decision."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import thread_time
from typing import Final

Clock = Callable[[], float]

# How many seconds of a core a captain may think about a choice where somebody waits for it: a second is
# as long as he should. Compiled ones are done long before; plain ones and those on a slow machine choose
# by what they have found until then.
THINKING: Final = 0.6


class Budget:
    """So many *rounds* of thought, or as many as fit into *seconds*; at least one.

    Seconds are those that a core works for this player: on a busy machine he plays no worse.
    """

    def __init__(self, rounds: int = 0, seconds: float = 0.0, clock: Clock = thread_time) -> None:
        assert (rounds > 0) != (seconds > 0), (rounds, seconds)
        self.rounds = rounds
        self.seconds = seconds
        self.clock = clock

    def spend(self) -> Iterator[int]:
        """Number the rounds until they are used up, or one more of usual length would not fit."""
        if self.rounds:
            yield from range(self.rounds)
            return
        start = self.clock()
        number = 0
        while True:
            yield number
            number += 1
            used = self.clock() - start
            if used + used / number > self.seconds:
                return


class Limits:
    """So many *decisions* may be played in thought, for so many *seconds* from now on unless that is 0."""

    def __init__(self, decisions: int, seconds: float = 0.0, clock: Clock = thread_time) -> None:
        self.decisions = max(1, decisions)
        self.seconds = seconds
        self.clock = clock
        self.start = clock() if seconds else 0.0

    def used(self, decisions: int) -> float:
        """Return which part is used up after so many *decisions*: 1 and more is all."""
        part = decisions / self.decisions
        return max(part, (self.clock() - self.start) / self.seconds) if self.seconds else part

    def share(self, decisions: int, part: float) -> float:
        """Return what will be used up when *part* of the rest is gone."""
        used = self.used(decisions)
        return used + part * (1.0 - used)

    def room(self, decisions: int, tried: int, worlds: int, part: float = 1.0) -> int:
        """Return how many options can be tried in so many more *worlds* until *part* of all is used up.

        What was used up until now has served to try *tried* options in a world each.
        """
        used = self.used(decisions)
        return int((part - used) * tried / (used * worlds)) if used > 0.0 else tried
