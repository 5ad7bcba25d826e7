"""The duty to attack, where a table wants it: which attack is certain to succeed (bb-12.6)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from eastfront.games.barbarossa.sequence.combat import attack_options
from eastfront.games.barbarossa.state import BarbarossaState
from eastfront.games.barbarossa.tables import NO_PROGRAM
from eastfront.kernel.decision import noun_of


def worst_events(state: BarbarossaState) -> i64:
    """Return the highest sum that the Event pile could add to a City's Defence."""
    cards = state.rules.cards
    chained: i64 = 0
    worst: i64 = 0
    ends = False
    for card in state.events.cards:
        if state.rules.red_on_reveal and cards.on_reveal[card] != NO_PROGRAM:
            chained += cards.modifier[card]
        elif not ends or cards.modifier[card] > worst:
            ends = True
            worst = cards.modifier[card]
    return chained + worst


def success_is_certain(state: BarbarossaState, seat: i64) -> bool:
    """Tell whether points at hand and free abilities beat some Site whatever is revealed (bb-12.6).

    Only an answer that no edition gives asks: Arclight's advice to attack is read as advice (bb-16.24).
    """
    sure = state.attack
    for card in state.seats[seat].active.cards:
        sure += state.rules.sure_attack[card]
    for option in attack_options(state, seat, vec[i64]()):
        site = noun_of(option)
        needed = state.rules.cards.defence[site]
        if state.cities.size() > 0 and site == state.cities.cards[state.cities.size() - 1]:
            needed += worst_events(state)
        if sure >= needed:
            return True
    return False
