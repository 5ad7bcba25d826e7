"""Series of games between sergeants, in which choices are played to the end beside others."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, Final, TypeVar

import click

from eastfront.games import SLUGS, game_of
from eastfront.kernel.decision import NOBODY
from eastfront.kernel.edition import Setup
from eastfront.kernel.errors import SetupError
from eastfront.kernel.game import View
from eastfront.kernel.luck import key_of_seed
from eastfront.kernel.outcome import Outcome
from eastfront.kernel.state import State
from eastfront.lab.match import match_seed, player_seed
from eastfront.players.levels import SERGEANT, captain, make_player

# Nobody wins a game that goes on for longer.
LONGEST: Final = 20_000
SEEDS: Final = 1 << 30
# Shares are told in hundredths.
POINTS: Final = 100.0

Command = TypeVar("Command", bound=Callable[..., Any])


@dataclass(frozen=True)
class Series:
    """What is played, and which *part* of its decisions is looked at, each in so many *worlds*."""

    game: str
    edition: str
    seats: int
    part: float
    worlds: int
    seed: int = 1


class Walk:
    """Game *number* of a series, with a captain to be asked."""

    def __init__(self, series: Series, number: int) -> None:
        run = f"claims {series.seed}"
        seed = match_seed(run, number)
        self.series = series
        self.game = game_of(series.game)
        self.state = self.game.new(Setup(series.game, series.edition, series.seats), key_of_seed(seed))
        self.random = Random(seed)
        self.minds = [
            make_player(series.game, SERGEANT, player_seed(run, number, seat)) for seat in range(series.seats)
        ]
        self.captain = captain(series.game, seed)

    def dilemmas(self) -> Iterator[tuple[View, int]]:
        """Play the game, and give each decision with more than one option and what is chosen there."""
        for _ in range(LONGEST):
            if self.state.asked == NOBODY:
                break
            view = self.game.view(self.state, int(self.state.asked))
            choice = self.minds[int(self.state.asked)].choose(view, list(view.options))
            if len(view.options) > 1:
                yield view, choice
            self.game.apply(self.state, choice)

    def gain(self, view: View, plan: list[int], other: list[int]) -> float:
        """Return how much more *plan* brings than the *other* in one world, with the same luck."""
        world = self.game.sample(view, key_of_seed(self.random.randrange(SEEDS)))
        luck = self.random.randrange(SEEDS)
        assert view.seat is not None, view
        return self.brought(world, plan, view.seat, luck) - self.brought(world, other, view.seat, luck)

    def brought(self, world: State, plan: list[int], seat: int, luck: int) -> float:
        """Return what *plan* brings *seat* in the end; an endless game brings nothing."""
        state = self.game.clone(world)
        self.captain.rehearse(state, plan, seat, luck, LONGEST, LONGEST)
        outcome = self.game.outcome(state)
        return self.value(outcome, seat) if outcome else 0.0

    def value(self, outcome: Outcome, seat: int) -> float:
        """Return what an end is worth to *seat*: its share of the win."""
        return self.captain.outlook.share(outcome, seat)


def series_options(games: int, part: float, worlds: int, fewest: int = 1) -> Callable[[Command], Command]:
    """Return what gives a command the options of a series, with these defaults, in *fewest* worlds."""
    options = [
        click.argument("slug", metavar="GAME", type=click.Choice(SLUGS)),
        click.option("--edition", help="Whose rulebook; the game's default if not given."),
        click.option(
            "--seats", type=click.IntRange(2), help="How many sit down; as few as may if not given."
        ),
        number("--games", games, click.IntRange(1), "How many to play."),
        number("--part", part, click.FloatRange(0.0, 1.0, min_open=True), "Part of the decisions looked at."),
        number("--worlds", worlds, click.IntRange(fewest), "Pairs of games for each choice."),
        click.option("--seed", default=1, show_default=True, help="Where all luck comes from."),
        number("--jobs", 1, click.IntRange(1), "Processes."),
        click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON."),
    ]

    def decorate(command: Command) -> Command:
        for option in reversed(options):
            command = option(command)
        return command

    return decorate


def number(name: str, usual: float, type: click.ParamType[Any], text: str) -> Callable[[Command], Command]:
    """Return an option that is a number."""
    return click.option(name, default=usual, show_default=True, type=type, help=text)


def seated(slug: str, edition: str | None, seats: int | None) -> tuple[str, int]:
    """Return the edition and the number of seats to play, or say what is wrong with them."""
    description = game_of(slug).describe()
    name = edition or description.editions.default
    try:
        counts = description.seat_counts(name)
    except SetupError as problem:
        raise click.BadParameter(str(problem)) from None
    if seats is not None and seats not in counts:
        raise click.BadParameter(f"{name} is for {', '.join(map(str, counts))} seats, not {seats}")
    return name, seats or counts[0]
