"""Action cards on the move: drawing, rebuilding a deck, leaving a hand."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from eastfront.games.stalingrad.state import DECKS, PICKS, Army, StalingradState
from eastfront.kernel.frames import NO_CARD
from eastfront.kernel.luck import shuffled
from eastfront.kernel.zones import zone_name

# How often a deck is rebuilt in one turn (sg-6.8).
MOST_REBUILDS: Final = 3


def take_top(state: StalingradState, seat: i64) -> i64:
    """Take the top card of a deck, which is rebuilt first if it is empty; NO_CARD if there is none.

    Clauses: sg-6.5, sg-6.6, sg-6.8.
    """
    army = state.seats[seat]
    if not may_draw(army):
        return NO_CARD
    if len(army.deck.cards) == 0:
        rebuild(state, seat)
    return army.deck.take()


def may_draw(army: Army) -> bool:
    """Tell whether there is a card to draw, in the deck or once it is rebuilt (sg-6.8)."""
    if len(army.deck.cards) > 0:
        return True
    return len(army.discard.cards) > 0 and army.rebuilds < MOST_REBUILDS


def rebuild(state: StalingradState, seat: i64) -> None:
    """Shuffle the discard pile into a new deck (sg-6.5); cards in play or announced stay out (sg-6.7)."""
    army = state.seats[seat]
    if state.notices is not None:
        names = zone_name("discard", seat), zone_name("deck", seat)
        count = int(army.discard.size())
        state.tell("rebuilds", "sg-6.5", {"seat": int(seat), "count": count}, [], names[0], names[1])
    conclude(army)
    army.deck.cards = shuffled(army.discard.cards, state.luck.draw(DECKS + seat))
    army.discard.cards = vec[i64]()
    army.rebuilds += 1


def draw_cards(state: StalingradState, seat: i64, count: i64, rule: str) -> None:
    """Draw *count* cards, or as many as there are; others see how many (sg-6.5, sg-13.1)."""
    army = state.seats[seat]
    for _ in range(count):
        card = take_top(state, seat)
        if card == NO_CARD:
            return
        army.hand.insert(card)
        conclude(army)
        if state.notices is not None:
            names = zone_name("deck", seat), zone_name("hand", seat)
            state.tell("draws", rule, {"seat": int(seat)}, [int(card)], names[0], names[1], 1 << int(seat))


def conclude(army: Army) -> None:
    """Note that with an empty deck everybody can tell what is in the hand (sg-13.6)."""
    if len(army.deck.cards) == 0:
        army.known.cards = army.hand.cards[:]


def leave_hand(state: StalingradState, seat: i64, card: i64) -> None:
    """Take a card out of a hand; one like it that was known to be there is known no longer (sg-13.7)."""
    army = state.seats[seat]
    army.hand.remove(card)
    if len(army.known.cards) > 0 and card in army.known.cards:
        army.known.remove(card)


def discard(state: StalingradState, seat: i64, card: i64, id: str, rule: str) -> None:
    """Move a card from a hand to its discard pile, for all to see (sg-13.4), and say by *id* what for."""
    leave_hand(state, seat, card)
    state.seats[seat].discard.add(card)
    if state.notices is not None:
        names = zone_name("hand", seat), zone_name("discard", seat)
        state.tell(id, rule, {"seat": int(seat)}, [int(card)], names[0], names[1])


def discard_at_random(state: StalingradState, seat: i64, rule: str) -> None:
    """Discard a card of a hand that luck picks, each alike (sg-12.18)."""
    hand = state.seats[seat].hand
    place = state.luck.below(PICKS + seat, hand.size())
    discard(state, seat, hand.cards[place], "discards-at-random", rule)
