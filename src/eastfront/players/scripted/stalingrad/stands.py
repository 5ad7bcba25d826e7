"""A side's stand in a battle: what absorbing losses costs it at the least, and how it is done."""

from __future__ import annotations

from typing import Final

IMPOSSIBLE: Final = 1e9
STAYS: Final = 0
RETREATS: Final = 1
FALLS: Final = 2
# Losses vary by what is turned up and played: this much to either side in every second battle.
SPREAD: Final = 2


class Fighter:
    """A Force engaged: what its loss costs, what its destruction and its retreat absorb, its Rations."""

    __slots__ = ("destruction", "force", "rations", "retreat", "worth")

    def __init__(self, force: int, worth: float, destruction: int, retreat: int, rations: int) -> None:
        self.force = force
        self.worth = worth
        self.destruction = destruction
        self.retreat = retreat
        self.rations = rations


class Mix:
    """Fates of the Forces engaged: what they cost and absorb, and the Rations left to burn.

    *free* Rations go with Forces that fall, so that burning them costs no more; *paid* are the others.
    """

    __slots__ = ("absorbed", "cost", "fates", "free", "paid", "retreats")

    def __init__(
        self, cost: float, absorbed: int, free: int, paid: int, retreats: int, fates: tuple[int, ...]
    ) -> None:
        self.cost = cost
        self.absorbed = absorbed
        self.free = free
        self.paid = paid
        self.retreats = retreats
        self.fates = fates


class Stand:
    """Every mix of fates for the Forces engaged.

    *room* is how many may retreat, *leaving* the cost of having nobody left in the Control zone,
    *ration* that of a Ration burnt and *step* that of a retreat.
    """

    def __init__(
        self, fighters: list[Fighter], room: int, leaving: float, ration: float, step: float
    ) -> None:
        self.fighters = fighters
        self.ration = ration
        self.room = room
        self.step = step
        self.mixes = [Mix(0.0, 0, 0, 0, 0, ())]
        for fighter in fighters:
            self.mixes = [longer for mix in self.mixes for longer in self.longer(mix, fighter)]
        for mix in self.mixes:
            if STAYS not in mix.fates:
                mix.cost += leaving

    def longer(self, mix: Mix, fighter: Fighter) -> list[Mix]:
        """Return a mix with each fate that one more fighter may have."""
        cost, absorbed, free, retreats, fates = mix.cost, mix.absorbed, mix.free, mix.retreats, mix.fates
        fed, paid = fighter.rations, mix.paid + fighter.rations
        found = [Mix(cost, absorbed, free, paid, retreats, (*fates, STAYS))]
        if retreats < self.room:
            gone = absorbed + fighter.retreat
            found.append(Mix(cost + self.step, gone, free, paid, retreats + 1, (*fates, RETREATS)))
        fallen, dead = cost + fighter.worth + self.ration * fed, absorbed + fighter.destruction
        found.append(Mix(fallen, dead, free + fed, mix.paid, retreats, (*fates, FALLS)))
        return found

    def toll(self, losses: int) -> float:
        """Return the least cost of absorbing *losses*; beyond what all can absorb, that of losing all."""
        if losses <= 0:
            return 0.0
        best = IMPOSSIBLE
        for mix in self.mixes:
            if mix.cost < best:
                burnt = losses - mix.absorbed - mix.free
                if burnt <= 0:
                    best = mix.cost
                elif burnt <= mix.paid and mix.cost + self.ration * burnt < best:
                    best = mix.cost + self.ration * burnt
        return best if best < IMPOSSIBLE else self.mixes[-1].cost

    def likely_toll(self, losses: int) -> float:
        """Return the toll of about so many losses."""
        return 0.25 * self.toll(losses - SPREAD) + 0.5 * self.toll(losses) + 0.25 * self.toll(losses + SPREAD)

    def best(self, losses: int) -> tuple[int, ...]:
        """Return the fates of the Forces engaged in the cheapest way to absorb *losses*."""
        found, best = self.mixes[-1].fates, IMPOSSIBLE
        for mix in self.mixes:
            burnt = max(losses - mix.absorbed - mix.free, 0)
            if burnt <= mix.paid and mix.cost + self.ration * burnt < best:
                best = mix.cost + self.ration * burnt
                found = mix.fates
        return found
