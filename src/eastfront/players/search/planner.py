"""A planner: thinks its turn through, option by option, in worlds that it cannot tell apart.

A plan is what to take in this turn. What it leaves open, and what comes after, is played by rules of
thumb, for all seats; what it has led to some turns later is judged by a network. The plans of one option
are compared first, then the best of them go on by one option more, until the turn is over or there was
enough thought. Each is compared with rules of thumb in equal worlds with equal luck, and these are
followed unless something else is surely better: the best of many noisy numbers is mostly the noisiest.
"""

from __future__ import annotations

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
from eastfront.players.search.estimate import Estimate, leading

SEEDS: Final = 1 << 30
# After so many worlds at most so many plans stay in the race with the rules of thumb.
RACE: Final = [(4, 6), (8, 3), (16, 2)]
# Nobody leaves his rules of thumb for what fewer worlds say.
ENOUGH: Final = 6
# The part of all thought that single options may take, and of that the part of the first look at them.
SINGLE: Final = 0.5
GLANCE: Final = 0.5
# The part of what is left that goes into the look for longer plans, and into trying them.
LOOK: Final = 0.3
STEP: Final = 0.5
# So many plans go on by a further step: so many worlds show with what.
WIDTH: Final = 2
LOOKS: Final = 2
# What goes on for longer is judged where it stands.
LONGEST: Final = 300


