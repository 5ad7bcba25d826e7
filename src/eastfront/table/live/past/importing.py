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
# How many stored games a process remembers to have played again.
MOST_VERDICTS: Final = 1000
# After how many seconds a game that could not be played again to its end is tried once more.
SECOND_TRY: Final = 600.0

LARGEST_FILE: Final = 4 * 1024 * 1024
# What may be wrong with a file besides what stands in it, as people are told.
TOO_SLOW: Final = "too-slow"
TOO_HEAVY: Final = "too-heavy"


class Verifier:
    """Plays files again, one at a time; a file that takes longer than the *deadline* is refused."""

    def __init__(self, deadline: float = DEADLINE) -> None:
        self.deadline = deadline
        self.turn = asyncio.Semaphore(1)
        self.waiting = 0
        self.verdicts: dict[str, asyncio.Task[Broken | None]] = {}

    async def verify(self, content: bytes) -> Played:
        """Return what to keep of a file, or say which line is wrong."""
        result = await self.examine(content)
        if isinstance(result, Broken):
            raise BrokenFile(result.reason, result.line, result.fault)
        return result

    async def judge(self, id: str, content: bytes) -> Broken | None:
        """Return what is wrong with the log of a game that is over, if anything; found out once a process.

        Whoever asks meanwhile waits for the same answer. That there is none, since it takes too long or
        too much, is remembered only for a while.
        """
        if id not in self.verdicts:
            if len(self.verdicts) >= MOST_VERDICTS:
                del self.verdicts[next(iter(self.verdicts))]
            self.verdicts[id] = asyncio.create_task(self.find_verdict(id, content))
        # Whoever leaves does not take the answer away from the others.
        return await asyncio.shield(self.verdicts[id])

    async def find_verdict(self, id: str, content: bytes) -> Broken | None:
        """Play the log of a game again; forgets in time that it could not be done."""
        try:
            result = await self.examine(content)
        except BrokenFile:
            asyncio.get_running_loop().call_later(SECOND_TRY, self.verdicts.pop, id, None)
            raise
        except BaseException:
            self.verdicts.pop(id, None)
            raise
        return result if isinstance(result, Broken) else None

    async def examine(self, content: bytes) -> Played | Broken:
        """Return what to keep of a file, or which line is wrong."""
        if self.waiting > MOST_WAITING:
            raise Busy("other files are being checked; try again in a minute")
        self.waiting += 1
        try:
            async with self.turn:
                output = await self.run(content)
        finally:
            self.waiting -= 1
        return msgspec.json.decode(output, type=Played | Broken)

    async def run(self, content: bytes) -> bytes:
        """Return what the process says to a file; whatever happens, nothing is left of it."""
        process = await asyncio.create_subprocess_exec(
            *COMMAND, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, start_new_session=True
        )
        try:
            async with asyncio.timeout(self.deadline):
                output, _ = await process.communicate(content)
        except TimeoutError:
            reason = f"it takes longer than {self.deadline:g} s to play this game again"
            raise BrokenFile(reason, fault=TOO_SLOW) from None
        finally:
            await end(process)
        if process.returncode != 0:
            reason = "it takes too much memory to play this game again, or the rules stumble over it"
            raise BrokenFile(reason, fault=TOO_HEAVY)
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
