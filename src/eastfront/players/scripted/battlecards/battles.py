"""Battles before they are fought: attack or decline, prevent, deploy for the homeland, fight again."""

from __future__ import annotations

from typing import Final

from eastfront.games.battlecards.battle import RAID
from eastfront.games.battlecards.tables import FOUGHT, NO_REQUIREMENT, NO_SIDE
from eastfront.games.battlecards.verbs import ATTACK, DECLINE, EMERGENCY, PLAY, REFIGHT, TAKE
from eastfront.kernel.frames import NO_CARD
from eastfront.players.scripted.battlecards.reckoning import CERTAIN, Reckoning
from eastfront.players.scripted.battlecards.situation import NOBODY, Situation

# What the fall of a homeland or a partner freed is worth, in Victory Points.
DECISIVE: Final = 40.0
FREEDOM: Final = 20.0
# How much surer he wants to be when a defeat ends the game, and how much less when a victory does.
CAUTION: Final = 1.15
# How much bolder he is on his way to a defeat by points, and how many rebuilds of a deck before it.
LAST_CHANCE: Final = 0.75
LAST_REBUILDS: Final = 2
# Points below which a battle is not worth a card that prevents it.
WORTH_PREVENTING: Final = 4


def decide(situation: Situation) -> int:
    """Attack with nearly the enemy's strength or more."""
    battle = situation.view.battle
    odds = Reckoning(situation).odds(int(battle.card), int(battle.aggressor), int(battle.defender))
    bar = situation.doctrine.attack * stakes(situation, int(battle.card))
    return situation.take(ATTACK if situation.noisy(odds) >= bar else DECLINE)


def stakes(situation: Situation, battle: int) -> float:
    """Return how much stronger than usual he wants to be, by what the card would decide."""
    own = situation.facts.alliance[situation.seat]
    bar = 1.0
    if wins_game(situation, 1 - own, battle):
        bar *= CAUTION
    if wins_game(situation, own, battle):
        bar /= CAUTION
    if is_late(situation) and situation.points(own) < situation.points(1 - own):
        bar *= LAST_CHANCE
    return bar


def is_late(situation: Situation) -> bool:
    """Tell whether the decks will soon have been rebuilt so often that points decide the game."""
    rules = situation.facts.rules
    return not rules.strict and max(situation.view.rebuilds) >= rules.reshuffles - LAST_REBUILDS


def wins_game(situation: Situation, alliance: int, battle: int) -> bool:
    """Tell whether an alliance reaches its target with the points of *battle*."""
    target = int(situation.facts.rules.target)
    return situation.points(alliance) + situation.facts.victory[battle] >= target


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


def refight(situation: Situation) -> int:
    """Fight again for the battle that promises most."""
    found = best_refight(situation, situation.offered(REFIGHT), 0.0)
    return situation.take(REFIGHT, found) if found != NOBODY else situation.options[0]


def best_refight(situation: Situation, battles: list[int], bar: float) -> int:
    """Return the battle to be fought again with the best promise, if any passes the *bar*."""
    reckoning = Reckoning(situation)
    best, found = -1.0, NOBODY
    for battle in battles:
        odds = reckoning.odds(battle, situation.seat, defender_of(situation, battle))
        promise = prize(situation, battle) * odds / (1.0 + odds)
        if odds >= bar and promise > best:
            best, found = promise, battle
    return found


def prize(situation: Situation, battle: int) -> float:
    """Return what winning *battle* back is worth."""
    facts = situation.facts
    points = 2.0 * facts.victory[battle]
    if any(seen.fallen == battle for seen in situation.view.seats):
        return points + FREEDOM
    homeland = facts.homeland[battle]
    fatal = homeland != NO_SIDE and not facts.rules.is_allied_home(homeland, situation.seat)
    if fatal or wins_game(situation, facts.alliance[situation.seat], battle):
        return points + DECISIVE
    return points


def refightable(situation: Situation) -> list[int]:
    """Return the battles that enemies hold and a Counterattack may be for."""
    held = [card for seat in situation.enemies() for card in situation.view.seats[seat].won]
    return [card for card in held if may_fight_again(situation, card)]


def may_fight_again(situation: Situation, battle: int) -> bool:
    """Tell whether *battle* may be fought again: in the own theatre, or for a partner who is out."""
    facts, rules, seat = situation.facts, situation.facts.rules, situation.seat
    if rules.theatre_of_card(battle) != facts.theatre[seat]:
        ally = facts.ally[seat]
        return ally != NOBODY and situation.view.seats[ally].fallen == battle
    invasion = facts.homeland[battle] != NO_SIDE and rules.cards.aggressor[battle] == rules.side[seat]
    return not invasion or meets_requirement(situation, battle)


def meets_requirement(situation: Situation, battle: int) -> bool:
    """Tell whether the own seat, as aggressor, meets the prerequisite of *battle*."""
    cards = situation.facts.rules.cards
    form = cards.form[battle]
    if form == NO_REQUIREMENT:
        return True
    won = set(situation.me.won)
    if form == FOUGHT:
        won = {card for seen in situation.view.seats for card in seen.won}
    return sum(1 for card in cards.required_of[battle] if card in won) >= cards.required[battle]


def defender_of(situation: Situation, battle: int) -> int:
    """Return who defends a battle that is fought again."""
    facts, seats = situation.facts, situation.view.seats
    holders = [seat for seat in situation.enemies() if battle in seats[seat].won]
    opponent = facts.opponent[situation.seat]
    away = facts.theatre[holders[0]] != facts.rules.theatre_of_card(battle)
    return opponent if away and seats[opponent].fallen == NO_CARD else holders[0]
