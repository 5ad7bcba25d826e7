"""Engines: where the work of a run is done, in this process, in several, or on a cluster."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context, parent_process
from signal import SIG_IGN, SIGINT, signal
from threading import Thread
from typing import Final, TypeVar

from eastfront.kernel.errors import EastfrontError

Task = tuple[object, ...]
Result = TypeVar("Result")
Warn = Callable[[str], None]

# So often processes may die without a single task done in between.
DEATHS: Final = 3


def be_silent(message: str) -> None:
    """Say nothing."""


class Engine:
    """Does tasks one after the other, here."""

    def run(self, work: Callable[..., Result], tasks: Sequence[Task]) -> Generator[Result, None, None]:
        """Yield what *work* makes of each task, in any order."""
        for task in tasks:
            yield work(*task)


class Processes(Engine):
    """Does tasks in *jobs* processes of this machine; those of a process that dies are done again."""

    def __init__(self, jobs: int, warn: Warn = be_silent) -> None:
        self.jobs = jobs
        self.warn = warn

    def run(self, work: Callable[..., Result], tasks: Sequence[Task]) -> Generator[Result, None, None]:
        left = list(tasks)
        deaths = 0
        while left:
            before = len(left)
            try:
                for task, result in self.attempt(work, left):
                    left.remove(task)
                    yield result
            except BrokenProcessPool:
                deaths = deaths + 1 if len(left) == before else 1
                if deaths == DEATHS:
                    raise EastfrontError(
                        "the processes of this run are killed again and again; fewer --jobs need less memory"
                    ) from None
                self.warn("a process of this run was killed: what it had not finished is done again")

    def attempt(self, work: Callable[..., Result], tasks: list[Task]) -> Iterator[tuple[Task, Result]]:
        """Yield tasks with their results, until all are done or a process dies."""
        # A forked process would share locks and compiled state with its parent.
        with ProcessPoolExecutor(self.jobs, get_context("spawn"), initializer=stay_with_parent) as pool:
            try:
                yield from finished(pool, work, tasks)
            except KeyboardInterrupt:
                # The pool would wait for what they are at, and for all that is handed out.
                for process in active_children():
                    process.kill()
                raise


def stay_with_parent() -> None:
    """Let this process end when its parent is killed, for whose work it would wait for ever, and not before.

    Ctrl-C at a terminal reaches both, and is the parent's to answer.
    """
    signal(SIGINT, SIG_IGN)
    Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """Wait for the parent's end and end at once, whatever is being done."""
    parent = parent_process()
    assert parent
    parent.join()
    os._exit(1)


def finished(
    executor: Executor, work: Callable[..., Result], tasks: list[Task]
) -> Iterator[tuple[Task, Result]]:
    """Yield tasks with their results as they come; what is left is called off when nobody waits any more."""
    futures: dict[Future[Result], Task] = {}
    try:
        for task in tasks:
            futures[executor.submit(work, *task)] = task
        for future in as_completed(futures):
            # Taken out: a run of any length keeps no result that has been seen.
            yield futures.pop(future), future.result()
    except KeyboardInterrupt:
        # Whoever does the tasks is ended as well: nothing is to be called off.
        futures.clear()
        raise
    finally:
        for future in futures:
            future.cancel()


def make_engine(jobs: int, warn: Warn = be_silent, cluster: str = "") -> Engine:
    """Return the engine for *jobs* processes, or for the cluster at an address."""
    if cluster:
        # Imported here, as it is an engine itself and few runs need it.
        from eastfront.lab.cluster import Cluster

        return Cluster(cluster, warn)
    return Processes(jobs, warn) if jobs > 1 else Engine()
