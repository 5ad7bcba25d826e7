"""Backup and restore: one file, from and into either database, all of it or nothing."""

from __future__ import annotations

import asyncio
import gzip
import json
import time
from hashlib import sha256
from pathlib import Path
from typing import Final

import pytest
from sqlalchemy import URL, delete, text, update

from eastfront.kernel.errors import EastfrontError
from eastfront.table.storage.archive import BackupError
from eastfront.table.storage.backup import restore_backup, write_backup
from eastfront.table.storage.database import DatabaseUnavailable, migrate, open_engine, reading, writing
from eastfront.table.storage.folder import FolderError, data_folder, read_key, secret_key
from eastfront.table.storage.revisions import newest, revision_of
from eastfront.table.storage.schema import processes, uptime
from eastfront.table.store import FileError
from tests.table.storage.databases import new_sqlite
from tests.table.storage.rows import Rows, contents, fill, sample_rows

NOT_RESTORED: Final[Rows] = {"leases": [], "presence": [], "processes": []}


@pytest.fixture
def served(database_url: URL, tmp_path: Path) -> URL:
    """A database with something of everything, and its key in the folder `old`."""
    secret_key(data_folder(tmp_path / "old"))
    asyncio.run(migrate(database_url))
    asyncio.run(fill(database_url, sample_rows()))
    return database_url


@pytest.fixture
def backup(tmp_path: Path) -> Path:
    """A small backup of a SQLite database."""
    folder = data_folder(tmp_path / "small")
    secret_key(folder)
    asyncio.run(migrate(new_sqlite(folder)))
    asyncio.run(fill(new_sqlite(folder), sample_rows(20)))
    asyncio.run(write_backup(new_sqlite(folder), folder, tmp_path / "small.backup"))
    return tmp_path / "small.backup"


def test_a_server_moves_to_another_database_by_a_backup(served: URL, tmp_path: Path) -> None:
    path, new = tmp_path / "file", data_folder(tmp_path / "new")
    before = asyncio.run(contents(served))

    written = asyncio.run(write_backup(served, tmp_path / "old", path))
    restored = asyncio.run(restore_backup(new_sqlite(new), new, path, replace=False))

    assert written == restored
    assert {**before, **NOT_RESTORED} == asyncio.run(contents(new_sqlite(new)))
    assert secret_key(tmp_path / "old") == secret_key(new)
    assert 1201 == written.counts["events"]


def test_a_backup_of_sqlite_fills_either_database(backup: Path, database_url: URL, tmp_path: Path) -> None:
    asyncio.run(restore_backup(database_url, tmp_path / "new", backup, replace=False))

    before = asyncio.run(contents(new_sqlite(tmp_path / "small")))
    assert {**before, **NOT_RESTORED} == asyncio.run(contents(database_url))
    assert newest() == asyncio.run(revision(database_url))


def test_a_backup_is_for_its_owner_and_says_what_it_is(backup: Path) -> None:
    lines = [json.loads(line) for line in gzip.decompress(backup.read_bytes()).splitlines()]

    assert 0o600 == backup.stat().st_mode & 0o777
    assert ("eastfront-backup-1", newest()) == (lines[0]["format"], lines[0]["revision"])
    assert 20 == lines[0]["counts"]["events"]
    assert {"table": "mutes", "row": {"person": "anna", "muted": "boris"}} in lines
    assert ["sha256"] == list(lines[-1])
    assert not set(NOT_RESTORED) & {line.get("table") for line in lines}


def test_a_backup_holds_one_moment_though_others_write_on(served: URL, tmp_path: Path) -> None:
    before = asyncio.run(contents(served))

    async def both() -> None:
        stop = asyncio.Event()
        writer = asyncio.create_task(write_until(served, stop))
        await asyncio.sleep(0.05)
        await write_backup(served, tmp_path / "old", tmp_path / "file")
        stop.set()
        assert 1 < await writer

    asyncio.run(both())

    new = data_folder(tmp_path / "new")
    asyncio.run(restore_backup(new_sqlite(new), new, tmp_path / "file", replace=False))
    found = asyncio.run(contents(new_sqlite(new)))
    assert 1 == len({row["name"] for row in found["persons"]} | {row["offer"] for row in found["tables"]})
    assert before["events"] == found["events"]


def test_a_used_database_is_filled_only_to_replace_it(served: URL, backup: Path, tmp_path: Path) -> None:
    before = asyncio.run(contents(served))

    with pytest.raises(BackupError, match="holds 2 tables and 2 persons; give --replace to lose them"):
        asyncio.run(restore_backup(served, tmp_path / "new", backup, replace=False))
    refused = asyncio.run(contents(served))
    asyncio.run(restore_backup(served, tmp_path / "old", backup, replace=True))

    assert not (tmp_path / "new" / "key").exists()
    assert before == refused
    assert 20 == len(asyncio.run(contents(served))["events"])
    assert read_key(tmp_path / "small") == read_key(tmp_path / "old")


def test_another_key_is_lost_only_if_it_may_be_replaced(backup: Path, tmp_path: Path) -> None:
    new = data_folder(tmp_path / "new")
    key = secret_key(new)

    with pytest.raises(BackupError, match="new holds another key; give --replace to lose it"):
        asyncio.run(restore_backup(new_sqlite(new), new, backup, replace=False))

    assert key == secret_key(new)
    assert not (new / "eastfront.sqlite3").exists()


def test_a_backup_is_not_restored_under_a_running_server(served: URL, backup: Path, tmp_path: Path) -> None:
    asyncio.run(be_seen(served))
    before = asyncio.run(contents(served))

    with pytest.raises(BackupError, match="a server runs on the database"):
        asyncio.run(restore_backup(served, tmp_path / "old", backup, replace=True))
    refused = asyncio.run(contents(served))
    asyncio.run(say_farewell(served))
    asyncio.run(restore_backup(served, tmp_path / "old", backup, replace=True))

    assert before == refused
    assert 20 == len(asyncio.run(contents(served))["events"])


