"""Results files: what a run is about, then a line for each piece of it that is done."""

from __future__ import annotations

import os
from fcntl import LOCK_EX, LOCK_NB, flock
from fnmatch import fnmatch
from functools import cache
from hashlib import sha256
from pathlib import Path, PurePath
from typing import Final, Generic, Protocol, TypeVar
from weakref import finalize
from zlib import crc32

import msgspec

from eastfront.builds import PACKAGE, PARTS, add_file, files_of
from eastfront.files import check_place, write_whole
from eastfront.games import SLUGS, game_of
from eastfront.kernel.errors import EastfrontError

VERSION: Final = "version"
VERSION_DIGITS: Final = 16
# What stands between the JSON of a line and its checksum.
SEAL: Final = b',"crc":"'
# The lab decides too: how luck follows from a seed, who sits where, what a lesson looks at.
LAB: Final = "lab"
PLAYING: Final = (*PARTS, LAB)
# What lies beside all that but decides nothing that is played or kept: it is for people, for a table, for
# trying out the rules, or it sums up what was played.
BESIDE: Final = (
    "games/*/data/tests.json",
    "games/*/insight/*",
    "games/*/phrases/*",
    "games/*/refusals/*",
    "games/*/refusals.py",
    "games/*/refused_plays.py",
    "lab/balance/cards.py",
    "lab/balance/summary.py",
    "lab/coverage.py",
    "lab/fitting.py",
    "lab/fuzz.py",
    "lab/ladder.py",
    "lab/report/*",
    "lab/soundness.py",
    "lab/stats/*",
    "lab/variation.py",
    "players/analysis/*",
    "players/lines.py",
    "players/worker.py",
)


class Numbered(Protocol):
    """A piece of a run by its number."""

    number: int


Piece = TypeVar("Piece", bound=Numbered)
Thing = TypeVar("Thing")


class Results(Generic[Piece]):
    """The *pieces* of a run that are done, kept in a file as they come.

    *kind* says what sort of run it is and *about* which one. Every line ends with a checksum of itself
    and of the head. Lines that are cut off, changed or of another run are dropped and their pieces done
    again. *dropped* says how many there were.
    """

    def __init__(self, path: Path, kind: str, about: msgspec.Struct, game: str, type: type[Piece]) -> None:
        self.path = path
        self.type = type
        rules = game_of(game).rules_version
        self.head = {
            "file": kind,
            "rules": rules,
            VERSION: version_of(game),
            **msgspec.to_builtins(about),
        }
        # The checksum of the head, from which those of all other lines go on.
        self.start = 0
        self.pieces: dict[int, Piece] = {}
        self.dropped = 0
        self.held: finalize[[int], Results[Piece]] | None = None
        lines = self._read()
        if lines:
            self._check_head(lines[0])
            self.start = crc32(lines[0])
            self._take(lines)
        else:
            # A full disk or a crash may leave an empty file.
            self._write_all()

    def add(self, piece: Piece) -> None:
        """Keep a piece: when this returns, it is on the disk."""
        if piece.number in self.pieces:
            return
        try:
            with self.path.open("ab") as file:
                file.write(line_of(piece, self.start))
                file.flush()
                os.fsync(file.fileno())
        except OSError as problem:
            raise self._refused(problem) from None
        self.pieces[piece.number] = piece

    def _read(self) -> list[bytes]:
        """Return the lines of the file, none if it is new."""
        self._make()
        try:
            self._hold()
            return self.path.read_bytes().splitlines(keepends=True)
        except OSError as problem:
            raise EastfrontError(f"cannot read {self.path}: {problem.strerror}") from None

    def _make(self) -> None:
        """Make the file where there is none: what is to be kept from other runs must be there."""
        try:
            if not self.path.exists():
                check_place(self.path)
                self.path.touch()
        except OSError as problem:
            raise self._refused(problem) from None
        if not self.path.is_file():
            # A device may never end.
            raise EastfrontError(f"{self.path} is not a file; choose another name")

    def _hold(self) -> None:
        """Keep the file from other runs as long as this object lives."""
        before = self.held
        file = os.open(self.path, os.O_RDONLY)
        self.held = finalize(self, os.close, file)
        try:
            flock(file, LOCK_EX | LOCK_NB)
            # Whoever puts a file in order puts another in its place.
            is_free = os.path.samestat(os.fstat(file), self.path.stat())
        except BlockingIOError:
            is_free = False
        except OSError:
            # Not every file system has locks.
            is_free = True
        if before:
            before()
        if not is_free:
            raise EastfrontError(f"another run is writing to {self.path}; choose another name")

    def _check_head(self, line: bytes) -> None:
        found = read_line(line, dict[str, object])
        if found is None or "file" not in found:
            raise EastfrontError(
                f"{self.path} is not a results file, or its first line is damaged; "
                "choose another name or delete it"
            )
        if found["file"] != self.head["file"]:
            raise EastfrontError(
                f"{self.path} holds another kind of run ({found['file']}, not {self.head['file']}); "
                "choose another name"
            )
        different = [key for key in self.head if found.get(key) != self.head[key]]
        if different == [VERSION]:
            raise EastfrontError(
                f"{self.path} was played by another version of the rules, the players or the lab; "
                "choose another name, or go on with that version"
            )
        if different:
            what = ", ".join(different)
            raise EastfrontError(f"{self.path} holds another run (other {what}); choose another name")

    def _take(self, lines: list[bytes]) -> None:
        """Take the pieces of all lines but the first, and put the file in order if some are broken."""
        whole = lines[:1]
        for line in lines[1:]:
            piece = read_line(line, self.type, self.start)
            if piece is not None:
                whole.append(line)
                self.pieces.setdefault(piece.number, piece)
        self.dropped = len(lines) - len(whole)
        if self.dropped and lines[: len(whole)] == whole:
            self._cut(sum(map(len, whole)))
        elif self.dropped:
            self._write_all()

    def _cut(self, size: int) -> None:
        """Keep the first *size* bytes, which takes no room: so a full disk or a crash leaves a file."""
        try:
            os.truncate(self.path, size)
        except OSError as problem:
            raise self._refused(problem) from None

    def _write_all(self) -> None:
        """Write the file anew."""
        head = line_of(self.head)
        self.start = crc32(head)
        lines = [head, *(line_of(self.pieces[number], self.start) for number in sorted(self.pieces))]
        try:
            write_whole(self.path, b"".join(lines))
            self._hold()
        except OSError as problem:
            raise self._refused(problem) from None

    def _refused(self, problem: OSError) -> EastfrontError:
        kept = f"; {len(self.pieces)} pieces are kept; the same command goes on from there"
        return EastfrontError(f"cannot write {self.path}: {problem.strerror}{kept if self.pieces else ''}")


