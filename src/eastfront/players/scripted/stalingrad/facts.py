"""What a player reads off the cards before the game: numbers by card, under one set-up's answers."""

from __future__ import annotations

from functools import cache, lru_cache

from librt.vecs import vec
from mypy_extensions import i64

from eastfront.games.stalingrad.cards import Definition
from eastfront.games.stalingrad.game import SLUG, Stalingrad
from eastfront.games.stalingrad.solving.flips import counted
from eastfront.games.stalingrad.tables import ASSAULT, DEFENCE, MOBILE, SIDES, STUBBORN
from eastfront.kernel.edition import Setup
from eastfront.players.scripted.stalingrad.effects import ActionEffect, BattleEffect, cancels


class Facts:
    """One list a fact, indexed by card; *decks* and *deck_values* are by side, the latter counts by value."""

    def __init__(self, game: Stalingrad, setup: Setup) -> None:
        self.rules = game.rules(setup)
        self.ops = game.programs.ops
        self.tables = self.rules.cards
        self.read_forces()
        self.read_locations()
        self.read_actions(game.card_set.definitions)
        self.decks = [listed(cards) for cards in self.rules.decks]
        self.deck_values = [counted([self.firefight[card] for card in deck]) for deck in self.decks]

    def read_forces(self) -> None:
        """Note what Forces are worth."""
        tables = self.tables
        self.size = int(tables.size)
        self.side = listed(tables.side)
        self.type = listed(tables.type)
        self.value = listed(tables.value)
        self.combat = listed(tables.combat)
        self.rations = listed(tables.rations)
        self.armoured = listed(tables.armoured)
        abilities = listed(tables.abilities)
        self.mobile = [bool(bits & MOBILE) for bits in abilities]
        self.stubborn = [bool(bits & STUBBORN) for bits in abilities]
        # Combat by role: attacking, defending.
        self.strength = [
            [combat + bool(bits & ability) for combat, bits in zip(self.combat, abilities, strict=True)]
            for ability in (ASSAULT, DEFENCE)
        ]

    def read_locations(self) -> None:
        """Note what Locations yield and what their notes say."""
        tables = self.tables
        self.charts = [listed(chart) for chart in tables.chart]
        self.keeps = listed(tables.keeps)
        self.notes = [listed(column) for column in tables.note]
        self.note_holders = [listed(column) for column in tables.note_holder]

    def read_actions(self, definitions: list[Definition]) -> None:
        """Note what Action cards do, by mode."""
        programs = [card.programs for card in definitions]
        self.firefight = listed(self.tables.firefight)
        self.keywords = listed(self.tables.keywords)
        self.action = [ActionEffect(each.get("action", [])) for each in programs]
        self.battle = [BattleEffect(each.get("battle", [])) for each in programs]
        self.in_battle = ["battle" in each for each in programs]
        self.cancels = [cancels(each.get("reaction", [])) for each in programs]


def listed(column: vec[i64]) -> list[int]:
    """Return a column as plain numbers."""
    return [int(value) for value in column]


def facts_of(setup: Setup) -> Facts:
    """Return the facts under *setup*, read once for equal answers."""
    return _facts(setup.edition, tuple(sorted(setup.options.items())))


@lru_cache(maxsize=64)
def _facts(edition: str, options: tuple[tuple[str, str], ...]) -> Facts:
    return Facts(_game(), Setup(SLUG, edition, len(SIDES), dict(options)))


@cache
def _game() -> Stalingrad:
    return Stalingrad()
