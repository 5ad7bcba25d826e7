"""Noting what everybody may have seen; `learning` reads the notes when somebody's knowledge is wanted."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from eastfront.games.battlecards.knowledge import ANY_GROUP, KEPT, STACK, conflict_deck, zone_at
from eastfront.games.battlecards.learning import (
    EMPTIES,
    ENTERS,
    IS_LEFT,
    LEAVES,
    LOOKS,
    MOST_NOTES,
    PICKS,
    SHIFTS,
    head_of,
    learn,
)
from eastfront.games.battlecards.state import BattleState

NO_CARDS: Final[vec[i64]] = vec[i64]()


def note(
    state: BattleState, code: i64, origin: i64, target: i64, what: i64, seen: i64, cards: vec[i64]
) -> None:
    """Put one note down; read them all when there are very many."""
    notes = append(state.notes, head_of(code, origin, target, what, seen, len(cards)))
    state.notes = extend(notes, cards)
    if len(notes) > MOST_NOTES:
        learn(state)


def group_at(place: i64, target: i64) -> i64:
    """Return what everybody sees of cards that move between hidden places: a stack shows their type."""
    if STACK <= place < KEPT:
        return place - STACK
    return target - STACK if STACK <= target < KEPT else ANY_GROUP


def note_shift(state: BattleState, origin: i64, target: i64, group: i64, cards: vec[i64], seen: i64) -> None:
    """Note a move of *cards*, of one group if that shows, between hidden zones; *seen* is who sees them."""
    note(state, SHIFTS, origin, target, group, seen, cards)


def note_pick(state: BattleState, origin: i64, target: i64, card: i64, seen: i64) -> None:
    """Note a move that looks to all others just like the one before it."""
    note(state, PICKS, origin, target, ANY_GROUP, seen, vec[i64]([card]))


def note_empty(state: BattleState, zone: i64) -> None:
    """Note that a zone is empty: nothing may lie there any more."""
    note(state, EMPTIES, zone, 0, 0, 0, NO_CARDS)


def note_empty_conflict(state: BattleState, theatre: i64) -> None:
    """Note that a Conflict deck is empty: those of its Kept Cards that do not lie open are held."""
    note_empty(state, conflict_deck(theatre))


def note_leaving(state: BattleState, cards: vec[i64], zone: i64) -> None:
    """Note that *cards* leave the hidden *zone* and lie open for everybody."""
    note(state, LEAVES, zone, 0, 0, 0, cards)


def note_entering(state: BattleState, cards: vec[i64], zone: i64) -> None:
    """Note that *cards*, open until now, are turned down into the hidden *zone*; some are never secret."""
    note(state, ENTERS, 0, zone, 0, 0, cards)


def note_look(state: BattleState, seat: i64, place: i64, cards: vec[i64], seen: i64) -> None:
    """Note that the seats in *seen* see all *cards* of a hidden zone."""
    note(state, LOOKS, zone_at(seat, place), 0, place, seen, cards)


def note_left_over(state: BattleState, seat: i64, type: i64, abroad: bool) -> None:
    """Note that of a stack only cards are left that stay out of the battle, of those *abroad* or at home."""
    left = state.seats[seat].stacks[type].size()
    zone = zone_at(seat, STACK + type)
    if left == 0:
        note_empty(state, zone)
    else:
        note(state, IS_LEFT, zone, left, type, 1 if abroad else 0, NO_CARDS)
