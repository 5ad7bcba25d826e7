"""Results files: what a run is about, then a line for each piece of it that is done."""

from __future__ import annotations

import os
from pathlib import Path
from typing import BinaryIO, Generic, Protocol, TypeVar

import msgspec

from eastfront.games import game_of
from eastfront.kernel.errors import EastfrontError


class Numbered(Protocol):
    """A piece of a run by its number."""

    number: int


Piece = TypeVar("Piece", bound=Numbered)


class Results(Generic[Piece]):
    """The *pieces* of a run that are done, kept in a file as they come.

    *kind* says what sort of run it is and *about* which one. A run that was cut off leaves at most one
    broken line behind; such lines are dropped and their pieces done again. *dropped* says how many
    there were.
    """

    def __init__(self, path: Path, kind: str, about: msgspec.Struct, game: str, type: type[Piece]) -> None:
        self.path = path
        self.type = type
        rules = game_of(game).rules_version
        self.head = {"file": kind, "rules": rules, **msgspec.to_builtins(about)}
        self.pieces: dict[int, Piece] = {}
        self.dropped = 0
        is_new = not path.exists()
        if not is_new:
            self._read()
        if is_new or self.dropped:
            self._write_all()

    def add(self, piece: Piece) -> None:
        """Keep a piece: when this returns, it is on the disk."""
        if piece.number in self.pieces:
            return
        try:
            with self.path.open("ab") as file:
                write_through(file, line_of(piece))
        except OSError as problem:
            raise self._refused(problem) from None
        self.pieces[piece.number] = piece

    def _read(self) -> None:
        if not self.path.is_file():
            # A device may never end.
            raise EastfrontError(f"{self.path} is not a file; choose another name")
        try:
            head, *lines = self.path.read_bytes().splitlines() or [b""]
        except OSError as problem:
            raise EastfrontError(f"cannot read {self.path}: {problem.strerror}") from None
        self._check_head(head)
        for line in lines:
            self._read_piece(line)

    def _check_head(self, line: bytes) -> None:
        try:
            found = msgspec.json.decode(line)
        except msgspec.DecodeError:
            found = None
        if not isinstance(found, dict) or found.get("file") != self.head["file"]:
            raise EastfrontError(f"{self.path} is not a results file; choose another name or delete it")
        different = [key for key in self.head if found.get(key) != self.head[key]]
        if different:
            what = ", ".join(different)
            raise EastfrontError(f"{self.path} holds another run ({what} differ); choose another name")

    def _read_piece(self, line: bytes) -> None:
        try:
            piece = msgspec.json.decode(line, type=self.type)
        except msgspec.DecodeError:
            self.dropped += 1
            return
        self.pieces.setdefault(piece.number, piece)

    def _write_all(self) -> None:
        """Write what is whole beside the file and put it in its place."""
        lines = [self.head, *(self.pieces[number] for number in sorted(self.pieces))]
        beside = self.path.with_name(f"{self.path.name}.new")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with beside.open("wb") as file:
                write_through(file, b"".join(map(line_of, lines)))
            beside.replace(self.path)
        except OSError as problem:
            raise self._refused(problem) from None

    def _refused(self, problem: OSError) -> EastfrontError:
        kept = f"{len(self.pieces)} pieces are kept; the same command goes on from there"
        return EastfrontError(f"cannot write {self.path}: {problem.strerror}; {kept}")


def write_through(file: BinaryIO, text: bytes) -> None:
    """Write *text*; when this returns, it is on the disk."""
    file.write(text)
    file.flush()
    os.fsync(file.fileno())


def line_of(thing: object) -> bytes:
    """Return the line of a results file for *thing*."""
    return msgspec.json.encode(thing) + b"\n"
