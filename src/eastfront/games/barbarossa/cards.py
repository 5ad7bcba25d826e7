"""Reading Barbarossa's card files: facts, provenance and compiled texts of every card."""

from __future__ import annotations

from typing import Final

from eastfront.games.barbarossa.ops.registry import registry
from eastfront.games.barbarossa.state import BarbarossaState
from eastfront.games.barbarossa.tables import (
    GROUPS,
    QUESTIONS,
    SELF_REACTIVATION,
    TYPES,
)
from eastfront.games.barbarossa.verbs import (
    WINDOW_COMBAT,
    WINDOW_FORFEIT,
    WINDOW_STARTING,
    WINDOW_TACTICS,
)
from eastfront.kernel.cardfile import Table, data_path, read_entries
from eastfront.kernel.catalogue import CardDefinition, Provenance, read_provenance
from eastfront.kernel.data import Data
from eastfront.kernel.edition import Editions
from eastfront.kernel.errors import CardFileError
from eastfront.kernel.machine import Op
from eastfront.kernel.programs import Registry

PACKAGE: Final = "eastfront.games.barbarossa"
FILES: Final = ["supply.toml", "strategy.toml", "army.toml", "support.toml", "sites.toml", "events.toml"]
MOMENTS: Final = ["on_reveal", "on_gain", "on_attack", "on_clean_up"]
LABELS: Final = ["id", "code", "type", "rule", "provenance"]
FACTS: Final = ["name", "subtype", "copies", "play_cost", "buy_cost", "defence", "modifier", "victory"]
EFFECTS: Final = ["play", "abilities", "standing", *MOMENTS]
WINDOWS: Final = {
    "starting": WINDOW_STARTING,
    "tactics": WINDOW_TACTICS,
    "combat": WINDOW_COMBAT,
    "forfeit": WINDOW_FORFEIT,
}
AREAS: Final = ["front", "play-area"]
MOST_ABILITIES: Final = 3
TARGETS: Final = ["city", "edition"]


class AbilityText:
    """An ability for readers: where and when, and its ops left and right of the arrow."""

    def __init__(
        self,
        area: str,
        windows: list[str],
        against: str,
        limit: int,
        when: str,
        cost: list[Op[BarbarossaState]],
        effect: list[Op[BarbarossaState]],
    ) -> None:
        self.area = area
        self.windows = windows
        self.against = against
        self.limit = limit
        self.when = when
        self.cost = cost
        self.effect = effect


class ModifierText:
    """A standing modifier for readers."""

    def __init__(self, question: str, card: str, amount: int) -> None:
        self.question = question
        self.card = card
        self.amount = amount


class Definition(CardDefinition):
    """A card of Barbarossa: its one type, perhaps a subtype (bb-3.1, bb-3.2), facts and compiled texts."""

    def __init__(self, table: Table, ops: Registry[BarbarossaState]) -> None:
        table.allow_only(LABELS + FACTS + EFFECTS)
        present = [field for field in FACTS + EFFECTS if table.has(field)]
        provenance: dict[str, Provenance] = read_provenance(table, present)
        super().__init__(table.slug("id"), table.text("name"), table.whole("copies", 1, 99), provenance)
        self.code = table.text("code")
        self.type = table.one_of("type", TYPES)
        self.subtype = table.one_of("subtype", GROUPS[1:]) if table.has("subtype") else ""
        self.play_cost = table.whole("play_cost", 0, 9) if table.has("play_cost") else None
        self.buy_cost = table.whole("buy_cost", 0, 99) if table.has("buy_cost") else None
        self.defence = table.whole("defence", 0, 99) if table.has("defence") else None
        self.modifier = table.whole("modifier", -9, 99) if table.has("modifier") else None
        self.victory = table.whole("victory", 0, 99)
        self.rule = table.text("rule") if table.has("rule") else ""
        self.play = ops.compile(table.tables("play"))
        self.moments = {moment: ops.compile(table.tables(moment)) for moment in MOMENTS}
        self.abilities = [read_ability(inner, ops) for inner in table.tables("abilities")]
        self.standing = [read_modifier(inner) for inner in table.tables("standing")]
        self.file = table.file

    def mistake(self, field: str, problem: str) -> CardFileError:
        """Return the error that names this card's file, the card and *field*."""
        return CardFileError(self.file, self.id, field, problem)


