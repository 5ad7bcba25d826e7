"""The log: one JSON line for the set-up, one for each entry, each bound to all before it by a hash."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Final

from eastfront.kernel.data import Data, Record
from eastfront.kernel.edition import Setup, read_setup
from eastfront.kernel.errors import DataError, EastfrontError
from eastfront.kernel.luck import KEY_BYTES

FORMAT: Final = 1

CHOICE: Final = "choice"
UNDO: Final = "undo"
TAKE_BACK: Final = "take-back"
HINT: Final = "hint"
RESIGN: Final = "resign"
TIME_OUT: Final = "time-out"
RETURN: Final = "return"
SEAT_CHANGE: Final = "seat-change"
AGREED_DRAW: Final = "draw"
ABANDON: Final = "abandon"
END: Final = "end"

# What each kind of entry says besides its kind and its hash.
FIELDS: Final = {
    CHOICE: ["seat", "option"],
    UNDO: ["seat"],
    TAKE_BACK: ["seat"],
    HINT: ["seat"],
    RESIGN: ["seat"],
    TIME_OUT: ["seat"],
    RETURN: ["seat"],
    SEAT_CHANGE: ["seat", "occupant"],
    AGREED_DRAW: [],
    ABANDON: [],
    END: ["outcome"],
}


# What may be wrong with a file, as people are told.
UNREADABLE: Final = "unreadable"
EMPTY: Final = "empty"
CUT_OFF: Final = "cut-off"
OTHER_FORMAT: Final = "other-format"
BAD_SET_UP: Final = "bad-set-up"
BAD_COMMITMENT: Final = "bad-commitment"
CHANGED: Final = "changed"
IMPOSSIBLE: Final = "impossible"
ENDLESS: Final = "endless"
TOO_LONG: Final = "too-long"


class LogError(EastfrontError):
    """A game file that cannot be read or does not hold together; the message names file, line and reason.

    The *fault* is which kind of thing is wrong.
    """

    def __init__(self, name: str, line: int, reason: str, fault: str = UNREADABLE) -> None:
        super().__init__(f"{name}: line {line}: {reason}")
        self.line = line
        self.reason = reason
        self.fault = fault


@dataclass(frozen=True)
class Header:
    """The first line: all that a game is made of besides its choices, and who sat down.

    *about* is for whoever opened the table: a seed, a date. The rules read nothing of it.
    *start* is a position from which the game starts, where it does not start as the set-up says.
    """

    setup: Setup
    key: bytes
    rules_version: int
    card_data: str
    occupants: list[str]
    about: dict[str, str] = field(default_factory=dict)
    start: Data = None

    def to_data(self) -> dict[str, Data]:
        """Return the header as plain data."""
        return {
            "format": FORMAT,
            "setup": self.setup.to_data(),
            "rules_version": self.rules_version,
            "card_data": self.card_data,
            "key": self.key.hex(),
            "occupants": list[Data](self.occupants),
            "about": dict[str, Data](self.about),
            **({} if self.start is None else {"start": self.start}),
        }


@dataclass(frozen=True)
class Entry:
    """Something that happened at the table; *word* is the option or occupant, *outcome* that of the end."""

    kind: str
    seat: int = -1
    word: str = ""
    outcome: Data = None

    def to_data(self) -> dict[str, Data]:
        """Return the entry as plain data."""
        data: dict[str, Data] = {"entry": self.kind}
        for name in FIELDS[self.kind]:
            data[name] = {"seat": self.seat, "outcome": self.outcome}.get(name, self.word)
        return data


@dataclass(frozen=True)
class Line:
    """One whole line of a file: its number from 1, its text without the line end, and its entry."""

    number: int
    text: str
    entry: Entry


@dataclass(frozen=True)
class Log:
    """A file as it was read; *torn* says what is wrong with a last line that was cut off, else nothing."""

    name: str
    header: Header
    first: str
    lines: list[Line]
    torn: str = ""


def canonical(data: Data) -> str:
    """Write plain data in the one way that hashes are taken over."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False)


