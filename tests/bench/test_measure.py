"""The measurements themselves, once and briefly."""

from __future__ import annotations

import json
import os
import subprocess
import sys

from bench.cases import CASES
from bench.measure import median_ratio
from tests.checkout import ROOT


def test_a_run_gives_every_figure() -> None:
    command = [sys.executable, "-m", "bench", "--json", "--rounds", "1"]
    variables = {**os.environ, "EASTFRONT_PLAIN": "1"}

    done = subprocess.run(command, cwd=ROOT, env=variables, capture_output=True, text=True, check=True)

    plain = json.loads(done.stdout)["plain"]
    assert not plain["compiled"]
    assert list(CASES) == list(plain["cases"])
    assert 1000 < plain["cases"]["barbarossa"]["state_bytes"] < 6000
    for figures in plain["cases"].values():
        assert 100 < figures["decisions_per_game"] < 10_000
        assert 1000 < figures["state_bytes"]
        assert {"calibration", "decisions", "clones", "rollouts"} == set(figures["per_second"])
        assert all(rate > 0 for rate in [*figures["per_second"].values(), *figures["ratios"].values()])


def test_each_figure_is_compared_with_its_own_round() -> None:
    assert 2.0 == median_ratio([10.0, 40.0, 90.0], [5.0, 20.0, 30.0])
