"""What a player reads off the cards before the game: numbers by card, under one set-up's answers."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from eastfront.games.barbarossa.cards import Definition
from eastfront.games.barbarossa.game import SLUG, Barbarossa
from eastfront.games.barbarossa.odds import event_table
from eastfront.games.barbarossa.ops.conditions import SecondCombat
from eastfront.games.barbarossa.ops.deploying import Deploy, MayDeploy, PermitPlacing
from eastfront.games.barbarossa.ops.events import EndGame
from eastfront.games.barbarossa.ops.losses import Losses
from eastfront.games.barbarossa.ops.points import Bonus
from eastfront.games.barbarossa.rules import Ability
from eastfront.games.barbarossa.state import BarbarossaState
from eastfront.games.barbarossa.tables import (
    FIRST_SUPPLY,
    REACTIVATION_LIMIT,
    SITE,
    SUPPLY_BONUS,
    CardTables,
    Modifier,
    group_of,
)
from eastfront.games.barbarossa.verbs import USE_1
from eastfront.kernel.edition import Setup
from eastfront.kernel.machine import Op
from eastfront.players.scripted.barbarossa.means import Means

NO_LIMIT: Final = 1000


class Facts:
    """One list a fact, indexed by card, and the rules in force."""

    def __init__(self, game: Barbarossa, setup: Setup) -> None:
        self.rules = game.rules(setup)
        self.programs = game.programs.ops
        tables = game.card_set.tables
        cards = range(int(tables.size))
        self.type = [int(tables.type[card]) for card in cards]
        self.group = [int(tables.group[card]) for card in cards]
        self.play_cost = [int(tables.play_cost[card]) for card in cards]
        self.buy_cost = [int(tables.buy_cost[card]) for card in cards]
        self.defence = [int(tables.defence[card]) for card in cards]
        self.modifier = [int(tables.modifier[card]) for card in cards]
        self.victory = [int(tables.victory[card]) for card in cards]
        sites = [self.victory[card] for card in cards if self.type[card] == SITE]
        self.most_valuable = [value == max(sites) and sites.count(value) == 1 for value in self.victory]
        self.events = event_table(self.rules)
        self.strongest = max(self.defence) + max(self.modifier)
        self.highest = max(self.defence) + self.most_added(tables)
        self.wakes = [bool(tables.reactivates[card]) for card in cards]
        self.reactivation_limit = [limit_of(tables.standing[card]) for card in cards]
        self.supply_changes = [supply_changes(tables.standing[card]) for card in cards]
        self.stands = [bool(tables.standing[card]) or not tables.reactivates[card] for card in cards]
        self.footholds = list(tables.footholds)
        self.cities = len(tables.cities)
        self.means = [self.read_means(self.rules.front_abilities[card]) for card in cards]
        self.played_means = [self.read_means(self.rules.played_abilities[card]) for card in cards]
        self.plays = [Play(definition.play) for definition in game.card_set.definitions]
        self.read_moments(game.card_set.definitions)
        self.punch = [self.best_attack(card) for card in cards]
        self.upkeep = [self.attack_price(card) for card in cards]

    def most_added(self, tables: CardTables) -> int:
        """Return the most that Events can add: all those that bring another, and the worst at the end."""
        brings = self.events.brings
        added = [self.modifier[card] * int(tables.copies[card]) for card, more in enumerate(brings) if more]
        return sum(added) + max(self.modifier)

    def read_means(self, abilities: list[Ability]) -> list[Means]:
        """Return *abilities* as means, in the order of their verbs."""
        return [
            Means(USE_1 + index, ability, self.programs[ability.program], self.rules.footholds_any_site)
            for index, ability in enumerate(abilities)
        ]

    def read_moments(self, definitions: list[Definition]) -> None:
        """Note what Sites do when attacked or gained."""
        self.final: list[bool] = []
        self.red: list[Op[BarbarossaState] | None] = []
        for definition in definitions:
            moments = definition.moments
            self.final.append(has(moments["on_attack"] + moments["on_gain"], EndGame))
            red = [op for op in moments["on_attack"] if isinstance(op, Losses)]
            self.red.append(red[0] if red else None)

    def best_attack(self, card: int) -> int:
        """Return the Attack Points of one exhaustion of *card*, conditions left aside."""
        return max([each.attack for each in self.means[card] if each.exhausts and each.in_combat], default=0)

    def attack_price(self, card: int) -> int:
        """Return the Supply Points that *card* asks for every turn it fights."""
        price = min([each.price for each in self.means[card] if each.exhausts and each.attack], default=0)
        waking = [each.price for each in self.means[card] if each.reactivates_this]
        return price if self.wakes[card] else price + min(waking, default=0)


class Play:
    """What the play rule of one card gives."""

    def __init__(self, program: list[Op[BarbarossaState]]) -> None:
        bonuses = [op for op in program if isinstance(op, Bonus)]
        self.tactic = sum(int(op.tactic) for op in bonuses)
        self.supply = sum(int(op.supply) for op in bonuses)
        self.draw = sum(int(op.draw) for op in bonuses)
        self.reinforcement = sum(int(op.reinforcement) for op in bonuses)
        self.attack = sum(int(op.attack) for op in bonuses)
        self.deploys = has(program, Deploy) or has(program, MayDeploy)
        self.second_combat = has(program, SecondCombat)
        self.reactivates = sum(int(op.reactivate) for op in program if isinstance(op, SecondCombat))
        self.placing = 0
        for op in program:
            if isinstance(op, PermitPlacing):
                self.placing = sum(group_of(name) for name in op.what)


def has(program: list[Op[BarbarossaState]], kind: type[Op[BarbarossaState]]) -> bool:
    """Tell whether *program* holds an op of this *kind*."""
    return any(isinstance(op, kind) for op in program)


def limit_of(standing: list[Modifier]) -> int:
    """Return how many Army cards reactivate while these modifiers stand."""
    limits = [int(each.amount) for each in standing if each.question == REACTIVATION_LIMIT]
    return min(limits, default=NO_LIMIT)


def supply_changes(standing: list[Modifier]) -> list[Modifier]:
    """Return those of the modifiers that change what Supply cards give."""
    return [each for each in standing if each.question in (SUPPLY_BONUS, FIRST_SUPPLY)]


def facts_of(setup: Setup) -> Facts:
    """Return the facts under *setup*, read once for equal answers."""
    return _facts(setup.edition, tuple(sorted(setup.options.items())))


@lru_cache(maxsize=64)
def _facts(edition: str, options: tuple[tuple[str, str], ...]) -> Facts:
    game = _game()
    return Facts(game, Setup(SLUG, edition, game.description.seat_counts(edition)[0], dict(options)))


@cache
def _game() -> Barbarossa:
    return Barbarossa()
