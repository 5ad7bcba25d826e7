"""Attack and defence of a unit in its line, after all bonuses (chapters 5 and 6)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from eastfront.games.battlecards.battle import Line
from eastfront.games.battlecards.tables import NOT_APPLICABLE, CardTables

HIGHEST_NUMBER: Final = 20


def attack_value(cards: CardTables, line: Line, place: i64, against: i64) -> i64:
    """Return the attack of a unit against a type, after all bonuses; N/A stays N/A (bc-5.10)."""
    base = cards.attack[line.cards[place] * 3 + against]
    return NOT_APPLICABLE if base == NOT_APPLICABLE else base + line.attack[place]


def defence_value(cards: CardTables, line: Line, place: i64, against: i64) -> i64:
    """Return the defence of a unit against attackers of a type, after all bonuses (bc-6.9, bc-6.11)."""
    return cards.defence[line.cards[place] * 3 + against] + line.defence[place]


def is_hit(number: i64, attack: i64, defence: i64) -> bool:
    """Tell whether an Action Number destroys the target (bc-5.5, bc-17.16)."""
    return defence < number <= attack


def has_target(cards: CardTables, line: Line, place: i64, other: Line) -> bool:
    """Tell whether a unit has anything to fire at or to Autokill."""
    card = line.cards[place]
    kills = cards.can_autokill[card]
    row = card * 3
    type = cards.type[card]
    bonus = line.attack[place]
    targets = other.cards
    for target in range(len(targets)):
        enemy = targets[target]
        if enemy < 0:
            continue
        against = cards.type[enemy]
        defence = cards.defence[enemy * 3 + type] + other.defence[target]
        attack = cards.attack[row + against]
        if attack + bonus > defence and attack != NOT_APPLICABLE:
            return True
        if kills and defence <= cards.autokill[row + against]:
            return True
    return False


def can_hit(cards: CardTables, line: Line, other: Line) -> bool:
    """Tell whether any unit can hit any enemy, whatever support and Air Groups are allocated.

    Clauses: bc-7.1, bc-7.2, bc-7.3.
    """
    for place in range(len(line.cards)):
        if line.cards[place] >= 0 and could_hit(cards, line, place, other, 0):
            return True
    for place in range(len(line.cards)):
        if line.cards[place] >= 0:
            bonus = best_support(cards, line, place) + cards.air_group[line.cards[place]]
            if bonus > 0 and could_hit(cards, line, place, other, bonus):
                return True
    return False


def could_hit(cards: CardTables, line: Line, place: i64, other: Line, bonus: i64) -> bool:
    """Tell whether some number would let a unit with this *bonus* destroy an enemy (bc-5.11)."""
    card = line.cards[place]
    type = cards.type[card]
    for target in range(len(other.cards)):
        if other.cards[target] < 0:
            continue
        defence = defence_value(cards, other, target, type)
        attack = attack_value(cards, line, place, cards.type[other.cards[target]])
        if attack != NOT_APPLICABLE and attack + bonus > defence and defence < HIGHEST_NUMBER:
            return True
        if defence <= cards.autokill[card * 3 + cards.type[other.cards[target]]]:
            return True
    return False


def best_support(cards: CardTables, line: Line, place: i64) -> i64:
    """Return the highest attack bonus that a free supporter could give to a unit."""
    best: i64 = 0
    group = cards.group[line.cards[place]]
    for other in range(len(line.cards)):
        card = line.cards[other]
        if other != place and card >= 0 and cards.supports[card] & group:
            best = max(best, cards.support_attack[card])
    return best
