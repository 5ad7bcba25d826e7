"""Loops over many decisions that stay inside the compiled part, and the fast dice they throw."""

from __future__ import annotations

from mypy_extensions import i64

from eastfront.kernel.decision import NOBODY
from eastfront.kernel.edition import Setup
from eastfront.kernel.game import Game, View
from eastfront.kernel.luck import key_of_seed
from eastfront.kernel.state import State


class Dice:
    """A small multiply-with-carry generator for playouts; it never deals cards of a real game."""

    __slots__ = ("x",)

    def __init__(self, seed: i64) -> None:
        self.x: i64 = (seed * 2654435761 + 88172645) & 0x3FFFFFFFFFFF
        for _ in range(4):
            self.below(2)

    def below(self, limit: i64) -> i64:
        """Return a number from 0 to *limit* - 1."""
        x = self.x
        x = 698769069 * (x & 0xFFFFFFFF) + (x >> 32)
        self.x = x
        return ((x & 0xFFFFFFFF) * limit) >> 32


def playout(game: Game[State, View], state: State, dice: Dice, limit: i64) -> i64:
    """Choose uniformly until the game ends or *limit* decisions were taken; return how many were."""
    machine = game.machine
    count: i64 = 0
    while state.asked != NOBODY and count < limit:
        options = state.options
        machine.answer(state, options[dice.below(len(options))])
        machine.advance(state)
        count += 1
    return count


def rollouts(game: Game[State, View], state: State, count: i64, dice: Dice, limit: i64) -> i64:
    """Clone *state* and play it out, *count* times; return the decisions taken."""
    total: i64 = 0
    for _ in range(count):
        total += playout(game, game.clone(state), dice, limit)
    return total


def play_games(game: Game[State, View], setup: Setup, seed: int, count: int, limit: i64) -> i64:
    """Play *count* uniform games with seeds from *seed* on; return the decisions taken."""
    dice = Dice(seed)
    total: i64 = 0
    for number in range(count):
        total += playout(game, game.new(setup, key_of_seed(seed + number)), dice, limit)
    return total
