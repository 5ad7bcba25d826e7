"""Learning what positions are worth: games of sergeants who have whims, and how they ended.

All play by the same doctrine: were somebody's doctrine a secret, what he holds would tell of it, and
positions would be judged by how their owners go on to play.
"""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Final
from zlib import compress, decompress

from msgspec import Struct

from eastfront.games import game_of
from eastfront.kernel.decision import NOBODY
from eastfront.kernel.edition import Setup
from eastfront.kernel.luck import key_of_seed
from eastfront.kernel.outcome import Outcome
from eastfront.lab.engine import Engine, Warn, be_silent
from eastfront.lab.match import match_seed, player_seed
from eastfront.lab.running import Progress, kept_results, run_pieces
from eastfront.players.levels import OUTLOOKS, SERGEANT, make_player

KIND: Final = "eastfront lesson"
# How often sergeants have a whim, by game. Of decks and armies as beginners have them only the wildest tell.
WHIMS: Final = {
    "barbarossa": [0.0, 0.1, 0.2, 0.3, 0.7],
    "battlecards": [0.0, 0.02, 0.05, 0.1],
    "stalingrad": [0.0, 0.02, 0.05, 0.1],
}
LONGEST: Final = 8000


class Lesson(Struct, frozen=True):
    """What is learnt from: games of *game*, and which part of their turns is looked at.

    *whims* is how often anything at all is done where captains would think; a game has one of them by
    lot. Games that are longer than *longest* decisions teach nothing.
    """

    game: str
    whims: list[float]
    part: float = 0.5
    seed: int = 1
    longest: int = LONGEST


def make_lesson(game: str, part: float, seed: int) -> Lesson:
    """Return the lesson of *game* with the whims that suit it; a game that is not there is refused."""
    game_of(game)
    return Lesson(game, WHIMS[game], part, seed)


@dataclass
class Positions:
    """Features row by row, and what each position turned out to be worth.

    Those that one seat saw in one game lie together, in order; *last* is 1 at the last of them, else 0.
    """

    features: array[float]
    worths: array[float]
    last: array[int]


def no_positions() -> Positions:
    """Return an empty list of positions."""
    return Positions(array("f"), array("f"), array("b"))


class Watched(Struct):
    """The positions of game *number*, packed: there are too many numbers to read.

    *seconds* alone, which playing it took, differ when it is played again.
    """

    number: int
    features: bytes
    worths: bytes
    last: bytes
    seconds: float


class Learnt(Struct):
    """What came of a lesson: the squared *error* in games not seen, and that of the best constant *guess*.

    *seconds* is what playing all games took, wherever and whenever that was, *wall* what the run took.
    """

    game: str
    games: int
    positions: int
    error: float
    guess: float
    seconds: float
    wall: float


def gather(
    lesson: Lesson,
    games: int,
    engine: Engine,
    file: Path | None = None,
    progress: Progress | None = None,
    warn: Warn = be_silent,
) -> list[Watched]:
    """Return the first *games* of a lesson, in order; those that *file* holds are not played again."""
    results = kept_results(file, KIND, lesson, lesson.game, Watched, warn)
    return run_pieces(watch_game, lesson, games, engine, results, progress)


def watch_game(lesson: Lesson, number: int) -> Watched:
    """Play game *number*; it depends on the lesson and the number alone."""
    start = perf_counter()
    found = Watching(lesson, number).play()
    features, worths, last = (compress(each) for each in (found.features, found.worths, found.last))
    return Watched(number, features, worths, last, round(perf_counter() - start, 4))


def positions_of(watched: list[Watched]) -> Positions:
    """Return the positions of some games, in their order."""
    found = no_positions()
    for each in watched:
        found.features.frombytes(decompress(each.features))
        found.worths.frombytes(decompress(each.worths))
        found.last.frombytes(decompress(each.last))
    return found


class Watching:
    """One game of a lesson: who plays it, at what, and what is seen."""

    def __init__(self, lesson: Lesson, number: int) -> None:
        run = f"lesson {lesson.seed}"
        seed = match_seed(run, number)
        self.lesson = lesson
        self.dice = Random(seed)
        self.game = game_of(lesson.game)
        self.outlook = OUTLOOKS[lesson.game]
        self.setup = self.any_setup()
        self.whims = self.who_has_whims()
        self.players = [
            make_player(lesson.game, SERGEANT, player_seed(run, number, seat))
            for seat in range(self.setup.seats)
        ]
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
        whim = self.dice.choice(self.lesson.whims)
        alone = self.dice.randrange(seats + 1)
        return [whim if alone in (seat, seats) else 0.0 for seat in range(seats)]

    def play(self) -> Positions:
        """Play the game and return what was seen of it; nothing if it does not end."""
        turn, count = self.outlook.turn(self.state), 0
        while self.state.asked != NOBODY and count < self.lesson.longest:
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
