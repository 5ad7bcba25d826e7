"""Reading Stalingrad's card files: facts, provenance and programs of every card."""

from __future__ import annotations

from typing import Final

from eastfront.games.stalingrad.checks import check_chart, check_note, check_program, check_questions
from eastfront.games.stalingrad.ops.answering import Stay
from eastfront.games.stalingrad.ops.registry import registry
from eastfront.games.stalingrad.state import SLOTS, StalingradState
from eastfront.games.stalingrad.tables import (
    ABILITIES,
    CARD_KINDS,
    KEYWORDS,
    MODES,
    QUESTIONS,
    ROLES,
    SIDES,
    TYPES,
)
from eastfront.kernel.cardfile import Table, data_path, read_entries, read_top
from eastfront.kernel.catalogue import CardDefinition, read_provenance
from eastfront.kernel.data import Data
from eastfront.kernel.errors import CardFileError
from eastfront.kernel.machine import Op
from eastfront.kernel.programs import Registry

PACKAGE: Final = "eastfront.games.stalingrad"
LABELS: Final = ["id", "code", "clauses", "provenance"]
LOCATION_FIELDS: Final = ["name", "chart", "notes", "keeps"]
FORCE_FIELDS: Final = ["name", "type", "value", "combat", "rations", "abilities"]
ACTION_FIELDS: Final = ["name", "copies", "firefight", "keywords", "role", *MODES, "standing"]
# Files in the order of their cards' numbers: Forces first, then Locations, which events may name.
FORCE_FILES: Final = ["german-forces.toml", "soviet-forces.toml"]
LOCATION_FILE: Final = "locations.toml"
ACTION_FILES: Final = ["german-actions.toml", "soviet-actions.toml"]

HIGHEST: Final = 99


class Note:
    """What a Location gives: the question it answers, by how much, and for whom.

    *holder* is the side that must Control it, *types* are the Forces it is about, *first* limits it
    to the first purchase of a turn.
    """

    def __init__(self, table: Table) -> None:
        self.question = table.one_of("question", QUESTIONS)
        self.amount = table.whole("amount", -9, 9)
        self.holder = table.one_of("holder", SIDES) if table.has("holder") else ""
        self.types = table.some_of("types", TYPES, 1) if table.has("types") else []
        self.first = table.flag("first")
        table.finish()
        check_note(table, self.question, self.amount)


class Definition(CardDefinition):
    """A card of Stalingrad; *programs* and *ops* are what an Action card does, by mode."""

    def __init__(self, table: Table, kind: str, side: str, fields: list[str]) -> None:
        table.allow_only(LABELS + fields)
        copies = table.whole("copies", 1, HIGHEST) if "copies" in fields else 1
        super().__init__(table.slug("id"), table.text("name"), copies, {})
        self.file = table.file
        self.code = table.text("code")
        self.clauses = table.texts("clauses") if table.has("clauses") else []
        self.kind = kind
        self.side = side
        self.chart: list[int] = []
        self.notes: list[Note] = []
        self.keeps = False
        self.type = ""
        self.value = 0
        self.combat = 0
        self.rations = 0
        self.abilities: list[str] = []
        self.firefight = 0
        self.keywords: list[str] = []
        self.role = ""
        self.programs: dict[str, list[Op[StalingradState]]] = {}
        self.draws = 0

    def mistake(self, field: str, problem: str) -> CardFileError:
        """Return the error that names this card's file, the card and *field*."""
        return CardFileError(self.file, self.id, field, problem)

    def prove(self, table: Table, fields: list[str]) -> Definition:
        """Read where the values come from, once they are all there."""
        self.provenance = read_provenance(table, [field for field in fields if table.has(field)])
        return self


def read_location(table: Table) -> Definition:
    """Read a Location: its rubble chart, and its note if it has one (sg-3.7, sg-3.13)."""
    card = Definition(table, CARD_KINDS[0], "", LOCATION_FIELDS)
    card.chart = table.wholes("chart", 0, HIGHEST, True)
    check_chart(table, card.chart)
    card.notes = [Note(inner) for inner in table.tables("notes")]
    check_questions(table, "notes", [note.question for note in card.notes])
    if bool(card.notes) != table.has("keeps"):
        raise table.mistake("keeps", "belongs to Locations with notes, and to all of them")
    card.keeps = table.flag("keeps")
    return card.prove(table, LOCATION_FIELDS)


