"""The machine: runs programs until somebody must be asked, and hands answers to the op that asked."""

from __future__ import annotations

from typing import Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from eastfront.kernel.catalogue import Catalogue
from eastfront.kernel.data import Data, Record
from eastfront.kernel.decision import NOBODY
from eastfront.kernel.errors import DataError
from eastfront.kernel.frames import Frame
from eastfront.kernel.message import Message
from eastfront.kernel.state import State
from eastfront.kernel.zones import Zone, listed, zone_of

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Op(Generic[S]):
    """One step of a program; immutable, shared by all states.

    `run` either does its work and calls `frame.done()`, or asks; it is run again after each
    answer until it is done. What an op remembers between answers is in the frame. A sample lets
    the op that asked run once more, so a run that asks does nothing else, or nothing twice.
    """

    def words(self) -> Message:
        """Say what this op does, for the generated card text."""
        raise AssertionError("this op is part of the sequence of play and has no card text")

    def can(self, state: S, seat: i64, source: i64) -> bool:
        """Tell whether it may be offered or paid now, for *seat* by the card *source*."""
        return True

    def run(self, state: S, frame: Frame) -> None:
        """Do the work, or ask for what it needs."""
        raise NotImplementedError

    def answer(self, state: S, frame: Frame, option: i64) -> None:
        """Carry out the *option* chosen."""
        raise AssertionError("this op asks nothing")


class Programs(Generic[S]):
    """All programs of a game under fixed rules, by number and by name."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.ops: list[list[Op[S]]] = []
        self.numbers: dict[str, int] = {}

    def add(self, name: str, ops: list[Op[S]]) -> int:
        """Add a program and return its number."""
        assert name not in self.numbers, name
        self.numbers[name] = len(self.names)
        self.names.append(name)
        self.ops.append(ops)
        return self.numbers[name]

    def frames_to_data(self, frames: list[Frame], names: Catalogue) -> Data:
        """Write frames by the names of their programs, the one at work last."""
        return [
            {
                "program": self.names[frame.program],
                "step": int(frame.step),
                "seat": int(frame.seat),
                "source": names.source_to_data(frame.source),
                "it": names.it_to_data(frame.it),
                "left": int(frame.left),
                "last": int(frame.last),
            }
            for frame in frames
        ]

    def read_frames(self, record: Record, seats: int, names: Catalogue) -> list[Frame]:
        """Read the frames of a game of *seats* seats."""
        frames = [self.read_frame(inner, seats, names) for inner in record.records("frames")]
        if frames and frames[-1].step == len(self.ops[frames[-1].program]):
            raise DataError(f"{record.where}: the program at work has no step left")
        return frames

    def read_frame(self, record: Record, seats: int, names: Catalogue) -> Frame:
        """Read one frame."""
        name = record.text("program")
        if name not in self.numbers:
            raise DataError(f"{record.where}: there is no program {name!r}")
        program = self.numbers[name]
        frame = Frame(program, record.within("seat", 0, seats - 1), names.read_source(record))
        frame.step = record.within("step", 0, len(self.ops[program]))
        frame.it = names.read_it(record)
        frame.left = record.whole("left")
        frame.last = record.whole("last")
        return frame


class Codec(Generic[S]):
    """Writes and reads cards and frames of a game by their names."""

    def __init__(self, names: Catalogue, programs: Programs[S]) -> None:
        self.names = names
        self.programs = programs

    def cards(self, cards: list[int]) -> Data:
        """Write cards by id; where there is no card the text is empty."""
        return [self.names.card_to_data(card) for card in cards]

    def zone(self, zone: Zone) -> Data:
        """Write a zone by the ids of its cards, its top last."""
        return self.cards(listed(zone.cards))

    def read_cards(self, record: Record, key: str) -> list[int]:
        """Read cards by id."""
        return [self.names.card(name) for name in record.texts(key)]

    def read_zone(self, record: Record, key: str) -> Zone:
        """Read a zone by the ids of its cards, its top last."""
        return zone_of(self.read_cards(record, key))

    def frames(self, frames: list[Frame]) -> Data:
        """Write frames by the names of their programs, the one at work last."""
        return self.programs.frames_to_data(frames, self.names)

    def read_frames(self, record: Record, seats: int) -> list[Frame]:
        """Read the frames of a game of *seats* seats."""
        return self.programs.read_frames(record, seats, self.names)


class Machine(Generic[S]):
    """Runs the frames of a state. *open_kinds* says of each kind whether spectators know its options."""

    def __init__(self, programs: Programs[S], open_kinds: list[bool]) -> None:
        self.ops: list[list[Op[S]]] = programs.ops
        self.open_kinds = open_kinds

    def advance(self, state: S) -> None:
        """Run until somebody is asked or no frame is left.

        A single option is taken without asking where the decision's kind is open: who is asked
        then tells nothing that the spectator does not see.
        """
        while state.asked == NOBODY:
            frames = state.frames
            if not frames:
                return
            frame = frames[-1]
            ops = self.ops[frame.program]
            if frame.step >= len(ops):
                frames.pop()
                continue
            ops[frame.step].run(state, frame)
            if state.asked != NOBODY and len(state.options) == 1 and self.open_kinds[state.kind]:
                self.answer(state, state.options[0])

    def ask_again(self, state: S) -> None:
        """Let the op at work ask its question anew, of a state that was dealt otherwise."""
        frame = state.frames[-1]
        self.ops[frame.program][frame.step].run(state, frame)

    def answer(self, state: S, option: i64) -> None:
        """Hand *option* to the op that asked."""
        state.asked = NOBODY
        frame = state.frames[-1]
        self.ops[frame.program][frame.step].answer(state, frame, option)
