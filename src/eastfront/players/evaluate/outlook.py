"""An outlook: what somebody who plans a turn of one game has to know of it."""

from __future__ import annotations

from math import tanh
from typing import Final

from mypy_extensions import mypyc_attr

from eastfront.kernel.game import View
from eastfront.kernel.outcome import Outcome
from eastfront.kernel.state import State

# How much of a game's worth is who wins it; the rest is by how much.
WIN: Final = 0.5


@mypyc_attr(allow_interpreted_subclasses=True)
class Outlook:
    """One game as a planner sees it.

    *lead* is how many points make the difference between a narrow and a clear win, none where
    points do not decide. *parties* is how many there are at most, of equal size: allies are one.
    """

    def __init__(self, lead: float, parties: int) -> None:
        self.lead = lead
        self.parties = parties

    def turn(self, state: State) -> int:
        """Return a number that changes when the turn passes on."""
        raise NotImplementedError

    def is_last_round(self, state: State) -> bool:
        """Tell whether the game is so near its end by its turns that it may as well be played out."""
        return False

    def is_planned(self, view: View, option: int) -> bool:
        """Tell whether it is worth to think about this decision, in which rules of thumb name *option*."""
        return True

    def sensible(self, view: View, options: list[int]) -> list[int]:
        """Return the options that are worth a thought, in order; there is always one."""
        return options

    def features(self, view: View) -> list[float]:
        """Return what *view*'s seat sees, as numbers around one, most of them zero."""
        raise NotImplementedError

    def worth(self, outcome: Outcome, seat: int) -> float:
        """Return what a game that is over is worth to *seat*, from 0 to 1."""
        share = self.share(outcome, seat)
        if not self.lead:
            return share
        others = [
            score for other, score in enumerate(outcome.scores) if outcome.ranks[other] != outcome.ranks[seat]
        ]
        ahead = outcome.scores[seat] - max(others) if others else 0
        return WIN * share + (1.0 - WIN) * (0.5 + 0.5 * tanh(ahead / self.lead))

    def share(self, outcome: Outcome, seat: int) -> float:
        """Return the part of the win that *seat* has together with its allies."""
        winners = outcome.winners()
        allied = max(1, len(outcome.ranks) // self.parties)
        return allied / len(winners) if seat in winners else 0.0
