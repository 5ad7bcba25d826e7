"""Dealing copies to zones at random, each within its mask and every zone filled as it must be."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from eastfront.kernel.errors import DataError
from eastfront.kernel.luck import shuffled
from eastfront.kernel.playout import Dice

NOWHERE: Final = -1


class Dealer:
    """Deals tokens: *masks* say where each may go, *room* how many each zone takes, *number* is the luck."""

    def __init__(self, masks: vec[i64], room: vec[i64], number: i64) -> None:
        self.masks: vec[i64] = masks
        self.room: vec[i64] = room
        self.dice = Dice(number & 0x7FFFFFFF)
        self.number: i64 = number
        self.zones: vec[i64] = vec[i64]([NOWHERE] * len(masks))
        self.visited: vec[i64] = vec[i64]([0] * len(room))

    def deal(self) -> vec[i64]:
        """Return the zone of every token, NOWHERE for open ones; those with fewest zones go first."""
        freedoms = vec[i64]([zones_in(mask) for mask in self.masks])
        for freedom in range(1, len(self.room) + 1):
            tokens = vec[i64]()
            for token in range(len(freedoms)):
                if freedoms[token] == freedom:
                    tokens = append(tokens, token)
            for token in shuffled(tokens, self.number):
                self.place(token)
        return self.zones

    def place(self, token: i64) -> None:
        """Put a token into a zone with room, likelier where there is more; move others if all are full."""
        zone = self.draw_zone(self.masks[token])
        if zone == NOWHERE:
            self.visited = vec[i64]([0] * len(self.room))
            zone = self.make_room(self.masks[token])
        if zone == NOWHERE:
            raise DataError("the cards of the view do not fit its zones")
        self.zones[token] = zone
        self.room[zone] -= 1

    def draw_zone(self, mask: i64) -> i64:
        """Draw a zone of *mask* by its room."""
        total: i64 = 0
        for zone in range(len(self.room)):
            if (mask >> zone) & 1:
                total += self.room[zone]
        if total == 0:
            return NOWHERE
        left = self.dice.below(total)
        for zone in range(len(self.room)):
            if (mask >> zone) & 1:
                left -= self.room[zone]
                if left < 0:
                    return zone
        raise AssertionError("a draw went past all zones")

    def make_room(self, mask: i64) -> i64:
        """Free a place in a zone of *mask* by moving a token, and others in turn, elsewhere."""
        for zone in range(len(self.room)):
            if not (mask >> zone) & 1 or self.visited[zone]:
                continue
            self.visited[zone] = 1
            for token in range(len(self.masks)):
                if self.zones[token] != zone:
                    continue
                other = self.draw_zone(self.masks[token])
                if other == NOWHERE:
                    other = self.make_room(self.masks[token])
                if other != NOWHERE:
                    self.zones[token] = other
                    self.room[other] -= 1
                    self.room[zone] += 1
                    return zone
        return NOWHERE


def zones_in(mask: i64) -> i64:
    """Count the zones of a mask."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count
