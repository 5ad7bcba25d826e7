"""Weighing: the options of a decision tried in the same worlds, and how far apart they come out."""

from __future__ import annotations

from statistics import fmean
from typing import Final

from eastfront.kernel.errors import EastfrontError
from eastfront.kernel.game import View
from eastfront.players.analysis.prospects import prospects_of
from eastfront.players.budget import Limits
from eastfront.players.levels import captain
from eastfront.players.search.estimate import Estimate
from eastfront.players.search.planner import GLANCE, Planner, Prudence, World

# So many worlds are always looked at, as a captain wants before he leaves his rules of thumb, and never
# more than so many.
FEWEST: Final = 6
MOST: Final = 120
# So many options are always compared.
PAIR: Final = 2
# After so many worlds options that fall behind are given up.
ENOUGH: Final = 12
# How many standard errors an option must be behind to be given up.
SURE: Final = 2.5


class Trial:
    """An *option* as it came out: its value in each world, the prospects, and in how many the game was over.

    It is *judged* where in some world it was not, and a network had to say what that is worth.
    """

    def __init__(self, option: int) -> None:
        self.option = option
        self.values: list[float] = []
        self.prospects: list[list[int]] = []
        self.won = 0
        self.lost = 0
        self.judged = False

    def add(self, value: float, prospects: list[int], share: float | None = None) -> None:
        """Note how it came out in one more world, with the *share* of the win if the game was over."""
        self.values.append(value)
        self.won += share == 1.0
        self.lost += share == 0.0
        self.judged = self.judged or share is None
        self.prospects.append(prospects)

    def mean(self) -> float:
        """Return what it is worth on average."""
        return sum(self.values) / len(self.values)

    def beyond(self, other: Trial) -> Estimate:
        """Return what it is worth beyond *other*, by the worlds in which both were tried."""
        estimate = Estimate([self.option])
        for own, others in zip(self.values, other.values, strict=False):
            estimate.add(own - others)
        return estimate


class Finding:
    """An *option* compared with the best: *gain* beyond it, with its standard *error*.

    Both are shares of a game's worth; the best has neither. *prospects* are how the seat stands in the end,
    on average over the *worlds*; in so many of these the game was *won* or *lost* by then. If neither of
    the two is *judged* by a network, the worlds alone leave something open.
    """

    def __init__(
        self,
        option: int,
        gain: float,
        error: float,
        worlds: int,
        prospects: list[float],
        won: int = 0,
        lost: int = 0,
        judged: bool = True,
    ) -> None:
        self.option = option
        self.gain = gain
        self.error = error
        self.worlds = worlds
        self.prospects = prospects
        self.won = won
        self.lost = lost
        self.judged = judged


class Study:
    """What weighing has found: the *options*, the best first, and the one that rules of *thumb* name.

    They were played on until so many *turns* had passed, or the game was over.
    """

    def __init__(self, thumb: int, options: list[Finding], turns: int) -> None:
        self.thumb = thumb
        self.options = options
        self.turns = turns


def weigh_options(view: View, seed: int, limits: Limits) -> Study:
    """Compare the options of *view*; without a limit of time, equal views and seeds find the same."""
    if not view.options:
        raise EastfrontError("there are no options to compare: the view must be that of the seat asked")
    planner = captain(view.setup.game, seed)
    options = list(view.options)
    thumb = planner.script.choose(view, options)
    trials = [Trial(option) for option in planner.candidates(view, options, thumb)]
    try_out(planner, view, trials, limits)
    return Study(thumb, compared(trials, planner.prudence), planner.prudence.reach(view.setup.seats))


def try_out(planner: Planner, view: View, trials: list[Trial], limits: Limits) -> None:
    """Try options in the same worlds with the same luck, as long as another than the first may be the best.

    A single one is tried as well, for what it leads to.
    """
    planner.spent = 0
    live = glance(planner, view, trials, limits)
    pair, most = (PAIR, MOST) if len(trials) > 1 else (1, ENOUGH)
    worlds = 1
    while len(live) >= pair and worlds < most and (worlds < FEWEST or limits.used(planner.spent) < 1.0):
        world = planner.imagine(view)
        for trial in live:
            try_in(planner, view, world, trial)
        worlds += 1
        live = promising(live)


