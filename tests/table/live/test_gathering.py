"""What a guest had is gathered under the person of an account, whoever else is at the tables meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import pytest
from sqlalchemy import URL, insert, select, update
from sqlalchemy.exc import IntegrityError

from eastfront.games import load_game
from eastfront.kernel.edition import Setup
from eastfront.table.clock import Clock
from eastfront.table.live.errors import NotYours
from eastfront.table.live.gathering import gather
from eastfront.table.live.house import House
from eastfront.table.live.hub import LocalHub, PostgresHub
from eastfront.table.live.lobby import Claim, Person, Place, Plan, open_table
from eastfront.table.live.playing import Say
from eastfront.table.live.uptime import Uptime
from eastfront.table.storage.address import is_sqlite, listening_address
from eastfront.table.storage.belongings import OwnTable, find_tables, list_tables
from eastfront.table.storage.database import migrate, open_engine, reading, writing
from eastfront.table.storage.persons import add_person
from eastfront.table.storage.schema import events, links, tables

GUEST, OTHER_GUEST, OWNER, OTHER_OWNER = (Person(name, name, "en") for name in ("g1", "g2", "p1", "p2"))
PATIENCE = 10.0


@asynccontextmanager
async def opened_house(url: URL) -> AsyncIterator[House]:
    """A house as a server process has it."""
    engine = open_engine(url)
    uptime = Uptime(engine)
    await uptime.beat()
    hub = LocalHub() if is_sqlite(url) else PostgresHub(listening_address(url))
    house = House(engine, hub, uptime)
    hub.subscribe(house.hear, on_gap=house.catch_up)
    await hub.start()
    try:
        yield house
    finally:
        await hub.close()
        await engine.dispose()


def with_houses(url: URL, play: Callable[[House, House], Awaitable[None]]) -> None:
    """Play with two processes on one database that knows four persons."""

    async def run() -> None:
        await migrate(url)
        async with opened_house(url) as house, opened_house(url) as other:
            async with writing(house.engine) as connection:
                for person in (GUEST, OTHER_GUEST, OWNER, OTHER_OWNER):
                    await connection.run_sync(add_person, person.id, person.name, person.language, 0.0)
            await play(house, other)

    asyncio.run(run())


async def open_one(house: House, *places: Place) -> str:
    setup = Setup("barbarossa", load_game("barbarossa").describe().editions.default, len(places), {})
    record, seats = open_table(Plan(setup, list(places), Clock()), GUEST, [], 0.0)
    await house.open(record, seats)
    return record.id


async def tables_of(house: House, person: Person) -> list[str]:
    async with reading(house.engine) as connection:
        return await find_tables(connection, person.id)


def test_seats_and_hosted_tables_move(database_url: URL) -> None:
    async def play(house: House, _: House) -> None:
        hosted = await open_one(house, Place(), Place())
        played = await open_one(house, Place(is_own=True), Place(is_own=True))
        await house.do(played, Say(1, "hello", GUEST.id))

        await gather(house, GUEST.id, OWNER.id)

        assert [] == await tables_of(house, GUEST)
        async with reading(house.engine) as connection:
            listed = await list_tables(connection, OWNER.id, None, 10)
        assert {hosted: [], played: [0, 1]} == {table.id: table.yours for table in listed}
        assert 3 == (await house.do(played, Say(1, "it is me", OWNER.id))).seq

    with_houses(database_url, play)


def test_a_list_of_tables_that_changed_at_the_same_time_is_read_in_parts_without_loss(
    database_url: URL,
) -> None:
    async def play(house: House, _: House) -> None:
        opened = {await open_one(house, Place(is_own=True), Place()) for _ in range(3)}
        async with writing(house.engine) as connection:
            await connection.execute(update(tables).values(changed=1.5))

        found: list[OwnTable] = []
        async with reading(house.engine) as connection:
            while part := await list_tables(connection, GUEST.id, found[-1].mark if found else None, 1):
                found += part

        assert (3, opened) == (len(found), {table.id for table in found})

    with_houses(database_url, play)


def test_a_link_to_a_seat_stays_good(database_url: URL) -> None:
    async def play(house: House, _: House) -> None:
        id = await open_one(house, Place(is_own=True), Place())
        link = {"digest": "d", "table_id": id, "seat": 0, "person": GUEST.id, "until": 1.0}
        async with writing(house.engine) as connection:
            await connection.execute(insert(links), link)

        await gather(house, GUEST.id, OWNER.id)

        async with reading(house.engine) as connection:
            assert OWNER.id == await connection.scalar(select(links.c.person))

    with_houses(database_url, play)


def test_nothing_moves_where_not_everything_can(database_url: URL) -> None:
    async def play(house: House, _: House) -> None:
        id = await open_one(house, Place(is_own=True), Place())

        with pytest.raises(IntegrityError):
            await gather(house, GUEST.id, "nobody")

        assert [id] == await tables_of(house, GUEST)
        assert 1 == (await house.do(id, Say(0, "still here", GUEST.id))).seq

    with_houses(database_url, play)


def test_another_process_learns_whose_seat_it_is(postgres_url: URL) -> None:
    async def play(house: House, other: House) -> None:
        id = await open_one(house, Place(is_own=True), Place())
        await other.look(id)

        await gather(house, GUEST.id, OWNER.id)

        async with asyncio.timeout(PATIENCE):
            while other.lives[id].seats[0].person != OWNER.id:
                await asyncio.sleep(0.01)
        assert OWNER.id == other.lives[id].record.host

    with_houses(postgres_url, play)


def test_two_guests_of_the_same_tables_are_gathered_while_people_talk(database_url: URL) -> None:
    async def play(house: House, other: House) -> None:
        ids = [await open_one(house, Place(is_own=True), Place()) for _ in range(10)]
        for id in ids:
            await house.do(id, Claim(1, OTHER_GUEST))
            await other.look(id)

        async def talk(place: House) -> None:
            for id in [*ids, *reversed(ids)]:
                async with place.reading(id) as live:
                    person = live.seats[0].person or ""
                try:
                    await place.do(id, Say(0, "hello", person))
                except NotYours:
                    assert person == GUEST.id, person

        await asyncio.gather(
            talk(house),
            talk(other),
            gather(house, GUEST.id, OWNER.id),
            gather(other, OTHER_GUEST.id, OTHER_OWNER.id),
        )

        assert sorted(ids) == await tables_of(house, OWNER) == await tables_of(house, OTHER_OWNER)
        assert [] == await tables_of(house, GUEST) == await tables_of(house, OTHER_GUEST)
        for id in ids:
            await check_stream(other, id)

    with_houses(database_url, play)


async def check_stream(house: House, id: str) -> None:
    """Events are numbered without a gap, up to the one that the table's row names."""
    async with reading(house.engine) as connection:
        numbers = list(
            (await connection.execute(select(events.c.seq).where(events.c.table_id == id))).scalars()
        )
    house.lives.pop(id, None)
    last = (await house.look(id)).record.seq
    assert list(range(1, last + 1)) == sorted(numbers)
