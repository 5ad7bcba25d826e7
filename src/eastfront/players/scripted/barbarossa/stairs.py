"""Stairs: the cheapest uses of abilities that together reach a height, exactly."""

from __future__ import annotations

from typing import Final

OUT_OF_REACH: Final = 1e6


class Step:
    """One use of an ability in combat: its points, their price in worth and in supply, the option.

    A step that *leaves* takes a card away; *holds* tells that other steps need this card.
    """

    __slots__ = ("amount", "cost", "holds", "leaves", "option", "price")

    def __init__(
        self, amount: int, cost: float, price: int, leaves: bool, option: int, holds: bool = False
    ) -> None:
        self.amount = amount
        self.cost = cost
        self.price = price
        self.leaves = leaves
        self.option = option
        self.holds = holds

    def order(self) -> tuple[bool, bool, float]:
        """Return when it is used: first what only exhausts, last what others need."""
        return (self.leaves, self.holds, self.cost)


class Stairs:
    """The least cost of every number of points that *steps* reach, each used once, paid from *supply*.

    Steps that cost nothing reach the *ground*. Above it a table is made when it is first asked for,
    up to *most*: one row for each further step, `rows[step][supply][points above the ground]`.
    """

    def __init__(self, steps: list[Step], supply: int, most: int) -> None:
        self.free: list[Step] = []
        self.paid: list[Step] = []
        self.ground = 0
        top = 0
        prices = 0
        for step in steps:
            top += step.amount
            if step.cost > 0.0 or step.price > 0:
                self.paid.append(step)
                prices += step.price
            else:
                self.free.append(step)
                self.ground += step.amount
        self.top = min(top, most)
        self.supply = min(supply, prices)
        self._rows: list[list[list[float]]] = []

    def price(self, need: int) -> float:
        """Return the least cost of *need* points."""
        if need <= self.ground:
            return 0.0
        return self.rows()[-1][self.supply][need - self.ground] if need <= self.top else OUT_OF_REACH

    def rows(self) -> list[list[list[float]]]:
        """Return the table, made once."""
        if not self._rows:
            unpaid = [0.0] + [OUT_OF_REACH] * (self.top - self.ground)
            self._rows.append([unpaid] * (self.supply + 1))
            for step in self.paid:
                self._rows.append(self.with_step(self._rows[-1], step))
        return self._rows

    def with_step(self, costs: list[list[float]], step: Step) -> list[list[float]]:
        """Return the least costs with one more step at hand."""
        cost = step.cost
        amount = step.amount
        found = costs[: step.price]
        for supply in range(step.price, self.supply + 1):
            before = costs[supply - step.price]
            row = list(costs[supply])
            for points in range(1, len(row)):
                paid = cost if points <= amount else before[points - amount] + cost
                if paid < row[points]:
                    row[points] = paid
            found.append(row)
        return found

    def cheapest(self, need: int) -> list[Step]:
        """Return the steps that reach *need* points at that cost, as they are used; none if none do."""
        if self.price(need) >= OUT_OF_REACH:
            return []
        taken = self.bought(need - self.ground) if need > self.ground else []
        surplus = self.ground + sum(step.amount for step in taken) - need
        surplus = self.spare(taken, [step for step in self.free if step.leaves], surplus)
        # Nothing leaves before all that costs nothing is done.
        if any(step.leaves for step in taken):
            surplus = 0
        self.spare(taken, [step for step in self.free if not step.leaves], surplus)
        return sorted(taken, key=lambda step: step.order())

    def spare(self, taken: list[Step], steps: list[Step], surplus: int) -> int:
        """Take those of *steps* that *surplus* points do not make up for, and return what is left of it."""
        for step in sorted(steps, key=lambda step: -step.amount):
            if step.amount <= surplus:
                surplus -= step.amount
            else:
                taken.append(step)
        return surplus

    def bought(self, above: int) -> list[Step]:
        """Return the steps with a price that lead to so many points *above* the ground."""
        taken: list[Step] = []
        supply = self.supply
        for index in range(len(self.paid) - 1, -1, -1):
            if above > 0 and self.rows()[index][supply][above] > self.rows()[index + 1][supply][above]:
                step = self.paid[index]
                taken.append(step)
                supply -= step.price
                above -= step.amount
        return taken
