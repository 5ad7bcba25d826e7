"""Card entries with one number or name changed: what the text of a card must not hide."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from eastfront.games.battlecards.cards import HIGHEST_NUMBER, HIGHEST_VALUE
from eastfront.games.battlecards.ops.registry import registry
from eastfront.games.battlecards.tables import CLASSES, FORMS, SIDES, TYPES, WINDOWS
from tests.games.mutating import (
    REMOVED,
    Change,
    Entry,
    Path,
    field_changes,
    list_changes,
    mutated,
    others,
    steps,
)

OPS: Final = registry().specs
FACTS: Final = {
    "copies": (1, 99),
    "shots": (1, 9),
    "number": (1, HIGHEST_NUMBER),
    "victory": (0, 99),
    "prepared": (1, 9),
}
NAMES: Final = {
    "side": SIDES,
    "type": TYPES,
    "class": [name for name in CLASSES if name != "leader"],
    "aggressor": SIDES,
    "defender": SIDES,
    "objective": TYPES,
    "homeland": SIDES,
    "window": WINDOWS[1:],
}
LISTS: Final[dict[str, list[Any]]] = {
    "phases": [1, 2, 3, 4],
    "aggressor_forces": TYPES,
    "defender_forces": TYPES,
}
SWITCHES: Final = ["forced", "objective", "prepared", "homeland", "requires", "counterable"]


def mutations(card: Entry, battles: list[str]) -> Iterator[tuple[str, Entry]]:
    """Yields each single change of *card* with its name; *battles* are those that it may require."""
    yield from mutated(card, changes(card, battles))


def changes(card: Entry, battles: list[str]) -> Iterator[Change]:
    """Yields where a card may change and to what."""
    for name in card:
        if name in FACTS:
            yield from steps((name,), card[name], *FACTS[name])
        if name in NAMES and not (name == "class" and is_leader(card)):
            yield from others((name,), card[name], NAMES[name])
        if name in LISTS:
            yield from list_changes((name,), card[name], LISTS[name])
        if name in SWITCHES:
            yield (name,), REMOVED
        if name in ("attack", "defence"):
            yield from value_changes((name,), card[name])
    for number, ability in enumerate(card.get("abilities", [])):
        yield ("abilities", number), REMOVED
        yield from ability_changes(("abilities", number), ability)
    if "requires" in card:
        yield from requirement_changes(("requires",), card["requires"], battles)
    yield from program_changes(("play",), card.get("play", []))


def is_leader(card: Entry) -> bool:
    """Tells whether a card lacks the values that another class would need."""
    return bool(card["class"] == "leader")


def value_changes(path: Path, values: Entry) -> Iterator[Change]:
    for type in values:
        yield from steps((*path, type), values[type], 0, HIGHEST_VALUE)
        if path == ("attack",):
            yield (*path, type), REMOVED


def ability_changes(path: Path, ability: Entry) -> Iterator[Change]:
    if "type" in ability:
        yield from others((*path, "type"), ability["type"], TYPES)
    if "classes" in ability:
        yield from list_changes((*path, "classes"), ability["classes"], CLASSES)
    for name in ("attack", "defence", "most", "points", "draw", "deploy"):
        if name in ability:
            yield from steps((*path, name), ability[name], 1, 9)


def requirement_changes(path: Path, requires: Entry, battles: list[str]) -> Iterator[Change]:
    yield from others((*path, "form"), requires["form"], FORMS[1:])
    if len(requires["of"]) > 1:
        yield from steps((*path, "count"), requires["count"], 1, len(requires["of"]))
    for battle in battles:
        if battle not in requires["of"]:
            yield (*path, "of"), [*requires["of"], battle]


def program_changes(path: Path, program: list[Entry]) -> Iterator[Change]:
    for number, op in enumerate(program):
        here: Path = (*path, number)
        if len(program) > 1:
            yield here, REMOVED
        for field in OPS[op["op"]].fields:
            yield from field_changes((*here, field.name), op.get(field.name, field.default), field)
        for name, spec in OPS.items():
            if name != op["op"] and set(op) - {"op"} == {field.name for field in spec.fields}:
                yield (*here, "op"), name
