"""Combat totals (chapter 7): an ordered list of contributions, of which some may be struck out."""

from __future__ import annotations

from mypy_extensions import i64

from eastfront.games.stalingrad.battle import (
    EVENT_STEP,
    NOTE_STEP,
    Battle,
    amount_of,
    seat_of,
    source_of,
    step_of,
)
from eastfront.games.stalingrad.state import StalingradState
from eastfront.games.stalingrad.tables import CardTables, other_seat


def contribute(state: StalingradState, step: i64, seat: i64, amount: i64, source: i64, rule: str) -> None:
    """Change the total of *seat* and report what it comes to."""
    state.battle.add(step, seat, amount, source)
    if state.notices is not None:
        arguments = {"seat": int(seat), "amount": int(amount), "source": int(source)}
        arguments["total"] = int(total_of(state.battle, seat, state.rules.cards))
        state.tell("contributes", rule, arguments, [])


def recount(state: StalingradState, seat: i64, rule: str) -> None:
    """Report what the total of *seat* comes to after something was struck out."""
    if state.notices is not None:
        total = int(total_of(state.battle, seat, state.rules.cards))
        state.tell("recounts", rule, {"seat": int(seat), "total": total}, [])


def add_firefight(state: StalingradState, step: i64, seat: i64, card: i64, rule: str) -> None:
    """Apply a card's firefight value: above 0 to the own total, below 0 to the enemy's (sg-7.9).

    Nothing else of the card counts, even if it is Uranus (sg-12.35).
    """
    value = state.rules.cards.firefight[card]
    contribute(state, step, seat if value > 0 else other_seat(seat), value, card, rule)


def total_of(battle: Battle, seat: i64, cards: CardTables) -> i64:
    """Return the Combat total of *seat*: the contributions in order, never below 0 after any of them.

    Clauses: sg-7.4, sg-12.41.
    """
    total: i64 = 0
    for entry in battle.entries:
        if seat_of(entry) == seat and not is_struck(battle, entry, cards):
            total = max(total + amount_of(entry), 0)
    return total


def is_struck(battle: Battle, entry: i64, cards: CardTables) -> bool:
    """Tell whether a contribution counts no more: a note that is breached, or an event that is muted.

    Clauses: sg-12.40, sg-12.7, sg-10.3.
    """
    step = step_of(entry)
    if step == NOTE_STEP:
        return battle.breached
    if step != EVENT_STEP:
        return False
    source = source_of(entry)
    return (cards.keywords[source] & battle.muted[cards.side[source]]) != 0
