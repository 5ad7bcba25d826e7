"""What the rules make of the card definitions: sets and packs, tables, programs."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from eastfront.games.battlecards.cards import PACKAGE, Definition, read_file
from eastfront.games.battlecards.checks import check_cards
from eastfront.games.battlecards.ops.building import UseLeader
from eastfront.games.battlecards.ops.registry import needs_enemy, registry
from eastfront.games.battlecards.ops.targeting import CounterWindow, FaceEnemy
from eastfront.games.battlecards.state import BattleState
from eastfront.games.battlecards.tables import (
    CARD_KINDS,
    CLASSES,
    COMMANDERS,
    FORMS,
    RUSSIAN,
    SIDES,
    TYPES,
    WESTERN,
    WINDOWS,
    CardTables,
)
from eastfront.kernel.cardfile import data_path
from eastfront.kernel.machine import Op, Programs

RUSSIAN_FRONT: Final = "russian-front"
WESTERN_SET: Final = "western"

# Every file with the set it belongs to and the theatre whose Conflict deck its cards join (bc-17.9).
FILES: Final = [
    ("soviet.toml", RUSSIAN_FRONT, RUSSIAN_FRONT),
    ("barbarossa.toml", RUSSIAN_FRONT, RUSSIAN_FRONT),
    ("russian-front-battles.toml", RUSSIAN_FRONT, RUSSIAN_FRONT),
    ("conflict.toml", RUSSIAN_FRONT, RUSSIAN_FRONT),
    ("british.toml", WESTERN_SET, WESTERN_SET),
    ("german.toml", WESTERN_SET, WESTERN_SET),
    ("western-battles.toml", WESTERN_SET, WESTERN_SET),
    ("conflict.toml", WESTERN_SET, WESTERN_SET),
    ("pack-x1.toml", "x1", RUSSIAN_FRONT),
    ("pack-x2.toml", "x2", RUSSIAN_FRONT),
]
STARTERS: Final = {
    "russian-front": [RUSSIAN_FRONT],
    "western": [WESTERN_SET],
    "combined": [RUSSIAN_FRONT, WESTERN_SET],
}


class CardSet:
    """All definitions, each once, in the order of their numbers, with tables and programs.

    *entries* are all cards of all files by set; a card that a pack repeats has the number of the first.
    """

    def __init__(self, programs: Programs[BattleState]) -> None:
        self.entries = read_sets(card_paths())
        self.definitions = merged(self.entries)
        self.numbers = {card.id: number for number, card in enumerate(self.definitions)}
        self.tables = CardTables(len(self.definitions))
        self.tables.ids = [card.id for card in self.definitions]
        self.programs: dict[str, int] = {}
        for number, card in enumerate(self.definitions):
            if card.kind == "unit":
                self.add_unit(number, card)
            else:
                self.add_conflict(number, card, programs)

    def copies(self, sets: list[str]) -> list[int]:
        """Count the copies in play when *sets* are mixed (bc-1.11, bc-12.1, bc-12.2, bc-1.13).

        Of a commander or a battle one copy stays, however many sets bring one. Decks are cut one by one
        (bc-13.62): cards of two sides have two ids, even if they share a name.
        Clauses: bc-1.12, bc-12.4, bc-12.9.
        """
        copies = [0] * len(self.definitions)
        for card in self.entries:
            if card.set in sets:
                number = self.numbers[card.id]
                unique = card.kind == "battle" or card.group in COMMANDERS
                copies[number] = card.copies if unique else copies[number] + card.copies
        return copies

    def add_unit(self, number: int, card: Definition) -> None:
        """Fill a unit's columns."""
        tables = self.tables
        tables.kind[number] = CARD_KINDS.index(card.kind)
        tables.type[number] = TYPES.index(card.type)
        tables.side[number] = SIDES.index(card.side)
        tables.group[number] = 1 << CLASSES.index(card.group)
        tables.commander[number] = card.group in COMMANDERS
        tables.leader[number] = card.group == "leader"
        tables.phases[number] = sum(1 << (phase - 1) for phase in set(card.phases))
        tables.shots[number] = card.shots
        for type, name in enumerate(TYPES):
            if name in card.attack:
                tables.attack[number * 3 + type] = card.attack[name]
            if name in card.defence:
                tables.defence[number * 3 + type] = card.defence[name]
        self.add_abilities(number, card)

    def add_abilities(self, number: int, card: Definition) -> None:
        """Fill the columns of what a unit can do besides firing."""
        tables = self.tables
        for each in card.abilities:
            at = number * 3 + TYPES.index(each.type) if each.type else 0
            if each.ability == "aura":
                tables.has_aura[number] = 1
                tables.aura_attack[at] = each.attack
                tables.aura_defence[at] = each.defence
            elif each.ability == "autokill":
                tables.can_autokill[number] = 1
                tables.autokill[at] = each.most
            elif each.ability == "support":
                tables.supports[number] = sum(1 << CLASSES.index(name) for name in set(each.classes))
                tables.support_attack[number] = each.attack
                tables.support_defence[number] = each.defence
            elif each.ability == "air-group":
                tables.air_group[number] = each.points
            else:
                tables.leader_draw[number] = each.draw
                tables.leader_deploy[number] = each.deploy

    def add_conflict(self, number: int, card: Definition, programs: Programs[BattleState]) -> None:
        """Fill a Conflict card's columns."""
        tables = self.tables
        tables.kind[number] = CARD_KINDS.index(card.kind)
        tables.number[number] = card.number
        tables.theatre[number] = WESTERN if card.theatre == WESTERN_SET else RUSSIAN
        tables.window[number] = WINDOWS.index(card.window)
        if card.kind == "battle":
            self.add_battle(number, card)
            return
        if card.base not in self.programs:
            self.programs[card.base] = programs.add(card.base, whole_program(card))
        tables.program[number] = self.programs[card.base]

    def add_battle(self, number: int, card: Definition) -> None:
        """Fill a battle's columns."""
        tables = self.tables
        tables.victory[number] = card.victory
        tables.aggressor[number] = SIDES.index(card.aggressor)
        tables.defender[number] = SIDES.index(card.defender)
        tables.aggressor_forces[number] = mask_of(card.forces[0])
        tables.defender_forces[number] = mask_of(card.forces[1])
        tables.forced[number] = card.forced
        tables.prepared[number] = card.prepared
        if card.objective:
            tables.objective[number] = TYPES.index(card.objective)
        if card.homeland:
            tables.homeland[number] = SIDES.index(card.homeland)
        if card.requires is not None:
            tables.form[number] = FORMS.index(card.requires.form)
            tables.required[number] = card.requires.count
            tables.required_of[number] = vec[i64]([self.numbers[id] for id in card.requires.of])


