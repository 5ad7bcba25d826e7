"""Who may know where a hidden card lies: for each seat and each copy, the set of zones it may be in.

A set is a bit mask; an empty one means that the copy lies open. A hidden move widens the sets of
those who do not see the card, a look narrows them, and a card that moves before one's eyes has one
zone. Copies of a card are alike, so a seat's sets of them are a bag without order.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

DECK: Final = 0
UNDER: Final = 1
HAND: Final = 2
STACK: Final = 3
KEPT: Final = 6
APART: Final = 7
PLACES: Final = ["deck", "under", "hand", "ground", "air", "sea", "kept", "apart"]
SEAT_STEP: Final = 8
CONFLICT: Final = 32

# What copies of one set have in common: their unit type, or that they are Kept Cards.
KEPT_GROUP: Final = 3
ANY_GROUP: Final = -1

OPEN: Final = 0
FEW_SETS: Final = 12


def zone_at(seat: i64, place: i64) -> i64:
    """Return the number of a seat's zone; stacks are STACK plus their type."""
    return seat * SEAT_STEP + place


def conflict_deck(theatre: i64) -> i64:
    """Return the number of a theatre's Conflict deck."""
    return CONFLICT + theatre


def bit_of(zone: i64) -> i64:
    """Return the bit of a zone in a set.

    In two steps: the compiled rules shift a literal as a number of 32 bits.
    """
    return (1 << (zone & 15)) << (zone & 48)


def zone_bit(seat: i64, place: i64) -> i64:
    """Return the bit of a seat's zone in a set."""
    return bit_of(zone_at(seat, place))


def conflict_bit(theatre: i64) -> i64:
    """Return the bit of a theatre's Conflict deck in a set."""
    return bit_of(conflict_deck(theatre))


class Knowledge:
    """What one watcher may know. Copies with the same set share it, so a hidden move touches few numbers.

    *of* holds the number of each copy's set, *masks* and *groups* the sets; the first one is empty. Sets
    that no copy has any more are forgotten when there are more than *most*.
    """

    __slots__ = ("groups", "masks", "most", "of")

    def __init__(self, of: vec[i64], masks: vec[i64], groups: vec[i64], most: i64) -> None:
        self.of: vec[i64] = of
        self.masks: vec[i64] = masks
        self.groups: vec[i64] = groups
        self.most: i64 = most

    def clone(self) -> Knowledge:
        """Return equal knowledge that shares nothing."""
        return Knowledge(self.of[:], self.masks[:], self.groups[:], self.most)

    def mask(self, copy: i64) -> i64:
        """Return the zones in which a copy may be."""
        return self.masks[self.of[copy]]

    def put(self, copy: i64, group: i64, mask: i64) -> None:
        """Say in which zones a copy may be."""
        self.of[copy] = self.set_number(group, mask)

    def set_number(self, group: i64, mask: i64) -> i64:
        """Return the number of a set, one more if there is none like it; those made last are wanted most."""
        if mask == 0:
            return OPEN
        masks = self.masks
        number: i64 = len(masks) - 1
        while number > OPEN:
            if masks[number] == mask and self.groups[number] == group:
                return number
            number -= 1
        self.masks = append(masks, mask)
        self.groups = append(self.groups, group)
        return len(self.masks) - 1

    def tidy(self) -> None:
        """Forget sets that no copy has, and join equal ones, once there are too many."""
        if len(self.masks) <= self.most:
            return
        masks = self.masks
        groups = self.groups
        self.masks = vec[i64]([0])
        self.groups = vec[i64]([ANY_GROUP])
        numbers = vec[i64]([-1] * len(masks))
        numbers[OPEN] = OPEN
        for copy in range(len(self.of)):
            old = self.of[copy]
            if numbers[old] < 0:
                numbers[old] = self.set_number(groups[old], masks[old])
            self.of[copy] = numbers[old]
        self.most = FEW_SETS + len(self.masks) * 3 // 2

    def widen(self, origin: i64, target: i64, group: i64) -> None:
        """Note a hidden move (bc-16.8): what may be in *origin*, of a group or any, may be in *target*."""
        masks = self.masks
        for number in range(len(masks)):
            if masks[number] & origin and (group == ANY_GROUP or self.groups[number] == group):
                masks[number] |= target

    def rule_out(self, zone: i64) -> None:
        """Note that *zone* is empty."""
        masks = self.masks
        for number in range(len(masks)):
            if masks[number] & zone:
                masks[number] &= ~zone

    def leave(self, low: i64, high: i64, zone: i64) -> i64:
        """Note that one of these like copies leaves *zone* before one's eyes; return the copy, now open.

        Where several with different sets may have been the one, each of the others may be wherever any
        of them may have been.
        """
        found: i64 = -1
        united: i64 = 0
        differ = False
        for copy in range(low, high):
            mask = self.masks[self.of[copy]]
            if mask == zone:
                self.of[copy] = OPEN
                return copy
            if mask & zone:
                if found >= 0 and mask != united:
                    differ = True
                united |= mask
                found = copy
        assert found >= 0, "a card leaves a zone in which it could not be"
        if differ:
            for copy in range(low, high):
                if self.masks[self.of[copy]] & zone:
                    self.put(copy, self.groups[self.of[copy]], united)
        self.of[found] = OPEN
        return found

    def enter(self, low: i64, high: i64, number: i64) -> None:
        """Note that one of these like copies, lying open, is turned down: it has the set *number* now."""
        for copy in range(low, high):
            if self.of[copy] == OPEN:
                self.of[copy] = number
                return
        raise AssertionError("a card is turned down that did not lie open")

    def look(self, low: i64, high: i64, zone: i64, count: i64) -> None:
        """Note that just *count* of these like copies lie in *zone*."""
        certain: i64 = 0
        united: i64 = 0
        for copy in range(low, high):
            mask = self.masks[self.of[copy]]
            if mask == zone:
                certain += 1
            elif mask & zone:
                united |= mask
        missing = count - certain
        spread = missing > 0
        for copy in range(low, high):
            mask = self.masks[self.of[copy]]
            if mask != zone and mask & zone:
                if missing > 0:
                    self.put(copy, self.groups[self.of[copy]], zone)
                    missing -= 1
                else:
                    rest = united if spread else mask
                    self.put(copy, self.groups[self.of[copy]], rest & ~zone)
        assert missing == 0, "a look shows what could not be"


def no_knowledge(copies: i64) -> Knowledge:
    """Return the knowledge of somebody to whom every copy lies open."""
    return Knowledge(vec[i64]([OPEN] * copies), vec[i64]([0]), vec[i64]([ANY_GROUP]), FEW_SETS)
