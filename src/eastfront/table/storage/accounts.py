"""Statements about accounts and the passkeys that open them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Row, bindparam, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from eastfront.table.storage.schema import accounts, passkeys

INSERT: Final = insert(accounts)
BY_LOGIN: Final = select(accounts).where(accounts.c.login == bindparam("login_given"))
BY_PERSON: Final = select(accounts).where(accounts.c.person == bindparam("person_given"))
UPDATE: Final = (
    update(accounts)
    .where(accounts.c.login == bindparam("login_given"))
    .values(password=bindparam("password"))
)
DELETE: Final = delete(accounts).where(accounts.c.login == bindparam("login_given"))

INSERT_PASSKEY: Final = insert(passkeys)
SELECT_PASSKEY: Final = (
    select(passkeys, accounts.c.person)
    .join(accounts, accounts.c.login == passkeys.c.login)
    .where(passkeys.c.id == bindparam("id_given"))
)
SELECT_IDS: Final = (
    select(passkeys.c.id).where(passkeys.c.login == bindparam("login_given")).order_by(passkeys.c.created)
)
UPDATE_PASSKEY: Final = (
    update(passkeys)
    .where(passkeys.c.id == bindparam("id_given"), passkeys.c.sign_count == bindparam("seen"))
    .values(sign_count=bindparam("count"))
)
DELETE_PASSKEYS: Final = delete(passkeys).where(passkeys.c.login == bindparam("login_given"))


@dataclass(frozen=True)
class Account:
    """What opens a person's seats from anywhere; the *password* is a digest, empty if only passkeys do."""

    login: str
    person: str
    password: str = ""


@dataclass(frozen=True)
class Passkey:
    """A key that a device holds for an account; the count grows with each use, on devices that count."""

    id: bytes
    login: str
    person: str
    public_key: bytes
    sign_count: int


async def add_account(connection: AsyncConnection, account: Account, now: float) -> None:
    """Add an account; a login or person that has one raises an `IntegrityError`."""
    await connection.execute(INSERT, {**vars(account), "created": now})


async def find_account(connection: AsyncConnection, login: str) -> Account | None:
    """Return the account with a login, if there is one."""
    return account_in((await connection.execute(BY_LOGIN, {"login_given": login})).one_or_none())


async def account_of(connection: AsyncConnection, person: str) -> Account | None:
    """Return the account of a person; `None` for a guest."""
    return account_in((await connection.execute(BY_PERSON, {"person_given": person})).one_or_none())


def account_in(row: Row[Any] | None) -> Account | None:
    """Read an account's columns."""
    return Account(row.login, row.person, row.password) if row else None


async def set_password(connection: AsyncConnection, login: str, password: str) -> None:
    """Change the digest of an account's password."""
    await connection.execute(UPDATE, {"login_given": login, "password": password})


async def remove_account(connection: AsyncConnection, login: str) -> None:
    """Remove an account and its passkeys; the person is a guest again."""
    await connection.execute(DELETE_PASSKEYS, {"login_given": login})
    await connection.execute(DELETE, {"login_given": login})


async def add_passkey(
    connection: AsyncConnection, id: bytes, login: str, public_key: bytes, sign_count: int, now: float
) -> None:
    """Add a passkey to an account; one that is known already raises an `IntegrityError`."""
    values = {"id": id, "login": login, "public_key": public_key, "sign_count": sign_count, "created": now}
    await connection.execute(INSERT_PASSKEY, values)


async def find_passkey(connection: AsyncConnection, id: bytes) -> Passkey | None:
    """Return the passkey with an id, if there is one."""
    row = (await connection.execute(SELECT_PASSKEY, {"id_given": id})).one_or_none()
    return Passkey(row.id, row.login, row.person, row.public_key, row.sign_count) if row else None


async def passkeys_of(connection: AsyncConnection, login: str) -> list[bytes]:
    """Return the ids of an account's passkeys, oldest first."""
    return [row.id for row in (await connection.execute(SELECT_IDS, {"login_given": login})).all()]


async def count_use(connection: AsyncConnection, passkey: Passkey, count: int) -> bool:
    """Note how often a passkey was used; tell whether it was not used elsewhere since it was read."""
    values = {"id_given": passkey.id, "seen": passkey.sign_count, "count": count}
    return (await connection.execute(UPDATE_PASSKEY, values)).rowcount == 1
