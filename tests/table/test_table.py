"""A table lets the asked seat choose, hides what must be hidden and writes everything down."""

from __future__ import annotations

import json

import pytest

from eastfront.kernel.edition import Setup
from eastfront.kernel.errors import DataError, IllegalOption, SetupError
from eastfront.kernel.game import Game, View
from eastfront.kernel.luck import key_of_seed
from eastfront.kernel.notices import BACK
from eastfront.kernel.state import State
from eastfront.table.log import FIELDS
from eastfront.table.table import Table, TableError, open_table
from tests.table.tables import eventful_table, finished_table, new_table, take_choices


def test_an_option_is_taken_by_name_or_by_number(game: Game[State, View]) -> None:
    by_name = new_table(game)
    by_number = new_table(game)

    by_name.choose(0, "end")
    by_number.choose(0, game.read_option("end"))

    assert by_name.lines == by_number.lines
    assert "reinforcement-phase" == by_name.view(0).kind


def test_a_seat_that_is_not_asked_cannot_choose(game: Game[State, View]) -> None:
    table = new_table(game)

    with pytest.raises(TableError, match="seat 1 is asked, not seat 2"):
        table.choose(1, "end")

    assert 1 == len(table.lines)


@pytest.mark.parametrize(
    ("choice", "error"),
    [
        ("attack moscow", IllegalOption),
        ("play nonsense", DataError),
        ("juggle", DataError),
        (99_999, IllegalOption),
    ],
)
def test_what_is_not_offered_changes_nothing(
    game: Game[State, View], choice: int | str, error: type[Exception]
) -> None:
    table = new_table(game)
    before = game.to_data(table.state)

    with pytest.raises(error):
        table.choose(0, choice)

    assert before == game.to_data(table.state)
    assert 1 == len(table.lines)


def test_equal_set_up_key_and_choices_give_equal_logs(game: Game[State, View]) -> None:
    assert take_choices(new_table(game), 60).lines == take_choices(new_table(game), 60).lines


def test_another_key_gives_another_chain_from_the_first_line_on(game: Game[State, View]) -> None:
    one = json.loads(new_table(game, seed=1).lines[0])
    two = json.loads(new_table(game, seed=2).lines[0])

    assert one["hash"] != two["hash"]
    assert key_of_seed(1).hex() == one["key"]


def test_a_seat_is_told_only_what_it_may_know(game: Game[State, View]) -> None:
    table = new_table(game)

    drawn = [notice for notice in table.notices(0) if notice.id == "draws"]

    assert all(BACK not in notice.cards for notice in drawn if notice.arguments["seat"] == 0)
    assert all([BACK] == notice.cards for notice in drawn if notice.arguments["seat"] == 1)
    assert all([BACK] == notice.cards for notice in table.notices(None) if notice.id == "draws")


def test_notices_since_a_point_leave_out_what_came_before(game: Game[State, View]) -> None:
    table = new_table(game)
    point = len(table.happenings)

    table.choose(0, "end")

    assert ["begins-reinforcement"] == [notice.id for notice in table.notices(0, point)]


def test_the_end_is_written_down_and_nothing_after_it(game: Game[State, View]) -> None:
    table = finished_table(game)

    assert table.outcome is not None
    assert "exhausted" == table.outcome.ending
    assert table.outcome.to_data() == json.loads(table.lines[-1])["outcome"]
    assert table.asked is None
    with pytest.raises(TableError, match="over"):
        table.choose(0, "end")


def test_the_log_is_shown_only_after_the_end(game: Game[State, View]) -> None:
    finished = finished_table(game)

    assert finished.lines == finished.export()
    with pytest.raises(TableError, match="after the end"):
        new_table(game).export()


def test_a_journal_gets_every_line(game: Game[State, View]) -> None:
    table = new_table(game)
    written = table.lines[:1]
    table.journal = written.append

    take_choices(table, 5)

    assert table.lines == written


def test_with_two_seats_resigning_gives_the_game_to_the_other(game: Game[State, View]) -> None:
    table = new_table(game)

    table.resign(0)

    assert table.outcome is not None
    assert "resigned" == table.outcome.ending
    assert [2, 1] == table.outcome.ranks
    assert [1] == table.outcome.winners()


