"""Leases: which process looks after a table; a token that grows fences off whoever held it before."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, bindparam, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from eastfront.table.live.errors import Fenced
from eastfront.table.storage.schema import leases

# How long a process may be silent before another takes its tables, in seconds of server time.
TERM: Final = 5.0

SELECT: Final = select(leases).where(leases.c.table_id == bindparam("id"))
INSERT: Final = insert(leases)
TAKE: Final = (
    update(leases)
    .where(
        leases.c.table_id == bindparam("id"),
        leases.c.token == bindparam("old"),
        or_(leases.c.until < bindparam("now"), leases.c.holder == bindparam("me")),
    )
    .values(holder=bindparam("me"), token=bindparam("new"), until=bindparam("end"))
)
RENEW: Final = (
    update(leases)
    .where(
        leases.c.table_id == bindparam("id"),
        leases.c.token == bindparam("mine"),
        leases.c.holder == bindparam("me"),
    )
    .values(until=bindparam("end"))
)
HOLD: Final = (
    update(leases)
    .where(leases.c.holder == bindparam("me"), leases.c.table_id.in_(bindparam("ids", expanding=True)))
    .values(until=bindparam("end"))
)
RELEASE: Final = update(leases).where(leases.c.holder == bindparam("me")).values(until=0.0)


@dataclass(frozen=True)
class Lease:
    """The right of a process to look after a table, as long as nobody has a higher token."""

    table: str
    holder: str
    token: int


async def take(connection: AsyncConnection, table: str, holder: str, now: float) -> Lease | None:
    """Take the lease of a table if it is free or has run out; *now* is server time."""
    row = (await connection.execute(SELECT, {"id": table})).one_or_none()
    if row is None:
        return await first(connection, table, holder, now)
    values = {
        "id": table,
        "old": row.token,
        "now": now,
        "me": holder,
        "new": row.token + 1,
        "end": now + TERM,
    }
    taken = (await connection.execute(TAKE, values)).rowcount == 1
    return Lease(table, holder, row.token + 1) if taken else None


async def first(connection: AsyncConnection, table: str, holder: str, now: float) -> Lease | None:
    """Take the lease of a table that never had one."""
    try:
        async with connection.begin_nested():
            await connection.execute(
                INSERT, {"table_id": table, "holder": holder, "token": 1, "until": now + TERM}
            )
    except IntegrityError:
        return None
    return Lease(table, holder, 1)


def renew(connection: Connection, lease: Lease, now: float) -> None:
    """Hold a lease for another term, or refuse if somebody else has taken it."""
    values = {"id": lease.table, "mine": lease.token, "me": lease.holder, "end": now + TERM}
    if connection.execute(RENEW, values).rowcount != 1:
        raise Fenced(f"{lease.table}: another process looks after it")


async def hold(connection: AsyncConnection, tables: list[str], holder: str, now: float) -> None:
    """Hold what a process still has of the leases of *tables* for another term."""
    await connection.execute(HOLD, {"ids": tables, "me": holder, "end": now + TERM})


async def release_all(connection: AsyncConnection, holder: str) -> None:
    """Give back every lease of a process that stops."""
    await connection.execute(RELEASE, {"me": holder})
