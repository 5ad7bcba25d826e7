"""Logins and passwords: what they may be, and how a password is kept and checked."""

from __future__ import annotations

import asyncio
import secrets
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Final
from unicodedata import normalize

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError

from eastfront.kernel.errors import DataError

SHORTEST_LOGIN: Final = 3
LONGEST_LOGIN: Final = 40
SHORTEST_PASSWORD: Final = 8
LONGEST_PASSWORD: Final = 200
# A digest takes 64 MB while it is made: a crowd at the door must not take all memory.
THREADS: Final = 2

hasher: Final = PasswordHasher()


def fold(text: str) -> str:
    """Return a login as it is kept: the same however it is written."""
    return normalize("NFKC", normalize("NFKC", text).casefold())


def read_login(text: str) -> str:
    """Return the login of a new account, or say what is wrong with it."""
    login = fold(text)
    if not SHORTEST_LOGIN <= len(login) <= LONGEST_LOGIN or not login.isprintable() or " " in login:
        raise DataError(
            f"a login has {SHORTEST_LOGIN} to {LONGEST_LOGIN} visible characters, none of them a space"
        )
    return login


async def digest(password: str) -> str:
    """Return what is kept of a password."""
    return await asyncio.get_running_loop().run_in_executor(threads(), hasher.hash, spell(password))


async def fits(password: str, kept: str) -> bool:
    """Tell whether a password is the one of which *kept* was kept; takes as long if nothing was."""
    return await asyncio.get_running_loop().run_in_executor(threads(), verify, spell(password), kept)


def spell(password: str) -> str:
    """Return a password as it is digested: keyboards write some letters in more than one way."""
    return normalize("NFKC", password)


def verify(password: str, kept: str) -> bool:
    """Compare a password with a digest, or with somebody else's if there is none."""
    other = nobodys()
    try:
        hasher.verify(kept or other, password)
    except VerifyMismatchError:
        return False
    return bool(kept)


@cache
def nobodys() -> str:
    """Return the digest of a password that nobody knows."""
    return hasher.hash(secrets.token_hex())


@cache
def threads() -> ThreadPoolExecutor:
    """Return the threads in which digests are made."""
    return ThreadPoolExecutor(THREADS, "passwords")
