"""What the rules make of the card definitions: tables and programs."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from eastfront.games.stalingrad.battle import SOURCES
from eastfront.games.stalingrad.cards import Definition
from eastfront.games.stalingrad.ops.acting import Reinforce
from eastfront.games.stalingrad.sequence.events import CardEffects
from eastfront.games.stalingrad.state import StalingradState
from eastfront.games.stalingrad.tables import (
    ABILITIES,
    ARMOURED,
    CARD_KINDS,
    KEYWORDS,
    MODES,
    NO_SEAT,
    QUESTIONS,
    ROLES,
    SIDES,
    TYPES,
    CardTables,
    mask_of,
)
from eastfront.kernel.machine import Op, Programs

# A contribution has room for as many sources, none included; a frame has a bit for each Force that moved.
MOST_CARDS: Final = SOURCES - 1
MOST_FORCES: Final = 62

# The clause on events in general, for cards without one of their own.
ANY_EVENT: Final = "sg-5.2"


class CardSet:
    """All definitions in the order of their numbers, with tables and programs."""

    def __init__(self, definitions: list[Definition], programs: Programs[StalingradState]) -> None:
        check_cards(definitions)
        self.definitions = definitions
        self.tables = CardTables(len(definitions))
        self.tables.ids = [card.id for card in definitions]
        self.tables.clause = [card.clauses[0] if card.clauses else ANY_EVENT for card in definitions]
        ops: list[list[list[Op[StalingradState]]]] = [[] for _ in MODES]
        for number, card in enumerate(definitions):
            self.fill(number, card)
            for mode, name in enumerate(MODES):
                program = card.programs.get(name, [])
                ops[mode].append(program)
                if program:
                    self.tables.program[mode][number] = programs.add(f"{card.id}.{name}", program)
        self.effects = CardEffects(ops)

    def fill(self, number: int, card: Definition) -> None:
        """Fill a card's columns."""
        tables = self.tables
        tables.kind[number] = CARD_KINDS.index(card.kind)
        tables.side[number] = SIDES.index(card.side) if card.side else NO_SEAT
        if card.kind == "location":
            self.fill_location(number, card)
        elif card.kind == "force":
            self.fill_force(number, card)
        else:
            self.fill_action(number, card)

    def fill_location(self, number: int, card: Definition) -> None:
        """Fill the columns of a Location."""
        tables = self.tables
        tables.chart[number] = vec[i64](card.chart)
        tables.keeps[number] = card.keeps
        for note in card.notes:
            question = QUESTIONS.index(note.question)
            tables.note[question][number] = note.amount
            tables.note_holder[question][number] = SIDES.index(note.holder) if note.holder else NO_SEAT
            tables.note_types[question][number] = mask_of(note.types, TYPES)
            tables.note_first[question][number] = note.first

    def fill_force(self, number: int, card: Definition) -> None:
        """Fill the columns of a Force."""
        tables = self.tables
        tables.type[number] = TYPES.index(card.type)
        tables.value[number] = card.value
        tables.combat[number] = card.combat
        tables.rations[number] = card.rations
        tables.abilities[number] = mask_of(card.abilities, ABILITIES)
        tables.armoured[number] = card.type in ARMOURED

    def fill_action(self, number: int, card: Definition) -> None:
        """Fill the columns of an Action card."""
        tables = self.tables
        tables.copies[number] = card.copies
        tables.firefight[number] = card.firefight
        tables.keywords[number] = mask_of(card.keywords, KEYWORDS)
        tables.draws[number] = card.draws
        if card.role:
            tables.role[number] = ROLES.index(card.role)
        for program in card.programs.values():
            for op in program:
                if isinstance(op, Reinforce):
                    tables.discount[number] = op.discount


def check_cards(definitions: list[Definition]) -> None:
    """Refuse an id that is used twice, and more cards than can be numbered."""
    ids: set[str] = set()
    forces = dict.fromkeys(SIDES, 0)
    for number, card in enumerate(definitions):
        if card.id in ids:
            raise card.mistake("id", "is used twice")
        ids.add(card.id)
        if number >= MOST_CARDS:
            raise card.mistake("id", f"is one card too many; there are at most {MOST_CARDS}")
        if card.kind == "force":
            forces[card.side] += 1
            if forces[card.side] > MOST_FORCES:
                raise card.mistake("id", f"is one Force too many; a side has at most {MOST_FORCES}")
