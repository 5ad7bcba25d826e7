"""What a player reads off the cards before the game: numbers by card, under one set-up's answers."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from eastfront.games.battlecards.game import SLUG, BattleCards
from eastfront.games.battlecards.solving.odds import numbers_in
from eastfront.games.battlecards.tables import UNIT
from eastfront.kernel.edition import Setup
from eastfront.players.scripted.battlecards.odds import Average, Profile

# Loops run over a range of this: compiled, that takes a small part of the time of a range with a name.
TYPE_COUNT: Final = 3


class Facts:
    """One list a fact, indexed by card; where a fact depends on a type, three numbers a card."""

    def __init__(self, game: BattleCards, setup: Setup) -> None:
        self.rules = game.rules(setup)
        self.ops = game.programs.ops
        tables = game.card_set.tables
        self.size = int(tables.size)
        self.type = listed(tables.type)
        self.leader = listed(tables.leader)
        self.commander = listed(tables.commander)
        self.shots = listed(tables.shots)
        self.phases = listed(tables.phases)
        self.phase = [lowest_bit(mask) for mask in self.phases]
        self.attack = by_type(tables.attack)
        self.defence = by_type(tables.defence)
        self.aura_attack = by_type(tables.aura_attack)
        self.aura_defence = by_type(tables.aura_defence)
        self.autokill = listed(tables.can_autokill)
        self.kills = by_type(tables.autokill)
        self.support_attack = listed(tables.support_attack)
        self.support_defence = listed(tables.support_defence)
        self.air_group = listed(tables.air_group)
        self.victory = listed(tables.victory)
        self.homeland = listed(tables.homeland)
        self.program = listed(tables.program)
        self.read_rules()
        self.read_averages([card for card in range(self.size) if int(tables.kind[card]) == UNIT])

    def read_rules(self) -> None:
        """Note who sits where, and the battles and copies in play."""
        rules = self.rules
        self.seats = int(rules.seats)
        self.opponent = listed(rules.opponent)
        self.ally = listed(rules.ally)
        self.alliance = listed(rules.alliance)
        self.theatre = listed(rules.theatre)
        self.battles = [listed(cards) for cards in rules.battles]
        self.token_card = listed(rules.token_card)
        self.bounds = listed(rules.bounds)
        self.arsenals = [listed(cards) for cards in rules.arsenals]
        decks = [[int(rules.cards.number[card]) for card in deck] for deck in rules.decks]
        self.fresh = [numbers_in(deck) for deck in decks]
        self.numbers = numbers_in([number for deck in decks for number in deck])

    def read_averages(self, units: list[int]) -> None:
        """Work out what each unit achieves and suffers against the Arsenal of each seat."""
        averages = []
        for arsenal in self.arsenals:
            averages.append(
                Average(self.numbers, [self.profile(card) for card in arsenal if not self.leader[card]])
            )
        none = [0.0, 0.0, 0.0]
        self.hits = [[none] * self.size for _ in averages]
        self.risks = [[none] * self.size for _ in averages]
        for card in units:
            profile = self.profile(card)
            for seat, average in enumerate(averages):
                self.hits[seat][card] = [average.hits(profile, type) for type in range(TYPE_COUNT)]
                self.risks[seat][card] = [average.risk(profile, type) for type in range(TYPE_COUNT)]

    def profile(self, card: int) -> Profile:
        """Return a unit as it fires alone, its Air Group divided evenly."""
        half = self.air_group[card] // 2
        attack = [value if value < 0 else value + half for value in self.attack[card]]
        defence = [value + half for value in self.defence[card]]
        return Profile(self.type[card], self.shots[card], attack, defence)


def listed(column: vec[i64]) -> list[int]:
    """Return a column as plain numbers."""
    return [int(value) for value in column]


def by_type(column: vec[i64]) -> list[list[int]]:
    """Return a column with three numbers a card."""
    values = listed(column)
    return [values[at : at + 3] for at in range(0, len(values), 3)]


def lowest_bit(mask: int) -> int:
    """Return the place of the lowest bit, from 1 on; 0 of nothing."""
    return (mask & -mask).bit_length()


def facts_of(setup: Setup) -> Facts:
    """Return the facts under *setup*, read once for equal answers."""
    return _facts(setup.edition, tuple(sorted(setup.options.items())))


@lru_cache(maxsize=64)
def _facts(edition: str, options: tuple[tuple[str, str], ...]) -> Facts:
    game = _game()
    return Facts(game, Setup(SLUG, edition, game.description.seat_counts(edition)[0], dict(options)))


@cache
def _game() -> BattleCards:
    return BattleCards()
