"""What both toys write alike as plain data: luck, frames and what is asked; and dealing hidden cards."""

from __future__ import annotations

from collections.abc import Callable

from librt.vecs import vec
from mypy_extensions import i64

from eastfront.kernel.data import Data, Record
from eastfront.kernel.decision import NOBODY
from eastfront.kernel.frames import Frame
from eastfront.kernel.luck import Luck
from eastfront.kernel.playout import Dice
from eastfront.kernel.state import State


def listed(cards: vec[i64]) -> list[int]:
    return [int(card) for card in cards]


def wholes(numbers: list[int]) -> Data:
    return [*numbers]


def packed(cards: list[int]) -> vec[i64]:
    return vec[i64](cards)


def write_luck(luck: Luck) -> Data:
    return {"key": luck.key.hex(), "drawn": wholes(listed(luck.drawn))}


def read_luck(record: Record) -> Luck:
    return Luck(bytes.fromhex(record.text("key")), packed(record.wholes("drawn")))


def write_frames(frames: list[Frame], programs: list[str]) -> Data:
    return [
        {
            "program": programs[frame.program],
            "step": int(frame.step),
            "seat": int(frame.seat),
            "source": int(frame.source),
            "it": int(frame.it),
            "left": int(frame.left),
            "last": int(frame.last),
        }
        for frame in frames
    ]


def read_frames(record: Record, programs: list[str]) -> list[Frame]:
    frames = []
    for inner in record.records("frames"):
        frame = Frame(programs.index(inner.text("program")), inner.whole("seat"), inner.whole("source"))
        frame.step = inner.whole("step")
        frame.it = inner.whole("it")
        frame.left = inner.whole("left")
        frame.last = inner.whole("last")
        frames.append(frame)
    return frames


def write_question(state: State, kinds: list[str]) -> Data:
    if state.asked == NOBODY:
        return {"asked": NOBODY, "kind": "", "options": []}
    return {"asked": int(state.asked), "kind": kinds[state.kind], "options": wholes(listed(state.options))}


def read_question(record: Record, state: State, kinds: list[str]) -> None:
    state.asked = record.whole("asked")
    if state.asked != NOBODY:
        state.kind = kinds.index(record.text("kind"))
        state.options = packed(record.wholes("options"))


def mixed_up(cards: list[int], dice: Dice) -> list[int]:
    """Return *cards* in another order, all orders equally likely."""
    rest, mixed = list(cards), []
    while rest:
        mixed.append(rest.pop(dice.below(len(rest))))
    return mixed


def take_first(pool: list[int], fits: Callable[[int], bool]) -> int:
    """Take the first card of *pool* that fits out of it."""
    card = next(card for card in pool if fits(card))
    pool.remove(card)
    return card
