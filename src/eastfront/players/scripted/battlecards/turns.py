"""The turn: draw, unless a Counterattack, an emergency or an ally in need calls."""

from __future__ import annotations

from eastfront.games.battlecards.verbs import DRAW, EMERGENCY, PLAY
from eastfront.players.scripted.battlecards.aid import offer_aid
from eastfront.players.scripted.battlecards.counterattack import defender_of, odds_again, refightable
from eastfront.players.scripted.battlecards.ending import Ending
from eastfront.players.scripted.battlecards.reckoning import Reckoning
from eastfront.players.scripted.battlecards.situation import NOBODY, Situation


def open_turn(situation: Situation) -> int:
    """Do the first thing that is called for."""
    counterattacks = situation.offered(PLAY)
    reckoning = Reckoning(situation)
    if counterattacks and is_promising(situation, reckoning):
        return situation.take(PLAY, counterattacks[0])
    if EMERGENCY in situation.nouns and is_emergency(situation, reckoning):
        return situation.take(EMERGENCY)
    aid = offer_aid(situation, reckoning)
    return aid if aid != NOBODY else situation.take(DRAW)


def is_promising(situation: Situation, reckoning: Reckoning) -> bool:
    """Tell whether some battle is worth fighting again."""
    ending = Ending(situation, reckoning)
    for battle in refightable(situation):
        odds = odds_again(situation, reckoning, battle)
        if odds >= situation.doctrine.refight:
            return True
        if ending.is_near() and ending.calls_for(battle, defender_of(situation, battle), odds):
            return True
    return False


def is_emergency(situation: Situation, reckoning: Reckoning) -> bool:
    """Tell whether the own forces are far behind and the hand can change that."""
    if len(situation.me.hand) < situation.doctrine.reserve:
        return False
    return reckoning.balance(situation.seat, situation.foe) < situation.doctrine.despair
