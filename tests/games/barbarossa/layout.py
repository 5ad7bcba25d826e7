"""Laying cards for a scene: each is taken from where set-up put it, so all 305 stay in the game."""

from __future__ import annotations

from eastfront.games.barbarossa.sequence.moves import enter_front
from eastfront.games.barbarossa.state import BarbarossaState, CombatZone, empty_combat_zone
from eastfront.games.barbarossa.tables import EVENT, SUPPORT
from eastfront.kernel.zones import Zone, zone_of
from tests.games.barbarossa.naming import card_id, card_ids, card_number, read_placed


def listed(zone: Zone) -> list[int]:
    """Return the cards of *zone*, top last."""
    return [int(card) for card in zone.cards]


def mixed_pile(state: BarbarossaState, card: int) -> Zone | None:
    """Return the pile of unlike cards where *card* belongs; `None` where like cards are counted."""
    cards = state.rules.cards
    if card in cards.cities:
        return state.cities
    if cards.type[card] == SUPPORT:
        return state.support
    return state.events if cards.type[card] == EVENT else None


def take(state: BarbarossaState, card: int) -> int:
    """Take a copy of *card* out of its pile of the War Zone and return it."""
    pile = mixed_pile(state, card)
    if pile is None:
        assert state.war_zone[card] > 0, f"no {card_id(card)} is left in the War Zone"
        state.war_zone[card] -= 1
    else:
        assert pile.has(card), f"no {card_id(card)} is left in its pile"
        pile.remove(card)
    return card


def put_back(state: BarbarossaState, card: int) -> None:
    """Put *card* back to its pile, below the others."""
    pile = mixed_pile(state, card)
    if pile is None:
        state.war_zone[card] += 1
    else:
        pile.add_below(card)


def undo_removal(state: BarbarossaState) -> None:
    """Put the removed pile back, so that a scene may use every card."""
    for card in range(state.rules.cards.size):
        for _ in range(state.removed[card]):
            put_back(state, card)
        state.removed[card] = 0


def piles_of(zone: CombatZone) -> list[Zone]:
    """Return every place where cards of a seat lie."""
    return [zone.deck, zone.hand, zone.discard, zone.played, zone.active, zone.exhausted, zone.lingering]


def clear_seat(state: BarbarossaState, seat: int) -> None:
    """Put everything that *seat* has back to the piles."""
    zone = state.seats[seat]
    for pile in piles_of(zone):
        for card in listed(pile):
            put_back(state, card)
    fresh = empty_combat_zone()
    fresh.turns = zone.turns
    state.seats[seat] = fresh


def lay_zone(state: BarbarossaState, names: list[str]) -> Zone:
    """Return a zone with these cards, taken from their piles, the last one on top."""
    return zone_of([take(state, card_number(name)) for name in names])


def lay_sorted(state: BarbarossaState, names: list[str]) -> Zone:
    """Return a zone with these cards, kept in ascending order."""
    zone = zone_of([])
    for name in names:
        zone.insert(take(state, card_number(name)))
    return zone


def lay_front(state: BarbarossaState, seat: int, texts: list[str]) -> None:
    """Put these cards on the Front Line of *seat*, each `card` or `card exhausted`."""
    for text in texts:
        card, place = read_placed(text)
        enter_front(state, seat, take(state, card), place)


def order_pile(state: BarbarossaState, pile: Zone, names: list[str], only: bool) -> None:
    """Lay these cards, top first, on what else is in *pile*; with *only* the rest leaves the game."""
    named = [card_number(name) for name in names]
    rest = listed(pile)
    for card in named:
        assert card in rest, f"no {card_id(card)} is left in its pile of {sorted(set(card_ids(rest)))}"
        rest.remove(card)
    if only:
        for card in rest:
            state.scrapped.add(card)
        rest = []
    pile.cards = zone_of(rest + named[::-1]).cards


def missing_cards(state: BarbarossaState) -> dict[str, int]:
    """Return by how many copies each kind of card departs from its count; nothing if all is well."""
    counts = [int(count) for count in state.war_zone]
    for card, removed in enumerate(state.removed):
        counts[card] += removed
    zones = [state.support, state.cities, state.events, state.revealed, state.doomed, state.scrapped]
    for seat in state.seats:
        zones += piles_of(seat)
    for zone in zones:
        for card in zone.cards:
            counts[card] += 1
    excess = [int(count - copies) for count, copies in zip(counts, state.rules.cards.copies, strict=True)]
    return {card_id(card): number for card, number in enumerate(excess) if number}
