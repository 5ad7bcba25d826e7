"""`./play`: builds the page where it can, and offers the terminal where it cannot."""

from __future__ import annotations

import fcntl
import os
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.tools.test_environment import Installer, checkout, installer  # noqa: F401
from tools.client import Client, ClientFailed
from tools.environment import Environment

# Stands in for Node: notes what it is asked, and builds a page of one word where it is told to.
NODE = """#!/bin/sh
echo "$(basename "$0") $(basename "$1") $2" >> "{root}/asked"
[ "$2" = build ] || exit 0
mkdir -p "$6" && echo page > "$6/index.html"
"""
# Leaves half a page behind, and some words of no encoding.
FAILING = """#!/bin/sh
[ "$2" = build ] && mkdir -p "$6" && echo half > "$6/index.html"
printf 'no such package \\377\\n    at line 7\\n'
exit 1
"""


def put_node(root: Path, script: str = NODE) -> None:
    for name in ("node", "npm"):
        program = Environment(root).home / "bin" / name
        program.parent.mkdir(parents=True, exist_ok=True)
        program.write_text(script.format(root=root))
        program.chmod(program.stat().st_mode | stat.S_IEXEC)


@pytest.fixture
def root(checkout: Path, installer: Installer) -> Path:  # noqa: F811
    """A checkout whose environment is there, with a client to be built."""
    Environment(checkout).ensure("client")
    (checkout / "client" / "src").mkdir(parents=True)
    (checkout / "client" / "node_modules").mkdir()
    (checkout / "client" / "src" / "main.ts").write_text("one")
    (checkout / "client" / "package-lock.json").write_text("{}")
    return checkout


def asked(root: Path) -> list[str]:
    path = root / "asked"
    return path.read_text().splitlines() if path.exists() else []


def change(root: Path) -> None:
    (root / "client" / "src" / "main.ts").write_text("two")


def folders(root: Path) -> dict[str, list[str]]:
    """What lies where the page is served from, and beside it."""
    found = Client(root).built.parent.glob("built*")
    return {folder.name: sorted(path.name for path in folder.iterdir()) for folder in found}


def lock(root: Path) -> None:
    """Locks the checkout for a moment; fails where somebody else has."""
    folder = os.open(root, os.O_RDONLY)
    try:
        fcntl.flock(folder, fcntl.LOCK_EX | fcntl.LOCK_NB)
    finally:
        os.close(folder)


def play(root: Path, *given: str) -> subprocess.CompletedProcess[str]:
    variables = {name: os.environ[name] for name in ("PATH",)}
    command = [sys.executable, str(root / "play"), *given]
    return subprocess.run(
        command, cwd=root, env=variables, capture_output=True, text=True, stdin=subprocess.DEVNULL
    )


def test_the_client_is_built_once_for_the_same_sources(root: Path) -> None:
    put_node(root)

    Client(root).ensure()
    Client(root).ensure()

    assert ["npm ci --no-audit", "node vite.js build"] == asked(root)


def test_it_is_built_again_when_a_source_has_changed(root: Path) -> None:
    put_node(root)
    Client(root).ensure()

    change(root)
    Client(root).ensure()

    assert ["node vite.js build"] == asked(root)[2:]


def test_a_new_build_takes_the_place_of_the_old_one(root: Path) -> None:
    put_node(root)
    Client(root).ensure()
    (Client(root).built / "gone.js").touch()

    change(root)
    Client(root).ensure()

    assert {"built": ["index.html", "stamp"]} == folders(root)


def test_what_an_interrupted_build_has_left_is_cleared_away(root: Path) -> None:
    put_node(root)
    client = Client(root)
    for left in (client.coming, client.going):
        left.mkdir(parents=True)
        (left / "half.js").touch()

    client.ensure()

    # Vite empties the folder that it is told to build into; Node's stand-in does not.
    assert {"built": ["half.js", "index.html", "stamp"]} == folders(root)


