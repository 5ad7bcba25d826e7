"""After an upgrade: a running game goes on only where the rules at hand lead to the very same log.

Where they lead elsewhere it is halted: nothing of it changes, what happened is told from the stored
notices, and it can be forked from the last line that agrees. Whoever forks it may learn what was
hidden: from then on it stays halted for good. Otherwise, once rules that agree are at hand again,
one of its seats may let it go on. It does not do so by itself: while processes with different rules
serve the same tables, one would halt what the other sets going.
"""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncEngine

from eastfront.table.clock import asked as set_running
from eastfront.table.live.errors import NotNow
from eastfront.table.live.livetable import Draft, LiveTable
from eastfront.table.live.loading import rebuild_whole
from eastfront.table.storage.database import reading
from eastfront.table.storage.games import has_sequel
from eastfront.table.storage.records import HALTED, RUNNING, STATUS


def is_overtaken(live: LiveTable) -> bool:
    """Tell whether a game runs that the rules at hand would have led elsewhere."""
    return live.record.status == RUNNING and live.table is None


class Halt:
    """Stops a game that the rules at hand would change, and its clock with it; *now* is server time."""

    def __init__(self, now: float) -> None:
        self.now = now

    async def __call__(self, live: LiveTable, draft: Draft) -> None:
        """Stop, and say up to which version the rules agree."""
        live.record.status = HALTED
        live.record.offer = None
        live.times = set_running(live.clock, live.times, None, self.now)
        draft.say(STATUS, status=HALTED, agreeing=live.agreeing)


class GoOn:
    """Sets a halted game going again under rules that agree with it; for a person at the table."""

    def __init__(self, engine: AsyncEngine, seat: int, person: str) -> None:
        self.engine = engine
        self.seat = seat
        self.person = person

    async def __call__(self, live: LiveTable, draft: Draft) -> None:
        """Go on, unless the rules at hand differ, too, or somebody may know what was hidden."""
        live.require_status(HALTED)
        live.require_seat(self.seat, self.person)
        id = live.record.id
        async with reading(self.engine) as connection:
            if await has_sequel(connection, id):
                raise NotNow("the game was forked, and what was hidden in it may be known: it stays halted")
            rebuilt = await rebuild_whole(connection, id)
        if rebuilt.table is None:
            raise NotNow(live.problem)
        live.table = rebuilt.table
        live.problem = ""
        live.record.status = RUNNING
        draft.say(STATUS, status=RUNNING, agreeing=rebuilt.agreeing)
