"""Cards turned up after the firefight: in how many equally likely ways they make which totals (sg-7.11).

Ways are lists by firefight value: entry value + FARTHEST counts the ways of that value; the middle one,
which no card has, stands for no card at all. Everything is a whole number, so nothing is rounded.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# The largest firefight value, up or down (sg-1.5).
FARTHEST: Final = 3
# What whoever turns up several cards is likely to use: the greatest change of either total.
GREATEST: Final = [3, -3, 2, -2, 1, -1]


def counted(values: list[int]) -> list[int]:
    """Return how many of *values* there are of each."""
    counts = [0] * (2 * FARTHEST + 1)
    for value in values:
        counts[value + FARTHEST] += 1
    return counts


class Stock:
    """What a side turns up cards from: *first* of the cards *unseen*, then *second* of those *discarded*.

    Both are counts by value. The deck is any part of the cards unseen; the discard pile becomes the deck
    when that is used up (sg-6.5).
    """

    def __init__(self, unseen: list[int], first: int, discarded: list[int], second: int) -> None:
        self.unseen = unseen
        self.first = first
        self.discarded = discarded
        self.second = second

    def size(self) -> int:
        """Return how many cards are turned up."""
        return self.first + self.second

    def ways(self, avoided: list[int]) -> int:
        """Return in how many ways no card of the *avoided* values is turned up."""
        unseen, discarded = sum(self.unseen), sum(self.discarded)
        for value in avoided:
            unseen -= self.unseen[value + FARTHEST]
            discarded -= self.discarded[value + FARTHEST]
        return self.ways_among(unseen, discarded)

    def ways_among(self, unseen: int, discarded: int) -> int:
        """Return in how many ways all cards turned up are among so many *unseen* and *discarded* ones."""
        return picks(unseen, self.first) * picks(discarded, self.second)

    def ways_of_use(self, wish: list[int]) -> list[int]:
        """Return the ways of each value used, if of all cards turned up the first in *wish* is used."""
        found = [0] * (2 * FARTHEST + 1)
        if self.size() == 0:
            found[FARTHEST] = 1
            return found
        unseen, discarded = sum(self.unseen), sum(self.discarded)
        before = self.ways_among(unseen, discarded)
        for value in wish:
            unseen -= self.unseen[value + FARTHEST]
            discarded -= self.discarded[value + FARTHEST]
            after = self.ways_among(unseen, discarded)
            found[value + FARTHEST] = before - after
            before = after
        return found


def picks(cards: i64, count: i64) -> int:
    """Return in how many ways *count* of some *cards* can be taken, as `math.comb` does less quickly."""
    ways: i64 = 1
    for taken in range(count):
        ways = ways * (cards - taken) // (taken + 1)
    return int(ways)


def stock_of(
    unseen: list[int], deck_size: int, discarded: list[int], count: int, rebuilds: bool = True
) -> Stock:
    """Return what a side turns up *count* cards from, fewer if there are not so many (sg-6.5, sg-10.9).

    *rebuilds* says whether its deck may still be rebuilt in this turn (sg-6.8).
    """
    first = min(count, deck_size)
    second = min(count - first, sum(discarded)) if rebuilds else 0
    return Stock(unseen, first, discarded, second)


def rises(ways: list[int]) -> list[int]:
    """Return the ways in which the card used adds 0, 1, 2 and 3 to the own total."""
    return [sum(ways[: FARTHEST + 1]), *[ways[FARTHEST + rise] for rise in range(1, FARTHEST + 1)]]


def falls(ways: list[int]) -> list[int]:
    """Return the ways in which the card used takes 0, 1, 2 and 3 from the enemy's total."""
    return [sum(ways[FARTHEST:]), *[ways[FARTHEST - fall] for fall in range(1, FARTHEST + 1)]]


def final_totals(total: int, up: list[int], down: list[int], up_first: bool) -> vec[i64]:
    """Return the ways in which a total ends at 0, 1, 2 …: by *up* of its own side, *down* of the other.

    The attacker's card counts first, and no change takes a total below 0 (sg-7.4): *up_first* is for the
    attacker's total, otherwise it is the defender's.
    """
    found = vec[i64]([0] * (total + FARTHEST + 1))
    for fall, others in enumerate(down):
        if not others:
            continue
        for rise, own in enumerate(up):
            end = max(total + rise - fall, 0) if up_first else max(total - fall, 0) + rise
            found[end] += own * others
    return found


class Turned:
    """What the cards that both sides turn up make of both totals; *ways* are those of each side's card."""

    def __init__(self, attacker: int, ways: list[list[int]]) -> None:
        self.attacker = attacker
        self.rises = [rises(each) for each in ways]
        self.falls = [falls(each) for each in ways]
        self.found: list[vec[i64]] = [vec[i64]()] * (2 * (FARTHEST + 1))

    def totals(self, seat: int, total: int) -> list[tuple[int, int]]:
        """Return each value that the total of *seat* may end at, with its ways."""
        lift = lift_of(total)
        ends = self.ends(seat, total)
        return [(end + lift, int(ends[end])) for end in range(len(ends)) if ends[end]]

    def ends(self, seat: int, total: int) -> vec[i64]:
        """Return the ways in which the total of *seat* ends at 0, 1, 2 … above its lift."""
        low = total - lift_of(total)
        key = 2 * low + seat
        if len(self.found[key]) == 0:
            up, down = self.rises[seat], self.falls[1 - seat]
            self.found[key] = final_totals(low, up, down, seat == self.attacker)
        return self.found[key]


def lift_of(total: int) -> int:
    """Return by how much a *total* is above what a card can take away: such ones end alike, only higher."""
    return max(total - FARTHEST, 0)
