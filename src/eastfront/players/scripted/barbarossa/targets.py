"""Choosing a target: what each Site is worth to attack now, and whether the last City wins the game."""

from __future__ import annotations

from typing import Final

from eastfront.games.barbarossa.tables import CITY_GROUP
from eastfront.games.barbarossa.view import BarbarossaView, SeatView
from eastfront.players.scripted.barbarossa.assault import Assault
from eastfront.players.scripted.barbarossa.facts import Facts
from eastfront.players.scripted.barbarossa.ladder import heights, price_of
from eastfront.players.scripted.barbarossa.odds import Odds

NO_TARGET: Final = -1
VICTORY: Final = 100.0


class Targets:
    """The Sites that may be attacked with the points and abilities at hand."""

    def __init__(self, assault: Assault) -> None:
        self.assault = assault
        self.view = assault.view
        self.facts = assault.facts
        self._prices: dict[int, list[float]] = {}
        self._odds: Odds | None = None

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
        need = self.facts.defence[target] - self.view.attack - more
        if self.facts.final[target]:
            return self.last_city_value(target, need)
        gain = prize(self.assault, target)
        if self.facts.group[target] & CITY_GROUP:
            worth = self.mean_gain(target, need, gain)
        else:
            worth = gain - price_of(self.prices(target), need)
        return worth - self.assault.red_loss(target)

    def mean_gain(self, target: int, need: int, gain: float) -> float:
        """Return *gain* less its price where that pays, as the mean over all Events."""
        prices = self.prices(target)
        total = 0.0
        for added, chance in self.odds().sums.items():
            left = gain - price_of(prices, need + added)
            if left > 0.0:
                total += chance * left
        return total

    def last_city_value(self, target: int, need: int) -> float:
        """Return the worth of ending the game: nothing unless it is won, and surely enough."""
        lead = lead_after(self.view, self.facts, target)
        if lead <= 0:
            return 0.0
        prices = self.prices(target)
        sums = self.odds().sums
        chance = sum(sums[added] for added in sums if price_of(prices, need + added) < lead)
        return VICTORY * chance if chance >= self.assault.doctrine.last_chance else 0.0

    def prices(self, target: int) -> list[float]:
        """Return the price of every number of points against *target*."""
        if target not in self._prices:
            self._prices[target] = heights(self.assault.steps(target))
        return self._prices[target]

    def odds(self) -> Odds:
        """Return the odds of the Event pile, worked out once."""
        if self._odds is None:
            means = [means for card in self.assault.me.active for means in self.facts.means[card]]
            blunted = [each.attack_against for each in means if each.attack_against[0]]
            self._odds = Odds(self.facts, self.view, blunted)
        return self._odds


def prize(assault: Assault, target: int) -> float:
    """Return what holding *target* is worth."""
    points = assault.facts.victory[target]
    if assault.facts.group[target] & CITY_GROUP:
        return points + assault.doctrine.city
    return points + assault.doctrine.foothold * sum(each.lowers for each in assault.facts.means[target])


def sites(view: BarbarossaView, facts: Facts) -> list[int]:
    """Return the Sites that lie open to attack: foothold piles and the top City."""
    return [card for card in facts.footholds if view.war_zone[card] > 0] + view.cities[-1:]


def score(seen: SeatView, facts: Facts) -> int:
    """Return the Victory Points of a seat; all its cards are known, if not where they lie."""
    total = 0
    for zone in (seen.hand or seen.known, seen.unseen, seen.discard, seen.played, seen.active):
        total += sum(facts.victory[card] for card in zone)
    return total + sum(facts.victory[card] for card in seen.exhausted + seen.lingering)


def lead_after(view: BarbarossaView, facts: Facts, target: int) -> int:
    """Return by how many points the view's owner leads once *target* and the Events revealed are his."""
    others = [score(seen, facts) for seat, seen in enumerate(view.seats) if seat != view.seat]
    assert view.seat is not None
    gained = facts.victory[target] + sum(facts.victory[card] for card in view.revealed)
    return score(view.seats[view.seat], facts) + gained - max(others)
