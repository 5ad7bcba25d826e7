"""Card tables: the numbers of every card definition as packed columns, for the rules to read."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# The six types by the names of one document (bb-16.2); their frames differ in colour (bb-16.5).
SUPPLY: Final = 0
STRATEGY: Final = 1
ARMY: Final = 2
SUPPORT: Final = 3
SITE: Final = 4
EVENT: Final = 5
TYPES: Final = ["supply", "strategy", "army", "support", "site", "event"]

# A card's groups as bits: its subtype, and "army" for every Army card.
GROUPS: Final = [
    "army",
    "infantry",
    "tank",
    "gun",
    "recon",
    "staff",
    "engineer",
    "foothold",
    "city",
    "armour",
]
ARMY_GROUP: Final = 1
CITY_GROUP: Final = 1 << 8

NO_PROGRAM: Final = -1
NO_COST: Final = -1

STAYS: Final = 0
MAY_EXHAUSTED: Final = 1
MAY_ACTIVE: Final = 2


def group_of(name: str) -> int:
    """Return the bit of the group that bears *name*."""
    return 1 << GROUPS.index(name)


class Modifier:
    """A standing modifier: the question it answers, which card it is about (or -1), and how much."""

    def __init__(self, question: i64, card: i64, amount: i64) -> None:
        self.question: i64 = question
        self.card: i64 = card
        self.amount: i64 = amount


SELF_REACTIVATION: Final = 0
REACTIVATION_LIMIT: Final = 1
SUPPLY_BONUS: Final = 2
FIRST_SUPPLY: Final = 3
CARDS_KEPT: Final = 4
QUESTIONS: Final = ["self_reactivation", "reactivation_limit", "supply_bonus", "first_supply", "cards_kept"]


class CardTables:
    """One column a fact, one row a card definition; programs by number, -1 where there is none."""

    def __init__(self, size: int) -> None:
        self.size: i64 = size
        self.ids: list[str] = []
        self.type: vec[i64] = vec[i64]([0] * size)
        self.group: vec[i64] = vec[i64]([0] * size)
        self.copies: vec[i64] = vec[i64]([0] * size)
        self.play_cost: vec[i64] = vec[i64]([NO_COST] * size)
        self.buy_cost: vec[i64] = vec[i64]([NO_COST] * size)
        self.defence: vec[i64] = vec[i64]([0] * size)
        self.modifier: vec[i64] = vec[i64]([0] * size)
        self.victory: vec[i64] = vec[i64]([0] * size)
        self.deploys: vec[i64] = vec[i64]([STAYS] * size)
        self.has_deploy_rule: vec[i64] = vec[i64]([0] * size)
        self.play: vec[i64] = vec[i64]([NO_PROGRAM] * size)
        self.on_reveal: vec[i64] = vec[i64]([NO_PROGRAM] * size)
        self.on_gain: vec[i64] = vec[i64]([NO_PROGRAM] * size)
        self.on_attack: vec[i64] = vec[i64]([NO_PROGRAM] * size)
        self.on_clean_up: vec[i64] = vec[i64]([NO_PROGRAM] * size)
        self.reactivates: vec[i64] = vec[i64]([1] * size)
        self.stands: vec[i64] = vec[i64]([0] * size)
        self.standing: list[list[Modifier]] = [[] for _ in range(size)]
        self.cities: list[int] = []
        self.footholds: list[int] = []
        self.piles: vec[i64] = vec[i64]()
        self.losses: i64 = NO_PROGRAM
        self.won: i64 = NO_PROGRAM
        self.won_gains_first: i64 = NO_PROGRAM
        self.lost: i64 = NO_PROGRAM
        self.combat: i64 = NO_PROGRAM
        self.turn: i64 = NO_PROGRAM
        self.strategy_return: i64 = NO_PROGRAM
