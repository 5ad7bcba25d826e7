"""Load: pairs of people who play one game after the other, and what must be true of each afterwards."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import URL

from eastfront.table.log import CHOICE, read_log
from eastfront.table.replay import replay
from eastfront.table.storage.database import open_engine, reading
from eastfront.table.storage.records import ENDED, Event, TableRecord
from eastfront.table.storage.tables import read_events, read_lines, read_table
from tests.serving.players import Person, Player, until

ALL = 1_000_000
# How long each person thinks at most, in seconds: two cores must do for servers and clients.
THOUGHT = 0.1
# What may be known of an event only after the end is left out of comparisons.
STABLE = ("seq", "at", "kind", "version")


@dataclass
class Kept:
    """What storage holds of a table."""

    record: TableRecord
    lines: list[str]
    events: list[Event]


async def read_kept(database: URL, table: str) -> Kept:
    """Reads a table past the server."""
    engine = open_engine(database)
    try:
        async with reading(engine) as connection:
            record = await read_table(connection, table)
            assert record is not None, table
            lines = await read_lines(connection, table)
            return Kept(record, lines, await read_events(connection, table, 0, ALL))
    finally:
        await engine.dispose()


@dataclass
class Load:
    """Pairs of people at a server, and all the games that they have played."""

    url: str
    people: list[Person] = field(default_factory=list)
    games: list[list[Player]] = field(default_factory=list)
    is_over: bool = False

    async def __aenter__(self) -> Load:
        return self

    async def __aexit__(self, *problem: object) -> None:
        for person in self.people:
            await person.http.aclose()

    async def keep_playing(self, game: str, *others: str) -> None:
        """Lets two people play a game against each other and computer players, again and again."""
        anna, boris = Person(self.url), Person(self.url)
        self.people += [anna, boris]
        await anna.introduce("Anna")
        await boris.introduce("Boris")
        while not self.is_over:
            await self.play(game, others, anna, boris)

    async def play(self, game: str, others: tuple[str, ...], anna: Person, boris: Person) -> None:
        """Lets two people play one game; at the end of the load they let it be where it is."""
        table = await anna.open(game, "me", "open", *others)
        await boris.insist(f"/api/tables/{table}/seats/1/claim")
        await anna.insist(f"/api/tables/{table}/start")
        players = [Player(anna, table, 0), Player(boris, table, 1)]
        self.games.append(players)
        tasks = [asyncio.create_task(player.run()) for player in players]
        for player in players:
            player.thought = THOUGHT
        try:
            while not self.is_over and not all(player.is_over for player in players):
                await asyncio.sleep(0.1)
                broken = [task for task in tasks if task.done()]
                assert not broken, broken
            await settle(players)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)


async def settle(players: list[Player]) -> None:
    """Waits until nothing is under way and everybody has got everything."""
    for player in players:
        player.plays.clear()
    await until(lambda: not any(player.is_choosing for player in players))
    async with asyncio.timeout(30):
        while not is_settled(tables := await look(players), players):
            await asyncio.sleep(0.1)
    for player in players:
        await player.rest(tables[0]["seq"])


async def look(players: list[Player]) -> list[Any]:
    """The table as each player's server knows it."""
    return [await player.person.get(f"/api/tables/{player.table}", player.server) for player in players]


def is_settled(tables: list[Any], players: list[Player]) -> bool:
    """Whether the servers agree, and no computer player is to go on."""
    seats = {player.seat for player in players}
    return len({table["seq"] for table in tables}) == 1 and (
        tables[0]["status"] == ENDED or tables[0]["asked"] in seats
    )


async def check(database: URL, players: list[Player]) -> None:
    """Whatever has happened: nothing is lost, nothing is there twice, everybody has seen it once."""
    kept = await read_kept(database, players[0].table)
    check_log(kept)
    for player in players:
        check_choices(kept, player)
        await check_stream(kept, player)


def check_log(kept: Kept) -> None:
    """The stream has no holes, and its log plays again to the same hashes."""
    assert list(range(1, kept.record.seq + 1)) == [event.seq for event in kept.events]
    entries = [event for event in kept.events if event.line is not None]
    assert list(range(1, kept.record.version + 1)) == [event.version for event in entries]
    assert kept.lines == [event.line for event in entries]
    result = replay(read_log(kept.record.id, "".join(f"{line}\n" for line in kept.lines).encode()))
    assert result.problem is None
    assert kept.lines == result.table.lines


def check_choices(kept: Kept, player: Player) -> None:
    """What was acknowledged is in the log once, and nothing else of that seat."""
    chosen = [event for event in kept.events if is_choice_of(event, player.seat)]
    # The last choice of a game brings its end along, which bears the key then.
    done = {key_of(event): {"seq": event.seq, "version": event.version} for event in kept.events}
    assert len(player.receipts) == len(chosen)
    assert player.receipts == {key: done[key] for key in player.receipts}


def key_of(event: Event) -> str:
    """The client's part of a nonce, between the person and the command."""
    return str(event.nonce).partition(":")[2].partition(":")[0]


def is_choice_of(event: Event, seat: int) -> bool:
    entry = event.body.get("entry")
    return isinstance(entry, dict) and entry["entry"] == CHOICE and entry["seat"] == seat


async def check_stream(kept: Kept, player: Player) -> None:
    """Everything that the seat may know has come by the socket, once and in order."""
    past = await player.person.past(player.table, player.server, player.seat)
    names = STABLE if kept.record.status == ENDED else tuple({name for event in past for name in event})
    assert shown(past, ("seq",)) == shown(player.events, ("seq",))
    for there, seen in zip(shown(past, names), shown(player.events, names), strict=True):
        assert there == seen


def shown(events: list[dict[str, object]], names: tuple[str, ...]) -> list[list[object]]:
    return [[event.get(name) for name in names] for event in events]
