"""Dominion by pyminion, two seats: the first game of the rulebook, nearly."""

from __future__ import annotations

import copy
import random
from functools import partial
from importlib.metadata import version
from typing import Any, Final

from pyminion.bots.bot import Bot
from pyminion.expansions import base
from pyminion.game import Game

from bench.measure import SEED
from bench.peers.contestant import COPIES, STEPS, Contestant, chance, copies_by, pick

PACKAGE: Final = "pyminion"
VERSION: Final = version(PACKAGE)
# Laboratory in place of Remodel, which pyminion cannot play from an empty hand.
KINGDOM: Final = [
    base.cellar,
    base.laboratory,
    base.market,
    base.merchant,
    base.militia,
    base.mine,
    base.moat,
    base.smithy,
    base.village,
    base.workshop,
]
# About half of a game.
TURNS: Final = 23
GAMES: Final = 20


class Uniform:
    """Answers whatever pyminion asks by chance, and counts the questions."""

    def __init__(self) -> None:
        self.asked = 0

    def action_phase_decision(self, valid_actions: list[Any], player: Any, game: Any) -> Any:
        """Plays one of the actions or none."""
        return self.one_or_none(valid_actions)

    def treasure_phase_decision(self, valid_treasures: list[Any], player: Any, game: Any) -> list[Any]:
        """Plays all treasures, as pyminion's own players do."""
        self.asked += 1
        return valid_treasures

    def buy_phase_decision(self, valid_cards: list[Any], player: Any, game: Any) -> Any:
        """Buys one of the cards or nothing."""
        return self.one_or_none(valid_cards)

    def binary_decision(self, *asked: Any, **more: Any) -> bool:
        """Says yes or no."""
        self.asked += 1
        return chance() < 0.5

    def discard_decision(self, **asked: Any) -> list[Any]:
        """Discards any number of cards that may be."""
        return self.some("discard", asked)

    def trash_decision(self, **asked: Any) -> list[Any]:
        """Trashes any number of cards that may be."""
        return self.some("trash", asked)

    def gain_decision(self, **asked: Any) -> list[Any]:
        """Gains any number of cards that may be."""
        return self.some("gain", asked)

    def one_or_none(self, cards: list[Any]) -> Any:
        """Returns one of *cards* or none of them, all alike."""
        self.asked += 1
        return pick([*cards, None])

    def some(self, verb: str, asked: dict[str, Any]) -> list[Any]:
        """Returns as many of the cards as may be, any number and any of them."""
        self.asked += 1
        cards = asked["valid_cards"]
        least, most = asked.get(f"min_num_{verb}", 0), asked.get(f"max_num_{verb}", -1)
        most = len(cards) if most < 0 else min(most, len(cards))
        return random.sample(cards, random.randint(least, most))


def contestants() -> list[Contestant]:
    """Returns the one game that pyminion has."""
    random.seed(SEED)
    works = {STEPS: play, COPIES: copies_by(partial(copy.deepcopy, half_played()))}
    return [Contestant(PACKAGE, "dominion", GAMES, works)]


def play(count: int) -> int:
    """Plays *count* games; returns the questions that were asked."""
    decider = Uniform()
    for _ in range(count):
        new_game(decider).play()
    return decider.asked


def half_played() -> Any:
    """Returns a game in its middle."""
    game = new_game(Uniform())
    game.start()
    for _ in range(TURNS):
        for player in game.players:
            player.take_turn(game)
    return game


def new_game(decider: Uniform) -> Any:
    """Returns a game that is not set up yet."""
    players = [Bot(decider, name) for name in ("first", "second")]
    return Game(players, [base.base_set], KINGDOM, log_stdout=False)
