"""Reading our own data files. The only place of the rules that opens a file, once, at load."""

from __future__ import annotations

import os
import sys
import tomllib
from typing import Final, TypeAlias

from eastfront.kernel.errors import CardFileError

Toml: TypeAlias = int | float | str | bool | list["Toml"] | dict[str, "Toml"]

SLUG_LETTERS: Final = "abcdefghijklmnopqrstuvwxyz0123456789-"


def data_path(package: str, name: str) -> str:
    """Return the path of the data file *name* of *package*, plain or compiled."""
    origin = sys.modules[package].__file__
    assert origin is not None, package
    return os.path.join(os.path.dirname(origin), "data", name)


def read_entries(path: str, entry_word: str, others: list[str] | None = None) -> list[Table]:
    """Read the TOML file at *path* and return its `[[entry_word]]` tables, named by id or key.

    A word at the top that is neither this one nor one of *others* is refused: no slip loses an entry.
    """
    content = read_content(path)
    file = os.path.basename(path)
    known = [entry_word, *(others or [])]
    for word in content:
        if word not in known:
            raise CardFileError(file, "file", word, f"unknown; valid: {', '.join(known)}")
    entries = content.get(entry_word, [])
    if not isinstance(entries, list):
        raise CardFileError(file, entry_word, entry_word, "must be a list of tables")
    tables: list[Table] = []
    for number, entry in enumerate(entries, start=1):
        if not isinstance(entry, dict):
            raise CardFileError(file, f"{entry_word} {number}", entry_word, "must be a table")
        name = entry.get("id", entry.get("key", f"{entry_word} {number}"))
        tables.append(Table(file, str(name), "", entry))
    return tables


def read_top(path: str) -> Table:
    """Read the TOML file at *path* as one table."""
    return Table(os.path.basename(path), "file", "", read_content(path))


def read_content(path: str) -> dict[str, Toml]:
    """Read a whole TOML file; a file that is not TOML is reported with its line."""
    try:
        with open(path, "rb") as file:
            content: dict[str, Toml] = tomllib.load(file)
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as problem:
        raise CardFileError(os.path.basename(path), "file", "syntax", str(problem)) from None
    except OSError as problem:
        raise CardFileError(os.path.basename(path), "file", "reading", str(problem.strerror)) from None
    return content


class Table:
    """A TOML table being read: every value is checked, every mistake named by file, entry and field."""

    def __init__(self, file: str, entry: str, path: str, values: dict[str, Toml]) -> None:
        self.file = file
        self.entry = entry
        self.path = path
        self.values = values
        self.read: set[str] = set()

    def mistake(self, field: str, problem: str) -> CardFileError:
        """Return the error that names this table's file and entry, and *field* in it."""
        return CardFileError(self.file, self.entry, self.path + field, problem)

    def has(self, field: str) -> bool:
        """Tell whether *field* is given; a field that is asked for is a valid one."""
        self.read.add(field)
        return field in self.values

    def value(self, field: str) -> Toml:
        """Return the value of *field*, which must be given."""
        self.read.add(field)
        if field not in self.values:
            raise self.mistake(field, "is missing")
        return self.values[field]

    def text(self, field: str) -> str:
        """Return a text."""
        value = self.value(field)
        if not isinstance(value, str) or not value:
            raise self.mistake(field, f"must be a text, not {value!r}")
        return value

    def flag(self, field: str) -> bool:
        """Return true or false; false if the field is not given."""
        if not self.has(field):
            return False
        value = self.value(field)
        if not isinstance(value, bool):
            raise self.mistake(field, f"must be true or false, not {value!r}")
        return value

    def slug(self, field: str) -> str:
        """Return a text of small letters, digits and hyphens, as ids are written."""
        text = self.text(field)
        if any(letter not in SLUG_LETTERS for letter in text):
            raise self.mistake(field, f"must be small letters, digits and hyphens, not {text!r}")
        return text

    def whole(self, field: str, low: int, high: int) -> int:
        """Return a whole number from *low* to *high*."""
        value = self.value(field)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.mistake(field, f"must be a whole number from {low} to {high}, not {value!r}")
        return value

    def wholes(self, field: str, low: int, high: int, again: bool = False) -> list[int]:
        """Return whole numbers from *low* to *high*, at least one, and each once unless *again*."""
        value = self.value(field)
        if not isinstance(value, list) or not value:
            raise self.mistake(field, f"must be a list of whole numbers, not {value!r}")
        result: list[int] = []
        for item in value:
            if isinstance(item, bool) or not isinstance(item, int) or not low <= item <= high:
                raise self.mistake(field, f"must hold whole numbers from {low} to {high}, not {item!r}")
            if item in result and not again:
                raise self.mistake(field, f"holds {item} twice")
            result.append(item)
        return result

    def one_of(self, field: str, choices: list[str]) -> str:
        """Return one of *choices*."""
        value = self.text(field)
        if value not in choices:
            raise self.mistake(field, f"unknown {value!r}; valid: {', '.join(choices)}")
        return value

    def texts(self, field: str) -> list[str]:
        """Return a list of texts."""
        value = self.value(field)
        if not isinstance(value, list):
            raise self.mistake(field, f"must be a list of texts, not {value!r}")
        result: list[str] = []
        for item in value:
            if not isinstance(item, str):
                raise self.mistake(field, f"must hold texts only, not {item!r}")
            result.append(item)
        return result

    def some_of(self, field: str, choices: list[str], least: int = 0) -> list[str]:
        """Return a list of *least* or more texts out of *choices*, each once."""
        values = self.texts(field)
        for value in values:
            if value not in choices:
                raise self.mistake(field, f"unknown {value!r}; valid: {', '.join(choices)}")
            if values.count(value) > 1:
                raise self.mistake(field, f"holds {value!r} twice")
        if len(values) < least:
            raise self.mistake(field, f"must hold at least {least} of {', '.join(choices)}")
        return values

    def table(self, field: str) -> Table:
        """Return an inner table."""
        value = self.value(field)
        if not isinstance(value, dict):
            raise self.mistake(field, f"must be a table, not {value!r}")
        return Table(self.file, self.entry, f"{self.path}{field}.", value)

    def tables(self, field: str) -> list[Table]:
        """Return a list of inner tables; none if the field is not given."""
        if field not in self.values:
            return []
        value = self.value(field)
        if not isinstance(value, list):
            raise self.mistake(field, f"must be a list of tables, not {value!r}")
        result: list[Table] = []
        for number, item in enumerate(value, start=1):
            if not isinstance(item, dict):
                raise self.mistake(field, f"must hold tables only, not {item!r}")
            result.append(Table(self.file, self.entry, f"{self.path}{field}[{number}].", item))
        return result

    def finish(self) -> None:
        """Refuse any field that nobody read."""
        self.allow_only(sorted(self.read))

    def allow_only(self, fields: list[str]) -> None:
        """Refuse any field but these."""
        for field in self.values:
            if field not in fields:
                raise self.mistake(field, f"unknown field; valid: {', '.join(fields)}")
