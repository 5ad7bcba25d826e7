"""Locks: what uv is asked for, and what is said without it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import lock


def test_later_locks_keep_the_versions_of_the_first() -> None:
    assert "--constraint" not in lock.choices("app")
    for later in ("client", "lab", "test"):
        assert ["--constraint", "requirements/app.txt"] == lock.choices(later)[-4:-2]


def test_a_lock_holds_what_those_before_it_hold() -> None:
    assert ["--extra", "client"] == lock.choices("client")[1:3]
    assert ["--extra", "client", "--extra", "lab", "--extra", "test"] == lock.choices("test")[1:7]


def test_without_uv_a_person_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))

    with pytest.raises(SystemExit, match="uv is not on the PATH"):
        lock.main([])
