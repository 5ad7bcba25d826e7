"""Every course that a battle may take once nobody plays a card any more, by the rules alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from itertools import permutations, product

from eastfront.games.stalingrad.ground import note_at
from eastfront.games.stalingrad.state import StalingradState
from eastfront.games.stalingrad.tables import FLIPS
from eastfront.games.stalingrad.verbs import PASS
from eastfront.kernel.decision import option_of
from eastfront.kernel.zones import zone_of
from tests.games.stalingrad.naming import game

Fate = Callable[[StalingradState, list[int]], bool]


def driven_out(seat: int, slot: int = 0) -> Fate:
    """Tell of a state whether *seat* has nobody left in a Control zone."""
    return lambda state, engaged: state.seats[seat].places[2 * slot].size() == 0


def destroyed(seat: int) -> Fate:
    """Tell of a state whether *seat* has lost all Forces that were engaged."""
    return lambda state, engaged: set(engaged) <= {int(force) for force in state.seats[seat].lost.cards}


def share(
    state: StalingradState, seat: int, fate: Fate, watcher: int | None, option: int | None = None
) -> Fraction:
    """Return how often *fate* befalls *seat*, who struggles against it, for all that *watcher* knows.

    All orders of the cards out of sight are gone through; whoever chooses a card turned up chooses well,
    after *option* if one is given.
    """
    engaged = [int(force) for force in state.battle.engaged[seat].cards]
    tops = [Counter(orders(state, side, watcher)) for side in range(2)]
    met = whole = 0
    for (first, ways), (second, others) in product(*[each.items() for each in tops]):
        whole += ways * others
        world = dealt(state, (first, second))
        if is_met(world if option is None else after(world, option), seat, fate, engaged):
            met += ways * others
    return Fraction(met, whole)


def orders(state: StalingradState, side: int, watcher: int | None) -> list[tuple[int, ...]]:
    """Return what a side may turn up, first the first card, each order as often as any other."""
    army = state.seats[side]
    hidden = [] if watcher == side else [int(card) for card in army.hand.cards]
    for card in army.known.cards if watcher != side else []:
        hidden.remove(int(card))
    unseen = [int(card) for card in army.deck.cards] + hidden if army.deck.size() else []
    extra = note_at(state, state.battle.slot, FLIPS) if state.holders[state.battle.slot] == side else 0
    count = 1 + int(extra)
    first = min(count, int(army.deck.size()))
    later = permutations([int(card) for card in army.discard.cards], count - first)
    return [above + below for above, below in product(permutations(unseen, first), later)]


def dealt(state: StalingradState, tops: tuple[tuple[int, ...], ...]) -> StalingradState:
    """Return the state with other cards on top of both decks; what else is in them plays no part."""
    other = state.clone()
    for army, cards in zip(other.seats, tops, strict=True):
        army.deck = zone_of(list(cards[::-1]))
    return other


def is_met(state: StalingradState, seat: int, fate: Fate, engaged: list[int]) -> bool:
    """Play the battle to its end; *seat* does all it can against its *fate*, the enemy all he can for it."""
    kind = game().kinds[state.kind]
    if kind in ("event", "firefight", "react"):
        return is_met(after(state, option_of(PASS, 0)), seat, fate, engaged)
    if kind in ("flip", "losses"):
        ends = (is_met(after(state, option), seat, fate, engaged) for option in state.options)
        if kind == "losses" and state.asked != seat:
            return next(ends)
        return all(ends) if state.asked == seat else any(ends)
    return fate(state, engaged)


def after(state: StalingradState, option: int) -> StalingradState:
    """Return the state that follows an option."""
    other = state.clone()
    game().apply(other, option)
    return other
