"""What a reader is told: the own cards by name, those of others as backs, after the end everything."""

from __future__ import annotations

import json

from eastfront.games import load_game
from eastfront.kernel.data import Data
from eastfront.kernel.edition import Setup
from eastfront.kernel.luck import key_of_seed
from eastfront.kernel.message import Message
from eastfront.table.live.telling import (
    Reader,
    entry_body,
    message_data,
    read_message,
    tell_event,
    tell_view,
)
from eastfront.table.storage.records import ARRANGED, CHAT, ENTRY, OFFER, Event
from eastfront.table.table import Table, open_table
from eastfront.words import Words

WORDS = Words("en")
OWN, FOE, SPECTATOR = Reader(0, WORDS), Reader(1, WORDS), Reader(None, WORDS)
ALL = Reader(None, WORDS, all=True)


def new_table() -> Table:
    setup = Setup("battlecards", "russian-front", 2)
    return open_table(load_game("battlecards"), setup, key_of_seed(7), ["person", "person"])


def picked() -> tuple[Table, Event, str]:
    """A game in which the first seat has picked a card in secret; with the event, and the card."""
    table = new_table()
    assert 0 == table.asked
    names = [table.game.option_name(option) for option in table.view(0).options]
    option = next(name for name in names if name.startswith("deploy "))
    table.choose(0, option)
    body = entry_body(table, table.happenings[-1])
    return table, Event(7, 1.5, ENTRY, body, 2, table.lines[-1]), option.removeprefix("deploy ")


def told(event: Event, reader: Reader) -> dict[str, Data]:
    shown = tell_event(event, reader)
    assert shown is not None
    return shown


def test_the_chooser_is_told_what_he_chose_and_nobody_else() -> None:
    _, event, card = picked()

    assert {"entry": "choice", "seat": 0, "option": f"deploy {card}"} == told(event, OWN)["entry"]
    for reader in (FOE, SPECTATOR):
        assert {"entry": "choice", "seat": 0} == told(event, reader)["entry"]
        assert card not in json.dumps(told(event, reader))
        assert '"back"' in json.dumps(told(event, reader))


def test_after_the_end_everybody_is_told_everything() -> None:
    _, event, card = picked()

    assert told(event, OWN)["entry"] == told(event, ALL)["entry"]
    assert told(event, OWN)["notices"] == told(event, ALL)["notices"]
    assert card in json.dumps(told(event, ALL)["notices"])


def test_what_is_kept_survives_storage() -> None:
    _, event, _ = picked()
    stored = Event(7, 1.5, ENTRY, json.loads(json.dumps(event.body)), 2, event.line)

    for reader in (OWN, FOE, SPECTATOR, ALL):
        assert told(event, reader) == told(stored, reader)


def test_an_event_never_tells_its_line_its_key_or_its_sender() -> None:
    table, event, _ = picked()
    marked = Event(event.seq, event.at, event.kind, event.body, event.version, event.line, "person-1:key")

    for reader in (OWN, FOE, SPECTATOR, ALL):
        text = json.dumps(told(marked, reader))
        assert table.hash not in text
        assert "person-1" not in text


def test_talk_is_told_without_the_id_of_the_person_and_not_to_whoever_muted_him() -> None:
    event = Event(3, 1.5, CHAT, {"seat": 1, "name": "Boris", "text": "hm", "person": "secret-id"})

    shown = told(event, SPECTATOR)

    assert {
        "type": "event",
        "seq": 3,
        "at": 1.5,
        "kind": "chat",
        "seat": 1,
        "name": "Boris",
        "text": "hm",
    } == shown
    assert tell_event(event, Reader(0, WORDS, muted=frozenset(["secret-id"]))) is None


def test_an_arrangement_is_told_to_its_own_seat_even_after_the_end() -> None:
    event = Event(3, 1.5, ARRANGED, {"seat": 0, "standing": {"react": "end"}})

    assert {"react": "end"} == told(event, OWN)["standing"]
    assert [None, None, None] == [tell_event(event, reader) for reader in (FOE, SPECTATOR, ALL)]


def test_an_offer_is_told_to_everybody_alike() -> None:
    event = Event(3, 1.5, OFFER, {"seat": 0, "offer": "draw"})

    assert told(event, OWN) == told(event, FOE) == told(event, SPECTATOR)


def test_only_the_seat_that_is_asked_is_told_its_options() -> None:
    table, _, _ = picked()

    decisions = [tell_view(table, reader)["decision"] for reader in (OWN, FOE, SPECTATOR)]

    options = [decision["options"] for decision in decisions if isinstance(decision, dict)]
    assert [True, False, False] == [bool(each) for each in options]


def test_a_view_holds_the_hand_of_its_own_seat_only() -> None:
    table = new_table()
    hands = [own_hand(table, seat) for seat in (0, 1)]

    for reader in (OWN, FOE, SPECTATOR):
        for seat in (0, 1):
            expected = hands[seat] if seat == reader.seat else []
            assert expected == hand(table, reader.seat, seat)
    assert all(hands)


def own_hand(table: Table, seat: int) -> Data:
    return hand(table, seat, seat)


def hand(table: Table, viewer: int | None, seat: int) -> Data:
    view = tell_view(table, Reader(viewer, WORDS))["view"]
    assert isinstance(view, dict)
    seats = view["seats"]
    assert isinstance(seats, list)
    place = seats[seat]
    assert isinstance(place, dict)
    return place["hand"]


def test_a_message_comes_back_from_plain_data() -> None:
    message = Message(
        "outer", number=3, text="x", inner=Message("inner"), many=[Message("a"), Message("b", n=1)]
    )

    assert message_data(message) == message_data(read_message(json.loads(json.dumps(message_data(message)))))
