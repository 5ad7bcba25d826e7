"""Aid between allies: forces for a partner in need, and cards that serve him better."""

from __future__ import annotations

from eastfront.games.battlecards.sequence.aid import MOST_TRANSFERRED
from eastfront.games.battlecards.verbs import DECLINE, EXCHANGE, GIVE, TRANSFER
from eastfront.kernel.frames import NO_CARD
from eastfront.players.scripted.battlecards.forces import Muster, pick
from eastfront.players.scripted.battlecards.reckoning import Reckoning
from eastfront.players.scripted.battlecards.situation import NOBODY, Situation


def offer_aid(situation: Situation, reckoning: Reckoning) -> int:
    """Return the option that helps the ally, if he needs it and it can be spared."""
    if TRANSFER in situation.nouns and is_needed(situation, reckoning):
        return situation.take(TRANSFER)
    if EXCHANGE in situation.nouns and spare_card(situation, situation.doctrine.exchange) != NOBODY:
        return situation.take(EXCHANGE)
    return NOBODY


def is_needed(situation: Situation, reckoning: Reckoning) -> bool:
    """Tell whether the ally is much weaker than his opponent, and what is sent to him can be spared."""
    facts, seats = situation.facts, situation.view.seats
    ally = facts.ally[situation.seat]
    enemy = facts.opponent[ally]
    if seats[enemy].fallen != NO_CARD or sum(situation.me.stack_sizes) <= MOST_TRANSFERRED:
        return False
    return reckoning.balance(ally, enemy) < situation.doctrine.need and is_at_ease(situation, reckoning)


def is_at_ease(situation: Situation, reckoning: Reckoning) -> bool:
    """Tell whether the own opponent is out, or weaker than what a transfer would leave.

    Forces that could be missed would be sent back and forth for ever.
    """
    opponent = situation.facts.opponent[situation.seat]
    if situation.view.seats[opponent].fallen != NO_CARD:
        return True
    deployed = sum(situation.me.stack_sizes)
    left = (deployed - MOST_TRANSFERRED) / deployed
    return left * reckoning.balance(situation.seat, opponent) > situation.doctrine.comfort


def transfer(situation: Situation) -> int:
    """Hand over the units that are worth most to the ally, but not the best of the own ones."""
    me, facts = situation.me, situation.facts
    ally = facts.ally[situation.seat]
    own = Muster(situation, situation.seat, situation.worths)
    other = Muster(situation, ally, situation.judgement.worths[facts.opponent[ally]])
    deployed = [card for stack in me.stacks for card in stack if not facts.leader[card]]
    deployed.sort(key=lambda card: own.value(card) / 2 - other.value(card))
    offered = [card for card in deployed if card in situation.offered(GIVE)]
    return pick(situation, GIVE, offered[: MOST_TRANSFERRED - len(me.apart)])


def spare_card(situation: Situation, bar: float) -> int:
    """Return the card in hand that serves the ally best, if by this much better than oneself."""
    facts = situation.facts
    ally = facts.ally[situation.seat]
    own = Muster(situation, situation.seat, situation.worths)
    other = Muster(situation, ally, situation.judgement.worths[facts.opponent[ally]])
    best, found = bar, NOBODY
    for card in situation.me.hand:
        gain = other.value(card) / max(own.value(card), 0.01)
        if gain > best:
            best, found = gain, card
    return found


def give(situation: Situation) -> int:
    """Offer the card that serves the ally best."""
    card = spare_card(situation, 0.0)
    return situation.take(GIVE, card) if card in situation.offered(GIVE) else situation.options[0]


def agree(situation: Situation) -> int:
    """Give a card in return that serves the ally better than oneself, or none."""
    card = spare_card(situation, 1.0)
    return situation.take(GIVE, card) if card in situation.offered(GIVE) else situation.take(DECLINE)
