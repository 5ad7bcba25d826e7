"""A run of any length needs no more memory than its first games do."""

from __future__ import annotations

from fractions import Fraction

import psutil
import pytest

from eastfront.lab.match import Plan
from eastfront.lab.simulate import play_chunk, simulate
from tests.memory import left_behind
from tests.soak import SOAK

PLAN = Plan("barbarossa", "kamikaze", ["conscript", "conscript"], {"turn_limit": "3"}, 1)
GAMES = 8
# Shares of a run between which memory is compared: tables are read and pools are filled before the first.
WARM = Fraction(1, 5)
# What the processes of a long run may grow by after that, all together.
GROWTH = 1_000_000


@pytest.mark.parametrize("occupants", [["conscript", "conscript"], ["sergeant", "conscript"]])
def test_nothing_of_a_game_is_left_when_it_is_over(occupants: list[str]) -> None:
    plan = Plan("barbarossa", "kamikaze", occupants, {"turn_limit": "3"}, 1)

    left = left_behind(lambda: play_chunk(plan, 0, GAMES, None))

    assert left < GAMES // 2


@pytest.mark.skipif(not SOAK, reason="takes minutes: a part of the soak")
def test_the_processes_of_a_long_run_do_not_grow() -> None:
    games = 20_000 * SOAK
    done = 0
    memory: list[tuple[int, int]] = []

    def note(count: int) -> None:
        nonlocal done
        done += count
        memory.append((done, resident()))

    simulate(PLAN, games, jobs=2, progress=note)

    first = next(found for count, found in memory if count >= games * WARM)
    # The last chunks come when a process may have ended already.
    last = max(found for count, found in memory[-20:])
    assert last - first < GROWTH, memory[:: len(memory) // 20]


def resident() -> int:
    """Return the memory of this process and of those that it started."""
    here = psutil.Process()
    return sum(each.memory_info().rss for each in [here, *here.children(recursive=True)])
