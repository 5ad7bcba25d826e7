"""What one wins who knows all luck: `python -m bench.ceiling GAME` in the checkout.

A prophet meets a sergeant. He sees every card, knows all luck to come and how both would go on by
rules of thumb: before each choice he plays the options that make sense to the end of the real game,
and takes one that wins. He looks for one good choice at a time, so his score is a lower bound for what
one who knows all luck can win. For fair play it is no bound, neither from above nor from below: a fair
player knows no luck, and the prophet makes no plans.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from statistics import fmean
from typing import Final

import click

from eastfront.games import SLUGS, game_of
from eastfront.kernel.decision import NOBODY
from eastfront.kernel.edition import Setup
from eastfront.kernel.game import Game, View
from eastfront.kernel.luck import key_of_seed
from eastfront.kernel.state import State
from eastfront.lab.engine import make_engine
from eastfront.lab.match import match_seed
from eastfront.lab.stats.share import interval
from eastfront.players.levels import OUTLOOKS, SERGEANT, make_player

SEATS: Final = 2
# Nobody wins a game that goes on for longer.
LONGEST: Final = 20_000


@dataclass(frozen=True)
class Ceiling:
    """The prophet's share of the games with its 95 % interval."""

    game: str
    games: int
    score: float
    interval: tuple[float, float]


class Prophet:
    """Chooses for *seat* of a game whose state he knows."""

    def __init__(self, game: Game[State, View], slug: str, seat: int) -> None:
        self.game = game
        self.outlook = OUTLOOKS[slug]
        self.seat = seat
        self.minds = [make_player(slug, SERGEANT, number) for number in range(SEATS)]

    def choose(self, state: State) -> int:
        """Return an option that wins by rules of thumb, or the one that comes nearest to it."""
        view = self.game.view(state, self.seat)
        first = self.minds[self.seat].choose(view, list(view.options))
        best, most = first, -1.0
        others = [option for option in self.outlook.sensible(view, list(view.options)) if option != first]
        for option in [first, *others]:
            worth = self.foresee(state, option)
            if worth > most:
                best, most = option, worth
            if worth == 1.0:
                break
        return best

    def foresee(self, state: State, option: int) -> float:
        """Return what *option* will be worth: 1 is a win, and a clearer loss is worth less."""
        future = self.game.clone(state)
        self.game.apply(future, option)
        for _ in range(LONGEST):
            if future.asked == NOBODY:
                break
            seat = int(future.asked)
            view = self.game.view(future, seat)
            self.game.apply(future, self.minds[seat].choose(view, list(view.options)))
        outcome = self.game.outcome(future)
        if outcome is None:
            return 0.0
        winners = outcome.winners()
        if self.seat in winners:
            return 1.0 / len(winners)
        return 0.5 * self.outlook.worth(outcome, self.seat)


def play_pair(slug: str, seed: int, number: int) -> float:
    """Return the prophet's share of two games with the same luck, one in each seat."""
    return fmean(play(slug, match_seed(seed, number), seat) for seat in range(SEATS))


def play(slug: str, seed: int, prophets: int) -> float:
    """Return the prophet's share of the game from *seed*, in seat *prophets*."""
    game = game_of(slug)
    state = game.new(Setup(slug, game.describe().editions.default, SEATS), key_of_seed(seed))
    prophet = Prophet(game, slug, prophets)
    sergeant = make_player(slug, SERGEANT, seed)
    while state.asked != NOBODY:
        seat = int(state.asked)
        if len(state.options) == 1:
            choice = int(state.options[0])
        elif seat == prophets:
            choice = prophet.choose(state)
        else:
            view = game.view(state, seat)
            choice = sergeant.choose(view, list(view.options))
        game.apply(state, choice)
    outcome = game.outcome(state)
    winners = outcome.winners() if outcome else []
    return 1.0 / len(winners) if prophets in winners else 0.0


@click.command()
@click.argument("slug", metavar="GAME", type=click.Choice(SLUGS))
@click.option("--games", default=100, show_default=True, type=click.IntRange(2), help="How many to play.")
@click.option("--seed", default=1, show_default=True, help="Where all luck comes from.")
@click.option("--jobs", default=1, show_default=True, type=click.IntRange(1), help="Processes.")
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
def main(slug: str, games: int, seed: int, jobs: int, as_json: bool) -> None:
    """Let a prophet meet a sergeant in GAME, by its default edition."""
    tasks = [(slug, seed, number) for number in range(-(-games // SEATS))]
    shares = list(make_engine(jobs).run(play_pair, tasks))
    count = SEATS * len(shares)
    low, high = interval(shares, count)
    found = Ceiling(slug, count, fmean(shares), (low, high))
    if as_json:
        click.echo(json.dumps(asdict(found)))
    else:
        click.echo(f"{slug}: the prophet wins {found.score:.1%} of {count} games ({low:.1%} to {high:.1%})")


if __name__ == "__main__":
    main()
