"""Fighting power: what the abilities of the own Front Line cost against a Site, and what it takes."""

from __future__ import annotations

from typing import Final

from eastfront.games.barbarossa.ops.losses import LoseAll, LoseGroup, LoseHalf, LoseSome
from eastfront.games.barbarossa.tables import ARMY, ARMY_GROUP
from eastfront.players.scripted.barbarossa.doctrine import Judgement
from eastfront.players.scripted.barbarossa.force import Force, strength
from eastfront.players.scripted.barbarossa.means import Means
from eastfront.players.scripted.barbarossa.stairs import Stairs, Step
from eastfront.players.scripted.barbarossa.standing import is_last_turn

NOT_OFFERED: Final = -1


class Assault:
    """What the view's owner can throw into a combat; *extra* are Attack Points of cards not yet active.

    An army stronger than any Site holds its units in lower *esteem*: some can be spared.
    """

    def __init__(self, judgement: Judgement, force: Force, supply: int, extra: int) -> None:
        self.facts = judgement.facts
        self.doctrine = judgement.doctrine
        self.worths = judgement.worths
        self.view = force.view
        self.supply = supply
        self.extra = extra
        self.force = force
        self.front = self.force.front
        self.esteem = min(1.0, self.facts.strongest / max(1, strength(self.facts, force.me)))
        self.last_turn = is_last_turn(self.view, self.facts)
        if self.last_turn:
            self.esteem = 0.0

    def stairs(self, target: int) -> Stairs:
        """Return what every number of points against *target* costs."""
        return Stairs(self.steps(target), self.supply, self.facts.highest)

    def steps(self, target: int) -> list[Step]:
        """Return the uses of abilities that count against *target*."""
        doomed = self.doomed(target)
        found: list[Step] = []
        for push in self.force.pushes(target):
            cost = self.cost_of(push.card, push.means, target, doomed)
            holds = any(each.victims for each in self.facts.means[push.card])
            means = push.means
            found.append(Step(push.amount, cost, means.price, means.leaves, push.option, holds))
        if self.extra:
            found.append(Step(self.extra, 0.0, 0, False, NOT_OFFERED))
        return found

    def cost_of(self, card: int, means: Means, target: int, doomed: list[int]) -> float:
        """Return what one use costs; in the last turn, or if the last City falls, only Victory Points count.

        A card that the target takes anyway is given up for nothing.
        """
        if means.leaves and self.facts.type[card] != ARMY and not self.facts.rules.footholds_discarded:
            return float(self.facts.victory[card])
        if self.facts.final[target] or self.last_turn:
            return 0.0
        cost = means.price * self.doctrine.supply_point
        if means.leaves and card not in doomed:
            cost += self.worth_of(card) if self.facts.type[card] == ARMY else self.doctrine.clog
        return cost

    def red_loss(self, target: int) -> float:
        """Return the worth of the cards that attacking *target* takes, won or lost."""
        red = self.facts.red[target]
        if isinstance(red, LoseSome):
            return sum(self.worths_of(red.groups)[: red.count])
        if isinstance(red, LoseHalf):
            doomed = self.worths_of(red.groups)
            return sum(doomed[: (len(doomed) + 1) // 2])
        return self.worth_together(self.doomed(target))

    def doomed(self, target: int) -> list[int]:
        """Return the deployed cards that attacking *target* takes in any case, as far as they are sure."""
        red = self.facts.red[target]
        if isinstance(red, LoseAll):
            return self.deployed_of(red.groups)
        if isinstance(red, LoseSome):
            found = self.deployed_of(red.groups)
            return found if len(found) <= red.count else []
        if isinstance(red, LoseGroup):
            named = self.deployed_of(red.groups)
            rest = [card for card in self.deployed_of(ARMY_GROUP) if not self.facts.group[card] & red.groups]
            groups = [group for group in (named, rest) if group]
            return min(groups, key=self.worth_together) if groups else []
        return []

    def worth_together(self, cards: list[int]) -> float:
        """Return what losing all of *cards* means now."""
        return sum(self.worth_of(card) for card in cards)

    def deployed_of(self, groups: int) -> list[int]:
        """Return the deployed cards of these *groups*."""
        return [card for card, _ in self.front if self.facts.group[card] & groups]

    def worths_of(self, groups: int) -> list[float]:
        """Return the worths of the deployed cards of these *groups*, ascending."""
        return sorted(self.worth_of(card) for card in self.deployed_of(groups))

    def worth_of(self, card: int) -> float:
        """Return what losing a deployed copy of *card* means now."""
        return self.worths[card] * self.esteem
