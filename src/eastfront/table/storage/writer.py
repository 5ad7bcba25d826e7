"""The writer of a SQLite file: one thread that writes for everybody, in as few transactions as it can."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Generic, TypeAlias, TypeVar

from sqlalchemy import Connection, Engine

Result = TypeVar("Result")

# What a piece of work came to: what it returned, or what it raised.
Outcome: TypeAlias = "tuple[object, BaseException | None]"


@dataclass
class Piece(Generic[Result]):
    """Work that waits for its turn, and for whoever wants to know what came of it."""

    work: Callable[[Connection], Result]
    done: asyncio.Future[Result] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Writer:
    """Does all that came in while it was busy in one transaction, so that one wait for the disk serves all.

    If any of it fails, nothing of it is kept, and each piece is done again in a transaction of its own.
    *turn* is held meanwhile, so that other writers of the process wait in line.
    """

    def __init__(self, engine: Engine, turn: asyncio.Lock) -> None:
        self.engine = engine
        self.turn = turn
        self.thread = ThreadPoolExecutor(1, "eastfront-writer")
        self.waiting: list[Piece[object]] = []
        self.task: asyncio.Task[None] | None = None
        # Kept from one transaction to the next, and touched by the thread only.
        self.connection: Connection | None = None
        self.is_closed = False

    async def do(self, work: Callable[[Connection], Result]) -> Result:
        """Do *work* in a transaction, kept if it returns and undone if it raises."""
        piece = Piece(work)
        self.waiting.append(piece)  # type: ignore[arg-type]
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self.empty())
        return await piece.done

    async def empty(self) -> None:
        """Work until nothing is waiting."""
        loop = asyncio.get_running_loop()
        while self.waiting:
            async with self.turn:
                pieces, self.waiting = self.waiting, []
                outcomes = await loop.run_in_executor(self.thread, self.write, [each.work for each in pieces])
            for piece, outcome in zip(pieces, outcomes, strict=True):
                settle(piece, outcome)

    def write(self, works: list[Callable[[Connection], object]]) -> list[Outcome]:
        """Do all works at once, or one by one if that fails."""
        if len(works) > 1:
            try:
                with self.transaction() as connection:
                    return [(work(connection), None) for work in works]
            except Exception:
                # Whatever it is, it belongs to whoever gave that piece: one by one it is found who did.
                pass
        return [self.write_one(work) for work in works]

    def write_one(self, work: Callable[[Connection], object]) -> Outcome:
        """Do one work in a transaction of its own."""
        try:
            with self.transaction() as connection:
                return work(connection), None
        except Exception as problem:
            return None, problem

    @contextmanager
    def transaction(self) -> Iterator[Connection]:
        """Give a connection for one transaction; after a failure the next one gets a new connection."""
        if self.connection is None:
            self.connection = self.engine.connect()
        try:
            with self.connection.begin():
                yield self.connection
        except BaseException:
            self.hang_up()
            raise

    def hang_up(self) -> None:
        """Let go of the connection."""
        if self.connection is not None:
            self.connection.close()
            self.connection = None

    def close(self) -> None:
        """Wait for what is being written, and let go of the file; nothing can be written any more."""
        if not self.is_closed:
            self.is_closed = True
            self.thread.submit(self.hang_up).result()
            self.thread.shutdown()
        self.engine.dispose()


def settle(piece: Piece[object], outcome: Outcome) -> None:
    """Tell whoever waits what came of a piece of work; somebody who was cancelled does not wait any more."""
    if piece.done.done():
        return
    result, problem = outcome
    if problem is None:
        piece.done.set_result(result)
    else:
        piece.done.set_exception(problem)
