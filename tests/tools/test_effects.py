"""The page of effects says what the registry says."""

from __future__ import annotations

import subprocess
import sys

from tools.environment import ROOT


def test_the_page_of_effects_is_fresh() -> None:
    fresh = subprocess.run(
        [sys.executable, "-c", "from tools.effects import page; print(page(), end='')"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout

    assert "| `gain_upgrade` |" in fresh
    assert "| `round_bonus` |" in fresh
    assert "| `strike_out` | battle |" in fresh
    assert (ROOT / "docs" / "effects.md").read_text(encoding="utf-8") == fresh
