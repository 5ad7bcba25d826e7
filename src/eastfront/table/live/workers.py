"""Workers: processes in which computer players think, so that none of them can stall or stop a server.

Only a sergeant who stands in for one that is late or lost thinks in the server itself.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from eastfront.kernel.errors import SetupError
from eastfront.kernel.playout import Dice
from eastfront.players.levels import LEVELS, SERGEANT
from eastfront.players.lines import LARGEST, Choice, Question, Weigh, Weighed
from eastfront.players.player import SEED_MASK
from eastfront.players.worker import answer_question
from eastfront.table.live.child import CLOSED, LATE, Child, Fault

__all__ = ["Answer", "Question", "Weigh", "Workers"]

OWN_COMMAND: Final = [sys.executable, "-P", "-m", "eastfront.players.worker"]

# How many deadlines a question waits for a free worker.
PATIENCE: Final = 10.0
# How many times as long as it may think a process may take to weigh: it sees each world to its end.
SLOW: Final = 5.0


class Answer(Struct, frozen=True):
    """The option to take; *fallback* is empty, or says why it is not the player's own.

    It is `late`, `crashed`, `broken answer` or `illegal`, or else `closed`: then no player was at
    fault, and the option should not be taken.
    """

    option: str
    fallback: str = ""


class Workers:
    """Answers questions by *size* processes for our own levels and as many for each of *commands*.

    *commands* are outside bots, argument lists by the name of the level. A process has *deadline*
    seconds to answer, counted from when it is asked; to start it takes the time it takes.
    """

    def __init__(self, size: int, deadline: float, commands: dict[str, list[str]] | None = None) -> None:
        refuse_names(commands or {})
        self.deadline = deadline
        self.own = Crew(OWN_COMMAND, size)
        self.outside = {level: Crew(command, size) for level, command in (commands or {}).items()}

    async def choose(self, question: Question) -> Answer:
        """Return what the player of the question's level takes, or a fallback; no player makes it fail."""
        assert question.options, f"{question.game}: there is nothing to choose from"
        assert 0 <= question.seed <= LARGEST, f"{question.game}: the seed must be from 0 to {LARGEST}"
        crew = self.outside.get(question.level, self.own)
        try:
            async with self.borrowed(crew) as child:
                return Answer(await child.choose(question, self.deadline))
        except Fault as fault:
            return fall_back(question, str(fault))

    async def weigh(self, question: Weigh) -> Weighed | None:
        """Return how the options of a decision compare; nothing where no process finds that out in time."""
        with suppress(Fault):
            async with self.borrowed(self.own) as child:
                return await child.weigh(question, self.deadline + SLOW * question.seconds)
        return None

    @asynccontextmanager
    async def borrowed(self, crew: Crew) -> AsyncIterator[Child]:
        """Give a free process of a crew; it is a fault if none gets free in time."""
        try:
            async with asyncio.timeout(PATIENCE * self.deadline):
                child = await crew.free.get()
        except TimeoutError:
            raise Fault(LATE) from None
        try:
            yield child
        finally:
            crew.free.put_nowait(child)

    async def close(self) -> None:
        """Kill every process; questions that are still open get the fallback `closed`."""
        crews = [self.own, *self.outside.values()]
        await asyncio.gather(*(child.close() for crew in crews for child in crew.children))


class Crew:
    """The children that run one command, and those of them that are *free*."""

    def __init__(self, command: list[str], size: int) -> None:
        self.children = [Child(command) for _ in range(size)]
        # Last in, first out: what one process can answer alone never starts a second.
        self.free: asyncio.LifoQueue[Child] = asyncio.LifoQueue()
        for child in self.children:
            self.free.put_nowait(child)


def fall_back(question: Question, why: str) -> Answer:
    """Return what a sergeant takes with the question's dice, or a fair throw of them where he fails too.

    He thinks here: rules of thumb take milliseconds, and a process may be what failed.
    """
    # Nobody takes what is chosen when all is over.
    if why != CLOSED:
        reply = answer_question(replace(question, level=SERGEANT))
        if isinstance(reply, Choice) and reply.option in question.options:
            return Answer(reply.option, why)
    dice = Dice(question.seed & SEED_MASK)
    return Answer(question.options[dice.below(len(question.options))], why)


def refuse_names(commands: dict[str, list[str]]) -> None:
    """Refuse an outside bot that has no command or bears the name of a level of our own."""
    for level, command in commands.items():
        if level in LEVELS:
            raise SetupError(
                f"a bot cannot be called {level!r}: that is one of our own levels; name it otherwise"
            )
        if not command:
            raise SetupError(f"the bot {level!r} has no command; it needs a program and its arguments")
