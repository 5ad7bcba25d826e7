"""Moving cards between zones: each move changes the zones, what everybody may know, and tells its notice."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from eastfront.games.battlecards.knowledge import (
    ANY_GROUP,
    APART,
    DECK,
    HAND,
    KEPT,
    PLACES,
    STACK,
    UNDER,
    zone_at,
)
from eastfront.games.battlecards.sequence.noting import (
    group_at,
    note_empty,
    note_entering,
    note_leaving,
    note_shift,
)
from eastfront.games.battlecards.state import ARSENALS, Army, BattleState
from eastfront.kernel.luck import shuffled
from eastfront.kernel.notices import EVERYBODY
from eastfront.kernel.zones import Zone, zone_name


def place_zone(army: Army, place: i64) -> Zone:
    """Return the zone of *army* at a hidden *place*."""
    if place == HAND:
        return army.hand
    if place == APART:
        return army.apart
    if place == KEPT:
        return army.kept
    if place == DECK:
        return army.deck
    if place == UNDER:
        return army.under
    return army.stacks[place - STACK]


def shift(state: BattleState, seat: i64, place: i64, other: i64, target: i64, card: i64, seen: i64) -> None:
    """Move *card* from a hidden zone to another one; the seats in the mask *seen* see which card it is."""
    shift_cards(state, seat, place, other, target, vec[i64]([card]), seen)


def shift_cards(
    state: BattleState, seat: i64, place: i64, other: i64, target: i64, cards: vec[i64], seen: i64
) -> None:
    """Move *cards*, of one type if a stack is involved, from a hidden zone to another one."""
    origin_zone = place_zone(state.seats[seat], place)
    target_zone = place_zone(state.seats[other], target)
    for card in cards:
        origin_zone.remove(card)
        target_zone.insert(card)
    origin = zone_at(seat, place)
    note_shift(state, origin, zone_at(other, target), group_at(place, target), cards, seen)
    if origin_zone.size() == 0:
        note_empty(state, origin)


def expose(state: BattleState, seat: i64, place: i64, card: i64) -> None:
    """Take *card* out of a hidden zone into the open; the caller puts it down."""
    zone = place_zone(state.seats[seat], place)
    zone.remove(card)
    note_leaving(state, vec[i64]([card]), zone_at(seat, place))
    if zone.size() == 0:
        note_empty(state, zone_at(seat, place))


def discard(state: BattleState, seat: i64, place: i64, card: i64, rule: str) -> None:
    """Put a unit from a hidden zone face up on its seat's discard pile (bc-16.9)."""
    expose(state, seat, place, card)
    state.seats[seat].discard.add(card)
    if state.notices is not None:
        tell_move(state, "discards", rule, seat, card, zone_name(PLACES[place], seat), "discard", EVERYBODY)


def tell_move(
    state: BattleState, id: str, rule: str, seat: i64, card: i64, origin: str, target: str, seen: i64
) -> None:
    """Tell that a card moved to a zone of *seat*."""
    state.tell(id, rule, {"seat": int(seat)}, [int(card)], origin, zone_name(target, seat), int(seen))


def draw_units(state: BattleState, seat: i64, count: i64) -> None:
    """Draw *count* Arsenal cards into the hand; fewer if no more are left (bc-2.6, bc-9.5, bc-9.6)."""
    army = state.seats[seat]
    left = count
    while left > 0:
        if army.deck.size() + army.under.size() == 0:
            rebuild_arsenal(state, seat)
        place: i64 = DECK if army.deck.size() > 0 else UNDER
        size = place_zone(army, place).size()
        if size == 0:
            return
        draw_from(state, seat, place, left if left < size else size)
        left -= size


def draw_from(state: BattleState, seat: i64, place: i64, count: i64) -> None:
    """Draw the top cards of one part of the deck, rebuilt at the moment its last card leaves (bc-9.2)."""
    army = state.seats[seat]
    zone = place_zone(army, place)
    seen = state.rules.watchers[seat]
    drawn = vec[i64]()
    for _ in range(count):
        card = zone.take()
        drawn = append(drawn, card)
        army.hand.insert(card)
        if state.notices is not None:
            tell_move(state, "draws", "bc-2.6", seat, card, zone_name(PLACES[place], seat), "hand", seen)
    note_shift(state, zone_at(seat, place), zone_at(seat, HAND), ANY_GROUP, drawn, seen)
    if zone.size() == 0:
        note_empty(state, zone_at(seat, place))
        if army.deck.size() + army.under.size() == 0:
            rebuild_arsenal(state, seat)


def rebuild_arsenal(state: BattleState, seat: i64) -> None:
    """Shuffle a seat's discard pile into a new deck (bc-9.1); all else stays where it is (bc-9.4)."""
    army = state.seats[seat]
    if army.discard.size() == 0:
        return
    note_entering(state, army.discard.cards, zone_at(seat, DECK))
    if state.notices is not None:
        origin, target = zone_name("discard", seat), zone_name("deck", seat)
        state.tell(
            "rebuilds-arsenal", "bc-9.1", {"seat": seat, "count": army.discard.size()}, [], origin, target
        )
    army.deck.cards = shuffled(army.discard.cards, state.luck.draw(ARSENALS + seat))
    army.discard.cards = vec[i64]()
