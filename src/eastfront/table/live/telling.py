"""What a reader is told of a table: events and the present position, each as far as the reader may know."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from eastfront.kernel.data import Data
from eastfront.kernel.game import View
from eastfront.kernel.message import Argument, Message, Refusal
from eastfront.kernel.notices import EVERYBODY, Notice
from eastfront.kernel.outcome import Outcome
from eastfront.table.happening import Happening
from eastfront.table.log import CHOICE
from eastfront.table.storage.records import ARRANGED, CHAT, ENTRY, Event
from eastfront.table.table import Table
from eastfront.words import Words

# What the first line of a log, the set-up, is called among its entries.
START: Final = "start"


@dataclass(frozen=True)
class Reader:
    """Somebody who looks at a table: from a *seat* or as a spectator, after the end with nothing hidden."""

    seat: int | None
    words: Words
    all: bool = False
    muted: frozenset[str] = frozenset()

    def may_know(self, seen: int) -> bool:
        """Tell whether cards that the seats in the mask *seen* may identify are known to the reader."""
        return self.all or seen == EVERYBODY or (self.seat is not None and bool(seen >> self.seat & 1))


def entry_body(table: Table, happening: Happening) -> dict[str, Data]:
    """Return what is kept of an entry: itself and its notices, with both wordings of hidden ones."""
    views: dict[int | None, View] = {}

    def phrased(notice: Notice, seat: int | None) -> Data:
        if seat not in views:
            views[seat] = table.view(seat)
        return message_data(table.game.phrase_notice(notice.shown_to(seat), views[seat]))

    def told(notice: Notice) -> Data:
        data = notice.to_data(table.card_ids)
        assert isinstance(data, dict), notice.id
        if notice.seen == EVERYBODY:
            return {**data, "message": phrased(notice, None)}
        message = phrased(notice, knowing_seat(notice.seen)) if notice.seen else None
        return {**data, "message": message, "hidden": phrased(notice, None)}

    entry: dict[str, Data] = happening.entry.to_data() if happening.entry else {"entry": START}
    return {"entry": entry, "notices": [told(notice) for notice in happening.notices]}


def knowing_seat(seen: int) -> int:
    """Return the first seat in the mask *seen*."""
    return (seen & -seen).bit_length() - 1


def tell_event(event: Event, reader: Reader) -> dict[str, Data] | None:
    """Return an event as the reader may know it; `None` if it is not for the reader."""
    told: dict[str, Data] = {"type": "event", "seq": event.seq, "at": event.at, "kind": event.kind}
    if event.kind == CHAT and event.body["person"] in reader.muted:
        return None
    if event.kind == ARRANGED and event.body["seat"] != reader.seat:
        return None
    if event.kind != ENTRY:
        shown = {name: value for name, value in event.body.items() if name != "person"}
        return {**told, **shown}
    notices = event.body["notices"]
    assert isinstance(notices, list), event.seq
    return {
        **told,
        "version": event.version,
        "entry": tell_entry(event.body["entry"], reader),
        "notices": [tell_notice(notice, reader) for notice in notices],
    }


def tell_entry(entry: Data, reader: Reader) -> Data:
    """Return an entry of the log; what was chosen is told to the chooser, the notices tell the others."""
    assert isinstance(entry, dict), entry
    if entry["entry"] == CHOICE and not reader.all and entry["seat"] != reader.seat:
        return {name: value for name, value in entry.items() if name != "option"}
    return entry


def tell_notice(notice: Data, reader: Reader) -> Data:
    """Return a notice with its sentence; cards that the reader may not identify are backs."""
    assert isinstance(notice, dict), notice
    seen = notice["seen"]
    cards = notice["cards"]
    assert isinstance(seen, int), notice["id"]
    assert isinstance(cards, list), notice["id"]
    knows = reader.may_know(seen)
    message = (notice["message"] if knows else None) or notice.get("hidden")
    return {
        "id": notice["id"],
        "rule": notice["rule"],
        "arguments": notice["arguments"],
        "cards": cards if knows else ["back"] * len(cards),
        "origin": notice["origin"],
        "target": notice["target"],
        "message": message,
        "text": reader.words.sentence(read_message(message)),
    }


def tell_view(table: Table, reader: Reader) -> dict[str, Data]:
    """Return the reader's view and what is asked, with the options if the reader is asked."""
    view = table.view(reader.seat)
    game = table.game
    asked: Data = None
    if table.asked is not None:
        question = game.phrase_decision(view)
        asked = {
            "seat": table.asked,
            "kind": view.kind,
            **worded(question, reader),
            "options": [tell_option(table, view, option, reader) for option in view.options],
        }
    return {
        "view": game.view_to_data(view),
        "figures": game.figures(view),
        "decision": asked,
        "outcome": tell_outcome(table.outcome),
    }


def tell_option(table: Table, view: View, option: int, reader: Reader) -> Data:
    """Return an option by its name and in words."""
    message = table.game.phrase_option(option, view)
    caution = tell_caution(table.game.caution(option, view), reader)
    return {"name": table.game.option_name(option), **worded(message, reader), "caution": caution}


def tell_caution(caution: Refusal | None, reader: Reader) -> Data:
    """Return what would go to waste, if anything."""
    return {"rule": caution.rule, **worded(caution.message, reader)} if caution else None


def tell_outcome(outcome: Outcome | None) -> Data:
    """Return how the game came out, if it is over."""
    return outcome.to_data() if outcome else None


def worded(message: Message, reader: Reader) -> dict[str, Data]:
    """Return a message for programs and for people."""
    return {"message": message_data(message), "text": reader.words.sentence(message)}


def message_data(message: Message) -> Data:
    """Return a message as plain data."""
    arguments = {name: argument_data(value) for name, value in message.arguments.items()}
    return {"id": message.id, "arguments": arguments}


def argument_data(value: Argument) -> Data:
    """Return an argument of a message as plain data."""
    if isinstance(value, Message):
        return message_data(value)
    return [message_data(each) for each in value] if isinstance(value, list) else value


def read_message(data: Data) -> Message:
    """Read a message from plain data that `message_data` wrote."""
    assert isinstance(data, dict), data
    id, arguments = data["id"], data["arguments"]
    assert isinstance(id, str), data
    assert isinstance(arguments, Mapping), data
    return Message(id, **{name: read_argument(value) for name, value in arguments.items()})


def read_argument(data: Data) -> Argument:
    """Read an argument of a message."""
    if isinstance(data, dict):
        return read_message(data)
    if isinstance(data, list):
        return [read_message(each) for each in data]
    assert isinstance(data, (int, str)), data
    return data
