"""What lies in the checkout, as the tests about the repository itself see it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
NOT_OURS: Final = {"__pycache__", "build", "built", "built.new", "built.old", "dist", "node_modules", "saves"}
HIDDEN_BUT_OURS: Final = {".ci", ".gitignore"}


def text_files() -> list[tuple[str, str]]:
    """Lists every file of ours that holds text: its path from the root, and the text."""
    return [(str(path.relative_to(ROOT)), path.read_text(encoding="utf-8")) for path in _files(ROOT)]


def python_files(*folders: str) -> list[Path]:
    """Lists the Python files below *folders*, in order."""
    return sorted(path for folder in folders for path in _files(ROOT / folder) if path.suffix == ".py")


def _files(top: Path) -> Iterator[Path]:
    for folder, folders, names in os.walk(top):
        folders[:] = sorted(name for name in folders if _is_ours(name))
        for name in sorted(filter(_is_ours, names)):
            path = Path(folder, name)
            if b"\0" not in path.read_bytes():
                yield path


def _is_ours(name: str) -> bool:
    if name.startswith("."):
        return name in HIDDEN_BUT_OURS
    return name not in NOT_OURS and not name.endswith((".egg-info", ".pyc", ".so"))
