"""What `eastfront verify --stored` does: plays all stored games again and lists those that differ."""

from __future__ import annotations

import asyncio
from pathlib import Path

import click
from sqlalchemy import URL
from sqlalchemy.ext.asyncio import AsyncEngine

from eastfront.interfaces.cli.progress import progress_bar
from eastfront.table.live.past.checking import Checked, check_games, require_database
from eastfront.table.storage.address import database_url
from eastfront.table.storage.database import explained, open_engine, reading
from eastfront.table.storage.folder import folder_path
from eastfront.table.storage.games import count_games


def verify_stored(data_dir: Path | None, database: str) -> None:
    """Say which games of a server differ; the exit status tells whether any does."""
    url = database_url(database, folder_path(data_dir))
    require_database(url)
    count, differing = asyncio.run(read_and_play(url))
    for checked in differing:
        click.echo(describe_difference(checked))
    click.echo(f"{count} games played again: {count - len(differing)} agree")
    if differing:
        raise click.ClickException(f"{len(differing)} of the stored games would go another way")


async def read_and_play(url: URL) -> tuple[int, list[Checked]]:
    """Play every game in the database at *url* again; return how many there are, and those that differ."""
    engine = open_engine(url, pool_size=1, patient=True)
    try:
        with explained(url):
            async with reading(engine) as connection:
                total = await count_games(connection)
            return await play_all(engine, total)
    finally:
        await engine.dispose()


async def play_all(engine: AsyncEngine, total: int) -> tuple[int, list[Checked]]:
    """Play every stored game again under a bar that shows how far this has come."""
    count = 0
    differing = []
    with progress_bar("games", total) as advance:
        async for checked in check_games(engine):
            count += 1
            if checked.line:
                differing.append(checked)
            advance(1)
    return count, differing


def describe_difference(checked: Checked) -> str:
    """Say where a stored game differs: nothing of what is in it, which may still be hidden."""
    game = checked.game
    return (
        f"{game.id}: {game.slug}, {game.status}: line {checked.line} differs; "
        f"{checked.agreeing} of {checked.choices} choices agree"
    )
