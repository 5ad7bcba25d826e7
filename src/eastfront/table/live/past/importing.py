"""Games that come as files: played again in a process of their own, then kept as tables to look at."""

from __future__ import annotations

import asyncio
import secrets
import sys
import time
from asyncio.subprocess import DEVNULL, PIPE, Process
from typing import Final

import msgspec
from sqlalchemy.ext.asyncio import AsyncEngine

from eastfront.players.levels import LEVELS
from eastfront.table.clock import new_times, read_clock
from eastfront.table.live.errors import BrokenFile, Busy
from eastfront.table.live.loading import software_sum
from eastfront.table.live.lobby import ID_BYTES, Person
from eastfront.table.live.past.verifying import Broken, Played
from eastfront.table.storage.database import writing
from eastfront.table.storage.records import (
    ENDED,
    ENTRY,
    PRIVATE,
    UNFINISHED,
    Event,
    SeatRecord,
    TableRecord,
    to_json,
)
from eastfront.table.storage.tables import add_events, add_table, put_snapshot

COMMAND: Final = [sys.executable, "-P", "-m", "eastfront.table.live.past.verifying"]
DEADLINE: Final = 20.0
# How many files may wait for their turn.
MOST_WAITING: Final = 4
LONGEST_NAME: Final = 40

LARGEST_FILE: Final = 4 * 1024 * 1024


class Verifier:
    """Plays files again, one at a time; a file that takes longer than the *deadline* is refused."""

    def __init__(self, deadline: float = DEADLINE) -> None:
        self.deadline = deadline
        self.turn = asyncio.Semaphore(1)
        self.waiting = 0

    async def verify(self, content: bytes) -> Played:
        """Return what to keep of a file, or say which line is wrong."""
        if self.waiting > MOST_WAITING:
            raise Busy("other files are being checked; try again in a minute")
        self.waiting += 1
        try:
            async with self.turn:
                output = await self.run(content)
        finally:
            self.waiting -= 1
        result = msgspec.json.decode(output, type=Played | Broken)
        if isinstance(result, Broken):
            raise BrokenFile(f"line {result.line}: {result.reason}")
        return result

    async def run(self, content: bytes) -> bytes:
        """Return what the process says to a file; whatever happens, nothing is left of it."""
        process = await asyncio.create_subprocess_exec(
            *COMMAND, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, start_new_session=True
        )
        try:
            async with asyncio.timeout(self.deadline):
                output, _ = await process.communicate(content)
        except TimeoutError:
            raise BrokenFile(f"it takes longer than {self.deadline:g} s to play this game again") from None
        finally:
            await end(process)
        if process.returncode != 0:
            raise BrokenFile("it takes too much memory to play this game again, or the rules stumble over it")
        return output


async def end(process: Process) -> None:
    """Kill a process that still runs."""
    if process.returncode is None:
        process.kill()
        await process.wait()


async def keep_import(engine: AsyncEngine, game: Played, person: Person, server_time: float) -> str:
    """Keep a game that was played again as a table of its own, and return its id."""
    record = import_record(game, person, server_time)
    seats = [import_seat(game, seat) for seat in range(len(game.occupants))]
    events = [
        Event(version, record.created, ENTRY, body, version, line)
        for version, (line, body) in enumerate(zip(game.lines, game.bodies, strict=True), start=1)
    ]
    async with writing(engine) as connection:
        await add_table(connection, record, seats)
        await connection.run_sync(add_events, record.id, events)
        for version, snapshot in game.snapshots.items():
            await connection.run_sync(put_snapshot, record.id, version, record.software, to_json(snapshot))
    return record.id


def import_record(game: Played, person: Person, server_time: float) -> TableRecord:
    """Return the row of a game that came as a file; it stands in no lobby, and is over for everybody."""
    clock = read_clock({"kind": "none"})
    now = time.time()
    return TableRecord(
        id=secrets.token_urlsafe(ID_BYTES),
        seq=len(game.lines),
        version=len(game.lines),
        status=ENDED if game.is_over else UNFINISHED,
        setup=game.setup,
        visibility=PRIVATE,
        clock=clock.to_data(),
        times=new_times(clock, len(game.occupants), server_time).to_data(),
        offer=None,
        host=person.id,
        key=game.key,
        salt=game.salt,
        origin={"kind": "import"},
        software=software_sum(),
        due=None,
        created=now,
        changed=now,
    )


def import_seat(game: Played, seat: int) -> SeatRecord:
    """Return who sat on a seat, as far as the file says; nobody here can claim to have been that person."""
    occupant = game.occupants[seat]
    name = " ".join(game.about.get(f"seat {seat + 1}", occupant).split())[:LONGEST_NAME]
    level = occupant if occupant in LEVELS else ""
    return SeatRecord(level=level, name=name if name and name.isprintable() else f"seat {seat + 1}")
