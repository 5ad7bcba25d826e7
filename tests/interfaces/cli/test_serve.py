"""`eastfront serve`, as an operator starts and stops it: what keeps it from serving is one sentence."""

from __future__ import annotations

import json
import re
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import httpx
import pytest
import uvicorn
from litestar import Litestar
from sqlalchemy import URL

from eastfront.interfaces.cli.hosting.serve import configure
from eastfront.interfaces.web.listening import bound_port, close, listen
from eastfront.interfaces.web.observing import ServerBroken, Watched
from eastfront.interfaces.web.settings import Settings
from eastfront.kernel.errors import SetupError
from eastfront.table.storage.address import listening_address
from eastfront.table.storage.folder import FolderError, only_server
from tests.interfaces.commands import invoke

PATIENCE = 30
ANNOUNCED = re.compile(r"eastfront serves tables at http://(\S+) \(stop it with Ctrl-C\)\n")


@contextmanager
def served(folder: Path, *options: str) -> Iterator[subprocess.Popen[str]]:
    """A server on any port, as a process of its own; it is killed in the end."""
    command = [sys.executable, "-P", "-m", "eastfront.interfaces.cli", "serve", "--port", "0"]
    place = ["--data-dir", str(folder)]
    with subprocess.Popen([*command, *place, *options], stderr=subprocess.PIPE, text=True) as process:
        try:
            yield process
        finally:
            process.kill()


def read_until(process: subprocess.Popen[str], text: str) -> list[str]:
    """What the process says, up to the line that holds *text*."""
    assert process.stderr is not None
    lines: list[str] = []
    while not lines or text not in lines[-1]:
        lines.append(process.stderr.readline())
        assert lines[-1], lines
    return lines


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_server_says_where_it_is_and_stops_without_complaint(
    tmp_path: Path, number: signal.Signals
) -> None:
    with served(tmp_path) as process:
        banner = ANNOUNCED.fullmatch(read_until(process, "Ctrl-C")[-1])
        assert banner
        health = httpx.get(f"http://{banner[1]}/health")

        process.send_signal(number)
        _, rest = process.communicate(timeout=PATIENCE)

    assert 200 == health.status_code
    assert 0 == process.returncode
    assert "server stopped" in rest
    assert "Aborted" not in rest


def test_programs_read_of_the_start_and_the_stop_in_json(tmp_path: Path) -> None:
    with served(tmp_path, "--host", "0.0.0.0", "--json-logs") as process:
        start = read_until(process, "--public-url")
        process.send_signal(signal.SIGTERM)
        _, rest = process.communicate(timeout=PATIENCE)

    lines = [json.loads(line) for line in [*start, *rest.splitlines()]]
    events = [line["event"] for line in lines]
    assert ["server started", "server stopped"] == [events[0], events[-1]]
    assert "links lead nowhere: say by --public-url where people reach the server" == events[1]
    assert re.fullmatch(r"http://0\.0\.0\.0:[1-9]\d*", lines[0]["url"])


def test_a_second_server_on_a_file_is_refused_until_the_first_is_gone(tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    with served(tmp_path / "one", "--database", f"sqlite:///{file}") as process:
        read_until(process, "Ctrl-C")
        second = invoke("serve", "--data-dir", tmp_path / "two", "--database", f"sqlite:///{file}")
        process.kill()
        process.wait(PATIENCE)

    with only_server(file):
        freed = True
    assert (
        1,
        f"Error: another server runs on the database {file}; stop it, or let both use PostgreSQL\n",
    ) == (
        second.exit_code,
        second.output,
    )
    assert freed


def test_a_lock_is_on_the_file_by_whatever_name(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(tmp_path / "file")

    with only_server(tmp_path / "file"), pytest.raises(FolderError, match="another server runs"):
        only_server(tmp_path / "link").__enter__()
    with pytest.raises(FolderError, match="none/file cannot be locked: No such file or directory"):
        only_server(tmp_path / "none" / "file").__enter__()

    assert 0o600 == (tmp_path / "file.lock").stat().st_mode & 0o777


def test_servers_with_different_keys_do_not_share_a_database(tmp_path: Path, postgres_url: URL) -> None:
    address = listening_address(postgres_url)
    taken = socket.create_server(("127.0.0.1", 0))
    port = taken.getsockname()[1]

    with taken:
        starts = [
            invoke("serve", "--data-dir", tmp_path / name, "--database", address, "--port", port)
            for name in ("one", "two", "one")
        ]

    assert [1, 1, 1] == [start.exit_code for start in starts]
    assert ["Address already in use\n"] * 2 == [starts[n].output.rpartition(": ")[2] for n in (0, 2)]
    assert (
        f"is served with another key than {tmp_path / 'two' / 'key'}; copy that key there" in starts[1].output
    )


def test_a_key_that_was_lost_is_noticed_in_a_file_too(tmp_path: Path) -> None:
    taken = socket.create_server(("127.0.0.1", 0))
    with taken:
        arguments = ["serve", "--data-dir", tmp_path, "--port", taken.getsockname()[1]]
        first = invoke(*arguments)
        (tmp_path / "key").unlink()
        second = invoke(*arguments)

    assert "Address already in use" in first.output
    assert "is served with another key" in second.output


@pytest.mark.parametrize(
    ("host", "reason"),
    [
        ("192.0.2.1", "cannot listen on 192.0.2.1 port 8270: Cannot assign requested address"),
        ("nowhere.invalid", "cannot listen on 'nowhere.invalid': no such address is known"),
        ("x" * 70, f"cannot listen on '{'x' * 70}': no such address is known"),
    ],
)
def test_an_address_that_is_not_ours_is_refused(tmp_path: Path, host: str, reason: str) -> None:
    result = invoke("serve", "--data-dir", tmp_path, "--host", host)

    assert (1, f"Error: {reason}\n") == (result.exit_code, result.output)


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "", "0.0.0.0"])
def test_all_addresses_of_a_name_have_one_port(host: str) -> None:
    listeners = listen(host, 0)

    try:
        ports = {listener.getsockname()[1] for listener in listeners}
        assert {bound_port(listeners)} == ports
        assert all(listener.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY) for listener in listeners)
        with pytest.raises(SetupError, match="Address already in use"):
            listen(host, bound_port(listeners))
    finally:
        close(listeners)


