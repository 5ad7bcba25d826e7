"""The sequential probability ratio test: two claims about a share, and units until one of them holds.

The likelihoods are those of a normal mean with the variance found so far, as units share luck and
shares come in parts (the generalised test that chess engines are tested with).
"""

from __future__ import annotations

from math import log
from typing import Final

# With fewer units their variance is a guess.
FEWEST: Final = 16
# Squares of units that came out otherwise than all so far: they are thought of, and count while there are few
# units. With less of them shares near 0 or 1 would be judged by the luck of the first ones.
DOUBT: Final = 1.5

HIGH: Final = "high"
LOW: Final = "low"
OPEN: Final = "open"


class Sprt:
    """Decides whether a share is *low* or *high*; wrong in about *error* of all cases each way."""

    def __init__(self, low: float, high: float, error: float = 0.05) -> None:
        assert 0 <= low < high <= 1, (low, high)
        self.low = low
        self.high = high
        self.bound = log((1 - error) / error)
        self.count = 0
        self.mean = 0.0
        self.squares = 0.0
        self.verdict = OPEN

    def add(self, share: float) -> bool:
        """Take the next unit's share; tell whether the claim is decided, after which nothing changes."""
        if self.verdict == OPEN:
            # Welford's way, which loses no digits over many units.
            self.count += 1
            away = share - self.mean
            self.mean += away / self.count
            self.squares += away * (share - self.mean)
            self.verdict = self.judge()
        return self.verdict != OPEN

    def ratio(self) -> float:
        """Return the logarithm of how much likelier the units are under *high* than under *low*."""
        if self.count < FEWEST:
            return 0.0
        variance = (self.squares + DOUBT) / self.count
        return (self.high - self.low) * self.count * (self.mean - (self.low + self.high) / 2) / variance

    def judge(self) -> str:
        """Return *high*, *low*, or *open* while neither is sure."""
        ratio = self.ratio()
        if ratio >= self.bound:
            return HIGH
        return LOW if ratio <= -self.bound else OPEN
