"""The data folder of a server: where it is, the secret key in it, and the lock of a database file."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from fcntl import LOCK_EX, LOCK_NB, flock
from hashlib import sha256
from pathlib import Path
from secrets import token_bytes, token_hex
from typing import BinaryIO, Final

from platformdirs import user_data_path

from eastfront.kernel.errors import EastfrontError

KEY_NAME: Final = "key"
KEY_BYTES: Final = 32
OTHERS: Final = 0o077
# How much of a sum tells the servers of one key from others.
ID_DIGITS: Final = 16


class FolderError(EastfrontError):
    """A data folder, or a key in it, that cannot be used; the message names it and says why."""


class Occupied(FolderError):
    """A database that another server has."""


def folder_path(given: Path | None) -> Path:
    """Return where the data folder is: *given*, or the place that the system has for such folders."""
    return given or user_data_path("eastfront", appauthor=False)


def data_folder(given: Path | None) -> Path:
    """Return the data folder, made for its owner only if it is not there."""
    folder = folder_path(given)
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as problem:
        raise FolderError(f"the data folder {folder} cannot be made: {problem.strerror}") from None
    return folder


def secret_key(folder: Path) -> bytes:
    """Return the key of *folder*, which signs sessions; the first caller makes it."""
    path = folder / KEY_NAME
    if not path.exists():
        _make_key(path)
    return read_key(folder)


def _make_key(path: Path) -> None:
    try:
        # Another process may be faster: then its key counts.
        with suppress(FileExistsError), private_file(path, replace=False) as file:
            file.write(token_bytes(KEY_BYTES))
    except OSError as problem:
        raise FolderError(f"the key {path} cannot be written: {problem.strerror}") from None


def read_key(folder: Path) -> bytes:
    """Return the key of *folder*, which must be there and be a secret."""
    path = folder / KEY_NAME
    try:
        with path.open("rb") as file:
            mode = os.fstat(file.fileno()).st_mode
            key = file.read()
    except OSError as problem:
        raise FolderError(f"the key {path} cannot be read: {problem.strerror}") from None
    if mode & OTHERS:
        raise FolderError(f"the key {path} may be read by others; valid: chmod 600 {path}")
    if len(key) != KEY_BYTES:
        raise FolderError(f"the key {path} holds {len(key)} bytes; valid: {KEY_BYTES}")
    return key


def server_id(key: bytes) -> str:
    """Return what all servers with this *key*, and no others, are called; it tells nothing of the key."""
    return sha256(b"server" + key).hexdigest()[:ID_DIGITS]


@contextmanager
def new_key(folder: Path, key: bytes) -> Iterator[None]:
    """Put *key* into *folder* once the block has ended well; otherwise the key there stays."""
    path = folder / KEY_NAME
    try:
        with private_file(path) as file:
            file.write(key)
            yield
    except OSError as problem:
        raise FolderError(f"the key {path} cannot be written: {problem.strerror}") from None


@contextmanager
def only_server(database: Path) -> Iterator[None]:
    """Keep every other server off a SQLite file during the block; the system lets go if we are killed."""
    with _lock_explained(database):
        lock = os.open(f"{database.resolve()}.lock", os.O_RDWR | os.O_CREAT, 0o600)
    try:
        with _lock_explained(database):
            flock(lock, LOCK_EX | LOCK_NB)
        yield
    finally:
        os.close(lock)


@contextmanager
def _lock_explained(database: Path) -> Iterator[None]:
    try:
        yield
    except BlockingIOError:
        raise Occupied(
            f"another server runs on the database {database}; stop it, or let both use PostgreSQL"
        ) from None
    except OSError as problem:
        raise FolderError(f"the database {database} cannot be locked: {problem.strerror}") from None


@contextmanager
def private_file(path: Path, *, replace: bool = True) -> Iterator[BinaryIO]:
    """Write a file that only its owner may read; it is at *path*, whole, once the block has ended well.

    Without *replace* a file that is there already stays, and `FileExistsError` says so.
    """
    fresh = path.with_name(f".{path.name}.{token_hex(4)}.part")
    try:
        with open(fresh, "xb", opener=_open_private) as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        if replace:
            fresh.replace(path)
        else:
            path.hardlink_to(fresh)
    finally:
        fresh.unlink(missing_ok=True)


def _open_private(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)