class Prudence:
    """How much is thought, and how sure a planner must be to leave the rules of thumb.

    *decisions* are those played in all worlds together, *turns* how far ahead between two seats. A
    plan is begun if its gain less *sure* standard errors is more than *margin*, in shares of a game's
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

    def surest(self, estimates: list[Estimate]) -> Estimate | None:
        """Return the plan that is surely better than rules of thumb, if any is."""
        best: Estimate | None = None
        most = self.margin
        for estimate in estimates:
            least = estimate.least(self.sure)
            if least > most and estimate.worlds >= ENOUGH:
                best, most = estimate, least
        return best


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
        # How many decisions were played in thought, and how many times a plan was tried.
        self.spent = 0
        self.tries = 0

    def choose(self, view: View, options: list[int]) -> int:
        """Return the option that rules of thumb name, or one that is surely better."""
        self.spent = 0
        if len(options) == 1:
            return options[0]
        first = self.script.choose(view, options)
        better = self.better(view, options, first)
        return better.option if better else first

    def better(self, view: View, options: list[int], first: int) -> Estimate | None:
        """Return the plan that is surely better than rules of thumb, which name *first*, if any is."""
        if not self.outlook.is_planned(view, first):
            return None
        return self.prudence.surest(self.weigh(view, self.candidates(view, options, first)))

    def candidates(self, view: View, options: list[int], first: int) -> list[int]:
        """Return the options to compare: *first*, and the others that make sense."""
        return [first, *[option for option in self.outlook.sensible(view, options) if option != first]]

    def weigh(self, view: View, options: list[int]) -> list[Estimate]:
        """Return what plans that begin with *options* are worth beyond the first of these alone.

        Those given up are left out.
        """
        self.spent = 0
        self.tries = 0
        if len(options) == 1:
            return []
        limits = Limits(self.prudence.decisions, self.seconds)
        tried = self.glance(view, options, limits)
        live = self.race(view, options[0], tried, limits, SINGLE)
        plans = [*leading(tried, WIDTH), Estimate(options[:1])]
        while plans:
            longer = self.lengthen(view, plans, len(live), limits)
            if longer:
                live = self.race(view, options[0], [*live, *longer], limits, limits.share(self.spent, STEP))
            plans = leading(longer, WIDTH)
        return self.race(view, options[0], live, limits, 1.0)

    # One option after the other.

    def glance(self, view: View, options: list[int], limits: Limits) -> list[Estimate]:
        """Try *options* in one world, and return as many of the best as can be tried in enough more."""
        world = self.imagine(view)
        base = self.try_in(world, options[:1], view.seat)
        found: list[Estimate] = []
        for option in options[1:]:
            if limits.used(self.spent) >= GLANCE * SINGLE:
                break
            estimate = Estimate([option])
            estimate.add(self.try_in(world, estimate.plan, view.seat) - base)
            found.append(estimate)
        return leading(found, limits.room(self.spent, self.tries, ENOUGH, SINGLE) - 1)

    def lengthen(self, view: View, plans: list[Estimate], live: int, limits: Limits) -> list[Estimate]:
        """Return *plans* longer by an option that seems good, the most promising first.

        They are as many as can be tried in enough worlds beside so many *live* ones, and none where the
        turn ends with these plans.
        """
        found: list[tuple[float, list[int]]] = []
        for each in plans:
            if self.room(live, limits) > 0:
                part = limits.share(self.spent, LOOK / len(plans))
                for branch in self.branches(view, each.plan, limits, part):
                    found.append((each.gain() + branch.gain(), branch.plan))
        found.sort(reverse=True)
        return [Estimate(plan) for _, plan in found[: max(0, self.room(live, limits))]]

    def room(self, live: int, limits: Limits) -> int:
        """Return how many plans can be tried in enough worlds beside rules of thumb and *live* plans."""
        return limits.room(self.spent, self.tries, ENOUGH) - 1 - live

    def branches(self, view: View, plan: list[int], limits: Limits, part: float) -> list[Estimate]:
        """Return *plan* longer by each option that seems to gain where it has led to, in some worlds."""
        assert view.seat is not None, plan
        found: dict[int, Estimate] = {}
        for _ in range(LOOKS):
            if limits.used(self.spent) >= part:
                break
            world = self.imagine(view)
            options = self.follow(world, plan, view.seat)
            if not options:
                continue
            base = self.try_in(world, options[:1], view.seat)
            for option in options[1:]:
                if limits.used(self.spent) >= part:
                    break
                estimate = found.setdefault(option, Estimate([*plan, option]))
                estimate.add(self.try_in(world, [option], view.seat) - base)
        return [each for each in found.values() if each.gain() > 0.0]

    def race(
        self, view: View, first: int, live: list[Estimate], limits: Limits, part: float
    ) -> list[Estimate]:
        """Try plans in worlds beside *first*, and return those that may still turn out to be the best."""
        while live and limits.used(self.spent) < part:
            world = self.imagine(view)
            base = self.try_in(world, [first], view.seat)
            for estimate in live:
                if limits.used(self.spent) >= part:
                    return live
                estimate.add(self.try_in(world, estimate.plan, view.seat) - base)
            live = self.promising(live)
        return live

    def promising(self, estimates: list[Estimate]) -> list[Estimate]:
        """Return those that may still turn out to be the best, and good enough."""
        worlds = min(each.worlds for each in estimates)
        if worlds < RACE[0][0]:
            return estimates
        least = max(0.0, max(each.least(2.0) for each in estimates))
        margin = self.prudence.margin
        found = [each for each in estimates if each.gain() + 2 * each.error() > max(least, margin)]
        for after, most in RACE:
            if worlds >= after:
                found = leading(found, most)
        return found

    # In a world.

    def imagine(self, view: View) -> World:
        """Return a world of which *view* shows all that the seat knows."""
        state = self.game.sample(view, key_of_seed(int(self.dice.below(SEEDS))))
        return World(state, int(self.dice.below(SEEDS)), self.prudence.reach(view.setup.seats))

    def try_in(self, world: World, plan: list[int], seat: int | None) -> float:
        """Return what *plan* is worth in a world, which stays as it is."""
        assert seat is not None, plan
        return self.play_on(self.game.clone(world.state), plan, seat, world.luck, world.turns)

    def play_on(self, state: State, plan: list[int], seat: int, luck: int, turns: int) -> float:
        """Follow *plan*, play on by rules of thumb for some *turns*, and return what that is worth."""
        self.spent += self.rehearse(state, plan, seat, luck, turns, LONGEST)
        self.tries += 1
        outcome = self.game.outcome(state)
        if outcome is not None:
            return self.outlook.worth(outcome, seat)
        return self.network.value(self.outlook.features(self.game.view(state, seat)))

    def rehearse(self, state: State, plan: list[int], seat: int, luck: int, turns: int, longest: int) -> int:
        """Follow *plan* and play on for some *turns*; return how many decisions it was, *longest* at most."""
        self.throw(luck)
        turn = self.outlook.turn(state)
        passed: i64 = 0
        step: i64 = 1
        self.game.apply(state, plan[0])
        count: i64 = 1
        while state.asked != NOBODY and count < longest:
            if self.outlook.turn(state) != turn:
                turn = self.outlook.turn(state)
                passed += 1
                if passed >= turns and not self.outlook.is_last_round(state):
                    break
            choice = self.scripted_choice(state)
            if passed == 0 and self.is_next(state, plan, step, seat, choice):
                choice = plan[step]
                step += 1
            self.game.apply(state, choice)
            count += 1
        return int(count)

    def follow(self, world: World, plan: list[int], seat: int) -> list[int]:
        """Follow *plan* in a world, and return what to compare then, as far as its turn goes on.

        The first is what rules of thumb name; there is nothing where nothing is worth a thought.
        """
        state = world.state
        self.throw(world.luck)
        turn = self.outlook.turn(state)
        self.game.apply(state, plan[0])
        step: i64 = 1
        for _ in range(LONGEST):
            self.spent += 1
            if state.asked == NOBODY or self.outlook.turn(state) != turn:
                return []
            choice = self.scripted_choice(state)
            if step == len(plan):
                options = self.alternatives(state, seat, choice)
                if len(options) > 1:
                    return options
            elif self.is_next(state, plan, step, seat, choice):
                choice = plan[step]
                step += 1
            self.game.apply(state, choice)
        return []

    def is_next(self, state: State, plan: list[int], step: i64, seat: int, choice: int) -> bool:
        """Tell whether the next *step* of a plan may be taken instead of the *choice* of rules of thumb."""
        return step < len(plan) and plan[step] in self.alternatives(state, seat, choice)

    def alternatives(self, state: State, seat: int, first: int) -> list[int]:
        """Return what *seat* has to compare now, *first* first; nothing if it is not worth a thought."""
        if state.asked != seat or len(state.options) == 1:
            return []
        view = self.game.view(state, seat)
        if not self.outlook.is_planned(view, first):
            return []
        return self.candidates(view, list(view.options), first)

    def throw(self, luck: int) -> None:
        """Let all minds begin with the same *luck*."""
        for number, mind in enumerate(self.minds):
            mind.dice = Dice(luck + number)

    def scripted_choice(self, state: State) -> int:
        """Return what the seat asked does by rules of thumb."""
        if len(state.options) == 1:
            return int(state.options[0])
        options = [int(option) for option in state.options]
        return self.minds[int(state.asked)].choose(self.game.view(state, int(state.asked)), options)
