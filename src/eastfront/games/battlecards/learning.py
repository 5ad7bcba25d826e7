"""Reading the notes: what each move, look or turned card taught every watcher, in the order it happened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from eastfront.games.battlecards.knowledge import ANY_GROUP, KEPT, STACK, Knowledge, bit_of
from eastfront.games.battlecards.rules import Rules

if TYPE_CHECKING:
    from eastfront.games.battlecards.state import BattleState

SHIFTS: Final = 0
PICKS: Final = 1
EMPTIES: Final = 2
LEAVES: Final = 3
ENTERS: Final = 4
LOOKS: Final = 5
IS_LEFT: Final = 6

MOST_NOTES: Final = 10_000

# A note is one number, its head, and then the cards: who sees it (a bit a seat), what it is about (a group,
# a place or a type, plus 1), two zones or a zone and a number, how many cards follow, and its code.
SEEN_SHIFT: Final = 30
WHAT_SHIFT: Final = 26
ORIGIN_SHIFT: Final = 20
TARGET_SHIFT: Final = 14
COUNT_SHIFT: Final = 4
ZONE_MASK: Final = 63
WHAT_MASK: Final = 15
COUNT_MASK: Final = 1023
CODE_MASK: Final = 15


def head_of(code: i64, origin: i64, target: i64, what: i64, seen: i64, count: i64) -> i64:
    """Pack the head of a note."""
    return (
        seen << SEEN_SHIFT
        | (what + 1) << WHAT_SHIFT
        | origin << ORIGIN_SHIFT
        | target << TARGET_SHIFT
        | count << COUNT_SHIFT
        | code
    )


def learn(state: BattleState) -> None:
    """Bring everybody's knowledge up to date. Nothing in the rules depends on when this is done."""
    notes = state.notes
    if len(notes) == 0:
        return
    for watcher in range(len(state.known)):
        known = state.known[watcher]
        is_seat = watcher < state.rules.seats
        at: i64 = 0
        while at < len(notes):
            head = notes[at]
            above = at + 1 + (head >> COUNT_SHIFT & COUNT_MASK)
            sees = is_seat and (head >> SEEN_SHIFT >> watcher) & 1 == 1
            read_note(state.rules, known, head, notes[at + 1 : above], sees)
            at = above
    state.notes = vec[i64]()


def read_note(rules: Rules, known: Knowledge, head: i64, cards: vec[i64], sees: bool) -> None:
    """Teach one watcher, who *sees* the cards or not, what one note says."""
    code = head & CODE_MASK
    what = (head >> WHAT_SHIFT & WHAT_MASK) - 1
    number = head >> TARGET_SHIFT & ZONE_MASK
    origin = bit_of(head >> ORIGIN_SHIFT & ZONE_MASK)
    target = bit_of(number)
    if code == EMPTIES:
        known.rule_out(origin)
    elif code == LEAVES:
        for card in cards:
            known.leave(rules.first[card], rules.first[card] + rules.copies[card], origin)
    elif code == ENTERS:
        enter(rules, known, target, cards)
    elif code == LOOKS:
        if sees:
            look(rules, known, what, origin, cards)
    elif code == IS_LEFT:
        keep_stayers(rules, known, origin, what, number, head >> SEEN_SHIFT == 1)
    elif sees:
        see_move(rules, known, origin, target, cards)
    elif code == SHIFTS:
        known.widen(origin, target, what)


def see_move(rules: Rules, known: Knowledge, origin: i64, target: i64, cards: vec[i64]) -> None:
    """Learn that *cards* move between hidden zones before one's eyes."""
    number: i64 = 0
    group: i64 = ANY_GROUP
    for card in cards:
        if rules.group[card] != group:
            group = rules.group[card]
            number = known.set_number(group, target)
        first = rules.first[card]
        known.of[known.leave(first, first + rules.copies[card], origin)] = number
    known.tidy()


def enter(rules: Rules, known: Knowledge, zone: i64, cards: vec[i64]) -> None:
    """Learn that open *cards* are turned down into *zone* (bc-16.5); those never secret do not matter."""
    number: i64 = 0
    group: i64 = ANY_GROUP
    for card in cards:
        if rules.group[card] == ANY_GROUP:
            continue
        if rules.group[card] != group:
            group = rules.group[card]
            number = known.set_number(group, zone)
        first = rules.first[card]
        known.enter(first, first + rules.copies[card], number)
    known.tidy()


def look(rules: Rules, known: Knowledge, place: i64, zone: i64, cards: vec[i64]) -> None:
    """Learn all cards of a hidden zone at *place*."""
    token: i64 = rules.units if place == KEPT else 0
    above: i64 = rules.tokens if place == KEPT else rules.units
    if STACK <= place < KEPT:
        token, above = rules.bounds[place - STACK], rules.bounds[place - STACK + 1]
    while token < above:
        card = rules.token_card[token]
        count: i64 = 0
        for other in cards:
            if other == card:
                count += 1
        known.look(token, token + rules.copies[card], zone, count)
        token += rules.copies[card]
    known.tidy()


def keep_stayers(rules: Rules, known: Knowledge, zone: i64, type: i64, left: i64, abroad: bool) -> None:
    """Learn that only cards that stay out of a battle lie in *zone*, *left* of them.

    Where just as many such copies may lie there as cards are left, they do (bc-16.17).
    """
    stayers = rules.cards.commander if abroad else rules.cards.leader
    candidates: i64 = 0
    low, high = rules.bounds[type], rules.bounds[type + 1]
    for token in range(low, high):
        mask = known.mask(token)
        if mask & zone:
            if stayers[rules.token_card[token]]:
                candidates += 1
            else:
                known.put(token, type, mask & ~zone)
    if candidates == left:
        for token in range(low, high):
            if known.mask(token) & zone:
                known.put(token, type, zone)
    known.tidy()
