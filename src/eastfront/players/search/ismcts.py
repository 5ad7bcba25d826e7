"""Single-observer information set Monte Carlo tree search: the reference that others are measured against.

One tree for all worlds that the seat cannot tell apart: each round samples one of them, walks down
the options that it offers, plays on at random for a while, and notes how it stands then for whoever
chose (Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search", 2012).
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from eastfront.games import game_of
from eastfront.kernel.decision import NOBODY
from eastfront.kernel.errors import SetupError
from eastfront.kernel.game import Game, View
from eastfront.kernel.luck import key_of_seed
from eastfront.kernel.playout import Dice, playout
from eastfront.kernel.state import State
from eastfront.players.budget import Budget
from eastfront.players.player import Player

SEARCHER: Final = "searcher"
# What a decision may cost, unless the name says otherwise.
SECONDS: Final = 0.1
SEEDS: Final = 1 << 30

# Who plays at random for long gets nowhere: after so many decisions the points tell who is ahead.
HORIZON: Final = 60
# How much a seldom tried option is preferred, and doubted in the end, by how far apart rewards are.
CURIOSITY: Final = 0.7
CAUTION: Final = 0.5


class Node:
    """What is known of an option after those that led there, *seat* being who takes it.

    Its *children* are by seat and option: who is asked next is not the same in all worlds.
    *visits* are the rounds that went through it, *available* those in which it could be chosen.
    """

    __slots__ = ("available", "children", "reward", "seat", "visits")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.children: dict[tuple[int, int], Node] = {}
        self.visits = 0
        self.available = 1
        self.reward = 0.0

    def promise(self, spread: float) -> float:
        """Return the mean reward, and more for what was seldom tried."""
        return self.reward / self.visits + CURIOSITY * spread * sqrt(log(self.available) / self.visits)

    def least(self, usual: float, spread: float) -> float:
        """Return the mean reward less its standard error, as if one more had come out as *usual*."""
        visits = self.visits + 1
        return (self.reward + usual) / visits - CAUTION * spread / sqrt(visits)


class Searcher(Player):
    """Plays any game by search; it knows nothing of it but its rules."""

    def __init__(self, seed: int, game: Game[State, View], budget: Budget) -> None:
        super().__init__(seed)
        self.game = game
        self.budget = budget

    def choose(self, view: View, options: list[int]) -> int:
        """Return the option that is good for sure after all rounds of the budget."""
        if len(options) == 1:
            return options[0]
        search = Search(self.game, view, self.dice)
        for _ in self.budget.spend():
            search.explore(self.game.sample(view, key_of_seed(int(self.dice.below(SEEDS)))))
        return search.surest()


class Search:
    """The search for one decision: the tree, and the least and the highest reward of the seat asked."""

    def __init__(self, game: Game[State, View], view: View, dice: Dice) -> None:
        self.game = game
        self.dice = dice
        self.parties = parties_of(game, view)
        self.root = Node(view.asked)
        self.lowest = 1.0
        self.highest = 0.0

    def explore(self, state: State) -> None:
        """Play one round in the world *state* and note for all nodes on the way how it came out."""
        path = self.descend(state)
        playout(self.game, state, self.dice, HORIZON)
        shares = self.shares(state)
        for node in path:
            node.visits += 1
            node.reward += shares[node.seat]
        self.lowest = min(self.lowest, shares[self.root.seat])
        self.highest = max(self.highest, shares[self.root.seat])

    def descend(self, state: State) -> list[Node]:
        """Walk down the tree, one step beyond what is known; return the nodes on the way."""
        node = self.root
        path = [node]
        spread = self.spread()
        machine = self.game.machine
        while state.asked != NOBODY and (node.visits > 0 or node is self.root):
            option = self.pick(node, state, spread)
            node = node.children[int(state.asked), option]
            path.append(node)
            machine.answer(state, option)
            machine.advance(state)
        return path

    def pick(self, node: Node, state: State, spread: float) -> int:
        """Return an option that was never tried, which gets a node, or the most promising."""
        untried: list[int] = []
        seat = int(state.asked)
        for option in state.options:
            child = node.children.get((seat, int(option)))
            if child is None:
                untried.append(int(option))
            else:
                child.available += 1
        if not untried:
            return most_promising(node, state, spread)
        choice = untried[self.dice.below(len(untried))]
        node.children[seat, choice] = Node(seat)
        return choice

    def shares(self, state: State) -> list[float]:
        """Return each seat's share of the game, allies having one together; by points while it goes on."""
        outcome = self.game.outcome(state)
        if outcome is None:
            return parts([float(score + 1) ** 2 for score in self.game.scores(state)], self.parties)
        return parts([1.0 if rank == 1 else 0.0 for rank in outcome.ranks], self.parties)

    def spread(self) -> float:
        """Return how far apart the rewards of the seat asked have been."""
        return max(0.0, self.highest - self.lowest)

    def surest(self) -> int:
        """Return the option whose reward is best for sure, the first of several."""
        usual, spread = self.root.reward / self.root.visits, self.spread()
        choice, most = NOBODY, 0.0
        for (_, option), child in sorted(self.root.children.items()):
            least = child.least(usual, spread)
            if choice == NOBODY or least > most:
                choice, most = option, least
        return choice


def most_promising(node: Node, state: State, spread: float) -> int:
    """Return the option, all being known, that is good or seldom tried."""
    seat = int(state.asked)
    choice, most = NOBODY, 0.0
    for option in state.options:
        promise = node.children[seat, int(option)].promise(spread)
        if choice == NOBODY or promise > most:
            choice, most = int(option), promise
    return choice


def parties_of(game: Game[State, View], view: View) -> list[int]:
    """Return for each seat the first one of its alliance, itself where everybody plays alone."""
    names = game.description.alliances[view.setup.edition]
    return [names.index(name) for name in names] if names else list(range(view.setup.seats))


def parts(weights: list[float], parties: list[int]) -> list[float]:
    """Return the part of each seat's weight in that of all; a party, whose seats weigh alike, counts once."""
    total = 0.0
    for seat, party in enumerate(parties):
        if seat == party:
            total += weights[seat]
    return [weight / total for weight in weights]


def make_searcher(slug: str, text: str, seed: int) -> Searcher:
    """Return the reference for the game *slug*, with the budget in *text*: seconds=0.1 or rounds=200."""
    return Searcher(seed, game_of(slug), read_budget(text) if text else Budget(seconds=SECONDS))


def read_budget(text: str) -> Budget:
    """Return the budget that *text* names."""
    name, _, value = text.partition("=")
    try:
        if name == "rounds" and int(value) > 0:
            return Budget(rounds=int(value))
        if name == "seconds" and 0.0 < float(value) < float("inf"):
            return Budget(seconds=float(value))
    except ValueError:
        pass
    raise SetupError(f"there is no budget {text!r}; valid: seconds=0.1, rounds=200")
