"""Frames: how far a program has come. Public ints only, so a state is plain data in mid-effect."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NO_CARD: Final = -1


class Frame:
    """One running program: which, next op, for whom, from which card, and a few public ints.

    *it* is the last thing that an op of this program picked: a card, or whatever else the game
    numbers, as long as everybody may know it; it stays for the ops that follow. *left* and *last*
    belong to the op at work: how much remains, and the last noun picked, so that picks come in
    ascending order.
    """

    __slots__ = ("it", "last", "left", "program", "seat", "source", "step")

    def __init__(self, program: i64, seat: i64, source: i64) -> None:
        self.program: i64 = program
        self.step: i64 = 0
        self.seat: i64 = seat
        self.source: i64 = source
        self.it: i64 = NO_CARD
        self.left: i64 = 0
        self.last: i64 = 0

    def done(self) -> None:
        """Go on to the next op, with clean ints."""
        self.step += 1
        self.left = 0
        self.last = 0

    def clone(self) -> Frame:
        """Return an equal frame that shares nothing."""
        other = Frame(self.program, self.seat, self.source)
        other.step = self.step
        other.it = self.it
        other.left = self.left
        other.last = self.last
        return other
