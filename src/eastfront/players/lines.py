"""Lines: what a program and a bot say to each other, one JSON object a line."""

from __future__ import annotations

import os
import sys
from typing import Annotated, Any, Final, TypeAlias

import msgspec
from msgspec import Meta, Struct

from eastfront.kernel.errors import EastfrontError

# What a bot says is short; a longer line is broken.
LONGEST_REPLY: Final = 64 * 1024

# Numbers that every language can read: some have nothing but doubles.
LARGEST: Final = 2**53 - 1
Whole: TypeAlias = Annotated[int, Meta(ge=0, le=LARGEST)]


class BrokenLine(EastfrontError):
    """A line that is not what the protocol has there; *id* is that of its question, where it says one."""

    def __init__(self, problem: str, id: int | None = None) -> None:
        super().__init__(f"the line is broken: {problem}")
        self.id = id


class Question(Struct, frozen=True, tag="choose"):
    """A choice to be made for one seat, by what it may know.

    *view* is the view's plain data, *options* are the names of its options, never empty. The answer
    depends on nothing else: *seed*, from 0 to `LARGEST`, is where a bot's dice come from.
    """

    game: str
    level: str
    seed: Whole
    view: Any
    options: list[str]
    id: Whole = 0


class Weigh(Struct, frozen=True, tag="weigh"):
    """A decision whose options are to be compared, by what its seat may know.

    So many *decisions* may be played for it, for so many *seconds*. Only our own worker is asked that.
    """

    game: str
    seed: Whole
    view: Any
    decisions: Whole
    seconds: float
    id: Whole = 0


class Choice(Struct, frozen=True, tag="choice"):
    """The option that a bot takes."""

    id: Whole
    option: str


class Tried(Struct, frozen=True):
    """An option that was tried: what it is worth beyond the best one, how sure that is, where it leads.

    In so many of the *worlds* the game was *won* or *lost* before the look ended; if it always was, for both,
    it is not *judged*.
    """

    option: str
    gain: float
    error: float
    worlds: Whole
    prospects: list[float]
    won: Whole
    lost: Whole
    judged: bool


class Weighed(Struct, frozen=True, tag="weighed"):
    """How the options of a decision compare after some *turns*, the best first; rules of *thumb* name one."""

    id: Whole
    thumb: str
    options: list[Tried]
    turns: Whole


class Problem(Struct, frozen=True, tag="error"):
    """What was wrong with the other's last line; *id* is that of the question, where it is known."""

    id: Whole | None
    message: str


class Ready(Struct, frozen=True, tag="ready"):
    """The first line of a bot: it has started and can be asked."""


class End(Struct, frozen=True, tag="end"):
    """The last line of a game to a bot: how it came out."""

    outcome: Any


class Mark(Struct, frozen=True):
    """The number of a question, whatever else its line holds."""

    id: Whole | None = None


Told: TypeAlias = Question | Weigh | Problem | End
Reply: TypeAlias = Choice | Weighed | Problem | Ready

TOLD: Final[msgspec.json.Decoder[Told]] = msgspec.json.Decoder(Told)
REPLIES: Final[msgspec.json.Decoder[Reply]] = msgspec.json.Decoder(Reply)
MARKS: Final = msgspec.json.Decoder(Mark)


def write_line(said: Told | Reply) -> bytes:
    """Return the line for what is *said*, with its line end."""
    return msgspec.json.encode(said) + b"\n"


def read_told(line: bytes) -> Told:
    """Return what a bot is told in *line*, or say why it is nothing."""
    try:
        return TOLD.decode(line)
    except (ValueError, RecursionError) as problem:
        raise BrokenLine(str(problem), read_mark(line)) from None


def read_mark(line: bytes) -> int | None:
    """Return the number that a broken line bears, if that much can be read."""
    try:
        return MARKS.decode(line).id
    except (ValueError, RecursionError):
        return None


def read_reply(line: bytes) -> Reply:
    """Return what a bot says in *line*, or say why it is nothing."""
    try:
        return REPLIES.decode(line)
    except (ValueError, RecursionError) as problem:
        raise BrokenLine(str(problem)) from None


def fall_silent() -> None:
    """Let what is left to say to nobody vanish, or it would fail once more when Python ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
