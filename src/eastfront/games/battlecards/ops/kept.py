"""Kept Cards: what they do once they are played in their window."""

from __future__ import annotations

from mypy_extensions import i64

from eastfront.games.battlecards.battle import AGGRESSOR, DEFENDER
from eastfront.games.battlecards.sequence.lines import add_bonus
from eastfront.games.battlecards.state import BattleState
from eastfront.games.battlecards.tables import TYPES
from eastfront.kernel.frames import Frame
from eastfront.kernel.machine import Op
from eastfront.kernel.message import Message


class RoundBonus(Op[BattleState]):
    """All units of one type on the player's side get a bonus in this round.

    Clauses: bc-14.30, bc-14.31, bc-14.32, bc-14.33, bc-14.39.
    """

    def __init__(self, type: str, attack: i64, defence: i64) -> None:
        self.type: i64 = TYPES.index(type)
        self.attack: i64 = attack
        self.defence: i64 = defence

    def words(self) -> Message:
        """Name the bonus."""
        type = Message(f"bc-type-{TYPES[self.type]}")
        return Message("bc-op-round-bonus", type=type, attack=self.attack, defence=self.defence)

    def run(self, state: BattleState, frame: Frame) -> None:
        """Add it to the whole line."""
        side = AGGRESSOR if frame.seat == state.battle.aggressor else DEFENDER
        line = state.battle.lines[side]
        add_bonus(state.rules.cards, line, self.type, self.attack, self.defence)
        frame.done()


class Spoken(Op[BattleState]):
    """An effect that its window carries out by itself; the op gives it words."""

    def __init__(self, message: str) -> None:
        self.message = message

    def words(self) -> Message:
        """Name the effect."""
        return Message(self.message)

    def run(self, state: BattleState, frame: Frame) -> None:
        """Leave it to the window."""
        frame.done()
