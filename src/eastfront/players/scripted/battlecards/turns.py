"""The turn: draw, unless a Counterattack, an emergency or an ally in need calls."""

from __future__ import annotations

from eastfront.games.battlecards.verbs import DRAW, EMERGENCY, PLAY
from eastfront.players.scripted.battlecards.aid import offer_aid
from eastfront.players.scripted.battlecards.counterattack import best_refight, refightable
from eastfront.players.scripted.battlecards.reckoning import Reckoning
from eastfront.players.scripted.battlecards.situation import NOBODY, Situation


def open_turn(situation: Situation) -> int:
    """Do the first thing that is called for."""
    counterattacks = situation.offered(PLAY)
    if counterattacks and is_promising(situation):
        return situation.take(PLAY, counterattacks[0])
    if EMERGENCY in situation.nouns and is_emergency(situation):
        return situation.take(EMERGENCY)
    aid = offer_aid(situation)
    return aid if aid != NOBODY else situation.take(DRAW)


def is_promising(situation: Situation) -> bool:
    """Tell whether some battle is worth fighting again."""
    return best_refight(situation, refightable(situation), situation.doctrine.refight) != NOBODY


def is_emergency(situation: Situation) -> bool:
    """Tell whether the own forces are far behind and the hand can change that."""
    if len(situation.me.hand) < situation.doctrine.reserve:
        return False
    return Reckoning(situation).balance(situation.seat, situation.foe) < situation.doctrine.despair
