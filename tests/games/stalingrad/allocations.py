"""All that losses may come to, by brute force: single picks in every order there is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

STAYS: Final = "stays"
RETREATS: Final = "retreats"
DESTROYED: Final = "is destroyed"
# What becomes of a Force: where it ends, and with how many Rations.
Fate = tuple[str, int]
Fates = tuple[Fate, ...]
Pick = tuple[int, Fates]


@dataclass(frozen=True)
class Fighter:
    """A Force engaged: what its retreat and its destruction absorb, and the Rations it has."""

    retreat: int
    destruction: int
    rations: int


@dataclass(frozen=True)
class Plight:
    """Fighters that must absorb so many losses, with *room* for so many of them to retreat."""

    fighters: tuple[Fighter, ...]
    losses: int
    room: int

    def results(self) -> set[Fates]:
        """Return everything that free picks may come to; beyond what all can absorb, all are destroyed."""
        start = tuple((STAYS, fighter.rations) for fighter in self.fighters)
        if self.capacity(start) < self.losses:
            return {tuple((DESTROYED, 0) for _ in self.fighters)}
        found: set[Fates] = set()
        met = {(self.losses, start)}
        waiting = [(self.losses, start)]
        while waiting:
            left, fates = waiting.pop()
            if left <= 0:
                found.add(fates)
                continue
            after = {(left - absorbed, then) for absorbed, then in self.picks(fates)}
            possible = {each for each in after if each[0] <= self.capacity(each[1])} - met
            met |= possible
            waiting += possible
        return found

    def capacity(self, fates: Fates) -> int:
        """Return how many losses can still be absorbed at most."""
        rations = sum(rations for _, rations in fates)
        standing = zip(self.fighters, fates, strict=True)
        return rations + sum(fighter.destruction for fighter, (where, _) in standing if where == STAYS)

    def picks(self, fates: Fates) -> list[Pick]:
        """Return what each single pick absorbs, and the fates after it."""
        found: list[Pick] = []
        for place, (fighter, (where, rations)) in enumerate(zip(self.fighters, fates, strict=True)):
            ways: list[tuple[int, Fate]] = []
            if rations:
                ways.append((1, (where, rations - 1)))
            if where == STAYS:
                ways.append((fighter.destruction + rations, (DESTROYED, 0)))
                if self.retreated(fates) < self.room:
                    ways.append((fighter.retreat, (RETREATS, rations)))
            found += [(absorbed, (*fates[:place], fate, *fates[place + 1 :])) for absorbed, fate in ways]
        return found

    def retreated(self, fates: Fates) -> int:
        """Return how many fighters have retreated."""
        return sum(where == RETREATS for where, _ in fates)

    def sensible(self) -> set[Fates]:
        """Return the results in which no Ration is burned and no Force destroyed for nothing."""
        return {fates for fates in self.results() if not self.is_wasteful(fates)}

    def is_wasteful(self, fates: Fates) -> bool:
        """Tell whether the losses are absorbed without some Ration burned, or some Force destroyed."""
        parts: list[int] = []
        total = 0
        for fighter, (where, rations) in zip(self.fighters, fates, strict=True):
            burned = fighter.rations - rations
            total += burned + {STAYS: 0, RETREATS: fighter.retreat, DESTROYED: fighter.destruction}[where]
            if where == DESTROYED:
                parts.append(fighter.destruction + burned)
            elif burned:
                parts.append(1)
        return any(total - part >= self.losses for part in parts)
