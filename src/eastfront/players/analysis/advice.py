"""Advice: a study in messages, with exact odds, and with reasons that are facts."""

from __future__ import annotations

from math import hypot
from typing import Final, Literal, TypeAlias

from eastfront.games import game_of
from eastfront.kernel.game import Game, View
from eastfront.kernel.insight import Chance
from eastfront.kernel.message import Argument, Message
from eastfront.kernel.state import State
from eastfront.players.analysis.doubt import DOUBTS, Doubt
from eastfront.players.analysis.prospects import PROSPECTS, prospects_of
from eastfront.players.analysis.weighing import Finding, Study, weigh_options
from eastfront.players.budget import Limits
from eastfront.players.evaluate.outlook import WIN
from eastfront.players.levels import OUTLOOKS

# A difference that is smaller for sure hardly matters.
SLIGHT: Final = 0.02
# What is no more than that is told as none.
UNTOLD: Final = 0.0005
# Of the normal distribution, and how much wider few worlds make an interval of 95 %.
NORMAL: Final = 1.96
FEW: Final = (2.372, 2.823)
# The arguments of a chance that name what it is about.
THINGS: Final = ("card", "shooter", "site", "target")
# Prospects that differ by less are not worth a word; and so many are enough.
NOTABLE: Final = 0.1
MOST_PROSPECTS: Final = 3
# Nobody reads more options than that.
TOLD: Final = 8
# How much is thought where nobody says how much: some tenths of a second, compiled.
DECISIONS: Final = 5_000


Grade: TypeAlias = Literal["best", "same", "ahead", "close", "behind", "unwon", "only", "pointless"]
# The best option, and how others compare with it in the worlds in which both were tried.
BEST: Final = "best"
SAME: Final = "same"
AHEAD: Final = "ahead"
CLOSE: Final = "close"
BEHIND: Final = "behind"
MEASURED: Final = (AHEAD, CLOSE, BEHIND)
# One that is not behind, but gives away a win in every world.
UNWON: Final = "unwon"
# One that no other can be better than, and those that were not tried, as the rules say what they waste.
ONLY: Final = "only"
POINTLESS: Final = "pointless"


class Ranked:
    """An *option*, its *grade*, and what it is worth beyond the best one.

    That is *gain*, from *low* to *high* in 95 of 100 cases, in shares of a game's worth. It is behind if the
    odds of that are more than five to one. Otherwise it is unwon if the best one won in every world and it
    did not, ahead if the odds of that are as high, or else close. *chances* are exact and concern this
    option; *reasons* are facts.
    """

    def __init__(self, option: int, grade: Grade, gain: float = 0.0, spread: float = 0.0) -> None:
        self.option = option
        self.grade = grade
        self.gain = gain
        self.low = max(-1.0, gain - spread)
        self.high = min(1.0, gain + spread)
        self.worlds = 0
        self.chances: list[Chance] = []
        self.reasons: list[Message] = []

    def verdict(self) -> Message:
        """Say what its grade means, in hundredths of a game's worth where it was measured."""
        if self.grade not in MEASURED:
            return Message(f"hint-{self.grade}")
        return Message(
            f"hint-{self.grade}",
            tone=self.tone(),
            gain=change(100 * self.gain),
            low=change(100 * self.low),
            high=change(100 * self.high),
        )

    def tone(self) -> str:
        """Return whether the interval, as told, is on one side of the best (*sure*), *slight*, or *open*."""
        if self.high < -UNTOLD or self.low > UNTOLD:
            return "sure"
        return "slight" if max(-self.low, self.high) < SLIGHT else "open"


class Advice:
    """The options of a decision, the best first, and the *chances* that concern none of those on offer.

    *rest* says why some options are not among these, if so; *scale* says what the numbers mean, if there
    are any.
    """

    def __init__(
        self, options: list[Ranked], chances: list[Chance], rest: Message | None, scale: Message | None
    ) -> None:
        self.options = options
        self.chances = chances
        self.rest = rest
        self.scale = scale


def analyse(view: View, seed: int = 0, limits: Limits | None = None) -> Advice:
    """Return advice for the seat asked; without a limit of time it follows from *view* and *seed* alone."""
    study = weigh_options(view, seed, limits or Limits(DECISIONS))
    return advise(game_of(view.setup.game), view, study)


def advise(game: Game[State, View], view: View, study: Study) -> Advice:
    """Return what a *study* of *view* found, with the odds and the reasons."""
    chances = game.insight(view).chances
    concerned = {option: concerning(game, view, option, chances) for option in view.options}
    found = [*ranking(study, view), *wasteful(game, view, study)]
    options = found[:TOLD]
    for each in options:
        each.chances = concerned[each.option]
    add_reasons(options, game, view, study)
    placed = [chance for found in concerned.values() for chance in found]
    general = [chance for chance in chances if chance not in placed]
    is_measured = any(each.grade in MEASURED for each in options)
    return Advice(options, general, rest_of(found, view), scale_of(view.setup.game) if is_measured else None)


def ranking(study: Study, view: View) -> list[Ranked]:
    """Return the options of a *study*, in its order, with their grades."""
    first, *others = study.options
    doubt = DOUBTS[view.setup.game]
    best = Ranked(first.option, BEST if others else ONLY)
    best.worlds = first.worlds
    return [best, *[ranked(each, first, doubt) for each in others]]


