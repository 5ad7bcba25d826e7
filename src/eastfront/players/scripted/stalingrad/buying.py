"""Buying: whether a Force is bought, with which cards, and where it arrives."""

from __future__ import annotations

from eastfront.games.stalingrad.tables import PRICE, TOLL
from eastfront.games.stalingrad.verbs import PAY, PLACE, PLAY, REINFORCE
from eastfront.kernel.frames import NO_CARD
from eastfront.players.scripted.stalingrad.posts import planned_road
from eastfront.players.scripted.stalingrad.roads import Arrivals
from eastfront.players.scripted.stalingrad.situation import EVERY_SLOT, Field, Situation


def price(field: Field, source: int) -> int:
    """Return what the top Force costs with the card *source* or without any."""
    facts = field.facts
    cost = facts.value[field.me.top]
    if source != NO_CARD:
        cost -= facts.action[source].discount
    for slot in EVERY_SLOT:
        cost += own_note(field, slot) + field.note_for(slot, TOLL, field.foe)
    return max(cost, 1)


def own_note(field: Field, slot: int) -> int:
    """Return what a Location of the player's changes in the price of the top Force."""
    facts, location = field.facts, field.view.locations[slot]
    types = int(facts.tables.note_types[PRICE][location])
    if types and not types >> facts.type[field.me.top] & 1:
        return 0
    if facts.tables.note_first[PRICE][location] and field.me.bought:
        return 0
    return field.note_for(slot, PRICE, field.seat)


def buy(situation: Situation) -> int | None:
    """Buy while enough cards stay in hand, with a discount where that saves more than it costs."""
    if situation.me.top == NO_CARD:
        return None
    plain = price(situation, NO_CARD)
    spare = situation.me.hand_size - situation.doctrine.reserve
    for card in situation.offered(PLAY):
        if situation.facts.action[card].discount and price(situation, card) < min(plain, spare):
            return situation.take(PLAY, card)
    if REINFORCE in situation.nouns and plain <= spare:
        return situation.take(REINFORCE)
    return None


def pay(situation: Situation) -> int:
    """Pay with the cards that are worth least."""
    frame = situation.frame()
    left = price(situation, int(frame.source)) - int(frame.left)
    keeps = situation.judgement.keeps
    hand = [card for card in situation.me.hand if card >= frame.last]
    hand.sort(key=lambda card: (keeps[card], card))
    wanted = min(hand[:left])
    offered = situation.offered(PAY)
    return situation.take(PAY, wanted if wanted in offered else offered[0])


def station(situation: Situation) -> int:
    """Let the Force arrive where the way begins that it is to go next."""
    offered = situation.offered(PLACE)
    force = situation.me.top
    situation.expect(force)
    road = planned_road(situation, Arrivals(situation, force, offered), force)
    return situation.take(PLACE, road.origin if road is not None else offered[0])
