"""Views of Barbarossa as plain data, both ways."""

from __future__ import annotations

from eastfront.games.barbarossa.encode import read_table, table_to_data
from eastfront.games.barbarossa.rules import Rules
from eastfront.games.barbarossa.sample import lay_table
from eastfront.games.barbarossa.state import PURPOSES, BarbarossaState, empty_state
from eastfront.games.barbarossa.verbs import KINDS
from eastfront.games.barbarossa.view import BarbarossaView, SeatView, see_table
from eastfront.kernel.data import Data, Record
from eastfront.kernel.edition import Setup
from eastfront.kernel.errors import DataError
from eastfront.kernel.game import read_watcher
from eastfront.kernel.luck import new_luck
from eastfront.kernel.machine import Codec


def view_to_data(view: BarbarossaView, rules: Rules, codec: Codec[BarbarossaState]) -> Data:
    """Write a view; the open table is written as a state's is."""
    table = blank_state(view.setup, rules)
    lay_table(view, table)
    return {
        "setup": view.setup.to_data(),
        "seat": view.seat,
        "seats": [seat_to_data(seen, codec) for seen in view.seats],
        "table": table_to_data(table, codec),
        "events_below": codec.cards(view.events_below),
        "events_unseen": codec.cards(view.events_unseen),
        "events_above": codec.cards(view.events_above),
        "frames": codec.frames(view.frames),
        **view.asking_to_data(codec.names),
    }


def view_from_data(data: Data, setup: Setup, rules: Rules, codec: Codec[BarbarossaState]) -> BarbarossaView:
    """Read a view."""
    record = Record("view", data)
    view = BarbarossaView(setup, read_watcher(record, setup.seats))
    for number, inner in enumerate(record.exactly("seats", setup.seats)):
        view.seats.append(seat_from_data(inner, number == view.seat, codec))
    table = blank_state(setup, rules)
    read_table(record.record("table"), table, codec)
    see_table(table, view)
    view.events_below = codec.read_cards(record, "events_below")
    view.events_unseen = codec.read_cards(record, "events_unseen")
    view.events_above = codec.read_cards(record, "events_above")
    view.frames = codec.read_frames(record, setup.seats)
    view.read_asking(record, KINDS, codec.names)
    return view


def blank_state(setup: Setup, rules: Rules) -> BarbarossaState:
    """Return a state with nothing on the table, to carry the open part."""
    return empty_state(setup, rules, new_luck(b"", PURPOSES))


def seat_to_data(seen: SeatView, codec: Codec[BarbarossaState]) -> Data:
    """Write one seat as it is seen."""
    return {
        "hand": codec.cards(seen.hand),
        "known": codec.cards(seen.known),
        "unseen": codec.cards(seen.unseen),
        "hand_size": seen.hand_size,
        "deck_size": seen.deck_size,
        "discard": codec.cards(seen.discard),
        "played": codec.cards(seen.played),
        "active": codec.cards(seen.active),
        "exhausted": codec.cards(seen.exhausted),
        "lingering": codec.cards(seen.lingering),
        "turns": seen.turns,
    }


def seat_from_data(record: Record, own: bool, codec: Codec[BarbarossaState]) -> SeatView:
    """Read one seat; the numbers of cards must fit one another."""
    seen = SeatView()
    seen.hand = codec.read_cards(record, "hand")
    seen.known = codec.read_cards(record, "known")
    seen.unseen = codec.read_cards(record, "unseen")
    seen.hand_size = record.whole("hand_size")
    seen.deck_size = record.whole("deck_size")
    seen.discard = codec.read_cards(record, "discard")
    seen.played = codec.read_cards(record, "played")
    seen.active = codec.read_cards(record, "active")
    seen.exhausted = codec.read_cards(record, "exhausted")
    seen.lingering = codec.read_cards(record, "lingering")
    seen.turns = record.whole("turns")
    certain = len(seen.hand) if own else len(seen.known)
    if certain > seen.hand_size or seen.hand_size + seen.deck_size != certain + len(seen.unseen):
        raise DataError(f"{record.where}: the sizes of hand and deck do not fit the cards")
    return seen