@pytest.mark.parametrize(
    ("bots", "reason"),
    [
        (["recruit=true"], "a bot cannot be called 'recruit': that is one of our own levels"),
        (["bear"], "'bear' is not of the form NAME=COMMAND"),
        (["bear="], "'bear=' is not of the form NAME=COMMAND"),
        (["a.b=true"], "a bot cannot be called 'a.b'; valid: letters, digits, - and _"),
        (["=true"], "a bot cannot be called ''; valid: letters, digits, - and _"),
        (["bear=sh -c 'a"], "the command of 'bear' cannot be read: No closing quotation"),
        (["bear=/no/such/program"], "there is no program '/no/such/program' for the bot 'bear'"),
        (["bear=''"], "there is no program '' for the bot 'bear'"),
        (["bear=true", "bear=false"], "there are two bots called 'bear'; name one otherwise"),
    ],
)
def test_a_bot_that_cannot_be_is_refused_at_once(tmp_path: Path, bots: list[str], reason: str) -> None:
    options = [option for bot in bots for option in ("--bot", bot)]

    result = invoke("serve", "--data-dir", tmp_path / "new", *options)

    assert result.exit_code in (1, 2)
    assert reason in result.output
    assert not (tmp_path / "new").exists()


def test_a_bot_may_have_a_hyphen(tmp_path: Path) -> None:
    result = invoke("serve", "--data-dir", tmp_path, "--host", "192.0.2.1", "--bot", "my-bot_2=true")

    assert "cannot listen" in result.output


def test_a_deadline_is_a_number() -> None:
    result = invoke("serve", "--deadline", "nan")

    assert 2 == result.exit_code
    assert "nan is no number of seconds" in result.output


@pytest.mark.parametrize(
    ("host", "public", "expected"),
    [
        ("0.0.0.0", "", True),
        ("::", "", True),
        ("0.0.0.0", "http://example.org", False),
        ("127.0.0.1", "", False),
    ],
)
def test_links_lead_nowhere_where_a_server_does_not_know_its_name(
    tmp_path: Path, host: str, public: str, expected: bool
) -> None:
    assert expected == Settings(tmp_path, host=host, public_url=public).is_everywhere


def test_what_a_caller_did_wrong_is_said_if_an_application_cannot_start() -> None:
    with pytest.raises(SetupError, match=r"^there is no moon$"):
        run_broken(SetupError("there is no moon"))


def test_a_mistake_of_ours_is_named_but_not_quoted_if_an_application_cannot_start() -> None:
    with pytest.raises(
        ServerBroken, match=r"^the server is broken: KeyError at test_serve\.py:\d+ lifespan$"
    ):
        run_broken(KeyError("queen of spades"))


def run_broken(problem: Exception) -> None:
    """Serves an application whose start fails."""

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        raise problem
        yield

    app = Watched(Litestar(lifespan=[lifespan], logging_config=None))
    listeners = listen("127.0.0.1", 0)
    try:
        with app.explained():
            uvicorn.Server(configure(app)).run(sockets=listeners)
    finally:
        close(listeners)
