"""Covert cards: whose secrets to look at, what to sabotage, capture or divide, and when to foil it."""

from __future__ import annotations

from eastfront.games.battlecards.knowledge import HAND, KEPT, SEAT_STEP, STACK
from eastfront.games.battlecards.ops.intelligence import Spy
from eastfront.games.battlecards.verbs import (
    ASSASSINATE,
    CAPTURE,
    DIVIDE,
    KEEP,
    LOOK,
    PLAY,
    RETURN,
    SABOTAGE,
)
from eastfront.players.scripted.battlecards.forces import type_weights
from eastfront.players.scripted.battlecards.reckoning import Reckoning
from eastfront.players.scripted.battlecards.situation import Situation


def counter(situation: Situation) -> int:
    """Foil whatever costs units; secrets alone are not worth the card."""
    cards = situation.offered(PLAY)
    program = situation.facts.ops[situation.frame().program]
    harmless = any(isinstance(op, Spy) for op in program)
    if not cards or harmless or max(situation.me.stack_sizes) < 2:
        return situation.end()
    return situation.take(PLAY, cards[0])


def look(situation: Situation) -> int:
    """Look where most is unknown of what will fight."""
    view, facts = situation.view, situation.facts
    seen = view.seats[view.enemy]
    weights = type_weights(situation, view.enemy)

    def unknown(place: int) -> float:
        if place == HAND:
            return seen.hand_size / 3
        if place == KEPT:
            return seen.kept_size / 2
        type = place - STACK
        bit = 1 << (view.enemy * SEAT_STEP + place)
        certain = sum(
            1 for token in range(facts.bounds[type], facts.bounds[type + 1]) if view.known[token] == bit
        )
        return (seen.stack_sizes[type] - certain) * weights[type]

    return situation.take(LOOK, max(situation.offered(LOOK), key=unknown))


def sabotage(situation: Situation) -> int:
    """Search the stack where the best card, or a commander, is most likely."""
    reckoning = Reckoning(situation)
    worths = situation.judgement.worths[situation.seat]
    enemy = situation.view.enemy

    def promise(place: int) -> float:
        cards = reckoning.stack(enemy, place - STACK)
        commanders = sum(count * worths[card] for card, count in cards if situation.facts.commander[card])
        return 2.0 * commanders + max([worths[card] * min(count, 1.0) for card, count in cards], default=0.0)

    return situation.take(SABOTAGE, max(situation.offered(SABOTAGE), key=promise))


def strike(situation: Situation) -> int:
    """Assassinate the best commander, or return the best card."""
    worths = situation.judgement.worths[situation.seat]
    for verb in (ASSASSINATE, RETURN):
        if situation.offered(verb):
            return situation.take(verb, max(situation.offered(verb), key=lambda card: worths[card]))
    return situation.options[0]


def capture(situation: Situation) -> int:
    """Reach into the stack whose average unit is worth most; commanders cannot be taken."""
    reckoning = Reckoning(situation)
    enemy = situation.view.enemy
    worths, commander = situation.judgement.worths[situation.seat], situation.facts.commander

    def promise(place: int) -> float:
        cards = reckoning.stack(enemy, place - STACK)
        total = sum(count for _, count in cards)
        return sum(count * worths[card] for card, count in cards if not commander[card]) / max(total, 1.0)

    return situation.take(CAPTURE, max(situation.offered(CAPTURE), key=promise))


def divide(situation: Situation) -> int:
    """Divide the stack that is worth most."""
    reckoning = Reckoning(situation)
    worths = situation.judgement.worths[situation.seat]
    enemy = situation.view.enemy
    weights = type_weights(situation, enemy)

    def promise(place: int) -> float:
        cards = reckoning.stack(enemy, place - STACK)
        return weights[place - STACK] * sum(count * worths[card] for card, count in cards)

    return situation.take(DIVIDE, max(situation.offered(DIVIDE), key=promise))


def keep(situation: Situation) -> int:
    """Keep the pile that is worth more deployed."""
    me, worths = situation.me, situation.worths
    place = int(situation.frame().left) - STACK
    stays = sum(worths[card] for card in me.stacks[place])
    apart = sum(worths[card] for card in me.apart)
    return situation.take(KEEP, 1 if stays >= apart else 2)
