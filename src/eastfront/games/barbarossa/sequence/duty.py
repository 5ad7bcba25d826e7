"""The duty to attack, where a table wants it: which attack is certain to succeed (bb-12.6)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from eastfront.games.barbarossa.ops.points import BonusIfDeployed
from eastfront.games.barbarossa.rules import Ability
from eastfront.games.barbarossa.sequence.combat import attack_options
from eastfront.games.barbarossa.sequence.picking import count_deployed
from eastfront.games.barbarossa.state import BarbarossaState
from eastfront.games.barbarossa.tables import CITY_GROUP, NO_PROGRAM
from eastfront.kernel.decision import noun_of


def success_is_certain(state: BarbarossaState, seat: i64) -> bool:
    """Tell whether some Site is beaten whatever is revealed, without giving up a card (bb-12.6).

    Only an answer that no edition gives asks: Arclight's advice to attack is read as advice (bb-16.24).
    """
    sure = sure_points(state, seat)
    cards = state.rules.cards
    for option in attack_options(state, seat, vec[i64]()):
        site = noun_of(option)
        needed = cards.defence[site]
        if cards.group[site] & CITY_GROUP:
            needed += worst_events(state)
        if sure >= needed:
            return True
    return False


def sure_points(state: BarbarossaState, seat: i64) -> i64:
    """Return the Attack Points at hand and those that exhausting cards gives, as far as supply lasts."""
    points = state.attack
    supply = state.supply
    offers: list[tuple[int, int]] = []
    for card in state.seats[seat].active.cards:
        for ability in state.rules.front_abilities[card]:
            if ability.sure_attack > 0 and ability.supply == 0:
                points += sure_gain(state, seat, ability)
                break
            if ability.sure_attack > 0:
                offers.append((sure_gain(state, seat, ability), int(ability.supply)))
                break
    for gain, price in sorted(offers, reverse=True):
        if price <= supply:
            supply -= price
            points += gain
    return points


def sure_gain(state: BarbarossaState, seat: i64, ability: Ability) -> int:
    """Return what *ability* adds to an attack, with bonuses whose condition is met already."""
    gain = int(ability.sure_attack)
    for op in ability.checks:
        if isinstance(op, BonusIfDeployed) and count_deployed(state, seat, op.groups) >= op.count:
            gain += int(op.attack)
    return gain


def worst_events(state: BarbarossaState) -> i64:
    """Return the highest sum that the Event pile can add to a City's Defence.

    Events with known faces come first as they lie; of the others the worst order is taken.
    """
    size: i64 = state.events.size()
    place: i64 = size - 1
    result: i64 = 0
    while place >= 0 and (place >= size - state.known_above or place < state.known_below):
        card = state.events.cards[place]
        result += state.rules.cards.modifier[card]
        if not brings_another(state, card):
            return result
        place -= 1
    return result + worst_of(state, state.events.cards[: place + 1])


def worst_of(state: BarbarossaState, pool: vec[i64]) -> i64:
    """Return the highest sum that Events of *pool* can add, in whatever order they lie."""
    chained: i64 = 0
    worst: i64 = 0
    ends = False
    for card in pool:
        if brings_another(state, card):
            chained += state.rules.cards.modifier[card]
        elif not ends or state.rules.cards.modifier[card] > worst:
            ends = True
            worst = state.rules.cards.modifier[card]
    return chained + worst


def brings_another(state: BarbarossaState, card: i64) -> bool:
    """Tell whether an Event has a text that acts when it is revealed."""
    return state.rules.red_on_reveal and state.rules.cards.on_reveal[card] != NO_PROGRAM
