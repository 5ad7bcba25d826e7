"""Luck: keyed streams of numbers, one for each purpose, and the shuffle that reads them."""

from __future__ import annotations

from hashlib import blake2b, sha256
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from eastfront.kernel.data import Data, Record
from eastfront.kernel.errors import DataError

KEY_BYTES: Final = 16
LOW_31: Final = 0x7FFFFFFF
COPY_BITS: Final = 6
CARD_BITS: Final = 16
CARD_MASK: Final = (1 << CARD_BITS) - 1
NO_KEY: Final = -1


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

    def to_data(self) -> dict[str, Data]:
        """Return the key and the counters as plain data."""
        return {"key": self.key.hex(), "drawn": [int(count) for count in self.drawn]}


def new_luck(key: bytes, purposes: int) -> Luck:
    """Return the luck of a game in which no number has been drawn yet."""
    return Luck(key, vec[i64]([0] * purposes))


def read_luck(record: Record, purposes: int) -> Luck:
    """Read the key and a counter for each of *purposes*."""
    try:
        key = bytes.fromhex(record.text("key"))
    except ValueError:
        raise DataError(f"{record.where}: key must be hexadecimal digits") from None
    if len(key) != KEY_BYTES:
        raise DataError(f"{record.where}: key must have {KEY_BYTES} bytes, not {len(key)}")
    drawn = record.wholes("drawn")
    if len(drawn) != purposes:
        raise DataError(f"{record.where}: drawn must hold {purposes} numbers")
    return Luck(key, vec[i64](drawn))


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
    copies = vec[i64]([0] * kinds(cards))
    # Keys are spread evenly, so each is put about where it belongs in a row with room to spare.
    room: i64 = 2 * len(cards)
    row = vec[i64]([NO_KEY] * (room + len(cards)))
    for card in cards:
        assert copies[card] < 1 << COPY_BITS, card
        item: i64 = (card << COPY_BITS) | copies[card]
        copies[card] += 1
        blend = mixed(number, item)
        put_in_order(row, (blend * room) >> 31, (blend << (CARD_BITS + COPY_BITS)) | item)
    result = vec[i64]()
    for key in row:
        if key != NO_KEY:
            result = append(result, (key >> COPY_BITS) & CARD_MASK)
    return result


def kinds(cards: vec[i64]) -> i64:
    """Return a number above every card."""
    above: i64 = 0
    for card in cards:
        if card >= above:
            above = card + 1
    return above


def put_in_order(row: vec[i64], place: i64, key: i64) -> None:
    """Put *key* into the ascending *row* at *place*, or after smaller keys; larger ones move up."""
    other = row[place]
    while other != NO_KEY:
        if other > key:
            row[place] = key
            key = other
        place += 1
        other = row[place]
    row[place] = key
