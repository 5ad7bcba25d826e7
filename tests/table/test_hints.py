"""Hints in the log: written down once a decision, for the seat asked; a log with them plays again."""

from __future__ import annotations

import pytest

from eastfront.kernel.game import Game, View
from eastfront.kernel.state import State
from eastfront.table.log import read_log
from eastfront.table.replay import replay
from eastfront.table.snapshot import restore_table, take_snapshot
from eastfront.table.table import TableError
from tests.table.tables import content, new_table, take_choices


def test_a_hint_is_written_down_once_a_decision(game: Game[State, View]) -> None:
    table = new_table(game)

    table.take_hint(0)
    table.take_hint(0)
    table.choose(0, "end")
    table.take_hint(0)

    entries = [happening.entry for happening in table.happenings[1:]]
    assert ["hint", "choice", "hint"] == [entry.kind for entry in entries if entry]


def test_a_hint_is_for_the_seat_that_is_asked(game: Game[State, View]) -> None:
    table = new_table(game)

    with pytest.raises(TableError, match="seat 1 is asked, not seat 2"):
        table.take_hint(1)

    assert 1 == len(table.lines)


def test_a_hint_keeps_nothing_from_being_taken_back(game: Game[State, View]) -> None:
    table = new_table(game)
    table.choose(0, "end")
    table.take_hint(0)

    table.undo(0)

    assert "tactics-phase" == table.view(0).kind
    # It was another decision that the hint was for.
    table.take_hint(0)
    assert 5 == len(table.lines)


def test_a_log_with_hints_plays_again(game: Game[State, View]) -> None:
    table = new_table(game)
    for seed in range(5):
        assert table.asked is not None
        table.take_hint(table.asked)
        take_choices(table, 3, seed)

    again = replay(read_log("game", content(table)))

    assert again.problem is None
    assert table.lines == again.table.lines


def test_a_table_brought_back_knows_that_a_hint_was_taken(game: Game[State, View]) -> None:
    table = take_choices(new_table(game), 30)
    assert table.asked is not None
    table.take_hint(table.asked)
    table.settle("nothing may be taken back")

    back = restore_table(game, table.header, table.lines, take_snapshot(table))
    back.take_hint(table.asked)

    assert table.lines == back.lines
