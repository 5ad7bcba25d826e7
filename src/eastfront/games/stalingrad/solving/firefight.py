"""The firefight with both hands known: what it comes to if both sides fire as well as they can.

They fire in turn until both pass one after the other; a pass is not final, and a side without cards
passes by itself (sg-7.7, sg-7.8). A value above 0 adds to the own total, one below 0 takes from the
enemy's, which never falls below 0 (sg-7.4, sg-7.9).
"""

from __future__ import annotations

from typing import Final

from eastfront.games.stalingrad.solving.flips import FARTHEST

TWO_PASSES: Final = 2
# Values from -FARTHEST to FARTHEST.
PLACES: Final = 2 * FARTHEST + 1
# How many cards of one value fit in the number that says what a side has fired.
COUNT_BITS: Final = 6
COUNT_MASK: Final = 63
# A card must gain so much more than another or than a pass.
TINY: Final = 1e-9
# Cards of a hand: firefight value and what it costs to fire.
Cards = list[tuple[int, float]]


def prices_by_value(cards: Cards) -> list[list[float]]:
    """Return by firefight value what its cards cost, the cheapest first; entry value + FARTHEST."""
    prices: list[list[float]] = [[] for _ in range(PLACES)]
    for value, price in sorted(cards):
        prices[value + FARTHEST].append(price)
    return prices


def count_positions(hands: list[Cards]) -> int:
    """Return how many pairs of cards left a firefight may come to with some on either side.

    So many are looked at one by one; where only one side has cards there is a shorter way.
    """
    positions = 1
    for cards in hands:
        parts = 1
        for prices in prices_by_value(cards):
            parts *= len(prices) + 1
        positions *= parts - 1
    return positions


class Firefight:
    """A firefight of two sides, 0 and 1, that each count what they gain less what the other one does.

    *worths* are by side what its total is worth to it in the end, from a total of 0 to the highest that
    its cards can reach; *hands* are its cards.
    """

    def __init__(self, worths: list[list[float]], hands: list[Cards]) -> None:
        self.worths = worths
        self.prices = [prices_by_value(cards) for cards in hands]
        self.whole = [packed(prices) for prices in self.prices]
        self.found: dict[tuple[int, int, int, int, int], float] = {}

    def value(self, side: int, mine: int, theirs: int, passes: int) -> float:
        """Return what *side* gains whose turn it is, by both totals and the passes in a row before."""
        return self.gain(side, mine, theirs, 0, 0, passes)

    def best(self, side: int, mine: int, theirs: int, passes: int) -> int:
        """Return the firefight value of the best card to fire, 0 if nothing is better than a pass."""
        most, chosen = -self.gain(1 - side, theirs, mine, 0, 0, passes + 1), 0
        for value in self.values(side, 0):
            gain = self.gain_by(side, mine, theirs, 0, 0, value)
            if gain > most + TINY:
                most, chosen = gain, value
        return chosen

    def gain(self, side: int, mine: int, theirs: int, fired: int, answered: int, passes: int) -> float:
        """Return what *side* gains from here on, after it has *fired* and the other one *answered* cards."""
        if passes == TWO_PASSES:
            return self.worths[side][mine] - self.worths[1 - side][theirs]
        if fired == self.whole[side]:
            return -self.gain(1 - side, theirs, mine, answered, fired, passes + 1)
        key = (mine, theirs, fired, answered, 2 * side + passes)
        if key not in self.found:
            if answered == self.whole[1 - side]:
                self.found[key] = self.gain_alone(side, mine, theirs, fired)
            else:
                most = -self.gain(1 - side, theirs, mine, answered, fired, passes + 1)
                for value in self.values(side, fired):
                    most = max(most, self.gain_by(side, mine, theirs, fired, answered, value))
                self.found[key] = most
        return self.found[key]

    def values(self, side: int, fired: int) -> list[int]:
        """Return the values of the cards that a side has left."""
        prices = self.prices[side]
        return [place - FARTHEST for place in range(PLACES) if count_of(fired, place) < len(prices[place])]

    def gain_by(self, side: int, mine: int, theirs: int, fired: int, answered: int, value: int) -> float:
        """Return what *side* gains if it fires its cheapest card of a *value* now."""
        place = value + FARTHEST
        price = self.prices[side][place][count_of(fired, place)]
        after = fired + (1 << COUNT_BITS * place)
        if value > 0:
            mine += value
        else:
            theirs = max(theirs + value, 0)
        return -self.gain(1 - side, theirs, mine, answered, after, 0) - price

    def gain_alone(self, side: int, mine: int, theirs: int, fired: int) -> float:
        """Return what *side* gains once only it has cards: their order changes nothing, nor does a pass."""
        left = [prices[count_of(fired, place) :] for place, prices in enumerate(self.prices[side])]
        own, enemy = self.worths[side], self.worths[1 - side]
        more = [own[mine + total] - price for total, price in volleys(left[FARTHEST + 1 :])]
        less = [enemy[max(theirs - total, 0)] + price for total, price in volleys(left[FARTHEST - 1 :: -1])]
        return max(more) - min(less)


def packed(prices: list[list[float]]) -> int:
    """Return the number that says that a whole hand was fired."""
    return sum(len(each) << COUNT_BITS * place for place, each in enumerate(prices))


def count_of(fired: int, place: int) -> int:
    """Return how many cards of a value were fired."""
    return fired >> COUNT_BITS * place & COUNT_MASK


def volleys(prices: list[list[float]]) -> list[tuple[int, float]]:
    """Return the sum and the price of every volley of cards with the *prices* of sizes 1, 2 and so on."""
    found = [(0, 0.0)]
    for size, each in enumerate(prices, 1):
        found = [
            (total + size * count, price + paid) for total, price in found for count, paid in steps(each)
        ]
    return found


def steps(prices: list[float]) -> list[tuple[int, float]]:
    """Return what the first none, one, two … of some cards cost together."""
    found = [(0, 0.0)]
    for count, price in enumerate(prices, 1):
        found.append((count, found[-1][1] + price))
    return found
