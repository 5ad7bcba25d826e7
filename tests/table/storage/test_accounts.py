"""Accounts and passkeys as both kinds of database keep them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from sqlalchemy import URL
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from eastfront.table.storage.accounts import (
    Account,
    Passkey,
    account_of,
    add_account,
    add_passkey,
    count_use,
    find_account,
    find_passkey,
    passkeys_of,
    remove_account,
    set_password,
)
from eastfront.table.storage.database import migrate, open_engine, reading, writing
from eastfront.table.storage.persons import add_person

ANNA = Account("anna", "p1", "digest")
KEY = Passkey(b"\0\xff", "anna", "p1", b"public", 2**32 - 2)


def with_account(url: URL, play: Callable[[AsyncEngine], Awaitable[None]]) -> None:
    """Play with a database that knows two persons, an account and its passkey."""

    async def run() -> None:
        await migrate(url)
        engine = open_engine(url)
        try:
            async with writing(engine) as connection:
                for person in ("p1", "p2"):
                    await connection.run_sync(add_person, person, person, "en", 0.0)
                await add_account(connection, ANNA, 0.0)
                await add_passkey(connection, KEY.id, KEY.login, KEY.public_key, KEY.sign_count, 0.0)
            await play(engine)
        finally:
            await engine.dispose()

    asyncio.run(run())


def test_an_account_is_found_by_login_and_by_person(database_url: URL) -> None:
    async def play(engine: AsyncEngine) -> None:
        async with writing(engine) as connection:
            await set_password(connection, "anna", "another")

        async with reading(engine) as connection:
            found = await find_account(connection, "anna"), await account_of(connection, "p1")
            missing = await find_account(connection, "boris"), await account_of(connection, "p2")
        assert (Account("anna", "p1", "another"),) * 2 == found
        assert (None, None) == missing

    with_account(database_url, play)


@pytest.mark.parametrize("account", [Account("anna", "p2"), Account("another", "p1")])
def test_logins_and_persons_have_one_account(database_url: URL, account: Account) -> None:
    async def play(engine: AsyncEngine) -> None:
        with pytest.raises(IntegrityError):
            async with writing(engine) as connection:
                await add_account(connection, account, 1.0)

    with_account(database_url, play)


def test_a_use_of_a_passkey_is_counted_by_one_of_two(database_url: URL) -> None:
    async def play(engine: AsyncEngine) -> None:
        async with reading(engine) as connection:
            passkey = await find_passkey(connection, KEY.id)
        assert passkey == KEY

        async with writing(engine) as connection:
            first = await count_use(connection, passkey, 2**32 - 1)
        async with writing(engine) as connection:
            second = await count_use(connection, passkey, 2**32 - 1)

        assert (True, False) == (first, second)

    with_account(database_url, play)


def test_an_account_goes_with_its_passkeys(database_url: URL) -> None:
    async def play(engine: AsyncEngine) -> None:
        async with reading(engine) as connection:
            before = await passkeys_of(connection, "anna")
        async with writing(engine) as connection:
            await remove_account(connection, "anna")

        assert [KEY.id] == before
        async with reading(engine) as connection:
            assert await find_passkey(connection, KEY.id) is None
            assert await find_account(connection, "anna") is None

    with_account(database_url, play)
