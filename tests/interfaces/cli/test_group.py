"""The group: commands are found, wrong ones are named, and none is loaded before it is needed."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from eastfront.interfaces.cli import COMMANDS
from tests.interfaces.commands import invoke, shell


@pytest.mark.parametrize("name", sorted(COMMANDS))
def test_every_command_says_what_it_does(name: str) -> None:
    result = invoke(name, "--help")

    assert 0 == result.exit_code
    assert f"Usage: main {name}" in result.output


def test_the_list_of_commands_is_complete() -> None:
    result = invoke("--help")

    assert all(f"\n  {name} " in result.output for name in COMMANDS)


def test_an_unknown_command_is_named() -> None:
    result = invoke("juggle")

    assert 2 == result.exit_code
    assert "No such command 'juggle'" in result.output


def test_the_version_needs_no_game_and_no_screen() -> None:
    code = (
        "import sys; from eastfront.interfaces.cli import main; main(['--version'], standalone_mode=False);"
        "print([name for name in sys.modules if 'rich' in name or 'barbarossa' in name or 'fluent' in name])"
    )

    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert "[]" == result.stdout.splitlines()[-1]


@pytest.mark.parametrize("command", ["cards", "rules", "simulate", "fuzz", "play"])
def test_an_unknown_game_is_refused_with_the_valid_ones(command: str) -> None:
    result = invoke(command, "chess")

    assert 1 == result.exit_code
    assert "Error: there is no game 'chess'; valid: barbarossa" in result.output


@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
@pytest.mark.parametrize("listing", ["cards", "rules"])
def test_a_terminal_that_cannot_show_a_letter_is_no_reason_to_stop(
    listing: str, encoding: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONIOENCODING", encoding)
    command = [sys.executable, "-m", "eastfront.interfaces.cli", listing, "barbarossa"]

    shown = subprocess.run(command, cwd=tmp_path, capture_output=True)
    data = subprocess.run([*command, "--json"], cwd=tmp_path, capture_output=True)

    assert (0, b"") == (shown.returncode, shown.stderr)
    assert json.loads(invoke(listing, "barbarossa", "--json").output) == json.loads(data.stdout)


def test_a_process_of_its_own_answers_the_same(tmp_path: Path) -> None:
    result = shell(tmp_path, "cards", "chess")

    assert 1 == result.returncode
    assert "Error: there is no game 'chess'; valid: barbarossa, battlecards, stalingrad\n" == result.stderr
