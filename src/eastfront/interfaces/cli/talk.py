"""A talk with a bot: lines to it and from it, over our own streams or those of a process."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from subprocess import PIPE, Popen, TimeoutExpired
from typing import BinaryIO, Final, cast

from eastfront.kernel.errors import EastfrontError, IllegalOption, SetupError
from eastfront.players.lines import (
    LONGEST_REPLY,
    BrokenLine,
    Choice,
    Problem,
    Question,
    Ready,
    Reply,
    Told,
    fall_silent,
    read_reply,
    write_line,
)

# How long a bot may take to end once there is nothing more to hear, in seconds.
PARTING: Final = 5.0


# How often a question is asked again before the bot has lost.
AGAIN: Final = 3


class Ended(EastfrontError):
    """The bot is not there any more."""


class Talk:
    """What is said to a bot goes to *ear*, what it says comes from *mouth*."""

    def __init__(self, ear: BinaryIO, mouth: BinaryIO) -> None:
        self.ear = ear
        self.mouth = mouth
        self.asked = 0

    def number(self) -> int:
        """Return the number of the next question."""
        self.asked += 1
        return self.asked

    def say(self, said: Told) -> None:
        """Send a line to the bot."""
        try:
            self.ear.write(write_line(said))
            self.ear.flush()
        except BrokenPipeError:
            raise Ended("the bot has stopped listening") from None

    def hear(self) -> Reply:
        """Return what the bot says next; that it is ready goes without saying."""
        reply: Reply = Ready()
        while isinstance(reply, Ready):
            reply = read_reply(self.line())
        return reply

    def ask(self, question: Question) -> str:
        """Return the option that the bot takes; nothing if it never answers rightly, which it is told."""
        for _ in range(1 + AGAIN):
            self.say(question)
            try:
                return chosen(question, self.hear())
            except (BrokenLine, IllegalOption) as wrong:
                legal = ", ".join(question.options)
                self.say(Problem(question.id, f"{wrong}; legal: {legal}"))
        return ""

    def line(self) -> bytes:
        """Return the bot's next line; one that is too long is read to its end, but not kept."""
        line = self.mouth.readline(LONGEST_REPLY)
        if not line:
            raise Ended("the bot has ended")
        if len(line) < LONGEST_REPLY or line.endswith(b"\n"):
            return line
        while line and not line.endswith(b"\n"):
            line = self.mouth.readline(LONGEST_REPLY)
        raise BrokenLine(f"it is longer than {LONGEST_REPLY} bytes")


def chosen(question: Question, reply: Reply) -> str:
    """Return the option that *reply* takes, or say what is wrong with it."""
    if not isinstance(reply, Choice):
        raise BrokenLine("an answer must be of type 'choice'")
    if reply.id != question.id:
        raise BrokenLine(f"it must answer question {question.id}, not {reply.id}")
    if reply.option not in question.options:
        raise IllegalOption(f"{reply.option!r} is not offered")
    return reply.option


@contextmanager
def own_talk() -> Iterator[Talk]:
    """Talk over our own standard output and input: the bot has started us."""
    ear = sys.stdout.buffer
    try:
        yield Talk(ear, sys.stdin.buffer)
    finally:
        try:
            ear.flush()
        except BrokenPipeError:
            fall_silent()


@contextmanager
def child_talk(command: list[str]) -> Iterator[Talk]:
    """Talk to a bot that *command* starts; what it complains about goes where our own complaints go."""
    try:
        process = Popen(command, stdin=PIPE, stdout=PIPE)
    except OSError as problem:
        raise SetupError(f"the bot cannot be started: {problem}") from None
    try:
        # A Popen without a text mode has streams of bytes.
        yield Talk(cast(BinaryIO, process.stdin), cast(BinaryIO, process.stdout))
    finally:
        part(process)


def part(process: Popen[bytes]) -> None:
    """End the talk, and the process if that does not end it."""
    assert process.stdin is not None
    assert process.stdout is not None
    with suppress(BrokenPipeError):
        process.stdin.close()
    try:
        process.wait(PARTING)
    except TimeoutExpired:
        process.kill()
        process.wait()
    process.stdout.close()
