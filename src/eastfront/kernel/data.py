"""Plain data: the JSON types that states, views and logs are written in, read with care, and as text.

A text position is plain data as lines a person can read, write and mail.
"""

from __future__ import annotations

import json
from itertools import groupby
from typing import Final, TypeAlias

from eastfront.kernel.errors import DataError

Data: TypeAlias = bool | int | float | str | list["Data"] | dict[str, "Data"] | None

# All numbers of the rules stay below 2^62.
LARGEST: Final = (1 << 62) - 1
# Of a text position: digits of a count, and how much of a mistake is quoted.
MOST_DIGITS: Final = 6
MOST_SHOWN: Final = 60


class Record:
    """A JSON object being read: each value is checked; *where* stands in every error."""

    def __init__(self, where: str, data: Data) -> None:
        if not isinstance(data, dict):
            raise DataError(f"{where} must be an object, not {type(data).__name__}")
        self.where = where
        self.data = data

    def value(self, key: str) -> Data:
        """Return the value of *key*, which must be there."""
        if key not in self.data:
            raise DataError(f"{self.where} lacks {key!r}")
        return self.data[key]

    def whole(self, key: str) -> int:
        """Return a whole number."""
        value = self.value(key)
        if isinstance(value, bool) or not isinstance(value, int) or abs(value) > LARGEST:
            raise DataError(f"{self.where}: {key} must be a whole number, not {value!r}")
        return value

    def within(self, key: str, low: int, high: int) -> int:
        """Return a whole number from *low* to *high*."""
        value = self.whole(key)
        if not low <= value <= high:
            raise DataError(f"{self.where}: {key} must be from {low} to {high}, not {value}")
        return value

    def flag(self, key: str) -> bool:
        """Return true or false."""
        value = self.value(key)
        if not isinstance(value, bool):
            raise DataError(f"{self.where}: {key} must be true or false, not {value!r}")
        return value

    def text(self, key: str) -> str:
        """Return a text."""
        value = self.value(key)
        if not isinstance(value, str):
            raise DataError(f"{self.where}: {key} must be a text, not {value!r}")
        return value

    def one_of(self, key: str, choices: list[str]) -> str:
        """Return one of *choices*."""
        value = self.text(key)
        if value not in choices:
            valid = ", ".join(choice for choice in choices if choice)
            raise DataError(f"{self.where}: there is no {key} {value!r}; valid: {valid}")
        return value

    def items(self, key: str) -> list[Data]:
        """Return a list."""
        value = self.value(key)
        if not isinstance(value, list):
            raise DataError(f"{self.where}: {key} must be a list, not {value!r}")
        return value

    def texts(self, key: str) -> list[str]:
        """Return a list of texts."""
        result: list[str] = []
        for item in self.items(key):
            if not isinstance(item, str):
                raise DataError(f"{self.where}: {key} must hold texts, not {item!r}")
            result.append(item)
        return result

    def wholes(self, key: str) -> list[int]:
        """Return a list of whole numbers."""
        result: list[int] = []
        for item in self.items(key):
            if isinstance(item, bool) or not isinstance(item, int) or abs(item) > LARGEST:
                raise DataError(f"{self.where}: {key} must hold whole numbers, not {item!r}")
            result.append(item)
        return result

    def bounded(self, key: str, count: int, low: int, high: int) -> list[int]:
        """Return *count* whole numbers from *low* to *high*."""
        values = self.wholes(key)
        if len(values) != count or any(not low <= value <= high for value in values):
            raise DataError(f"{self.where}: {key} must hold {count} numbers from {low} to {high}")
        return values

    def record(self, key: str) -> Record:
        """Return an inner object."""
        return Record(f"{self.where}.{key}", self.value(key))

    def records(self, key: str) -> list[Record]:
        """Return a list of inner objects."""
        return [Record(f"{self.where}.{key}[{n}]", item) for n, item in enumerate(self.items(key), start=1)]

    def exactly(self, key: str, count: int) -> list[Record]:
        """Return a list of *count* inner objects."""
        records = self.records(key)
        if len(records) != count:
            raise DataError(f"{self.where}: {key} must hold {count}, not {len(records)}")
        return records


