"""The compiled rules play the same games as the plain ones; only where a build is in use."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import eastfront
from tests.checkout import ROOT

pytestmark = pytest.mark.skipif(not eastfront.compiled, reason="this run is plain: nothing to compare")


def test_compiled_and_plain_games_are_the_same() -> None:
    plain, compiled = fingerprint("1"), fingerprint("0")

    assert ["plain", "compiled"] == [plain[0], compiled[0]]
    assert plain[1] == compiled[1]


def fingerprint(switch: str) -> list[str]:
    """What `tests.fingerprint` prints with the switch for plain rules set so."""
    command = [sys.executable, "-m", "tests.fingerprint"]
    variables = {**os.environ, "EASTFRONT_PLAIN": switch}
    return subprocess.run(
        command, cwd=ROOT, env=variables, capture_output=True, text=True, check=True
    ).stdout.split()
