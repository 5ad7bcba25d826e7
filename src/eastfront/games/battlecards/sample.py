"""Dealing a full state that a view allows: every hidden copy goes where its seat may believe it."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from eastfront.games.battlecards.dealing import Dealer
from eastfront.games.battlecards.knowledge import (
    APART,
    CONFLICT,
    DECK,
    HAND,
    KEPT,
    KEPT_GROUP,
    SEAT_STEP,
    STACK,
    UNDER,
    Knowledge,
    conflict_bit,
    no_knowledge,
    zone_bit,
)
from eastfront.games.battlecards.rules import Rules
from eastfront.games.battlecards.sequence.moves import place_zone
from eastfront.games.battlecards.sequence.picking import Picking
from eastfront.games.battlecards.state import ARSENALS, CONFLICTS, PURPOSES, BattleState, empty_state
from eastfront.games.battlecards.tables import KEPT as KEPT_KIND
from eastfront.games.battlecards.tables import TYPES, UNIT
from eastfront.games.battlecards.view import BattleView, knowledge_of, size_at
from eastfront.kernel.decision import NOBODY
from eastfront.kernel.errors import DataError
from eastfront.kernel.luck import new_luck, shuffled
from eastfront.kernel.machine import Machine
from eastfront.kernel.zones import packed

PLACES_DEALT: Final = [DECK, UNDER, HAND, STACK, STACK + 1, STACK + 2, KEPT, APART]


def sample_state(view: BattleView, rules: Rules, machine: Machine[BattleState], key: bytes) -> BattleState:
    """Return a state that the view's owner cannot tell from the real one; luck comes from *key*.

    What the other seats know is not his to know: they are dealt no more than they see.
    """
    state = empty_state(view.setup, rules, new_luck(key, PURPOSES))
    lay_open(view, state)
    lay_piles(view, state)
    deal_tokens(view, state)
    deal_conflict(view, state)
    state.frames = [frame.clone() for frame in view.frames]
    spread_picks(view, state, machine)
    know_little(view, state)
    ask_again(view, state, machine)
    return state


def lay_open(view: BattleView, state: BattleState) -> None:
    """Copy what lies open between the seats, and the battle."""
    for theatre, cards in enumerate(view.spent):
        state.spent[theatre].cards = packed(cards)
    state.rebuilds = packed(view.rebuilds)
    state.pending.cards = packed(view.pending)
    state.removed.cards = packed(view.removed)
    state.turn = view.turn
    state.aided = view.aided
    state.idle = view.idle
    state.enemy = view.enemy
    state.blocked = view.blocked
    state.ending = view.ending
    state.victor = view.victor
    state.battle = view.battle.clone()


def lay_piles(view: BattleView, state: BattleState) -> None:
    """Copy what lies open before each seat."""
    for seat, seen in enumerate(view.seats):
        army = state.seats[seat]
        army.discard.cards = packed(seen.discard)
        army.won.cards = packed(seen.won)
        army.fallen = seen.fallen
        army.turns = seen.turns


def deal_tokens(view: BattleView, state: BattleState) -> None:
    """Deal every secret copy to a zone of its mask, as many to each zone as lie there."""
    rules = state.rules
    room = vec[i64]([0] * (CONFLICT + 2))
    for seat, seen in enumerate(view.seats):
        for place in PLACES_DEALT:
            room[seat * SEAT_STEP + place] = size_at(seen, place)
    for theatre in range(rules.theatres):
        room[CONFLICT + theatre] = kept_in_deck(view, rules, theatre)
    dealer = Dealer(packed(view.known), room, state.luck.draw(ARSENALS))
    zones = dealer.deal()
    for token in range(rules.tokens):
        zone = zones[token]
        if 0 <= zone < CONFLICT:
            place_zone(state.seats[zone // SEAT_STEP], zone % SEAT_STEP).insert(rules.token_card[token])
    for seat in range(rules.seats):
        army = state.seats[seat]
        number = state.luck.draw(ARSENALS + seat)
        army.deck.cards = shuffled(army.deck.cards, number)
        army.under.cards = shuffled(army.under.cards, number)


def kept_in_deck(view: BattleView, rules: Rules, theatre: int) -> int:
    """Count the Kept Cards that lie in a Conflict deck: those nobody sees, less those the seats have."""
    count = 0
    for token in range(rules.units, rules.tokens):
        if rules.theatre_of_card(rules.token_card[token]) == theatre and view.known[token]:
            count += 1
    for seat, seen in enumerate(view.seats):
        if rules.theatre[seat] == theatre:
            count -= seen.kept_size
    return count


def deal_conflict(view: BattleView, state: BattleState) -> None:
    """Shuffle each Conflict deck from what is neither open nor kept."""
    rules = state.rules
    open_cards = set(view.pending)
    for cards in view.spent:
        open_cards |= set(cards)
    for seat, seen in enumerate(view.seats):
        open_cards |= set(seen.won) | {int(card) for card in state.seats[seat].kept.cards}
    for theatre in range(rules.theatres):
        deck = vec[i64]()
        for card in rules.decks[theatre]:
            if card not in open_cards:
                deck = append(deck, card)
        if len(deck) != view.conflict_sizes[theatre]:
            raise DataError(f"the cards of Conflict deck {theatre + 1} do not fit its size")
        state.conflict[theatre].cards = shuffled(deck, state.luck.draw(CONFLICTS + theatre))


def spread_picks(view: BattleView, state: BattleState, machine: Machine[BattleState]) -> None:
    """Choose anew which cards another seat has picked, so that he could still finish his picks in order."""
    if view.asked == NOBODY or view.seats[view.asked].shown or view.seats[view.asked].apart_size == 0:
        return
    frame = state.frames[-1]
    op = machine.ops[frame.program][frame.step]
    if not isinstance(op, Picking):
        return
    army = state.seats[view.asked]
    missing = op.least(state, frame) - army.apart.size()
    place: i64 = HAND
    if not op.from_hand:
        place = STACK + state.rules.cards.type[army.apart.cards[army.apart.size() - 1]]
        for type in range(place - STACK + 1, len(TYPES)):
            missing -= army.stacks[type].size()
    repick(state, view.asked, place, missing if missing > 0 else 0)


def repick(state: BattleState, seat: i64, place: i64, missing: i64) -> None:
    """Let the picks out of one zone be the lowest of some of its cards, *missing* more than were picked."""
    army = state.seats[seat]
    zone = place_zone(army, place)
    picked = vec[i64]()
    for card in army.apart.cards:
        if place == HAND or state.rules.cards.type[card] == place - STACK:
            picked = append(picked, card)
    for card in picked:
        army.apart.remove(card)
        zone.insert(card)
    order = shuffled(zone.cards, state.luck.draw(ARSENALS + seat))
    chosen = sorted(int(order[number]) for number in range(len(picked) + missing))
    for number in range(len(picked)):
        zone.remove(chosen[number])
        army.apart.insert(chosen[number])


def know_little(view: BattleView, state: BattleState) -> None:
    """Give the view's owner his own knowledge and the others what they see and no more."""
    owner = len(view.seats) if view.seat is None else view.seat
    for watcher in range(len(view.seats) + 1):
        state.known[watcher] = (
            knowledge_of(view.known, state.rules) if watcher == owner else seen_only(state, watcher)
        )