def test_while_it_is_built_the_old_one_is_served(root: Path) -> None:
    put_node(root)
    Client(root).ensure()
    put_node(root, f'{NODE}cp -r "{Client(root).built}" "{{root}}/meanwhile"\n')

    change(root)
    Client(root).ensure()

    assert "page\n" == (root / "meanwhile" / "index.html").read_text()


def test_a_failure_says_what_node_said(root: Path) -> None:
    put_node(root, FAILING)

    with pytest.raises(ClientFailed, match=r"^npm ci failed: no such package \ufffd$"):
        Client(root).ensure()


def test_a_build_that_failed_is_not_taken_for_one(root: Path) -> None:
    put_node(root)
    Client(root).check()
    put_node(root, "#!/bin/sh\nexit 1\n")

    with pytest.raises(ClientFailed, match="it said nothing"):
        Client(root).ensure()

    assert not Client(root).is_built()


def test_a_build_that_failed_leaves_the_old_one(root: Path) -> None:
    put_node(root)
    Client(root).ensure()
    put_node(root, FAILING)

    change(root)
    with pytest.raises(ClientFailed, match=r"^node vite\.js failed: no such package"):
        Client(root).ensure()

    assert "page\n" == (Client(root).built / "index.html").read_text()
    assert not Client(root).is_built()


def test_a_stamp_that_cannot_be_read_is_none(root: Path) -> None:
    put_node(root)
    Client(root).ensure()
    (Client(root).built / "stamp").write_bytes(b"\xff")

    Client(root).ensure()

    assert Client(root).is_built()


@pytest.mark.parametrize("work", [Client.ensure, Client.check])
def test_what_the_system_refuses_is_one_sentence(work: Callable[[Client], None], root: Path) -> None:
    (root / "client" / "package-lock.json").unlink()

    with pytest.raises(ClientFailed, match=r"^cannot build in .*client: .*No such file"):
        work(Client(root))


def test_a_node_that_cannot_be_run_is_one_sentence(root: Path) -> None:
    put_node(root, "no program")
    (Environment(root).home / "bin" / "npm").chmod(0o600)

    with pytest.raises(ClientFailed, match=r"^cannot build in .*client: "):
        Client(root).ensure()


@pytest.mark.parametrize("work", [Client.ensure, Client.check])
def test_one_at_a_time_works_on_it(
    work: Callable[[Client], None], root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put_node(root)
    steps: list[str] = []

    def call(client: Client, *command: str) -> None:
        with pytest.raises(BlockingIOError):
            lock(root)
        steps.append(Path(command[0]).name)
        client.coming.mkdir(parents=True, exist_ok=True)

    monkeypatch.setattr(Client, "_call", call)

    work(Client(root))

    assert ["npm", "node"] == steps
    lock(root)


@pytest.mark.parametrize("given", [[], ["stalingrad"]])
def test_play_builds_the_page_and_goes_on(given: list[str], root: Path) -> None:
    put_node(root)

    done = play(root, *given)

    assert 0 == done.returncode, done.stderr
    assert done.stdout.endswith(f"{['play', *given]}\n")
    assert Client(root).is_built()


@pytest.mark.parametrize(
    ("given", "passed_on"),
    [
        (["--version"], ["--version"]),
        (["--help"], ["play", "--help"]),
        (["--terminal"], ["play", "--terminal"]),
        (["barbarossa", "--terminal", "--seed", "7"], ["play", "barbarossa", "--terminal", "--seed", "7"]),
    ],
)
def test_the_terminal_needs_no_page(given: list[str], passed_on: list[str], root: Path) -> None:
    done = play(root, *given)

    assert f"{root} {passed_on}\n" == done.stdout
    assert [] == asked(root)


def test_where_the_page_cannot_be_built_the_terminal_is_offered(root: Path) -> None:
    done = play(root)

    assert 1 == done.returncode
    assert "cannot be built: npm is not in .venv" in done.stderr
    assert done.stderr.endswith("play in the terminal: ./play --terminal\n")
