"""The C compiler: found, installed where allowed, demanded by continuous integration."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import compiler, packages
from tools.compiler import CompilerMissing, ensure_compiler


class Machine:
    """A machine that has a compiler or not, and whose installer works or not."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.has_compiler = False
        self.is_root = True
        self.installer_works = True
        self.installs = 0
        monkeypatch.setattr(compiler, "can_compile", lambda: self.has_compiler)
        monkeypatch.setattr(packages, "may_install", lambda: self.is_root)
        monkeypatch.setattr(packages, "install", self.install)
        monkeypatch.setenv("CI", "false")

    def install(self, *names: str) -> None:
        self.installs += 1
        self.has_compiler = self.installer_works


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    return Machine(monkeypatch)


def test_a_compiler_that_is_there_is_used(machine: Machine) -> None:
    machine.has_compiler = True

    assert ensure_compiler()
    assert 0 == machine.installs


def test_a_missing_compiler_is_installed_by_root(machine: Machine) -> None:
    assert ensure_compiler()
    assert 1 == machine.installs


def test_others_do_without(machine: Machine) -> None:
    machine.is_root = False

    assert not ensure_compiler()
    assert 0 == machine.installs


@pytest.mark.parametrize("is_root", [True, False])
def test_continuous_integration_demands_one(
    is_root: bool, machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine.is_root = is_root
    machine.installer_works = False
    monkeypatch.setenv("CI", "true")

    with pytest.raises(CompilerMissing, match="apt-get install gcc"):
        ensure_compiler()


def test_no_compiler_on_the_path_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))

    assert not compiler.can_compile()


@pytest.mark.parametrize(("status", "works"), [(0, True), (1, False)])
def test_a_compiler_is_asked_to_read_the_headers_of_python(
    status: int, works: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fake = tmp_path / "cc"
    fake.write_text(f"#!/bin/sh\nread line\n[ \"$line\" = '#include <Python.h>' ] || exit 9\nexit {status}\n")
    fake.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))

    assert works == compiler.can_compile()
