"""Reading BattleCards' card files: facts, provenance and programs of every card."""

from __future__ import annotations

from typing import Final

from eastfront.games.battlecards.state import BattleState
from eastfront.games.battlecards.tables import CARD_KINDS, CLASSES, FORMS, SIDES, TYPES, WINDOWS
from eastfront.kernel.cardfile import Table, read_entries
from eastfront.kernel.catalogue import CardDefinition, read_provenance
from eastfront.kernel.data import Data
from eastfront.kernel.errors import CardFileError
from eastfront.kernel.machine import Op
from eastfront.kernel.programs import Registry

PACKAGE: Final = "eastfront.games.battlecards"
PACKS: Final = ["x1", "x2"]
LABELS: Final = ["id", "code", "kind", "provenance"]
UNIT_FIELDS: Final = [
    "name",
    "side",
    "copies",
    "type",
    "class",
    "phases",
    "shots",
    "attack",
    "defence",
    "abilities",
]
BATTLE_FIELDS: Final = [
    "name",
    "number",
    "date",
    "aggressor",
    "defender",
    "aggressor_forces",
    "defender_forces",
    "victory",
    "requires",
    "forced",
    "objective",
    "prepared",
    "homeland",
]
OTHER_FIELDS: Final = ["name", "numbers", "counterable", "window", "play"]
LAST_PHASE: Final = 4
HIGHEST_NUMBER: Final = 20
HIGHEST_VALUE: Final = 30
ABILITIES: Final = ["aura", "autokill", "support", "air-group", "leader"]


class Ability:
    """What a unit can do besides firing: its name and the numbers it needs."""

    def __init__(self, table: Table) -> None:
        self.ability = table.one_of("ability", ABILITIES)
        needs_type = self.ability in ("aura", "autokill")
        self.type = table.one_of("type", TYPES) if needs_type else ""
        self.classes = table.some_of("classes", CLASSES, 1) if self.ability == "support" else []
        gives = self.ability in ("aura", "support")
        self.attack = table.whole("attack", 0, HIGHEST_VALUE) if gives and table.has("attack") else 0
        self.defence = table.whole("defence", 0, HIGHEST_VALUE) if gives and table.has("defence") else 0
        self.most = table.whole("most", 0, HIGHEST_VALUE) if self.ability == "autokill" else 0
        self.points = table.whole("points", 1, HIGHEST_VALUE) if self.ability == "air-group" else 0
        leads = self.ability == "leader"
        self.draw = table.whole("draw", 0, 9) if leads else 0
        self.deploy = table.whole("deploy", 0, 9) if leads else 0
        table.finish()
        if gives and not (self.attack or self.defence):
            raise table.mistake("attack", "must be above 0 if there is no defence")


class Requirement:
    """A prerequisite: how many of which battles must be held by the aggressor, or by anybody (bc-3.14)."""

    def __init__(self, table: Table) -> None:
        self.form = table.one_of("form", FORMS[1:])
        self.count = table.whole("count", 1, 99)
        self.of = table.texts("of")
        if len(set(self.of)) < len(self.of):
            raise table.mistake("of", "names a battle twice")
        if len(self.of) < self.count:
            raise table.mistake("of", f"must name at least {self.count} battles")
        table.finish()


class Definition(CardDefinition):
    """A card of BattleCards. *base* is the id without the Action Number that tells like cards apart."""

    def __init__(self, id: str, base: str, table: Table, fields: list[str], set: str) -> None:
        table.allow_only(LABELS + fields)
        present = [field for field in fields if table.has(field)]
        copies = table.whole("copies", 1, 99) if "copies" in fields else 1
        super().__init__(id, table.text("name"), copies, read_provenance(table, present))
        self.base = base
        self.set = set
        self.file = table.file
        self.code = table.text("code")
        self.kind = table.one_of("kind", CARD_KINDS)
        self.values = {field: table.value(field) for field in present}
        self.side = ""
        self.type = ""
        self.group = ""
        self.phases: list[int] = []
        self.shots = 0
        self.attack: dict[str, int] = {}
        self.defence: dict[str, int] = {}
        self.abilities: list[Ability] = []
        self.number = 0
        self.theatre = ""
        self.window = ""
        self.counterable = False
        self.ops: list[str] = []
        self.play: list[Op[BattleState]] = []
        self.date = ""
        self.aggressor = ""
        self.defender = ""
        self.forces: list[list[str]] = [[], []]
        self.victory = 0
        self.requires: Requirement | None = None
        self.forced = False
        self.objective = ""
        self.prepared = 0
        self.homeland = ""

    def expansion(self) -> str:
        """Return the pack that a card is marked as an expansion card of (bc-12.1), or nothing."""
        return self.set if self.set in PACKS else ""

    def mistake(self, field: str, problem: str) -> CardFileError:
        """Return the error that names this card's file, the card and *field*."""
        return CardFileError(self.file, self.base, field, problem)


def read_unit(table: Table, set: str) -> Definition:
    """Read an Arsenal card; a Leader has no phases, shots, attacks or defences.

    Clauses: bc-1.2, bc-1.3, bc-1.4, bc-1.6, bc-17.10.
    """
    id = table.slug("id")
    card = Definition(id, id, table, UNIT_FIELDS, set)
    card.side = table.one_of("side", SIDES)
    card.type = table.one_of("type", TYPES)
    card.group = table.one_of("class", CLASSES)
    card.abilities = [Ability(inner) for inner in table.tables("abilities")]
    if card.group == "leader":
        refuse_arms(table)
    else:
        read_arms(table, card)
    return card


