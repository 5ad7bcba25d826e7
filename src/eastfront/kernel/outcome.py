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


class Endings:
    """How the games of one kind end, by name.

    The winner of an ending in *outright* need not have the best score. *endless* are answers,
    `key=value`, under which nothing keeps a game from going on for ever.
    """

    def __init__(self, names: list[str], outright: list[str], endless: list[str]) -> None:
        assert all(name in names for name in outright), outright
        self.names = names
        self.outright = outright
        self.endless = endless

    def is_endless(self, answers: dict[str, str]) -> bool:
        """Tell whether under these answers a game need not end."""
        return any(f"{key}={value}" in self.endless for key, value in answers.items())
