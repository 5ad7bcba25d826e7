"""The smallest thing that runs on the machine: ops that count, ask and start one another."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from eastfront.kernel.decision import noun_of, option_of
from eastfront.kernel.frames import Frame
from eastfront.kernel.luck import new_luck
from eastfront.kernel.machine import Machine, Op, Programs
from eastfront.kernel.state import State

SECRET, OPEN = 0, 1
OPEN_KINDS = [False, True]
ADD = 3


class Counting(State):
    def __init__(self) -> None:
        super().__init__(new_luck(b"key", 1))
        self.sum = 0
        self.trail: list[str] = []

    def clone(self) -> Counting:
        other = Counting()
        self.copy_base(other)
        other.sum = self.sum
        other.trail = list(self.trail)
        return other


class Note(Op[Counting]):
    """Write down a word."""

    def __init__(self, word: str) -> None:
        self.word = word

    def run(self, state: Counting, frame: Frame) -> None:
        state.trail.append(self.word)
        frame.done()


class Ask(Op[Counting]):
    """Ask the frame's seat *times* for one of *numbers* and add it up."""

    def __init__(self, kind: int, numbers: list[int], times: int = 1) -> None:
        self.kind = kind
        self.numbers = numbers
        self.times = times

    def run(self, state: Counting, frame: Frame) -> None:
        if frame.left == self.times:
            frame.done()
            return
        options = vec[i64]()
        for number in self.numbers:
            options = append(options, option_of(ADD, number))
        state.ask(frame.seat, self.kind, options)

    def answer(self, state: Counting, frame: Frame, option: i64) -> None:
        state.sum += int(noun_of(option))
        frame.it = noun_of(option)
        frame.left += 1
        frame.last = noun_of(option)


class Start(Op[Counting]):
    """Start another program; this one goes on after it."""

    def __init__(self, program: int, seat: int) -> None:
        self.program = program
        self.seat = seat

    def run(self, state: Counting, frame: Frame) -> None:
        frame.done()
        state.push(self.program, self.seat, frame.source)


def started(*programs: list[Op[Counting]]) -> tuple[Machine[Counting], Counting]:
    """Return a machine with these programs and a state at the first decision of the last of them."""
    known: Programs[Counting] = Programs()
    for number, ops in enumerate(programs):
        known.add(f"program {number}", ops)
    machine = Machine(known, OPEN_KINDS)
    state = Counting()
    state.push(len(programs) - 1, 1, 5)
    machine.advance(state)
    return machine, state


def take(machine: Machine[Counting], state: Counting, number: int) -> None:
    machine.answer(state, option_of(ADD, number))
    machine.advance(state)
