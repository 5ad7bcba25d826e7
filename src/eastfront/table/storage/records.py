"""What the rows about a table say, as plain records."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

import msgspec

from eastfront.kernel.data import Data

OPEN: Final = "open"
RUNNING: Final = "running"
ENDED: Final = "ended"
# Played under rules that are no longer those at hand: it can be looked at and forked, not played on.
HALTED: Final = "halted"
# Closed before it began.
CLOSED: Final = "closed"
# Came as a file without an end: it can be looked at and forked, not played on.
UNFINISHED: Final = "unfinished"
# Games of which everybody may know everything.
REVEALED: Final = (ENDED, UNFINISHED)

PUBLIC: Final = "public"
PRIVATE: Final = "private"

# Kinds of events; an entry is one of the game's log.
ENTRY: Final = "entry"
SEATED: Final = "seated"
CHAT: Final = "chat"
OFFER: Final = "offer"
ANSWER: Final = "answer"
STATUS: Final = "status"
SEQUEL: Final = "sequel"
# What a person arranged for a seat of his own; nobody else is told.
ARRANGED: Final = "arranged"


@dataclass
class SeatRecord:
    """Who sits on a seat: a person, a computer player of a *level*, or nobody yet.

    A person who is *gone* gave up or ran out of time: a computer player of the level takes over.
    """

    person: str | None = None
    level: str = ""
    name: str = ""
    language: str = ""
    webhook: str = ""
    standing: dict[str, str] = field(default_factory=dict)
    gone: bool = False

    @property
    def is_taken(self) -> bool:
        """Whether somebody sits there."""
        return self.person is not None or bool(self.level)

    @property
    def is_person(self) -> bool:
        """Whether a person is to choose for the seat."""
        return self.person is not None and not self.gone


@dataclass
class TableRecord:
    """A table besides its log.

    *asked* is the seat whose person it waits for, if it does, and *turn* the version since which. At a
    *training* table seats may take hints.
    """

    id: str
    seq: int
    version: int
    status: str
    setup: Data
    visibility: str
    clock: Data
    times: Data
    offer: Data
    host: str
    key: str
    salt: str
    origin: Data
    software: str
    due: float | None
    created: float
    changed: float
    asked: int | None = None
    turn: int = 0
    training: bool = False


@dataclass(frozen=True)
class Event:
    """Something that happened at a table; entries of the log have a *version* and a *line*."""

    seq: int
    at: float
    kind: str
    body: dict[str, Data]
    version: int | None = None
    line: str | None = None
    nonce: str | None = None


def to_json(data: Data) -> str:
    """Write plain data for a column."""
    return msgspec.json.encode(data).decode()


def read_json(text: str) -> Data:
    """Read a column that holds plain data."""
    data: Data = msgspec.json.decode(text)
    return data
