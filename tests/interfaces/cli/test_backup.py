"""`eastfront backup` and `eastfront restore`, as an operator calls them."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from eastfront.table.storage.address import database_url
from eastfront.table.storage.database import migrate
from eastfront.table.storage.folder import data_folder, secret_key
from tests.interfaces.commands import invoke, shell
from tests.table.storage.rows import contents, fill, sample_rows


@pytest.fixture
def served(tmp_path: Path) -> Path:
    """A data folder with a key and a database."""
    folder = data_folder(tmp_path / "served")
    secret_key(folder)
    asyncio.run(migrate(database_url("", folder)))
    asyncio.run(fill(database_url("", folder), sample_rows(20)))
    return folder


def test_a_server_is_saved_and_restored_elsewhere(served: Path, tmp_path: Path) -> None:
    saved = invoke("backup", "file", "--data-dir", served)
    restored = shell(tmp_path, "restore", "file", "--data-dir", "new", "--database", "sqlite:///other.db")

    assert (0, "file: 2 tables and 2 persons are saved\n") == (saved.exit_code, saved.output)
    assert ("", "file: 2 tables and 2 persons are restored\n") == (restored.stderr, restored.stdout)
    assert 20 == len(asyncio.run(contents(database_url("sqlite:///other.db", tmp_path)))["events"])
    assert secret_key(served) == secret_key(tmp_path / "new")


def test_what_is_there_is_lost_only_if_asked_for(served: Path) -> None:
    invoke("backup", "file", "--data-dir", served)

    refused = invoke("restore", "file", "--data-dir", served)
    replaced = invoke("restore", "file", "--data-dir", served, "--replace")

    assert 1 == refused.exit_code
    assert "holds 2 tables and 2 persons; give --replace to lose them" in refused.output
    assert 0 == replaced.exit_code


def test_a_folder_without_a_server_has_nothing_to_save(tmp_path: Path) -> None:
    result = invoke("backup", "file", "--data-dir", "none")

    assert (1, "Error: the key none/key cannot be read: No such file or directory\n") == (
        result.exit_code,
        result.output,
    )
    assert [] == list(tmp_path.iterdir())


def test_a_file_that_is_not_there_or_no_backup_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear Anna,\n")

    missing = invoke("restore", "file", "--data-dir", "new")
    other = invoke("restore", "letter", "--data-dir", "new")

    assert (1, "Error: file: cannot be read: No such file or directory\n") == (
        missing.exit_code,
        missing.output,
    )
    assert (
        1,
        "Error: letter: is no backup, or was cut off or changed; nothing was restored from it\n",
    ) == (other.exit_code, other.output)
    assert ["letter"] == [path.name for path in tmp_path.iterdir()]


def test_the_address_of_the_database_may_come_from_the_environment(
    served: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("EASTFRONT_DATABASE", "mysql://anna:secret@host/games")

    result = invoke("backup", "file", "--data-dir", served)

    assert 1 == result.exit_code
    assert "a database of the kind 'mysql' cannot be used" in result.output
    assert "secret" not in result.output
