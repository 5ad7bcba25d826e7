"""Who is meant by "the enemy", and the window in which he may foil a card (Counter-Intelligence).

Clauses: bc-13.24.
"""

from __future__ import annotations

from mypy_extensions import i64

from eastfront.games.battlecards.sequence.battle import enemy_abroad
from eastfront.games.battlecards.sequence.conflict import may_hold, play_kept
from eastfront.games.battlecards.sequence.windows import kept_options
from eastfront.games.battlecards.state import BattleState
from eastfront.games.battlecards.tables import WINDOW_COUNTER
from eastfront.games.battlecards.verbs import COUNTERING, END
from eastfront.kernel.decision import noun_of, verb_of
from eastfront.kernel.frames import NO_CARD, Frame
from eastfront.kernel.machine import Op


class FaceEnemy(Op[BattleState]):
    """Take the opponent in the own theatre for the enemy, or the one in the other theatre if he is out."""

    def run(self, state: BattleState, frame: Frame) -> None:
        """Take him."""
        opponent = state.rules.opponent[frame.seat]
        is_out = state.seats[opponent].fallen != NO_CARD
        state.enemy = enemy_abroad(state, frame.seat) if is_out else opponent
        frame.done()


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
