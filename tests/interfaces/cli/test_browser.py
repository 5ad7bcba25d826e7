"""`eastfront play` in the browser: one server a machine, on a port that is free, and an address to read."""

from __future__ import annotations

import json
import logging
import socket
import webbrowser
from collections.abc import Callable, Iterator
from functools import partial
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from queue import SimpleQueue
from threading import Thread

import pytest
from click.testing import Result

from eastfront import __version__
from eastfront.interfaces.cli.hosting import browser, running
from eastfront.interfaces.web.listening import bound_port, close, listen
from eastfront.interfaces.web.settings import HOST, Settings
from eastfront.table.storage.folder import secret_key, server_id
from tests.interfaces.commands import invoke

PATIENCE = 10
ELSEWHERE = "http://127.0.0.1:7"
# What the server of another data folder says of its health.
ANOTHER = json.dumps({"status": "ok", "version": __version__, "id": "0123456789abcdef"})


class Desk:
    """Stands in for a browser and a server: notes what is opened and served, and does neither."""

    def __init__(self) -> None:
        self.opened: SimpleQueue[str] = SimpleQueue()
        self.served: list[Settings] = []

    def open(self, url: str) -> bool:
        self.opened.put(url)
        return True

    def run(self, settings: Settings, greet: Callable[[str], None], least: int) -> None:
        assert logging.WARNING == least
        self.served.append(settings)
        greet(ELSEWHERE)

    def shown(self) -> str:
        return self.opened.get(timeout=PATIENCE)


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Desk:
    desk = Desk()
    monkeypatch.setattr(webbrowser, "open", desk.open)
    monkeypatch.setattr(browser, "run", desk.run)
    monkeypatch.setattr(browser, "data_folder", lambda given: tmp_path)
    return desk


@pytest.fixture
def port(monkeypatch: pytest.MonkeyPatch) -> int:
    """Any free port, which is the usual one from now on."""
    listeners = listen(HOST, 0)
    number = bound_port(listeners)
    close(listeners)
    monkeypatch.setattr(browser, "Settings", partial(Settings, port=number))
    return number


@pytest.fixture
def answering(port: int) -> Iterator[Callable[[str], str]]:
    """Starts something that says the same to everybody at the usual port, and returns its address."""
    running: list[HTTPServer] = []

    def answer(body: str) -> str:
        running.append(HTTPServer((HOST, port), partial(Answer, body.encode())))
        Thread(target=running[-1].serve_forever, args=(0.01,), daemon=True).start()
        return f"http://{HOST}:{port}"

    yield answer
    for server in running:
        server.shutdown()
        server.server_close()


class Answer(BaseHTTPRequestHandler):
    """Answers whatever it is asked with *body*."""

    def __init__(self, body: bytes, *given: object) -> None:
        self.body = body
        super().__init__(*given)  # type: ignore[arg-type]

    def do_GET(self) -> None:
        self.send_response(200)
        self.end_headers()
        self.wfile.write(self.body)

    def log_message(self, *_: object) -> None:
        """Says nothing."""


def told(folder: Path, version: str) -> str:
    """What a server with the key of *folder* says of its health."""
    return json.dumps({"status": "ok", "version": version, "id": server_id(secret_key(folder))})


def play(*arguments: str) -> Result:
    result = invoke("play", *arguments)
    assert 0 == result.exit_code, result.output
    return result


@pytest.mark.parametrize(("game", "path"), [([], "/"), (["stalingrad"], "/set-up/stalingrad")])
def test_the_table_is_served_and_shown(game: list[str], path: str, desk: Desk, port: int) -> None:
    result = play(*game)

    assert [port] == [each.port for each in desk.served]
    assert ELSEWHERE + path == desk.shown()
    assert f"eastfront is at {ELSEWHERE}{path} (stop it with Ctrl-C)\n" in result.output


def test_where_a_server_runs_already_it_is_only_shown(
    desk: Desk, answering: Callable[[str], str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = answering(told(tmp_path, __version__))
    monkeypatch.setenv("http_proxy", ELSEWHERE)
    monkeypatch.setenv("no_proxy", "")

    result = play("stalingrad")

    assert f"eastfront runs already at {url}/set-up/stalingrad\n" == result.output
    assert f"{url}/set-up/stalingrad" == desk.shown()
    assert [] == desk.served


@pytest.mark.parametrize(
    ("version", "kind"), [("0.0.9", "an older"), ("99.0.0", "a newer"), (f"{__version__}.dev1", "another")]
)
def test_a_server_of_another_version_is_shown_and_said_to_be_one(
    version: str, kind: str, desk: Desk, answering: Callable[[str], str], tmp_path: Path
) -> None:
    url = answering(told(tmp_path, version))

    result = play()

    assert f"at {url}/; it is {kind} version, {version}, not {__version__}: stop it" in result.output
    assert f"{url}/" == desk.shown()
    assert [] == desk.served


@pytest.mark.parametrize("body", ["hello", "[]", '"version"', "{}", '{"version": 1}', ANOTHER])
def test_a_port_that_something_else_has_is_left_to_it(
    body: str, desk: Desk, answering: Callable[[str], str]
) -> None:
    answering(body)

    play()

    assert [0] == [each.port for each in desk.served]
    assert f"{ELSEWHERE}/" == desk.shown()


def test_a_port_where_nobody_answers_is_left_too(
    desk: Desk, port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running, "PATIENCE", 0.1)
    with socket.create_server((HOST, port)):
        play()

    assert [0] == [each.port for each in desk.served]


@pytest.mark.parametrize("problem", [None, webbrowser.Error("none"), ValueError("No closing quotation")])
def test_a_browser_that_does_not_open_leaves_the_address(
    problem: Exception | None, desk: Desk, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(url: str) -> bool:
        if problem:
            raise problem
        return False

    monkeypatch.setattr(webbrowser, "open", fail)

    browser.show(f"{ELSEWHERE}/mine", opens=True)

    assert f"open {ELSEWHERE}/mine in a browser\n" == capsys.readouterr().err


def test_a_browser_that_is_not_wanted_is_not_opened(
    desk: Desk, answering: Callable[[str], str], tmp_path: Path
) -> None:
    url = answering(told(tmp_path, __version__))

    result = play("--no-open")

    assert f"eastfront runs already at {url}/\n" == result.output
    assert desk.opened.empty()


def test_a_game_that_is_none_is_named_before_anything_is_served(desk: Desk, port: int) -> None:
    result = invoke("play", "chess")

    assert 1 == result.exit_code
    assert "Error: there is no game 'chess'; valid: barbarossa, battlecards, stalingrad\n" == result.output
    assert ([], True) == (desk.served, desk.opened.empty())


@pytest.mark.parametrize(
    "option",
    ["--seats=you,you", "--edition=arclight", "--option=a=b", "--seed=0", "--save=a", "--resume=a"],
)
def test_what_only_the_terminal_knows_is_refused_in_the_browser(option: str, desk: Desk, port: int) -> None:
    result = invoke("play", option)

    assert 2 == result.exit_code
    assert "these options are for the terminal: add --terminal" in result.output
    assert ([], True) == (desk.served, desk.opened.empty())
