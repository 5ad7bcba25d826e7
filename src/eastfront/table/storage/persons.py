"""Statements about persons and whom they do not want to read."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, bindparam, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from eastfront.table.storage.schema import accounts, mutes, persons

INSERT: Final = insert(persons)
UPDATE: Final = (
    update(persons)
    .where(persons.c.id == bindparam("who"))
    .values(name=bindparam("name"), language=bindparam("language"))
)
SELECT: Final = (
    select(persons.c.name, persons.c.language, accounts.c.login)
    .select_from(persons.outerjoin(accounts, accounts.c.person == persons.c.id))
    .where(persons.c.id == bindparam("id"))
)
# Whatever refers to the person may be written meanwhile.
HOLD: Final = select(persons.c.id).where(persons.c.id == bindparam("id")).with_for_update(key_share=True)
SELECT_MUTED: Final = select(mutes.c.muted).where(mutes.c.person == bindparam("id"))
UNMUTE: Final = delete(mutes).where(mutes.c.person == bindparam("id"), mutes.c.muted == bindparam("other"))
MUTE: Final = insert(mutes)


def add_person(connection: Connection, id: str, name: str, language: str, now: float) -> None:
    """Add a person."""
    connection.execute(INSERT, {"id": id, "name": name, "language": language, "created": now})


async def rename_person(connection: AsyncConnection, id: str, name: str, language: str) -> None:
    """Change how a person is called and addressed."""
    await connection.execute(UPDATE, {"who": id, "name": name, "language": language})


async def find_person(connection: AsyncConnection, id: str) -> tuple[str, str, str] | None:
    """Return name, language and login of a person; the login is empty for a guest."""
    row = (await connection.execute(SELECT, {"id": id})).one_or_none()
    return (row.name, row.language, row.login or "") if row else None


async def hold_person(connection: AsyncConnection, id: str) -> None:
    """Let nobody else hold a person until the transaction ends, whichever process asks."""
    await connection.execute(HOLD, {"id": id})


async def muted_by(connection: AsyncConnection, id: str) -> frozenset[str]:
    """Return whom a person does not want to read."""
    return frozenset(row.muted for row in (await connection.execute(SELECT_MUTED, {"id": id})).all())


async def set_muted(connection: AsyncConnection, id: str, other: str, is_muted: bool) -> None:
    """Note that a person does not want to read another one, or does again."""
    await connection.execute(UNMUTE, {"id": id, "other": other})
    if is_muted:
        await connection.execute(MUTE, {"person": id, "muted": other})
