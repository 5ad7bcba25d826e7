"""Preparations (chapter 4): piles, starting decks, the removed pile, first hands, first player."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from eastfront.games.barbarossa.rules import Rules
from eastfront.games.barbarossa.sequence.moves import draw_cards
from eastfront.games.barbarossa.state import (
    CITY_ORDER,
    EVENT_ORDER,
    FIRST_PLAYER,
    PURPOSES,
    REMOVAL,
    SHUFFLES,
    SUPPORT_ORDER,
    BarbarossaState,
    empty_combat_zone,
    empty_state,
)
from eastfront.games.barbarossa.tables import EVENT, SUPPLY, SUPPORT
from eastfront.kernel.edition import Setup
from eastfront.kernel.luck import new_luck, shuffled
from eastfront.kernel.notices import Notice

FIRST_HAND: Final = 4
STARTING_DECK: Final = [("horse-drawn-transport", 6), ("grenadier-regiment", 2)]
LAST_CITY: Final = "moscow"
SUPPORT_PILE: Final = -1


def prepare(setup: Setup, rules: Rules, key: bytes, notices: list[Notice] | None) -> BarbarossaState:
    """Return the state before the first turn, first hands drawn (bb-4.38), the turn's frame ready to run."""
    state = empty_state(setup, rules, new_luck(key, PURPOSES))
    state.notices = notices
    stock_war_zone(state)
    deal_starting_decks(state, setup.seats)
    remove_pile(state)
    for seat in range(setup.seats):
        draw_cards(state, seat, FIRST_HAND)
    first: i64 = 0
    if not rules.youngest_first:
        first = state.luck.below(FIRST_PLAYER, setup.seats)
    state.tell("begins-game", "bb-4.37" if rules.youngest_first else "bb-4.36", {"seat": first}, [])
    state.turn = first
    state.push(rules.cards.turn, first, 0)
    return state


def stock_war_zone(state: BarbarossaState) -> None:
    """Lay out all 305 cards and nothing else (bb-1.2, bb-1.3, bb-16.18), in no rows (bb-16.7).

    Like cards are counted (bb-4.1, bb-4.4), mixed piles shuffled (bb-4.2, bb-4.3, bb-4.6) with Moscow
    lowest (bb-4.5).
    """
    cards = state.rules.cards
    state.war_zone = vec[i64]([0] * cards.size)
    state.removed = vec[i64]([0] * cards.size)
    for card in cards.piles:
        state.war_zone[card] = cards.copies[card]
    for card in cards.footholds:
        state.war_zone[card] = cards.copies[card]
    luck = state.luck
    state.support.cards = shuffled(copies_of_type(state, SUPPORT), luck.draw(SUPPORT_ORDER))
    state.events.cards = shuffled(copies_of_type(state, EVENT), luck.draw(EVENT_ORDER))
    last = cards.ids.index(LAST_CITY)
    others = vec[i64]()
    for card in cards.cities:
        if card != last:
            others = append(others, card)
    state.cities.cards = shuffled(others, luck.draw(CITY_ORDER))
    state.cities.add_below(last)
    if state.notices is not None:
        state.tell("lays-out", "bb-4.2", {}, [int(card) for card in state.support.cards], "", "support")
        state.tell("lays-out", "bb-4.6", {}, [int(card) for card in state.cities.cards], "", "cities")


def copies_of_type(state: BarbarossaState, type: i64) -> vec[i64]:
    """Return every copy of every card of *type*."""
    result = vec[i64]()
    for card in range(state.rules.cards.size):
        if state.rules.cards.type[card] == type:
            for _ in range(state.rules.cards.copies[card]):
                result = append(result, card)
    return result


def deal_starting_decks(state: BarbarossaState, seats: int) -> None:
    """Give each seat its shuffled starting deck out of the War Zone, still complete (bb-4.7, bb-16.21)."""
    for seat in range(seats):
        zone = empty_combat_zone()
        deck = vec[i64]()
        for name, count in STARTING_DECK:
            card = state.rules.cards.ids.index(name)
            state.war_zone[card] -= count
            for _ in range(count):
                deck = append(deck, card)
        zone.deck.cards = shuffled(deck, state.luck.draw(SHUFFLES + seat))
        state.seats.append(zone)


def remove_pile(state: BarbarossaState) -> None:
    """Take one pile out of the game, at random or the one the set-up names (bb-4.8, bb-4.9).

    Strategy piles are meant where a document lists Tactics (bb-16.6).
    """
    cards = state.rules.cards
    piles = [SUPPORT_PILE]
    for card in cards.piles:
        if state.rules.removable_supply or cards.type[card] != SUPPLY:
            piles.append(card)
    named = state.rules.removed_pile
    if named == "random":
        pile = piles[state.luck.below(REMOVAL, len(piles))]
    elif named == "support":
        pile = SUPPORT_PILE
    else:
        pile = cards.ids.index(named)
    gone: list[int] = []
    origin = "war-zone"
    if pile == SUPPORT_PILE:
        origin = "support"
        gone = [int(card) for card in state.support.cards]
        state.support.cards = vec[i64]()
    else:
        gone = [pile] * int(state.war_zone[pile])
        state.war_zone[pile] = 0
    for card in gone:
        state.removed[card] += 1
    state.tell("removes-pile", "bb-4.8", {}, gone, origin, "removed")
