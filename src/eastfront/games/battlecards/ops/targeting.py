"""Who is meant by "the enemy", and the window in which he may foil a card (Counter-Intelligence).

Clauses: bc-13.24.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from eastfront.games.battlecards.sequence.conflict import may_hold, play_kept
from eastfront.games.battlecards.sequence.windows import kept_options
from eastfront.games.battlecards.state import BattleState
from eastfront.games.battlecards.tables import WINDOW_COUNTER
from eastfront.games.battlecards.verbs import COUNTERING, END, ENEMY, NAME
from eastfront.kernel.decision import noun_of, option_of, verb_of
from eastfront.kernel.frames import NO_CARD, Frame
from eastfront.kernel.machine import Op


class NameEnemy(Op[BattleState]):
    """Take the opponent in the own theatre, or ask for an enemy in the other one if he is out (bc-13.24)."""

    def run(self, state: BattleState, frame: Frame) -> None:
        """Take him, or ask."""
        opponent = state.rules.opponent[frame.seat]
        if state.seats[opponent].fallen == NO_CARD:
            state.enemy = opponent
            frame.done()
        else:
            state.ask(frame.seat, ENEMY, enemies(state, frame.seat))

    def answer(self, state: BattleState, frame: Frame, option: i64) -> None:
        """Take the enemy named."""
        state.enemy = noun_of(option)
        frame.done()


def enemies(state: BattleState, seat: i64) -> vec[i64]:
    """Return the enemies of *seat* who are still playing."""
    options = vec[i64]()
    for other in range(state.rules.seats):
        if state.rules.alliance[other] != state.rules.alliance[seat] and state.seats[other].fallen == NO_CARD:
            options = append(options, option_of(NAME, other))
    return options


class CounterWindow(Op[BattleState]):
    """Ask the enemy whether the card has no effect, before a target is named (bc-14.36, bc-14.37)."""

    def run(self, state: BattleState, frame: Frame) -> None:
        """Ask him if he may hold such a card."""
        if may_hold(state, state.enemy, WINDOW_COUNTER):
            state.ask(state.enemy, COUNTERING, kept_options(state, state.enemy, WINDOW_COUNTER))
        else:
            frame.done()

    def answer(self, state: BattleState, frame: Frame, option: i64) -> None:
        """Go on, or let the card's program end here."""
        frame.done()
        if verb_of(option) != END:
            play_kept(state, state.enemy, noun_of(option), "bc-14.36")
            state.frames.pop()
