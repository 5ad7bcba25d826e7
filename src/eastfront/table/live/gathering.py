"""Gathering what somebody had as a guest under the person of an account."""

from __future__ import annotations

import time
from contextlib import AsyncExitStack

from eastfront.table.live.house import House
from eastfront.table.storage.belongings import find_tables, hand_over
from eastfront.table.storage.database import reading, writing


async def gather(house: House, guest: str, person: str) -> None:
    """Give *person* all seats, hosted tables, links and mutes of a *guest*: all of it, or nothing.

    No table is played again for that. Those in memory are forgotten while their locks are held, here;
    other processes hear of a new event and read them anew.
    """
    async with reading(house.engine) as connection:
        ids = await find_tables(connection, guest)
    async with AsyncExitStack() as stack:
        for id in ids:
            await stack.enter_async_context(house.lock(id))
        async with writing(house.engine) as connection:
            changed = await hand_over(connection, ids, guest, person, time.time())
            for id, seq in changed:
                await connection.run_sync(house.hub.announce, id, seq)
        for id in ids:
            house.lives.pop(id, None)
    for id, seq in changed:
        house.hub.published(id, seq)
        for watch in house.watches.get(id, ()):
            watch.wake()
