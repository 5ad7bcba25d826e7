"""Bringing a table back from storage: from its log, with a snapshot where the rules are the same."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from functools import cache
from typing import Final, TypeAlias

from sqlalchemy.ext.asyncio import AsyncConnection

from eastfront.builds import PACKAGE, build_name
from eastfront.kernel.errors import DataError, EastfrontError
from eastfront.table.clock import read_clock, read_times
from eastfront.table.live.errors import NotThere
from eastfront.table.live.livetable import LiveTable
from eastfront.table.log import END, Line, Log, LogError, read_log
from eastfront.table.replay import BROKEN, game_of
from eastfront.table.snapshot import restore_table
from eastfront.table.storage.records import HALTED, read_json
from eastfront.table.storage.tables import find_snapshot, read_lines, read_seats, read_table
from eastfront.table.table import Table

# From so many lines on, a log is played again in a thread, so that other tables need not wait for it.
LONG: Final = 200

# What everybody is told: not what the line says, which may be about hidden cards.
DIFFERS: Final = (
    "under the rules at hand this game goes another way after version {agreeing}; "
    "what happened can be read, and the game can be forked from there or before"
)
STOPPED: Final = (
    "the game was halted under other rules, by which it went another way; "
    "under the rules at hand a seat may let it go on"
)

# The version of a snapshot, and what it holds.
Kept: TypeAlias = "tuple[int, str] | None"


@cache
def software_sum() -> str:
    """Return a sum over the code and data of the rules: snapshots are good only under the same."""
    return build_name(PACKAGE).rpartition("-")[2]


@dataclass(frozen=True)
class Rebuilt:
    """What became of a log: the game after it, or `None` where the rules at hand lead elsewhere.

    *agreeing* is the number of lines that they lead to.
    """

    table: Table | None
    agreeing: int


async def load(connection: AsyncConnection, id: str) -> LiveTable:
    """Read a table and play its log again; a game that does not agree, or was halted, is left out."""
    record = await read_table(connection, id)
    if record is None:
        raise NotThere(f"there is no table {id!r}")
    seats = await read_seats(connection, id)
    live = LiveTable(record, seats, read_clock(record.clock), read_times(record.times), None)
    if record.version:
        rebuilt = await rebuild_whole(connection, id)
        live.agreeing = rebuilt.agreeing
        if rebuilt.table is None:
            live.problem = DIFFERS.format(agreeing=rebuilt.agreeing)
        elif record.status == HALTED:
            live.problem = STOPPED
        else:
            live.table = rebuilt.table
    return live


async def rebuild_whole(connection: AsyncConnection, id: str) -> Rebuilt:
    """Play the whole log of a table again."""
    lines = await read_lines(connection, id)
    rebuilt = await rebuild(connection, id, lines)
    if rebuilt.table and len(rebuilt.table.lines) > len(lines):
        # By the rules at hand the game is over, by those that it was played under it was not.
        return Rebuilt(None, len(lines) - 1)
    return rebuilt


async def rebuild(connection: AsyncConnection, id: str, lines: list[str]) -> Rebuilt:
    """Play a log again; the part before a snapshot that was made under the same rules is believed."""
    kept = await find_snapshot(connection, id, software_sum(), len(lines))
    if len(lines) - (kept[0] if kept else 0) > LONG:
        return await asyncio.to_thread(play, id, lines, kept)
    return play(id, lines, kept)


def play(id: str, lines: list[str], kept: Kept = None) -> Rebuilt:
    """Play a log, from a snapshot on where one is *kept*, as far as the rules at hand lead to the same lines."""
    try:
        log = read_log(id, "".join(f"{line}\n" for line in lines).encode())
        table = begin(log, lines, kept)
    except LogError as problem:
        return Rebuilt(None, problem.line - 1)
    except (EastfrontError, *BROKEN):
        return Rebuilt(None, 0)
    if table.lines[0] != log.first:
        return Rebuilt(None, 0)
    for line in log.lines[len(table.lines) - 1 :]:
        if not follows(table, line):
            return Rebuilt(None, line.number - 1)
    return Rebuilt(table, len(lines))


def begin(log: Log, lines: list[str], kept: Kept) -> Table:
    """Return the table as the snapshot has it, or before the first choice."""
    game = game_of(log)
    if kept:
        version, body = kept
        try:
            return restore_table(game, log.header, lines[:version], read_json(body))
        except DataError:
            # It belongs to another log: the lines count, all of them.
            pass
    return Table(game, log.header)


def follows(table: Table, line: Line) -> bool:
    """Play one line and tell whether it leads where the log says."""
    if len(table.lines) < line.number and line.entry.kind != END:
        try:
            table.add_entry(line.entry)
        except (EastfrontError, *BROKEN):
            return False
    return len(table.lines) >= line.number and table.lines[line.number - 1] == line.text
