"""A planner: tries the options of a decision some turns ahead, in worlds it cannot tell apart.

What follows an option is played by rules of thumb, for all seats; what it has led to is judged by
a network. Options are compared in equal worlds with equal luck, and rules of thumb are followed
unless something else is surely better: the best of many noisy numbers is mostly the noisiest.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from mypy_extensions import i64

from eastfront.kernel.decision import NOBODY
from eastfront.kernel.game import Game, View
from eastfront.kernel.luck import key_of_seed
from eastfront.kernel.playout import Dice
from eastfront.kernel.state import State
from eastfront.players.budget import Limits
from eastfront.players.evaluate.network import Network
from eastfront.players.evaluate.outlook import Outlook
from eastfront.players.player import Player

SEEDS: Final = 1 << 30
# After so many worlds at most so many options stay in the race with the first one.
RACE: Final = [(4, 6), (8, 3), (16, 2)]
# Nobody leaves his rules of thumb for what fewer worlds say.
ENOUGH: Final = 6
# The part of all thought that the first look at the options may take.
GLANCE: Final = 0.5
# A turn that goes on for longer is judged where it stands.
LONGEST: Final = 300
# What is expected before anything is seen: the variance of a gain, as if so many worlds had shown it.
USUAL: Final = 0.004
EXPECTED: Final = 3


class Prudence:
    """How much is thought, and how sure a planner must be to leave the rules of thumb.

    *decisions* are those played in all worlds together, *turns* how far ahead between two seats. An
    option is taken if its gain less *sure* standard errors is more than *margin*, in shares of a game's
    worth.
    """

    def __init__(self, decisions: int, sure: float, margin: float, turns: int) -> None:
        self.decisions = decisions
        self.sure = sure
        self.margin = margin
        self.turns = turns

    def reach(self, seats: int) -> int:
        """Return how many turns ahead are looked at among *seats*: as many rounds as between two."""
        return self.turns * seats // 2


class Estimate:
    """What an *option* is worth beyond the first one, in shares of a game's worth, by so many *worlds*."""

    def __init__(self, option: int) -> None:
        self.option = option
        self.worlds = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, gain: float) -> None:
        """Note the gain in one more world."""
        self.worlds += 1
        self.total += gain
        self.squares += gain * gain

    def gain(self) -> float:
        """Return the mean gain."""
        return self.total / self.worlds if self.worlds else 0.0

    def error(self) -> float:
        """Return the standard error of the gain."""
        if not self.worlds:
            return 1.0
        spread = max(0.0, self.squares - self.total * self.total / self.worlds)
        variance = (spread + EXPECTED * USUAL) / (self.worlds - 1 + EXPECTED)
        return sqrt(variance / self.worlds)


class World:
    """A *state* that the planner cannot tell from the real one.

    It goes on with *luck* until so many *turns* have passed.
    """

    def __init__(self, state: State, luck: int, turns: int) -> None:
        self.state = state
        self.luck = luck
        self.turns = turns


