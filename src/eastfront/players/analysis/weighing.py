"""Weighing: the options of a decision tried in the same worlds, and how far apart they come out."""

from __future__ import annotations

from typing import Final

from eastfront.kernel.game import View
from eastfront.players.analysis.prospects import prospects_of
from eastfront.players.budget import Limits
from eastfront.players.levels import captain
from eastfront.players.search.estimate import Estimate
from eastfront.players.search.planner import GLANCE, Planner, World

# So many worlds are always looked at, and never more than so many.
FEWEST: Final = 3
MOST: Final = 120
# So many options are always compared.
PAIR: Final = 2
# After so many worlds options that fall behind are given up.
ENOUGH: Final = 12
# How many standard errors an option must be behind to be given up.
SURE: Final = 2.5


class Trial:
    """An *option* as it came out: its value in each world, the prospects, and whether it always *wins*."""

    def __init__(self, option: int) -> None:
        self.option = option
        self.values: list[float] = []
        self.totals: list[int] = []
        self.wins = True

    def add(self, value: float, prospects: list[int], is_won: bool = False) -> None:
        """Note how it came out in one more world."""
        self.values.append(value)
        self.wins = self.wins and is_won
        if not self.totals:
            self.totals = [0] * len(prospects)
        for place, amount in enumerate(prospects):
            self.totals[place] += amount

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

    Both are shares of a game's worth. *prospects* are how the seat stands in the end, on average over the
    *worlds*; it *wins* if it did so in every one of them.
    """

    def __init__(
        self, option: int, gain: float, error: float, worlds: int, prospects: list[float], wins: bool = False
    ) -> None:
        self.option = option
        self.gain = gain
        self.error = error
        self.worlds = worlds
        self.prospects = prospects
        self.wins = wins


class Study:
    """What weighing has found: the *options*, the best first, and the one that rules of *thumb* name.

    They were played on until so many *turns* had passed.
    """

    def __init__(self, thumb: int, options: list[Finding], turns: int) -> None:
        self.thumb = thumb
        self.options = options
        self.turns = turns


def weigh_options(view: View, seed: int, limits: Limits) -> Study:
    """Compare the options of *view*; without a limit of time, equal views and seeds find the same."""
    planner = captain(view.setup.game, seed)
    options = list(view.options)
    thumb = planner.script.choose(view, options)
    trials = [Trial(option) for option in planner.candidates(view, options, thumb)]
    try_out(planner, view, trials, limits)
    return Study(thumb, compared(trials), planner.prudence.reach(view.setup.seats))


def try_out(planner: Planner, view: View, trials: list[Trial], limits: Limits) -> None:
    """Try options in the same worlds with the same luck, as long as more than one may be the best."""
    if len(trials) == 1:
        return
    planner.spent = 0
    live = glance(planner, view, trials, limits)
    worlds = 1
    while len(live) > 1 and worlds < MOST and (worlds < FEWEST or limits.used(planner.spent) < 1.0):
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
    is_won = outcome is not None and planner.outlook.share(outcome, view.seat) == 1.0
    trial.add(value, prospects_of(game, game.view(state, view.seat)), is_won)


def likely(trials: list[Trial], room: int) -> list[Trial]:
    """Return those that are looked at more closely: the first, and the best as far as there is *room*."""
    others = sorted(trials[1:], key=Trial.mean, reverse=True)
    return [trials[0], *others[: max(1, room - 1)]]


def promising(trials: list[Trial]) -> list[Trial]:
    """Return those that may still turn out to be the best."""
    if len(trials[0].values) < ENOUGH:
        return trials
    best = best_of(trials)
    found: list[Trial] = []
    for trial in trials:
        behind = trial.beyond(best)
        if trial is best or behind.gain() + SURE * behind.error() >= 0.0:
            found.append(trial)
    return found


def best_of(trials: list[Trial]) -> Trial:
    """Return the one that was worth most in the worlds in which all were tried."""
    best = trials[0]
    for trial in trials[1:]:
        if trial.mean() > best.mean():
            best = trial
    return best


def compared(trials: list[Trial]) -> list[Finding]:
    """Return what was tried often enough, compared with the best of those that were tried to the end.

    Nothing is said of what was given up although the best is not ahead of it where both were tried.
    """
    if not trials[0].values:
        return [Finding(trial.option, 0.0, 0.0, 0, []) for trial in trials]
    most = max(len(trial.values) for trial in trials)
    best = best_of([trial for trial in trials if len(trial.values) == most])
    others = [compare(trial, best) for trial in trials if trial is not best and len(trial.values) >= FEWEST]
    found = [each for each in others if each.worlds == most or each.gain <= 0.0]
    found.sort(key=order)
    return [Finding(best.option, 0.0, 0.0, most, averages(best), best.wins), *found]


def order(found: Finding) -> float:
    """Return a number that is smaller for better options."""
    return -found.gain


def compare(trial: Trial, best: Trial) -> Finding:
    """Return how an option compares with the best one."""
    estimate = trial.beyond(best)
    worlds = estimate.worlds
    return Finding(trial.option, estimate.gain(), estimate.error(), worlds, averages(trial), trial.wins)


def averages(trial: Trial) -> list[float]:
    """Return the prospects on average."""
    return [total / len(trial.values) for total in trial.totals]
