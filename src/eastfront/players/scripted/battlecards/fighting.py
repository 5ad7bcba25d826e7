"""In the midst of a battle: Kept Cards that help, heroic stands, withdrawal and regrouping."""

from __future__ import annotations

from typing import Final

from eastfront.games.battlecards.battle import RAID
from eastfront.games.battlecards.ops.kept import RoundBonus
from eastfront.games.battlecards.tables import NO_SIDE
from eastfront.games.battlecards.verbs import PLAY, WITHDRAW_ALL, place_of
from eastfront.players.scripted.battlecards.battles import wins_game
from eastfront.players.scripted.battlecards.field import Field
from eastfront.players.scripted.battlecards.situation import Choice, Situation

# Balances between which a battle is open enough for a Kept Card, and the points that make it matter.
HOPELESS: Final = 0.4
SAFE: Final = 2.0
MATTERS: Final = 4


def strengthen(situation: Situation) -> int:
    """Play a bonus for several units in a battle that is open and matters."""
    cards = situation.offered(PLAY)
    if not cards or not is_at_stake(situation):
        return situation.end()
    field = Field(situation)
    if not HOPELESS < field.balance() < SAFE:
        return situation.end()
    gains = {card: units_helped(situation, field, card) for card in cards}
    best = max(cards, key=lambda card: gains[card])
    return situation.take(PLAY, best) if gains[best] >= situation.doctrine.concert else situation.end()


def is_at_stake(situation: Situation) -> bool:
    """Tell whether the battle at hand is one of the important ones."""
    battle = situation.view.battle
    return battle.cause != RAID and situation.facts.victory[int(battle.card)] >= MATTERS


def units_helped(situation: Situation, field: Field, card: int) -> int:
    """Count the own units that a Kept Card strengthens."""
    program = situation.facts.ops[situation.facts.program[card]]
    bonuses = [op for op in program if isinstance(op, RoundBonus)]
    helped = 0
    for unit in field.own():
        for bonus in bonuses:
            fires = any(unit.attack[each.type] > 0 for each in field.others)
            helped += bonus.type == unit.type and (bonus.defence > 0 or fires)
    return helped


def stand(situation: Situation) -> int:
    """Save a unit that is worth it."""
    cards = situation.offered(PLAY)
    if not cards:
        return situation.end()
    place = int(place_of(situation.frame().source))
    field = Field(situation)
    unit = field.unit(place)
    worthy = situation.worths[unit.card] >= situation.doctrine.stand
    last = field.line.alive == 1 and is_at_stake(situation)
    return situation.take(PLAY, cards[0]) if worthy or last else situation.end()


def withdraw(situation: Situation) -> int:
    """Give up a battle that is nearly lost, unless everything depends on it."""
    if is_vital(situation) or Field(situation).balance() >= situation.doctrine.withdraw:
        return situation.end()
    return situation.take(WITHDRAW_ALL)


def is_vital(situation: Choice) -> bool:
    """Tell whether losing the battle at hand loses a homeland or the game."""
    facts, battle = situation.facts, situation.view.battle
    if battle.cause == RAID:
        return False
    card = int(battle.card)
    homeland = facts.homeland[card]
    own_home = homeland != NO_SIDE and facts.rules.is_allied_home(homeland, situation.seat)
    invaded = own_home and facts.alliance[int(battle.aggressor)] != facts.alliance[situation.seat]
    return invaded or wins_game(situation, 1 - facts.alliance[situation.seat], card)


def post(situation: Situation) -> int:
    """Keep the own survivors."""
    return situation.end()