def ranked(found: Finding, best: Finding, doubt: Doubt) -> Ranked:
    """Return an option that is not the *best*, with its interval.

    Neither worlds nor judgement are sure: few have been looked at, and a network has judged them.
    """
    if found.error == 0.0:
        each = Ranked(found.option, SAME)
    else:
        gain, error = doubt.believe(found.gain, found.judged)
        spread = hypot(width(found.worlds) * found.error, NORMAL * error)
        grade = grade_of(gain, spread / NORMAL)
        if grade != BEHIND and is_unwon(found, best):
            grade = UNWON
        each = Ranked(found.option, grade, gain, spread)
    each.worlds = found.worlds
    return each


def grade_of(gain: float, error: float) -> Grade:
    """Return how what brings so much more than the best one compares with it."""
    if gain > error:
        return AHEAD
    return CLOSE if gain >= -error else BEHIND


def is_unwon(found: Finding, best: Finding) -> bool:
    """Tell whether the *best* option won in every world, and this one did not."""
    return best.won == best.worlds and found.won < found.worlds


def width(worlds: int) -> float:
    """Return how many standard errors an interval of 95 % has on each side."""
    freedom = max(1, worlds - 1)
    return NORMAL + FEW[0] / freedom + FEW[1] / freedom**2


def wasteful(game: Game[State, View], view: View, study: Study) -> list[Ranked]:
    """Return what is pointless and was not tried for that, if the rules themselves say what it wastes."""
    kept = OUTLOOKS[view.setup.game].sensible(view, list(view.options))
    kept += [found.option for found in study.options]
    dropped = [option for option in view.options if option not in kept]
    return [Ranked(option, POINTLESS) for option in dropped if game.caution(option, view)]


def add_reasons(options: list[Ranked], game: Game[State, View], view: View, study: Study) -> None:
    """Add the reasons of all *options*: how the game may end, where they lead, what they waste."""
    now = prospects_of(game, view)
    places = notable(study, now)
    tried = {found.option: found for found in study.options}
    for each in options:
        if each.option in tried:
            each.reasons = [
                *endings(tried[each.option]),
                *leads_to(view, tried[each.option], study.turns, places, now),
            ]
        caution = game.caution(each.option, view)
        if caution:
            each.reasons.append(caution.message)
        if each.option == study.thumb and each.grade != ONLY:
            each.reasons.append(Message("hint-thumb"))


def endings(found: Finding) -> list[Message]:
    """Say in how many worlds the game was won or lost before the look ended."""
    ends = (("hint-wins", found.won), ("hint-loses", found.lost))
    return [
        Message(id, count=count, worlds=found.worlds, part="all" if count == found.worlds else "some")
        for id, count in ends
        if count
    ]


def rest_of(found: list[Ranked], view: View) -> Message | None:
    """Say why some options are not among the first of *found*, or that there is nothing to choose."""
    if len(view.options) == 1:
        return Message("hint-forced")
    if len(view.options) == len(found[:TOLD]):
        return None
    if found[0].grade == ONLY:
        return Message("hint-rest-only")
    is_level = any(each.grade in (SAME, AHEAD) for each in found[TOLD:])
    return Message("hint-rest-level" if is_level else "hint-rest")


def concerning(game: Game[State, View], view: View, option: int, chances: list[Chance]) -> list[Chance]:
    """Return those of *chances* that speak of the same card or unit as an option."""
    named = game.phrase_option(option, view).arguments.values()
    return [each for each in chances if any(thing in named for thing in things_of(each))]


def things_of(chance: Chance) -> list[Argument]:
    """Return the cards and units that a chance speaks of."""
    return [value for name, value in chance.title.arguments.items() if name in THINGS]


def notable(study: Study, now: list[int]) -> list[int]:
    """Return the places of the prospects in which the options differ, those that matter most first.

    A single option is held against how things stand *now*.
    """
    found: list[int] = []
    for place, present in enumerate(now):
        amounts = [each.prospects[place] for each in study.options]
        if len(amounts) == 1:
            amounts.append(present)
        if max(amounts) - min(amounts) >= NOTABLE:
            found.append(place)
    return found[:MOST_PROSPECTS]


def leads_to(view: View, found: Finding, turns: int, places: list[int], now: list[int]) -> list[Message]:
    """Say how the prospects at some *places* change until so many *turns* have passed."""
    if not places:
        return []
    slug, seats = view.setup.game, view.setup.seats
    changes = [
        Message(
            f"hint-{slug}-{PROSPECTS[slug][place]}",
            amount=change(found.prospects[place] - now[place]),
            seats=seats,
        )
        for place in places
    ]
    return [Message("hint-leads-to", turns=turns, changes=changes)]


def scale_of(slug: str) -> Message:
    """Say how many of the hundred points of a game are for winning it."""
    winning = WIN if OUTLOOKS[slug].lead else 1.0
    return Message("hint-scale", winning=round(100 * winning))


def change(amount: float) -> Message:
    """Word a change to a tenth, with its sign."""
    tenths = round(abs(amount) * 10)
    sign = "none" if tenths == 0 else "less" if amount < 0 else "more"
    return Message("hint-change", sign=sign, whole=tenths // 10, tenth=tenths % 10)
