"""Compiled rules and players play the same games as plain ones; only where a build is in use."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import eastfront
from eastfront.games import SLUGS
from eastfront.players.levels import LEVELS, make_player
from tests.checkout import ROOT
from tests.memory import left_behind

PLAYERS = 20

pytestmark = pytest.mark.skipif(not eastfront.compiled, reason="this run is plain: nothing to compare")


def test_compiled_and_plain_games_are_the_same() -> None:
    """By the rules, by players who follow rules of thumb, and by captains: a word for each."""
    plain, compiled = fingerprint("1"), fingerprint("0")

    assert ["plain", "compiled"] == [plain[0], compiled[0]]
    assert 4 == len(plain)
    assert plain[1:] == compiled[1:]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("slug", SLUGS)
def test_a_player_leaves_nothing_behind(slug: str, level: str) -> None:
    """Compiled objects that are made in plain Python lose what their `__init__` makes if it runs twice."""
    left = left_behind(lambda: [make_player(slug, level, seed) for seed in range(PLAYERS)])

    assert left < PLAYERS // 2


def fingerprint(switch: str) -> list[str]:
    """What `tests.fingerprint` prints with the switch for plain rules set so."""
    command = [sys.executable, "-m", "tests.fingerprint"]
    variables = {**os.environ, "EASTFRONT_PLAIN": switch}
    return subprocess.run(
        command, cwd=ROOT, env=variables, capture_output=True, text=True, check=True
    ).stdout.split()
