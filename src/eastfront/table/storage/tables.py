"""Statements about tables: their rows, seats, events and snapshots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Connection, Row, bindparam, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from eastfront.table.storage.records import Event, SeatRecord, TableRecord, read_json, to_json
from eastfront.table.storage.schema import events, seats, snapshots, tables

# Columns that hold plain data as text.
DATA: Final = ("setup", "clock", "times", "offer", "origin")

INSERT_TABLE: Final = insert(tables)
INSERT_SEAT: Final = insert(seats)
INSERT_EVENT: Final = insert(events)
SELECT_TABLE: Final = select(tables).where(tables.c.id == bindparam("id"))
SELECT_SEATS: Final = select(seats).where(seats.c.table_id == bindparam("id")).order_by(seats.c.seat)
SELECT_LINES: Final = (
    select(events.c.line)
    .where(events.c.table_id == bindparam("id"), events.c.version.is_not(None))
    .order_by(events.c.version)
)
SELECT_EVENTS: Final = (
    select(events)
    .where(events.c.table_id == bindparam("id"), events.c.seq > bindparam("since"))
    .order_by(events.c.seq)
    .limit(bindparam("most"))
)
EARLIER: Final = events.alias()
# Besides the event, the version of the table after it: events beside the log have none of their own.
SELECT_NONCE: Final = select(
    events.c.seq,
    select(func.coalesce(func.max(EARLIER.c.version), 0))
    .where(EARLIER.c.table_id == events.c.table_id, EARLIER.c.seq <= events.c.seq)
    .scalar_subquery()
    .label("version"),
).where(events.c.table_id == bindparam("id"), events.c.nonce == bindparam("nonce_given"))
UPDATE_TABLE: Final = (
    update(tables)
    .where(tables.c.id == bindparam("table"), tables.c.seq == bindparam("expected"))
    .values(
        {
            name: bindparam(name)
            for name in (
                "seq",
                "version",
                "status",
                "times",
                "offer",
                "software",
                "due",
                "asked",
                "turn",
                "changed",
                "host",
            )
        }
    )
)
UPDATE_SEAT: Final = (
    update(seats)
    .where(seats.c.table_id == bindparam("table"), seats.c.seat == bindparam("place"))
    .values(
        {
            name: bindparam(name)
            for name in ("person", "level", "name", "language", "webhook", "standing", "gone")
        }
    )
)
SELECT_SNAPSHOT: Final = (
    select(snapshots.c.version, snapshots.c.body)
    .where(
        snapshots.c.table_id == bindparam("id"),
        snapshots.c.software == bindparam("sum"),
        snapshots.c.version <= bindparam("most"),
    )
    .order_by(snapshots.c.version.desc())
    .limit(1)
)
DELETE_SNAPSHOT: Final = delete(snapshots).where(
    snapshots.c.table_id == bindparam("table"), snapshots.c.version == bindparam("place")
)
INSERT_SNAPSHOT: Final = insert(snapshots)


async def add_table(connection: AsyncConnection, record: TableRecord, places: list[SeatRecord]) -> None:
    """Add a table and its seats."""
    await connection.execute(INSERT_TABLE, table_values(record))
    rows = [{"table_id": record.id, "seat": seat, **seat_values(place)} for seat, place in enumerate(places)]
    await connection.execute(INSERT_SEAT, rows)


async def read_table(connection: AsyncConnection, id: str) -> TableRecord | None:
    """Read the row of a table, if there is one."""
    row = (await connection.execute(SELECT_TABLE, {"id": id})).one_or_none()
    return table_record(row) if row else None


async def read_seats(connection: AsyncConnection, id: str) -> list[SeatRecord]:
    """Read who sits at a table."""
    rows = (await connection.execute(SELECT_SEATS, {"id": id})).all()
    return [seat_record(row) for row in rows]


async def read_lines(connection: AsyncConnection, id: str) -> list[str]:
    """Read the log of a table."""
    return [row.line for row in (await connection.execute(SELECT_LINES, {"id": id})).all()]


async def read_events(connection: AsyncConnection, id: str, since: int, most: int = 1000) -> list[Event]:
    """Read what happened at a table after event *since*, at most so many events."""
    rows = (await connection.execute(SELECT_EVENTS, {"id": id, "since": since, "most": most})).all()
    return [event_record(row) for row in rows]


async def find_nonce(connection: AsyncConnection, id: str, nonce: str) -> tuple[int, int] | None:
    """Return the event and version that a command with this *nonce* led to, if it was done."""
    row = (await connection.execute(SELECT_NONCE, {"id": id, "nonce_given": nonce})).one_or_none()
    return (row.seq, row.version) if row else None


def update_table(connection: Connection, record: TableRecord, expected: int) -> bool:
    """Write a table's row if its last event is still *expected*; tell whether it was."""
    values = {
        "table": record.id,
        "expected": expected,
        "seq": record.seq,
        "version": record.version,
        "status": record.status,
        "times": to_json(record.times),
        "offer": to_json(record.offer),
        "software": record.software,
        "due": record.due,
        "asked": record.asked,
        "turn": record.turn,
        "changed": record.changed,
        "host": record.host,
    }
    return connection.execute(UPDATE_TABLE, values).rowcount == 1


