"""A side's stand in a battle: every way to absorb losses, which of them can follow, and the cheapest."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from eastfront.games.stalingrad.solving.flips import Turned, lift_of

IMPOSSIBLE: Final = 1e9
# A toll that nobody has asked for yet.
UNKNOWN: Final = -1e9
STAYS: Final = 0
RETREATS: Final = 1
FALLS: Final = 2
# A mix has so many bits for the fate of a Force.
FATE_BITS: Final = 2
FATE_MASK: Final = 3


# Many are made and soon given up, in no circle: the garbage collector need not watch them.
@mypyc_attr(acyclic=True)
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


@mypyc_attr(acyclic=True)
class Mix:
    """Fates of the Forces engaged: what they cost and absorb, and the Rations left to burn.

    *absorbed* counts retreats and destructions; *free* Rations go with Forces that fall, so that burning
    them costs no more, and *paid* are the others. *last* is what the last pick of the fixed order absorbs,
    with its Rations if it is a destruction (sg-8.11). *stays*, *retreats* and *falls* count Forces, and
    *fates* packs the fate of each.
    """

    __slots__ = ("absorbed", "cost", "falls", "fates", "free", "last", "paid", "retreats", "stays")

    def __init__(self, cost: float, absorbed: i64, free: i64, paid: i64, last: i64) -> None:
        self.cost = cost
        self.absorbed = absorbed
        self.free = free
        self.paid = paid
        self.last = last
        self.stays: i64 = 0
        self.retreats: i64 = 0
        self.falls: i64 = 0
        self.fates: i64 = 0

    def size(self) -> i64:
        """Return how many Forces it is about."""
        return self.stays + self.retreats + self.falls

    def fate(self, place: i64) -> int:
        """Return what becomes of the Force at a place."""
        return int(self.fates >> (FATE_BITS * place) & FATE_MASK)

    def extend(self, before: Mix, fate: i64) -> None:
        """Make it the mix *before* with the *fate* of one more Force."""
        self.stays, self.retreats, self.falls = before.stays, before.retreats, before.falls
        self.fates = before.fates | fate << (FATE_BITS * before.size())
        if fate == STAYS:
            self.stays += 1
        elif fate == RETREATS:
            self.retreats += 1
        else:
            self.falls += 1

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
    have retreated before. *tolls* keeps those known by losses.
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
        self.tolls: vec[float] = vec[float]()
        self.mixes = [Mix(0.0, 0, 0, stores, 0)]
        for fighter in fighters:
            shorter, self.mixes = self.mixes, []
            for mix in shorter:
                self.lengthen(mix, fighter)
        for mix in self.mixes:
            if mix.stays == 0:
                mix.cost += leaving

    def lengthen(self, mix: Mix, fighter: Fighter) -> None:
        """Add a mix with each fate that one more fighter may have; he falls in the last."""
        cost, absorbed, free, last = mix.cost, mix.absorbed, mix.free, mix.last
        fed: i64 = fighter.rations
        paid = mix.paid + fed
        stays = Mix(cost, absorbed, free, paid, last)
        stays.extend(mix, STAYS)
        self.mixes.append(stays)
        if mix.retreats < self.room:
            step: i64 = fighter.retreat
            most = step if not mix.falls and last < step else last
            retreats = Mix(cost + self.step, absorbed + step, free, paid, most)
            retreats.extend(mix, RETREATS)
            self.mixes.append(retreats)
        dead: i64 = absorbed + fighter.destruction
        final: i64 = fighter.destruction + fed
        if mix.falls and last < final:
            final = last
        falls = Mix(cost + fighter.worth + self.ration * float(fed), dead, free + fed, mix.paid, final)
        falls.extend(mix, FALLS)
        self.mixes.append(falls)

    def following(self, losses: int) -> list[Mix]:
        """Return every mix that the rules let follow from *losses*; beyond what all can absorb, all fall."""
        found = [mix for mix in self.mixes if mix.follows(losses)]
        return found or [self.mixes[-1]]

    def can_stay(self, losses: int) -> bool:
        """Tell whether *losses* can be absorbed so that somebody is left in the Control zone."""
        return any(mix.stays > 0 for mix in self.following(losses))

    def is_lost(self, losses: int) -> bool:
        """Tell whether *losses* destroy all, however they are absorbed."""
        return all(mix.falls == len(self.fighters) for mix in self.following(losses))

    def toll(self, losses: i64) -> float:
        """Return the least cost of absorbing *losses*; beyond what all can absorb, that of losing all."""
        if losses <= 0:
            return 0.0
        while len(self.tolls) <= losses:
            self.tolls = append(self.tolls, UNKNOWN)
        if self.tolls[losses] == UNKNOWN:
            self.tolls[losses] = self.least_cost(losses)
        return self.tolls[losses]

    def least_cost(self, losses: i64) -> float:
        """Return the cost of the cheapest mix."""
        best = IMPOSSIBLE
        for mix in self.mixes:
            if mix.cost < best:
                burnt = losses - mix.absorbed - mix.free
                if burnt <= 0:
                    best = mix.cost
                elif burnt <= mix.paid:
                    best = min(best, mix.cost + self.ration * float(burnt))
        return best if best < IMPOSSIBLE else self.mixes[-1].cost

    def mean_toll(self, turned: Turned, enemy: int, total: int, ignored: int) -> float:
        """Return the mean toll over what the *total* of the *enemy* may end at by the cards *turned* up.

        *ignored* losses cost nothing (sg-12.22).
        """
        losses: i64 = lift_of(total) - ignored
        cost = 0.0
        cases: i64 = 0
        for ways in turned.ends(enemy, total):
            if ways:
                cost += float(ways) * self.toll(losses)
                cases += ways
            losses += 1
        return cost / float(cases)

    def best(self, losses: int) -> tuple[int, ...]:
        """Return the fates of the Forces engaged in the cheapest way to absorb *losses*."""
        found, best = self.mixes[-1], IMPOSSIBLE
        for mix in self.mixes:
            burnt = max(losses - mix.absorbed - mix.free, 0)
            if burnt <= mix.paid and mix.cost + self.ration * float(burnt) < best:
                best = mix.cost + self.ration * float(burnt)
                found = mix
        return self.fates_of(found)

    def fates_of(self, mix: Mix) -> tuple[int, ...]:
        """Return what becomes of each Force engaged."""
        return tuple(mix.fate(place) for place in range(len(self.fighters)))
