"""The data folder: for its owner only, with one key that all processes agree on."""

from __future__ import annotations

import multiprocessing
from pathlib import Path

import pytest

from eastfront.table.storage.folder import FolderError, data_folder, new_key, read_key, secret_key


def test_a_folder_is_made_for_its_owner(tmp_path: Path) -> None:
    folder = data_folder(tmp_path / "one" / "two")

    assert tmp_path / "one" / "two" == folder
    assert 0o700 == folder.stat().st_mode & 0o777


def test_without_a_folder_the_system_says_where(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))

    folder = data_folder(None)

    assert "eastfront" == folder.name
    assert folder.is_relative_to(tmp_path)


def test_a_file_is_no_folder(tmp_path: Path) -> None:
    (tmp_path / "file").touch()

    with pytest.raises(FolderError, match="file cannot be made: File exists"):
        data_folder(tmp_path / "file")


def test_a_key_is_made_once_and_secret(tmp_path: Path) -> None:
    key = secret_key(tmp_path)

    assert 32 == len(key)
    assert key == secret_key(tmp_path)
    assert ["key"] == [path.name for path in tmp_path.iterdir()]
    assert 0o600 == (tmp_path / "key").stat().st_mode & 0o777


def test_racing_processes_agree_on_a_key(tmp_path: Path) -> None:
    with multiprocessing.get_context("spawn").Pool(4) as pool:
        keys = pool.map(secret_key, [tmp_path] * 40, chunksize=1)

    assert {read_key(tmp_path)} == set(keys)


@pytest.mark.parametrize("mode", [0o640, 0o604, 0o620])
def test_a_key_that_others_may_open_is_refused(tmp_path: Path, mode: int) -> None:
    secret_key(tmp_path)
    (tmp_path / "key").chmod(mode)

    with pytest.raises(FolderError, match="may be read by others; valid: chmod 600"):
        secret_key(tmp_path)


@pytest.mark.parametrize("size", [0, 31, 33])
def test_a_key_of_another_length_is_refused(tmp_path: Path, size: int) -> None:
    (tmp_path / "key").write_bytes(b"x" * size)
    (tmp_path / "key").chmod(0o600)

    with pytest.raises(FolderError, match=f"holds {size} bytes; valid: 32"):
        secret_key(tmp_path)


def test_a_key_in_no_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(FolderError, match="cannot be written: No such file"):
        secret_key(tmp_path / "none")


def test_a_new_key_counts_only_if_all_went_well(tmp_path: Path) -> None:
    old = secret_key(tmp_path)

    with pytest.raises(ZeroDivisionError), new_key(tmp_path, b"n" * 32):
        raise ZeroDivisionError
    kept = secret_key(tmp_path)
    with new_key(tmp_path, b"n" * 32):
        pass

    assert old == kept
    assert b"n" * 32 == secret_key(tmp_path)
    assert ["key"] == [path.name for path in tmp_path.iterdir()]
