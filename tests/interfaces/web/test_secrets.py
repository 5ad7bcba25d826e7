"""Hidden cards do not show: games that a reader cannot tell apart are answered to him in the same words."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from eastfront.games import SLUGS, load_game
from eastfront.kernel.data import Data
from eastfront.kernel.edition import Setup
from eastfront.kernel.luck import key_of_seed
from eastfront.table import table as games
from eastfront.table.clock import read_clock
from eastfront.table.fork import position
from eastfront.table.live.lobby import Person, Place, Plan, open_table
from eastfront.table.storage.address import database_url
from eastfront.table.storage.database import open_engine, writing
from eastfront.table.storage.records import SeatRecord
from eastfront.table.storage.schema import persons
from eastfront.table.storage.tables import add_table
from tests.interfaces.web.servers import Client, running_server
from tests.table.tables import take_choices

# What differs between any two tables.
OWN = {"at", "created", "changed", "commitment"}
KEYS = [key_of_seed(21), key_of_seed(22)]
READERS: list[int | None] = [0, 1, None]
# So many options are tried that are not offered.
MOST = 30


@dataclass(frozen=True)
class Inn:
    """A server with its storage, somebody who reads and somebody who has all other seats."""

    folder: Path
    anna: Client
    boris: Client

    def open(self, game: games.Table, start: Data, key: bytes, reader: int | None) -> str:
        """Open and start a table at a position."""
        return asyncio.run(self.keep(game, start, key, reader))

    async def keep(self, game: games.Table, start: Data, key: bytes, reader: int | None) -> str:
        engine = open_engine(database_url("", self.folder))
        async with writing(engine) as connection:
            found = {row.name: row.id for row in (await connection.execute(select(persons))).all()}
            places = [Place(is_own=True)] * game.setup.seats
            plan = Plan(game.setup, places, read_clock({"kind": "none"}), origin={"start": start})
            record, seats = open_table(plan, Person(found["Boris"], "Boris", "en"), [], 0.0)
            record.key = key.hex()
            if reader is not None:
                seats[reader] = SeatRecord(person=found["Anna"], name="Anna", language="en")
            await add_table(connection, record, seats)
        await engine.dispose()
        self.boris.post(f"/api/tables/{record.id}/start")
        return record.id


@pytest.fixture(scope="module")
def inn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inn]:
    folder = tmp_path_factory.mktemp("inn")
    with (
        running_server(folder, requests_per_minute=0) as url,
        Client(url, "Anna") as anna,
        Client(url, "Boris") as boris,
    ):
        yield Inn(folder, anna, boris)


@pytest.mark.parametrize("reader", READERS)
@pytest.mark.parametrize("choices", [3, 45])
@pytest.mark.parametrize("slug", SLUGS)
def test_what_a_reader_cannot_know_does_not_show(
    inn: Inn, slug: str, choices: int, reader: int | None
) -> None:
    game = played(slug, choices)
    starts = twins(game, reader)
    names = tried_options(game, starts)

    ids = [inn.open(game, start, key, reader) for start, key in zip(starts, KEYS, strict=True)]

    first, second = (list(answers(inn.anna, id, names)) for id in ids)
    assert first == second


@pytest.mark.parametrize("slug", SLUGS)
def test_to_the_others_it_does_show(inn: Inn, slug: str) -> None:
    """The test before this one would notice what it is meant to notice."""
    game = played(slug, 45)

    ids = [inn.open(game, start, key, 0) for start, key in zip(twins(game, 0), KEYS, strict=True)]

    first, second = (told(inn.boris.request("GET", f"/api/tables/{id}/position"), id) for id in ids)
    assert first != second


def twins(game: games.Table, reader: int | None) -> list[Data]:
    """Two positions that look the same to the reader; hidden cards differ."""
    rules = game.game
    starts = [position(game, KEYS[0], None), rules.to_data(rules.sample(game.view(reader), KEYS[1]))]
    first, second = (rules.zones(rules.from_data(start)) for start in starts)
    assert first != second
    return starts


def played(slug: str, choices: int) -> games.Table:
    """A game after so many choices."""
    rules = load_game(slug)
    edition = rules.describe().editions.default
    table = games.open_table(rules, Setup(slug, edition, 2), key_of_seed(5), ["conscript"] * 2)
    return take_choices(table, choices)


def tried_options(game: games.Table, starts: list[Data]) -> list[str]:
    """Options that are offered to whoever is asked in one of the positions, and what lies near."""
    names: set[str] = {"end", "pass", "play nothing", "attack moscow", "nonsense", "play"}
    for start in starts:
        decision = game.game.decision(game.game.from_data(start))
        assert decision is not None
        offered = [game.game.option_name(option) for option in decision.options]
        names.update(offered)
        names.update(f"play {name.partition(' ')[2]}" for name in offered)
    return sorted(names)[:MOST]


def answers(anna: Client, id: str, names: list[str]) -> Iterator[str]:
    """Everything that a reader is answered about a table, as text; wrong commands change nothing."""
    yield told(anna.request("GET", f"/api/tables/{id}"), id)
    present = anna.request("GET", f"/api/tables/{id}/position")
    yield told(present, id)
    yield told(anna.request("GET", f"/api/tables/{id}/events"), id)
    decision = present.json()["decision"]
    offered = [option["name"] for option in decision["options"]]
    version = present.json()["version"]
    for name in names:
        verb, _, noun = name.partition(" ")
        yield told(anna.request("GET", f"/api/tables/{id}/why-not", params={"verb": verb, "noun": noun}), id)
        if name not in offered:
            body = {"option": name, "version": version}
            yield told(anna.request("POST", f"/api/tables/{id}/choices", json=body), id)
    for what in ("undo", "offers"):
        body = {"version": 0, "kind": "draw"} if what == "offers" else {"version": 0}
        yield told(anna.request("POST", f"/api/tables/{id}/{what}", json=body), id)
    yield told(anna.request("GET", f"/api/tables/{id}/position"), id)


def told(answer: Any, id: str) -> str:
    """An answer with its status, but for what differs between any two tables."""
    assert answer.status_code < 500, answer.text
    return f"{answer.status_code} {json.dumps(without(answer.json()))}".replace(id, "…")


def without(data: Any) -> Any:
    if isinstance(data, dict):
        return {name: without(value) for name, value in data.items() if name not in OWN}
    return [without(each) for each in data] if isinstance(data, list) else data
