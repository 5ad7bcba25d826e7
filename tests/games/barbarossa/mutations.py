"""Card entries with one number or name changed: what the text of a card must not hide."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from eastfront.games.barbarossa.cards import AREAS, MOMENTS, PACKAGE, TARGETS, WINDOWS
from eastfront.games.barbarossa.ops.registry import registry
from eastfront.games.barbarossa.tables import GROUPS, QUESTIONS
from eastfront.kernel.cardfile import data_path
from eastfront.kernel.edition import Editions
from eastfront.kernel.programs import CHOICE, WHOLE, Field
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
ANSWERS: Final = Editions(data_path(PACKAGE, "questions.toml")).questions
FACTS: Final = {
    "copies": (1, 99),
    "play_cost": (0, 9),
    "buy_cost": (0, 99),
    "defence": (0, 99),
    "modifier": (-9, 99),
    "victory": (0, 99),
}


def mutations(card: Entry, ids: list[str]) -> Iterator[tuple[str, Entry]]:
    """Yields each single change of *card* with its name; *ids* are the cards a modifier may be about."""
    yield from mutated(card, changes(card, ids))


def changes(card: Entry, ids: list[str]) -> Iterator[Change]:
    """Yields where a card may change and to what."""
    yield from fact_changes(card)
    for program in ["play", *MOMENTS]:
        yield from program_changes((program,), card.get(program, []))
    for number, ability in enumerate(card.get("abilities", [])):
        path: Path = ("abilities", number)
        yield path, REMOVED
        yield from ability_changes(path, ability)
        for part in ("cost", "effect"):
            yield from program_changes((*path, part), ability[part])
    for number, modifier in enumerate(card.get("standing", [])):
        yield ("standing", number), REMOVED
        yield from modifier_changes(("standing", number), modifier, ids)


def fact_changes(card: Entry) -> Iterator[Change]:
    for name, (low, high) in FACTS.items():
        if name in card:
            yield from steps((name,), card[name], low, high)
    if "subtype" in card:
        yield from others(("subtype",), card["subtype"], GROUPS[1:])


def program_changes(path: Path, program: list[Entry]) -> Iterator[Change]:
    for number, op in enumerate(program):
        here: Path = (*path, number)
        yield here, REMOVED
        for field in OPS[op["op"]].fields:
            yield from field_changes((*here, field.name), op.get(field.name, field.default), field, 0)
        for name, spec in OPS.items():
            if name != op["op"] and fits(op, spec.fields):
                yield (*here, "op"), name


def fits(op: Entry, fields: list[Field]) -> bool:
    """Tells whether an op with these *fields* could stand where *op* stands."""
    given = set(op) - {"op"}
    needed = {field.name for field in fields if field.default is None}
    known = {field.name: field for field in fields}
    return needed <= given <= set(known) and all(accepts(known[name], op[name]) for name in given)


def accepts(field: Field, value: Any) -> bool:
    if field.holds == WHOLE:
        return isinstance(value, int) and field.low <= value <= field.high
    if field.holds == CHOICE:
        return value in field.choices
    return isinstance(value, list) and set(value) <= set(field.choices)


def ability_changes(path: Path, ability: Entry) -> Iterator[Change]:
    yield from others((*path, "from"), ability.get("from", AREAS[0]), AREAS)
    if "against" in ability:
        yield (*path, "against"), REMOVED
        yield from others((*path, "against"), ability["against"], TARGETS)
    else:
        yield from list_changes((*path, "windows"), ability.get("windows", []), list(WINDOWS), 0)
        yield from others((*path, "against"), "", TARGETS)
    yield (*path, "limit"), REMOVED if "limit" in ability else 1
    if "when" in ability:
        yield (*path, "when"), REMOVED
        for key, value in ability["when"].items():
            yield from others((*path, "when", key), value, ANSWERS[key].values)
            yield from others((*path, "when"), {key: value}, [{other: value} for other in ANSWERS])


def modifier_changes(path: Path, modifier: Entry, ids: list[str]) -> Iterator[Change]:
    yield from others((*path, "question"), modifier["question"], QUESTIONS)
    yield from steps((*path, "amount"), modifier["amount"], -9, 9)
    if "card" in modifier:
        yield (*path, "card"), REMOVED
        yield from others((*path, "card"), modifier["card"], ids)
