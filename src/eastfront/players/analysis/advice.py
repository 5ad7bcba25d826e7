"""Advice: a study in messages, with exact odds, and with reasons that are facts."""

from __future__ import annotations

from math import sqrt
from typing import Final

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


class Ranked:
    """An *option* with what it is worth beyond the best one: *gain*, from *low* to *high* in 95 of 100 cases.

    All three are shares of a game's worth. It is *close* if the odds that it is worse are less than five to
    one. *chances* are exact and concern this option; *reasons* are facts.
    """

    def __init__(self, option: int, gain: float, spread: float, worlds: int) -> None:
        self.option = option
        self.gain = gain
        self.low = gain - spread
        self.high = gain + spread
        self.worlds = worlds
        # Only the best is compared with nothing.
        self.best = spread == 0.0
        self.close = not self.best and gain + spread / NORMAL >= 0.0
        self.chances: list[Chance] = []
        self.reasons: list[Message] = []

    def verdict(self) -> Message:
        """Say how it compares with the best option, in hundredths of a game's worth."""
        if self.best:
            return Message("hint-best")
        return Message(
            "hint-close" if self.close else "hint-behind",
            gain=change(100 * self.gain),
            low=change(100 * self.low),
            high=change(100 * self.high),
        )


class Advice:
    """The options of a decision, the best first, and the *chances* that concern none of them alone.

    *scale* says what the numbers mean.
    """

    def __init__(self, options: list[Ranked], chances: list[Chance], scale: Message) -> None:
        self.options = options
        self.chances = chances
        self.scale = scale


def analyse(view: View, seed: int = 0, limits: Limits | None = None) -> Advice:
    """Return advice for the seat asked; without a limit of time it follows from *view* and *seed* alone."""
    study = weigh_options(view, seed, limits or Limits(DECISIONS))
    return advise(game_of(view.setup.game), view, study)


def advise(game: Game[State, View], view: View, study: Study) -> Advice:
    """Return what a *study* of *view* found, with the odds and the reasons."""
    chances = game.insight(view).chances
    told = study.options[:TOLD]
    doubt = DOUBTS[view.setup.game]
    options = [ranked(each, doubt) for each in told]
    general = list(chances)
    for each in options:
        each.chances = concerning(game, view, each.option, chances)
        general = [chance for chance in general if chance not in each.chances]
    places = notable(view, study)
    now = prospects_of(game, view)
    for each, found in zip(options, told, strict=True):
        caution = game.caution(each.option, view)
        each.reasons = [
            *([Message("hint-wins", turns=study.turns)] if found.wins else []),
            *leads_to(view, found, study.turns, places, now),
            *([caution.message] if caution else []),
            *([Message("hint-thumb")] if each.option == study.thumb else []),
        ]
    return Advice(options, general, scale_of(view.setup.game))


def ranked(found: Finding, doubt: Doubt) -> Ranked:
    """Return an option with its interval; the best one, which has no error, has none.

    Neither worlds nor judgement are sure: few have been looked at, and a network has judged them.
    """
    if found.error == 0.0:
        return Ranked(found.option, found.gain, 0.0, found.worlds)
    freedom = max(1, found.worlds - 1)
    width = NORMAL + FEW[0] / freedom + FEW[1] / freedom**2
    spread = sqrt((width * found.error) ** 2 + (NORMAL * doubt.error(found.gain)) ** 2)
    return Ranked(found.option, found.gain, spread, found.worlds)


def concerning(game: Game[State, View], view: View, option: int, chances: list[Chance]) -> list[Chance]:
    """Return the chances that speak of the same card or unit as an option."""
    named = game.phrase_option(option, view).arguments.values()
    return [each for each in chances if any(thing in named for thing in things_of(each))]


def things_of(chance: Chance) -> list[Argument]:
    """Return the cards and units that a chance speaks of."""
    return [value for name, value in chance.title.arguments.items() if name in THINGS]


def notable(view: View, study: Study) -> list[int]:
    """Return the places of the prospects in which the options differ, those that matter most first."""
    tried = [each.prospects for each in study.options if each.prospects]
    found: list[int] = []
    for place in range(len(PROSPECTS[view.setup.game])):
        amounts = [prospects[place] for prospects in tried]
        if amounts and max(amounts) - min(amounts) >= NOTABLE:
            found.append(place)
    return found[:MOST_PROSPECTS]


def leads_to(view: View, found: Finding, turns: int, places: list[int], now: list[int]) -> list[Message]:
    """Say how the prospects at some *places* change until so many *turns* have passed, if it was tried."""
    if not places or not found.prospects:
        return []
    slug = view.setup.game
    changes = [
        Message(f"hint-{slug}-{PROSPECTS[slug][place]}", amount=change(found.prospects[place] - now[place]))
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