def mask_of(types: list[str]) -> int:
    """Return unit types as a mask."""
    return sum(1 << TYPES.index(type) for type in set(types))


def whole_program(card: Definition) -> list[Op[BattleState]]:
    """Return a card's program with what goes before it: the enemy, the window to foil it, a Leader's help."""
    before: list[Op[BattleState]] = []
    if needs_enemy(card.play):
        before.append(FaceEnemy())
    if card.counterable:
        before.append(CounterWindow())
    if card.kind == "buildup":
        before.append(UseLeader())
    return before + card.play


def card_paths() -> list[str]:
    """Return the paths of the card files, one for each of `FILES`."""
    return [data_path(PACKAGE, name) for name, _, _ in FILES]


def read_sets(paths: list[str]) -> list[Definition]:
    """Read every file, one of *paths* for each of `FILES`, for the set it belongs to."""
    ops = registry()
    entries: list[Definition] = []
    for path, (_, set, theatre) in zip(paths, FILES):
        entries += read_file(path, set, theatre, ops)
    check_cards(entries)
    return entries


def merged(entries: list[Definition]) -> list[Definition]:
    """Return each card once, units by type first."""
    known: dict[str, Definition] = {}
    for card in entries:
        known.setdefault(card.id, card)
    order = {type: number for number, type in enumerate([*TYPES, ""])}
    return sorted(known.values(), key=lambda card: order[card.type])
