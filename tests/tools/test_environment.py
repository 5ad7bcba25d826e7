"""Set-up: made once, found again, repaired, moved, and clear about what it cannot do."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
from importlib.machinery import ModuleSpec
from pathlib import Path

import pytest

from tests.checkout import ROOT
from tools import environment
from tools.environment import Environment, SetupFailed, only_one_set_up

# Says what it was given, in place of the real command line.
COMMAND_LINE = "import os, sys\nprint(os.getcwd(), sys.argv[1:])\n"


class Installer:
    """Stands in for uv and pip: notes each command, and fails those that start with a name in *failing*."""

    def __init__(self) -> None:
        self.commands: list[list[str]] = []
        self.failing: set[str] = set()

    def __call__(self, *command: str, quiet: bool = False) -> bool:
        self.commands.append(list(command))
        return Path(command[0]).name not in self.failing

    def locks(self) -> list[str]:
        return [Path(command[-1]).stem for command in self.commands]


@pytest.fixture
def installer(monkeypatch: pytest.MonkeyPatch) -> Installer:
    fake = Installer()
    monkeypatch.setattr(environment, "run", fake)
    monkeypatch.setattr(shutil, "which", lambda name: f"bin/{name}")
    return fake


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    root = tmp_path / "a check out"
    command_line = root / "src" / "eastfront" / "interfaces" / "cli"
    command_line.mkdir(parents=True)
    (command_line / "__main__.py").write_text(COMMAND_LINE)
    (root / "requirements").mkdir()
    for lock in environment.LOCKS:
        (root / "requirements" / f"{lock}.txt").write_text(f"{lock}==1\n")
    for name in ("play", "test"):
        shutil.copy(ROOT / name, root / name)
    shutil.copytree(ROOT / "tools", root / "tools", ignore=shutil.ignore_patterns("__pycache__"))
    return root


def output(*command: str | Path, cwd: Path) -> str:
    variables = {name: os.environ[name] for name in ("PATH",)}
    return subprocess.run(command, cwd=cwd, env=variables, check=True, capture_output=True, text=True).stdout


def test_set_up_is_done_once(checkout: Path, installer: Installer) -> None:
    Environment(checkout).ensure("app")
    Environment(checkout).ensure("app")

    assert ["app"] == installer.locks()


def test_the_installed_command_runs_the_package(checkout: Path, tmp_path: Path, installer: Installer) -> None:
    Environment(checkout).ensure("app")

    said = output(checkout / ".venv" / "bin" / "eastfront", "cards", "two words", cwd=tmp_path)

    assert f"{tmp_path} ['cards', 'two words']\n" == said


def test_the_environment_of_the_tests_serves_players(checkout: Path, installer: Installer) -> None:
    Environment(checkout).ensure("test")
    Environment(checkout).ensure("app")

    assert ["test"] == installer.locks()


def test_the_tests_add_to_the_environment_of_players(checkout: Path, installer: Installer) -> None:
    Environment(checkout).ensure("app")
    kept = checkout / ".venv" / "kept"
    kept.touch()

    Environment(checkout).ensure("test")

    assert ["app", "test"] == installer.locks()
    assert kept.exists()
    assert Environment(checkout).serves("test")


def test_a_changed_lock_starts_afresh(checkout: Path, installer: Installer) -> None:
    Environment(checkout).ensure("app")
    left_over = checkout / ".venv" / "left-over"
    left_over.touch()

    (checkout / "requirements" / "app.txt").write_text("app==2\n")
    Environment(checkout).ensure("app")

    assert ["app", "app"] == installer.locks()
    assert not left_over.exists()


def test_an_interrupted_set_up_starts_afresh(checkout: Path, installer: Installer) -> None:
    installer.failing = {"uv", "python"}
    with pytest.raises(SetupFailed):
        Environment(checkout).ensure("app")
    half_done = checkout / ".venv" / "half-done"
    half_done.touch()

    installer.failing = set()
    Environment(checkout).ensure("app")

    assert not half_done.exists()
    assert Environment(checkout).serves("app")


def test_an_interrupted_addition_starts_afresh(checkout: Path, installer: Installer) -> None:
    Environment(checkout).ensure("app")
    installer.failing = {"uv", "python"}

    with pytest.raises(SetupFailed):
        Environment(checkout).ensure("test")

    assert not Environment(checkout).serves("app")


def test_a_python_that_went_away_starts_afresh(checkout: Path, installer: Installer) -> None:
    Environment(checkout).ensure("app")
    python = checkout / ".venv" / "bin" / "python"

    python.unlink()
    python.symlink_to("gone")

    assert not Environment(checkout).serves("app")


def test_another_python_starts_afresh(
    checkout: Path, installer: Installer, monkeypatch: pytest.MonkeyPatch
) -> None:
    Environment(checkout).ensure("app")

    monkeypatch.setattr(sys.implementation, "cache_tag", "cpython-399")

    assert not Environment(checkout).serves("app")


def test_a_moved_checkout_still_works(checkout: Path, tmp_path: Path, installer: Installer) -> None:
    Environment(checkout).ensure("app")
    moved = checkout.rename(tmp_path / "elsewhere")

    Environment(moved).ensure("app")

    assert ["app"] == installer.locks()
    assert f"{tmp_path} []\n" == output(moved / ".venv" / "bin" / "eastfront", cwd=tmp_path)


def test_pip_steps_in_where_uv_fails(checkout: Path, installer: Installer) -> None:
    installer.failing = {"uv"}

    Environment(checkout).ensure("app")

    uv, ensurepip, pip = installer.commands
    assert ["bin/uv", "pip", "install"] == uv[:3]
    assert ["-m", "ensurepip"] == ensurepip[1:3]
    assert ["-m", "pip", "install"] == pip[1:4]
    assert "--require-hashes" in uv
    assert "--require-hashes" in pip


def test_a_python_without_pip_is_told_what_to_install(
    checkout: Path, installer: Installer, monkeypatch: pytest.MonkeyPatch
) -> None:
    def find_spec(name: str) -> ModuleSpec | None:
        return None if name == "ensurepip" else ModuleSpec(name, None)

    installer.failing = {"uv"}
    monkeypatch.setattr("importlib.util.find_spec", find_spec)

    with pytest.raises(SetupFailed, match="apt-get install python3-venv"):
        Environment(checkout).ensure("app")


def test_a_blocked_place_is_named(checkout: Path, installer: Installer) -> None:
    (checkout / ".venv").write_text("in the way")

    with pytest.raises(SetupFailed, match=r"a check out/\.venv"):
        Environment(checkout).ensure("app")


def test_a_failure_is_one_line_for_the_person(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(self: Environment, lock: str) -> None:
        raise SetupFailed("no luck")

    monkeypatch.setattr(Environment, "ensure", fail)

    with pytest.raises(SystemExit, match=r"^eastfront: no luck$"):
        environment.enter("app", [])


def test_two_set_ups_do_not_meet(checkout: Path) -> None:
    folder = os.open(checkout, os.O_RDONLY)

    with only_one_set_up(checkout), pytest.raises(BlockingIOError):
        fcntl.flock(folder, fcntl.LOCK_EX | fcntl.LOCK_NB)

    fcntl.flock(folder, fcntl.LOCK_EX | fcntl.LOCK_NB)
    os.close(folder)


@pytest.mark.parametrize("script", ["play", "test"])
def test_an_old_python_is_told_so(script: str) -> None:
    pretend = "import runpy, sys; sys.version_info = (3, 10, 1); sys.version = '3.10.1 (old)'; "
    command = [sys.executable, "-c", f"{pretend} runpy.run_path({str(ROOT / script)!r})"]

    done = subprocess.run(command, capture_output=True, text=True)

    assert 1 == done.returncode
    assert f"eastfront needs Python 3.11 or newer, not 3.10.1; try: python3.12 {script}\n" == done.stderr
