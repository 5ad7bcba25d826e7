"""Playing all stored games again under the rules at hand, to see which of them would go another way."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from sqlalchemy import URL
from sqlalchemy.ext.asyncio import AsyncEngine

from eastfront.table.live.loading import play, to_the_end
from eastfront.table.log import CHOICE
from eastfront.table.storage.address import describe, is_sqlite
from eastfront.table.storage.database import DatabaseUnavailable, reading
from eastfront.table.storage.games import StoredGame, read_games
from eastfront.table.storage.tables import read_lines

# How the line of a choice begins to differ from others; lines are written in one way only.
CHOICE_MARK: Final = f'"entry":"{CHOICE}"'


@dataclass(frozen=True)
class Checked:
    """How much of a stored game agrees; *line* is the first that differs, 0 if none does."""

    game: StoredGame
    line: int
    agreeing: int
    choices: int


def require_database(url: URL) -> None:
    """Refuse a file that is not there, instead of making it."""
    if is_sqlite(url) and not Path(str(url.database)).exists():
        raise DatabaseUnavailable(f"there is no database {describe(url)} yet")


async def check_games(engine: AsyncEngine) -> AsyncIterator[Checked]:
    """Play every stored game again, one after the other; nothing is written, and a server may be running."""
    after = ""
    while True:
        async with reading(engine) as connection:
            games = await read_games(connection, after)
        if not games:
            return
        for game in games:
            async with reading(engine) as connection:
                lines = await read_lines(connection, game.id)
            yield check_game(game, lines)
        after = games[-1].id


def check_game(game: StoredGame, lines: list[str]) -> Checked:
    """Play one game again from its first line."""
    rebuilt = to_the_end(lines, play(game.id, lines))
    line = 0 if rebuilt.table else rebuilt.agreeing + 1
    return Checked(game, line, count_choices(lines[: rebuilt.agreeing]), count_choices(lines))


def count_choices(lines: list[str]) -> int:
    """Return how many choices there are among the lines of a log."""
    return sum(CHOICE_MARK in line for line in lines)
