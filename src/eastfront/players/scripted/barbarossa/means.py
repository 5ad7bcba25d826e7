"""Abilities as a player sees them: what each asks for and what it gives."""

from __future__ import annotations

from eastfront.games.barbarossa.ops.conditions import ExhaustOthers, Reactivate, ReactivateThis
from eastfront.games.barbarossa.ops.events import ReplaceEvent
from eastfront.games.barbarossa.ops.gaining import GainUpgrade, Recover, ScrapFromHand
from eastfront.games.barbarossa.ops.leaving import ForfeitOther, ForfeitThis, GiveUpThis, ReturnThis
from eastfront.games.barbarossa.ops.points import Bonus, BonusIfDeployed, BonusIfRevealed, LowerDefence
from eastfront.games.barbarossa.rules import Ability
from eastfront.games.barbarossa.state import BarbarossaState
from eastfront.games.barbarossa.verbs import WINDOW_COMBAT
from eastfront.kernel.machine import Op


class Means:
    """One ability, read off its program once: the price left of the arrow, the gain right of it.

    Groups and types are bits as in the card tables; 0 means that the ability does no such thing.
    """

    def __init__(
        self, verb: int, ability: Ability, program: list[Op[BarbarossaState]], any_site: bool
    ) -> None:
        self.verb = verb
        self.city_only = ability.city_only or (ability.foothold and not any_site)
        self.in_combat = ability.windows == 0 or bool(ability.windows & WINDOW_COMBAT)
        self.exhausts = ability.needs_active
        self.price = int(ability.supply)
        self.leaves = False
        self.victims = 0
        self.points = 0
        self.tactic = 0
        self.attack = 0
        self.attack_with = (0, 0, 0)
        self.attack_against = (0, 0)
        self.lowers = 0
        self.replaces_event = False
        self.reactivates_this = False
        self.reactivates = 0
        self.scraps = 0
        self.upgrades_within = 0
        self.recovers = 0
        self.tires = 0
        for op in program:
            self.read(op)

    def read(self, op: Op[BarbarossaState]) -> None:
        """Take note of one op of the ability."""
        if isinstance(op, Bonus):
            self.tactic += op.tactic
            self.points += op.tactic + op.supply + op.draw + op.reinforcement
            self.attack += op.attack
        elif isinstance(op, ForfeitThis | ReturnThis | GiveUpThis):
            self.leaves = True
        elif isinstance(op, ForfeitOther):
            self.victims = op.groups
        elif isinstance(op, ReactivateThis):
            self.reactivates_this = True
        elif isinstance(op, Reactivate):
            self.reactivates = op.groups
        else:
            self.read_special(op)

    def read_special(self, op: Op[BarbarossaState]) -> None:
        """Take note of an op that few cards have."""
        if isinstance(op, LowerDefence):
            self.lowers = op.amount
        elif isinstance(op, BonusIfDeployed):
            self.attack_with = (op.attack, op.groups, op.count)
        elif isinstance(op, BonusIfRevealed):
            self.attack_against = (op.attack, op.groups)
        elif isinstance(op, ReplaceEvent):
            self.replaces_event = True
        elif isinstance(op, ScrapFromHand):
            self.scraps = op.mask
        elif isinstance(op, GainUpgrade):
            self.upgrades_within = op.within
        elif isinstance(op, Recover):
            self.recovers = op.groups
        elif isinstance(op, ExhaustOthers):
            self.tires = op.groups

    def fights(self) -> bool:
        """Tell whether it brings a combat nearer to success by the card's own doing."""
        return self.in_combat and not self.victims and self.attack + self.lowers > 0

    def serves(self) -> bool:
        """Tell whether it gives points for the turn and asks for nothing but the card's condition."""
        return self.points > 0 and self.exhausts and not self.price and not self.leaves
