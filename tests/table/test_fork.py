"""A fork starts where another game stands, with luck of its own, and holds together by itself."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Final

import pytest

from eastfront.games import SLUGS, load_game
from eastfront.kernel.data import Data
from eastfront.kernel.edition import Setup
from eastfront.kernel.errors import DataError, SetupError
from eastfront.kernel.game import Game, View
from eastfront.kernel.luck import key_of_seed
from eastfront.kernel.state import State
from eastfront.table.fork import fork_header
from eastfront.table.log import LogError, canonical, read_log
from eastfront.table.replay import renew, replay, resume
from eastfront.table.table import Table, TableError, open_table
from tests.table.tables import content, finished_table, new_table, take_choices

KEY: Final = key_of_seed(99)
NAMES: Final = ["anna", "boris"]


def table_of(slug: str, choices: int) -> Table:
    game = load_game(slug)
    edition = game.describe().editions.default
    return take_choices(open_table(game, Setup(slug, edition, 2), key_of_seed(5), ["conscript"] * 2), choices)


def fork(table: Table, redeal: int | None = None) -> Table:
    return Table(table.game, fork_header(table, KEY, NAMES, {"forked": "here"}, redeal))


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("redeal", [None, 0, 1])
@pytest.mark.parametrize("choices", [0, 7, 50])
def test_a_fork_replays_and_verifies_by_itself(slug: str, redeal: int | None, choices: int) -> None:
    forked = fork(table_of(slug, choices), redeal)
    forked.choose(forked.state.asked, forked.view(forked.asked).options[0])
    forked.take_back_agreed(forked.happenings[1].entry.seat if forked.happenings[1].entry else 0)
    take_choices(forked, 40)

    log = read_log("fork", content(forked))
    result = replay(log)

    assert result.problem is None
    assert forked.lines == result.table.lines
    assert forked.game.to_data(forked.state) == forked.game.to_data(resume(log).state)
    assert forked.header.start == renew(log).table.header.start


@pytest.mark.parametrize("slug", SLUGS)
def test_a_fork_differs_from_its_parent_by_the_key_alone(slug: str) -> None:
    parent = table_of(slug, 30)
    before = parent.game.to_data(parent.state)

    forked = fork(parent)

    expected = parent.game.to_data(parent.state)
    assert isinstance(expected, dict)
    assert expected | {"key": KEY.hex()} == forked.game.to_data(forked.state)
    assert before == expected
    assert NAMES == forked.occupants
    assert [] == forked.notices(0)


@pytest.mark.parametrize("slug", SLUGS)
def test_what_a_seat_knows_stays_when_the_rest_is_dealt_anew(slug: str) -> None:
    parent = table_of(slug, 30)
    game = parent.game

    forked = fork(parent, redeal=0)

    assert game.view_to_data(parent.view(0)) == game.view_to_data(forked.view(0))
    assert game.zones(parent.state) != game.zones(forked.state)


def test_a_game_is_forked_from_any_earlier_choice(game: Game[State, View]) -> None:
    table = finished_table(game)
    earlier = replay(read_log("game", content(table)), to=3, game=game).table

    forked = fork(earlier)

    assert forked.asked == earlier.asked
    with pytest.raises(TableError, match="over here; fork it from an earlier choice"):
        fork(table)


def test_a_game_that_was_given_up_is_forked_where_it_stood(game: Game[State, View]) -> None:
    table = take_choices(new_table(game), 10)
    asked = table.asked
    table.resign(0)

    forked = fork(table)

    assert asked == forked.asked
    assert [] == forked.gone


def test_a_fork_needs_its_occupants_and_a_seat_that_is_there(game: Game[State, View]) -> None:
    table = new_table(game)

    with pytest.raises(SetupError, match="1 occupants for 2 seats"):
        fork_header(table, KEY, ["anna"], {}, None)
    with pytest.raises(TableError, match="no seat 3; valid: 1 to 2"):
        fork_header(table, KEY, NAMES, {}, 2)


def spoil(start: Data, **changes: Data) -> Data:
    assert isinstance(start, dict)
    return start | changes


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"key": "00" * 16}, "its key is not the one of the game"),
        (
            {"setup": {"game": "barbarossa", "edition": "arclight", "seats": 2, "options": {}}},
            "its set-up is",
        ),
        ({"setup": 3}, "set-up must be an object"),
        ({"frames": []}, "frames"),
        ({"events": []}, "each card of the game once"),
        ({"seats": "none"}, "must be a list"),
    ],
)
def test_a_start_that_does_not_fit_is_refused(
    game: Game[State, View], changes: dict[str, Data], reason: str
) -> None:
    header = fork(take_choices(new_table(game), 9)).header
    bad = replace(header, start=spoil(header.start, **changes))

    with pytest.raises(DataError, match=reason):
        Table(game, bad)
    with pytest.raises(LogError, match=f"line 1: .*{reason}"):
        replay(read_log("game", canonical({**bad.to_data(), "hash": ""}).encode() + b"\n"), game=game)


def test_a_game_that_is_over_is_no_start(game: Game[State, View]) -> None:
    over = finished_table(game)
    header = replace(over.header, start=game.to_data(over.state))

    with pytest.raises(DataError, match="a game that is over cannot be started from"):
        Table(game, header)


def test_a_start_to_which_no_choices_lead_is_found_out(game: Game[State, View]) -> None:
    header = fork(take_choices(new_table(game), 9)).header
    data = json.loads(canonical(header.start))
    data["frames"][-1]["step"] += 1
    table = Table(game, replace(header, start=data))
    choice = canonical({"entry": "choice", "hash": "", "option": data["options"][0], "seat": data["asked"]})

    result = replay(read_log("game", content(table) + choice.encode() + b"\n"), game=game)

    assert "game: line 2: choice 1 is not possible: the start does not hold together" == str(result.problem)
    assert table.lines == result.table.lines


def test_a_start_is_covered_by_the_hash(game: Game[State, View]) -> None:
    forked = fork(take_choices(new_table(game), 9))
    data = json.loads(forked.lines[0])
    data["start"]["drawn"][0] += 1

    result = replay(read_log("game", canonical(data).encode() + b"\n"), game=game)

    assert "game: line 1: the set-up does not fit its hash" == str(result.problem)


def test_a_game_that_starts_as_its_set_up_says_has_no_start(game: Game[State, View]) -> None:
    data = json.loads(new_table(game).lines[0])

    assert "start" not in data
    with pytest.raises(LogError, match="no field 'start'"):
        read_log("game", canonical(data | {"start": None}).encode() + b"\n")
