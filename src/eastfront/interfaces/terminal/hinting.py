"""A hint in the terminal: the options of a decision with how they compare, the odds and the reasons."""

from __future__ import annotations

from time import monotonic
from typing import Final

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from eastfront.interfaces.terminal.console import indented
from eastfront.interfaces.terminal.speech import Speech
from eastfront.kernel.game import View
from eastfront.kernel.insight import Chance
from eastfront.kernel.message import Message
from eastfront.players.analysis import Advice, Limits, Ranked, analyse

# How long somebody waits for a hint, more or less, and how much is thought at most.
SECONDS: Final = 3.0
DECISIONS: Final = 20_000
# Cases beyond so many say no more than a percentage does.
MANY: Final = 9999


def hint(speech: Speech, view: View) -> list[RenderableType]:
    """Return what is to be said about the options of *view*."""
    return draw(speech, view, analyse(view, limits=Limits(DECISIONS, SECONDS, monotonic)))


def draw(speech: Speech, view: View, advice: Advice) -> list[RenderableType]:
    """Draw *advice*: a row for each option, the best first, and below it what concerns it."""
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(justify="right", min_width=4)
    grid.add_column(overflow="fold")
    for each in advice.options:
        number = view.options.index(each.option) + 1
        grid.add_row(str(number), about(speech, view, each))
    general = [indented(Text(odds_line(speech, chance)), 2) for chance in advice.chances]
    rest = [speech.words.sentence(advice.rest)] if advice.rest else []
    scale = [Text(speech.words.sentence(advice.scale), style="dim")] if advice.scale else []
    return [grid, *rest, *general, *scale]


def about(speech: Speech, view: View, each: Ranked) -> Text:
    """Return an option with its verdict in the first line, and its odds and reasons in the next ones."""
    text = Text(speech.option(each.option, view))
    text.append(f"  {speech.words.sentence(each.verdict())}", style="bold")
    lines = [odds_line(speech, chance) for chance in each.chances]
    lines += [speech.words.sentence(reason) for reason in each.reasons]
    for line in lines:
        text.append(f"\n{line}", style="dim")
    return text


def odds_line(speech: Speech, chance: Chance) -> str:
    """Return a chance in words."""
    return speech.say("screen-hint-odds", title=chance.title, odds=odds_of(chance))


def odds_of(chance: Chance) -> Message:
    """Word the cases; of very many only the share, which is never told as none or all."""
    if chance.good in (0, chance.all):
        return Message("insight-certain" if chance.good else "insight-impossible")
    if chance.all <= MANY:
        return Message("insight-cases", good=chance.good, all=chance.all)
    tenths = min(max(round(1000 * chance.good / chance.all), 1), 999)
    return Message("screen-hint-percent", whole=tenths // 10, tenth=tenths % 10)