@pytest.mark.parametrize("share", [0.0, 0.001, 0.3, 0.7, 0.99, 0.999])
def test_a_backup_that_was_cut_off_changes_nothing(backup: Path, tmp_path: Path, share: float) -> None:
    whole = backup.read_bytes()
    backup.write_bytes(whole[: int(len(whole) * share)])

    check_refused(backup, tmp_path, "is no backup, or was cut off or changed")


def test_a_backup_that_was_changed_changes_nothing(backup: Path, tmp_path: Path) -> None:
    content = gzip.decompress(backup.read_bytes())
    lines = content.splitlines(keepends=True)
    others = [
        content.replace(b"boris", b"horst"),
        b"".join(lines[:-1]),
        b"".join(lines[:5] + lines[6:]),
        b"".join([lines[0], *lines[2:4], lines[1], *lines[4:]]),
        content + lines[-2],
        b"",
        b"Dear Anna,\n",
    ]

    for other in others:
        backup.write_bytes(gzip.compress(other))
        check_refused(backup, tmp_path, "is no backup, or was cut off or changed")
    backup.write_bytes(content)
    check_refused(backup, tmp_path, "is no backup, or was cut off or changed")


def test_a_sealed_file_must_still_fit(backup: Path, tmp_path: Path) -> None:
    lines = gzip.decompress(backup.read_bytes()).splitlines(keepends=True)[:-1]
    head = lines[0]
    others = {
        "has the format 'other'; valid: eastfront-backup-1": (b"eastfront-backup-1", b"other"),
        "has other rows than its head says": (b'"events":20', b'"events":21'),
        "was written by the newer eastfront": (b'"revision":"0002"', b'"revision":"9999"'),
    }

    for problem, (old, new) in others.items():
        assert old in head
        seal(backup, [head.replace(old, new), *lines[1:]])
        check_refused(backup, tmp_path, problem)


def test_rows_that_do_not_fit_change_nothing(backup: Path, database_url: URL, tmp_path: Path) -> None:
    lines = gzip.decompress(backup.read_bytes()).splitlines(keepends=True)[:-1]
    key = secret_key(data_folder(tmp_path / "new"))
    asyncio.run(migrate(database_url))
    asyncio.run(fill(database_url, sample_rows(3)))
    before = asyncio.run(contents(database_url))
    seal(backup, [line.replace(b'"table_id":"t1"', b'"table_id":"t9"') for line in lines])

    with pytest.raises(BackupError, match=r"a row of \w+ does not fit the database \(\w+\)$"):
        asyncio.run(restore_backup(database_url, tmp_path / "new", backup, replace=True))

    assert before == asyncio.run(contents(database_url))
    assert key == secret_key(tmp_path / "new")


def test_a_backup_needs_a_key_and_a_database_of_this_revision(tmp_path: Path, sqlite_url: URL) -> None:
    path = tmp_path / "file"

    with pytest.raises(FolderError, match="key cannot be read: No such file or directory"):
        asyncio.run(write_backup(sqlite_url, tmp_path, path))
    secret_key(tmp_path)
    with pytest.raises(DatabaseUnavailable, match="there is no database"):
        asyncio.run(write_backup(sqlite_url, tmp_path, path))
    Path(str(sqlite_url.database)).touch()
    with pytest.raises(BackupError, match="has revision none, this eastfront works with"):
        asyncio.run(write_backup(sqlite_url, tmp_path, path))

    assert not path.exists()


def test_a_backup_that_cannot_be_written_leaves_nothing(backup: Path, tmp_path: Path) -> None:
    folder = tmp_path / "small"

    with pytest.raises(FileError, match="none/file: cannot be written: No such file"):
        asyncio.run(write_backup(new_sqlite(folder), folder, tmp_path / "none" / "file"))
    with pytest.raises(FileError, match="cannot be written: Is a directory"):
        asyncio.run(write_backup(new_sqlite(folder), folder, tmp_path / "small"))

    assert {"small", "small.backup"} == {path.name for path in tmp_path.iterdir()}


def check_refused(path: Path, tmp_path: Path, problem: str) -> None:
    new = tmp_path / "new"
    with pytest.raises(EastfrontError, match=problem):
        asyncio.run(restore_backup(new_sqlite(new), new, path, replace=True))
    assert not new.exists()


def seal(path: Path, lines: list[bytes]) -> None:
    """Writes *lines* with the right checksum."""
    content = b"".join(lines)
    last = json.dumps({"sha256": sha256(content).hexdigest()}).encode()
    path.write_bytes(gzip.compress(content + last + b"\n"))


async def write_until(url: URL, stop: asyncio.Event) -> int:
    """Changes two tables together again and again; tells how often."""
    engine = open_engine(url)
    count = 0
    while not stop.is_set():
        async with writing(engine) as connection:
            await connection.execute(text(f"update persons set name = '{count}'"))
            await connection.execute(text(f"update tables set offer = '{count}'"))
        count += 1
    await engine.dispose()
    return count


async def be_seen(url: URL) -> None:
    engine = open_engine(url)
    async with writing(engine) as connection:
        await connection.execute(update(uptime).values(seen=time.time()))
    await engine.dispose()


async def say_farewell(url: URL) -> None:
    engine = open_engine(url)
    async with writing(engine) as connection:
        await connection.execute(delete(processes))
    await engine.dispose()


async def revision(url: URL) -> str:
    engine = open_engine(url)
    async with reading(engine) as connection:
        found = await connection.run_sync(revision_of)
    await engine.dispose()
    return found
