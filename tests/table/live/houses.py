"""Houses on real databases, with a game being played."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

from sqlalchemy import URL, text, update

from eastfront.games import load_game
from eastfront.kernel.edition import Setup
from eastfront.players.levels import LEVELS
from eastfront.table.clock import read_clock
from eastfront.table.live.house import House
from eastfront.table.live.hub import LocalHub
from eastfront.table.live.lobby import Person, Place, Plan, Start, open_table
from eastfront.table.live.playing import Choose
from eastfront.table.live.uptime import Uptime
from eastfront.table.storage.database import migrate, open_engine, reading, writing
from eastfront.table.storage.persons import add_person, find_person
from eastfront.table.storage.records import Event
from eastfront.table.storage.schema import events
from eastfront.table.storage.tables import read_events, read_lines

ANNA = Person("anna", "Anna", "en")
OLGA = Person("olga", "Olga", "en")

Result = TypeVar("Result")


@asynccontextmanager
async def opened_house(url: URL) -> AsyncIterator[House]:
    """A house, as one server process has it."""
    await migrate(url)
    engine = open_engine(url)
    uptime = Uptime(engine)
    await uptime.start()
    try:
        async with writing(engine) as connection:
            for person in (ANNA, OLGA):
                if await find_person(connection, person.id) is None:
                    await connection.run_sync(add_person, person.id, person.name, person.language, 0.0)
        yield House(engine, LocalHub(), uptime)
    finally:
        await uptime.close()
        await engine.dispose()


def in_house(url: URL, act: Callable[[House], Awaitable[Result]]) -> Result:
    """Do something in a house of its own, as after a restart of the server."""

    async def run() -> Result:
        async with opened_house(url) as house:
            return await act(house)

    return asyncio.run(run())


async def begun(house: House, choices: int, game: str = "barbarossa", seconds: int = 0) -> str:
    """A running game whose seats are both Anna's, with a few choices made; the id of its table."""
    setup = Setup(game, load_game(game).describe().editions.default, 2, {})
    clock = read_clock({"kind": "move", "seconds": seconds} if seconds else {"kind": "none"})
    plan = Plan(setup, [Place(is_own=True), Place(is_own=True)], clock)
    record, seats = open_table(plan, ANNA, list(LEVELS), house.uptime.now())
    await house.open(record, seats)
    await house.do(record.id, Start(ANNA.id))
    for _ in range(choices):
        await choose(house, record.id)
    return record.id


async def choose(house: House, id: str) -> None:
    """Take the first option that is offered."""
    table = (await house.look(id)).game
    assert table.asked is not None
    option = table.game.option_name(table.view(table.asked).options[0])
    await house.do(id, Choose(table.asked, option, len(table.lines), ANNA.id))


async def stored_lines(house: House, id: str) -> list[str]:
    async with reading(house.engine) as connection:
        return await read_lines(connection, id)


async def stored_events(house: House, id: str) -> list[Event]:
    async with reading(house.engine) as connection:
        return await read_events(connection, id, 0)


async def write_line(house: House, id: str, version: int, line: str) -> None:
    """Put another line into the log, as if it had been written under other rules."""
    async with writing(house.engine) as connection:
        await connection.execute(
            update(events).where(events.c.table_id == id, events.c.version == version).values(line=line)
        )


async def forget_software(house: House) -> None:
    """Let everything look as if it had been kept by another version."""
    async with writing(house.engine) as connection:
        await connection.execute(text("update snapshots set software = 'other'"))
        await connection.execute(text("update tables set software = 'other'"))


def other_hash(line: str) -> str:
    """The line as other rules would have written it."""
    start = line.index('"hash":"') + len('"hash":"')
    return line[:start] + ("1" if line[start] == "0" else "0") + line[start + 1 :]


async def break_line(house: House, id: str, version: int) -> str:
    """Change a line of the log; returns what it was before."""
    line = (await stored_lines(house, id))[version - 1]
    await write_line(house, id, version, other_hash(line))
    return line
