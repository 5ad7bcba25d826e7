"""What both toys do alike with lists of cards: writing them as plain data, and dealing hidden ones."""

from __future__ import annotations

from collections.abc import Callable

from librt.vecs import vec
from mypy_extensions import i64

from eastfront.kernel.data import Data
from eastfront.kernel.playout import Dice


def listed(cards: vec[i64]) -> list[int]:
    return [int(card) for card in cards]


def wholes(numbers: list[int]) -> Data:
    return [*numbers]


def packed(cards: list[int]) -> vec[i64]:
    return vec[i64](cards)


def mixed_up(cards: list[int], dice: Dice) -> list[int]:
    """Return *cards* in another order, all orders equally likely."""
    rest, mixed = list(cards), []
    while rest:
        mixed.append(rest.pop(dice.below(len(rest))))
    return mixed


def take_first(pool: list[int], fits: Callable[[int], bool]) -> int:
    """Take the first card of *pool* that fits out of it."""
    card = next(card for card in pool if fits(card))
    pool.remove(card)
    return card
