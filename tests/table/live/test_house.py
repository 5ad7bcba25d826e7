"""The house: what is in memory is what is stored, whatever fails, and each command is done once."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

import pytest
from sqlalchemy import URL, func, select

from eastfront.kernel.data import Data
from eastfront.kernel.errors import EastfrontError
from eastfront.table.live.appending import SNAPSHOT_LINES
from eastfront.table.live.errors import Busy, NotNow, Stale
from eastfront.table.live.house import IDLE, House, Receipt
from eastfront.table.live.livetable import Draft, LiveTable
from eastfront.table.live.playing import Choose, Resign, Say, Undo
from eastfront.table.storage.database import reading, writing
from eastfront.table.storage.records import RUNNING, Event
from eastfront.table.storage.schema import snapshots
from eastfront.table.storage.tables import add_events, find_nonce
from tests.table.live.houses import (
    ANNA,
    begun,
    break_line,
    choose,
    in_house,
    opened_house,
    stored_events,
    stored_lines,
)

NONCE = "anna:key-00000001"


def in_houses(url: URL, act: Callable[[House, House], Awaitable[None]]) -> None:
    """Do something in two houses on one database that do not hear of one another."""

    async def run() -> None:
        async with opened_house(url) as one, opened_house(url) as other:
            await act(one, other)

    asyncio.run(run())


async def picture(house: House, id: str) -> dict[str, Data]:
    """All that a house knows of a table."""
    live = await house.look(id)
    table = live.game
    return {
        "record": {**vars(live.record)},
        "seats": [dict(vars(seat)) for seat in live.seats],
        "times": live.times.to_data(),
        "state": table.game.to_data(table.state),
        "lines": list(table.lines),
        "hash": table.hash,
        "settled": table.settled,
        "gone": list(table.gone),
        "undo": [table.why_no_undo(seat) for seat in range(2)],
    }


async def next_choice(house: House, id: str, number: int = 0) -> Choose:
    """The command that takes an option, by its place in the list."""
    table = (await house.look(id)).game
    assert table.asked is not None
    name = table.game.option_name(table.view(table.asked).options[number])
    return Choose(table.asked, name, len(table.lines), ANNA.id)


class Torn:
    """A command that fails half-way, in the way of *problem*."""

    def __init__(self, problem: Exception) -> None:
        self.problem = problem

    async def __call__(self, live: LiveTable, draft: Draft) -> None:
        await Say(0, "lost", ANNA.id)(live, draft)
        live.game.resign(0)
        live.seats[0].name = "Nobody"
        raise self.problem


class TornLate:
    """A command that fails while it is being written."""

    async def __call__(self, live: LiveTable, draft: Draft) -> None:
        def fail(connection: object) -> None:
            raise ConnectionError("gone")

        live.game.resign(0)
        draft.besides.append(fail)


def test_whoever_looks_meanwhile_sees_nothing_that_is_not_kept(database_url: URL) -> None:
    """After the end everything is shown: an end that is not kept must show nothing."""

    async def act(house: House) -> None:
        id = await begun(house, 3)
        seen: list[str] = []

        async def peek() -> None:
            while True:
                seen.append((await house.look(id)).record.status)
                await asyncio.sleep(0)

        peeking = asyncio.create_task(peek())
        await asyncio.sleep(0)
        for _ in range(5):
            with pytest.raises(Busy):
                await house.do(id, TornLate())
        peeking.cancel()

        assert {RUNNING} == set(seen)

    in_house(database_url, act)


def test_a_table_that_nobody_looks_at_leaves_memory_and_comes_back_equal(database_url: URL) -> None:
    async def act(house: House) -> None:
        id = await begun(house, 12, seconds=600)
        before = await picture(house, id)
        house.lives[id].used = time.monotonic() - IDLE - 1

        house.tidy()

        assert id not in house.lives
        assert before == await picture(house, id)

    in_house(database_url, act)


def test_a_table_that_is_looked_at_or_worked_on_stays_in_memory(sqlite_url: URL) -> None:
    async def act(house: House) -> None:
        watched, locked, fresh = [await begun(house, 1) for _ in range(3)]
        watch = house.watch(watched)
        for id in (watched, locked):
            house.lives[id].used = time.monotonic() - IDLE - 1

        async with house.lock(locked):
            house.tidy()

        assert {watched, locked, fresh} == set(house.lives)
        house.unwatch(watched, watch)
        house.tidy()
        assert {fresh} == set(house.lives)

    in_house(sqlite_url, act)


@pytest.mark.parametrize("game", ["barbarossa", "battlecards", "stalingrad"])
def test_after_a_restart_a_long_game_is_the_same(sqlite_url: URL, game: str) -> None:
    async def play(house: House) -> tuple[str, dict[str, Data]]:
        id = await begun(house, 0, game)
        # A snapshot waits until nothing can be taken back any more.
        while not house.lives[id].snapshot:
            await house.do(id, await next_choice(house, id, -1))
        for _ in range(5):
            await house.do(id, await next_choice(house, id, -1))
        return id, await picture(house, id)

    id, before = in_house(sqlite_url, play)

    async def look(house: House) -> None:
        async with reading(house.engine) as connection:
            kept = (await connection.execute(select(func.count()).select_from(snapshots))).scalar_one()
        assert kept >= 1
        assert before == await picture(house, id)
        await house.do(id, await next_choice(house, id))

    in_house(sqlite_url, look)


def test_what_comes_before_a_snapshot_is_not_played_again(sqlite_url: URL) -> None:
    async def play(house: House) -> str:
        id = await begun(house, 2 * SNAPSHOT_LINES)
        await break_line(house, id, 3)
        return id

    id = in_house(sqlite_url, play)

    async def look(house: House) -> None:
        assert (await house.look(id)).table is not None

    in_house(sqlite_url, look)


@pytest.mark.parametrize("problem", [RuntimeError("broken"), NotNow("broken"), EastfrontError("broken")])
def test_a_command_that_fails_half_way_leaves_everything_as_it_was(
    sqlite_url: URL, problem: Exception
) -> None:
    async def act(house: House) -> None:
        id = await begun(house, 4)
        before, stored = await picture(house, id), await stored_events(house, id)

        with pytest.raises(type(problem)):
            await house.do(id, Torn(problem))

        assert before == await picture(house, id)
        assert stored == await stored_events(house, id)
        await choose(house, id)

    in_house(sqlite_url, act)


def test_what_cannot_be_written_is_not_in_memory_either(database_url: URL) -> None:
    async def act(house: House) -> None:
        id = await begun(house, 4)
        before, stored = await picture(house, id), await stored_events(house, id)

        with pytest.raises((EastfrontError, ConnectionError)):
            await house.do(id, TornLate())

        assert before == await picture(house, id)
        assert stored == await stored_events(house, id)

    in_house(database_url, act)


def test_what_another_process_wrote_meanwhile_is_taken_in(database_url: URL) -> None:
    async def act(one: House, other: House) -> None:
        id = await begun(one, 2)
        await other.look(id)
        await one.do(id, Say(0, "first", ANNA.id))

        receipt = await other.do(id, Say(1, "second", ANNA.id))

        said = [event.body["text"] for event in await stored_events(one, id) if event.kind == "chat"]
        assert ["first", "second"] == said
        assert Receipt((await other.look(id)).record.seq, 3) == receipt

    in_houses(database_url, act)


def test_a_choice_that_another_process_was_faster_with_is_stale(database_url: URL) -> None:
    async def act(one: House, other: House) -> None:
        id = await begun(one, 2)
        late = await next_choice(other, id)
        await choose(one, id)

        with pytest.raises(Stale) as problem:
            await other.do(id, late)

        assert 4 == problem.value.version
        assert await picture(one, id) == await picture(other, id)

    in_houses(database_url, act)


def test_a_process_that_is_behind_does_not_refuse_what_is_right(database_url: URL) -> None:
    async def act(one: House, other: House) -> None:
        id = await begun(one, 2)
        await other.look(id)
        await choose(one, id)
        command = await next_choice(one, id)

        receipt = await other.do(id, command)

        assert 5 == receipt.version

    in_houses(database_url, act)


def test_a_command_is_done_once_across_a_restart(database_url: URL) -> None:
    async def first(house: House) -> tuple[str, Choose, Receipt]:
        id = await begun(house, 2)
        command = await next_choice(house, id)
        return id, command, await house.do(id, command, NONCE)

    id, command, receipt = in_house(database_url, first)

    async def again(house: House) -> None:
        assert receipt == await house.do(id, command, NONCE)
        await choose(house, id)
        assert receipt == await house.do(id, command, NONCE)
        assert 5 == len(await stored_lines(house, id))

    in_house(database_url, again)


def test_the_receipt_of_what_brought_several_events_is_the_same_again(sqlite_url: URL) -> None:
    async def act(house: House) -> None:
        id = await begun(house, 2)
        said = await house.do(id, Say(0, "bye", ANNA.id), "anna:key-00000002")

        receipt = await house.do(id, Resign(0, ANNA.id), NONCE)

        assert Receipt(said.seq + 2, 5) == receipt
        assert receipt == await house.do(id, Resign(0, ANNA.id), NONCE)
        assert said == await house.do(id, Say(0, "bye", ANNA.id), "anna:key-00000002")

    in_house(sqlite_url, act)


def test_a_refused_command_leaves_its_key_unused(sqlite_url: URL) -> None:
    async def act(house: House) -> None:
        id = await begun(house, 2)
        command = await next_choice(house, id)
        with pytest.raises(Stale):
            await house.do(id, Choose(command.seat, command.option, 1, ANNA.id), NONCE)

        receipt = await house.do(id, command, NONCE)

        assert 4 == receipt.version
        async with reading(house.engine) as connection:
            assert (receipt.seq, receipt.version) == await find_nonce(connection, id, NONCE)

    in_house(sqlite_url, act)


def test_of_two_choices_at_once_one_wins(database_url: URL) -> None:
    async def act(house: House) -> None:
        id = await begun(house, 2)
        command = await next_choice(house, id)

        results = await asyncio.gather(house.do(id, command), house.do(id, command), return_exceptions=True)

        assert ["Receipt", "Stale"] == sorted(type(result).__name__ for result in results)
        assert 4 == len(await stored_lines(house, id))

    in_house(database_url, act)


def test_many_commands_at_once_are_done_one_after_another(database_url: URL) -> None:
    async def act(one: House, other: House) -> None:
        id = await begun(one, 2)
        seq = (await one.look(id)).record.seq
        houses = [one, other] * 5

        receipts = await asyncio.gather(*(house.do(id, Say(0, "hm", ANNA.id)) for house in houses))

        assert list(range(seq + 1, seq + 11)) == sorted(receipt.seq for receipt in receipts)

    in_houses(database_url, act)


def test_an_undo_that_takes_a_while_holds_up_only_its_own_table(sqlite_url: URL) -> None:
    async def act(house: House) -> None:
        id = await begun(house, 1, "stalingrad")
        other = await begun(house, 1)
        seat = (await house.look(id)).game.asked
        assert seat is not None

        results = await asyncio.gather(
            house.do(id, Undo(1 - seat, 2, ANNA.id)), house.do(other, Say(0, "hm", ANNA.id))
        )

        assert 3 == results[0].version

    in_house(sqlite_url, act)


def test_events_come_from_memory_and_storage_alike(sqlite_url: URL) -> None:
    async def act(house: House) -> None:
        id = await begun(house, 80)
        live, stored = await house.look(id), await stored_events(house, id)

        for since in range(len(stored) + 2):
            assert stored[since:] == await house.events(live, since)
        assert stored[5:8] == await house.events(live, 5, 3)
        assert stored[-5:-2] == await house.events(live, len(stored) - 5, 3)

    in_house(sqlite_url, act)


def test_a_row_written_behind_its_back_is_noticed(sqlite_url: URL) -> None:
    async def act(house: House) -> None:
        id = await begun(house, 2)
        seq = (await house.look(id)).record.seq
        async with writing(house.engine) as connection:
            await connection.run_sync(add_events, id, [Event(seq + 1, 0.0, "status", {})])

        with pytest.raises(Busy):
            await house.do(id, Say(0, "hm", ANNA.id))

        assert (seq, 3) == ((await house.look(id)).record.seq, (await house.look(id)).record.version)
        assert [] == [event for event in await stored_events(house, id) if event.kind == "chat"]

    in_house(sqlite_url, act)
