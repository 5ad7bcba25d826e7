"""After an upgrade a running game goes on under the same log, or stands still: it never changes silently."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
from sqlalchemy import URL

from eastfront.games import load_game
from eastfront.table.clock import read_clock
from eastfront.table.live.errors import NotNow, NotYours
from eastfront.table.live.house import House
from eastfront.table.live.loading import software_sum
from eastfront.table.live.lobby import Place, Start
from eastfront.table.live.past.forking import ForkPlan, fork, table_at
from eastfront.table.live.past.upgrading import GoOn
from eastfront.table.live.playing import Resign, Say
from eastfront.table.log import read_log
from eastfront.table.replay import play_again
from eastfront.table.storage.records import ENDED, HALTED, PUBLIC, RUNNING, STATUS
from eastfront.table.table import Table
from tests.table.live.houses import (
    ANNA,
    OLGA,
    begun,
    break_line,
    choose,
    forget_software,
    in_house,
    opened_house,
    stored_events,
    stored_lines,
    write_line,
)

CHOICES = 8
BROKEN_LINE = 6
OWN = [Place(is_own=True), Place(is_own=True)]


def halted_table(url: URL, seconds: int = 0) -> tuple[str, str]:
    """A table that the rules at hand do not agree with, and the line that would make it good again."""

    async def prepare(house: House) -> tuple[str, str]:
        id = await begun(house, CHOICES, seconds=seconds)
        return id, await break_line(house, id, BROKEN_LINE)

    return in_house(url, prepare)


def fork_plan(at: int) -> ForkPlan:
    return ForkPlan(at, None, OWN, read_clock({"kind": "none"}), PUBLIC)


def test_a_game_that_the_rules_at_hand_change_is_halted_and_says_where(database_url: URL) -> None:
    id, _ = halted_table(database_url)

    async def look(house: House) -> None:
        live = await house.look(id)
        events = await stored_events(house, id)

        assert (HALTED, None, BROKEN_LINE - 1) == (live.record.status, live.table, live.agreeing)
        assert CHOICES + 1 == live.record.version
        assert live.record.due is None
        assert (STATUS, {"status": HALTED, "agreeing": BROKEN_LINE - 1}) == (events[-1].kind, events[-1].body)
        assert f"after version {BROKEN_LINE - 1};" in live.problem

    in_house(database_url, look)


def test_a_halted_game_takes_no_choices_but_talk(sqlite_url: URL) -> None:
    id, _ = halted_table(sqlite_url)

    async def talk(house: House) -> None:
        with pytest.raises(NotNow, match="another way"):
            await choose(house, id)
        receipt = await house.do(id, Say(0, "Pity!", ANNA.id))

        assert CHOICES + 1 == receipt.version
        assert CHOICES + 1 == len(await stored_lines(house, id))

    in_house(sqlite_url, talk)


def test_processes_that_load_a_game_at_once_halt_it_once(database_url: URL) -> None:
    id, _ = halted_table(database_url)

    async def look_twice(house: House) -> None:
        async with opened_house(database_url) as other:
            lives = await asyncio.gather(house.look(id), other.look(id))
            statuses = [event.body for event in await stored_events(house, id) if event.kind == STATUS]

        assert [HALTED, HALTED] == [live.record.status for live in lives]
        assert [RUNNING, HALTED] == [body["status"] for body in statuses]

    in_house(database_url, look_twice)


def test_a_game_under_another_rules_version_goes_on_if_its_lines_agree(sqlite_url: URL) -> None:
    async def prepare(house: House) -> str:
        id = await begun(house, CHOICES)
        log = read_log("game", "".join(f"{line}\n" for line in await stored_lines(house, id)).encode())
        older = Table(load_game("barbarossa"), replace(log.header, rules_version=0, card_data="other"))
        for version, line in enumerate(play_again(older, log.lines, 1000).lines, start=1):
            await write_line(house, id, version, line)
        await forget_software(house)
        return id

    async def go_on(house: House) -> None:
        before = (await house.look(kept)).record.software
        await choose(house, kept)
        live = await house.look(kept)

        assert ("other", software_sum()) == (before, live.record.software)
        assert (RUNNING, CHOICES + 2) == (live.record.status, live.record.version)

    kept = in_house(sqlite_url, prepare)
    in_house(sqlite_url, go_on)


def test_snapshots_of_other_rules_are_not_believed(sqlite_url: URL) -> None:
    async def prepare(house: House) -> str:
        id = await begun(house, 120)
        await break_line(house, id, 3)
        return id

    async def status(house: House) -> tuple[str, int]:
        live = await house.look(kept)
        return live.record.status, live.agreeing

    kept = in_house(sqlite_url, prepare)
    believed = in_house(sqlite_url, status)
    in_house(sqlite_url, forget_software)
    played = in_house(sqlite_url, status)

    assert ((RUNNING, 121), (HALTED, 2)) == (believed, played)


def test_a_seat_lets_a_halted_game_go_on_once_the_rules_agree(database_url: URL) -> None:
    id, line = halted_table(database_url)

    async def halt(house: House) -> None:
        await house.look(id)
        with pytest.raises(NotNow, match="another way"):
            await house.do(id, GoOn(house.engine, 0, ANNA.id))
        await write_line(house, id, BROKEN_LINE, line)

    async def go_on(house: House) -> None:
        assert HALTED == (await house.look(id)).record.status
        with pytest.raises(NotYours):
            await house.do(id, GoOn(house.engine, 0, OLGA.id))

        await house.do(id, GoOn(house.engine, 0, ANNA.id))
        await choose(house, id)

        assert CHOICES + 2 == (await house.look(id)).record.version
        assert {"status": RUNNING, "agreeing": CHOICES + 1} == (await stored_events(house, id))[-2].body

    in_house(database_url, halt)
    in_house(database_url, go_on)


def test_a_clock_stands_still_while_a_game_is_halted(sqlite_url: URL) -> None:
    id, line = halted_table(sqlite_url, seconds=600)

    async def halt(house: House) -> None:
        assert (await house.look(id)).times.running is None
        await write_line(house, id, BROKEN_LINE, line)

    async def go_on(house: House) -> None:
        await house.do(id, GoOn(house.engine, 0, ANNA.id))
        live = await house.look(id)

        assert live.game.asked == live.times.running
        assert live.record.due is not None
        assert live.record.due > house.uptime.now() + 590

    in_house(sqlite_url, halt)
    in_house(sqlite_url, go_on)


def test_a_halted_game_is_forked_by_its_players_from_where_it_agrees(sqlite_url: URL) -> None:
    id, _ = halted_table(sqlite_url)

    async def branch(house: House) -> None:
        with pytest.raises(NotYours, match="only those at the table"):
            await fork(house, id, fork_plan(BROKEN_LINE - 1), OLGA, [])
        with pytest.raises(NotNow, match=f"only up to version {BROKEN_LINE - 1}"):
            await fork(house, id, fork_plan(BROKEN_LINE), ANNA, [])

        new = await fork(house, id, fork_plan(BROKEN_LINE - 1), ANNA, [])
        await house.do(new, Start(ANNA.id))
        old = await table_at(house.engine, id, BROKEN_LINE - 1)

        assert old.asked == (await house.look(new)).game.asked

    in_house(sqlite_url, branch)


def test_a_halted_game_that_was_forked_stays_halted(sqlite_url: URL) -> None:
    id, line = halted_table(sqlite_url)

    async def branch(house: House) -> None:
        await fork(house, id, fork_plan(BROKEN_LINE - 1), ANNA, [])
        await write_line(house, id, BROKEN_LINE, line)

    async def go_on(house: House) -> None:
        with pytest.raises(NotNow, match="stays halted"):
            await house.do(id, GoOn(house.engine, 0, ANNA.id))

    in_house(sqlite_url, branch)
    in_house(sqlite_url, go_on)


def test_an_ended_game_stays_ended_under_other_rules(sqlite_url: URL) -> None:
    async def prepare(house: House) -> str:
        id = await begun(house, CHOICES)
        await house.do(id, Resign(0, ANNA.id))
        await break_line(house, id, BROKEN_LINE)
        return id

    async def look(house: House) -> None:
        live = await house.look(kept)

        assert (ENDED, None) == (live.record.status, live.table)
        assert CHOICES + 3 == live.record.version == len(await stored_lines(house, kept))

    kept = in_house(sqlite_url, prepare)
    in_house(sqlite_url, look)


def test_a_first_line_that_the_rules_refuse_leaves_nothing_that_agrees(sqlite_url: URL) -> None:
    async def prepare(house: House) -> str:
        id = await begun(house, 2)
        line = (await stored_lines(house, id))[0]
        await write_line(house, id, 1, line.replace('"seats":2', '"seats":3'))
        return id

    async def look(house: House) -> None:
        live = await house.look(kept)

        assert (HALTED, 0) == (live.record.status, live.agreeing)

    kept = in_house(sqlite_url, prepare)
    in_house(sqlite_url, look)