def refuse_arms(table: Table) -> None:
    """Refuse what a Leader cannot have: it never fights (bc-1.6)."""
    for field in ("phases", "shots", "attack", "defence"):
        if table.has(field):
            raise table.mistake(field, "does not belong to a leader, who never fights")


def read_arms(table: Table, card: Definition) -> None:
    """Read when, how often and how well a unit fires, and how well it defends (bc-1.5)."""
    card.phases = table.wholes("phases", 1, LAST_PHASE)
    card.shots = table.whole("shots", 1, 9)
    card.attack = read_values(table, "attack") if table.has("attack") else {}
    card.defence = read_values(table, "defence")
    for type in TYPES:
        if type not in card.defence:
            raise table.mistake(f"defence.{type}", "is missing")


def read_values(table: Table, field: str) -> dict[str, int]:
    """Read values by unit type."""
    inner = table.table(field)
    values = {type: inner.whole(type, 0, HIGHEST_VALUE) for type in TYPES if inner.has(type)}
    inner.finish()
    return values


def read_battle(table: Table, set: str, theatre: str) -> Definition:
    """Read a Battlecard (bc-3.1)."""
    id = table.slug("id")
    card = Definition(id, id, table, BATTLE_FIELDS, set)
    card.theatre = theatre
    card.number = table.whole("number", 1, HIGHEST_NUMBER)
    card.date = table.text("date")
    card.aggressor = table.one_of("aggressor", SIDES)
    card.defender = table.one_of("defender", SIDES)
    card.forces = [table.some_of(field, TYPES, 1) for field in ("aggressor_forces", "defender_forces")]
    card.victory = table.whole("victory", 0, 99)
    card.requires = Requirement(table.table("requires")) if table.has("requires") else None
    card.forced = table.flag("forced")
    card.objective = table.one_of("objective", TYPES) if table.has("objective") else ""
    card.prepared = table.whole("prepared", 1, 9) if table.has("prepared") else 0
    card.homeland = table.one_of("homeland", SIDES) if table.has("homeland") else ""
    return card


def read_others(table: Table, ops: Registry[BattleState], set: str, theatre: str) -> list[Definition]:
    """Read an entry of other Conflict cards: one card for each Action Number, which names it (bc-1.7)."""
    base = table.slug("id")
    prefix = "western-" if theatre == "western" else ""
    cards: list[Definition] = []
    for number in table.wholes("numbers", 1, HIGHEST_NUMBER):
        card = Definition(f"{prefix}{base}-{number}", base, table, OTHER_FIELDS, set)
        card.theatre = theatre
        card.number = number
        card.counterable = table.flag("counterable")
        kept = card.kind == CARD_KINDS[-1]
        if kept != table.has("window"):
            raise table.mistake("window", "belongs to kept cards, and to all of them")
        card.window = table.one_of("window", WINDOWS[1:]) if kept else ""
        card.play = ops.compile(table.tables("play"))
        card.ops = [inner.text("op") for inner in table.tables("play")]
        cards.append(card)
    return cards


def read_file(path: str, set: str, theatre: str, ops: Registry[BattleState]) -> list[Definition]:
    """Read all cards of the file at *path* for a set of a theatre."""
    cards: list[Definition] = []
    for table in read_entries(path, "card"):
        kind = table.one_of("kind", CARD_KINDS)
        if kind == "unit":
            cards.append(read_unit(table, set))
        elif kind == "battle":
            cards.append(read_battle(table, set, theatre))
        else:
            cards.extend(read_others(table, ops, set, theatre))
    return cards


def facts_of(card: Definition, copies: int) -> dict[str, Data]:
    """Return the printed facts of a card and where each field comes from, as plain data (bc-1.20)."""
    facts: dict[str, Data] = {"name": card.name, "code": card.code, "kind": card.kind, "set": card.set}
    facts |= {"base": card.base, "expansion": card.expansion()}
    if card.kind == "unit":
        facts |= unit_facts(card)
    else:
        facts |= {"theatre": card.theatre, "number": card.number}
    if card.kind == "battle":
        facts |= battle_facts(card)
    elif card.kind != "unit":
        facts |= {"window": card.window, "counterable": card.counterable}
    facts["copies"] = copies
    facts["provenance"] = card.provenance_to_data()
    return facts


def unit_facts(card: Definition) -> dict[str, Data]:
    """Return the facts of a unit; a value that it lacks is `None`."""
    return {
        "side": card.side,
        "type": card.type,
        "class": card.group,
        "phases": list[Data](card.phases),
        "shots": card.shots,
        "attack": {type: card.attack.get(type) for type in TYPES},
        "defence": {type: card.defence.get(type) for type in TYPES},
    }


def battle_facts(card: Definition) -> dict[str, Data]:
    """Return the facts of a battle; `requires` is `None` where nothing is required."""
    requires = card.requires
    needed: Data = None
    if requires is not None:
        needed = {"form": requires.form, "count": requires.count, "of": list[Data](requires.of)}
    return {
        "date": card.date,
        "aggressor": card.aggressor,
        "defender": card.defender,
        "aggressor_forces": list[Data](card.forces[0]),
        "defender_forces": list[Data](card.forces[1]),
        "victory": card.victory,
        "requires": needed,
        "forced": card.forced,
        "objective": card.objective,
        "prepared": card.prepared,
        "homeland": card.homeland,
    }