def chained(previous: str, data: Data, notices: list[Data]) -> str:
    """Return the hash of an entry and its notices after the entry whose hash was *previous*."""
    return sha256(canonical([previous, data, notices]).encode()).hexdigest()


def line_text(data: dict[str, Data], hash: str) -> str:
    """Return the line of an entry."""
    return canonical({**data, "hash": hash})


def read_log(name: str, content: bytes) -> Log:
    """Read a whole file; everything but a cut-off last line must be in order."""
    if not content:
        raise LogError(name, 1, "the file is empty; this line should hold the set-up", EMPTY)
    *whole, rest = content.split(b"\n")
    if not whole:
        read_header(Record("set-up", line_data(name, 1, rest)), name)
        raise LogError(name, 1, "is cut off: the line end is missing", CUT_OFF)
    first = Record("set-up", line_data(name, 1, whole[0]))
    header = read_header(first, name)
    lines = [read_line(name, number, text) for number, text in enumerate(whole[1:], start=2)]
    torn = f"line {len(whole) + 1} is cut off after {len(rest)} bytes" if rest else ""
    return Log(name, header, whole[0].decode(), lines, torn)


def line_data(name: str, number: int, text: bytes) -> Data:
    """Return the JSON object of a line, which must be written in the one canonical way."""
    try:
        data: Data = json.loads(text.decode())
        plain = canonical(data).encode()
    except UnicodeError:
        raise LogError(name, number, "is not text in UTF-8") from None
    except (ValueError, RecursionError) as problem:
        raise LogError(name, number, f"is not JSON: {problem}") from None
    if not isinstance(data, dict):
        raise LogError(name, number, "is not a JSON object")
    if plain != text:
        raise LogError(
            name, number, "is not in canonical form: keys sorted, no spaces, no escapes but needed ones"
        )
    return data


def read_header(record: Record, name: str) -> Header:
    """Read the first line."""
    try:
        if record.value("format") != FORMAT:
            reason = f"is in format {record.value('format')!r}; this program reads format {FORMAT}"
            raise LogError(name, 1, reason, OTHER_FORMAT)
        about = record.record("about")
        header = Header(
            read_setup(record.value("setup")),
            read_key(record.text("key")),
            record.whole("rules_version"),
            record.text("card_data"),
            record.texts("occupants"),
            {key: about.text(key) for key in about.data},
            record.data.get("start"),
        )
        if len(header.occupants) != header.setup.seats:
            raise DataError(f"{len(header.occupants)} occupants for {header.setup.seats} seats")
        record.text("hash")
        refuse_others(record, [*header.to_data(), "hash"])
    except DataError as problem:
        raise LogError(name, 1, str(problem)) from None
    return header


def read_key(text: str) -> bytes:
    """Read a key from hexadecimal digits."""
    try:
        key = bytes.fromhex(text)
    except ValueError:
        raise DataError("the key must be hexadecimal digits") from None
    if len(key) != KEY_BYTES:
        raise DataError(f"the key must have {KEY_BYTES} bytes, not {len(key)}")
    return key


def read_line(name: str, number: int, text: bytes) -> Line:
    """Read a line that holds an entry."""
    data = line_data(name, number, text)
    try:
        record = Record("entry", data)
        kind = record.text("entry")
        if kind not in FIELDS:
            raise DataError(f"there is no entry {kind!r}; valid: {', '.join(FIELDS)}")
        record.text("hash")
        refuse_others(record, ["entry", "hash", *FIELDS[kind]])
        entry = Entry(
            kind,
            record.whole("seat") if "seat" in FIELDS[kind] else -1,
            "".join(record.text(name) for name in ("option", "occupant") if name in FIELDS[kind]),
            record.value("outcome") if kind == END else None,
        )
    except DataError as problem:
        raise LogError(name, number, str(problem)) from None
    return Line(number, text.decode(), entry)


def refuse_others(record: Record, fields: list[str]) -> None:
    """Refuse a field that does not belong there."""
    for name in record.data:
        if name not in fields:
            raise DataError(f"there is no field {name!r}; valid: {', '.join(fields)}")
