"""The exact odds of an attack on a City, from plain numbers: which Events may come, and whether it succeeds.

Every order of the unseen Events is equally likely, and cases are counted, not estimated.
"""

from __future__ import annotations

from fractions import Fraction
from math import perm

from eastfront.games.barbarossa.rules import Rules
from eastfront.games.barbarossa.tables import NO_PROGRAM
from eastfront.games.barbarossa.view import BarbarossaView, difference


class EventTable:
    """What Events mean to an attack, by card: what each adds to a Defence, its groups, if one more comes."""

    def __init__(self, modifier: list[int], group: list[int], brings: list[bool]) -> None:
        self.modifier = modifier
        self.group = group
        self.brings = brings


def event_table(rules: Rules) -> EventTable:
    """Return what the Events mean under *rules* (bb-12.13, bb-12.15, bb-15.32)."""
    cards = rules.cards
    numbers = range(int(cards.size))
    brings = [rules.red_on_reveal and int(cards.on_reveal[card]) != NO_PROGRAM for card in numbers]
    modifier = [int(cards.modifier[card]) for card in numbers]
    return EventTable(modifier, [int(cards.group[card]) for card in numbers], brings)


class Pile:
    """The Event pile as far as a seat knows it: known from the top, then unseen, then known to the bottom."""

    def __init__(self, above: list[int], unseen: list[int], below: list[int]) -> None:
        self.above = above
        self.unseen = unseen
        self.below = below

    def is_empty(self) -> bool:
        """Tell whether no Event is left to reveal."""
        return not (self.above or self.unseen or self.below)

    def after(self, cards: list[int]) -> Pile:
        """Return the pile once *cards* have been revealed from its top."""
        count = len(cards)
        first = len(self.above)
        last = first + len(self.unseen)
        return Pile(
            self.above[count:],
            difference(self.unseen, cards[first:last]),
            self.below[max(0, count - last) :],
        )


def pile_of(view: BarbarossaView) -> Pile:
    """Return the pile as the owner of *view* knows it."""
    return Pile(view.events_above[::-1], view.events_unseen, view.events_below[::-1])


class Reveal:
    """One way in which Events may come: *cards* in their order, in so many of all *cases*."""

    def __init__(self, cards: list[int], cases: int) -> None:
        self.cards = cards
        self.cases = cases


class Reveals:
    """Every way in which the Events of one attack may come from a *pile*, in *all* equally likely cases.

    One is revealed, and one more for each that brings another (bb-12.12, bb-12.15, bb-12.16). A case is
    an order of as many unseen Events as can come at most.
    """

    def __init__(self, pile: Pile, table: EventTable) -> None:
        self.pile = pile
        self.table = table
        self.ways: list[Reveal] = []
        self.all = 1
        self.most = 0
        first = self.run(pile.above)
        if self.is_over(first):
            self.ways.append(Reveal(first, 1))
        else:
            self.spread(first)

    def run(self, known: list[int]) -> list[int]:
        """Return the *known* cards that come, up to the first that brings no other."""
        for place, card in enumerate(known):
            if not self.table.brings[card]:
                return known[: place + 1]
        return known

    def is_over(self, cards: list[int]) -> bool:
        """Tell whether no Event comes after *cards*."""
        return bool(cards) and not self.table.brings[cards[-1]]

    def spread(self, first: list[int]) -> None:
        """Count the ways that begin with *first* and go on among the unseen cards."""
        left: dict[int, int] = {}
        for card in self.pile.unseen:
            left[card] = left.get(card, 0) + 1
        links = sum(count for card, count in left.items() if self.table.brings[card])
        self.most = min(len(self.pile.unseen), links + 1)
        self.all = perm(len(self.pile.unseen), self.most)
        self.go_on(first, left, 0, 1)

    def go_on(self, cards: list[int], left: dict[int, int], drawn: int, cases: int) -> None:
        """Reveal the next Event after *cards*, of which *drawn* were unseen, each way in its cases."""
        size = len(self.pile.unseen)
        if drawn == size:
            self.ways.append(Reveal(cards + self.run(self.pile.below), cases))
            return
        for card, count in left.items():
            if count and self.table.brings[card]:
                rest = dict(left)
                rest[card] -= 1
                self.go_on([*cards, card], rest, drawn + 1, cases * count)
            elif count:
                others = perm(size - drawn - 1, self.most - drawn - 1)
                self.ways.append(Reveal([*cards, card], cases * count * others))


