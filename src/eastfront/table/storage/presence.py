"""Statements about who is connected to which table, by the process that holds the connection."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias

from sqlalchemy import bindparam, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from eastfront.table.storage.schema import presence

# Stands for a seat: those who only look on.
SPECTATORS: Final = -1

# How many connections there are, by the seat.
Counts: TypeAlias = dict[int, int]

INSERT: Final = insert(presence)
DELETE: Final = delete(presence).where(
    presence.c.table_id == bindparam("id"),
    presence.c.seat == bindparam("place"),
    presence.c.process == bindparam("who"),
)
SELECT: Final = select(presence).where(presence.c.table_id.in_(bindparam("ids", expanding=True)))


async def read_presence(connection: AsyncConnection, ids: Iterable[str]) -> dict[str, dict[str, Counts]]:
    """Return who is connected to some tables: counts by process, by table."""
    found: dict[str, dict[str, Counts]] = {id: {} for id in ids}
    for row in (await connection.execute(SELECT, {"ids": list(found)})).mappings():
        found[row["table_id"]].setdefault(row["process"], {})[row["seat"]] = row["count"]
    return found


async def write_presence(
    connection: AsyncConnection, process: str, changes: Iterable[tuple[str, int, int]]
) -> None:
    """Note how many connections *process* has now, for each table and seat in *changes*."""
    given = list(changes)
    gone = [{"id": id, "place": seat, "who": process} for id, seat, _ in given]
    there = [
        {"table_id": id, "seat": seat, "process": process, "count": count}
        for id, seat, count in given
        if count
    ]
    if gone:
        await connection.execute(DELETE, gone)
    if there:
        await connection.execute(INSERT, there)
