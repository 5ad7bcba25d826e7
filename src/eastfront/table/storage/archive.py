"""The file of a backup: gzipped lines of JSON: a head, the rows, a checksum of all before it."""

from __future__ import annotations

import gzip
import zlib
from collections import Counter
from collections.abc import Generator, Iterator
from contextlib import closing, contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any, BinaryIO, Final, TypeVar

import msgspec

from eastfront.table.storage.folder import private_file
from eastfront.table.store import FileError

FORMAT: Final = "eastfront-backup-1"
# Fast rather than small: most of the time of a backup goes into this.
COMPRESSION: Final = 5


class BackupError(FileError):
    """A file that is no backup, or not all of one."""


class Head(msgspec.Struct, frozen=True):
    """What a backup says about itself: who wrote it, the schema, the server's key, how many rows follow."""

    format: str
    software: str
    revision: str
    key: bytes
    counts: dict[str, int]


class Row(msgspec.Struct, frozen=True):
    """One row of a table; bytes are in base64."""

    table: str
    row: dict[str, Any]


class Seal(msgspec.Struct, frozen=True):
    """The checksum of all lines before it."""

    sha256: str


Line = TypeVar("Line", Head, Row, Seal)


class ArchiveWriter:
    """Writes the lines of a backup and their checksum."""

    def __init__(self, file: gzip.GzipFile) -> None:
        self.file = file
        self.digest = sha256()
        self.encoder = msgspec.json.Encoder()

    def head(self, head: Head) -> None:
        self._write(head)

    def row(self, table: str, row: dict[str, Any]) -> None:
        self._write(Row(table, row))

    def seal(self) -> None:
        self._write(Seal(self.digest.hexdigest()))

    def _write(self, line: Head | Row | Seal) -> None:
        encoded = self.encoder.encode(line) + b"\n"
        self.digest.update(encoded)
        self.file.write(encoded)


@contextmanager
def new_archive(path: Path) -> Iterator[ArchiveWriter]:
    """Write a backup for its owner only; it is at *path*, sealed, once the block has ended well."""
    try:
        with private_file(path) as file, _compressed(file) as compressed:
            writer = ArchiveWriter(compressed)
            yield writer
            writer.seal()
    except OSError as problem:
        raise FileError(f"{path}: cannot be written: {problem.strerror}") from None


def _compressed(file: BinaryIO) -> gzip.GzipFile:
    return gzip.GzipFile(filename="", mode="wb", compresslevel=COMPRESSION, fileobj=file)


def check_archive(path: Path) -> Head:
    """Read the whole backup at *path* and return its head; every line is there and as it was written."""
    counts: Counter[str] = Counter()
    with closing(_lines(path)) as lines:
        head = _read_head(path, next(lines, b""))
        for line in lines:
            counts[_read(path, line, Row).table] += 1
    if counts != Counter(head.counts):
        raise BackupError(f"{path}: has other rows than its head says")
    return head


def archived_rows(path: Path) -> Iterator[Row]:
    """Give the rows of the backup at *path*, in order; the end comes only if the checksum is right."""
    with closing(_lines(path)) as lines:
        _read_head(path, next(lines, b""))
        for line in lines:
            yield _read(path, line, Row)


def _read_head(path: Path, line: bytes) -> Head:
    head = _read(path, line, Head)
    if head.format != FORMAT:
        raise BackupError(f"{path}: has the format {head.format!r}; valid: {FORMAT}")
    return head


def _read(path: Path, line: bytes, kind: type[Line]) -> Line:
    try:
        return msgspec.json.decode(line, type=kind)
    except msgspec.MsgspecError:
        raise _damaged(path) from None


def _lines(path: Path) -> Generator[bytes]:
    """Give every line but the last, which must be the checksum of those before it."""
    digest = sha256()
    try:
        with gzip.open(path, "rb") as file:
            line = file.readline()
            for following in file:
                digest.update(line)
                yield line
                line = following
    except (EOFError, gzip.BadGzipFile, zlib.error):
        raise _damaged(path) from None
    except OSError as problem:
        raise FileError(f"{path}: cannot be read: {problem.strerror}") from None
    if _read(path, line, Seal).sha256 != digest.hexdigest():
        raise _damaged(path)


def _damaged(path: Path) -> BackupError:
    return BackupError(f"{path}: is no backup, or was cut off or changed; nothing was restored from it")
