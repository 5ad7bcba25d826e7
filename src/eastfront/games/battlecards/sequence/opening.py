"""First forces: everybody picks three of six cards in secret, then all are laid out (bc-1.14)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from eastfront.games.battlecards.sequence.picking import Picking, deploy_picked
from eastfront.games.battlecards.state import BattleState
from eastfront.games.battlecards.verbs import DEPLOY, FORCES
from eastfront.kernel.frames import NO_CARD, Frame
from eastfront.kernel.machine import Op

FIRST_HAND: Final = 6
FIRST_FORCES: Final = 3


class PickForces(Picking):
    """Exactly three cards of the first hand (bc-1.15), seat after seat or for one seat alone.

    Any types will do (bc-1.17). Nobody sees how many of each another seat takes before all have chosen.
    """

    def __init__(self, everybody: bool) -> None:
        super().__init__(FORCES, DEPLOY, True)
        self.everybody = everybody

    def picker(self, state: BattleState, frame: Frame) -> i64:
        """Return the seat whose turn to pick it is."""
        return frame.left if self.everybody else frame.seat

    def least(self, state: BattleState, frame: Frame) -> i64:
        """Three must be deployed."""
        return FIRST_FORCES

    def most(self, state: BattleState, frame: Frame) -> i64:
        """Three may be deployed."""
        return FIRST_FORCES

    def finish(self, state: BattleState, frame: Frame) -> None:
        """Go on to the next seat; lay out all choices after the last."""
        if self.everybody and frame.left + 1 < state.rules.seats:
            frame.left += 1
            return
        if not self.everybody:
            deploy_picked(state, frame.seat)
        else:
            for seat in range(state.rules.seats):
                deploy_picked(state, seat)
        frame.done()


class FirstTurn(Op[BattleState]):
    """Give the first turn to the German player, who sits first (bc-2.1, bc-13.6)."""

    def run(self, state: BattleState, frame: Frame) -> None:
        """Begin the first turn."""
        state.frames.pop()
        state.push(state.rules.cards.turn, 0, NO_CARD)
