"""`eastfront backup`: writes everything a server keeps to one file."""

from __future__ import annotations

import asyncio
from pathlib import Path

import click

from eastfront.interfaces.cli.arguments import file_argument
from eastfront.interfaces.cli.hosting.options import data_dir_option, database_option
from eastfront.table.storage.address import database_url
from eastfront.table.storage.backup import write_backup
from eastfront.table.storage.folder import folder_path


@click.command("backup")
@file_argument
@data_dir_option
@database_option
def command(file: Path, data_dir: Path | None, database: str) -> None:
    """Write all tables, persons and the server's key to FILE, while the server runs or not.

    Whoever has FILE knows every hidden card: keep it as you keep the data folder.
    """
    folder = folder_path(data_dir)
    head = asyncio.run(write_backup(database_url(database, folder), folder, file))
    tables, persons = head.counts.get("tables", 0), head.counts.get("persons", 0)
    click.echo(f"{file}: {tables} tables and {persons} persons are saved")
