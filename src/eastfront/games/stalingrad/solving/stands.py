"""A side's stand in a battle: every way to absorb losses, which of them can follow, and the cheapest."""

from __future__ import annotations

from typing import Final

IMPOSSIBLE: Final = 1e9
STAYS: Final = 0
RETREATS: Final = 1
FALLS: Final = 2


class Fighter:
    """A Force engaged: what its loss costs, what its destruction and its retreat absorb, its Rations."""

    __slots__ = ("destruction", "force", "rations", "retreat", "worth")

    def __init__(self, force: int, worth: float, destruction: int, retreat: int, rations: int) -> None:
        self.force = force
        self.worth = worth
        self.destruction = destruction
        self.retreat = retreat
        self.rations = rations


def capacity(fighters: list[Fighter]) -> int:
    """Return the losses from which on all of *fighters* are destroyed (sg-8.10)."""
    return sum(fighter.destruction + fighter.rations for fighter in fighters)


class Mix:
    """Fates of the Forces engaged: what they cost and absorb, and the Rations left to burn.

    *absorbed* counts retreats and destructions; *free* Rations go with Forces that fall, so that burning
    them costs no more, and *paid* are the others. *last* is what the last pick of the fixed order absorbs,
    with its Rations if it is a destruction (sg-8.11).
    """

    __slots__ = ("absorbed", "cost", "fates", "free", "last", "paid", "retreats")

    def __init__(
        self,
        cost: float,
        absorbed: int,
        free: int,
        paid: int,
        retreats: int,
        last: int,
        fates: tuple[int, ...],
    ) -> None:
        self.cost = cost
        self.absorbed = absorbed
        self.free = free
        self.paid = paid
        self.retreats = retreats
        self.last = last
        self.fates = fates

    def follows(self, losses: int) -> bool:
        """Tell whether the rules let it follow from *losses*.

        It absorbs them all, and nobody goes once no loss is left (sg-8.8, sg-8.9).
        """
        gone = self.absorbed + self.free
        return gone - self.last < max(losses, 1) and losses <= gone + self.paid and (losses > 0 or gone == 0)


class Stand:
    """Every mix of fates for the Forces engaged.

    *room* is how many may retreat, *leaving* the cost of having nobody left in the Control zone,
    *ration* that of a Ration burnt and *step* that of a retreat; *stores* are the Rations of those who
    have retreated before.
    """

    def __init__(
        self,
        fighters: list[Fighter],
        room: int,
        leaving: float = 0.0,
        ration: float = 0.0,
        step: float = 0.0,
        stores: int = 0,
    ) -> None:
        self.fighters = fighters
        self.ration = ration
        self.room = room
        self.step = step
        self.tolls: dict[int, float] = {}
        self.mixes = [Mix(0.0, 0, 0, stores, 0, 0, ())]
        for fighter in fighters:
            self.mixes = [longer for mix in self.mixes for longer in self.longer(mix, fighter)]
        for mix in self.mixes:
            if STAYS not in mix.fates:
                mix.cost += leaving

    def longer(self, mix: Mix, fighter: Fighter) -> list[Mix]:
        """Return a mix with each fate that one more fighter may have."""
        cost, absorbed, free, retreats, fates = mix.cost, mix.absorbed, mix.free, mix.retreats, mix.fates
        fed, paid, fallen = fighter.rations, mix.paid + fighter.rations, FALLS in mix.fates
        found = [Mix(cost, absorbed, free, paid, retreats, mix.last, (*fates, STAYS))]
        if retreats < self.room:
            gone, step = absorbed + fighter.retreat, cost + self.step
            last = mix.last if fallen else max(mix.last, fighter.retreat)
            found.append(Mix(step, gone, free, paid, retreats + 1, last, (*fates, RETREATS)))
        dead, lost = absorbed + fighter.destruction, cost + fighter.worth + self.ration * fed
        last = fighter.destruction + fed
        if fallen:
            last = min(mix.last, last)
        found.append(Mix(lost, dead, free + fed, mix.paid, retreats, last, (*fates, FALLS)))
        return found

    def following(self, losses: int) -> list[Mix]:
        """Return every mix that the rules let follow from *losses*; beyond what all can absorb, all fall."""
        found = [mix for mix in self.mixes if mix.follows(losses)]
        return found or [self.mixes[-1]]

    def can_stay(self, losses: int) -> bool:
        """Tell whether *losses* can be absorbed so that somebody is left in the Control zone."""
        return any(STAYS in mix.fates for mix in self.following(losses))

    def is_lost(self, losses: int) -> bool:
        """Tell whether *losses* destroy all, however they are absorbed."""
        return all(fate == FALLS for mix in self.following(losses) for fate in mix.fates)

    def toll(self, losses: int) -> float:
        """Return the least cost of absorbing *losses*; beyond what all can absorb, that of losing all."""
        if losses <= 0:
            return 0.0
        if losses not in self.tolls:
            self.tolls[losses] = self.least_cost(losses)
        return self.tolls[losses]

    def least_cost(self, losses: int) -> float:
        """Return the cost of the cheapest mix."""
        best = IMPOSSIBLE
        for mix in self.mixes:
            if mix.cost < best:
                burnt = losses - mix.absorbed - mix.free
                if burnt <= 0:
                    best = mix.cost
                elif burnt <= mix.paid and mix.cost + self.ration * burnt < best:
                    best = mix.cost + self.ration * burnt
        return best if best < IMPOSSIBLE else self.mixes[-1].cost

    def mean_toll(self, totals: list[tuple[int, int]], ignored: int) -> float:
        """Return the mean toll over what the enemy's total may end at, each with its ways.

        *ignored* losses cost nothing (sg-12.22).
        """
        cost, cases = 0.0, 0
        for total, ways in totals:
            cost += ways * self.toll(total - ignored)
            cases += ways
        return cost / cases

    def best(self, losses: int) -> tuple[int, ...]:
        """Return the fates of the Forces engaged in the cheapest way to absorb *losses*."""
        found, best = self.mixes[-1].fates, IMPOSSIBLE
        for mix in self.mixes:
            burnt = max(losses - mix.absorbed - mix.free, 0)
            if burnt <= mix.paid and mix.cost + self.ration * burnt < best:
                best = mix.cost + self.ration * burnt
                found = mix.fates
        return found
