"""Dealing a full state that a view allows: hidden cards of each side among its hand and deck."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from eastfront.games.stalingrad.rules import Rules
from eastfront.games.stalingrad.sequence.reinforcing import price
from eastfront.games.stalingrad.state import DECKS, PILES, PURPOSES, Army, StalingradState, empty_state
from eastfront.games.stalingrad.verbs import KINDS, PAYING
from eastfront.games.stalingrad.view import ArmyView, StalingradView
from eastfront.kernel.decision import NOBODY
from eastfront.kernel.errors import DataError
from eastfront.kernel.frames import NO_CARD
from eastfront.kernel.luck import new_luck, shuffled
from eastfront.kernel.machine import Machine
from eastfront.kernel.zones import Zone, packed, zone_of


def sample_state(
    view: StalingradView, rules: Rules, machine: Machine[StalingradState], key: bytes
) -> StalingradState:
    """Return a state that the view's owner cannot tell from the real one; luck comes from *key*.

    Nobody knows the order of decks and Force piles (sg-13.3), everybody what is in a pile (sg-13.5).
    """
    state = empty_state(view.setup, rules, new_luck(key, PURPOSES))
    lay_open(view, state)
    for seat, seen in enumerate(view.seats):
        lay_army(seen, state.seats[seat])
        deal_forces(seen, state, seat)
    state.frames = [frame.clone() for frame in view.frames]
    for seat, seen in enumerate(view.seats):
        deal_cards(seen, state, seat, view.asked == seat and view.kind == KINDS[PAYING])
    ask_again(view, state, machine)
    return state


def lay_open(view: StalingradView, state: StalingradState) -> None:
    """Copy what lies open between the seats, and the battle."""
    state.locations = packed(view.locations)
    state.rubble = packed(view.rubble)
    state.holders = packed(view.holders)
    state.unused = zone_of(view.unused)
    state.rations = packed(view.rations)
    state.medals = packed(view.medals)
    state.strolls = packed(view.strolls)
    state.pending = zone_of(view.pending)
    state.fates = packed(view.fates)
    state.in_play = zone_of(view.in_play)
    state.settled = view.settled
    state.turn = view.turn
    state.ending = view.ending
    state.victor = view.victor
    state.battle = view.battle.clone()


def lay_army(seen: ArmyView, army: Army) -> None:
    """Copy what lies open before a seat."""
    army.discard = zone_of(seen.discard)
    army.lost = zone_of(seen.lost)
    army.chosen = zone_of(seen.chosen)
    army.known = zone_of(seen.known)
    army.places = [zone_of(cards) for cards in seen.places]
    army.turns = seen.turns
    army.bought = seen.bought
    army.rebuilds = seen.rebuilds


def deal_cards(seen: ArmyView, state: StalingradState, seat: int, pays: bool) -> None:
    """Fill up the hand from the Action cards that are nowhere to be seen; the others are the deck.

    Who *pays* for a Force discards in a fixed order, so enough of the hand comes after the last card.
    """
    army = state.seats[seat]
    unseen = without(state.rules.decks[seat], [*seen.hand, *seen.discard, *open_cards(state, seat)])
    if len(unseen) != seen.deck_size + seen.hand_size - len(seen.hand):
        raise DataError("the cards of the view do not fit its zones")
    army.deck.cards = shuffled(unseen, state.luck.draw(DECKS + seat))
    for card in seen.hand:
        army.hand.insert(card)
    if pays:
        deal_payment(state, seat, seen.hand_size)
    while army.hand.size() < seen.hand_size:
        army.hand.insert(army.deck.take())


def deal_payment(state: StalingradState, seat: int, size: int) -> None:
    """Deal cards from the deck until the hand can go on paying in order (sg-5.31), as far as it has room."""
    frame = state.frames[-1]
    army = state.seats[seat]
    owed = price(state, seat, frame.source) - frame.left
    for card in army.hand.cards:
        if card >= frame.last:
            owed -= 1
    for card in army.deck.copy().cards:
        if owed > 0 and card >= frame.last and army.hand.size() < size:
            army.deck.remove(card)
            army.hand.insert(card)
            owed -= 1


def open_cards(state: StalingradState, seat: int) -> list[int]:
    """Return the Action cards of a side that lie open between the seats."""
    zones = (state.pending.cards, state.in_play.cards, state.battle.flipped.cards)
    return [int(card) for zone in zones for card in zone if state.rules.cards.side[card] == seat]


def deal_forces(seen: ArmyView, state: StalingradState, seat: int) -> None:
    """Shuffle the Forces still to come, the open one on top; during set-up they lie in order."""
    army = state.seats[seat]
    placed = [force for cards in seen.places for force in cards]
    rest = without(state.rules.army[seat], [*placed, *seen.lost, *seen.chosen])
    if len(rest) != seen.pile_size:
        raise DataError("the Forces of the view do not fit its zones")
    army.pile.cards = rest
    if state.settled and seen.top != NO_CARD:
        army.pile.cards = shuffled(rest, state.luck.draw(PILES + seat))
        army.pile.remove(seen.top)
        army.pile.add(seen.top)


def without(cards: vec[i64], taken: list[int]) -> vec[i64]:
    """Return *cards* less those that are *taken*."""
    zone = Zone(cards[:])
    for card in taken:
        if not zone.has(card):
            raise DataError("the view shows a card more often than there is")
        zone.remove(card)
    return zone.cards


def ask_again(view: StalingradView, state: StalingradState, machine: Machine[StalingradState]) -> None:
    """Let the op at work ask its question anew."""
    if view.asked == NOBODY:
        return
    machine.ask_again(state)
    if state.asked != view.asked or len(state.options) == 0:
        raise DataError(f"seat {view.asked + 1} cannot be asked {view.kind} with any cards")
