"""All that runs in a server process: storage, hub, house, keeper, workers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from typing import TypeAlias

from litestar.di import NamedDependency
from sqlalchemy import URL
from sqlalchemy.ext.asyncio import AsyncEngine

from eastfront.interfaces.web.settings import Settings
from eastfront.players.levels import LEVELS, OFFERED
from eastfront.table.live.house import House
from eastfront.table.live.hub import Hub, LocalHub, PostgresHub, end_task
from eastfront.table.live.keeper import Keeper
from eastfront.table.live.past.importing import Verifier
from eastfront.table.live.presence import Presence
from eastfront.table.live.turns import Turns
from eastfront.table.live.uptime import Uptime
from eastfront.table.live.webhooks import Webhooks
from eastfront.table.live.workers import Workers
from eastfront.table.storage.address import database_url, listening_address
from eastfront.table.storage.database import open_engine


@dataclass(frozen=True)
class Services:
    """What routes work with; *id* tells servers with another key apart."""

    id: str
    settings: Settings
    engine: AsyncEngine
    house: House
    keeper: Keeper
    presence: Presence
    turns: Turns
    verifier: Verifier = field(default_factory=Verifier)

    @property
    def levels(self) -> list[str]:
        """Every computer player that a seat may be given to."""
        return [*LEVELS, *self.settings.bots]

    @property
    def offered(self) -> list[str]:
        """The computer players that people are asked to choose from."""
        return [*OFFERED, *self.settings.bots]


# How routes name what they are given.
Given: TypeAlias = NamedDependency[Services]


@asynccontextmanager
async def open_services(id: str, settings: Settings) -> AsyncIterator[Services]:
    """Open everything for a process, and close it in the opposite order."""
    async with AsyncExitStack() as stack:
        url = database_url(settings.database, settings.data_dir)
        engine = open_engine(url)
        stack.push_async_callback(engine.dispose)
        uptime = Uptime(engine)
        await uptime.start()
        stack.push_async_callback(uptime.close)
        workers = Workers(settings.workers, settings.deadline, settings.bots)
        stack.push_async_callback(workers.close)
        hub = hub_of(url)
        house = House(engine, hub, uptime)
        hub.subscribe(house.hear, on_gap=house.catch_up)
        presence = Presence(house)
        turns = await open_turns(stack, house, settings)
        await hub.start()
        stack.push_async_callback(hub.close)
        await presence.start()
        stack.push_async_callback(presence.close)
        keeper = Keeper(house, workers, uptime.process)
        stack.push_async_callback(keeper.close)
        stack.push_async_callback(end_task, asyncio.create_task(keeper.run()))
        yield Services(id, settings, engine, house, keeper, presence, turns)


async def open_turns(stack: AsyncExitStack, house: House, settings: Settings) -> Turns:
    """Begin to tell persons that it is their turn."""
    webhooks = Webhooks(settings.private_webhooks)
    await webhooks.start()
    stack.push_async_callback(webhooks.close)
    turns = Turns(house, webhooks, settings.table_url)
    await turns.start()
    stack.push_async_callback(turns.close)
    return turns


def hub_of(url: URL) -> Hub:
    """Return the hub that goes with a database."""
    return PostgresHub(listening_address(url)) if url.get_backend_name() == "postgresql" else LocalHub()
