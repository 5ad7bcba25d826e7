"""Files that are written whole: what was there stays until all that is new is on the disk."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from errno import EINVAL, ENOTDIR
from pathlib import Path


def write_whole(path: Path, content: bytes) -> None:
    """Write *content* to *path* and make the folders on the way; it holds that or what it held before.

    A link stays one, and what it leads to is written. What is there and no file, say a device, is
    refused by an `OSError` like everything that stands in the way.
    """
    with taking_place(path) as fresh:
        with fresh.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(Path(os.path.realpath(path)))


def check_place(path: Path) -> None:
    """Raise the `OSError` that writing to *path* would meet, as far as that can be told before."""
    with taking_place(path) as fresh:
        fresh.touch()


@contextmanager
def taking_place(path: Path) -> Iterator[Path]:
    """Give a name beside *path* for what may take its place; after the block nothing has that name."""
    place = Path(os.path.realpath(path))
    if place.exists() and not place.is_file():
        raise OSError(EINVAL, "it is not a file")
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
    except FileExistsError:
        raise OSError(ENOTDIR, os.strerror(ENOTDIR)) from None
    fresh = place.with_name(f".{place.name}.{os.getpid()}.part")
    try:
        yield fresh
    finally:
        with suppress(OSError):
            fresh.unlink()
