"""Rules that fail, to see what the lab makes of it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from eastfront.kernel.frames import Frame
from eastfront.kernel.game import Game, View
from eastfront.kernel.machine import Op
from eastfront.kernel.state import State
from eastfront.lab.coverage import CountingOp
from eastfront.players.player import Player


class BrokenOp(Op[State]):
    """An op that cannot run."""

    def run(self, state: State, frame: Frame) -> None:
        raise RuntimeError("this op is broken")


@contextmanager
def broken_op(game: Game[State, View], name: str) -> Iterator[None]:
    """Put an op that fails in the place of the op class *name*, for a while."""
    ops, step = next(
        (ops, step) for ops in game.machine.ops for step, op in enumerate(ops) if name == op_name(op)
    )
    whole = ops[step]
    ops[step] = BrokenOp()
    try:
        yield
    finally:
        ops[step] = whole


def op_name(op: Op[State]) -> str:
    return type(op.op if isinstance(op, CountingOp) else op).__name__


class LostPlayer(Player):
    """A player who takes the first option three times and then fails."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.left = 3

    def choose(self, view: View, options: list[int]) -> int:
        if self.left == 0:
            raise RuntimeError("this player is lost")
        self.left -= 1
        return options[0]
