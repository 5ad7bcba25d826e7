"""The browser client: installed, built and stamped with the Node of the environment, nothing else.

`python -m tools.client` builds it and checks its types.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tools.environment import ROOT, Environment, only_one_set_up, say

SOURCES: Final = (
    "client/plugins/*.ts",
    "client/src/**/*",
    "client/public/*",
    "client/*.json",
    "client/*.ts",
    "client/*.js",
    "client/index.html",
    "src/eastfront/words/*/browser*.ftl",
    "src/eastfront/interfaces/web/emblems/*.toml",
)
# In a folder that was made here: what it was made from.
STAMP: Final = "stamp"


class ClientFailed(Exception):
    """The client cannot be built; the message says why."""


class Client:
    """The browser client of the checkout at *root*: its sources in `client`, what is built in the package."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.home = root / "client"
        self.built = root / "src" / "eastfront" / "interfaces" / "web" / "built"
        # Beside it, while one takes the place of the other: whoever serves it meanwhile does not notice.
        self.coming = self.built.with_name("built.new")
        self.going = self.built.with_name("built.old")

    def checksum(self) -> str:
        """Sums up all that the client is built from."""
        total = hashlib.sha256()
        for path in self._sources():
            total.update(f"{path.relative_to(self.root)}\0".encode())
            total.update(hashlib.sha256(path.read_bytes()).digest())
        return total.hexdigest()

    def _sources(self) -> Iterator[Path]:
        found = {path for pattern in SOURCES for path in self.root.glob(pattern) if path.is_file()}
        yield from sorted(found)

    def is_built(self) -> bool:
        """Tells whether what is built comes from these very sources."""
        return stamped(self.built) == self.checksum()

    def ensure(self) -> None:
        """Builds what is missing; does nothing, and needs no network, where all is there."""
        with self._alone():
            if not self.is_built():
                self._install()
                self._build()

    def check(self) -> None:
        """Checks the types of the sources; a warning is a failure."""
        with self._alone():
            self._install()
            self._run("svelte-check/bin/svelte-check", "--tsconfig", "tsconfig.json", "--fail-on-warnings")

    @contextmanager
    def _alone(self) -> Iterator[None]:
        """Keeps others out, and puts what the system refuses into one sentence."""
        try:
            with only_one_set_up(self.root):
                yield
        except (OSError, UnicodeError) as error:
            raise ClientFailed(f"cannot build in {self.home}: {error}") from error

    def _install(self) -> None:
        """Installs the packages that the lock names, unless they are there."""
        modules = self.home / "node_modules"
        lock = hashlib.sha256((self.home / "package-lock.json").read_bytes()).hexdigest()
        if stamped(modules) == lock:
            return
        say("installing what the browser client is built with, once")
        self._call(
            self._node("npm"), "ci", "--no-audit", "--no-fund", "--loglevel", "error", "--ignore-scripts"
        )
        stamp(modules, lock)

    def _build(self) -> None:
        say("building the browser client, once: some seconds")
        checksum = self.checksum()
        place = ("--outDir", str(self.coming), "--emptyOutDir")
        self._run("vite/bin/vite.js", "build", "--logLevel", "warn", *place)
        stamp(self.coming, checksum)
        self._swap()

    def _swap(self) -> None:
        """Puts what was just built where it is served from; in between lie two renames and no more."""
        remove(self.going)
        if self.built.exists():
            self.built.rename(self.going)
        self.coming.rename(self.built)
        remove(self.going)

    def _run(self, script: str, *arguments: str) -> None:
        """Runs a program of an installed package."""
        self._call(self._node("node"), str(self.home / "node_modules" / script), *arguments)

    def _node(self, name: str) -> str:
        program = Environment(self.root).home / "bin" / name
        if not program.exists():
            raise ClientFailed(f"{name} is not in .venv; delete .venv and try again")
        return str(program)

    def _call(self, *command: str) -> None:
        path = f"{Environment(self.root).home / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"
        done = subprocess.run(
            command,
            cwd=self.home,
            env={**os.environ, "PATH": path, "NO_COLOR": "1"},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
        )
        if done.returncode:
            # Where in its own code a program failed helps nobody here.
            lines = [line for line in done.stdout.strip().splitlines() if not line.startswith("    at ")]
            said = "\n".join(lines) or "it said nothing"
            raise ClientFailed(f"{Path(command[0]).name} {Path(command[1]).name} failed: {said}")


def stamped(folder: Path) -> str:
    """Returns what *folder* was made from; nothing where it was not finished."""
    path = folder / STAMP
    return path.read_text(encoding="utf-8", errors="replace") if path.is_file() else ""


def stamp(folder: Path, checksum: str) -> None:
    """Notes that *folder* is finished, and what it was made from."""
    (folder / STAMP).write_text(checksum, encoding="utf-8")


def remove(folder: Path) -> None:
    """Removes what is left of a former build."""
    if folder.exists():
        shutil.rmtree(folder)


def ensure_client() -> None:
    """Builds the client of this checkout."""
    Client(ROOT).ensure()


def main() -> None:
    """Builds the client and checks its types."""
    client = Client(ROOT)
    try:
        client.ensure()
        client.check()
    except ClientFailed as failure:
        sys.exit(f"eastfront: {failure}")


if __name__ == "__main__":
    main()
