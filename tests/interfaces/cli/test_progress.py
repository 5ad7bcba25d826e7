"""The bar of long commands: it is there in a terminal, and nowhere else."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from eastfront.interfaces.cli import progress


@pytest.mark.parametrize("terminal", [True, False])
def test_a_bar_shows_its_title_to_the_letter_and_how_far_it_is(
    monkeypatch: pytest.MonkeyPatch, terminal: bool
) -> None:
    shown = StringIO()
    monkeypatch.setattr(
        progress, "Console", lambda stderr: Console(file=shown, force_terminal=terminal, width=120)
    )

    with progress.progress_bar("sergeant[city=3.5], units", 40) as advance:
        advance(8)

    assert terminal is ("sergeant[city=3.5], units" in shown.getvalue())
    assert terminal is ("8/40" in shown.getvalue())