def read_force(table: Table, side: str) -> Definition:
    """Read a Force."""
    card = Definition(table, CARD_KINDS[1], side, FORCE_FIELDS)
    card.type = table.one_of("type", TYPES)
    card.value = table.whole("value", 1, HIGHEST)
    card.combat = table.whole("combat", 0, HIGHEST)
    card.rations = table.whole("rations", 0, HIGHEST)
    card.abilities = table.some_of("abilities", ABILITIES, 1) if table.has("abilities") else []
    return card.prove(table, FORCE_FIELDS)


def read_action(table: Table, side: str, ops: Registry[StalingradState]) -> Definition:
    """Read an Action card: its firefight value and its event in each mode it has."""
    card = Definition(table, CARD_KINDS[2], side, ACTION_FIELDS)
    card.firefight = table.whole("firefight", -3, 3)
    if card.firefight == 0:
        raise table.mistake("firefight", "must not be 0")
    card.keywords = table.some_of("keywords", KEYWORDS, 1) if table.has("keywords") else []
    for mode in MODES:
        if table.has(mode):
            card.programs[mode] = ops.compile(table.tables(mode))
            check_program(table, mode, card.programs[mode], card.copies)
    if not card.programs:
        raise table.mistake(MODES[0], f"is missing; a card must have one of {', '.join(MODES)}")
    if table.has("role"):
        card.role = table.one_of("role", ROLES)
        if "battle" not in card.programs:
            raise table.mistake("role", "belongs to battle events alone")
    read_standing(table, card)
    return card.prove(table, ACTION_FIELDS)


def read_standing(table: Table, card: Definition) -> None:
    """Read what a card adds as long as it lies in play, where only one that stays can be."""
    entries = table.tables("standing")
    questions = [inner.one_of("question", QUESTIONS[:1]) for inner in entries]
    check_questions(table, "standing", questions)
    for inner in entries:
        card.draws += inner.whole("amount", 1, 9)
        inner.finish()
    stays = any(isinstance(op, Stay) for program in card.programs.values() for op in program)
    if table.has("standing") and not stays:
        raise table.mistake("standing", "belongs to cards that stay")


def read_definitions(paths: dict[str, str]) -> list[Definition]:
    """Read all cards in the order of their numbers; *paths* are those of the files by name."""
    cards: list[Definition] = []
    for side, name in zip(SIDES, FORCE_FILES, strict=True):
        cards += [read_force(table, side) for table in read_cards(paths[name], 1)]
    first = len(cards)
    cards += [read_location(table) for table in read_cards(paths[LOCATION_FILE], SLOTS)]
    locations = {card.id: number for number, card in enumerate(cards) if number >= first}
    ops = registry(locations)
    for side, name in zip(SIDES, ACTION_FILES, strict=True):
        cards += [read_action(table, side, ops) for table in read_cards(paths[name], 1)]
    return cards


def read_cards(path: str, least: int) -> list[Table]:
    """Return the entries of a card file, *least* or more."""
    tables = read_entries(path, "card")
    if len(tables) < least:
        problem = f"must be there at least {least} times, not {len(tables)}"
        raise read_top(path).mistake("card", problem)
    return tables


def card_paths() -> dict[str, str]:
    """Return the card files of the package."""
    return {name: data_path(PACKAGE, name) for name in [*FORCE_FILES, LOCATION_FILE, *ACTION_FILES]}


def facts_of(card: Definition) -> dict[str, Data]:
    """Return the printed facts of a card and where each field comes from, as plain data."""
    facts: dict[str, Data] = {"name": card.name, "code": card.code, "kind": card.kind}
    if card.side:
        facts["side"] = card.side
    if card.kind == "location":
        facts |= {"chart": list[Data](card.chart), "keeps": card.keeps}
    elif card.kind == "force":
        facts |= {"type": card.type, "value": card.value, "combat": card.combat, "rations": card.rations}
        facts["abilities"] = list[Data](card.abilities)
    else:
        facts |= {"firefight": card.firefight, "keywords": list[Data](card.keywords), "role": card.role}
        facts["modes"] = list[Data](list(card.programs))
    facts["copies"] = card.copies
    facts["provenance"] = card.provenance_to_data()
    return facts