def update_seat(connection: Connection, id: str, seat: int, record: SeatRecord) -> None:
    """Write who sits on a seat."""
    connection.execute(UPDATE_SEAT, {"table": id, "place": seat, **seat_values(record)})


def add_events(connection: Connection, id: str, new: Sequence[Event]) -> None:
    """Add events to a table's stream."""
    rows = [
        {
            "table_id": id,
            "seq": event.seq,
            "at": event.at,
            "kind": event.kind,
            "version": event.version,
            "line": event.line,
            "body": to_json(event.body),
            "nonce": event.nonce,
        }
        for event in new
    ]
    if rows:
        connection.execute(INSERT_EVENT, rows)


async def find_snapshot(
    connection: AsyncConnection, id: str, software: str, most: int
) -> tuple[int, str] | None:
    """Return the latest snapshot of at most version *most* that was made under the rules at hand."""
    values = {"id": id, "sum": software, "most": most}
    row = (await connection.execute(SELECT_SNAPSHOT, values)).one_or_none()
    return (row.version, row.body) if row else None


def put_snapshot(connection: Connection, id: str, version: int, software: str, body: str) -> None:
    """Keep a snapshot, in place of one under other rules."""
    connection.execute(DELETE_SNAPSHOT, {"table": id, "place": version})
    values = {"table_id": id, "version": version, "software": software, "body": body}
    connection.execute(INSERT_SNAPSHOT, values)


def table_values(record: TableRecord) -> dict[str, Any]:
    """Return a table's columns."""
    return {name: to_json(value) if name in DATA else value for name, value in vars(record).items()}


def table_record(row: Row[Any]) -> TableRecord:
    """Read a table's columns."""
    values: dict[str, Any] = {
        name: read_json(value) if name in DATA else value for name, value in row._mapping.items()
    }
    return TableRecord(**values)


def seat_values(record: SeatRecord) -> dict[str, Any]:
    """Return a seat's columns besides where it is."""
    return {**vars(record), "standing": to_json(dict[str, Any](record.standing))}


def seat_record(row: Row[Any]) -> SeatRecord:
    """Read a seat's columns."""
    values = {name: value for name, value in row._mapping.items() if name not in ("table_id", "seat")}
    standing = read_json(values["standing"])
    assert isinstance(standing, dict), standing
    return SeatRecord(**{**values, "standing": standing})


def event_record(row: Row[Any]) -> Event:
    """Read an event's columns."""
    body = read_json(row.body)
    assert isinstance(body, dict), row.kind
    return Event(row.seq, row.at, row.kind, body, row.version, row.line, row.nonce)
