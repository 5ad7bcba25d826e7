"""Reinforcing (chapter 5): the top Force of the pile for as many cards as it costs."""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64

from eastfront.games.stalingrad.ground import has_room, note_for, perimeter_room, place_at, put
from eastfront.games.stalingrad.sequence.cards import discard
from eastfront.games.stalingrad.sequence.opening import show_top
from eastfront.games.stalingrad.state import PERIMETER, PLACES, SLOTS, StalingradState
from eastfront.games.stalingrad.tables import PRICE, TOLL, other_seat
from eastfront.games.stalingrad.verbs import PAY, PAYING, PLACE, STATIONING
from eastfront.kernel.decision import noun_of, option_of
from eastfront.kernel.frames import NO_CARD, Frame
from eastfront.kernel.machine import Op
from eastfront.kernel.state import new_options
from eastfront.kernel.zones import zone_name


def price(state: StalingradState, seat: i64, source: i64) -> i64:
    """Return what the top Force costs: its value and all changes summed up, at least 1.

    *source* is the card that brings a discount, or none.
    Clauses: sg-5.26, sg-5.28, sg-10.4, sg-10.14, sg-10.15.
    """
    pile = state.seats[seat].pile
    cost = state.rules.cards.value[pile.cards[pile.size() - 1]]
    if source != NO_CARD:
        cost -= state.rules.cards.discount[source]
    prices = state.rules.cards.note[PRICE]
    tolls = state.rules.cards.note[TOLL]
    for slot in range(SLOTS):
        location = state.locations[slot]
        if prices[location] and is_meant(state, slot, seat):
            cost += note_for(state, slot, PRICE, seat)
        if tolls[location]:
            cost += note_for(state, slot, TOLL, other_seat(seat))
    return max(cost, 1)


def is_meant(state: StalingradState, slot: i64, seat: i64) -> bool:
    """Tell whether a Location's price note is about the top Force and about this purchase."""
    cards = state.rules.cards
    location = state.locations[slot]
    army = state.seats[seat]
    types = cards.note_types[PRICE][location]
    top = army.pile.cards[army.pile.size() - 1]
    if types and not (types >> cards.type[top]) & 1:
        return False
    return not cards.note_first[PRICE][location] or army.bought == 0


def may_reinforce(state: StalingradState, seat: i64, source: i64, hand: i64) -> bool:
    """Tell whether a Force can be bought with *hand* cards and put somewhere (sg-5.30)."""
    if state.seats[seat].pile.size() == 0 or not perimeter_room(state, seat):
        return False
    return price(state, seat, source) <= hand


class PayCards(Op[StalingradState]):
    """Discard the price card by card, in the order of their numbers (sg-5.31)."""

    def run(self, state: StalingradState, frame: Frame) -> None:
        """Ask for the next card; enough must follow it."""
        left = price(state, frame.seat, frame.source) - frame.left
        if left == 0:
            frame.done()
            return
        hand = state.seats[frame.seat].hand.cards
        options = new_options()
        previous: i64 = NO_CARD
        for place in range(len(hand) - left + 1):
            card = hand[place]
            if card != previous and card >= frame.last:
                options = append(options, option_of(PAY, card))
            previous = card
        state.ask(frame.seat, PAYING, options)

    def answer(self, state: StalingradState, frame: Frame, option: i64) -> None:
        """Discard it."""
        card = noun_of(option)
        frame.left += 1
        frame.last = card
        discard(state, frame.seat, card, "pays", "sg-5.26")


class Station(Op[StalingradState]):
    """Place the bought Force with its Rations in a Perimeter zone (sg-5.27)."""

    def run(self, state: StalingradState, frame: Frame) -> None:
        """Ask where."""
        options = new_options()
        for slot in range(SLOTS):
            place = place_at(slot, PERIMETER)
            if has_room(state, frame.seat, place):
                options = append(options, option_of(PLACE, place))
        state.ask(frame.seat, STATIONING, options)

    def answer(self, state: StalingradState, frame: Frame, option: i64) -> None:
        """Put it there and turn up the next."""
        seat = frame.seat
        army = state.seats[seat]
        force = army.pile.take()
        place = noun_of(option)
        put(state, force, place)
        state.rations[force] = state.rules.cards.rations[force]
        army.bought += 1
        if state.notices is not None:
            names = zone_name("pile", seat), zone_name(PLACES[place], seat)
            state.tell("reinforces", "sg-5.26", {"seat": int(seat)}, [int(force)], names[0], names[1])
        show_top(state, seat)
        frame.done()
