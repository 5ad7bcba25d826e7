"""What all players by rules of thumb share: they judge the cards once a game and then decide by kind."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from eastfront.kernel.decision import NOUN_BITS, NOUN_MASK
from eastfront.kernel.edition import Setup
from eastfront.kernel.game import View
from eastfront.kernel.playout import Dice
from eastfront.players.player import Player

Followed = TypeVar("Followed")
Judged = TypeVar("Judged")

GRAIN: Final = 1000


class RuleOfThumb(Player, Generic[Followed, Judged]):
    """A player who has read the cards and follows a *doctrine*; he guesses rather than calculates."""

    def __init__(self, seed: int, doctrine: Followed) -> None:
        super().__init__(seed)
        self.doctrine = doctrine
        self.setup: Setup | None = None
        self.judgement: Judged | None = None

    def choose(self, view: View, options: list[int]) -> int:
        """Return the only option, or what the rules of thumb for this kind of decision name."""
        if len(options) == 1:
            return options[0]
        if self.judgement is None or self.setup is not view.setup:
            self.setup = view.setup
            self.judgement = self.judge(view.setup)
        return self.decide(self.judgement, view, options)

    def judge(self, setup: Setup) -> Judged:
        """Return the judgement of the cards as *setup* makes them."""
        raise NotImplementedError

    def decide(self, judgement: Judged, view: View, options: list[int]) -> int:
        """Return one of several options."""
        raise NotImplementedError


class Offers:
    """The options of one decision by verb: *nouns* are those with which each is offered."""

    def __init__(self, options: list[int]) -> None:
        self.options = options
        self.nouns = nouns_of(options)

    def narrow(self, options: list[int]) -> None:
        """Leave only *options* of those offered."""
        if options is not self.options:
            self.options = options
            self.nouns = nouns_of(options)

    def offered(self, verb: int) -> list[int]:
        """Return the nouns with which *verb* is offered."""
        return self.nouns.get(verb, [])

    def take(self, verb: int, noun: int = 0) -> int:
        """Return the option to do *verb* with *noun*."""
        return (verb << NOUN_BITS) | noun


def nouns_of(options: list[int]) -> dict[int, list[int]]:
    """Return by verb the nouns with which *options* offer it."""
    nouns: dict[int, list[int]] = {}
    for option in options:
        nouns.setdefault(option >> NOUN_BITS, []).append(option & NOUN_MASK)
    return nouns


def guess(value: float, noise: float, dice: Dice) -> float:
    """Return *value* as somebody guesses it who is wrong by a share of it, *noise* at most."""
    swing = 2.0 * int(dice.below(GRAIN)) / GRAIN - 1.0
    return value * (1.0 + noise * swing)
