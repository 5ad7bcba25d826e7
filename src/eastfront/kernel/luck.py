"""Luck: keyed streams of numbers, one for each purpose, and the shuffle that reads them."""

from __future__ import annotations

from hashlib import blake2b, sha256
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

KEY_BYTES: Final = 16
LOW_31: Final = 0x7FFFFFFF
COPY_BITS: Final = 6
CARD_BITS: Final = 16


class Luck:
    """The game's key and how many numbers each purpose has drawn; nothing else about luck is state."""

    __slots__ = ("drawn", "key")

    def __init__(self, key: bytes, drawn: vec[i64]) -> None:
        self.key = key
        self.drawn: vec[i64] = drawn

    def clone(self) -> Luck:
        """Copy the counters; the key is shared, bytes never change."""
        return Luck(self.key, self.drawn[:])

    def draw(self, purpose: i64) -> i64:
        """Return the next number of *purpose*, 62 bits that tell nothing about the key."""
        count = self.drawn[purpose]
        self.drawn[purpose] = count + 1
        text = f"{purpose}:{count}".encode()
        digest = blake2b(text, digest_size=8, key=self.key).digest()
        return int.from_bytes(digest, "big") >> 2

    def below(self, purpose: i64, limit: i64) -> i64:
        """Return a number from 0 to *limit* - 1, all equally likely."""
        return ((self.draw(purpose) >> 31) * limit) >> 31


def new_luck(key: bytes, purposes: int) -> Luck:
    """Return the luck of a game in which no number has been drawn yet."""
    return Luck(key, vec[i64]([0] * purposes))


def key_of_seed(seed: int) -> bytes:
    """Hash a seed into a key: the same seed gives the same game on every machine."""
    return sha256(f"eastfront seed {seed}".encode()).digest()[:KEY_BYTES]


def mixed(number: i64, item: i64) -> i64:
    """Blend *number* with *item* into 31 bits; every product stays below 2^62."""
    low: i64 = (number ^ (item * 40503)) & LOW_31
    low = (low ^ (low >> 15)) * 0x2C1B3C6D & LOW_31
    low = ((low ^ (low >> 12)) + (number >> 31)) & LOW_31
    low = (low * 0x297A2D39) & LOW_31
    return low ^ (low >> 15)


def shuffled(cards: vec[i64], number: i64) -> vec[i64]:
    """Return *cards* in the order that *number* gives them.

    The order depends on which cards there are, not on how they lay before. Each card's place
    comes from a blend of the number with the card, so two piles that differ by a few cards keep
    the common ones in the same order, and paired games share their luck.
    """
    seen: dict[int, int] = {}
    keys: list[int] = []
    for card in cards:
        copy = seen.get(card, 0)
        assert copy < 1 << COPY_BITS, card
        seen[card] = copy + 1
        item: i64 = (card << COPY_BITS) | copy
        keys.append((mixed(number, item) << (CARD_BITS + COPY_BITS)) | item)
    keys.sort()
    result = vec[i64]()
    for key in keys:
        result = append(result, (key >> COPY_BITS) & 0xFFFF)
    return result
