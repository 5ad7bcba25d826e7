"""Clocks: how long a seat may think. Times are seconds of server time, which the caller brings."""

from __future__ import annotations

from dataclasses import dataclass
from math import isfinite
from typing import Final

from eastfront.kernel.data import Data, Record
from eastfront.kernel.errors import DataError

DAY: Final = 86_400
MOST_DAYS: Final = 30

NONE: Final = "none"
MOVE: Final = "move"
BANK: Final = "bank"
DAYS: Final = "days"
# What a seat that comes back has on its bank at least, in seconds, if the bank was ever as full.
FRESH_START: Final = 60.0
# What is given with each kind, and within which bounds.
BOUNDS: Final[dict[str, dict[str, tuple[int, int]]]] = {
    NONE: {},
    MOVE: {"seconds": (1, DAY)},
    BANK: {"seconds": (1, DAY), "increment": (0, DAY)},
    DAYS: {"days": (1, MOST_DAYS)},
}


@dataclass(frozen=True)
class Clock:
    """How a table limits thinking: not at all, for each move, by a bank with increments, or in days.

    A move is all that one seat chooses until another seat is asked.
    """

    kind: str = NONE
    seconds: int = 0
    increment: int = 0
    days: int = 0

    @property
    def allowance(self) -> float:
        """Return what a seat has for the game (bank) or for each move."""
        return float(self.seconds + self.days * DAY)

    def to_data(self) -> Data:
        """Return the clock as plain data."""
        data: dict[str, Data] = {"kind": self.kind}
        for key in BOUNDS[self.kind]:
            data[key] = {"seconds": self.seconds, "increment": self.increment, "days": self.days}[key]
        return data


def read_clock(data: Data) -> Clock:
    """Read a clock from plain data, or say what is wrong with it."""
    record = Record("clock", data)
    kind = record.one_of("kind", list(BOUNDS))
    bounds = BOUNDS[kind]
    for key in record.data:
        if key != "kind" and key not in bounds:
            raise DataError(
                f"clock: {key} has no meaning for kind {kind!r}; valid: {', '.join(bounds) or 'none'}"
            )
    return Clock(kind, **{key: record.within(key, low, high) for key, (low, high) in bounds.items()})


@dataclass(frozen=True)
class Times:
    """What each seat had left at the moment *since*, from which on the time of *running* runs off."""

    left: tuple[float, ...]
    running: int | None
    since: float

    def to_data(self) -> Data:
        """Return the times as plain data."""
        return {"left": list(self.left), "running": self.running, "since": self.since}


def read_times(data: Data) -> Times:
    """Read times from plain data, or say what is wrong with them."""
    record = Record("times", data)
    left = tuple(read_seconds("left", value) for value in record.items("left"))
    running = None
    if record.value("running") is not None:
        running = record.within("running", 0, len(left) - 1)
    return Times(left, running, read_seconds("since", record.value("since")))


def read_seconds(key: str, value: Data) -> float:
    """Read a finite number of seconds, not negative."""
    if isinstance(value, bool) or not isinstance(value, int | float) or not isfinite(value) or value < 0:
        raise DataError(f"times: {key} must be seconds from 0 on, not {value!r}")
    return float(value)


def new_times(clock: Clock, seats: int, now: float) -> Times:
    """Return the times of a game that begins; nothing runs until a seat is asked."""
    return Times((clock.allowance,) * seats, None, now)


def asked(clock: Clock, times: Times, seat: int | None, now: float) -> Times:
    """Return the times once *seat* is asked, to be called after every choice, undo or change of seats.

    *seat* is None where nobody or a computer player is asked: then nothing runs. A seat that is
    asked again goes on with its move, on the same time.
    """
    if clock.kind == NONE or seat == times.running:
        return times
    rest = list(times.left)
    if times.running is not None:
        rest[times.running] = running_left(times, now) + clock.increment
    if seat is not None and clock.kind != BANK:
        rest[seat] = clock.allowance
    # Processes differ a little in the time they tell; no second is to be charged twice.
    return Times(tuple(rest), seat, max(now, times.since))


def gone(clock: Clock, times: Times, seat: int, now: float) -> Times:
    """Return the times once *seat* has left the game: what it had left is kept, and nothing is added."""
    if times.running != seat:
        return times
    rest = list(times.left)
    rest[seat] = running_left(times, now)
    return Times(tuple(rest), None, max(now, times.since))


def returned(clock: Clock, times: Times, seat: int, is_asked: bool, now: float) -> Times:
    """Return the times once *seat*, which had left, comes back.

    It has what it had, or a little if that was nothing; if it *is_asked*, its move goes on with that.
    To leave and come back is no way to get more time.
    """
    if clock.kind == NONE:
        return times
    rest = list(times.left)
    rest[seat] = rest[seat] or min(clock.allowance, FRESH_START)
    if not is_asked:
        return Times(tuple(rest), times.running, times.since)
    return Times(tuple(rest), seat, max(now, times.since))


def deadline(clock: Clock, times: Times) -> float | None:
    """Return when the time of the running seat is over, if one runs."""
    if clock.kind == NONE or times.running is None:
        return None
    return times.since + times.left[times.running]


def left(clock: Clock, times: Times, seat: int, now: float) -> float | None:
    """Return how many seconds *seat* has left, running or not; None if its time has no limit."""
    if clock.kind == NONE:
        return None
    return running_left(times, now) if seat == times.running else times.left[seat]


def running_left(times: Times, now: float) -> float:
    """Return what the running seat has left: never below zero, and never more than it started with."""
    assert times.running is not None, times
    stored = times.left[times.running]
    # Reckoned from the deadline, so that nothing is left exactly from the deadline on.
    return min(stored, max(0.0, times.since + stored - now))


def is_over(clock: Clock, times: Times, now: float) -> bool:
    """Tell whether the running seat has used up its time."""
    end = deadline(clock, times)
    return end is not None and now >= end
