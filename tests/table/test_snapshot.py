"""A table restored from a snapshot goes on as if it had been played from the start."""

from __future__ import annotations

import json
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from eastfront.games import load_game
from eastfront.kernel.data import Data
from eastfront.kernel.edition import Setup
from eastfront.kernel.errors import DataError
from eastfront.kernel.game import Game, View
from eastfront.kernel.luck import key_of_seed
from eastfront.kernel.playout import Dice
from eastfront.kernel.state import State
from eastfront.table.log import END, read_line
from eastfront.table.snapshot import restore_table, take_snapshot
from eastfront.table.table import Table, open_table
from tests.contract.profile import examples
from tests.table.tables import eventful_table, finished_table, new_table, take_choices

SETUPS: Final = [
    Setup("barbarossa", "kamikaze", 3, {"turn_limit": "2"}),
    Setup("battlecards", "combined", 4),
    Setup("stalingrad", "standard", 2),
]
# Of how many things that happen one is no choice.
RARE: Final = 6


class Host:
    """Lets everything happen at a table that may happen, by dice, and takes snapshots on the way."""

    def __init__(self, table: Table, seed: int) -> None:
        self.table = table
        self.dice = Dice(seed)
        self.snapshots: dict[int, str] = {}

    def play(self, count: int) -> None:
        for _ in range(count):
            if self.table.asked is None:
                break
            self.act(self.dice.below(RARE))
            snapshot = take_snapshot(self.table)
            if snapshot is not None:
                self.snapshots[len(self.table.lines)] = json.dumps(snapshot)

    def act(self, number: int) -> None:
        table, asked = self.table, self.table.asked
        seat = self.dice.below(table.setup.seats)
        if number == 0 and asked is not None and not table.why_no_undo(asked):
            table.undo(asked)
        elif number == 1 and not table.why_no_take_back(seat) and self.dice.below(2):
            table.take_back_agreed(seat)
        elif number == 2 and seat in table.gone:
            table.come_back(seat)
        elif number == 2 and self.dice.below(3) == 0 and len(table.gone) < table.setup.seats - 2:
            table.resign(seat)
        elif number == 3 and self.dice.below(8) == 0:
            table.change_seat(seat, f"guest {self.dice.below(9)}")
        else:
            take_choices(table, 1, seed=self.dice.below(1000))


def restored(table: Table, count: int, snapshot: str) -> Table:
    data: Data = json.loads(snapshot)
    return restore_table(table.game, table.header, table.lines[:count], data)


def play_tail(table: Table, lines: list[str]) -> Table:
    for number, line in enumerate(lines, start=1):
        entry = read_line("log", number, line.encode()).entry
        if entry.kind != END:
            table.add_entry(entry)
    return table


def facts(table: Table) -> object:
    """All that a table is, but for notices."""
    seats = range(table.setup.seats)
    return (
        table.lines,
        table.hash,
        table.game.to_data(table.state),
        [(each.entry, each.undone) for each in table.happenings],
        (table.gone, table.occupants, table.settled, table.asked, len(table.steps)),
        table.outcome and table.outcome.to_data(),
        [(table.why_unasked(seat), table.why_no_take_back(seat)) for seat in seats],
    )


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.game)
@examples(3)
@given(seed=st.integers(0, 10**6))
def test_a_restored_table_plays_on_as_the_one_it_was_taken_from(setup: Setup, seed: int) -> None:
    table = open_table(load_game(setup.game), setup, key_of_seed(seed), ["conscript"] * setup.seats)
    host = Host(table, seed)

    host.play(45)

    assert host.snapshots
    for count, snapshot in host.snapshots.items():
        again = play_tail(restored(table, count, snapshot), table.lines[count:])
        assert facts(table) == facts(again)
    if table.asked is not None:
        assert table.why_no_undo(table.asked) == again.why_no_undo(table.asked)


@pytest.mark.parametrize("last", ["resign", "draw", "abandon"])
def test_a_finished_table_is_restored(game: Game[State, View], last: str) -> None:
    table = eventful_table(game, last)

    snapshot = take_snapshot(table)

    assert facts(table) == facts(restored(table, len(table.lines), json.dumps(snapshot)))


def test_there_is_no_snapshot_while_a_choice_may_be_undone(game: Game[State, View]) -> None:
    table = new_table(game)
    assert take_snapshot(table) is not None

    table.choose(0, "end")

    assert take_snapshot(table) is None


def test_a_snapshot_of_another_log_or_moment_is_refused(game: Game[State, View]) -> None:
    table = finished_table(game)
    other = take_choices(new_table(game, seed=8), 3)
    snapshot = json.dumps(take_snapshot(table))

    with pytest.raises(DataError, match="not taken after line 5 of this log"):
        restored(table, 5, snapshot)
    with pytest.raises(DataError, match="not taken after line 4 of this log"):
        restored(other, 4, snapshot)


def test_choices_from_before_a_snapshot_are_taken_back_by_consent(game: Game[State, View]) -> None:
    table = new_table(game)
    while take_snapshot(table) is None or len(table.lines) < 9:
        take_choices(table, 1)
    again = restored(table, len(table.lines), json.dumps(take_snapshot(table)))

    for each in (table, again):
        each.take_back_agreed(0)

    assert facts(table) == facts(again)
