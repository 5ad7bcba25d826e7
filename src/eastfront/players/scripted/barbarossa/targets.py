"""Choosing a target: what each Site is worth to attack now, and whether the last City wins the game."""

from __future__ import annotations

from typing import Final

from eastfront.games.barbarossa.tables import CITY_GROUP
from eastfront.games.barbarossa.view import BarbarossaView
from eastfront.players.scripted.barbarossa.assault import Assault
from eastfront.players.scripted.barbarossa.facts import Facts
from eastfront.players.scripted.barbarossa.stairs import Stairs
from eastfront.players.scripted.barbarossa.standing import added_by_events, both_win, lays_open, margin_after

NO_TARGET: Final = -1
VICTORY: Final = 100.0


class Targets:
    """The Sites that may be attacked with the points and abilities at hand."""

    def __init__(self, assault: Assault) -> None:
        self.assault = assault
        self.view = assault.view
        self.facts = assault.facts
        self.blunts = assault.force.blunts()
        self._stairs: dict[int, Stairs] = {}

    def best(self, targets: list[int], more: int = 0) -> tuple[float, int]:
        """Return the worth of the best of *targets* and which it is; 0 and none if none is worth it."""
        best, found = 0.0, NO_TARGET
        for target in targets:
            value = self.value(target, more)
            if value > best:
                best, found = value, target
        return best, found

    def value(self, target: int, more: int) -> float:
        """Return what attacking *target* is worth with *more* Attack Points than there are now."""
        if self.facts.final[target]:
            return self.last_city_value(target, more)
        if target in self.view.cities:
            in_two = self.in_two_value(self.view.afterwards, more) if self.view.combats > 1 else 0.0
            if in_two > 0.0 or lays_open(self.view, self.facts, target):
                return in_two
        return self.mean_gain(target, more) - self.assault.red_loss(target)

    def mean_gain(self, target: int, more: int) -> float:
        """Return the prize less its price where that pays, as the mean over all Events."""
        stairs = self.stairs(target)
        gain = prize(self.assault, target)
        total = 0.0
        for need, chance in self.needs(target, more).items():
            left = gain - stairs.price(need)
            if left > 0.0:
                total += chance * left
        return total

    def last_city_value(self, target: int, more: int) -> float:
        """Return the worth of ending the game: nothing unless it is won, and surely enough."""
        margin = margin_after(self.view, self.facts, target)
        if margin < 0:
            return 0.0
        stairs = self.stairs(target)
        needs = self.needs(target, more)
        return self.win_value(sum(needs[need] for need in needs if stairs.price(need) < margin + 1))

    def in_two_value(self, again: int, more: int) -> float:
        """Return the worth of winning by both Cities left in two combats, for which units fight *again*.

        What the first one costs is left aside: most of it has fought already.
        """
        if not both_win(self.view, self.facts):
            return 0.0
        last, first = self.view.cities
        force = self.assault.force
        points = force.reach(last, self.assault.supply) + force.again(again) + more
        added = added_by_events(self.facts, self.view)
        needs = added.needs(self.facts.defence[first], self.blunts)
        then = added.needs(self.facts.defence[last], self.blunts)
        return self.win_value(sum(needs[a] * then[b] for a in needs for b in then if a + b <= points))

    def win_value(self, chance: float) -> float:
        """Return the worth of winning by this *chance*, nothing if that is not enough to try."""
        return VICTORY * chance if chance >= self.assault.doctrine.last_chance else 0.0

    def stairs(self, target: int) -> Stairs:
        """Return the price of every number of points against *target*."""
        if target not in self._stairs:
            self._stairs[target] = self.assault.stairs(target)
        return self._stairs[target]

    def needs(self, target: int, more: int) -> dict[int, float]:
        """Return how likely each number of points is what takes *target*; only Cities have Events."""
        defence = self.facts.defence[target] - self.view.attack - more
        if not self.facts.group[target] & CITY_GROUP:
            return {max(0, defence): 1.0}
        return added_by_events(self.facts, self.view).needs(defence, self.blunts)


def prize(assault: Assault, target: int) -> float:
    """Return what holding *target* is worth."""
    points = assault.facts.victory[target]
    if assault.facts.group[target] & CITY_GROUP:
        return points + assault.doctrine.city
    return points + assault.doctrine.foothold * sum(each.lowers for each in assault.facts.means[target])


def sites(view: BarbarossaView, facts: Facts) -> list[int]:
    """Return the Sites that lie open to attack: foothold piles and the top City."""
    return [card for card in facts.footholds if view.war_zone[card] > 0] + view.cities[-1:]
