"""The schema of a database: brought up to date by any number of processes, refused if it is not ours."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import URL, Connection, text

from eastfront.table.storage.database import migrate, open_engine, reading, writing
from eastfront.table.storage.revisions import RevisionError, newest, revision_of
from eastfront.table.storage.schema import metadata

RACER = """
import asyncio, sys
from sqlalchemy import make_url
from eastfront.table.storage.database import migrate
print("ready", flush=True)
sys.stdin.readline()
asyncio.run(migrate(make_url(sys.argv[1])))
"""


def test_a_migrated_database_has_the_schema(database_url: URL) -> None:
    asyncio.run(migrate(database_url))

    assert [] == asyncio.run(differences(database_url))


def test_migrating_again_changes_nothing(database_url: URL) -> None:
    asyncio.run(migrate(database_url))

    asyncio.run(migrate(database_url))

    assert newest() == asyncio.run(revision(database_url))


def test_four_processes_may_migrate_one_fresh_database_at_once(database_url: URL) -> None:
    address = database_url.render_as_string(hide_password=False)
    racers = [
        subprocess.Popen(
            [sys.executable, "-c", RACER, address],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for _ in range(4)
    ]
    for racer in racers:
        assert racer.stdout is not None
        racer.stdout.readline()

    for racer in racers:
        assert racer.stdin is not None
        racer.stdin.write("\n")
        racer.stdin.flush()
    errors = [racer.communicate(timeout=60)[1] for racer in racers]

    assert ["", "", "", ""] == errors
    assert [0, 0, 0, 0] == [racer.returncode for racer in racers]
    assert [] == asyncio.run(differences(database_url))


def test_a_database_newer_than_the_program_is_refused(database_url: URL) -> None:
    asyncio.run(migrate(database_url))
    asyncio.run(run(database_url, "update alembic_version set version_num = '9999'"))

    with pytest.raises(RevisionError, match=r"newer eastfront: its schema has revision 9999, this one knows"):
        asyncio.run(migrate(database_url))

    assert "9999" == asyncio.run(revision(database_url))


def test_a_database_of_another_program_is_refused(database_url: URL) -> None:
    asyncio.run(run(database_url, "create table persons (id integer)"))

    with pytest.raises(RevisionError, match="holds persons, which eastfront did not make"):
        asyncio.run(migrate(database_url))

    assert "" == asyncio.run(revision(database_url))


def test_a_migration_in_sqlite_leaves_a_file_that_only_its_owner_reads(sqlite_url: URL) -> None:
    asyncio.run(migrate(sqlite_url))

    assert sqlite_url.database is not None
    assert 0o600 == Path(sqlite_url.database).stat().st_mode & 0o777


async def differences(url: URL) -> list[object]:
    engine = open_engine(url)
    async with reading(engine) as connection:
        found = await connection.run_sync(compare)
    await engine.dispose()
    return found


def compare(connection: Connection) -> list[object]:
    options = {"compare_type": True, "compare_server_default": True}
    return list(compare_metadata(MigrationContext.configure(connection, opts=options), metadata))


async def revision(url: URL) -> str:
    engine = open_engine(url)
    async with reading(engine) as connection:
        found = await connection.run_sync(revision_of)
    await engine.dispose()
    return found


async def run(url: URL, statement: str) -> None:
    engine = open_engine(url)
    async with writing(engine) as connection:
        await connection.execute(text(statement))
    await engine.dispose()
