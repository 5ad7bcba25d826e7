"""The engine on a Dask cluster: the same tasks, on whatever machines there are."""

from __future__ import annotations

from asyncio import run, wait_for
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import CancelledError
from contextlib import contextmanager, suppress
from functools import cache
from logging import CRITICAL, getLogger
from pkgutil import resolve_name
from threading import Event, Thread
from typing import TYPE_CHECKING, Final

from eastfront import __version__
from eastfront.builds import PACKAGE, build_name, files_of
from eastfront.kernel.errors import EastfrontError
from eastfront.lab.engine import Engine, Result, Task, Warn, be_silent, finished
from eastfront.lab.extra import LAB_EXTRA
from eastfront.lab.results import LAB, mark_of

if TYPE_CHECKING:
    from distributed import Client

# So many seconds a cluster has for its first answer.
PATIENCE: Final = 10
# So many seconds lie between two looks at who is left.
PAUSE: Final = 2.0
# Parts of Dask that tell a loss by tracebacks; we tell it in a line.
TALKATIVE: Final = ("client", "comm.core", "core", "utils")
OURS: Final = "eastfront"
KEPT: Final = "what was kept by --results is not played again"


class Cluster(Engine):
    """Does tasks on the Dask cluster at *address*, which does those of a lost worker again by itself."""

    def __init__(self, address: str, warn: Warn = be_silent) -> None:
        self.address = address
        self.warn = warn

    def run(self, work: Callable[..., Result], tasks: Sequence[Task]) -> Generator[Result, None, None]:
        mark = version_mark()
        with self.connected() as client, self.watched(client), self.explained():
            # A worker without our package does not refuse a task: it goes, and the task waits for ever.
            client.run(resolve_name, f"{OURS}:__version__")
            alike: list[Task] = [(mark, work, *task) for task in tasks]
            for _, result in finished(client.get_executor(pure=False), do_alike, alike):
                yield result

    @contextmanager
    def connected(self) -> Iterator[Client]:
        """Give a client of the cluster for a while."""
        try:
            from distributed import Client
        except ImportError:
            raise EastfrontError(f"--cluster needs Dask: {LAB_EXTRA}") from None
        try:
            run(self.knock())
            client = Client(self.address, timeout=PATIENCE, set_as_default=False)
        except (OSError, OverflowError, ValueError) as problem:
            reason = str(problem).partition("\n")[0] or "no answer"
            raise EastfrontError(f"there is no Dask cluster at {self.address}: {reason}") from None
        for part in TALKATIVE:
            getLogger(f"distributed.{part}").setLevel(CRITICAL)
        with client:
            if not client.nthreads():
                self.warn(f"the cluster at {self.address} has no workers yet: the run waits for some")
            yield client

    @contextmanager
    def watched(self, client: Client) -> Iterator[None]:
        """Say so when workers are lost, and when none is left."""
        over = Event()
        Thread(target=self.watch, args=(client, set(client.nthreads()), over), daemon=True).start()
        try:
            yield
        finally:
            over.set()

    def watch(self, client: Client, before: set[str], over: Event) -> None:
        """Look at the workers again and again, until the run is over or the cluster does not answer."""
        # A cluster that is lost is told of where its results are waited for.
        with suppress(Exception):
            while not over.wait(PAUSE):
                now = set(client.nthreads())
                for lost in sorted(before - now):
                    self.warn(
                        f"the cluster has lost its worker {lost}: what that had not finished is done again"
                    )
                if before and not now:
                    self.warn("the cluster has no workers any more: the run waits for some")
                before = now

    async def knock(self) -> None:
        """Fail where no cluster answers; a client would wait for ever, and complain again at the end."""
        from distributed.comm import connect, normalize_address

        # Whoever listens without being one never answers the greeting.
        comm = await wait_for(connect(normalize_address(self.address)), PATIENCE)
        comm.abort()

    @contextmanager
    def explained(self) -> Iterator[None]:
        """Say in one line what became of a cluster."""
        from distributed import KilledWorker

        try:
            yield
        except CancelledError:
            raise EastfrontError(f"the cluster at {self.address} is lost; {KEPT}") from None
        except KilledWorker as problem:
            raise EastfrontError(
                f"workers of the cluster at {self.address} die again and again "
                f"(the last one: {problem.last_worker.address}); {KEPT}"
            ) from None
        except (ModuleNotFoundError, RuntimeError) as problem:
            if not is_lacking(problem):
                raise
            raise EastfrontError(
                f"eastfront is missing on the cluster at {self.address}: scheduler and workers need it, "
                "the same version as here"
            ) from None


def is_lacking(problem: Exception) -> bool:
    """Tell whether a worker, or the scheduler, which says it in its own way, lacks our package."""
    if isinstance(problem, ModuleNotFoundError):
        return str(problem.name).partition(".")[0] == OURS
    return "deserialization of the task graph" in str(problem)


@cache
def version_mark() -> str:
    """Return a text that is equal only where package, rules, players, lab and kind of Python are."""
    return f"{__version__} {build_name(PACKAGE)} {mark_of(files_of(PACKAGE, (LAB,)))}"


def do_alike(mark: str, work: Callable[..., Result], *task: object) -> Result:
    """Do a task on a worker, if games come out there as they do where *mark* comes from."""
    if mark != version_mark():
        raise EastfrontError(
            f"a worker of the cluster runs another version of eastfront or of Python: {version_mark()}, "
            f"here it is {mark}"
        )
    return work(*task)
