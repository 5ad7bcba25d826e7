"""The ops and modifiers that Barbarossa's card files may name, with their fields."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from eastfront.games.barbarossa import losses, ops, special
from eastfront.games.barbarossa.state import BarbarossaState
from eastfront.games.barbarossa.tables import GROUPS
from eastfront.kernel.machine import Op
from eastfront.kernel.programs import OpSpec, Registry, choice, choices, whole

CONDITIONS: Final = ["active", "exhausted"]
UNITS: Final = ["army", "infantry", "tank", "gun", "recon", "staff", "engineer"]
POINTS: Final = ["tactic", "supply", "draw", "reinforcement", "attack"]


def reactivate(what: str) -> Op[BarbarossaState]:
    """Make the op that reactivates a card which reactivates by itself."""
    return ops.Reactivate(what, False)


def reactivate_any(what: str) -> Op[BarbarossaState]:
    """Make the op that reactivates any card of a group."""
    return ops.Reactivate(what, True)


def forfeit_group(what: str, other: str) -> Op[BarbarossaState]:
    """Make the op that forfeits one group or the rest of the Army cards."""
    return losses.LoseGroup(what)


def registry() -> Registry[BarbarossaState]:
    """Return every op under its name in card files."""
    what = choice("what", UNITS)
    count = whole("count", 1, 9)
    condition = choice("state", CONDITIONS)
    points = [whole(name, 0, 9, 0) for name in POINTS]
    return Registry(
        [
            OpSpec("bonus", ops.Bonus, points),
            OpSpec("may_deploy", ops.MayDeploy, [condition]),
            OpSpec("deploy", ops.Deploy, [condition]),
            OpSpec("exhaust_this", ops.ExhaustThis, []),
            OpSpec("forfeit_this", ops.ForfeitThis, []),
            OpSpec("return_this", ops.ReturnThis, []),
            OpSpec("give_up_this", ops.GiveUpThis, []),
            OpSpec("scrap_this", ops.ScrapThis, []),
            OpSpec("reactivate_this", ops.ReactivateThis, []),
            OpSpec("pay", ops.Pay, [whole("supply", 0, 9, 0), whole("tactic", 0, 9, 0)]),
            OpSpec("forfeit_other", ops.ForfeitOther, [what, count]),
            OpSpec("exhaust_others", ops.ExhaustOthers, [what, count]),
            OpSpec("reactivate", reactivate, [what]),
            OpSpec("reactivate_any", reactivate_any, [what]),
            OpSpec("forfeit", losses.LoseSome, [what, count]),
            OpSpec("forfeit_half", losses.LoseHalf, [what]),
            OpSpec("forfeit_all", losses.LoseAll, [what]),
            OpSpec("forfeit_group", forfeit_group, [what, choice("other", ["army"])]),
            OpSpec("spare", losses.Spare, [what]),
            OpSpec("lower_defence", special.LowerDefence, [whole("amount", 1, 9)]),
            OpSpec("bonus_if_deployed", special.BonusIfDeployed, [whole("attack", 1, 9), what, count]),
            OpSpec(
                "bonus_if_revealed", special.BonusIfRevealed, [whole("attack", 1, 9), choice("tag", GROUPS)]
            ),
            OpSpec("permit_placing", special.PermitPlacing, [choices("what", UNITS)]),
            OpSpec("scrap_from_hand", special.ScrapFromHand, [choices("types", ["supply", "army"])]),
            OpSpec("gain_upgrade", special.GainUpgrade, [whole("within", 0, 9)]),
            OpSpec("recover", special.Recover, [what]),
            OpSpec("second_combat", special.SecondCombat, [whole("reactivate", 0, 9)]),
            OpSpec("replace_event", special.ReplaceEvent, []),
            OpSpec("reveal_another", special.RevealAnother, []),
            OpSpec("to_discard_pile", special.ToDiscardPile, []),
            OpSpec("lay", special.Lay, []),
            OpSpec("end_game", special.EndGame, []),
        ]
    )


def supply_price(program: list[Op[BarbarossaState]]) -> i64:
    """Return the Supply Points that a cost asks for."""
    price: i64 = 0
    for op in program:
        if isinstance(op, ops.Pay):
            price += op.supply
    return price


def needs_active(program: list[Op[BarbarossaState]]) -> bool:
    """Tell whether a cost exhausts its own card."""
    return any(isinstance(op, ops.ExhaustThis) for op in program)


def bonus_attack(program: list[Op[BarbarossaState]]) -> i64:
    """Return what a program adds to an attack without condition: Attack Points, or Defence taken off."""
    points = sum(int(op.attack) for op in program if isinstance(op, ops.Bonus))
    return points + sum(int(op.amount) for op in program if isinstance(op, special.LowerDefence))


def deploy_permission(program: list[Op[BarbarossaState]]) -> str:
    """Return the condition in which a play rule lets its card be deployed, or nothing."""
    for op in program:
        if isinstance(op, ops.MayDeploy):
            return op.condition
    return ""