def read_ability(table: Table, ops: Registry[BarbarossaState]) -> AbilityText:
    """Read one ability table."""
    when = ""
    if table.has("when"):
        inner = table.table("when")
        if len(inner.values) != 1:
            raise table.mistake("when", "must name one question and its answer")
        when = "".join(f"{key}={inner.text(key)}" for key in inner.values)
    ability = AbilityText(
        table.one_of("from", AREAS) if table.has("from") else "front",
        table.some_of("windows", list(WINDOWS)) if table.has("windows") else [],
        table.one_of("against", TARGETS) if table.has("against") else "",
        table.whole("limit", 1, 1) if table.has("limit") else 0,
        when,
        ops.compile(table.tables("cost")),
        ops.compile(table.tables("effect")),
    )
    table.finish()
    return ability


def read_modifier(table: Table) -> ModifierText:
    """Read one standing modifier; not to reactivate by itself takes no amount but 0 (bb-15.14)."""
    question = table.one_of("question", QUESTIONS)
    most = 0 if question == QUESTIONS[SELF_REACTIVATION] else 9
    modifier = ModifierText(
        question,
        table.text("card") if table.has("card") else "",
        table.whole("amount", -most, most),
    )
    table.finish()
    return modifier


def read_definitions(paths: list[str]) -> list[Definition]:
    """Read the cards of these files, each value with its source (bb-1.8, bb-1.9); ids are unique."""
    ops = registry()
    definitions: list[Definition] = []
    seen: set[str] = set()
    for path in paths:
        for table in read_entries(path, "card"):
            definition = Definition(table, ops)
            if definition.id in seen:
                raise table.mistake("id", "is used twice")
            seen.add(definition.id)
            definitions.append(definition)
    return definitions


def check_references(definitions: list[Definition], editions: Editions) -> None:
    """Refuse a modifier about an unknown card, an unknown answer, and abilities that no option could name."""
    ids = [definition.id for definition in definitions]
    for definition in definitions:
        for number, modifier in enumerate(definition.standing, start=1):
            if modifier.card and modifier.card not in ids:
                raise definition.mistake(f"standing[{number}].card", f"there is no card {modifier.card!r}")
        for number, ability in enumerate(definition.abilities, start=1):
            if ability.when and not editions.has_answer(ability.when):
                problem = f"no question has the answer {ability.when!r}"
                raise definition.mistake(f"abilities[{number}].when", problem)
        check_number_of_abilities(definition)


def check_number_of_abilities(definition: Definition) -> None:
    """Refuse more abilities than there are verbs to use them."""
    deployed = [ability.when for ability in definition.abilities if ability.area == "front"]
    alternatives = {when.partition("=")[0] for when in deployed if when}
    if (
        deployed.count("") + len(alternatives) > MOST_ABILITIES
        or len(definition.abilities) - len(deployed) > 1
    ):
        problem = f"at most {MOST_ABILITIES} on the Front Line and 1 in the play area"
        raise definition.mistake("abilities", problem)


def card_paths() -> list[str]:
    """Return the paths of the six card files."""
    return [data_path(PACKAGE, name) for name in FILES]


def facts_of(definition: Definition) -> dict[str, Data]:
    """Return the printed facts of a card and where each field comes from, as plain data."""
    return {
        "name": definition.name,
        "code": definition.code,
        "kind": definition.type,
        "subtype": definition.subtype or None,
        "copies": definition.copies,
        "play_cost": definition.play_cost,
        "buy_cost": definition.buy_cost,
        "defence": definition.defence,
        "modifier": definition.modifier,
        "victory": definition.victory,
        "provenance": definition.provenance_to_data(),
    }
