"""Card entries with one number or name changed: what the text of a card must not hide."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from eastfront.games.stalingrad.cards import HIGHEST
from eastfront.games.stalingrad.ops.registry import registry
from eastfront.games.stalingrad.state import StalingradState
from eastfront.games.stalingrad.tables import ABILITIES, KEYWORDS, MODES, QUESTIONS, ROLES, SIDES, TYPES
from eastfront.kernel.programs import Registry
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
from tests.games.stalingrad.naming import game

NUMBERS: Final = {
    "value": (1, HIGHEST),
    "combat": (0, HIGHEST),
    "rations": (0, HIGHEST),
    "copies": (1, HIGHEST),
}
NAMES: Final = {"type": TYPES, "role": ROLES}
LISTS: Final = {"abilities": ABILITIES, "keywords": KEYWORDS}
FIREFIGHT: Final = [-3, -2, -1, 1, 2, 3]


def all_ops() -> Registry[StalingradState]:
    """The ops that card files may name."""
    definitions = game().card_set.definitions
    return registry({card.id: number for number, card in enumerate(definitions) if card.kind == "location"})


OPS: Final = all_ops().specs


def mutations(card: Entry) -> Iterator[tuple[str, Entry]]:
    """Yields each single change of *card* with its name; some are such as no card file may hold."""
    yield from mutated(card, changes(card))


def changes(card: Entry) -> Iterator[Change]:
    """Yields where a card may change and to what."""
    for name in card:
        if name in NUMBERS:
            yield from steps((name,), card[name], *NUMBERS[name])
        if name in NAMES:
            yield from others((name,), card[name], NAMES[name])
    if "firefight" in card:
        yield from others(("firefight",), card["firefight"], FIREFIGHT)
    for name in LISTS:
        if name in card or ("firefight" in card) == (name == "keywords"):
            yield from list_changes((name,), card.get(name, []), LISTS[name])
    if "chart" in card:
        yield from location_changes(card)
    if "role" in card:
        yield ("role",), REMOVED
    for mode in MODES:
        yield from program_changes((mode,), card.get(mode, []))
    for number, each in enumerate(card.get("standing", [])):
        yield ("standing",), REMOVED
        yield from steps(("standing", number, "amount"), each["amount"], 1, 9)


def location_changes(card: Entry) -> Iterator[Change]:
    """Yields changes of the chart, of the notes and of whether they last."""
    chart = card["chart"]
    for number, rations in enumerate(chart):
        yield from steps(("chart", number), rations, 0, HIGHEST)
    yield ("chart",), chart[:-1]
    yield ("chart",), [*chart, chart[-1]]
    if "keeps" in card:
        yield ("keeps",), not card["keeps"]
    for number, note in enumerate(card.get("notes", [])):
        yield ("notes", number), REMOVED
        yield from note_changes(("notes", number), note)


def note_changes(path: Path, note: Entry) -> Iterator[Change]:
    yield from others((*path, "question"), note["question"], QUESTIONS)
    yield from steps((*path, "amount"), note["amount"], -9, 9)
    yield (*path, "amount"), -note["amount"]
    yield from others((*path, "holder"), note.get("holder"), SIDES)
    yield from list_changes((*path, "types"), note.get("types", []), TYPES)
    yield (*path, "first"), not note.get("first", False)
    for name in ("holder", "types"):
        if name in note:
            yield (*path, name), REMOVED


def program_changes(path: Path, program: list[Entry]) -> Iterator[Change]:
    for number, op in enumerate(program):
        here: Path = (*path, number)
        yield here, REMOVED
        for field in OPS[op["op"]].fields:
            yield from field_changes((*here, field.name), op.get(field.name, field.default), field)
            if field.default is not None and field.name in op:
                yield (*here, field.name), REMOVED
        for name, spec in OPS.items():
            if name != op["op"] and set(op) - {"op"} == {field.name for field in spec.fields}:
                yield (*here, "op"), name
