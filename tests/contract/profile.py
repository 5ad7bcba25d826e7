"""How much the contract tests try: little by default, much in a soak.

Plain rules are several times as slow as compiled ones and just the same: they try a sixth.

`--soak` multiplies every number of examples by 25, `EASTFRONT_SOAK=2` by 50, and so on, and draws them
anew each time; `--hypothesis-seed=N` then repeats a run. Without it the examples are always the same.
"""

from __future__ import annotations

from typing import Final

import pytest
from hypothesis import HealthCheck, settings

import eastfront
from eastfront.games import SLUGS
from tests.soak import SOAK

SCALE: Final = 25 * SOAK if SOAK else 1
PLAIN_SHARE: Final = 6
# The first example is always the simplest: one alone would show little.
FEWEST: Final = 2

every_game = pytest.mark.parametrize("slug", SLUGS)


def examples(count: int) -> settings:
    """Try *count* examples, fewer with plain rules, or many times as many in a soak."""
    if not eastfront.compiled:
        count = max(min(count, FEWEST), -(-count // PLAIN_SHARE))
    return settings(
        max_examples=count * SCALE,
        deadline=None,
        derandomize=not SOAK,
        database=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )
