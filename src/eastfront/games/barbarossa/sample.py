"""A full state out of a view: what is hidden is dealt anew, so nobody can cheat."""

from __future__ import annotations

from typing import Final

from eastfront.games.barbarossa.rules import Rules
from eastfront.games.barbarossa.state import (
    EVENT_ORDER,
    PURPOSES,
    SHUFFLES,
    BarbarossaState,
    CombatZone,
    count_standing,
    empty_combat_zone,
    empty_state,
)
from eastfront.games.barbarossa.view import BarbarossaView, SeatView
from eastfront.kernel.decision import NOBODY
from eastfront.kernel.errors import DataError
from eastfront.kernel.luck import new_luck, shuffled
from eastfront.kernel.machine import Machine
from eastfront.kernel.zones import packed

# A hand that can be asked what is asked comes up far sooner; a view without one is not a real one.
MOST_DEALS: Final = 10_000


def sample_state(
    view: BarbarossaView, rules: Rules, machine: Machine[BarbarossaState], key: bytes
) -> BarbarossaState:
    """Return a state that the view's owner cannot tell from the real one; luck comes from *key*."""
    state = empty_state(view.setup, rules, new_luck(key, PURPOSES))
    lay_table(view, state)
    for seat, seen in enumerate(view.seats):
        zone = open_zone(seen, rules)
        deal_hidden(state, zone, seen, seat)
        state.seats.append(zone)
    events = shuffled(packed(view.events_unseen), state.luck.draw(EVENT_ORDER))
    state.events.cards = packed(view.events_below + [int(card) for card in events] + view.events_above)
    state.known_below = len(view.events_below)
    state.known_above = len(view.events_above)
    state.frames = [frame.clone() for frame in view.frames]
    ask_again(view, state, machine)
    return state


def lay_table(view: BarbarossaView, state: BarbarossaState) -> None:
    """Copy what lies open between the seats, and the turn's points."""
    state.war_zone = packed(view.war_zone)
    state.removed = packed(view.removed)
    state.support.cards = packed(view.support)
    state.cities.cards = packed(view.cities)
    state.revealed.cards = packed(view.revealed)
    state.doomed.cards = packed(view.doomed)
    state.scrapped.cards = packed(view.scrapped)
    state.used.cards = packed(view.used)
    state.turn = view.turn
    state.tactic = view.tactic
    state.supply = view.supply
    state.reinforcement = view.reinforcement
    state.attack = view.attack
    state.supply_gained = view.supply_gained
    state.placing = view.placing
    state.combats = view.combats
    state.fought = view.fought
    state.afterwards = view.afterwards
    state.target = view.target
    state.lowered = view.lowered
    state.fallen = view.fallen
    state.ending = view.ending


def open_zone(seen: SeatView, rules: Rules) -> CombatZone:
    """Return a seat's zones with what lies open and its known cards in hand."""
    zone = empty_combat_zone()
    zone.known.cards = packed(seen.known)
    zone.discard.cards = packed(seen.discard)
    zone.played.cards = packed(seen.played)
    zone.active.cards = packed(seen.active)
    zone.exhausted.cards = packed(seen.exhausted)
    zone.lingering.cards = packed(seen.lingering)
    zone.turns = seen.turns
    count_standing(zone, rules)
    return zone


def deal_hidden(state: BarbarossaState, zone: CombatZone, seen: SeatView, seat: int) -> None:
    """Deal the unseen cards of a seat to its hand, as far as that is unknown, and its deck."""
    pool = [int(card) for card in shuffled(packed(seen.unseen), state.luck.draw(SHUFFLES + seat))]
    hand = seen.hand if seen.hand_size == len(seen.hand) else seen.known
    missing = seen.hand_size - len(hand)
    zone.hand.cards = packed(sorted(hand + pool[:missing]))
    zone.deck.cards = packed(pool[missing:])


def ask_again(view: BarbarossaView, state: BarbarossaState, machine: Machine[BarbarossaState]) -> None:
    """Let the op at work ask its question anew; deal again while the hand dealt has no answer to it."""
    if view.asked == NOBODY:
        return
    machine.ask_again(state)
    for _ in range(MOST_DEALS):
        if len(state.options) > 0:
            return
        deal_hidden(state, state.seats[view.asked], view.seats[view.asked], view.asked)
        machine.ask_again(state)
    raise DataError(f"seat {view.asked + 1} cannot be asked {view.kind} with any hand")
