"""The commitment to a key: shown when a game starts, checked when key and salt are shown after its end."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from eastfront.table.log import Header

SALT: Final = "salt"
COMMITMENT: Final = "commitment"


def commitment(salt: bytes, key: bytes) -> str:
    """Return what may be shown of a *key* before the end: it tells nothing, and fits no other key."""
    return sha256(salt + key).hexdigest()


def about_key(salt: bytes, key: bytes) -> dict[str, str]:
    """Return what a header says about its key, for everybody to check after the end."""
    return {SALT: salt.hex(), COMMITMENT: commitment(salt, key)}


def check_commitment(header: Header) -> str:
    """Say what is wrong with the commitment in *header*; nothing if it fits or there is none."""
    salt, promised = header.about.get(SALT), header.about.get(COMMITMENT)
    if salt is None and promised is None:
        return ""
    if salt is None:
        return "there is a commitment without a salt"
    if promised is None:
        return "there is a salt without a commitment"
    try:
        fits = promised == commitment(bytes.fromhex(salt), header.key)
    except ValueError:
        return "the salt must be hexadecimal digits"
    return "" if fits else "the commitment does not fit the key and the salt"
