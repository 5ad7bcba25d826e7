"""The exact odds of fire, from plain numbers: which Action Numbers are still to come, and whom they destroy.

Every order of a Conflict deck is equally likely, and cases are counted, not estimated. A card that was
turned up does not come again before its deck is rebuilt.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from eastfront.games.battlecards.sequence.values import HIGHEST_NUMBER

NO_NUMBER: Final = 0


# Many are made and soon given up, in no circle: the garbage collector need not watch them.
@mypyc_attr(acyclic=True)
class Numbers:
    """What the next card may show: in how many of *all* equally likely cases, by Action Number."""

    def __init__(self, weights: list[int], all: int) -> None:
        self.weights = weights
        self.all = all
        # How many cases show no more than a number.
        self.up_to: list[int] = []
        total = 0
        for weight in weights:
            total += weight
            self.up_to.append(total)

    def cases(self, attack: int, defence: int) -> int:
        """Count the cases in which a shot destroys its target: above *defence*, up to *attack* (bc-5.5)."""
        if attack <= defence or defence >= HIGHEST_NUMBER:
            return 0
        high = attack if attack < HIGHEST_NUMBER else HIGHEST_NUMBER
        return self.up_to[high] - self.up_to[defence if defence > 0 else 0]

    def chance(self, attack: int, defence: int) -> float:
        """Return the chance that a shot destroys its target; N/A is below every defence (bc-5.10)."""
        return self.cases(attack, defence) / self.all if self.all else 0.0


def numbers_in(cards: list[int]) -> Numbers:
    """Return what may come off a deck of cards with these Action Numbers."""
    weights = [0] * (HIGHEST_NUMBER + 1)
    for number in cards:
        weights[number] += 1
    return Numbers(weights, len(cards))


class Pile:
    """A Conflict deck and its discard pile as counts by Action Number, from 0 on; nothing is hidden in it."""

    def __init__(self, deck: tuple[int, ...], spent: tuple[int, ...]) -> None:
        self.deck = deck
        self.spent = spent

    def key(self) -> tuple[int, ...]:
        """Return what tells two piles apart."""
        return self.deck + self.spent

    def sorted_as(self, like: list[int]) -> Pile:
        """Return the pile with each number counted as the one that it is *like*."""
        return Pile(counted_as(self.deck, like), counted_as(self.spent, like))

    def numbers(self) -> Numbers:
        """Return what the next card may show."""
        counts = self.deck if any(self.deck) else self.spent
        return Numbers(list(counts), sum(counts))

    def turned(self) -> list[tuple[int, int, Pile]]:
        """Return each number that may be turned up, how many cards bear it, and the pile after it.

        The last card of a deck is turned before the discard pile becomes the new deck, and lies on a new
        discard pile (bc-9.2, bc-9.3); without any card no number comes up.
        """
        deck, spent = (self.deck, self.spent) if any(self.deck) else (self.spent, (0,) * len(self.spent))
        found: list[tuple[int, int, Pile]] = []
        is_last = sum(deck) == 1
        for number, count in enumerate(deck):
            if count == 0:
                continue
            if is_last and any(spent):
                found.append((number, 1, Pile(spent, added((0,) * len(spent), number, 1))))
            else:
                found.append((number, count, Pile(added(deck, number, -1), added(spent, number, 1))))
        return found or [(NO_NUMBER, 1, self)]


def added(counts: tuple[int, ...], number: int, amount: int) -> tuple[int, ...]:
    """Return *counts* with more or fewer cards of one number."""
    return (*counts[:number], counts[number] + amount, *counts[number + 1 :])


def counted_as(counts: tuple[int, ...], like: list[int]) -> tuple[int, ...]:
    """Return *counts* with each number counted as the one that it is *like*."""
    found = [0] * len(counts)
    for number, count in enumerate(counts):
        found[like[number]] += count
    return tuple(found)


def pile_of(deck: list[int], spent: list[int]) -> Pile:
    """Return the pile of a deck and a discard pile of cards with these Action Numbers."""
    return Pile(tuple(numbers_in(deck).weights), tuple(numbers_in(spent).weights))


def volley(piles: list[tuple[Pile, int]], spans: list[tuple[int, int]]) -> tuple[int, int]:
    """Count the cases in which at least one of some shots hits, and all cases.

    The shots, each an attack and a defence, are fired one after the other. The cards may lie as in any of
    *piles*, which are of one size, each in so many equally likely cases.
    """
    # Only what follows a miss has to be followed.
    missed: dict[tuple[int, ...], tuple[Pile, int]] = {}
    for pile, cases in piles:
        put(missed, pile, cases)
    all = sum([cases for _, cases in piles])
    for place, (attack, defence) in enumerate(spans):
        like = alike(spans[place:])
        following: dict[tuple[int, ...], tuple[Pile, int]] = {}
        size = 1
        for pile, cases in missed.values():
            outcomes = pile.sorted_as(like).turned()
            size = sum([count for _, count, _ in outcomes])
            for number, count, after in outcomes:
                if not defence < number <= attack:
                    put(following, after, cases * count)
        missed = following
        all *= size
    return all - sum([cases for _, cases in missed.values()]), all


def put(found: dict[tuple[int, ...], tuple[Pile, int]], pile: Pile, cases: int) -> None:
    """Add the cases of a pile to those of one that is like it."""
    key = pile.key()
    before = found[key][1] if key in found else 0
    found[key] = (pile, before + cases)


def alike(spans: list[tuple[int, int]]) -> list[int]:
    """Return for each Action Number the lowest one with which the same of these shots hit."""
    lowest: dict[tuple[bool, ...], int] = {}
    found: list[int] = []
    for number in range(HIGHEST_NUMBER + 1):
        hits = tuple([defence < number <= attack for attack, defence in spans])
        found.append(lowest.setdefault(hits, number))
    return found
