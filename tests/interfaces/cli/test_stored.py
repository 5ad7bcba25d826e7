"""`eastfront verify --stored`: all games of a server against the rules at hand."""

from __future__ import annotations

from pathlib import Path

import pytest

from eastfront.table.live.house import House
from eastfront.table.live.playing import Resign
from eastfront.table.storage.address import database_url
from eastfront.table.storage.records import RUNNING
from tests.interfaces.commands import invoke, shell
from tests.table.live.houses import ANNA, begun, break_line, in_house, stored_events

GAMES = ("barbarossa", "battlecards", "stalingrad")


@pytest.fixture
def served(tmp_path: Path) -> Path:
    """The data folder of a server that keeps a running and an ended game of each kind."""

    async def play(house: House) -> None:
        for game in GAMES:
            await begun(house, 5, game)
            await house.do(await begun(house, 5, game), Resign(1, ANNA.id))

    in_house(database_url("", tmp_path), play)
    return tmp_path


def test_stored_games_that_agree_are_counted(served: Path) -> None:
    result = invoke("verify", "--stored", "--data-dir", served)

    assert (0, "6 games played again: 6 agree\n") == (result.exit_code, result.output)


def test_stored_games_that_differ_are_listed_and_left_as_they_are(served: Path) -> None:
    async def spoil(house: House) -> tuple[str, int]:
        id = await begun(house, 5)
        await break_line(house, id, 4)
        return id, len(await stored_events(house, id))

    async def count(house: House) -> int:
        return len(await stored_events(house, spoiled))

    url = database_url("", served)
    spoiled, events = in_house(url, spoil)
    result = invoke("verify", "--stored", "--data-dir", served)

    assert 1 == result.exit_code
    assert (
        f"{spoiled}: barbarossa, {RUNNING}: line 4 differs; 2 of 5 choices agree\n"
        "7 games played again: 6 agree\n"
        "Error: 1 of the stored games would go another way\n"
    ) == result.output
    assert events == in_house(url, count)


def test_a_server_may_run_while_its_games_are_checked(served: Path) -> None:
    async def check(house: House) -> str:
        id = await begun(house, 2)
        async with house.reading(id):
            return shell(served, "verify", "--stored", "--data-dir", served).stdout

    assert "7 games played again: 7 agree\n" == in_house(database_url("", served), check)


def test_a_folder_without_a_server_is_left_empty(tmp_path: Path) -> None:
    result = invoke("verify", "--stored", "--data-dir", tmp_path)

    assert 1 == result.exit_code
    assert "there is no database" in result.output
    assert [] == list(tmp_path.iterdir())


@pytest.mark.parametrize("arguments", [(), ("game", "--stored"), ("--stored", "--commitment", "00")])
def test_either_a_file_or_all_stored_games_are_checked(arguments: tuple[str, ...]) -> None:
    result = invoke("verify", *arguments)

    assert 2 == result.exit_code
    assert "give either a FILE" in result.output
