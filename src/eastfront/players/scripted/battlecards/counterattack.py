"""Counterattacks: which battles may be fought again, and which of them promises most."""

from __future__ import annotations

from typing import Final

from eastfront.games.battlecards.tables import NO_SIDE
from eastfront.games.battlecards.verbs import REFIGHT
from eastfront.games.battlecards.view import missing_battles
from eastfront.kernel.frames import NO_CARD
from eastfront.players.scripted.battlecards.battles import wins_game
from eastfront.players.scripted.battlecards.ending import Ending
from eastfront.players.scripted.battlecards.reckoning import Reckoning
from eastfront.players.scripted.battlecards.situation import NOBODY, Choice, Situation

# What the fall of a homeland or a partner freed is worth, in Victory Points.
DECISIVE: Final = 40.0
FREEDOM: Final = 20.0


def refight(situation: Situation) -> int:
    """Fight again for the battle that promises most."""
    found = best_refight(situation, situation.offered(REFIGHT))
    return situation.take(REFIGHT, found) if found != NOBODY else situation.options[0]


def best_refight(situation: Situation, battles: list[int]) -> int:
    """Return the battle to be fought again with the best promise, if there is any."""
    reckoning = Reckoning(situation)
    ending = Ending(situation, reckoning)
    best, found = -1.0, NOBODY
    for battle in battles:
        odds = odds_again(situation, reckoning, battle)
        promise = prize(situation, battle) * odds / (1.0 + odds)
        if ending.is_near():
            promise += DECISIVE * ending.refight(battle, defender_of(situation, battle), odds)
        if promise > best:
            best, found = promise, battle
    return found


def odds_again(situation: Situation, reckoning: Reckoning, battle: int) -> float:
    """Return the own strength as a share of the enemy's if *battle* is fought again."""
    return reckoning.odds(battle, situation.seat, defender_of(situation, battle))


def prize(situation: Situation, battle: int) -> float:
    """Return what winning *battle* back is worth."""
    facts = situation.facts
    points = 2.0 * facts.victory[battle]
    if any(seen.fallen == battle for seen in situation.view.seats):
        return points + FREEDOM
    is_fatal = bool(situation.falling(battle, situation.seat))
    if is_fatal or wins_game(situation, facts.alliance[situation.seat], battle):
        return points + DECISIVE
    return points


def refightable(situation: Choice) -> list[int]:
    """Return the battles that enemies hold and a Counterattack may be for."""
    held = [card for seat in situation.enemies() for card in situation.view.seats[seat].won]
    return [card for card in held if may_fight_again(situation, card)]


def may_fight_again(situation: Choice, battle: int) -> bool:
    """Tell whether *battle* may be fought again: in the own theatre, or for a partner who is out."""
    facts, rules, seat = situation.facts, situation.facts.rules, situation.seat
    if rules.theatre_of_card(battle) != facts.theatre[seat]:
        ally = facts.ally[seat]
        return ally != NOBODY and situation.view.seats[ally].fallen == battle
    invasion = facts.homeland[battle] != NO_SIDE and rules.cards.aggressor[battle] == rules.side[seat]
    return not invasion or missing_battles(situation.view, rules, battle)[0] == 0


def defender_of(situation: Situation, battle: int) -> int:
    """Return who defends a battle that is fought again."""
    facts, seats = situation.facts, situation.view.seats
    holders = [seat for seat in situation.enemies() if battle in seats[seat].won]
    opponent = facts.opponent[situation.seat]
    away = facts.theatre[holders[0]] != facts.rules.theatre_of_card(battle)
    return opponent if away and seats[opponent].fallen == NO_CARD else holders[0]
