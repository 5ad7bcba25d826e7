"""Force: which abilities of the own Front Line count against a Site, and how far they reach together."""

from __future__ import annotations

from eastfront.games.barbarossa.tables import CITY_GROUP
from eastfront.games.barbarossa.verbs import ACTIVE, EXHAUSTED, LINGERING, PLACE_STEP
from eastfront.games.barbarossa.view import BarbarossaView, SeatView
from eastfront.kernel.decision import NOUN_BITS
from eastfront.players.scripted.barbarossa.facts import Facts
from eastfront.players.scripted.barbarossa.means import Means


class Push:
    """A use of *means* by a deployed *card* that adds *amount* to an attack, and the option for it."""

    def __init__(self, card: int, means: Means, amount: int, option: int) -> None:
        self.card = card
        self.means = means
        self.amount = amount
        self.option = option


class Force:
    """What the view's owner has on the Front Line, against Events of the groups *revealed*."""

    def __init__(self, facts: Facts, view: BarbarossaView) -> None:
        assert view.seat is not None
        self.facts = facts
        self.view = view
        self.me: SeatView = view.seats[view.seat]
        self.front = deployed(self.me)
        self._pushes: dict[bool, list[Push]] = {}
        self.revealed = 0
        for card in view.revealed:
            self.revealed |= facts.group[card]

    def pushes(self, target: int) -> list[Push]:
        """Return the uses of abilities that count against *target*, the same for all Cities."""
        city = bool(self.facts.group[target] & CITY_GROUP)
        if city not in self._pushes:
            self._pushes[city] = self.pushes_against(city)
        return self._pushes[city]

    def pushes_against(self, city: bool) -> list[Push]:
        """Return the uses of abilities that count against a *city*, or else against a Foothold."""
        trade = self.best_trade()
        found: list[Push] = []
        for card, place in self.front:
            for means in self.facts.means[card]:
                if not means.fights() or (means.exhausts and place != ACTIVE):
                    continue
                if means.city_only and not city:
                    continue
                push = Push(card, means, means.lowers + self.attack_of(means), use_option(means, card, place))
                if means.leaves and trade and self.facts.group[card] & trade.means.victims:
                    push.amount, push.option = max((push.amount, push.option), (trade.amount, trade.option))
                found.append(push)
        return found

    def best_trade(self) -> Push | None:
        """Return the ability that turns other cards into most points."""
        best: Push | None = None
        for card, place in self.front:
            for means in self.facts.means[card]:
                if means.victims and means.in_combat and (best is None or means.attack > best.amount):
                    best = Push(card, means, means.attack, use_option(means, card, place))
        return best

    def attack_of(self, means: Means) -> int:
        """Return the Attack Points that one use gives now."""
        attack = means.attack
        more, groups, count = means.attack_with
        if more and sum(1 for card, _ in self.front if self.facts.group[card] & groups) >= count:
            attack += more
        more, groups = means.attack_against
        if groups & self.revealed:
            attack += more
        return attack

    def blunts(self) -> list[tuple[int, int]]:
        """Return the points that active cards give against Events of certain groups."""
        means = [each for card in self.me.active for each in self.facts.means[card]]
        return [each.attack_against for each in means if each.attack_against[0]]

    def reach(self, target: int, supply: int) -> int:
        """Return the most points that can be brought against *target*; where supply is short, not fewer."""
        return self.sum_of(self.pushes(target), supply)

    def again(self, count: int) -> int:
        """Return the points of the strongest units, *count* of them, if they fight once more."""
        return sum(sorted((self.facts.punch[card] for card, _ in self.front), reverse=True)[:count])

    def sum_of(self, pushes: list[Push], supply: int) -> int:
        """Return the points there are and those that *pushes* add; where *supply* is short, not fewer."""
        points = self.view.attack
        paid: list[Push] = []
        for push in pushes:
            if push.means.price:
                paid.append(push)
            else:
                points += push.amount
        if len(paid) > supply:
            paid.sort(key=lambda push: -push.amount / push.means.price)
        for push in paid:
            if supply > 0:
                supply -= push.means.price
                points += push.amount
        return points


def strength(facts: Facts, seen: SeatView) -> int:
    """Return the points of a seat's Front Line if all of it fights."""
    return sum(facts.punch[card] for card, _ in deployed(seen))


def deployed(me: SeatView) -> list[tuple[int, int]]:
    """Return every card on a Front Line with its place."""
    front = [(card, ACTIVE) for card in me.active]
    front += [(card, EXHAUSTED) for card in me.exhausted]
    front += [(card, LINGERING) for card in me.lingering]
    return front


def use_option(means: Means, card: int, place: int) -> int:
    """Return the option that uses *means* of *card* at *place*."""
    return (means.verb << NOUN_BITS) | (place * PLACE_STEP + card)
