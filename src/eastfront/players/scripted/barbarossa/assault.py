"""Fighting power: which abilities of the own Front Line help against a Site, and what it takes in return."""

from __future__ import annotations

from typing import Final

from eastfront.games.barbarossa.ops.losses import LoseAll, LoseGroup, LoseHalf, LoseSome
from eastfront.games.barbarossa.tables import ARMY, ARMY_GROUP, CITY_GROUP
from eastfront.games.barbarossa.verbs import ACTIVE, EXHAUSTED, LINGERING, PLACE_STEP
from eastfront.games.barbarossa.view import BarbarossaView, SeatView
from eastfront.kernel.decision import NOUN_BITS
from eastfront.players.scripted.barbarossa.doctrine import Judgement
from eastfront.players.scripted.barbarossa.ladder import Step, climb
from eastfront.players.scripted.barbarossa.means import Means

NOT_OFFERED: Final = -1


class Assault:
    """What the view's owner can throw into a combat; *extra* are Attack Points of cards not yet active.

    An army stronger than any Site holds its units in lower *esteem*: some can be spared.
    """

    def __init__(self, judgement: Judgement, view: BarbarossaView, supply: int, extra: int) -> None:
        assert view.seat is not None
        self.facts = judgement.facts
        self.doctrine = judgement.doctrine
        self.worths = judgement.worths
        self.view = view
        self.supply = supply
        self.extra = extra
        self.me: SeatView = view.seats[view.seat]
        self.front = deployed(self.me)
        strength = sum(self.facts.punch[card] for card, _ in self.front)
        self.esteem = min(1.0, self.facts.strongest / max(1, strength))

    def steps(self, target: int) -> list[Step]:
        """Return the uses that can be paid against *target*, cheapest for their points first."""
        city = bool(self.facts.group[target] & CITY_GROUP)
        final = self.facts.final[target]
        trade = self.best_trade()
        found: list[Step] = []
        for card, place in self.front:
            for means in self.facts.means[card]:
                if not means.fights() or (means.exhausts and place != ACTIVE) or (means.lowers and not city):
                    continue
                amount = means.lowers + self.attack_of(means)
                option = use_option(means, card, place)
                if means.leaves and trade and self.facts.group[card] & trade[1] and amount < trade[0]:
                    amount, option = trade[0], trade[2]
                cost = self.cost_of(card, means, final)
                found.append(Step(amount, cost, means.price, means.leaves, option))
        if self.extra:
            found.append(Step(self.extra, 0.0, 0, False, NOT_OFFERED))
        return climb(found, self.supply)

    def best_trade(self) -> tuple[int, int, int] | None:
        """Return the ability that turns other cards into most points: points, their groups, its option."""
        best: tuple[int, int, int] | None = None
        for card, place in self.front:
            for means in self.facts.means[card]:
                if means.victims and means.in_combat and (best is None or means.attack > best[0]):
                    best = (means.attack, means.victims, use_option(means, card, place))
        return best

    def attack_of(self, means: Means) -> int:
        """Return the Attack Points that one use gives now."""
        attack = means.attack
        more, groups, count = means.attack_with
        if more and sum(1 for card, _ in self.front if self.facts.group[card] & groups) >= count:
            attack += more
        more, groups = means.attack_against
        if more and any(self.facts.group[card] & groups for card in self.view.revealed):
            attack += more
        return attack

    def cost_of(self, card: int, means: Means, final: bool) -> float:
        """Return what one use costs; once the last City falls only points on the table count."""
        if means.leaves and self.facts.type[card] != ARMY and not self.facts.rules.footholds_discarded:
            return float(self.facts.victory[card])
        if final:
            return 0.0
        cost = means.price * self.doctrine.supply_point
        if means.leaves:
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
        if isinstance(red, LoseAll):
            return sum(self.worths_of(red.groups))
        if isinstance(red, LoseGroup):
            named = sum(self.worths_of(red.groups))
            rest = sum(self.worths_of(ARMY_GROUP)) - named
            return min(named, rest) or max(named, rest)
        return 0.0

    def worths_of(self, groups: int) -> list[float]:
        """Return the worths of the deployed cards of these *groups*, ascending."""
        return sorted(self.worth_of(card) for card, _ in self.front if self.facts.group[card] & groups)

    def worth_of(self, card: int) -> float:
        """Return what losing a deployed copy of *card* means now."""
        return self.worths[card] * self.esteem


def deployed(me: SeatView) -> list[tuple[int, int]]:
    """Return every card on a Front Line with its place."""
    front = [(card, ACTIVE) for card in me.active]
    front += [(card, EXHAUSTED) for card in me.exhausted]
    front += [(card, LINGERING) for card in me.lingering]
    return front


def use_option(means: Means, card: int, place: int) -> int:
    """Return the option that uses *means* of *card* at *place*."""
    return (means.verb << NOUN_BITS) | (place * PLACE_STEP + card)
