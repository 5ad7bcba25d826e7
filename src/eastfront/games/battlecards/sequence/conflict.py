"""The Conflict decks: turning cards for their numbers, drawing, keeping, discarding and rebuilding."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from eastfront.games.battlecards.knowledge import KEPT, KEPT_GROUP, conflict_deck, zone_at
from eastfront.games.battlecards.sequence.moves import expose, tell_move
from eastfront.games.battlecards.sequence.noting import (
    note_empty_conflict,
    note_entering,
    note_leaving,
    note_shift,
)
from eastfront.games.battlecards.state import CONFLICTS, BattleState
from eastfront.games.battlecards.tables import KEPT as KEPT_KIND
from eastfront.kernel.frames import Frame
from eastfront.kernel.luck import shuffled
from eastfront.kernel.zones import zone_name

NO_CONFLICT: Final = -1


def top_of_deck(state: BattleState, theatre: i64) -> i64:
    """Return the top card of a Conflict deck, which is rebuilt if it is empty; -1 if no card is left."""
    deck = state.conflict[theatre]
    if deck.size() == 0:
        rebuild_conflict(state, theatre)
    return deck.cards[deck.size() - 1] if deck.size() > 0 else NO_CONFLICT


def turn_card(state: BattleState, seat: i64) -> i64:
    """Take the top card of the seat's own deck for its Action Number; -1 if no card is left.

    Nothing else on the card counts (bc-5.3, bc-5.4); every player turns cards of his own theatre (bc-13.5).
    """
    theatre = state.rules.theatre[seat]
    card = top_of_deck(state, theatre)
    if card != NO_CONFLICT:
        state.conflict[theatre].take()
        if state.rules.cards.kind[card] == KEPT_KIND:
            note_leaving(state, vec[i64]([card]), conflict_deck(theatre))
    return card


def lay_turned(state: BattleState, seat: i64, card: i64) -> None:
    """Put a card that was turned for its number on the discard pile, a new one if it was the last.

    Clauses: bc-9.3.
    """
    theatre = state.rules.theatre[seat]
    after_taking(state, theatre)
    state.spent[theatre].add(card)


def keep_top(state: BattleState, seat: i64, card: i64) -> None:
    """Lay the top card, which is to be kept, face down beside the stacks (bc-2.4, bc-8.1, bc-16.11)."""
    theatre = state.rules.theatre[seat]
    seen = state.rules.watchers[seat]
    state.conflict[theatre].take()
    state.seats[seat].kept.insert(card)
    note_shift(state, conflict_deck(theatre), zone_at(seat, KEPT), KEPT_GROUP, vec[i64]([card]), seen)
    if state.notices is not None:
        tell_move(state, "keeps", "bc-2.4", seat, card, zone_name("conflict", theatre), "kept", seen)
    after_taking(state, theatre)


def show_top(state: BattleState, seat: i64, card: i64) -> None:
    """Lay the top card open to be carried out."""
    theatre = state.rules.theatre[seat]
    state.conflict[theatre].take()
    state.pending.add(card)
    if state.notices is not None:
        origin = zone_name("conflict", theatre)
        state.tell("shows", "bc-2.2", {"seat": int(seat)}, [int(card)], origin, "pending")
    after_taking(state, theatre)


def after_taking(state: BattleState, theatre: i64) -> None:
    """Rebuild a deck whose last card has just left it (bc-9.2)."""
    if state.conflict[theatre].size() > 0:
        return
    note_empty_conflict(state, theatre)
    rebuild_conflict(state, theatre)


def rebuild_conflict(state: BattleState, theatre: i64) -> None:
    """Shuffle a theatre's Conflict discard pile into a new deck (bc-9.1) and count it (bc-10.15)."""
    spent = state.spent[theatre]
    if spent.size() == 0:
        return
    note_entering(state, spent.cards, conflict_deck(theatre))
    if state.notices is not None:
        origin, target = zone_name("spent", theatre), zone_name("conflict", theatre)
        arguments = {"theatre": int(theatre), "count": int(spent.size())}
        state.tell("rebuilds-conflict", "bc-9.1", arguments, [], origin, target)
    state.conflict[theatre].cards = shuffled_conflict(state, theatre)
    spent.cards = vec[i64]()
    state.rebuilds[theatre] += 1


def shuffled_conflict(state: BattleState, theatre: i64) -> vec[i64]:
    """Return the discard pile of a theatre in a new order."""
    return shuffled(state.spent[theatre].cards, state.luck.draw(CONFLICTS + theatre))


def discard_pending(state: BattleState) -> None:
    """Put the card that was carried out on its discard pile (bc-2.5), if it still lies there."""
    if state.pending.size() == 0:
        return
    card = state.pending.take()
    theatre = state.rules.theatre_of_card(card)
    state.spent[theatre].add(card)
    if state.notices is not None:
        state.tell("lays-off", "bc-2.5", {}, [int(card)], "pending", zone_name("spent", theatre))


def lapse(state: BattleState, frame: Frame) -> None:
    """Say that the card being carried out has nothing to act on, and go on (bc-14.20)."""
    if state.notices is not None:
        state.tell("has-no-effect", "bc-14.20", {}, [int(frame.source)])
    frame.done()


def play_kept(state: BattleState, seat: i64, card: i64, rule: str) -> None:
    """Show a Kept Card and put it on the discard pile (bc-8.3)."""
    show_kept(state, seat, card, "plays", rule)


def show_kept(state: BattleState, seat: i64, card: i64, id: str, rule: str) -> None:
    """Put a Kept Card, which is played or given up, open on the discard pile."""
    expose(state, seat, KEPT, card)
    theatre = state.rules.theatre_of_card(card)
    state.spent[theatre].add(card)
    if state.notices is not None:
        origin, target = zone_name("kept", seat), zone_name("spent", theatre)
        state.tell(id, rule, {"seat": int(seat)}, [int(card)], origin, target)


def may_hold(state: BattleState, seat: i64, window: i64) -> bool:
    """Tell whether *seat* may hold a Kept Card of *window*, as far as everybody can see (bc-16.10).

    He has Kept Cards, and not every card of that window lies open.
    """
    if state.seats[seat].kept.size() == 0:
        return False
    theatre = state.rules.theatre[seat]
    spent = state.spent[theatre]
    for card in state.rules.kept[theatre][window]:
        if not spent.has(card):
            return True
    return False
