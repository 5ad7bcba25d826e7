"""A process that plays a game file again and tells what to keep of it; if it takes too long, it is killed."""

from __future__ import annotations

import resource
import sys
from contextlib import suppress
from typing import Any, Final

import msgspec
from msgspec import Struct

from eastfront.kernel.errors import EastfrontError
from eastfront.table.commitment import SALT, check_commitment
from eastfront.table.live.telling import entry_body
from eastfront.table.log import (
    BAD_COMMITMENT,
    BAD_SET_UP,
    CHANGED,
    CHOICE,
    CUT_OFF,
    ENDLESS,
    TOO_LONG,
    UNREADABLE,
    Log,
    LogError,
    read_log,
)
from eastfront.table.replay import BROKEN, END_MISSING, difference, game_of
from eastfront.table.snapshot import take_snapshot
from eastfront.table.table import Table

NAME: Final = "the file"
# Several times as many as the longest games have.
MOST_LINES: Final = 10_000
LONGEST_REASON: Final = 300
MEMORY: Final = 1 << 30
# A snapshot is taken after so many lines.
APART: Final = 50


class Broken(Struct, tag="broken", frozen=True):
    """What is wrong with a file, and where; the *fault* is which kind of thing."""

    line: int
    reason: str
    fault: str = UNREADABLE


class Played(Struct, tag="played", frozen=True):
    """A game that agrees with every line: what is kept of it, hidden cards and key included.

    *bodies* are what is told of each line; *snapshots* are by version.
    """

    setup: dict[str, Any]
    key: str
    salt: str
    occupants: list[str]
    about: dict[str, str]
    is_over: bool
    lines: list[str]
    bodies: list[dict[str, Any]]
    snapshots: dict[int, Any]


def verify(content: bytes) -> Played | Broken:
    """Play a file again under the rules at hand."""
    try:
        log = read_log(NAME, content)
        check(log)
        return play(log)
    except LogError as problem:
        return Broken(problem.line, problem.reason[:LONGEST_REASON], problem.fault)


def check(log: Log) -> None:
    """Refuse a file that is cut off, too long, or bears a commitment that does not fit."""
    if log.torn:
        raise LogError(log.name, 2 + len(log.lines), "is cut off: the line end is missing", CUT_OFF)
    if len(log.lines) >= MOST_LINES:
        reason = f"is too much: a game may have {MOST_LINES} lines"
        raise LogError(log.name, MOST_LINES + 1, reason, TOO_LONG)
    problem = check_commitment(log.header)
    if problem:
        raise LogError(log.name, 1, problem, BAD_COMMITMENT)


def play(log: Log) -> Played:
    """Play a log line by line, and note what is told after each."""
    table = first_table(log)
    bodies = [entry_body(table, table.happenings[0])]
    snapshots: dict[int, Any] = {}
    choices = taken = 0
    for line in log.lines:
        choices += line.entry.kind == CHOICE
        problem = difference(log, table, line, choices)
        if problem:
            raise problem
        bodies.extend(entry_body(table, each) for each in table.happenings[len(bodies) :])
        table.forget()
        if len(table.lines) >= taken + APART or table.outcome:
            snapshot = take_snapshot(table)
            if snapshot is not None:
                taken = len(table.lines)
                snapshots[taken] = snapshot
    if len(table.lines) > 1 + len(log.lines):
        raise LogError(log.name, len(table.lines), END_MISSING, ENDLESS)
    return played(log, table, bodies, snapshots)


def first_table(log: Log) -> Table:
    """Return the table before the first choice, which the first line must fit."""
    try:
        table = Table(game_of(log), log.header)
    except EastfrontError as problem:
        raise LogError(log.name, 1, str(problem), BAD_SET_UP) from None
    except BROKEN:
        raise LogError(log.name, 1, "the start does not hold together", BAD_SET_UP) from None
    if table.lines[0] != log.first:
        raise LogError(log.name, 1, "the set-up does not fit its hash", CHANGED)
    return table


def played(log: Log, table: Table, bodies: list[dict[str, Any]], snapshots: dict[int, Any]) -> Played:
    """Put together what is kept of a game."""
    header = log.header
    setup = header.setup.to_data()
    assert isinstance(setup, dict), setup
    return Played(
        setup,
        header.key.hex(),
        header.about.get(SALT, ""),
        table.occupants,
        header.about,
        table.outcome is not None,
        table.lines,
        bodies,
        snapshots,
    )


def main() -> None:
    """Read a file from the standard input and write what became of it."""
    # Where the system knows no such limit, there is still the deadline.
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    result = verify(sys.stdin.buffer.read())
    sys.stdout.buffer.write(msgspec.json.encode(result))


if __name__ == "__main__":
    main()
