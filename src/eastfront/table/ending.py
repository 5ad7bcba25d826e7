"""How a table ends where the rules of the game alone do not say: seats that left, and agreements of all."""

from __future__ import annotations

from typing import Final

from eastfront.kernel.data import Data, Record
from eastfront.kernel.outcome import DRAW, SHARED, WON, Outcome
from eastfront.table.log import ABANDON, AGREED_DRAW, RESIGN, TIME_OUT

ENDINGS: Final = {RESIGN: "resigned", TIME_OUT: "timed-out"}
ABANDONED: Final = "abandoned"
AGREEMENTS: Final = {AGREED_DRAW: "agreed-draw", ABANDON: ABANDONED}


def last_seat_outcome(seats: int, gone: list[int], ending: str) -> Outcome:
    """Return the outcome when all seats but one are *gone*, in this order: the later, the better.

    Points are not counted, because the game did not come to its end: every score is 0.
    """
    ranks = [1] * seats
    for place, seat in enumerate(gone):
        ranks[seat] = seats - place
    return Outcome(ending, [0] * seats, ranks, WON)


def with_gone_last(outcome: Outcome, gone: list[int]) -> Outcome:
    """Return the game's own outcome with the seats that are *gone* ranked behind all others."""
    stayed = sorted(rank for seat, rank in enumerate(outcome.ranks) if seat not in gone)
    ranks = [0 if seat in gone else 1 + stayed.index(rank) for seat, rank in enumerate(outcome.ranks)]
    for place, seat in enumerate(gone):
        ranks[seat] = len(ranks) - place
    verdict = WON if ranks.count(1) == 1 else outcome.verdict
    return Outcome(outcome.ending, outcome.scores, ranks, verdict)


def agreed_outcome(seats: int, gone: list[int], kind: str) -> Outcome:
    """Return the outcome when all agree to end the game by a draw or to abandon it; nothing is counted.

    Who is *gone* has no part in a draw; of an abandoned game nobody is the worse.
    """
    outcome = Outcome(AGREEMENTS[kind], [0] * seats, [1] * seats, DRAW)
    return with_gone_last(outcome, gone) if kind == AGREED_DRAW else outcome


def read_outcome(data: Data) -> Outcome:
    """Read an outcome from plain data."""
    record = Record("outcome", data)
    verdict = record.one_of("verdict", [WON, DRAW, SHARED])
    return Outcome(record.text("ending"), record.wholes("scores"), record.wholes("ranks"), verdict)
