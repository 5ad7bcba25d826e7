"""Set-up (chapter 1): decks, first hands, and what everybody knows at the start."""

from __future__ import annotations

from mypy_extensions import i64

from eastfront.games.battlecards.knowledge import DECK, conflict_bit, zone_bit
from eastfront.games.battlecards.rules import Rules
from eastfront.games.battlecards.sequence.moves import draw_units
from eastfront.games.battlecards.sequence.opening import FIRST_HAND
from eastfront.games.battlecards.state import ARSENALS, CONFLICTS, PURPOSES, BattleState, empty_state
from eastfront.games.battlecards.tables import UNIT
from eastfront.kernel.edition import Setup
from eastfront.kernel.frames import NO_CARD
from eastfront.kernel.luck import new_luck, shuffled
from eastfront.kernel.notices import Notice


def prepare(
    setup: Setup, rules: Rules, key: bytes, opening: i64, notices: list[Notice] | None
) -> BattleState:
    """Return the state before the first forces are picked: decks shuffled, six cards drawn.

    Clauses: bc-1.8, bc-1.10, bc-1.14.
    """
    state = empty_state(setup, rules, new_luck(key, PURPOSES))
    state.notices = notices
    for theatre in range(rules.theatres):
        number = state.luck.draw(CONFLICTS + theatre)
        state.conflict[theatre].cards = shuffled(rules.decks[theatre], number)
    for seat in range(rules.seats):
        number = state.luck.draw(ARSENALS + seat)
        state.seats[seat].deck.cards = shuffled(rules.arsenals[seat], number)
    know_decks(state)
    for seat in range(rules.seats):
        draw_units(state, seat, FIRST_HAND)
    state.push(opening, 0, NO_CARD)
    return state


def know_decks(state: BattleState) -> None:
    """Note that every card lies in its deck: lists of all cards are public."""
    rules = state.rules
    for token in range(rules.tokens):
        card = rules.token_card[token]
        if rules.cards.kind[card] == UNIT:
            bit = zone_bit(rules.seat_of_side[rules.cards.side[card]], DECK)
        else:
            bit = conflict_bit(rules.theatre_of_card(card))
        for known in state.known:
            known.put(token, rules.group[card], bit)
