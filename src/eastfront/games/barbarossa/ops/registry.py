"""The ops and modifiers that Barbarossa's card files may name, with their fields."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from eastfront.games.barbarossa.ops.conditions import (
    ExhaustOthers,
    ExhaustThis,
    Reactivate,
    ReactivateThis,
    SecondCombat,
)
from eastfront.games.barbarossa.ops.deploying import Deploy, MayDeploy, PermitPlacing
from eastfront.games.barbarossa.ops.events import EndGame, Lay, ReplaceEvent, RevealAnother, ToDiscardPile
from eastfront.games.barbarossa.ops.gaining import GainUpgrade, Recover, ScrapFromHand
from eastfront.games.barbarossa.ops.leaving import (
    ForfeitOther,
    ForfeitThis,
    GiveUpThis,
    ReturnThis,
    ScrapThis,
)
from eastfront.games.barbarossa.ops.losses import LoseAll, LoseGroup, LoseHalf, LoseSome, Spare
from eastfront.games.barbarossa.ops.points import Bonus, BonusIfDeployed, BonusIfRevealed, LowerDefence, Pay
from eastfront.games.barbarossa.state import BarbarossaState
from eastfront.games.barbarossa.tables import GROUPS
from eastfront.kernel.machine import Op
from eastfront.kernel.programs import OpSpec, Registry, choice, choices, whole

CONDITIONS: Final = ["active", "exhausted"]
UNITS: Final = ["army", "infantry", "tank", "gun", "recon", "staff", "engineer"]
POINTS: Final = ["tactic", "supply", "draw", "reinforcement", "attack"]


def reactivate(what: str) -> Op[BarbarossaState]:
    """Make the op that reactivates a card which reactivates by itself."""
    return Reactivate(what, False)


def reactivate_any(what: str) -> Op[BarbarossaState]:
    """Make the op that reactivates any card of a group."""
    return Reactivate(what, True)


def forfeit_group(what: str, other: str) -> Op[BarbarossaState]:
    """Make the op that forfeits one group or the rest of the Army cards."""
    return LoseGroup(what)


def registry() -> Registry[BarbarossaState]:
    """Return every op under its name in card files."""
    what = choice("what", UNITS)
    count = whole("count", 1, 9)
    condition = choice("state", CONDITIONS)
    points = [whole(name, 0, 9, 0) for name in POINTS]
    return Registry(
        [
            OpSpec("bonus", Bonus, points),
            OpSpec("may_deploy", MayDeploy, [condition]),
            OpSpec("deploy", Deploy, [condition]),
            OpSpec("exhaust_this", ExhaustThis, []),
            OpSpec("forfeit_this", ForfeitThis, []),
            OpSpec("return_this", ReturnThis, []),
            OpSpec("give_up_this", GiveUpThis, []),
            OpSpec("scrap_this", ScrapThis, []),
            OpSpec("reactivate_this", ReactivateThis, []),
            OpSpec("pay", Pay, [whole("supply", 0, 9, 0), whole("tactic", 0, 9, 0)]),
            OpSpec("forfeit_other", ForfeitOther, [what, count]),
            OpSpec("exhaust_others", ExhaustOthers, [what, count]),
            OpSpec("reactivate", reactivate, [what]),
            OpSpec("reactivate_any", reactivate_any, [what]),
            OpSpec("forfeit", LoseSome, [what, count]),
            OpSpec("forfeit_half", LoseHalf, [what]),
            OpSpec("forfeit_all", LoseAll, [what]),
            OpSpec("forfeit_group", forfeit_group, [what, choice("other", ["army"])]),
            OpSpec("spare", Spare, [what]),
            OpSpec("lower_defence", LowerDefence, [whole("amount", 1, 9)]),
            OpSpec("bonus_if_deployed", BonusIfDeployed, [whole("attack", 1, 9), what, count]),
            OpSpec("bonus_if_revealed", BonusIfRevealed, [whole("attack", 1, 9), choice("tag", GROUPS)]),
            OpSpec("permit_placing", PermitPlacing, [choices("what", UNITS)]),
            OpSpec("scrap_from_hand", ScrapFromHand, [choices("types", ["supply", "army"])]),
            OpSpec("gain_upgrade", GainUpgrade, [whole("within", 0, 9)]),
            OpSpec("recover", Recover, [what]),
            OpSpec("second_combat", SecondCombat, [whole("reactivate", 0, 9)]),
            OpSpec("replace_event", ReplaceEvent, []),
            OpSpec("reveal_another", RevealAnother, []),
            OpSpec("to_discard_pile", ToDiscardPile, []),
            OpSpec("lay", Lay, []),
            OpSpec("end_game", EndGame, []),
        ]
    )


def supply_price(program: list[Op[BarbarossaState]]) -> int:
    """Return the Supply Points that a cost asks for."""
    return sum(int(op.supply) for op in program if isinstance(op, Pay))


def tactic_price(program: list[Op[BarbarossaState]]) -> int:
    """Return the Tactic Points that a cost asks for."""
    return sum(int(op.tactic) for op in program if isinstance(op, Pay))


def spares_cards(program: list[Op[BarbarossaState]]) -> bool:
    """Tell whether a cost takes no card: it exhausts its own and perhaps asks for points."""
    return needs_active(program) and all(isinstance(op, (ExhaustThis, Pay)) for op in program)


def needs_active(program: list[Op[BarbarossaState]]) -> bool:
    """Tell whether a cost exhausts its own card."""
    return any(isinstance(op, ExhaustThis) for op in program)


def bonus_attack(program: list[Op[BarbarossaState]]) -> i64:
    """Return what a program adds to an attack without condition: Attack Points, or Defence taken off."""
    points = sum(int(op.attack) for op in program if isinstance(op, Bonus))
    return points + sum(int(op.amount) for op in program if isinstance(op, LowerDefence))


def deploy_permission(program: list[Op[BarbarossaState]]) -> str:
    """Return the condition in which a play rule lets its card be deployed, or nothing."""
    for op in program:
        if isinstance(op, MayDeploy):
            return op.condition
    return ""
