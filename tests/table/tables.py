"""Tables to test with: a new one, one played for a while, one whose log has every kind of entry."""

from __future__ import annotations

from eastfront.kernel.edition import Setup
from eastfront.kernel.game import Game, View
from eastfront.kernel.luck import key_of_seed
from eastfront.kernel.playout import Dice
from eastfront.kernel.state import State
from eastfront.table.log import FIELDS, Entry
from eastfront.table.table import Table, open_table


def new_table(game: Game[State, View], seats: int = 2, seed: int = 7, **options: str) -> Table:
    setup = Setup("barbarossa", "kamikaze", seats, {"first_player": "youngest", **options})
    return open_table(game, setup, key_of_seed(seed), ["conscript"] * seats)


def take_choices(table: Table, count: int, seed: int = 1) -> Table:
    """Take *count* random choices, or as many as there are until the end."""
    dice = Dice(seed)
    for _ in range(count):
        if table.asked is None:
            break
        options = table.view(table.asked).options
        table.choose(table.asked, options[dice.below(len(options))])
    return table


def finished_table(game: Game[State, View], seats: int = 2) -> Table:
    """A game of one turn each, to its end."""
    return take_choices(new_table(game, seats, turn_limit="1"), 1000)


def eventful_table(game: Game[State, View], last: str = "resign") -> Table:
    """A table whose log has a line of every kind, save that of draw and abandon only *last* may be there."""
    table = new_table(game, 3)
    table.choose(0, "end")
    table.undo(0)
    take_choices(table, 12)
    assert table.asked is not None
    table.take_hint(table.asked)
    table.change_seat(1, "recruit")
    table.time_out(1)
    take_choices(table, 8, seed=2)
    table.come_back(1)
    table.take_back_agreed(0)
    take_choices(table, 4, seed=3)
    table.resign(2)
    table.add_entry(Entry(last, 1 if "seat" in FIELDS[last] else -1))
    return table


def content(table: Table) -> bytes:
    """The file of a table."""
    return "".join(f"{line}\n" for line in table.lines).encode()
