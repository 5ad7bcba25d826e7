"""The list of checks: all of them run, and one failure fails the whole."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tools import checks
from tools.checks import Step

GOOD = Step("good", ("-c", "print('fine')"))
BAD = Step("bad", ("-c", "raise SystemExit(3)"))


def test_every_step_runs_after_a_failure(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(checks, "STEPS", (BAD, GOOD))

    status = checks.main([])

    said = capfd.readouterr().out
    assert 1 == status
    assert ["bad", "good", "summary"] == [line.split()[1] for line in said.splitlines() if line[:3] == "== "]
    assert "\nfine\n" in said
    assert ["FAILED", "passed"] == [line.split()[0] for line in said.splitlines()[-2:]]


def test_all_steps_passing_is_success(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checks, "STEPS", (GOOD, GOOD))

    assert 0 == checks.main([])


def test_arguments_go_to_pytest_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[tuple[str, ...]] = []

    def run(arguments: Sequence[str]) -> int:
        ran.append(tuple(arguments))
        return 5

    monkeypatch.setattr(checks, "run", run)

    assert 5 == checks.main(["tests/kernel", "-k", "zone"])
    assert [("-m", "pytest", "tests/kernel", "-k", "zone")] == ran
