"""What fuzzing has reached: ops of programs, endings, answers of editions."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from mypy_extensions import i64

from eastfront.kernel.frames import Frame
from eastfront.kernel.game import Game, View
from eastfront.kernel.machine import Op
from eastfront.kernel.state import State

# A program's number and a step in it.
Place = tuple[int, int]


@dataclass
class Coverage:
    """How often each thing was reached. An op is counted at each place of a program where it stands."""

    ops: Counter[Place] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    answers: Counter[str] = field(default_factory=Counter)

    def merge(self, other: Coverage) -> None:
        """Add what another process has reached."""
        self.ops += other.ops
        self.endings += other.endings
        self.answers += other.answers


class CountingOp(Op[State]):
    """Counts how often an op runs, and lets it run. Compiled machines call it like their own ops."""

    def __init__(self, op: Op[State], place: Place, counts: Counter[Place]) -> None:
        self.op = op
        self.place = place
        self.counts = counts

    def can(self, state: State, seat: i64, source: i64) -> bool:
        return self.op.can(state, seat, source)

    def run(self, state: State, frame: Frame) -> None:
        self.counts[self.place] += 1
        self.op.run(state, frame)

    def answer(self, state: State, frame: Frame, option: i64) -> None:
        self.op.answer(state, frame, option)


def count_ops(game: Game[State, View]) -> Counter[Place]:
    """Put a counting op in front of every op that the machine of *game* runs; return the counts."""
    counts: Counter[Place] = Counter()
    for program, ops in enumerate(game.machine.ops):
        for step, op in enumerate(ops):
            ops[step] = CountingOp(op, (program, step), counts)
    return counts


def op_names(game: Game[State, View]) -> dict[Place, str]:
    """Return the name of the op at each place of each program."""
    return {
        (program, step): type(op).__name__
        for program, ops in enumerate(game.machine.ops)
        for step, op in enumerate(ops)
    }


def all_answers(game: Game[State, View]) -> list[str]:
    """Return every answer to every question, `key=value`."""
    questions = game.describe().editions.questions
    return [f"{key}={value}" for key, question in questions.items() for value in question.values]
