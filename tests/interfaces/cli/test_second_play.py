"""`eastfront play` while a server has its data already: that one is shown, wherever it is."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import httpx
import pytest

from eastfront.interfaces.cli.hosting import browser
from eastfront.interfaces.cli.hosting.running import note_path, noted_address
from eastfront.interfaces.web.listening import bound_port, close, listen
from eastfront.interfaces.web.settings import HOST, Settings
from eastfront.table.storage.address import database_url
from eastfront.table.storage.folder import only_server
from tests.interfaces.commands import invoke
from tests.interfaces.web.servers import wait_for

ANNOUNCED = re.compile(r"eastfront serves tables at (\S+) \(stop it with Ctrl-C\)\n")


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
    """What the browser is shown; the data is here, and nobody has the usual port."""
    shown: list[str] = []
    listeners = listen(HOST, 0)
    monkeypatch.setattr(browser, "Settings", partial(Settings, port=bound_port(listeners)))
    close(listeners)
    monkeypatch.setenv("EASTFRONT_DATA_DIR", str(tmp_path))

    def show(url: str) -> bool:
        shown.append(url)
        return True

    monkeypatch.setattr(webbrowser, "open", show)
    return shown


@contextmanager
def served(folder: Path, *more: str) -> Iterator[subprocess.Popen[str]]:
    """A server of the data in *folder*, on any port, as a process of its own."""
    command = [sys.executable, "-P", "-m", "eastfront.interfaces.cli", "serve", "--port", "0"]
    with subprocess.Popen(
        [*command, "--data-dir", str(folder), *more], stderr=subprocess.PIPE, text=True
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def address_of(process: subprocess.Popen[str]) -> str:
    """Where a server says that it is."""
    assert process.stderr is not None
    while line := process.stderr.readline():
        if found := ANNOUNCED.fullmatch(line):
            return found[1]
    raise AssertionError("the server has not started")


def database(folder: Path) -> Path:
    return Path(str(database_url("", folder).database))


def test_a_server_on_another_port_is_found_and_shown(opened: list[str], tmp_path: Path) -> None:
    with served(tmp_path) as process:
        url = address_of(process)

        result = invoke("play", "stalingrad")

    assert (0, f"eastfront runs already at {url}/set-up/stalingrad\n") == (result.exit_code, result.output)
    assert [f"{url}/set-up/stalingrad"] == opened


def test_a_public_server_is_found_at_its_own_address(opened: list[str], tmp_path: Path) -> None:
    with served(tmp_path, "--public-url", "https://cards.example") as process:
        assert "https://cards.example" == address_of(process)

        result = invoke("play")
        page = httpx.get(opened[0])

    assert re.fullmatch(r"eastfront runs already at http://127\.0\.0\.1:\d+/\n", result.output)
    assert 200 == page.status_code


def test_a_server_that_has_stopped_leaves_no_address(tmp_path: Path) -> None:
    with served(tmp_path) as process:
        assert address_of(process) == noted_address(database(tmp_path))
        process.send_signal(signal.SIGTERM)
        process.communicate()

    assert not note_path(database(tmp_path)).exists()


def test_an_address_that_another_server_has_by_now_is_not_shown(
    opened: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[Settings] = []
    monkeypatch.setattr(browser, "run", lambda settings, greet, least: started.append(settings))
    other = tmp_path / "other"
    with served(other) as process:
        note_path(database(tmp_path)).write_text(address_of(process))

        result = invoke("play")

    assert (0, "") == (result.exit_code, result.output)
    assert 1 == len(started)
    assert [] == opened


def test_a_server_that_is_still_starting_is_waited_for(opened: list[str], tmp_path: Path) -> None:
    with served(tmp_path) as process:
        # Its data is locked from here on, and it answers a while later.
        wait_for(Path(f"{database(tmp_path)}.lock").exists)

        result = invoke("play")

        url = address_of(process)
    assert 0 == result.exit_code, result.output
    assert "eastfront is being started already; waiting for it\n" in result.output
    assert result.output.endswith(f"eastfront runs already at {url}/\n")
    assert [f"{url}/"] == opened


def test_where_a_server_was_killed_another_is_started(
    opened: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with served(tmp_path) as process:
        address_of(process)
        process.send_signal(signal.SIGKILL)
        process.wait()
    started: list[Settings] = []
    monkeypatch.setattr(browser, "run", lambda settings, greet, least: started.append(settings))

    result = invoke("play")

    assert (0, "") == (result.exit_code, result.output)
    assert 1 == len(started)
    assert [] == opened


def test_data_that_is_in_use_without_an_answer_is_named(
    opened: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(browser, "START_SECONDS", 0.0)
    note_path(database(tmp_path)).write_text("http://[no address")

    with only_server(database(tmp_path)):
        result = invoke("play")

    assert 1 == result.exit_code
    assert f"Error: another server runs on the database {database(tmp_path)}; stop it" in result.output
    assert [] == opened
