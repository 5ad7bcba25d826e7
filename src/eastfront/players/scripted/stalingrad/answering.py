"""Answering: which enemy cards are worth a card that cancels them."""

from __future__ import annotations

from eastfront.games.stalingrad.battle import NO_SLOT
from eastfront.games.stalingrad.verbs import PLAY
from eastfront.players.scripted.stalingrad.fighting import Fight
from eastfront.players.scripted.stalingrad.situation import Situation


def react(situation: Situation) -> int:
    """Cancel a card that does enough."""
    cards = situation.offered(PLAY)
    if not cards or damage(situation) < situation.doctrine.counter:
        return situation.stop()
    return situation.take(PLAY, situation.poorest(cards))


def damage(situation: Situation) -> float:
    """Return what the card on top costs the player: what it does, or the own card that it cancels."""
    pending = situation.view.pending
    top = pending[-1]
    facts = situation.facts
    if facts.cancels[top] and len(pending) > 1 and facts.side[pending[-2]] == situation.seat:
        return card_value(situation, pending[-2], situation.seat)
    return card_value(situation, top, situation.foe)


def card_value(situation: Situation, card: int, seat: int) -> float:
    """Return what a card announced by *seat* brings it."""
    facts = situation.facts
    if situation.view.battle.slot != NO_SLOT and facts.in_battle[card]:
        return Fight(situation, seat).event_gain(facts.battle[card])
    return situation.judgement.events[card] + (2.0 if facts.action[card].stays else 0.0)