def test_who_leaves_later_ranks_higher(game: Game[State, View]) -> None:
    table = new_table(game, 3)

    table.time_out(2)
    assert table.outcome is None
    table.resign(0)

    assert table.outcome is not None
    assert [2, 1, 3] == table.outcome.ranks
    assert "resigned" == table.outcome.ending


def test_who_left_ranks_last_when_the_game_comes_to_its_own_end(game: Game[State, View]) -> None:
    table = new_table(game, 3, turn_limit="1")
    table.resign(1)

    take_choices(table, 1000)

    assert table.outcome is not None
    assert "exhausted" == table.outcome.ending
    assert 3 == table.outcome.ranks[1]
    assert 1 in (table.outcome.ranks[0], table.outcome.ranks[2])


def test_a_seat_leaves_once(game: Game[State, View]) -> None:
    table = new_table(game, 3)
    table.resign(1)

    with pytest.raises(TableError, match="left already"):
        table.time_out(1)


def test_a_seat_that_is_not_there_cannot_leave_or_change(game: Game[State, View]) -> None:
    table = new_table(game)

    with pytest.raises(TableError, match="no seat 3; valid: 1 to 2"):
        table.resign(2)
    with pytest.raises(TableError, match="no seat 0; valid: 1 to 2"):
        table.change_seat(-1, "recruit")


def test_a_change_of_seat_changes_nothing_else(game: Game[State, View]) -> None:
    table = new_table(game)
    before = game.to_data(table.state)

    table.change_seat(1, "recruit")

    assert ["conscript", "recruit"] == table.occupants
    assert before == game.to_data(table.state)


def test_a_log_may_hold_every_kind_of_entry(game: Game[State, View]) -> None:
    tables = [eventful_table(game, last) for last in ("resign", "draw", "abandon")]

    assert set(FIELDS) == {json.loads(line)["entry"] for table in tables for line in table.lines[1:]}


def test_what_is_forgotten_is_not_told_and_changes_nothing(game: Game[State, View]) -> None:
    table, same = new_table(game), new_table(game)
    for each in (table, same):
        while len(each.lines) < 30 or each.steps:
            take_choices(each, 1)

    table.forget()
    told = table.notices(0)
    take_choices(table, 20)
    table.forget()
    take_choices(same, 20)

    assert [] == told
    assert same.lines == table.lines


def test_what_an_undo_needs_is_not_forgotten(game: Game[State, View]) -> None:
    table = new_table(game)
    before = game.to_data(table.state)
    table.choose(0, "end")

    table.forget()

    assert ["begins-reinforcement"] == [notice.id for notice in table.notices(0)]
    table.undo(0)
    assert before == game.to_data(table.state)


@pytest.mark.parametrize(
    ("setup", "message"),
    [
        (Setup("barbarossa", "kamikaze", 6), "valid: 2, 3, 4, 5"),
        (Setup("barbarossa", "pocket", 2), "valid: arclight, lundstrom, kamikaze"),
        (Setup("barbarossa", "kamikaze", 2, {"tiebreak": "dice"}), "valid: site-cities-shared, site-draw"),
        (Setup("barbarossa", "kamikaze", 2, {"colour": "red"}), "valid: ability_window, ap_spend"),
    ],
)
def test_a_wrong_set_up_is_refused_with_what_is_valid(
    game: Game[State, View], setup: Setup, message: str
) -> None:
    with pytest.raises(SetupError, match=message):
        open_table(game, setup, key_of_seed(1), ["conscript"] * setup.seats)


def test_every_seat_has_an_occupant(game: Game[State, View]) -> None:
    with pytest.raises(SetupError, match="1 occupants for 2 seats"):
        open_table(game, Setup("barbarossa", "kamikaze", 2), key_of_seed(1), ["conscript"])


def test_the_hash_covers_notices_that_some_seats_do_not_see(game: Game[State, View]) -> None:
    class Redacted(Table):
        """A table that would hash only what a spectator sees."""

        def write(self, data: dict[str, object], notices: list[object]) -> None:  # type: ignore[override]
            super().write(data, [notice.shown_to(None) for notice in notices])  # type: ignore[arg-type,attr-defined]

    table = new_table(game)

    assert table.lines[0] != Redacted(game, table.header).lines[0]
