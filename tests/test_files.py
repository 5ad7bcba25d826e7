"""Files that are written whole: nothing is lost on the way, and only files are written."""

from __future__ import annotations

import os
from errno import ENOSPC
from pathlib import Path

import pytest

from eastfront.files import check_place, write_whole


def fail(number: int) -> None:
    raise OSError(ENOSPC, os.strerror(ENOSPC))


def test_folders_on_the_way_are_made(tmp_path: Path) -> None:
    file = tmp_path / "one" / "two" / "file"

    write_whole(file, b"new")

    assert b"new" == file.read_bytes()
    assert [file] == list(file.parent.iterdir())


def test_without_room_everything_stays_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"old")
    monkeypatch.setattr(os, "fsync", fail)

    with pytest.raises(OSError, match="No space left on device"):
        write_whole(file, b"new")

    assert b"old" == file.read_bytes()
    assert [file] == list(tmp_path.iterdir())


def test_a_link_stays_one(tmp_path: Path) -> None:
    file, link = tmp_path / "real" / "file", tmp_path / "link"
    link.symlink_to(file)

    write_whole(link, b"first")
    write_whole(link, b"second")

    assert link.is_symlink()
    assert b"second" == file.read_bytes()


@pytest.mark.parametrize("write", [check_place, lambda path: write_whole(path, b"new")])
def test_what_is_no_file_is_left_alone(tmp_path: Path, write: object) -> None:
    assert callable(write)
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)

    with pytest.raises(OSError, match="it is not a file"):
        write(pipe)

    assert pipe.is_fifo()
    assert [pipe] == list(tmp_path.iterdir())


def test_a_place_is_looked_at_without_a_trace(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"old")

    check_place(tmp_path / "file")
    with pytest.raises(OSError, match="Not a directory"):
        check_place(tmp_path / "file" / "inside")

    assert b"old" == (tmp_path / "file").read_bytes()
    assert ["file"] == os.listdir(tmp_path)
