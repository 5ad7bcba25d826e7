"""What a seat could work out by itself from what it sees: sums, chances, and cards still to come."""

from __future__ import annotations

from eastfront.kernel.message import Message


class Term:
    """One part of a sum: whence it comes, and how much it is."""

    def __init__(self, title: Message, amount: int) -> None:
        self.title = title
        self.amount = amount


class Sum:
    """An amount that the rules work out, term by term, with the clause that says how."""

    def __init__(self, title: Message, terms: list[Term], total: int, rule: str) -> None:
        self.title = title
        self.terms = terms
        self.total = total
        self.rule = rule


class Chance:
    """In how many of *all* equally likely cases something comes true."""

    def __init__(self, title: Message, good: int, all: int) -> None:
        assert 0 <= good <= all, (good, all)
        self.title = title
        self.good = good
        self.all = all


class Unseen:
    """Cards of which the seat knows that they are somewhere out of sight, by their ids, with their number."""

    def __init__(self, title: Message, cards: dict[str, int]) -> None:
        self.title = title
        self.cards = cards


class Insight:
    """All of that at one point of a game."""

    def __init__(self) -> None:
        self.sums: list[Sum] = []
        self.chances: list[Chance] = []
        self.unseen: list[Unseen] = []
