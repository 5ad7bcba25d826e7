"""Sense in the midst of a battle: no card without effect, no retreat from a battle that cannot be lost."""

from __future__ import annotations

from typing import Final

from eastfront.games.battlecards.battle import AGGRESSOR, DEFENDER, Battle, Line
from eastfront.games.battlecards.ops.kept import RoundBonus
from eastfront.games.battlecards.sequence.lines import add_bonus, close_ranks, reckon_bonuses
from eastfront.games.battlecards.sequence.values import (
    HIGHEST_NUMBER,
    attack_value,
    best_support,
    can_hit,
)
from eastfront.games.battlecards.tables import NO_TYPE, NOT_APPLICABLE
from eastfront.games.battlecards.verbs import END, PLAY, WITHDRAW, WITHDRAW_ALL, place_of
from eastfront.players.scripted.battlecards.facts import TYPE_COUNT
from eastfront.players.scripted.battlecards.fighting import is_vital
from eastfront.players.scripted.battlecards.situation import Choice

# What a Kept Card may add to the attack of a unit.
STRONGEST: Final = 3


def strengthening(choice: Choice) -> list[int]:
    """Play no bonus that changes no chance of any shot (bc-8.6)."""
    wasted = [card for card in choice.offered(PLAY) if not has_effect(choice, card)]
    pointless = [choice.take(PLAY, card) for card in wasted]
    return [option for option in choice.options if option not in pointless]


def has_effect(choice: Choice, card: int) -> bool:
    """Tell whether a bonus could help some own unit to hit, or save it from a hit."""
    battle = choice.view.battle
    side = own_side(choice)
    own, other = battle.lines[side], battle.lines[1 - side]
    bonuses = [op for op in choice.facts.ops[choice.facts.program[card]] if isinstance(op, RoundBonus)]
    for bonus in bonuses:
        for place, unit in enumerate(own.cards):
            if unit < 0 or choice.facts.type[unit] != bonus.type:
                continue
            if bonus.attack > 0 and helps_to_hit(choice, own, place, other, int(bonus.attack)):
                return True
            if bonus.defence > 0 and is_in_danger(choice, own, place, 1 - side):
                return True
    return not bonuses


def helps_to_hit(choice: Choice, line: Line, place: int, other: Line, bonus: int) -> bool:
    """Tell whether so much more attack, with all that may still be added, reaches some enemy."""
    cards = choice.facts.rules.cards
    card = line.cards[place]
    most = bonus + int(best_support(cards, line, place) + cards.air_group[card])
    for enemy in other.cards:
        if enemy < 0:
            continue
        attack = int(attack_value(cards, line, place, cards.type[enemy]))
        # What others lend to the target may be lost in the round.
        least = int(cards.defence[enemy * 3 + cards.type[card]])
        if attack != NOT_APPLICABLE and attack < HIGHEST_NUMBER and attack + most > least:
            return True
    return False


def is_in_danger(choice: Choice, line: Line, place: int, side: int) -> bool:
    """Tell whether some enemy of the line *side*, with all that may be added, could hit an own unit."""
    cards = choice.facts.rules.cards
    other = choice.view.battle.lines[side]
    type = cards.type[line.cards[place]]
    hidden = sum(choice.view.seats[seat].kept_size for seat in seats_of(choice, side))
    for enemy, card in enumerate(other.cards):
        if card < 0:
            continue
        attack = int(attack_value(cards, other, enemy, type))
        most = STRONGEST * hidden + int(best_support(cards, other, enemy) + cards.air_group[card])
        # What others lend to the unit may be lost in the round.
        least = int(cards.defence[line.cards[place] * 3 + cards.type[card]])
        if attack != NOT_APPLICABLE and attack + most > least:
            return True
    return False


def saving(choice: Choice) -> list[int]:
    """Save the last unit where its loss loses a homeland or the game."""
    place = int(place_of(choice.frame().source))
    return choice.all_but([END]) if is_vital(choice) and is_decisive(choice, place) else choice.options


def is_decisive(choice: Choice, place: int) -> bool:
    """Tell whether the battle is lost without the own unit at *place* (bc-4.8, bc-15.10)."""
    battle = choice.view.battle
    side = own_side(choice)
    left = [card for number, card in enumerate(battle.lines[side].cards) if card >= 0 and number != place]
    if side == DEFENDER and battle.objective != NO_TYPE:
        left = [card for card in left if choice.facts.type[card] == battle.objective]
    return not left


def withdrawing(choice: Choice) -> list[int]:
    """Stay where nobody can hit, or where all would be lost; go where nobody can be hit."""
    side = own_side(choice)
    cards = choice.facts.rules.cards
    battle = choice.view.battle.clone()
    own, other = next_line(choice, battle, side), next_line(choice, battle, 1 - side)
    strikes = can_hit(cards, own, other)
    if not can_hit(cards, other, own):
        return choice.all_but([WITHDRAW, WITHDRAW_ALL]) if strikes or side == DEFENDER else choice.options
    if is_vital(choice):
        return without_surrender(choice, own)
    if side == AGGRESSOR and not strikes:
        return [choice.take(WITHDRAW_ALL)]
    return choice.options


def without_surrender(choice: Choice, line: Line) -> list[int]:
    """Leave out what ends a battle on which everything depends."""
    if any(seat != choice.seat for seat in line.seats):
        return choice.options
    return choice.all_but([WITHDRAW_ALL, WITHDRAW] if line.alive == 1 else [WITHDRAW_ALL])


def next_line(choice: Choice, battle: Battle, side: int) -> Line:
    """Let a line begin the next round, with every Kept Card that could strengthen its fire; return it."""
    cards = choice.facts.rules.cards
    line = battle.lines[side]
    close_ranks(line)
    reckon_bonuses(cards, battle, side)
    for seat in seats_of(choice, side):
        for type in range(TYPE_COUNT):
            add_bonus(cards, line, type, bonus_of(choice, seat, type), 0)
    return line


def bonus_of(choice: Choice, seat: int, type: int) -> int:
    """Return what the Kept Cards of a seat may add to the attacks of a type: his own, or any."""
    seen = choice.view.seats[seat]
    if not seen.shown:
        return STRONGEST * seen.kept_size
    ops = [op for card in seen.kept for op in choice.facts.ops[choice.facts.program[card]]]
    return sum(int(op.attack) for op in ops if isinstance(op, RoundBonus) and op.type == type)


def own_side(choice: Choice) -> int:
    """Return the line in which the seat asked fights."""
    facts = choice.facts
    attacks = facts.alliance[int(choice.view.battle.aggressor)] == facts.alliance[choice.seat]
    return AGGRESSOR if attacks else DEFENDER


def seats_of(choice: Choice, side: int) -> list[int]:
    """Return the seats that fight on a side."""
    battle = choice.view.battle
    found = [battle.aggressor] if side == AGGRESSOR else [battle.defender, battle.partner]
    return [int(seat) for seat in found if seat >= 0]
