"""Tables in the shapes that clients get."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, cast

from eastfront.interfaces.web.shapes import PositionShape, SeatShape, TableShape
from eastfront.kernel.data import Data, Record
from eastfront.table.clock import left
from eastfront.table.live.livetable import LiveTable
from eastfront.table.live.telling import Reader, tell_view
from eastfront.table.storage.records import RUNNING, SeatRecord


def describe_table(
    live: LiveTable, person: str | None, connected: Collection[int], now: float, site: str
) -> TableShape:
    """Return a table as *person* may see it; *now* is server time, *site* where people reach the server."""
    record = live.record
    setup = live.setup
    origin = {name: value for name, value in Record("origin", record.origin).data.items() if name != "start"}
    return TableShape(
        id=record.id,
        status=cast(Any, record.status),
        game=setup.game,
        edition=setup.edition,
        options=setup.options,
        visibility=cast(Any, record.visibility),
        training=record.training,
        clock=plain(record.clock),
        seats=[describe_seat(live, seat, seat in connected, now) for seat in range(len(live.seats))],
        yours=live.seats_of(person),
        is_host=record.host == person,
        seq=record.seq,
        version=record.version,
        asked=live.table.asked if live.table else None,
        offer=plain(record.offer) if record.offer else None,
        origin=origin,
        commitment=live.commitment,
        created=record.created,
        changed=record.changed,
        problem=live.problem,
        site=site,
    )


def plain(data: Data) -> dict[str, Any]:
    """Return an object as it stands."""
    assert isinstance(data, dict), data
    return data


def describe_seat(live: LiveTable, seat: int, connected: bool, now: float) -> SeatShape:
    """Return a seat as everybody may see it."""
    place = live.seats[seat]
    time = left(live.clock, live.times, seat, now) if live.record.status == RUNNING else None
    return SeatShape(seat, cast(Any, kind_of(place)), place.name, place.level, place.gone, connected, time)


def kind_of(place: SeatRecord) -> str:
    """Say who sits on a seat."""
    if place.person is not None:
        return "person"
    if place.level:
        return "computer"
    # The seat of a game that came as a file has a name, but nobody here owns it.
    return "person" if place.name else "open"


def describe_position(
    live: LiveTable, reader: Reader, person: str | None, connected: Collection[int], now: float, site: str
) -> PositionShape:
    """Return the present as *reader* may know it."""
    told = tell_view(live.table, reader) if live.table else {}
    table = live.table if live.record.status == RUNNING else None
    undo = table is not None and reader.seat is not None and not table.why_unasked(reader.seat)
    return PositionShape(
        type="position",
        seq=live.record.seq,
        version=live.record.version,
        seat=reader.seat,
        table=describe_table(live, person, connected, now, site),
        view=cast(Any, told.get("view")),
        figures=cast(Any, told.get("figures")),
        decision=cast(Any, told.get("decision")),
        outcome=cast(Any, told.get("outcome")),
        undo=undo,
    )
