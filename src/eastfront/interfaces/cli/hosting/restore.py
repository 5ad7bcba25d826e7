"""`eastfront restore`: fills a database and a data folder from a backup."""

from __future__ import annotations

import asyncio
from pathlib import Path

import click

from eastfront.interfaces.cli.arguments import file_argument
from eastfront.interfaces.cli.hosting.options import data_dir_option, database_option
from eastfront.table.storage.address import database_url
from eastfront.table.storage.backup import restore_backup
from eastfront.table.storage.folder import folder_path


@click.command("restore")
@file_argument
@data_dir_option
@database_option
@click.option("--replace", is_flag=True, help="Lose what the database and the data folder hold now.")
def command(file: Path, data_dir: Path | None, database: str, replace: bool) -> None:
    """Take all tables, persons and the server's key from FILE; the server must be stopped.

    The backup may come from the other kind of database: this is how a server moves.
    """
    folder = folder_path(data_dir)
    head = asyncio.run(restore_backup(database_url(database, folder), folder, file, replace))
    tables, persons = head.counts.get("tables", 0), head.counts.get("persons", 0)
    click.echo(f"{file}: {tables} tables and {persons} persons are restored")
