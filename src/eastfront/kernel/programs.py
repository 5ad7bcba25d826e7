"""From card file to program: ops declare their fields as data, the compiler checks and builds them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeAlias, TypeVar

from eastfront.kernel.cardfile import Table
from eastfront.kernel.machine import Op
from eastfront.kernel.state import State

S = TypeVar("S", bound=State)

WHOLE: Final = "whole"
CHOICE: Final = "choice"
CHOICES: Final = "choices"


# What a field holds where it is left out; `None` where it must be given.
Default: TypeAlias = int | str | list[str] | None


class Field:
    """A field of an op: its name, what it holds, and its bounds or choices; *default* makes it optional."""

    def __init__(
        self, name: str, holds: str, low: int, high: int, choices: list[str], default: Default
    ) -> None:
        self.name = name
        self.holds = holds
        self.low = low
        self.high = high
        self.choices = choices
        self.default = default

    def read(self, table: Table) -> object:
        """Read this field from *table*."""
        if self.default is not None and not table.has(self.name):
            return self.default
        if self.holds == WHOLE:
            return table.whole(self.name, self.low, self.high)
        if self.holds == CHOICE:
            return table.one_of(self.name, self.choices)
        return table.some_of(self.name, self.choices, self.low)


def whole(name: str, low: int, high: int, default: int | None = None) -> Field:
    """Declare a field that holds a whole number from *low* to *high*."""
    return Field(name, WHOLE, low, high, [], default)


def choice(name: str, choices: list[str], default: str | None = None) -> Field:
    """Declare a field that holds one of *choices*."""
    return Field(name, CHOICE, 0, 0, choices, default)


def choices(name: str, values: list[str], least: int = 0, default: list[str] | None = None) -> Field:
    """Declare a field that holds a list of *least* or more out of *values*."""
    return Field(name, CHOICES, least, 0, values, default)


class OpSpec(Generic[S]):
    """An op by its name in card files: how to make it, and its fields in the order *make* takes them."""

    def __init__(self, name: str, make: Callable[..., Op[S]], fields: list[Field]) -> None:
        self.name = name
        self.make = make
        self.fields = fields


class Registry(Generic[S]):
    """The ops that card files of a game may name."""

    def __init__(self, specs: list[OpSpec[S]]) -> None:
        self.specs: dict[str, OpSpec[S]] = {}
        for spec in specs:
            assert spec.name not in self.specs, spec.name
            self.specs[spec.name] = spec

    def compile(self, tables: list[Table]) -> list[Op[S]]:
        """Turn op tables into ops, or raise an error that names file, card and field."""
        return [self.compile_op(table) for table in tables]

    def compile_op(self, table: Table) -> Op[S]:
        """Turn one op table into its op."""
        spec = self.specs[table.one_of("op", sorted(self.specs))]
        values = [field.read(table) for field in spec.fields]
        table.finish()
        return spec.make(*values)
