"""Windows for Kept Cards: everybody who may hold a fitting card by what all can see is asked in turn.

Clauses: bc-8.2.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from eastfront.games.battlecards.sequence.conflict import may_hold
from eastfront.games.battlecards.state import BattleState
from eastfront.games.battlecards.verbs import END, PLAY
from eastfront.kernel.decision import option_of
from eastfront.kernel.frames import Frame
from eastfront.kernel.state import new_options


def kept_options(state: BattleState, seat: i64, window: i64) -> vec[i64]:
    """Return passing, and playing each Kept Card of *window*."""
    options = append(new_options(), option_of(END, 0))
    for card in state.seats[seat].kept.cards:
        if state.rules.cards.window[card] == window:
            options = append(options, option_of(PLAY, card))
    return options


def ask_next(state: BattleState, frame: Frame, seats: vec[i64], window: i64, kind: i64) -> bool:
    """Ask the next of *seats*, from `frame.left` on, who may hold a card of *window*; tell if one was."""
    while frame.left < len(seats):
        seat = seats[frame.left]
        if may_hold(state, seat, window):
            state.ask(seat, kind, kept_options(state, seat, window))
            return True
        frame.left += 1
    return False