def seen_only(state: BattleState, watcher: int) -> Knowledge:
    """Return the knowledge of somebody who knows where his own cards are, and of the rest only the type."""
    rules = state.rules
    known = no_knowledge(rules.tokens)
    used = vec[i64]([0] * rules.cards.size)
    hidden_masks = vec[i64]([0] * (KEPT_GROUP + rules.theatres))
    for seat in range(rules.seats):
        shown = watcher < rules.seats and (rules.watchers[seat] >> watcher) & 1 == 1
        for place in PLACES_DEALT:
            hidden = not shown or place in (DECK, UNDER)
            for card in place_zone(state.seats[seat], place).cards:
                mask = hidden_mask(state, watcher, card, hidden_masks) if hidden else zone_bit(seat, place)
                known.put(rules.first[card] + used[card], rules.group[card], mask)
                used[card] += 1
    for theatre in range(rules.theatres):
        for card in state.conflict[theatre].cards:
            if rules.cards.kind[card] == KEPT_KIND:
                mask = hidden_mask(state, watcher, card, hidden_masks)
                known.put(rules.first[card], rules.group[card], mask)
    return known


def hidden_mask(state: BattleState, watcher: int, card: i64, masks: vec[i64]) -> i64:
    """Return `anywhere`, worked out once in *masks* for each type of unit and each theatre's Kept Cards."""
    rules = state.rules
    place = rules.group[card]
    if place == KEPT_GROUP:
        place += rules.theatre_of_card(card)
    if masks[place] == 0:
        masks[place] = anywhere(state, watcher, card)
    return masks[place]


def anywhere(state: BattleState, watcher: int, card: i64) -> i64:
    """Return all zones that a hidden card may be in for somebody who has never seen it."""
    rules = state.rules
    is_unit = rules.cards.kind[card] == UNIT
    mask: i64 = 0 if is_unit else conflict_bit(rules.theatre_of_card(card))
    for seat in range(rules.seats):
        shown = watcher < rules.seats and (rules.watchers[seat] >> watcher) & 1 == 1
        places = [DECK, UNDER]
        if not shown and is_unit:
            places = [DECK, UNDER, HAND, APART, STACK + int(rules.cards.type[card])]
        elif not is_unit:
            places = [KEPT] if not shown and rules.theatre[seat] == rules.theatre_of_card(card) else []
        for place in places:
            if place_zone(state.seats[seat], place).size() > 0:
                mask |= zone_bit(seat, place)
    return mask


def ask_again(view: BattleView, state: BattleState, machine: Machine[BattleState]) -> None:
    """Let the op at work ask its question anew."""
    if view.asked == NOBODY:
        return
    machine.ask_again(state)
    if state.asked != view.asked or len(state.options) == 0:
        raise DataError(f"seat {view.asked + 1} cannot be asked {view.kind} with any cards")
