"""What the rules make of the card definitions: tables, programs and abilities."""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64

from eastfront.games.barbarossa.cards import MOMENTS, WINDOWS, AbilityText, Definition
from eastfront.games.barbarossa.ops.conditions import ExhaustThis
from eastfront.games.barbarossa.ops.leaving import ForfeitThis, GiveUpThis, ReturnThis
from eastfront.games.barbarossa.ops.points import Bonus, Pay
from eastfront.games.barbarossa.ops.registry import (
    bonus_attack,
    deploy_permission,
    needs_active,
    spares_cards,
    supply_price,
    tactic_price,
)
from eastfront.games.barbarossa.rules import Ability
from eastfront.games.barbarossa.state import BarbarossaState
from eastfront.games.barbarossa.tables import (
    MAY_ACTIVE,
    MAY_EXHAUSTED,
    QUESTIONS,
    SELF_REACTIVATION,
    TYPES,
    CardTables,
    Modifier,
    group_of,
)
from eastfront.games.barbarossa.verbs import (
    WINDOW_COMBAT,
)
from eastfront.kernel.machine import Op, Programs


class CardSet:
    """The definitions with everything the rules make of them: tables, programs, abilities.

    The rules ask these before they act, so that a card wins over a rule (bb-13.7, bb-13.8).
    """

    def __init__(self, definitions: list[Definition], programs: Programs[BarbarossaState]) -> None:
        self.definitions = definitions
        self.tables = CardTables(len(definitions))
        self.tables.ids = [definition.id for definition in definitions]
        self.abilities: list[list[Ability]] = []
        for card, definition in enumerate(definitions):
            self.add_facts(card, definition)
            self.add_programs(card, definition, programs)
            self.add_standing(card, definition)
            self.abilities.append(self.compile_abilities(definition, programs))

    def add_facts(self, card: int, definition: Definition) -> None:
        """Fill the columns of facts; some types have no price (bb-3.6), only one is army (bb-3.15)."""
        tables = self.tables
        tables.type[card] = TYPES.index(definition.type)
        tables.copies[card] = definition.copies
        tables.victory[card] = definition.victory
        groups = group_of("army") if definition.type == "army" else 0
        tables.group[card] = groups | (group_of(definition.subtype) if definition.subtype else 0)
        if definition.play_cost is not None:
            tables.play_cost[card] = definition.play_cost
        if definition.buy_cost is not None:
            tables.buy_cost[card] = definition.buy_cost
            if definition.type != "support":
                tables.piles = append(tables.piles, card)
        tables.defence[card] = definition.defence or 0
        tables.modifier[card] = definition.modifier or 0
        if definition.subtype == "city":
            tables.cities.append(card)
        if definition.subtype == "foothold":
            tables.footholds.append(card)

    def add_programs(self, card: int, definition: Definition, programs: Programs[BarbarossaState]) -> None:
        """Register the play rule and the texts of moments."""
        tables = self.tables
        if definition.play:
            tables.play[card] = programs.add(f"{definition.id}.play", definition.play)
            permission = deploy_permission(definition.play)
            if permission:
                tables.deploys[card] = MAY_EXHAUSTED if permission == "exhausted" else MAY_ACTIVE
        columns = [tables.on_reveal, tables.on_gain, tables.on_attack, tables.on_clean_up]
        for moment, column in zip(MOMENTS, columns, strict=True):
            if definition.moments[moment]:
                column[card] = programs.add(f"{definition.id}.{moment}", definition.moments[moment])
        deployed = [ability for ability in definition.abilities if ability.area == "front"]
        tables.has_deploy_rule[card] = 1 if deployed or definition.standing else 0

    def add_standing(self, card: int, definition: Definition) -> None:
        """Fill in the modifiers; one about the card itself is a column of its own."""
        tables = self.tables
        for text in definition.standing:
            question = QUESTIONS.index(text.question)
            if question == SELF_REACTIVATION:
                tables.reactivates[card] = 0
            else:
                about = tables.ids.index(text.card) if text.card else -1
                tables.standing[card].append(Modifier(question, about, text.amount))
        if tables.standing[card] or definition.moments["on_clean_up"]:
            tables.stands[card] = 1

    def compile_abilities(self, definition: Definition, programs: Programs[BarbarossaState]) -> list[Ability]:
        """Register each ability's program: the cost, then the effect."""
        result: list[Ability] = []
        for number, text in enumerate(definition.abilities, start=1):
            program = programs.add(f"{definition.id}.ability-{number}", text.cost + text.effect)
            windows: i64 = 0
            for name in text.windows:
                windows |= WINDOWS[name]
            if text.against:
                windows = WINDOW_COMBAT
            active = needs_active(text.cost)
            fights = not text.against and (windows == 0 or bool(windows & WINDOW_COMBAT))
            result.append(
                Ability(
                    program,
                    text.area == "play-area",
                    windows,
                    text.against == "city",
                    text.against == "edition",
                    text.limit > 0,
                    text.when,
                    active,
                    supply_price(text.cost),
                    tactic_price(text.cost),
                    checked_ops(text),
                    bonus_attack(text.effect) if fights and spares_cards(text.cost) else 0,
                )
            )
        return result


def checked_ops(text: AbilityText) -> list[Op[BarbarossaState]]:
    """Return the ops of an ability that can fail to be possible, the costs read off beforehand left out."""
    plain = (Bonus, ExhaustThis, ForfeitThis, GiveUpThis, Pay, ReturnThis)
    return [op for op in text.cost + text.effect if not isinstance(op, plain)]