def write_position(data: Data) -> str:
    """Write plain data as one `path: value` line for each leaf; lists of names collapse to counts."""
    lines: list[str] = []
    _write(data, "", lines)
    return "\n".join(lines) + "\n"


def _write(data: Data, path: str, lines: list[str]) -> None:
    if isinstance(data, dict) and (data or not path):
        for key, value in data.items():
            _write(value, f"{path}.{key}" if path else key, lines)
    elif isinstance(data, list) and data and all(isinstance(item, dict) and item for item in data):
        for number, item in enumerate(data, start=1):
            _write(item, f"{path}#{number}", lines)
    elif isinstance(data, list) and data and all(_is_name(item) for item in data):
        runs = [_run(str(name), len(list(run))) for name, run in groupby(data)]
        lines.append(f"{path}[]: {', '.join(runs)}")
    else:
        lines.append(f"{path}: {data if _is_name(data) else json.dumps(data)}")


def _run(name: str, count: int) -> str:
    return name if count == 1 else f"{count} {name}"


def _is_name(data: Data) -> bool:
    if not isinstance(data, str) or not data or not data[0].isalpha() or data in ("true", "false", "null"):
        return False
    return all(letter.isalnum() or letter in "-./" for letter in data) and data.isascii()


def read_position(text: str) -> Data:
    """Read what `write_position` wrote."""
    root: dict[str, Data] = {}
    for number, line in enumerate(text.splitlines(), start=1):
        if not line.strip():
            continue
        path, colon, leaf = line.partition(": ")
        if not colon:
            raise DataError(f"position line {number} has no ': ' between path and value")
        value = _read_names(leaf, number) if path.endswith("[]") else _read_leaf(leaf, path, number)
        _place(root, path.removesuffix("[]").split("."), value, number)
    return root


def _read_leaf(leaf: str, path: str, number: int) -> Data:
    if _is_name(leaf):
        return leaf
    try:
        value: Data = json.loads(leaf)
    except (ValueError, RecursionError):
        raise DataError(f"position line {number}: {path} is not a value: {leaf[:MOST_SHOWN]}") from None
    return value


def _read_names(leaf: str, number: int) -> Data:
    return [name for part in leaf.split(", ") for name in _read_run(part, number)]


def _read_run(part: str, number: int) -> list[str]:
    if _is_name(part):
        return [part]
    count, _, name = part.partition(" ")
    if not _is_number(count) or not _is_name(name):
        raise DataError(f"position line {number}: {part!r} is neither a name nor a number and a name")
    return [name] * int(count)


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < MOST_DIGITS


def _place(root: dict[str, Data], steps: list[str], value: Data, number: int) -> None:
    node = root
    for step in steps[:-1]:
        node = _inner(node, step, number)
    last, mark, _ = steps[-1].partition("#")
    if mark:
        raise DataError(f"position line {number}: {steps[-1]} names an entry but no field of it")
    if last in node:
        raise DataError(f"position line {number}: {last} is given twice")
    node[last] = value


def _inner(node: dict[str, Data], step: str, number: int) -> dict[str, Data]:
    name, mark, index = step.partition("#")
    if not mark:
        inner = node.setdefault(name, {})
    else:
        entries = node.setdefault(name, [])
        if not isinstance(entries, list) or not _is_number(index) or not 1 <= int(index) <= len(entries) + 1:
            raise DataError(f"position line {number}: {step} is out of order")
        if int(index) > len(entries):
            entries.append({})
        inner = entries[int(index) - 1]
    if not isinstance(inner, dict):
        raise DataError(f"position line {number}: {step} is both a value and a group")
    return inner
