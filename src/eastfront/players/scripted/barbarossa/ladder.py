"""Ladders: uses of abilities in the order of their price, and what each height costs."""

from __future__ import annotations

from typing import Final

OUT_OF_REACH: Final = 1e6


class Step:
    """One use of an ability in combat: its points, their price in worth and in supply, the option."""

    __slots__ = ("amount", "cost", "option", "order", "price")

    def __init__(self, amount: int, cost: float, price: int, leaves: bool, option: int) -> None:
        self.amount = amount
        self.cost = cost
        self.price = price
        self.option = option
        self.order = (cost / amount, leaves, -amount)


def climb(steps: list[Step], supply: int) -> list[Step]:
    """Return the *steps* that *supply* can pay, cheapest for their points first."""
    result: list[Step] = []
    for step in sorted(steps, key=lambda each: each.order):
        if step.price <= supply:
            supply -= step.price
            result.append(step)
    return result


def heights(steps: list[Step]) -> list[float]:
    """Return the price of every number of points within reach, from 0 on."""
    prices = [0.0]
    cost = 0.0
    for step in steps:
        cost += step.cost
        prices += [cost] * step.amount
    return prices


def price_of(prices: list[float], need: int) -> float:
    """Return the price of *need* points."""
    if need <= 0:
        return 0.0
    return prices[need] if need < len(prices) else OUT_OF_REACH


def enough(steps: list[Step], need: int) -> list[Step]:
    """Return uses that together give *need* points, without those that turn out superfluous."""
    taken: list[Step] = []
    total = 0
    for step in steps:
        if total >= need:
            break
        taken.append(step)
        total += step.amount
    for step in sorted(taken, key=lambda each: -each.cost):
        if total - step.amount >= need:
            taken.remove(step)
            total -= step.amount
    return taken
