"""What is in use: to see whether something is left behind."""

from __future__ import annotations

import gc
from collections.abc import Callable
from typing import Final

ROUNDS: Final = 3


def left_behind(work: Callable[[], object]) -> int:
    """Return how many objects *work* leaves behind each time, once it has warmed up.

    That is the least of some rounds: a leak shows in every one of them, what another thread or the
    collector itself happens to make meanwhile does not.
    """
    work()
    found: list[int] = []
    for _ in range(ROUNDS):
        before = objects_in_use()
        work()
        found.append(objects_in_use() - before)
    return min(found)


def objects_in_use() -> int:
    """Count the objects that the collector knows, after it has run."""
    gc.collect()
    return len(gc.get_objects())
