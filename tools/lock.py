"""Writes the hash locks in `requirements/`: `python -m tools.lock [--upgrade]`; needs uv."""

from __future__ import annotations

import shutil
import subprocess
import sys
from typing import Final

from tools.environment import LOCKS, ROOT

COMMAND: Final = ("uv", "pip", "compile", "--universal", "--generate-hashes", "--no-header", "--no-annotate")


def main(arguments: list[str]) -> None:
    """Writes each lock, the later ones with the versions of the first; *arguments* go to uv."""
    if shutil.which("uv") is None:
        sys.exit("uv is not on the PATH: .venv/bin/python -m pip install uv, or see its own manual")
    for lock in LOCKS:
        subprocess.run([*COMMAND, *choices(lock), *arguments, "--quiet"], cwd=ROOT, check=True)


def choices(lock: str) -> list[str]:
    """Tells uv what goes into *lock*: the dependencies, and the extras of its name and of those before it."""
    first, *extras = LOCKS[: LOCKS.index(lock) + 1]
    chosen = [word for extra in extras for word in ("--extra", extra)]
    pinned = ["--constraint", f"requirements/{first}.txt"] if extras else []
    return ["pyproject.toml", *chosen, *pinned, "--output-file", f"requirements/{lock}.txt"]


if __name__ == "__main__":
    main(sys.argv[1:])
