"""Battles before they are fought: attack or decline, prevent, deploy for the homeland."""

from __future__ import annotations

from typing import Final

from eastfront.games.battlecards.battle import RAID
from eastfront.games.battlecards.tables import NO_SIDE
from eastfront.games.battlecards.verbs import ATTACK, DECLINE, EMERGENCY, PLAY, TAKE
from eastfront.players.scripted.battlecards.ending import Ending
from eastfront.players.scripted.battlecards.reckoning import CERTAIN, Reckoning
from eastfront.players.scripted.battlecards.situation import Choice, Situation

# How much surer he wants to be when a defeat ends the game, and how much less when a victory does.
CAUTION: Final = 1.15
# Points below which a battle is not worth a card that prevents it.
WORTH_PREVENTING: Final = 4


def decide(situation: Situation) -> int:
    """Attack with nearly the enemy's strength or more; near the end, if it helps to lead by then."""
    battle, reckoning = situation.view.battle, Reckoning(situation)
    card, aggressor, defender = int(battle.card), int(battle.aggressor), int(battle.defender)
    odds = situation.noisy(reckoning.odds(card, aggressor, defender))
    ending = Ending(situation, reckoning)
    if ending.is_near():
        promising = ending.attack(card, aggressor, defender, odds) > ending.hope()
    else:
        promising = odds >= situation.doctrine.attack * stakes(situation, card)
    return situation.take(ATTACK if promising else DECLINE)


def stakes(situation: Situation, battle: int) -> float:
    """Return how much stronger than usual he wants to be, by what the card would decide."""
    own = situation.facts.alliance[situation.seat]
    bar = 1.0
    if wins_game(situation, 1 - own, battle):
        bar *= CAUTION
    if wins_game(situation, own, battle):
        bar /= CAUTION
    return bar


def wins_game(situation: Choice, alliance: int, battle: int) -> bool:
    """Tell whether an alliance reaches its target with the points of *battle*, if it does not hold it."""
    facts = situation.facts
    held = any(
        battle in seen.won and facts.alliance[seat] == alliance
        for seat, seen in enumerate(situation.view.seats)
    )
    gain = 0 if held else facts.victory[battle]
    return situation.points(alliance) + gain >= int(facts.rules.target)


def take_free(situation: Situation) -> int:
    """Take a battle that nobody contests."""
    return situation.take(TAKE)


def deploy_for_homeland(situation: Situation) -> int:
    """Throw in everything."""
    return situation.take(EMERGENCY)


def delay(situation: Situation) -> int:
    """Prevent a battle that matters and would probably be lost."""
    cards = situation.offered(PLAY)
    if not cards or not is_worth_preventing(situation):
        return situation.end()
    return situation.take(PLAY, cards[0])


def is_worth_preventing(situation: Situation) -> bool:
    """Compare the forces; a homeland or the game itself is not left to chance."""
    facts, battle = situation.facts, situation.view.battle
    card, aggressor, defender = int(battle.card), int(battle.aggressor), int(battle.defender)
    raid = int(battle.raid_forces) if battle.cause == RAID else 0
    odds = Reckoning(situation).odds(card, aggressor, defender, raid)
    attacking = facts.alliance[aggressor] == facts.alliance[situation.seat]
    share = odds if attacking else 1.0 / max(odds, 1.0 / CERTAIN)
    if raid:
        return share < situation.doctrine.delay / 2
    invaded = facts.homeland[card] != NO_SIDE and not attacking
    fatal = invaded or wins_game(situation, 1 - facts.alliance[situation.seat], card)
    if fatal:
        return share < 1.0
    return share < situation.doctrine.delay and facts.victory[card] >= WORTH_PREVENTING
