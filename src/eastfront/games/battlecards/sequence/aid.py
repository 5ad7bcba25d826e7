"""Aid between allies: moving deployed cards, exchanging reserve cards, sending a card of the deck.

Clauses: bc-13.7, bc-13.8, bc-13.9, bc-13.10.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from eastfront.games.battlecards.knowledge import ANY_GROUP, APART, DECK, HAND, PLACES, STACK, UNDER, zone_at
from eastfront.games.battlecards.rules import NOBODY_THERE
from eastfront.games.battlecards.sequence.moves import rebuild_arsenal, shift
from eastfront.games.battlecards.sequence.noting import note_empty, note_shift
from eastfront.games.battlecards.sequence.picking import Picking
from eastfront.games.battlecards.state import Army, BattleState
from eastfront.games.battlecards.verbs import (
    AGREEING,
    DECLINE,
    EXCHANGE,
    GIVE,
    GIVING,
    SEND,
    TRANSFER,
    TRANSFERRING,
)
from eastfront.kernel.decision import add_distinct, noun_of, option_of, verb_of
from eastfront.kernel.frames import NO_CARD, Frame
from eastfront.kernel.machine import Op
from eastfront.kernel.state import new_options
from eastfront.kernel.zones import zone_name

MOST_TRANSFERRED: Final = 3


def may_aid(state: BattleState, seat: i64) -> bool:
    """Tell whether *seat* has an ally in play and some way to aid him."""
    return len(aid_options(state, seat, vec[i64]())) > 0


def aid_options(state: BattleState, seat: i64, options: vec[i64]) -> vec[i64]:
    """Add the aids that public numbers of cards allow; one aid a turn, none for who is out.

    Clauses: bc-13.7, bc-13.14, bc-13.15.
    """
    ally = state.rules.ally[seat]
    if ally == NOBODY_THERE or state.aided or state.seats[ally].fallen != NO_CARD:
        return options
    army = state.seats[seat]
    if army.deployed() > 0:
        options = append(options, option_of(TRANSFER, 0))
    if army.hand.size() > 0 and state.seats[ally].hand.size() > 0:
        options = append(options, option_of(EXCHANGE, 0))
    if army.deck.size() + army.under.size() > 0:
        options = append(options, option_of(SEND, 0))
    return options


def send_card(state: BattleState, seat: i64) -> None:
    """Put the top card of the own Arsenal deck, unseen, under the ally's (bc-13.10, bc-16.15)."""
    army = state.seats[seat]
    ally = state.rules.ally[seat]
    place: i64 = DECK if army.deck.size() > 0 else UNDER
    zone = army.deck if place == DECK else army.under
    card = zone.take()
    state.seats[ally].under.add_below(card)
    note_shift(state, zone_at(seat, place), zone_at(ally, UNDER), ANY_GROUP, vec[i64]([card]), 0)
    if state.notices is not None:
        names = zone_name(PLACES[place], seat), zone_name("under", ally)
        state.tell(
            "sends", "bc-13.10", {"seat": int(seat), "ally": int(ally)}, [int(card)], names[0], names[1], 0
        )
    if zone.size() == 0:
        note_empty(state, zone_at(seat, place))
        if deck_is_empty(army):
            rebuild_arsenal(state, seat)


def deck_is_empty(army: Army) -> bool:
    """Tell whether no card is left to draw."""
    return army.deck.size() + army.under.size() == 0


class TransferUnits(Picking):
    """Give up the draw and move one to three deployed cards to the ally's stacks (bc-13.8)."""

    def __init__(self) -> None:
        super().__init__(TRANSFERRING, GIVE, False)

    def least(self, state: BattleState, frame: Frame) -> i64:
        """One card at least."""
        return 1

    def most(self, state: BattleState, frame: Frame) -> i64:
        """Three cards at most."""
        return MOST_TRANSFERRED

    def finish(self, state: BattleState, frame: Frame) -> None:
        """Lay them in the ally's stacks; both allies see which they are."""
        seat = frame.seat
        ally = state.rules.ally[seat]
        apart = state.seats[seat].apart
        while apart.size() > 0:
            card = apart.cards[0]
            hand_over(state, seat, APART, ally, STACK + state.rules.cards.type[card], card, "bc-13.8")
        frame.done()


def hand_over(
    state: BattleState, seat: i64, place: i64, ally: i64, target: i64, card: i64, rule: str
) -> None:
    """Move a card between allies, who both see it (bc-16.15)."""
    seen = state.rules.watchers[seat] | state.rules.watchers[ally]
    shift(state, seat, place, ally, target, card, seen)
    if state.notices is not None:
        names = zone_name(PLACES[place], seat), zone_name(PLACES[target], ally)
        arguments = {"seat": int(seat), "ally": int(ally)}
        state.tell("hands-over", rule, arguments, [int(card)], names[0], names[1], int(seen))


class OfferCard(Picking):
    """Pick the reserve card to give away (bc-13.9)."""

    def __init__(self) -> None:
        super().__init__(GIVING, GIVE, True)

    def least(self, state: BattleState, frame: Frame) -> i64:
        """Just one card."""
        return 1

    def most(self, state: BattleState, frame: Frame) -> i64:
        """Just one card."""
        return 1

    def finish(self, state: BattleState, frame: Frame) -> None:
        """Leave it apart until the ally answers."""
        frame.done()


class AgreeToExchange(Op[BattleState]):
    """Ask the ally which card he gives in return, if he agrees (bc-13.11); he is asked once (bc-13.12)."""

    def run(self, state: BattleState, frame: Frame) -> None:
        """Ask him."""
        ally = state.rules.ally[frame.seat]
        options = append(new_options(), option_of(DECLINE, 0))
        state.ask(ally, AGREEING, add_distinct(options, GIVE, state.seats[ally].hand.cards))

    def answer(self, state: BattleState, frame: Frame, option: i64) -> None:
        """Exchange the cards, or give the offered one back to its hand."""
        seat = frame.seat
        ally = state.rules.ally[seat]
        offered = state.seats[seat].apart.cards[0]
        if verb_of(option) == GIVE:
            hand_over(state, seat, APART, ally, HAND, offered, "bc-13.9")
            hand_over(state, ally, HAND, seat, HAND, noun_of(option), "bc-13.9")
        else:
            seen = state.rules.watchers[seat]
            shift(state, seat, APART, seat, HAND, offered, seen)
            if state.notices is not None:
                names = zone_name("apart", seat), zone_name("hand", seat)
                state.tell(
                    "declines", "bc-13.11", {"seat": int(ally)}, [int(offered)], names[0], names[1], int(seen)
                )
        frame.done()
