"""A child: a process that answers questions line by line, started when needed and killed when it fails."""

from __future__ import annotations

import asyncio
import os
import signal
from asyncio.subprocess import DEVNULL, PIPE, SubprocessStreamProtocol
from contextlib import suppress
from typing import Final, cast

from msgspec.structs import replace

from eastfront.kernel.errors import EastfrontError
from eastfront.players.lines import (
    LONGEST_REPLY,
    BrokenLine,
    Choice,
    Problem,
    Question,
    Ready,
    Reply,
    Weigh,
    Weighed,
    read_reply,
    write_line,
)

# How long a process may take until it says that it is ready, in seconds: a busy machine loads slowly.
START: Final = 30.0

LATE: Final = "late"
CRASHED: Final = "crashed"
BROKEN: Final = "broken answer"
ILLEGAL: Final = "illegal"
CLOSED: Final = "closed"


class Fault(EastfrontError):
    """What a child did instead of answering: one of the words above, and nothing of what it was told."""


class Life(SubprocessStreamProtocol):
    """One run of a child's command: its streams, and whether it is over."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__(LONGEST_REPLY, loop)
        self.over = asyncio.Event()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Remember the process."""
        super().connection_made(transport)
        self.transport = cast(asyncio.SubprocessTransport, transport)
        self.pid = self.transport.get_pid()

    def process_exited(self) -> None:
        """Let whatever the process has started itself go with it."""
        self.kill_group()
        super().process_exited()
        self.over.set()

    def runs(self) -> bool:
        """Tell whether the process can still be asked, as far as is known."""
        assert self.stdout is not None
        return not self.over.is_set() and not self.stdout.at_eof()

    def say(self, question: Question | Weigh) -> None:
        """Send a line; that nobody reads it any more shows when the reply is awaited."""
        assert self.stdin is not None
        self.stdin.write(write_line(question))

    async def reply(self) -> Reply:
        """Return what the process says next."""
        assert self.stdout is not None
        return read_reply(await self.stdout.readuntil(b"\n"))

    def kill(self) -> None:
        """End the process and all that it has started, and read and write nothing more."""
        # A number that is free again may be another's.
        if not self.over.is_set():
            self.kill_group()
        ear = cast(asyncio.WriteTransport, self.transport.get_pipe_transport(0))
        if not ear.is_closing():
            ear.abort()
        mouth = cast(asyncio.ReadTransport, self.transport.get_pipe_transport(1))
        mouth.close()

    def kill_group(self) -> None:
        """Kill the process and what it has started; each child leads a group of its own."""
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self.pid, signal.SIGKILL)


class Child:
    """Runs *command* when it is first asked, and again after each time it failed."""

    def __init__(self, command: list[str]) -> None:
        self.command = command
        self.life: Life | None = None
        self.dying: list[Life] = []
        self.asked = 0
        self.closed = False

    async def choose(self, question: Question, deadline: float) -> str:
        """Return the option that is taken within *deadline* seconds from being asked, or raise a fault."""
        reply = await self.reply(question, deadline)
        if not isinstance(reply, Choice):
            raise Fault(BROKEN)
        if reply.option not in question.options:
            raise Fault(ILLEGAL)
        return reply.option

    async def weigh(self, question: Weigh, deadline: float) -> Weighed:
        """Return how options compare, as far as is found within *deadline* seconds, or raise a fault."""
        reply = await self.reply(question, deadline)
        if not isinstance(reply, Weighed):
            raise Fault(BROKEN)
        return reply

    async def reply(self, question: Question | Weigh, deadline: float) -> Choice | Weighed | Problem:
        """Return what the process says to *question*; one that says nothing to it is killed."""
        kept = False
        try:
            life = await self.living()
            async with asyncio.timeout(deadline):
                reply = await self.exchange(life, question)
            kept = True
            return reply
        except TimeoutError:
            raise self.fault(LATE) from None
        except (EOFError, OSError):
            raise self.fault(CRASHED) from None
        except (BrokenLine, asyncio.LimitOverrunError):
            raise self.fault(BROKEN) from None
        finally:
            if not kept:
                self.kill()

    async def living(self) -> Life:
        """Return the running process; a new one has said that it is ready."""
        if self.closed:
            raise Fault(CLOSED)
        if self.life and self.life.runs():
            return self.life
        self.kill()
        async with asyncio.timeout(START):
            self.life = life = await start(self.command)
            # It may have been closed while the process was made.
            if self.closed:
                raise Fault(CLOSED)
            if not isinstance(await life.reply(), Ready):
                raise BrokenLine("the first line must say that the bot is ready")
        return life

    async def exchange(self, life: Life, question: Question | Weigh) -> Choice | Weighed | Problem:
        """Ask and hear; each question has a number of its own, so that no answer is to another."""
        self.asked += 1
        life.say(replace(question, id=self.asked))
        reply = await life.reply()
        if isinstance(reply, Ready) or reply.id != self.asked:
            raise BrokenLine(f"the answer must be to question {self.asked}")
        return reply

    def fault(self, why: str) -> Fault:
        """Return the fault: a child that was closed is not to blame."""
        return Fault(CLOSED if self.closed else why)

    def kill(self) -> None:
        """End the process, if there is one; it takes a moment until it is over."""
        self.dying = [life for life in self.dying if not life.over.is_set()]
        if self.life:
            self.life.kill()
            self.dying.append(self.life)
            self.life = None

    async def close(self) -> None:
        """End the process for good, and wait until nothing is left of it."""
        self.closed = True
        self.kill()
        for life in list(self.dying):
            await life.over.wait()


async def start(command: list[str]) -> Life:
    """Start *command* in a process group of its own; what it complains about may tell of hidden cards."""
    loop = asyncio.get_running_loop()
    _, life = await loop.subprocess_exec(
        lambda: Life(loop), *command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, start_new_session=True
    )
    return life