def line_of(thing: object, start: int = 0) -> bytes:
    """Return the line for *thing*: an object whose last entry is the CRC-32 of all before it.

    *start* is what the checksum goes on from.
    """
    text = msgspec.json.encode(thing)[:-1]
    return text + seal(text, start)


def read_line(line: bytes, type: type[Thing], start: int = 0) -> Thing | None:
    """Return what *line* holds; nothing if it is damaged, or was never one of ours."""
    try:
        return msgspec.json.decode(line, type=type) if is_whole(line, start) else None
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None


def is_whole(line: bytes, start: int = 0) -> bool:
    """Tell whether *line* is as it was written, to its end."""
    text = line.rpartition(SEAL)[0]
    return line == text + seal(text, start)


def seal(text: bytes, start: int) -> bytes:
    """Return the end of the line that begins with *text*."""
    return b'%s%08x"}\n' % (SEAL, crc32(text, start))


@cache
def version_of(game: str) -> str:
    """Return a mark of what plays *game*, code and data: another if rules, players or the lab change.

    It is made of the sources, and so it is the same on every machine, compiled or not.
    """
    return mark_of([name for name in files_of(PACKAGE, PLAYING) if owner_of(name) in ("", game)])


def mark_of(names: list[str]) -> str:
    """Return a checksum of those files of the package that what is played may depend on."""
    checksum = sha256()
    for name in names:
        if decides(name):
            add_file(checksum, PACKAGE, name)
    return checksum.hexdigest()[:VERSION_DIGITS]


def decides(name: str) -> bool:
    """Tell whether what is played may depend on a file."""
    return not any(fnmatch(name, pattern) for pattern in BESIDE)


def owner_of(name: str) -> str:
    """Return the game that a file belongs to, which its path names first; nothing if it serves them all."""
    return next((part for part in PurePath(name.partition(".")[0]).parts if part in SLUGS), "")
