"""Changing one value of a card entry at a time: what the mutations of every game are made of."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from copy import deepcopy
from typing import Any, Final

from eastfront.kernel.programs import CHOICE, WHOLE, Field

Entry = dict[str, Any]
Path = tuple[str | int, ...]
Change = tuple[Path, object]

REMOVED: Final = object()


def mutated(card: Entry, changes: Iterable[Change]) -> Iterator[tuple[str, Entry]]:
    """Yields *card* with each single change, behind the name of the change."""
    for path, value in changes:
        shown = "removed" if value is REMOVED else repr(value)
        yield f"{'.'.join(str(step) for step in path)}: {shown}", changed(card, path, value)


def changed(card: Entry, path: Path, value: object) -> Entry:
    """Returns *card* with *value* at *path*."""
    copy = deepcopy(card)
    inner: Any = copy
    for step in path[:-1]:
        inner = inner[step]
    if value is REMOVED:
        del inner[path[-1]]
    else:
        inner[path[-1]] = value
    return copy


def field_changes(path: Path, value: Any, field: Field, least: int = 1) -> Iterator[Change]:
    """Yields the other values of an op's field; a list keeps *least* of its values."""
    if field.holds == WHOLE:
        yield from steps(path, value, field.low, field.high)
    elif field.holds == CHOICE:
        yield from others(path, value, field.choices)
    else:
        yield from list_changes(path, value, field.choices, least)


def steps(path: Path, value: int, low: int, high: int) -> Iterator[Change]:
    """Yields the numbers beside *value* that are within bounds."""
    for other in (value - 1, value + 1):
        if low <= other <= high:
            yield path, other


def others(path: Path, value: object, choices: list[Any]) -> Iterator[Change]:
    """Yields every choice but *value*."""
    for choice in choices:
        if choice != value:
            yield path, choice


def list_changes(path: Path, values: list[Any], choices: list[Any], least: int = 1) -> Iterator[Change]:
    """Yields *values* with one less, as long as *least* stay, and with one more of *choices*."""
    if len(values) > least:
        for value in values:
            yield path, [other for other in values if other != value]
    for choice in choices:
        if choice not in values:
            yield path, [*values, choice]
