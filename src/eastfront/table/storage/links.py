"""Statements about the one-time links that move a seat to another device."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from sqlalchemy import Connection, bindparam, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from eastfront.table.storage.schema import links

TOKEN_BYTES: Final = 24
# How long a link is good, in seconds.
TERM: Final = 24 * 3600.0

INSERT: Final = insert(links)
SELECT: Final = select(links).where(links.c.digest == bindparam("sum"), links.c.until > bindparam("now"))
DELETE: Final = delete(links).where(links.c.digest == bindparam("sum"))
DELETE_SEAT: Final = delete(links).where(
    links.c.table_id == bindparam("id"), links.c.seat == bindparam("place")
)
DELETE_OLD: Final = delete(links).where(links.c.until <= bindparam("now"))


@dataclass(frozen=True)
class Link:
    """What a token is good for: *seat* at a table, as long as it is the *person*'s."""

    digest: str
    table: str
    seat: int
    person: str
    until: float


def new_token() -> str:
    """Return a token that nobody can guess."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def digest_of(token: str) -> str:
    """Return what is kept of a token: it cannot be had back from that."""
    return sha256(token.encode()).hexdigest()


async def add_link(connection: AsyncConnection, link: Link, now: float) -> None:
    """Add a link; one to the same seat is good no more, and those that have run out are removed."""
    await connection.execute(DELETE_OLD, {"now": now})
    await connection.execute(DELETE_SEAT, {"id": link.table, "place": link.seat})
    values = {"digest": link.digest, "table_id": link.table, "seat": link.seat}
    await connection.execute(INSERT, {**values, "person": link.person, "until": link.until})


async def find_link(connection: AsyncConnection, token: str, now: float) -> Link | None:
    """Return what a token is good for, if it has been neither used nor run out."""
    values = {"sum": digest_of(token), "now": now}
    row = (await connection.execute(SELECT, values)).one_or_none()
    return Link(row.digest, row.table_id, row.seat, row.person, row.until) if row else None


def use_up(connection: Connection, link: Link) -> bool:
    """Remove a link; tell whether it was still there."""
    return connection.execute(DELETE, {"sum": link.digest}).rowcount == 1
