"""Playing: which events of the Action phase are worth their cards, and whom they are aimed at."""

from __future__ import annotations

from eastfront.games.stalingrad.ops.striking import Snipe
from eastfront.games.stalingrad.verbs import BOMB, DECORATE, PLAY, SNIPE
from eastfront.players.scripted.stalingrad.effects import ActionEffect
from eastfront.players.scripted.stalingrad.situation import EVERY_SLOT, Situation


def play_card(situation: Situation) -> int | None:
    """Play the card whose event gains most, of those that need no plan."""
    best, chosen = 0.0, -1
    for card in situation.offered(PLAY):
        effect = situation.facts.action[card]
        gain = steady_gain(effect) or strike_gain(situation, effect)
        if gain > best:
            best, chosen = gain, card
    return situation.take(PLAY, chosen) if chosen >= 0 else None


def steady_gain(effect: ActionEffect) -> float:
    """Return what an event gains whatever the position is, beyond keeping its card."""
    if effect.stays:
        return 5.0
    if effect.draw:
        return 6.0
    if effect.recalls:
        return 3.0
    if effect.discard:
        return 0.5
    return 0.6 if effect.decorates else 0.0


def strike_gain(situation: Situation, effect: ActionEffect) -> float:
    """Return what an event that takes the enemy's Rations gains now, beyond keeping its card."""
    rations, ration = situation.view.rations, situation.doctrine.ration
    enemies = [force for zone in situation.fronts[situation.foe] for force in zone]
    if effect.starve_fronts:
        return ration * sum(1 for force in enemies if rations[force]) - 1.0
    if effect.snipe:
        return ration * max(min(rations[force], effect.snipe) for force in enemies) - 0.7
    if effect.bomb_rations:
        return max(bombing(situation, slot) for slot in EVERY_SLOT) - 1.0
    return 0.0


def bombing(situation: Situation, slot: int) -> float:
    """Return what bombing a Location does."""
    view, foe = situation.view, situation.foe
    hit = sum(1 for force in situation.fronts[foe][slot] if view.rations[force])
    harvest = situation.yield_of(slot) if situation.owners[slot] == foe else 0
    return situation.doctrine.ration * hit + 0.1 * harvest


def play_supply(situation: Situation) -> int | None:
    """Play a supply card if the army can use all of its Rations."""
    card = richest_supply(situation)
    if card is None or lacking(situation) < situation.facts.action[card].supply:
        return None
    return situation.take(PLAY, card)


def richest_supply(situation: Situation) -> int | None:
    """Return the card offered that brings most Rations."""
    action = situation.facts.action
    cards = [card for card in situation.offered(PLAY) if action[card].supply]
    return max(cards, key=lambda card: (action[card].supply, -card), default=None)


def lacking(situation: Situation) -> int:
    """Return how many Rations the army could do with; Forces behind make do with one less."""
    comfort, rations, seat = situation.doctrine.comfort, situation.view.rations, situation.seat
    fronts = sum(max(comfort - rations[force], 0) for zone in situation.fronts[seat] for force in zone)
    rears = sum(max(comfort - 1 - rations[force], 0) for zone in situation.rears[seat] for force in zone)
    return fronts + rears


def decorate(situation: Situation) -> int:
    """Decorate the strongest Force."""
    combat = situation.facts.combat
    forces = situation.offered(DECORATE)
    return situation.take(DECORATE, max(forces, key=lambda force: (combat[force], -force)))


def bomb(situation: Situation) -> int:
    """Bomb where it hurts most."""
    row = situation.view.locations
    locations = situation.offered(BOMB)
    return situation.take(BOMB, max(locations, key=lambda each: bombing(situation, row.index(each))))


def snipe(situation: Situation) -> int:
    """Shoot at the Force that loses most."""
    op, rations = situation.op(), situation.view.rations
    assert isinstance(op, Snipe), op
    shot, forces = op.rations, situation.offered(SNIPE)
    return situation.take(
        SNIPE, max(forces, key=lambda force: (min(rations[force], shot), situation.worth(force)))
    )
