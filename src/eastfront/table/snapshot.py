"""Snapshots: a table as plain data beside its log, so that it need not be played again from the start."""

from __future__ import annotations

from eastfront.kernel.data import Data, Record
from eastfront.kernel.errors import DataError
from eastfront.kernel.game import Game, View
from eastfront.kernel.state import State
from eastfront.table.ending import ENDINGS, read_outcome
from eastfront.table.happening import read_happenings
from eastfront.table.log import END, RETURN, SEAT_CHANGE, Entry, Header, line_data, read_line
from eastfront.table.table import Table


def take_snapshot(table: Table) -> Data | None:
    """Return what `restore_table` needs besides the log; `None` while a choice might be taken back freely.

    What an undo goes back to is not kept: a table restored from here could not offer it.
    """
    if table.steps:
        return None
    return {
        "lines": len(table.lines),
        "hash": table.hash,
        "settled": table.settled,
        "state": table.game.to_data(table.state),
    }


def restore_table(game: Game[State, View], header: Header, lines: list[str], data: Data) -> Table:
    """Return the table from which a snapshot was taken after *lines*, the whole log up to there.

    Nothing is played again, and no notices come back. The lines are believed to be those the
    table wrote: only their number and the last hash are compared.
    """
    snapshot = Record("snapshot", data)
    hash = Record("line", line_data("snapshot", len(lines), lines[-1].encode())).text("hash")
    if (len(lines), hash) != (snapshot.whole("lines"), snapshot.text("hash")):
        raise DataError(f"the snapshot was not taken after line {len(lines)} of this log")
    table = Table(game, header, game.from_data(snapshot.value("state")))
    table.lines = list(lines)
    table.hash = hash
    table.settled = snapshot.text("settled")
    entries = [
        read_line("snapshot", number, line.encode()).entry for number, line in enumerate(lines[1:], start=2)
    ]
    table.happenings = read_happenings(entries)
    for entry in entries:
        recall(table, entry)
    return table


def recall(table: Table, entry: Entry) -> None:
    """Bring back what an entry said of the seats or of the end."""
    if entry.kind in ENDINGS:
        table.gone.append(entry.seat)
    elif entry.kind == RETURN:
        table.gone.remove(entry.seat)
    elif entry.kind == SEAT_CHANGE:
        table.occupants[entry.seat] = entry.word
    elif entry.kind == END:
        table.outcome = read_outcome(entry.outcome)
