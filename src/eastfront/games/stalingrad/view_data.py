"""Views of Stalingrad as plain data, both ways."""

from __future__ import annotations

from typing import Final

from eastfront.games.stalingrad.encode import open_army, read_open_army, read_table, table_to_data
from eastfront.games.stalingrad.rules import Rules
from eastfront.games.stalingrad.sample import lay_army, lay_open
from eastfront.games.stalingrad.state import PURPOSES, StalingradState, empty_army, empty_state
from eastfront.games.stalingrad.verbs import KINDS
from eastfront.games.stalingrad.view import ArmyView, StalingradView, see_army, see_table
from eastfront.kernel.data import Data, Record
from eastfront.kernel.edition import Setup
from eastfront.kernel.errors import DataError
from eastfront.kernel.game import read_watcher
from eastfront.kernel.luck import new_luck
from eastfront.kernel.machine import Codec

MOST_CARDS: Final = 999


def view_to_data(view: StalingradView, rules: Rules, codec: Codec[StalingradState]) -> Data:
    """Write a view; the open table is written as a state's is."""
    table = blank_state(view.setup, rules)
    lay_open(view, table)
    return {
        "setup": view.setup.to_data(),
        "seat": view.seat,
        "seats": [army_to_data(seen, codec) for seen in view.seats],
        "table": table_to_data(table, codec),
        "frames": codec.frames(view.frames),
        **view.asking_to_data(codec.names),
    }


def view_from_data(data: Data, setup: Setup, rules: Rules, codec: Codec[StalingradState]) -> StalingradView:
    """Read a view."""
    record = Record("view", data)
    view = StalingradView(setup, read_watcher(record, setup.seats))
    view.seats = [army_from_data(inner, codec) for inner in record.exactly("seats", setup.seats)]
    table = blank_state(setup, rules)
    read_table(record.record("table"), table, codec)
    see_table(table, view)
    view.frames = codec.read_frames(record, setup.seats)
    view.read_asking(record, KINDS, codec.names)
    return view


def blank_state(setup: Setup, rules: Rules) -> StalingradState:
    """Return a state with nothing on the table, to carry the open part."""
    return empty_state(setup, rules, new_luck(b"", PURPOSES))


def army_to_data(seen: ArmyView, codec: Codec[StalingradState]) -> Data:
    """Write one seat as it is seen."""
    army = empty_army()
    lay_army(seen, army)
    return {
        "shown": seen.shown,
        "hand": codec.cards(seen.hand),
        "hand_size": seen.hand_size,
        "deck_size": seen.deck_size,
        "top": codec.names.card_to_data(seen.top),
        "pile_size": seen.pile_size,
        **open_army(army, codec),
    }


def army_from_data(record: Record, codec: Codec[StalingradState]) -> ArmyView:
    """Read one seat; the faces shown must fit the size of the hand."""
    seen = ArmyView()
    army = empty_army()
    read_open_army(record, army, codec)
    see_army(army, seen)
    seen.shown = record.flag("shown")
    seen.hand = codec.read_cards(record, "hand")
    seen.hand_size = record.within("hand_size", 0, MOST_CARDS)
    seen.deck_size = record.within("deck_size", 0, MOST_CARDS)
    seen.top = codec.names.read_card(record, "top")
    seen.pile_size = record.within("pile_size", 0, MOST_CARDS)
    if len(seen.hand) > seen.hand_size or (seen.shown and len(seen.hand) < seen.hand_size):
        raise DataError(f"{record.where}: the cards shown do not fit the size of the hand")
    return seen
