"""Accounts, which nobody needs: they bring one's tables to another device."""

from __future__ import annotations

import time
from typing import Annotated, Any

from litestar import Request, Router, delete, post
from litestar.di import Provide
from litestar.params import JSONBody
from msgspec import Meta
from sqlalchemy.exc import IntegrityError

from eastfront.interfaces.web.attempts import Door, Guarded
from eastfront.interfaces.web.passwords import (
    LONGEST_LOGIN,
    LONGEST_PASSWORD,
    SHORTEST_LOGIN,
    SHORTEST_PASSWORD,
    digest,
    fits,
    fold,
    read_login,
)
from eastfront.interfaces.web.routes import passkeys
from eastfront.interfaces.web.services import Given
from eastfront.interfaces.web.sessions import DEFAULT_LANGUAGE, read_person
from eastfront.interfaces.web.settings import Settings
from eastfront.interfaces.web.shapes import Body, PersonShape
from eastfront.interfaces.web.signing import become, describe_person, own_account
from eastfront.kernel.message import Message
from eastfront.table.live.errors import NotNow, NotYours
from eastfront.table.storage.accounts import Account, add_account, find_account, remove_account, set_password
from eastfront.table.storage.database import reading, writing

Login = Annotated[
    str,
    Meta(min_length=SHORTEST_LOGIN, max_length=LONGEST_LOGIN, description="Capital letters do not matter."),
]
Password = Annotated[str, Meta(min_length=SHORTEST_PASSWORD, max_length=LONGEST_PASSWORD)]
AnyLogin = Annotated[str, Meta(max_length=LONGEST_LOGIN)]
AnyPassword = Annotated[str, Meta(max_length=LONGEST_PASSWORD)]
ConnectionRequest = Request[Any, Any, Any]


class AccountBody(Body, kw_only=True):
    """An account to be made."""

    login: Login
    password: Password


class SignInBody(Body, kw_only=True):
    """What opens an account."""

    login: AnyLogin
    password: AnyPassword


class PasswordBody(Body, kw_only=True):
    """A new password in place of the *old* one, which is empty where there were only passkeys."""

    old: AnyPassword
    new: Password


@post("/", summary="Make an account", status_code=201)
async def make_account(
    request: ConnectionRequest, services: Given, data: JSONBody[AccountBody]
) -> PersonShape:
    """Give oneself, with all one's seats, a login and a password."""
    person = await read_person(services, request)
    account = Account(read_login(data.login), person.id, await digest(data.password))
    try:
        async with writing(services.engine) as connection:
            await add_account(connection, account, time.time())
    except IntegrityError:
        text = "this login is taken, or you have an account already"
        raise NotNow(text, Message("problem-login-taken")) from None
    return await describe_person(services, person.id)


@post("/sign-in", summary="Sign in with a password", status_code=200)
async def sign_in(
    request: ConnectionRequest, services: Given, door: Guarded, data: JSONBody[SignInBody]
) -> PersonShape:
    """Become the account's person; what one had as a guest is the account's from now on.

    Sockets that were opened as a guest are spectators' from then on: open them again.
    """
    login = fold(data.login)
    door.refuse_guesses(login)
    async with reading(services.engine) as connection:
        account = await find_account(connection, login)
    if not await fits(data.password, account.password if account else "") or account is None:
        raise NotYours("there is no account with this login and this password")
    door.logins.forget(login)
    return await become(request, services, account.person)


@post("/sign-out", summary="Sign out", status_code=200)
async def sign_out(request: ConnectionRequest) -> PersonShape:
    """Be nobody on this device; a guest without an account gives up his seats by that."""
    request.clear_session()
    return PersonShape("", DEFAULT_LANGUAGE, "", False)


@post("/password", summary="Change my password", status_code=200)
async def change_password(
    request: ConnectionRequest, services: Given, door: Guarded, data: JSONBody[PasswordBody]
) -> PersonShape:
    """Change the password, or give one to an account that has none."""
    account = await own_account(services, request)
    if account.password:
        await require_password(door, account, data.old)
    kept = await digest(data.new)
    async with writing(services.engine) as connection:
        await set_password(connection, account.login, kept)
    return await describe_person(services, account.person)


async def require_password(door: Door, account: Account, password: str) -> None:
    """Refuse whoever does not know the password of an account."""
    door.refuse_guesses(account.login)
    if not await fits(password, account.password):
        raise NotYours("this is not the old password")
    door.logins.forget(account.login)


@delete("/", summary="Delete my account", status_code=200)
async def delete_account(request: ConnectionRequest, services: Given) -> PersonShape:
    """Forget login, password and passkeys; one stays a guest on this device, with all seats."""
    account: Account = await own_account(services, request)
    async with writing(services.engine) as connection:
        await remove_account(connection, account.login)
    return await describe_person(services, account.person)


def make_router(settings: Settings) -> Router:
    """Return the routes about accounts, with the guard that counts attempts."""
    door = Door(settings.sign_ins_per_minute)
    handlers = [make_account, sign_in, sign_out, change_password, delete_account, *passkeys.handlers]

    def find_door() -> Door:
        return door

    return Router(
        "/account",
        route_handlers=handlers,
        guards=[door.refuse_crowd],
        dependencies={"door": Provide(find_door, sync_to_thread=False)},
        tags=["account"],
    )
