"""Bringing a table back from storage: from its log, with a snapshot where the rules are the same."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from functools import cache
from typing import Final, TypeAlias

from sqlalchemy.ext.asyncio import AsyncConnection

from eastfront.builds import PACKAGE, build_name
from eastfront.games import game_of
from eastfront.kernel.errors import EastfrontError
from eastfront.table.clock import read_clock, read_times
from eastfront.table.live.errors import NotThere
from eastfront.table.live.livetable import LiveTable
from eastfront.table.log import END, Line, Log, LogError, read_line, read_log
from eastfront.table.replay import BROKEN
from eastfront.table.snapshot import restore_table
from eastfront.table.storage.records import HALTED, Event, TableRecord, read_json
from eastfront.table.storage.tables import find_snapshot, read_events, read_lines, read_seats, read_table
from eastfront.table.table import Table

# From so many lines on, a log is played again in a thread, so that other tables need not wait for it.
LONG: Final = 200

# What everybody is told: not what the line says, which may be about hidden cards.
DIFFERS: Final = (
    "under the rules at hand this game goes another way after version {agreeing}; "
    "what happened can be read, and the game can be forked from there or before"
)
UNPLAYABLE: Final = (
    "under the rules at hand this game cannot even begin; what happened can be read, but there is no "
    "point from which it could be forked"
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

    *agreeing* is the number of lines that they lead to, *snapshot* the version that it was begun from.
    """

    table: Table | None
    agreeing: int
    snapshot: int = 0


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
        live.snapshot = rebuilt.snapshot
        if rebuilt.table is None:
            live.problem = (DIFFERS if rebuilt.agreeing else UNPLAYABLE).format(agreeing=rebuilt.agreeing)
        elif record.status == HALTED:
            live.problem = STOPPED
        else:
            live.table = rebuilt.table
    return live


async def bring_up(connection: AsyncConnection, live: LiveTable) -> list[Event] | None:
    """Play what was added to a table in memory, and return it; `None` if that leads elsewhere.

    The table in memory is of no use then: it must be loaded.
    """
    id = live.record.id
    events = await read_events(connection, id, live.record.seq)
    record = await read_table(connection, id)
    assert record is not None, id
    if record.seq != (events[-1].seq if events else live.record.seq) or not adds_up(live, record, events):
        return None
    live.record = record
    live.seats = await read_seats(connection, id)
    live.times = read_times(record.times)
    return events


def adds_up(live: LiveTable, record: TableRecord, events: list[Event]) -> bool:
    """Play the lines among *events*; tell whether the game has come where the record says."""
    if live.table is None:
        return record.version == 0
    for event in events:
        if event.version is not None and event.line is not None:
            line = read_line(record.id, event.version, event.line.encode())
            if not follows(live.table, line):
                return False
    live.table.forget()
    return record.status != HALTED and record.version == len(live.table.lines)


async def rebuild_whole(connection: AsyncConnection, id: str) -> Rebuilt:
    """Play the whole log of a table again."""
    lines = await read_lines(connection, id)
    kept = await find_snapshot(connection, id, software_sum(), len(lines))
    return to_the_end(lines, await play_aside(id, lines, kept))


def to_the_end(lines: list[str], rebuilt: Rebuilt) -> Rebuilt:
    """Return what became of a whole log, after which the rules must have nothing to add."""
    if rebuilt.table and len(rebuilt.table.lines) > len(lines):
        # By the rules at hand the game is over, by those that it was played under it was not.
        return Rebuilt(None, len(lines) - 1)
    return rebuilt


async def play_aside(id: str, lines: list[str], kept: Kept) -> Rebuilt:
    """Play a log again without keeping others waiting; what was before the snapshot is believed."""
    if len(lines) > LONG:
        return await asyncio.to_thread(play, id, lines, kept)
    return play(id, lines, kept)


def play(id: str, lines: list[str], kept: Kept = None) -> Rebuilt:
    """Play a log, from a snapshot on where one is *kept*, as far as the rules at hand agree with it."""
    try:
        log = read_log(id, "".join(f"{line}\n" for line in lines).encode())
        table = begin(log, lines, kept)
    except LogError as problem:
        return Rebuilt(None, problem.line - 1)
    except (EastfrontError, *BROKEN):
        return Rebuilt(None, 0)
    if table.lines[0] != log.first:
        return Rebuilt(None, 0)
    snapshot = len(table.lines) if kept else 0
    for line in log.lines[len(table.lines) - 1 :]:
        if not follows(table, line):
            return Rebuilt(None, line.number - 1)
    return Rebuilt(table, len(lines), snapshot)


def begin(log: Log, lines: list[str], kept: Kept) -> Table:
    """Return the table as the snapshot has it, or before the first choice."""
    game = game_of(log.header.setup.game)
    if kept:
        version, body = kept
        try:
            return restore_table(game, log.header, lines[:version], read_json(body))
        except (EastfrontError, *BROKEN):
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