class Added:
    """What the Events of one attack may come to: sums with the groups seen, in how many of *all* cases."""

    def __init__(self, reveals: Reveals) -> None:
        self.all = reveals.all
        self.cases: dict[tuple[int, int], int] = {}
        for way in reveals.ways:
            key = added_by(way.cards, reveals.table)
            self.cases[key] = self.cases.get(key, 0) + way.cases
        self.fewest = min(added for added, _ in self.cases)

    def least(self, defence: int, bonuses: list[tuple[int, int]]) -> int:
        """Return the fewest points that may take a *defence*; see `Attack` for *bonuses*."""
        if not bonuses:
            return defence + self.fewest
        return min([defence + added - bonus_of(bonuses, groups) for added, groups in self.cases])

    def needs(self, defence: int, bonuses: list[tuple[int, int]]) -> dict[int, float]:
        """Return how likely each number of points is what takes a *defence*; see `Attack` for *bonuses*."""
        found: dict[int, float] = {}
        for (added, groups), cases in self.cases.items():
            need = max(0, defence + added - bonus_of(bonuses, groups))
            found[need] = found.get(need, 0.0) + cases / self.all
        return found


def added_by(cards: list[int], table: EventTable) -> tuple[int, int]:
    """Return what revealed *cards* add to a Defence, and the groups among them."""
    added = groups = 0
    for card in cards:
        added += table.modifier[card]
        groups |= table.group[card]
    return added, groups


def bonus_of(bonuses: list[tuple[int, int]], groups: int) -> int:
    """Return the points that *bonuses* give once Events of these *groups* lie revealed (bb-15.12)."""
    return sum(points for points, against in bonuses if against & groups)


class Attack:
    """An attack with *points* on a Site of which *defence* is the Defence without Events.

    Each of the *bonuses* adds its points if an Event of its groups is revealed.
    """

    def __init__(self, points: int, bonuses: list[tuple[int, int]], defence: int, table: EventTable) -> None:
        self.points = points
        self.bonuses = bonuses
        self.defence = defence
        self.table = table

    def odds(self, pile: Pile, revealed: list[int], spare: int) -> Fraction:
        """Return how likely the Site falls once the next Event comes; *spare* of them may be replaced."""
        reveals = Reveals(pile, self.table)
        found = Fraction(0)
        for way in reveals.ways:
            found += way.cases * self.settled(pile.after(way.cards), revealed + way.cards, spare)
        return found / reveals.all

    def settled(self, pile: Pile, revealed: list[int], spare: int) -> Fraction:
        """Return the odds when no Event comes by itself any more: replacing one may still help."""
        if self.suffices(revealed):
            return Fraction(1)
        if not spare or not revealed or pile.is_empty():
            return Fraction(0)
        return max([self.replacing(pile, revealed, card, spare) for card in set(revealed)])

    def replacing(self, pile: Pile, revealed: list[int], card: int, spare: int) -> Fraction:
        """Return the odds once *card* lies under the pile and the next Event comes instead (bb-15.18)."""
        after = Pile(pile.above, pile.unseen, [*pile.below, card])
        return self.odds(after, difference(revealed, [card]), spare - 1)

    def suffices(self, revealed: list[int]) -> bool:
        """Tell whether the points beat the Defence with the Events *revealed* (bb-12.26)."""
        added, groups = added_by(revealed, self.table)
        return self.points + bonus_of(self.bonuses, groups) >= self.defence + added
