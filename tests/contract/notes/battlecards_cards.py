"""What is printed on the cards of BattleCards and known to all: definitions, what they are worth."""

from __future__ import annotations

from functools import cache

from eastfront.games.battlecards.cards import Definition
from eastfront.games.battlecards.game import BattleCards
from eastfront.kernel.data import Data
from eastfront.kernel.notices import BACK


@cache
def game() -> BattleCards:
    """Return the game: what is printed on cards and in rules is known to all."""
    return BattleCards()


def definitions() -> list[Definition]:
    """Return the card definitions."""
    return game().card_set.definitions


@cache
def definition(id: str) -> Definition:
    """Return the definition that bears *id*."""
    return next(each for each in definitions() if each.id == id)


def worth(unit: Definition) -> float:
    """Return roughly what a unit is worth in a battle: more than 1, even if it never fights."""
    attacks = sum(unit.attack.values()) * unit.shots / 3
    return 1 + attacks + sum(unit.defence.values()) / 6


def named(cards: list[int]) -> list[Data]:
    """Return cards by their ids; nothing for a gap."""
    return ["" if card == BACK else definitions()[card].id for card in cards]
