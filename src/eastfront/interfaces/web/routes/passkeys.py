"""Passkeys of accounts: making one, and signing in with one."""

from __future__ import annotations

import time
from typing import Annotated, Any, Final, Literal

from litestar import Request, post
from litestar.params import JSONBody
from msgspec import Meta, Struct, convert, to_builtins
from sqlalchemy.exc import IntegrityError

from eastfront.interfaces.web.attempts import CHALLENGE_SECONDS, Door, Guarded
from eastfront.interfaces.web.passkeys import (
    ask_known,
    ask_new,
    check_known,
    check_new,
    read_id,
    site_of,
    stranger,
)
from eastfront.interfaces.web.passwords import LONGEST_LOGIN, read_login
from eastfront.interfaces.web.services import Given, Services
from eastfront.interfaces.web.sessions import read_person
from eastfront.interfaces.web.shapes import Body, PersonShape, Plain
from eastfront.interfaces.web.signing import become, describe_person
from eastfront.kernel.errors import DataError
from eastfront.kernel.message import Message
from eastfront.table.live.errors import NotNow
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
)
from eastfront.table.storage.database import reading, writing

CHALLENGE: Final = "challenge"
MOST_PASSKEYS: Final = 20

ConnectionRequest = Request[Any, Any, Any]


class LoginBody(Body, kw_only=True):
    """The login of an account to be made; empty for one that there is."""

    login: Annotated[str, Meta(max_length=LONGEST_LOGIN)] = ""


class PasskeyBody(Body, kw_only=True):
    """What a browser answers, as `PublicKeyCredential.toJSON()` gives it."""

    credential: Plain


class Challenge(Struct, frozen=True):
    """What the browser of *person* is to sign: for a passkey of *login*, or to sign in."""

    kind: Literal["make", "sign-in"]
    challenge: bytes
    until: float
    person: str = ""
    login: str = ""


@post("/passkeys/options", summary="What a browser needs to make a passkey", status_code=200)
async def ask_passkey(request: ConnectionRequest, services: Given, data: JSONBody[LoginBody]) -> Plain:
    """Begin to make a passkey for one's account, or for a new account that needs no password."""
    person = await read_person(services, request)
    async with reading(services.engine) as connection:
        account = await account_of(connection, person.id)
        if account is None:
            login = read_login(data.login)
            if await find_account(connection, login):
                raise NotNow("this login is taken", Message("problem-login-taken"))
        elif data.login:
            raise DataError("you have an account already: give no login")
        else:
            login = account.login
        known = await passkeys_of(connection, login)
    if len(known) >= MOST_PASSKEYS:
        text = f"an account has at most {MOST_PASSKEYS} passkeys"
        raise NotNow(text, Message("problem-most-passkeys", most=MOST_PASSKEYS))
    challenge, options = ask_new(site_of(services.settings), login, person.id, known)
    remember(request, Challenge("make", challenge, time.time() + CHALLENGE_SECONDS, person.id, login))
    return options


@post("/passkeys", summary="Add a passkey", status_code=201)
async def make_passkey(
    request: ConnectionRequest, services: Given, door: Guarded, data: JSONBody[PasskeyBody]
) -> PersonShape:
    """Keep the passkey that a browser has made, and make the account if there is none."""
    person = await read_person(services, request)
    asked = take(request, door, "make")
    if asked.person != person.id:
        raise NotNow("somebody else was asked for this passkey")
    id, public_key, count = check_new(site_of(services.settings), data.credential, asked.challenge)
    now = time.time()
    try:
        async with writing(services.engine) as connection:
            account = await account_of(connection, person.id)
            if account is None:
                account = Account(asked.login, person.id)
                await add_account(connection, account, now)
            await add_passkey(connection, id, account.login, public_key, count, now)
    except IntegrityError:
        raise NotNow("this login or this passkey is taken", Message("problem-passkey-taken")) from None
    return await describe_person(services, person.id)


@post("/passkeys/sign-in/options", summary="What a browser needs to sign in by a passkey", status_code=200)
async def ask_sign_in(request: ConnectionRequest, services: Given) -> Plain:
    """Begin to sign in; the browser offers the passkeys that it has for this site."""
    challenge, options = ask_known(site_of(services.settings))
    remember(request, Challenge("sign-in", challenge, time.time() + CHALLENGE_SECONDS))
    return options


@post("/passkeys/sign-in", summary="Sign in with a passkey", status_code=200)
async def sign_in_by_passkey(
    request: ConnectionRequest, services: Given, door: Guarded, data: JSONBody[PasskeyBody]
) -> PersonShape:
    """Become the account's person; what one had as a guest is the account's from now on."""
    asked = take(request, door, "sign-in")
    passkey = await use_passkey(services, data.credential, asked.challenge)
    return await become(request, services, passkey.person)


async def use_passkey(services: Services, answer: Plain, challenge: bytes) -> Passkey:
    """Return the passkey that has signed *challenge*, and note its use."""
    async with reading(services.engine) as connection:
        passkey = await find_passkey(connection, read_id(answer))
    if passkey is None:
        raise stranger()
    count = check_known(site_of(services.settings), answer, challenge, passkey)
    async with writing(services.engine) as connection:
        if not await count_use(connection, passkey, count):
            raise stranger()
    return passkey


def remember(request: ConnectionRequest, challenge: Challenge) -> None:
    """Keep a challenge in the session, which the client cannot read or change."""
    request.session[CHALLENGE] = to_builtins(challenge)


def take(request: ConnectionRequest, door: Door, kind: str) -> Challenge:
    """Return the challenge of the session, which is good once.

    A session can be sent again as it was, so the process notes which challenges were answered.
    """
    kept = request.session.pop(CHALLENGE, None)
    challenge = convert(kept, Challenge) if kept else None
    if challenge is None or challenge.kind != kind or challenge.until < time.time():
        raise NotNow("there is no challenge that this could answer; ask for the options again")
    if door.challenges.wait(challenge.challenge.hex()):
        raise NotNow("this challenge was answered before; ask for the options again")
    return challenge


handlers = [ask_passkey, make_passkey, ask_sign_in, sign_in_by_passkey]
