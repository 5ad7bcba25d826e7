"""The ops that BattleCards' card files may name, with their fields."""

from __future__ import annotations

from eastfront.games.battlecards.ops.building import (
    Deploy,
    DeployType,
    DiscardAny,
    DiscardTo,
    Draw,
    DrawTo,
)
from eastfront.games.battlecards.ops.intelligence import Capture, Divide, Sabotage, Spy, Targeted
from eastfront.games.battlecards.ops.kept import RoundBonus, Spoken
from eastfront.games.battlecards.ops.regrouping import DeployAsMany, Overextend, Repair, TakeBack
from eastfront.games.battlecards.state import BattleState
from eastfront.games.battlecards.tables import TYPES
from eastfront.kernel.machine import Op
from eastfront.kernel.programs import OpSpec, Registry, choice, choices, whole


def prevent_battle() -> Op[BattleState]:
    """Prevent the battle that is about to begin."""
    return Spoken("bc-op-prevent-battle")


def refight() -> Op[BattleState]:
    """Fight a battle again whose card the enemy holds."""
    return Spoken("bc-op-refight")


def survive() -> Op[BattleState]:
    """Let the unit survive that a shot would destroy."""
    return Spoken("bc-op-survive")


def no_effect() -> Op[BattleState]:
    """Leave the enemy's card without effect."""
    return Spoken("bc-op-no-effect")


def registry() -> Registry[BattleState]:
    """Return every op under its name in card files."""
    most = whole("most", 1, 9)
    count = whole("count", 1, 9)
    hand = whole("hand", 0, 20)
    type = choice("type", TYPES)
    return Registry(
        [
            OpSpec("draw", Draw, [count]),
            OpSpec("draw_to", DrawTo, [hand]),
            OpSpec("deploy", Deploy, [most, whole("behind", 0, 9, 0)]),
            OpSpec("deploy_type", DeployType, [most, type]),
            OpSpec("discard_any", DiscardAny, []),
            OpSpec("discard_to", DiscardTo, [hand]),
            OpSpec("spy", Spy, []),
            OpSpec("sabotage", Sabotage, []),
            OpSpec("capture", Capture, [choices("stacks", TYPES, 1)]),
            OpSpec("divide", Divide, [whole("least", 2, 9)]),
            OpSpec("take_back", TakeBack, []),
            OpSpec("deploy_as_many", DeployAsMany, []),
            OpSpec("repair", Repair, []),
            OpSpec("overextend", Overextend, []),
            OpSpec("prevent_battle", prevent_battle, []),
            OpSpec("refight", refight, []),
            OpSpec("round_bonus", RoundBonus, [type, whole("attack", 0, 9, 0), whole("defence", 0, 9, 0)]),
            OpSpec("survive", survive, []),
            OpSpec("no_effect", no_effect, []),
        ]
    )


def needs_enemy(program: list[Op[BattleState]]) -> bool:
    """Tell whether a program is aimed at the enemy or compares with him."""
    return any(isinstance(op, Targeted) or (isinstance(op, Deploy) and op.behind > 0) for op in program)
