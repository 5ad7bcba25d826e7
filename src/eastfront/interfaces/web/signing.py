"""Whose account it is, and becoming the person of one."""

from __future__ import annotations

from typing import Any

from litestar import Request

from eastfront.interfaces.web.services import Services
from eastfront.interfaces.web.sessions import PERSON, person_id, read_person
from eastfront.interfaces.web.shapes import PersonShape
from eastfront.table.live.errors import NotThere
from eastfront.table.live.gathering import gather
from eastfront.table.storage.accounts import Account, account_of
from eastfront.table.storage.database import reading
from eastfront.table.storage.persons import find_person

ConnectionRequest = Request[Any, Any, Any]


async def own_account(services: Services, request: ConnectionRequest) -> Account:
    """Return the account of whoever asks."""
    person = await read_person(services, request)
    async with reading(services.engine) as connection:
        account = await account_of(connection, person.id)
    if account is None:
        raise NotThere("you have no account; POST /api/account makes one")
    return account


async def become(request: ConnectionRequest, services: Services, person: str) -> PersonShape:
    """Make whoever asks the *person* of an account, in a new session; what a guest had comes along."""
    before = person_id(request)
    if before and before != person and await is_guest(services, before):
        await gather(services.house, before, person)
    # Nothing that was in the session before, perhaps put there by somebody else, lives on.
    request.clear_session()
    request.set_session({PERSON: person})
    return await describe_person(services, person)


async def is_guest(services: Services, person: str) -> bool:
    """Tell whether a person is known but has no account, so that nobody could come back to it."""
    async with reading(services.engine) as connection:
        found = await find_person(connection, person)
    return found is not None and not found[2]


async def describe_person(services: Services, person: str) -> PersonShape:
    """Return a person as he is shown to himself."""
    async with reading(services.engine) as connection:
        found = await find_person(connection, person)
    assert found is not None, "a person is never removed"
    return PersonShape(found[0], found[1], found[2], True)
