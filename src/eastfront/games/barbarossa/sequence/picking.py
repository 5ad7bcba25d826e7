"""Choosing cards on a Front Line one by one, in ascending order, so that no set is met twice."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from eastfront.games.barbarossa.state import BarbarossaState
from eastfront.games.barbarossa.verbs import ACTIVE, END, LINGERING, card_of, placed
from eastfront.kernel.decision import add_distinct, option_of

ACTIVE_ONLY: Final = 1
EXHAUSTED_ONLY: Final = 2 | 4
BOTH: Final = 1 | 2 | 4
ANY_CARD: Final = -1


def candidates(state: BarbarossaState, seat: i64, groups: i64, places: i64, least: i64) -> vec[i64]:
    """Return the placed cards of these *groups* at these *places* from noun *least* on, ascending.

    `ANY_CARD` for the groups takes every card, also one that is in no group.
    """
    zone = state.seats[seat]
    group = state.rules.cards.group
    found = vec[i64]()
    for place in range(ACTIVE, LINGERING + 1):
        if places & (1 << place):
            for card in zone.place(place).cards:
                noun = placed(card, place)
                if (groups == ANY_CARD or group[card] & groups) and noun >= least:
                    found = append(found, noun)
    return found


def count_deployed(state: BarbarossaState, seat: i64, groups: i64) -> i64:
    """Count the cards of these *groups* on a Front Line."""
    zone = state.seats[seat]
    group = state.rules.cards.group
    count: i64 = 0
    for place in range(ACTIVE, LINGERING + 1):
        for card in zone.place(place).cards:
            if group[card] & groups:
                count += 1
    return count


def pick_options(found: vec[i64], verb: i64, left: i64) -> vec[i64]:
    """Return one option for each distinct card of *found* after which *left* - 1 more can be picked."""
    options = vec[i64]()
    previous: i64 = -1
    last: i64 = len(found) - left
    for index in range(last + 1):
        noun = found[index]
        if noun != previous:
            options = append(options, option_of(verb, noun))
            previous = noun
    return options


def pick_or_end(found: vec[i64], verb: i64) -> vec[i64]:
    """Return the option to pick no more, then one for each card of *found*, copies being alike (bb-1.10)."""
    options = vec[i64]([option_of(END, 0)])
    return add_distinct(options, verb, found)


def without(found: vec[i64], noun: i64) -> vec[i64]:
    """Return *found* less one copy of *noun*."""
    rest = vec[i64]()
    gone = False
    for each in found:
        if each == noun and not gone:
            gone = True
        else:
            rest = append(rest, each)
    return rest


def exhausted_cards(state: BarbarossaState, seat: i64, groups: i64, any_card: bool, least: i64) -> vec[i64]:
    """Return the exhausted cards of these *groups*; only *any_card* takes those that stay exhausted."""
    found = candidates(state, seat, groups, EXHAUSTED_ONLY, least)
    if any_card:
        return found
    willing = vec[i64]()
    for noun in found:
        if state.rules.cards.reactivates[card_of(noun)]:
            willing = append(willing, noun)
    return willing
