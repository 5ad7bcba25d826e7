"""Outcomes: how a game ended, for whom, and by which named ending."""

from __future__ import annotations

from typing import Final

from eastfront.kernel.data import Data

WON: Final = "won"
DRAW: Final = "draw"
SHARED: Final = "shared"


class Outcome:
    """Scores and ranks by seat, the named *ending*, and whether first place is won, drawn or shared."""

    def __init__(self, ending: str, scores: list[int], ranks: list[int], verdict: str) -> None:
        self.ending = ending
        self.scores = scores
        self.ranks = ranks
        self.verdict = verdict

    def winners(self) -> list[int]:
        """Return the seats of rank 1."""
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]

    def to_data(self) -> Data:
        """Return the outcome as plain data."""
        return {
            "ending": self.ending,
            "scores": list(self.scores),
            "ranks": list(self.ranks),
            "verdict": self.verdict,
        }
