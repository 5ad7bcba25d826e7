"""Learning what positions are worth: games of sergeants who have whims, and how they ended.

All play by the same doctrine: were somebody's doctrine a secret, what he holds would tell of it, and
positions would be judged by how their owners go on to play.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Final

from msgspec import Struct

from eastfront.games import game_of
from eastfront.kernel.decision import NOBODY
from eastfront.kernel.edition import Setup
from eastfront.kernel.luck import key_of_seed
from eastfront.kernel.outcome import Outcome
from eastfront.lab.engine import Engine
from eastfront.lab.match import match_seed
from eastfront.players.levels import OUTLOOKS, SERGEANT, make_player

# How often anything at all is done where captains would think, by game; a game has one of these by lot.
WHIMS: Final = {
    "barbarossa": (0.0, 0.1, 0.2, 0.3),
    "battlecards": (0.0, 0.02, 0.05, 0.1),
    "stalingrad": (0.0, 0.02, 0.05, 0.1),
}
LONGEST: Final = 8000
GAMES_A_TASK: Final = 20


class Lesson(Struct, frozen=True):
    """What is learnt from: so many *games* of *game*, and which part of their turns is looked at."""

    game: str
    games: int
    part: float = 0.5
    seed: int = 1


@dataclass
class Positions:
    """Features row by row, and what each position turned out to be worth.

    Those that one seat saw in one game lie together, in order; *last* is 1 at the last of them, else 0.
    """

    features: array[float]
    worths: array[float]
    last: array[int]

    def add(self, other: Positions) -> None:
        """Put *other* at the end."""
        self.features.extend(other.features)
        self.worths.extend(other.worths)
        self.last.extend(other.last)


def no_positions() -> Positions:
    """Return an empty list of positions."""
    return Positions(array("f"), array("f"), array("b"))


def gather(lesson: Lesson, engine: Engine, progress: Callable[[int], None] | None = None) -> Positions:
    """Play the games of *lesson* and return their positions, in the order of the games."""
    tasks = [
        (lesson, start, min(GAMES_A_TASK, lesson.games - start))
        for start in range(0, lesson.games, GAMES_A_TASK)
    ]
    watched: dict[int, Positions] = {}
    for start, positions in engine.run(watch_games, tasks):
        watched[start] = positions
        if progress:
            progress(min(GAMES_A_TASK, lesson.games - start))
    found = no_positions()
    for start in sorted(watched):
        found.add(watched.pop(start))
    return found


def watch_games(lesson: Lesson, first: int, count: int) -> tuple[int, Positions]:
    """Return the positions of some games in a row, with the number of the first."""
    found = no_positions()
    for number in range(first, first + count):
        found.add(Watching(lesson, number).play())
    return first, found


class Watching:
    """One game of a lesson: who plays it, at what, and what is seen."""

    def __init__(self, lesson: Lesson, number: int) -> None:
        seed = match_seed(f"lesson {lesson.seed}", number)
        self.lesson = lesson
        self.dice = Random(seed)
        self.game = game_of(lesson.game)
        self.outlook = OUTLOOKS[lesson.game]
        self.setup = self.any_setup()
        self.whims = self.who_has_whims()
        self.players = [make_player(lesson.game, SERGEANT, seed + seat) for seat in range(self.setup.seats)]
        self.state = self.game.new(self.setup, key_of_seed(seed))
        self.seen: list[list[list[float]]] = [[] for _ in range(self.setup.seats)]

    def any_setup(self) -> Setup:
        """Return the usual set-up in half of all games, else any edition with any number of seats."""
        description = self.game.describe()
        edition = description.editions.default
        if self.dice.random() < 0.5:
            return Setup(self.lesson.game, edition, description.seat_counts(edition)[0])
        edition = self.dice.choice(sorted(description.seats))
        return Setup(self.lesson.game, edition, self.dice.choice(description.seat_counts(edition)))

    def who_has_whims(self) -> list[float]:
        """Return how often each seat has a whim: all of them equally, or one alone."""
        seats = self.setup.seats
        whim = self.dice.choice(WHIMS[self.lesson.game])
        alone = self.dice.randrange(seats + 1)
        return [whim if alone in (seat, seats) else 0.0 for seat in range(seats)]

    def play(self) -> Positions:
        """Play the game and return what was seen of it; nothing if it does not end."""
        turn, count = self.outlook.turn(self.state), 0
        while self.state.asked != NOBODY and count < LONGEST:
            if self.outlook.turn(self.state) != turn:
                turn = self.outlook.turn(self.state)
                self.look()
            self.game.apply(self.state, self.choice())
            count += 1
        outcome = self.game.outcome(self.state)
        return self.judged(outcome) if outcome else no_positions()

    def look(self) -> None:
        """Note the position as each seat sees it, of some turns."""
        if self.dice.random() < self.lesson.part:
            for seat, seen in enumerate(self.seen):
                seen.append(self.outlook.features(self.game.view(self.state, seat)))

    def choice(self) -> int:
        """Return what the seat asked does, by its rules or on a whim."""
        options = [int(option) for option in self.state.options]
        if len(options) == 1:
            return options[0]
        seat = int(self.state.asked)
        view = self.game.view(self.state, seat)
        option = self.players[seat].choose(view, options)
        if self.dice.random() < self.whims[seat] and self.outlook.is_planned(view, option):
            return self.dice.choice(options)
        return option

    def judged(self, outcome: Outcome) -> Positions:
        """Return what was seen with what it turned out to be worth."""
        found = no_positions()
        for seat, seen in enumerate(self.seen):
            worth = self.outlook.worth(outcome, seat)
            for number, features in enumerate(seen, start=1):
                found.features.extend(features)
                found.worths.append(worth)
                found.last.append(number == len(seen))
        return found
