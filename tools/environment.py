"""The environment in `.venv`: made, stamped and entered with nothing but the standard library."""

from __future__ import annotations

import fcntl
import hashlib
import importlib.util
import os
import shutil
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent

# A lock is complete by itself, and the environment of a later one serves an earlier one too.
LOCKS: Final = ("app", "client", "lab", "test")

# Both find their place from where they lie, so a moved or copied checkout needs no new set-up.
PATH_FILE: Final = "../../../../src\n"
LAUNCHER: Final = """#!/bin/sh
exec "$(dirname "$(readlink -f "$0")")/python" -P -m eastfront.interfaces.cli "$@"
"""

UV_OPTIONS: Final = ("--quiet", "--compile-bytecode")
# Twice quiet: errors only.
PIP_OPTIONS: Final = ("--quiet", "--quiet", "--disable-pip-version-check", "--no-input", "--no-deps")

VENV_MISSING: Final = "this Python lacks venv or ensurepip; on Debian: apt-get install python3-venv"


class SetupFailed(Exception):
    """Set-up cannot go on; the message says in one line what a person can do."""


class Environment:
    """The virtual environment of the checkout at *root*."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.home = root / ".venv"
        self.python = self.home / "bin" / "python"
        self.stamp = self.home / "stamp"

    def lock_file(self, lock: str) -> Path:
        return self.root / "requirements" / f"{lock}.txt"

    def checksum(self, lock: str) -> str:
        """Sums up all that the environment is made from: lock, kind of Python, set-up code."""
        python = f"{sys.implementation.cache_tag} {sys.platform} {os.uname().machine}"
        parts = (python.encode(), Path(__file__).read_bytes(), self.lock_file(lock).read_bytes())
        return hashlib.sha256(b"\0".join(parts)).hexdigest()

    def serves(self, lock: str) -> bool:
        """Tells whether everything in *lock* is installed."""
        if not (self.stamp.is_file() and self.python.exists()):
            return False
        stamped = self.stamp.read_text()
        return any(stamped == self.checksum(each) for each in LOCKS[LOCKS.index(lock) :])

    def ensure(self, lock: str) -> None:
        """Installs what is missing of *lock*; does nothing, and needs no network, where all is there."""
        if self.serves(lock):
            return
        try:
            with only_one_set_up(self.root):
                if not self.serves(lock):
                    self._set_up(lock)
        except (OSError, ValueError) as error:
            raise SetupFailed(f"cannot make {self.home}: {error}") from error

    def _set_up(self, lock: str) -> None:
        fresh = not any(self.serves(each) for each in LOCKS)
        say(f"setting up .venv from {self.lock_file(lock).relative_to(self.root)}, once: about half a minute")
        # No stamp while we work: an interrupted set-up is then started afresh.
        self.stamp.unlink(missing_ok=True)
        if fresh:
            self._create()
        self._install(lock)
        self._add_package()
        self.stamp.write_text(self.checksum(lock))

    def _create(self) -> None:
        if importlib.util.find_spec("venv") is None:
            raise SetupFailed(VENV_MISSING)
        import venv

        venv.create(self.home, clear=True, symlinks=True)

    def _install(self, lock: str) -> None:
        """Installs with uv where it is there and works, else with pip."""
        requirements = ("--require-hashes", "--requirement", str(self.lock_file(lock)))
        uv = shutil.which("uv")
        if uv is not None:
            if run(uv, "pip", "install", "--python", str(self.python), *UV_OPTIONS, *requirements):
                return
            say("uv could not install; trying pip")
        self._add_pip()
        if not run(str(self.python), "-m", "pip", "install", *PIP_OPTIONS, *requirements):
            raise SetupFailed("installing failed (see above); check the network and run the command again")

    def _add_pip(self) -> None:
        if (self._site_packages() / "pip").is_dir():
            return
        if importlib.util.find_spec("ensurepip") is None:
            raise SetupFailed(VENV_MISSING)
        if not run(str(self.python), "-m", "ensurepip", "--default-pip", quiet=True):
            raise SetupFailed("adding pip failed (see above)")

    def _add_package(self) -> None:
        """Puts `src` on the path and the command in `.venv/bin`: no build, nothing to download."""
        (self._site_packages() / "eastfront.pth").write_text(PATH_FILE)
        launcher = self.home / "bin" / "eastfront"
        launcher.write_text(LAUNCHER)
        launcher.chmod(0o755)

    def _site_packages(self) -> Path:
        import sysconfig

        return Path(sysconfig.get_path("purelib", "venv", {"base": str(self.home)}))


def enter(lock: str, arguments: Sequence[str]) -> None:
    """Sets up what is missing of *lock*, then becomes the environment's Python with *arguments*."""
    environment = Environment(ROOT)
    try:
        environment.ensure(lock)
    except SetupFailed as failure:
        sys.exit(f"eastfront: {failure}")
    except KeyboardInterrupt:
        sys.exit("eastfront: set-up interrupted; the next run starts it afresh")
    try:
        os.execv(environment.python, [str(environment.python), *arguments])
    except OSError as problem:
        sys.exit(
            f"eastfront: {environment.python} cannot be run ({problem.strerror}); delete .venv and try again"
        )


@contextmanager
def only_one_set_up(root: Path) -> Iterator[None]:
    """Waits while another process sets up the same checkout."""
    folder = os.open(root, os.O_RDONLY)
    try:
        # Some network drives cannot lock: set-up is then as safe as a single user makes it.
        with suppress(OSError):
            fcntl.flock(folder, fcntl.LOCK_EX)
        yield
    finally:
        os.close(folder)


def run(*command: str, quiet: bool = False) -> bool:
    """Runs *command* and tells whether it succeeded; a *quiet* one prints only its errors."""
    import subprocess

    # A pip told to install for the user would refuse to work in an environment.
    variables = {**os.environ, "PIP_USER": "0"}
    output = subprocess.DEVNULL if quiet else None
    return 0 == subprocess.run(command, env=variables, stdout=output).returncode


def say(line: str) -> None:
    """Tells the person at the terminal what happens, without touching the command's own output."""
    print(f"eastfront: {line}", file=sys.stderr, flush=True)