class Planner(Player):
    """Does what its *script* says unless it knows better; *network* judges what comes of it.

    In the worlds that it thinks of, *minds* play, one for each seat. After so many *seconds* of work
    it has thought enough, unless that is 0: then equal planners choose alike on any machine.
    """

    def __init__(
        self,
        seed: int,
        game: Game[State, View],
        outlook: Outlook,
        network: Network,
        script: Player,
        minds: list[Player],
        prudence: Prudence,
        seconds: float = 0.0,
    ) -> None:
        super().__init__(seed)
        self.game = game
        self.outlook = outlook
        self.network = network
        self.script = script
        self.minds = minds
        self.prudence = prudence
        self.seconds = seconds
        self.spent = 0

    def choose(self, view: View, options: list[int]) -> int:
        """Return the option that rules of thumb name, or one that is surely better."""
        self.spent = 0
        if len(options) == 1:
            return options[0]
        first = self.script.choose(view, options)
        better = self.better(view, options, first)
        return better.option if better else first

    def better(self, view: View, options: list[int], first: int) -> Estimate | None:
        """Return what is surely better than *first*, which rules of thumb name, if anything is."""
        if not self.outlook.is_planned(view, first):
            return None
        best: Estimate | None = None
        most = self.prudence.margin
        for estimate in self.weigh(view, self.candidates(view, options, first)):
            least = estimate.gain() - self.prudence.sure * estimate.error()
            if least > most and estimate.worlds >= ENOUGH:
                best, most = estimate, least
        return best

    def candidates(self, view: View, options: list[int], first: int) -> list[int]:
        """Return the options to compare: *first*, and the others that make sense."""
        return [first, *[option for option in self.outlook.sensible(view, options) if option != first]]

    def weigh(self, view: View, options: list[int]) -> list[Estimate]:
        """Return what the other *options* are worth beyond the first; those given up are left out."""
        self.spent = 0
        if len(options) == 1:
            return []
        limits = Limits(self.prudence.decisions, self.seconds)
        live = self.glance(view, options, limits)
        while live and limits.used(self.spent) < 1.0:
            world = self.imagine(view)
            base = self.try_in(world, options[0], view.seat)
            for estimate in live:
                if limits.used(self.spent) >= 1.0:
                    return live
                estimate.add(self.try_in(world, estimate.option, view.seat) - base)
            live = self.promising(live)
        return live

    def glance(self, view: View, options: list[int], limits: Limits) -> list[Estimate]:
        """Try *options* in one world, and return as many of the best as can be tried in enough more."""
        world = self.imagine(view)
        base = self.try_in(world, options[0], view.seat)
        found: list[Estimate] = []
        for option in options[1:]:
            if limits.used(self.spent) >= GLANCE:
                break
            estimate = Estimate(option)
            estimate.add(self.try_in(world, option, view.seat) - base)
            found.append(estimate)
        return leading(found, limits.room(self.spent, 1 + len(found), ENOUGH) - 1)

    def imagine(self, view: View) -> World:
        """Return a world of which *view* shows all that the seat knows."""
        state = self.game.sample(view, key_of_seed(int(self.dice.below(SEEDS))))
        return World(state, int(self.dice.below(SEEDS)), self.prudence.reach(view.setup.seats))

    def try_in(self, world: World, option: int, seat: int | None) -> float:
        """Return what *option* is worth in a world, which stays as it is."""
        assert seat is not None, option
        return self.play_on(self.game.clone(world.state), option, seat, world.luck, world.turns)

    def promising(self, estimates: list[Estimate]) -> list[Estimate]:
        """Return those that may still turn out to be the best, and good enough."""
        worlds = estimates[0].worlds
        if worlds < RACE[0][0]:
            return estimates
        least = max(0.0, max(each.gain() - 2 * each.error() for each in estimates))
        margin = self.prudence.margin
        found = [each for each in estimates if each.gain() + 2 * each.error() > max(least, margin)]
        for after, most in RACE:
            if worlds >= after:
                found = leading(found, most)
        return found

    def play_on(self, state: State, option: int, seat: int, luck: int, turns: int) -> float:
        """Take *option*, play on by rules of thumb for some *turns*, and return what that is worth."""
        for number, mind in enumerate(self.minds):
            mind.dice = Dice(luck + number)
        turn = self.outlook.turn(state)
        passed: i64 = 0
        self.game.apply(state, option)
        count: i64 = 1
        while state.asked != NOBODY and count < LONGEST:
            if self.outlook.turn(state) != turn:
                turn = self.outlook.turn(state)
                passed += 1
                if passed >= turns and not self.outlook.is_last_round(state):
                    break
            self.game.apply(state, self.scripted_choice(state))
            count += 1
        self.spent += int(count)
        outcome = self.game.outcome(state)
        if outcome is not None:
            return self.outlook.worth(outcome, seat)
        return self.network.value(self.outlook.features(self.game.view(state, seat)))

    def scripted_choice(self, state: State) -> int:
        """Return what the seat asked does by rules of thumb."""
        if len(state.options) == 1:
            return int(state.options[0])
        options = [int(option) for option in state.options]
        return self.minds[int(state.asked)].choose(self.game.view(state, int(state.asked)), options)


def leading(estimates: list[Estimate], most: int) -> list[Estimate]:
    """Return the best so far, at *most* so many but at least one."""
    if len(estimates) <= most:
        return estimates
    return sorted(estimates, key=lambda each: -each.gain())[: max(1, most)]
