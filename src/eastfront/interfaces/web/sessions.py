"""Who asks: a person known by a signed cookie, and the seat from which he looks at a table."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.exceptions import NotAuthorizedException

from eastfront.interfaces.web.services import Services
from eastfront.kernel.message import Message
from eastfront.table.live.errors import NotThere, NotYours, Stale
from eastfront.table.live.livetable import LiveTable
from eastfront.table.live.lobby import Person
from eastfront.table.live.telling import Reader
from eastfront.table.storage.database import reading
from eastfront.table.storage.persons import find_person, muted_by
from eastfront.table.storage.records import CHAT, REVEALED, Event
from eastfront.words import Words, languages_of

PERSON: Final = "person"
DEFAULT_LANGUAGE: Final = "en"

Connection = ASGIConnection[Any, Any, Any, Any]


def person_id(connection: Connection) -> str | None:
    """Return the id of whoever asks; `None` for somebody who has not given a name yet."""
    id = connection.session.get(PERSON)
    return id if isinstance(id, str) else None


def require_person(connection: Connection) -> str:
    """Return the id of whoever asks, who must have given a name."""
    id = person_id(connection)
    if id is None:
        raise NotAuthorizedException("say who you are first: POST /api/me with a name")
    return id


async def read_person(services: Services, connection: Connection) -> Person:
    """Return whoever asks, by name."""
    id = require_person(connection)
    async with reading(services.engine) as database:
        found = await find_person(database, id)
    if found is None:
        connection.session.clear()
        raise NotAuthorizedException("you are not known here any more: POST /api/me with a name")
    return Person(id, found[0], found[1])


def own_seat(live: LiveTable, person: str, seat: int | None) -> int:
    """Return the seat for which a person acts: the one named, or the one asked or first of his."""
    seats = live.seats_of(person)
    if seat is not None:
        live.require_seat(seat, person)
        return seat
    if not seats:
        raise NotYours("you have no seat at this table", Message("problem-no-seat"))
    asked = live.table.asked if live.table else None
    return asked if asked in seats else seats[0]


async def make_reader(
    services: Services,
    live: LiveTable,
    person: str | None,
    seat: int | None,
    language: str,
    spectator: bool = False,
) -> Reader:
    """Return whoever looks at a table, from a *seat* of his own if he names none; after the end from any.

    A *spectator* looks from none, also if he has one. Whom he has muted is not known yet: `mind_mutes`
    sees to that where there is talk.
    """
    is_over = live.record.status in REVEALED
    if seat is None:
        own = live.seats_of(person)
        seat = own_seat(live, person, None) if person and own else None
    elif live.seat(seat).person != person and not is_over:
        text = f"seat {seat + 1} is not yours: what it sees is shown after the end"
        raise NotYours(text, live.about_seat("hidden", seat))
    return Reader(None if spectator else seat, words_for(live, seat, language), is_over)


async def refuse_ahead(services: Services, id: str, since: int) -> None:
    """Refuse whoever has seen event *since*, which never was: the storage may have been put back.

    Another process may be ahead of this one, so it is looked up before anybody is refused.
    """
    live = await services.house.look(id)
    if since > live.record.seq:
        await services.house.refresh(id)
        live = await services.house.look(id)
    if since > live.record.seq:
        raise Stale(live.record.version, live.record.seq)


async def mind_mutes(
    services: Services, reader: Reader, person: str | None, events: Iterable[Event]
) -> Reader:
    """Return the reader of *events*, with whom he has muted if somebody talks among them."""
    if person is None or all(event.kind != CHAT for event in events):
        return reader
    async with reading(services.engine) as database:
        return replace(reader, muted=await muted_by(database, person))


def words_for(live: LiveTable, seat: int | None, language: str) -> Words:
    """Return the words of the language asked for, of the seat's, or English."""
    valid = languages_of(live.setup.game)
    if language and language not in valid:
        raise NotThere(f"there are no words in {language!r} for this game; valid: {', '.join(valid)}")
    own = live.seats[seat].language if seat is not None else ""
    return Words(language or (own if own in valid else DEFAULT_LANGUAGE))
