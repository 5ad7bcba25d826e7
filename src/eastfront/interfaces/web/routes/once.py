"""What is done once, however often it is sent: the key that a client gives, and what follows from it."""

from __future__ import annotations

from hashlib import sha256
from typing import Annotated, Any, Final

from litestar import Request
from litestar.params import HeaderParameter

from eastfront.interfaces.web.services import Services
from eastfront.table.live.lobby import Start
from eastfront.table.storage.records import OPEN, TableRecord

Key = Annotated[
    str | None, HeaderParameter(name="Idempotency-Key", min_length=8, max_length=64, required=False)
]

# How much of a command's sum is kept with its key.
NONCE_DIGITS: Final = 16
# How much of a sum makes the id of a table.
ID_DIGITS: Final = 24
# The mark of the start of a table that is opened to be played at once.
AT_ONCE: Final = "at-once"


async def nonce_of(request: Request[Any, Any, Any], person: str, key: str | None) -> str | None:
    """Return the mark of a command that is done once.

    It names the person and the command: a key of somebody else, or one used for something else before,
    is another mark.
    """
    if not key:
        return None
    command = sha256(request.url.path.encode() + b"\0" + await request.body()).hexdigest()
    return f"{person}:{key}:{command[:NONCE_DIGITS]}"


def name_table(record: TableRecord, nonce: str | None) -> None:
    """Name a new table by its *nonce*: what is asked for again under the same one is the same table."""
    record.id = table_name(nonce) or record.id


def table_name(nonce: str | None) -> str:
    """Return the id of the table that a *nonce* stands for; empty where there is none."""
    return sha256(nonce.encode()).hexdigest()[:ID_DIGITS] if nonce else ""


async def start_once(services: Services, id: str, person: str) -> None:
    """Start a table, unless whoever has opened it before has come so far."""
    if (await services.house.look(id)).record.status == OPEN:
        await services.house.do(id, Start(person), nonce=AT_ONCE)
