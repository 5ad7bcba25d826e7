"""What an Action card does, read off its programs: numbers that a player weighs."""

from __future__ import annotations

from eastfront.games.stalingrad.ops.acting import Decorate, Draw, Infiltrate, March, Reinforce
from eastfront.games.stalingrad.ops.answering import Cancel, Recall, Stay
from eastfront.games.stalingrad.ops.fighting import (
    AddRubble,
    Breach,
    Combat,
    Harry,
    Hold,
    ShrugOff,
    StrikeOut,
    Weaken,
)
from eastfront.games.stalingrad.ops.striking import Bomb, DiscardAtRandom, Snipe, Starve
from eastfront.games.stalingrad.sequence.supply import Supply
from eastfront.games.stalingrad.state import StalingradState
from eastfront.kernel.frames import NO_CARD
from eastfront.kernel.machine import Op


class BattleEffect:
    """What a card does in a battle.

    *combat* is added to the own total, *armoured* instead if an armoured Force fights or the battle is
    *at* a Location; *weaken* is taken from the enemy's; *hold* losses are ignored and no Force
    retreats, *shrug* losses are ignored besides; *mutes* are keywords of enemy events struck out;
    *rubbles* says that it adds Rubble.
    """

    def __init__(self, ops: list[Op[StalingradState]]) -> None:
        self.combat = 0
        self.armoured = 0
        self.at = NO_CARD
        self.weaken = 0
        self.hold = 0
        self.shrug = 0
        self.mutes = 0
        self.breaches = any(isinstance(op, Breach) for op in ops)
        self.harries = any(isinstance(op, Harry) for op in ops)
        self.rubbles = any(isinstance(op, AddRubble) for op in ops)
        for op in ops:
            self.read(op)

    def read(self, op: Op[StalingradState]) -> None:
        """Note the numbers of one op."""
        if isinstance(op, Combat):
            self.combat += int(op.amount)
            self.armoured += int(max(op.armoured, op.amount))
            self.at = int(op.at)
        elif isinstance(op, Weaken):
            self.weaken += int(op.amount)
        elif isinstance(op, Hold):
            self.hold += int(op.losses)
        elif isinstance(op, ShrugOff):
            self.shrug += int(op.losses)
        elif isinstance(op, StrikeOut):
            self.mutes |= int(op.mask)


class ActionEffect:
    """What a card does in the Action phase; each number is 0 where it does no such thing.

    *wins* is how many such cards in play win the game.
    """

    def __init__(self, ops: list[Op[StalingradState]]) -> None:
        self.supply = 0
        self.discount = 0
        self.draw = 0
        self.march = 0
        self.discard = 0
        self.snipe = 0
        self.starve = 0
        self.starve_fronts = 0
        self.bomb_rations = 0
        self.bomb_rubble = 0
        self.recalls = 0
        self.wins = 0
        self.infiltrates = any(isinstance(op, Infiltrate) for op in ops)
        self.from_controlled = any(isinstance(op, Infiltrate) and not op.anywhere for op in ops)
        self.decorates = any(isinstance(op, Decorate) for op in ops)
        self.stays = any(isinstance(op, Stay) for op in ops)
        for op in ops:
            self.read(op)

    def read(self, op: Op[StalingradState]) -> None:
        """Note the numbers of one op for the own side."""
        if isinstance(op, Supply):
            self.supply += int(op.rations)
        elif isinstance(op, Reinforce):
            self.discount += int(op.discount)
        elif isinstance(op, Draw):
            self.draw += int(op.cards)
        elif isinstance(op, March):
            self.march += int(op.forces)
        elif isinstance(op, Recall):
            self.recalls |= int(op.mask)
        elif isinstance(op, Stay):
            self.wins += int(op.wins)
        else:
            self.read_strike(op)

    def read_strike(self, op: Op[StalingradState]) -> None:
        """Note the numbers of one op against the enemy."""
        if isinstance(op, DiscardAtRandom):
            self.discard += int(op.cards)
        elif isinstance(op, Snipe):
            self.snipe += int(op.rations)
        elif isinstance(op, Starve) and op.control_only:
            self.starve_fronts += int(op.rations)
        elif isinstance(op, Starve):
            self.starve += int(op.rations)
        elif isinstance(op, Bomb):
            self.bomb_rations += int(op.rations)
            self.bomb_rubble += int(op.rubble)


def cancels(ops: list[Op[StalingradState]]) -> bool:
    """Tell whether a reaction cancels the card just announced."""
    return any(isinstance(op, Cancel) for op in ops)
