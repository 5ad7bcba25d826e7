"""Game files on disk: written whole or line by line, so that a kill costs at most the last entry."""

from __future__ import annotations

import os
from errno import ENOSPC
from fcntl import LOCK_EX, LOCK_NB, flock
from io import IOBase
from pathlib import Path
from types import TracebackType
from typing import TypeVar

from eastfront.files import write_whole
from eastfront.kernel.errors import EastfrontError
from eastfront.table.log import Log, read_log

Opened = TypeVar("Opened", bound=IOBase)


class FileError(EastfrontError):
    """A file that cannot be read or written; the message names it and says why."""


def read_file(path: Path) -> Log:
    """Read the game file at *path*."""
    try:
        content = path.read_bytes()
    except OSError as problem:
        raise FileError(f"{path}: cannot be read: {problem.strerror}") from None
    return read_log(str(path), content)


def write_file(path: Path, lines: list[str]) -> None:
    """Write a whole game file; *path* holds either what it held before or all of *lines*."""
    try:
        write_whole(path, "".join(f"{line}\n" for line in lines).encode())
    except OSError as problem:
        raise FileError(f"{path}: cannot be written: {problem.strerror}") from None


def lock(path: Path, file: Opened) -> Opened:
    """Take the open *file* of *path* for this process alone, until it is closed."""
    try:
        flock(file, LOCK_EX | LOCK_NB)
    except OSError:
        file.close()
        raise FileError(f"{path}: is being played somewhere else") from None
    return file


class JournalFailed(FileError):
    """The file of a running game cannot grow any more: the game must stop, or the file would lack a line."""


class Journal:
    """A game file that grows with the game: each line is on disk before the game goes on."""

    def __init__(self, path: Path, lines: list[str]) -> None:
        if path.exists():
            lock(path, path.open("rb")).close()
        write_file(path, lines)
        self.path = path
        # Unbuffered: a line that could not be written is not tried again when the file is closed.
        self.file = lock(path, path.open("ab", buffering=0))

    def append(self, line: str) -> None:
        """Write one line and wait until it is safe."""
        try:
            text = f"{line}\n".encode()
            if self.file.write(text) < len(text):
                raise OSError(ENOSPC, os.strerror(ENOSPC))
            os.fsync(self.file.fileno())
        except OSError as problem:
            raise JournalFailed(f"{self.path}: cannot be written: {problem.strerror}") from None

    def close(self) -> None:
        """Close the file."""
        self.file.close()

    def __enter__(self) -> Journal:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
