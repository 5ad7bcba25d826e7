"""The withdrawal phase: first the aggressor, then the defender may take units out of the battle (bc-4.5)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from eastfront.games.battlecards.battle import NO_WINNER, Line
from eastfront.games.battlecards.sequence.firing import is_like
from eastfront.games.battlecards.sequence.lines import withdraw
from eastfront.games.battlecards.state import BattleState
from eastfront.games.battlecards.verbs import END, WITHDRAW, WITHDRAW_ALL, WITHDRAWING, place_of, unit_noun
from eastfront.kernel.decision import noun_of, option_of, verb_of
from eastfront.kernel.frames import Frame
from eastfront.kernel.machine import Op
from eastfront.kernel.state import new_options


class WithdrawUnits(Op[BattleState]):
    """Ask each player of a side which of his units withdraw, in ascending order.

    Clauses: bc-4.5, bc-4.14, bc-13.20.
    """

    def __init__(self, side: i64) -> None:
        self.side: i64 = side

    def run(self, state: BattleState, frame: Frame) -> None:
        """Ask the player of the unit at `frame.last` or the next one there is."""
        line = state.battle.lines[self.side]
        size: i64 = len(line.cards)
        while frame.last < size and line.cards[frame.last] < 0:
            frame.last += 1
        if state.battle.winner != NO_WINNER or frame.last == size:
            frame.done()
        else:
            state.ask(line.seats[frame.last], WITHDRAWING, withdrawal_options(line, self.side, frame.last))

    def answer(self, state: BattleState, frame: Frame, option: i64) -> None:
        """Withdraw one unit or all, or stay."""
        line = state.battle.lines[self.side]
        seat = line.seats[frame.last]
        verb = verb_of(option)
        if verb == WITHDRAW:
            frame.last = place_of(noun_of(option))
            withdraw(state, self.side, frame.last, "bc-4.5")
            return
        place = frame.last
        while place < len(line.cards) and line.seats[place] == seat:
            if verb == WITHDRAW_ALL and line.cards[place] >= 0:
                withdraw(state, self.side, place, "bc-4.5")
            place += 1
        frame.last = place


def withdrawal_options(line: Line, side: i64, first: i64) -> vec[i64]:
    """Return staying, withdrawing all that is left, and each distinct unit of one player from *first* on."""
    options = append(new_options(), option_of(END, 0))
    options = append(options, option_of(WITHDRAW_ALL, 0))
    previous: i64 = -1
    for place in range(first, len(line.cards)):
        if line.cards[place] < 0 or line.seats[place] != line.seats[first]:
            continue
        if previous >= 0 and line.cards[previous] == line.cards[place] and is_like(line, previous, place):
            continue
        previous = place
        options = append(options, option_of(WITHDRAW, unit_noun(side, place)))
    return options
