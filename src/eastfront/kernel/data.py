"""Plain data: the JSON types that states, views and logs are written in, and checked reading of them."""

from __future__ import annotations

from typing import Final, TypeAlias

from eastfront.kernel.errors import DataError

Data: TypeAlias = bool | int | float | str | list["Data"] | dict[str, "Data"] | None

# All numbers of the rules stay below 2^62.
LARGEST: Final = (1 << 62) - 1


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
