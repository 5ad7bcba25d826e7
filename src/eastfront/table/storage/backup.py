"""Backup and restore: everything a server keeps, in one file that fits both kinds of database."""

from __future__ import annotations

import time
from base64 import b64decode
from collections.abc import Iterator
from itertools import groupby, islice
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, LargeBinary, MetaData, Table, func, select
from sqlalchemy.exc import StatementError
from sqlalchemy.ext.asyncio import AsyncConnection

from eastfront import __version__
from eastfront.table.storage.address import describe, is_sqlite
from eastfront.table.storage.archive import (
    FORMAT,
    ArchiveWriter,
    BackupError,
    Head,
    Row,
    archived_rows,
    check_archive,
    new_archive,
)
from eastfront.table.storage.database import DatabaseUnavailable, alone, explained, open_engine, reading
from eastfront.table.storage.folder import KEY_NAME, data_folder, new_key, read_key
from eastfront.table.storage.revisions import HEAD, forget_schema, is_known, newest, revision_of, upgrade
from eastfront.table.storage.schema import metadata, persons, processes, tables, uptime

# What only means something to the processes that run now.
NOT_KEPT: Final = frozenset({"leases", "presence", "processes"})
BATCH: Final = 500
# A server that gave a sign of life within so many seconds is running.
SILENCE: Final = 10


async def write_backup(url: URL, folder: Path, path: Path) -> Head:
    """Write what the database at *url* and the data *folder* hold to *path*, as of one moment.

    A server may be running on them.
    """
    key = read_key(folder)
    if is_sqlite(url) and not Path(str(url.database)).exists():
        raise DatabaseUnavailable(f"there is no database {describe(url)} yet")
    engine = open_engine(url, pool_size=1, patient=True)
    try:
        with explained(url):
            async with reading(engine) as connection:
                return await _copy(connection, describe(url), key, path)
    finally:
        await engine.dispose()


async def _copy(connection: AsyncConnection, place: str, key: bytes, path: Path) -> Head:
    revision = await connection.run_sync(revision_of)
    if revision != newest():
        raise BackupError(
            f"the schema of the database {place} has revision {revision or 'none'}, this eastfront works "
            f"with {newest()}; back it up with the eastfront that serves it"
        )
    kept = [table for table in metadata.sorted_tables if table.name not in NOT_KEPT]
    counts = {str(table.name): await _count(connection, table) for table in kept}
    head = Head(FORMAT, __version__, revision, key, {name: count for name, count in counts.items() if count})
    with new_archive(path) as archive:
        archive.head(head)
        for table in kept:
            await _copy_rows(connection, table, archive)
    return head


async def _count(connection: AsyncConnection, table: Table) -> int:
    return await connection.scalar(select(func.count()).select_from(table)) or 0


async def _copy_rows(connection: AsyncConnection, table: Table, archive: ArchiveWriter) -> None:
    # The names that SQLAlchemy gives are not plain strings.
    names = [str(column.name) for column in table.columns]
    async with connection.stream(select(table).execution_options(yield_per=BATCH)) as rows:
        async for row in rows:
            archive.row(str(table.name), dict(zip(names, row, strict=True)))


async def restore_backup(url: URL, folder: Path, path: Path, replace: bool) -> Head:
    """Fill the database at *url* and the data *folder* with what the backup at *path* holds.

    All of it or, if anything is wrong, nothing. Without *replace* neither may hold anything yet.
    """
    head = check_archive(path)
    if not is_known(head.revision):
        raise BackupError(
            f"{path}: was written by the newer eastfront {head.software}; valid: that one or a later one"
        )
    _check_key(folder, head.key, replace)
    # The key takes its place last, when the rows are safe.
    with new_key(data_folder(folder), head.key), explained(url):
        async with alone(url) as connection:
            await connection.run_sync(upgrade, HEAD, describe(url))
            await _check_unused(connection, describe(url), replace)
            await connection.run_sync(forget_schema)
            await connection.run_sync(upgrade, head.revision, describe(url))
            await _load(connection, path)
            await connection.run_sync(upgrade, HEAD, describe(url))
    return head


def _check_key(folder: Path, key: bytes, replace: bool) -> None:
    if not replace and (folder / KEY_NAME).exists() and read_key(folder) != key:
        raise BackupError(f"the data folder {folder} holds another key; give --replace to lose it")


async def _check_unused(connection: AsyncConnection, place: str, replace: bool) -> None:
    # A server that was stopped takes its processes off the list; one that was killed falls silent.
    seen = await connection.scalar(select(func.max(uptime.c.seen))) or 0.0
    if await _count(connection, processes) and abs(time.time() - seen) < SILENCE:
        raise BackupError(
            f"a server runs on the database {place}; stop it, and try again in {SILENCE} seconds"
        )
    people, games = await _count(connection, persons), await _count(connection, tables)
    if people and not replace:
        raise BackupError(
            f"the database {place} holds {games} tables and {people} persons; give --replace to lose them"
        )


async def _load(connection: AsyncConnection, path: Path) -> None:
    # The tables as they are at the backup's revision, which the present schema may have left behind.
    present = MetaData()
    await connection.run_sync(present.reflect)
    for name, rows in groupby(archived_rows(path), key=lambda row: row.table):
        if name not in present.tables:
            raise BackupError(f"{path}: has rows of {name!r}, which the schema does not know")
        try:
            await _load_rows(connection, present.tables[name], rows)
        except StatementError as problem:
            # The reason in full would show the row.
            kind = type(problem.orig or problem).__name__
            raise BackupError(f"{path}: a row of {name} does not fit the database ({kind})") from None


async def _load_rows(connection: AsyncConnection, table: Table, rows: Iterator[Row]) -> None:
    binary = [column.name for column in table.columns if isinstance(column.type, LargeBinary)]
    while batch := [_plain(row.row, binary) for row in islice(rows, BATCH)]:
        await connection.execute(table.insert(), batch)


def _plain(row: dict[str, Any], binary: list[str]) -> dict[str, Any]:
    return {**row, **{name: b64decode(row[name]) for name in binary if row[name] is not None}}
