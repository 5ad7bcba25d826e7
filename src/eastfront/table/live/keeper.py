"""The keeper: looks after tables on which no person is to act, under a lease for each."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from hashlib import sha256
from time import monotonic
from typing import Final

import structlog
from prometheus_client import Counter
from sqlalchemy import bindparam, select

from eastfront.kernel.errors import EastfrontError
from eastfront.table.live.child import CLOSED
from eastfront.table.live.errors import Busy, Fenced, NotNow, NotThere, Refused, Stale
from eastfront.table.live.house import House
from eastfront.table.live.leases import Lease, hold, release_all, take
from eastfront.table.live.livetable import LiveTable
from eastfront.table.live.pace import Pace
from eastfront.table.live.playing import Choose, TimeOut
from eastfront.table.live.uptime import DATABASE_ERRORS
from eastfront.table.live.workers import Question, Workers
from eastfront.table.storage.database import reading, writing
from eastfront.table.storage.records import RUNNING
from eastfront.table.storage.schema import tables
from eastfront.table.table import Table

# How often the keeper looks for tables that nobody looks after, in seconds.
ROUND: Final = 1.0
# How many it takes up in one round.
MOST: Final = 200

DUE: Final = (
    select(tables.c.id)
    .where(tables.c.status == RUNNING, tables.c.due <= bindparam("now"))
    .order_by(tables.c.due)
    .limit(MOST)
)

FALLBACKS: Final = Counter(
    "eastfront_fallback_choices", "Choices made for a computer player that failed", ["reason"]
)

log = structlog.get_logger()


class Keeper:
    """Runs computer players, standing answers and clocks of the tables whose leases this process holds."""

    def __init__(self, house: House, workers: Workers, holder: str) -> None:
        self.house = house
        self.workers = workers
        self.holder = holder
        self.busy: dict[str, asyncio.Task[None]] = {}
        self.leases: dict[str, Lease] = {}
        # By game and level.
        self.paces: dict[tuple[str, str], Pace] = {}
        self.is_closing = False
        house.changed.append(self.look)

    async def run(self) -> None:
        """Make rounds until the process stops."""
        while True:
            with suppress(*DATABASE_ERRORS):
                await self.make_round()
                await self.hold_leases()
            self.house.tidy()
            await asyncio.sleep(ROUND)

    async def make_round(self) -> None:
        """Take up every table that is due."""
        async with reading(self.house.engine) as connection:
            rows = (await connection.execute(DUE, {"now": self.house.uptime.now()})).all()
        for row in rows:
            self.attend(row.id)

    async def hold_leases(self) -> None:
        """Keep the leases of tables where a player is thinking, and forget those of tables out of memory."""
        known = {*self.busy, *self.house.lives}
        self.leases = {id: lease for id, lease in self.leases.items() if id in known}
        held = [id for id in self.leases if id in self.busy]
        if held:
            async with writing(self.house.engine) as connection:
                await hold(connection, held, self.holder, self.house.uptime.now())

    def look(self, live: LiveTable) -> None:
        """Take up a table that has changed, if it is due at once; the rounds see to deadlines."""
        due = live.record.due
        if live.record.status == RUNNING and due is not None and due <= self.house.uptime.now():
            self.attend(live.record.id)

    def attend(self, id: str) -> None:
        """Look after a table, if that is not being done already."""
        if id not in self.busy and not self.is_closing:
            task = asyncio.create_task(self.serve(id))
            self.busy[id] = task
            task.add_done_callback(lambda done: self.finish(id, done))

    def finish(self, id: str, task: asyncio.Task[None]) -> None:
        """Note that a table is no longer looked after; if by a mistake of ours, forget what is in memory.

        Only the kind of the mistake is logged: its text could tell a card.
        """
        self.busy.pop(id, None)
        mistake = None if task.cancelled() else task.exception()
        if mistake:
            log.error("server error", table=id, error=type(mistake).__name__)
            self.house.drop(id)

    async def serve(self, id: str) -> None:
        """Do what is due at a table until nothing is; whatever fails is tried again in a later round."""
        try:
            while await self.step(id):
                pass
        except Fenced:
            self.leases.pop(id, None)
        except (Busy, NotThere, *DATABASE_ERRORS) as problem:
            log.warning("table left for later", table=id, problem=type(problem).__name__)
        except EastfrontError as problem:
            log.error("table cannot be looked after", table=id, problem=type(problem).__name__)

    async def step(self, id: str) -> bool:
        """Do one thing that is due; tell whether there may be more."""
        live = await self.house.look(id)
        now = self.house.uptime.now()
        due = live.record.due
        if live.record.status != RUNNING or due is None or due > now or live.table is None:
            return False
        lease = await self.lease(id, now)
        if lease is None:
            return False
        table, seat = live.table, live.table.asked
        if seat is None:
            # It ended while the lease was taken.
            return False
        if live.seats[seat].is_person:
            return await self.do_for_person(live, seat, lease)
        return await self.let_choose(live, table, seat, lease)

    async def do_for_person(self, live: LiveTable, seat: int, lease: Lease) -> bool:
        """Give the answer that a person named beforehand, or count his time out; tell whether that went."""
        answer, version = live.standing_answer(), live.record.version
        command = Choose(seat, answer, version) if answer else TimeOut(version, self.house.uptime.now())
        try:
            await self.house.do(live.record.id, command, lease=lease)
        except Stale:
            # Somebody was faster; something else may be due by now.
            return True
        except (NotNow, Refused):
            return False
        return True

    async def lease(self, id: str, now: float) -> Lease | None:
        """Return the lease of a table, taken if need be; `None` while another process holds it."""
        if id not in self.leases:
            async with writing(self.house.engine) as connection:
                lease = await take(connection, id, self.holder, now)
            if lease:
                self.leases[id] = lease
        return self.leases.get(id)

    async def let_choose(self, live: LiveTable, table: Table, seat: int, lease: Lease) -> bool:
        """Let a computer player choose for *seat*; tell whether the players are still there."""
        version, is_open = live.record.version, table.is_openly_asked
        view = table.view(seat)
        question = Question(
            table.setup.game,
            live.seats[seat].level,
            choice_seed(table, seat, version),
            table.game.view_to_data(view),
            [table.game.option_name(option) for option in view.options],
        )
        asked = monotonic()
        answer = await self.workers.choose(question)
        if answer.fallback == CLOSED:
            return False
        if answer.fallback:
            FALLBACKS.labels(answer.fallback).inc()
            log.warning(
                "fallback choice", table=live.record.id, player=question.level, reason=answer.fallback
            )
        elif not is_open:
            pace = self.paces.setdefault((question.game, question.level), Pace(question.level))
            await asyncio.sleep(pace.rest(monotonic() - asked))
        with suppress(Stale, Refused):
            await self.house.do(live.record.id, Choose(seat, answer.option, version), lease=lease)
        return True

    async def close(self) -> None:
        """Stop looking after tables and give all leases back."""
        self.is_closing = True
        for task in list(self.busy.values()):
            task.cancel()
        await asyncio.gather(*self.busy.values(), return_exceptions=True)
        with suppress(*DATABASE_ERRORS):
            async with writing(self.house.engine) as connection:
                await release_all(connection, self.holder)


def choice_seed(table: Table, seat: int, version: int) -> int:
    """Return the seed of a computer player's dice: the same whenever the same choice is asked for."""
    text = table.header.key + f" seat {seat} after {version}".encode()
    return int.from_bytes(sha256(text).digest()[:4], "big")