def glance(planner: Planner, view: View, trials: list[Trial], limits: Limits) -> list[Trial]:
    """Try options in a first world, two and as many more as a part of the limits allows.

    Return those that are looked at more closely.
    """
    world = planner.imagine(view)
    tried: list[Trial] = []
    for trial in trials:
        if len(tried) >= PAIR and limits.used(planner.spent) >= GLANCE:
            break
        try_in(planner, view, world, trial)
        tried.append(trial)
    return likely(tried, limits.room(planner.spent, len(tried), FEWEST - 1))


def try_in(planner: Planner, view: View, world: World, trial: Trial) -> None:
    """Try an option in a world, which stays as it is."""
    assert view.seat is not None, view
    game = planner.game
    state = game.clone(world.state)
    value = planner.play_on(state, [trial.option], view.seat, world.luck, world.turns)
    outcome = game.outcome(state)
    share = None if outcome is None else planner.outlook.share(outcome, view.seat)
    trial.add(value, prospects_of(game, game.view(state, view.seat)), share)


def likely(trials: list[Trial], room: int) -> list[Trial]:
    """Return those that are looked at more closely: the first, and the best as far as there is *room*."""
    others = sorted(trials[1:], key=Trial.mean, reverse=True)
    return [trials[0], *others[: max(1, room - 1)]]


def promising(trials: list[Trial]) -> list[Trial]:
    """Return the first, which rules of thumb name, and those that may still turn out to be the best."""
    if len(trials[0].values) < ENOUGH:
        return trials
    leader = max(trials, key=Trial.mean)
    found = trials[:1]
    for trial in trials[1:]:
        behind = trial.beyond(leader)
        if trial is leader or behind.gain() + SURE * behind.error() >= 0.0:
            found.append(trial)
    return found


def best_of(trials: list[Trial], prudence: Prudence) -> Trial:
    """Return the first, which rules of thumb name, unless another is better for sure, as for a captain."""
    first, *others = trials
    best = prudence.surest([trial.beyond(first) for trial in others])
    return first if best is None else next(trial for trial in others if trial.option == best.option)


def compared(trials: list[Trial], prudence: Prudence) -> list[Finding]:
    """Return what was tried often enough, compared with the best of those that were tried to the end.

    Nothing is said of what was given up although the best is not ahead of it where both were tried.
    """
    most = len(trials[0].values)
    best = best_of([trial for trial in trials if len(trial.values) == most], prudence)
    others = [compare(trial, best) for trial in trials if trial is not best and len(trial.values) >= FEWEST]
    found = [each for each in others if each.worlds == most or each.gain <= 0.0]
    found.sort(key=order)
    return [compare(best, best), *found]


def order(found: Finding) -> tuple[bool, float]:
    """Return what comes first for better options, and before all for what came to the same as the best."""
    return found.error > 0.0, -found.gain


def compare(trial: Trial, best: Trial) -> Finding:
    """Return how an option compares with the best one; with itself it does not."""
    estimate = trial.beyond(best)
    return Finding(
        trial.option,
        estimate.gain(),
        0.0 if trial is best or trial.values == best.values[: estimate.worlds] else estimate.error(),
        estimate.worlds,
        prospects_beside(trial, best),
        trial.won,
        trial.lost,
        trial.judged or best.judged,
    )


def prospects_beside(trial: Trial, best: Trial) -> list[float]:
    """Return how the seat stands on average with an option.

    That is how it stands with the best one, and by how much they differ in worlds in which both were tried:
    what was given up early is not held against the best in other worlds.
    """
    worlds = min(len(trial.prospects), len(best.prospects))
    return [
        usual + (sum(own) - sum(others)) / worlds
        for usual, own, others in zip(
            map(fmean, zip(*best.prospects, strict=True)),
            zip(*trial.prospects[:worlds], strict=True),
            zip(*best.prospects[:worlds], strict=True),
            strict=True,
        )
    ]
