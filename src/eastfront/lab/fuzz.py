"""Fuzzing: games of every edition and seat count, checked on the way, with a count of what was reached."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Final

from eastfront.games import load_game
from eastfront.kernel.decision import NOBODY
from eastfront.kernel.edition import Setup
from eastfront.kernel.game import Description, Game, View
from eastfront.kernel.luck import key_of_seed
from eastfront.kernel.notices import Notice
from eastfront.kernel.playout import Dice, playout
from eastfront.kernel.state import State
from eastfront.lab.coverage import Coverage, Place, count_ops
from eastfront.lab.engine import Warn, be_silent, make_engine
from eastfront.lab.match import match_seed
from eastfront.lab.simulate import chunks
from eastfront.lab.soundness import Unsound, card_counts, check_cards, check_data, check_outcome
from eastfront.lab.variation import varied_setup
from eastfront.players.levels import make_player

# The longest games that something must end, BattleCards for four played by dice, take 6,000 decisions:
# what goes on three times as long never ends.
LONGEST: Final = 20_000
CHECKED_EVERY: Final = 100
DATA_CHECKED: Final = 0.05
RANDOM_SHARE: Final = 20
SCRIPTED: Final = "recruit"


@dataclass(frozen=True)
class Cell:
    """An edition with a number of seats, *place* among all *cells* of a run with this *seed*."""

    game: str
    edition: str
    seats: int
    place: int
    cells: int
    seed: int

    def setup(self, index: int) -> Setup:
        """Return the set-up of game *index*: every second one has other answers than its edition."""
        plain = Setup(self.game, self.edition, self.seats)
        if index % 2 == 0:
            return plain
        turn = index // 2 * self.cells + self.place
        return varied_setup(counted_game(self.game)[0], plain, turn, self.game_seed(index))

    def game_seed(self, index: int) -> int:
        """Return the seed of game *index*."""
        return match_seed(f"{self.seed} {self.edition} {self.seats}", index)


@dataclass(frozen=True)
class Fault:
    """A game in which something failed: how to set it up, and every choice up to the failure."""

    setup: Setup
    key: bytes
    choices: list[str]
    error: str


@dataclass
class Findings:
    """What came of fuzzing."""

    games: int = 0
    decisions: int = 0
    unfinished: int = 0
    coverage: Coverage = field(default_factory=Coverage)
    faults: list[Fault] = field(default_factory=list)

    def merge(self, other: Findings) -> None:
        """Add what another process found."""
        self.games += other.games
        self.decisions += other.decisions
        self.unfinished += other.unfinished
        self.coverage.merge(other.coverage)
        self.faults += other.faults


@cache
def counted_game(slug: str) -> tuple[Game[State, View], Counter[Place]]:
    """Return a game of this process whose ops are counted, and the counts."""
    game = load_game(slug)
    return game, count_ops(game)


def fuzz_cells(game: str, editions: list[str], seats: list[int], seed: int) -> list[Cell]:
    """Return a cell for each of *editions* with each number of *seats*; empty lists mean all that fit."""
    pairs = edition_pairs(counted_game(game)[0].describe(), editions, seats)
    cells = [Cell(game, *pair, place, len(pairs), seed) for place, pair in enumerate(pairs)]
    for cell in cells:
        counted_game(game)[0].check(cell.setup(0))
    return cells


def edition_pairs(description: Description, editions: list[str], seats: list[int]) -> list[tuple[str, int]]:
    """Return editions with numbers of seats; an edition that is not named is left out where it does not fit.

    A number that fits no edition stays, so that it is refused.
    """
    pairs = [
        (edition, count)
        for edition in editions or description.editions.editions
        for count in seats or description.seat_counts(edition)
    ]
    fitting = {count for counts in description.seats.values() for count in counts}
    return [
        (edition, count)
        for edition, count in pairs
        if editions or count not in fitting or count in description.seats[edition]
    ]


def is_whole(cells: list[Cell]) -> bool:
    """Tell whether *cells* hold every edition with every number of seats, so that all can be reached."""
    played = {(cell.edition, cell.seats) for cell in cells}
    return played.issuperset(edition_pairs(counted_game(cells[0].game)[0].describe(), [], []))


def fuzz(
    cells: list[Cell],
    games: int,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
    warn: Warn = be_silent,
) -> Findings:
    """Play *games* games of each cell: half uniform, half scripted with some random choices."""
    tasks = [(cell, *chunk) for cell in cells for chunk in chunks(0, games, jobs)]
    total = Findings()
    for findings in make_engine(jobs, warn).run(fuzz_chunk, tasks):
        total.merge(findings)
        if progress:
            progress(findings.games)
    return total


def fuzz_chunk(cell: Cell, begin: int, count: int) -> Findings:
    """Play some games of a cell."""
    counts = counted_game(cell.game)[1]
    counts.clear()
    findings = Findings()
    for index in range(begin, begin + count):
        Trial(cell, index).play(findings)
    findings.coverage.ops.update(counts)
    return findings


class Trial:
    """One game being fuzzed. The same cell and index give the same trial."""

    def __init__(self, cell: Cell, index: int) -> None:
        self.cell = cell
        self.index = index
        self.game = counted_game(cell.game)[0]
        self.setup = cell.setup(index)
        self.seed = cell.game_seed(index)
        self.key = key_of_seed(self.seed)
        self.answers = self.game.check(self.setup)
        self.endings = self.game.describe().endings
        self.is_uniform = index // 2 % 2 == 0
        self.dice = Dice(self.seed)
        self.checks = Random(self.seed)
        self.players = [
            make_player(cell.game, SCRIPTED, self.seed + seat)
            for seat in range(0 if self.is_uniform else cell.seats)
        ]

    def play(self, findings: Findings) -> None:
        """Play to the end, and note what came of it."""
        findings.games += 1
        findings.coverage.answers.update(f"{key}={value}" for key, value in self.answers.items())
        try:
            self.run(findings)
        # Whatever the rules raise is what fuzzing looks for.
        except Exception as error:
            choices = Trial(self.cell, self.index).choices_to_failure()
            text = f"{type(error).__name__}: {error}"
            findings.faults.append(Fault(self.setup, self.key, choices, text))

    def run(self, findings: Findings) -> None:
        """Play in stretches with checks between them."""
        state = self.game.new(self.setup, self.key)
        whole = card_counts(self.game, state)
        taken = 0
        while state.asked != NOBODY and taken < LONGEST:
            taken += self.stretch(state)
            check_cards(self.game, state, whole)
            if self.checks.random() < DATA_CHECKED:
                check_data(self.game, state)
        findings.decisions += taken
        if state.asked == NOBODY:
            findings.coverage.endings[self.ending(state)] += 1
        elif self.endings.is_endless(self.answers):
            findings.unfinished += 1
        else:
            raise Unsound(f"no end after {LONGEST} decisions")

    def ending(self, state: State) -> str:
        """Return how a game ended that asks nobody any more."""
        outcome = self.game.outcome(state)
        check_outcome(outcome, self.setup.seats, self.endings)
        return outcome.ending if outcome else ""

    def stretch(self, state: State) -> int:
        """Take some decisions; return how many."""
        if self.is_uniform:
            return int(playout(self.game, state, self.dice, CHECKED_EVERY))
        count = 0
        while state.asked != NOBODY and count < CHECKED_EVERY:
            notices: list[Notice] = []
            self.game.apply(state, self.choose(state), notices)
            count += 1
        return count

    def choose(self, state: State) -> int:
        """Return a choice: any option, or now and then any and else what the script says."""
        options = [int(option) for option in state.options]
        if self.is_uniform or self.dice.below(100) < RANDOM_SHARE:
            return options[self.dice.below(len(options))]
        seat = int(state.asked)
        return self.players[seat].choose(self.game.view(state, seat), options)

    def choices_to_failure(self) -> list[str]:
        """Play a trial that fails, checking after every choice; return the choices up to the failure."""
        state = self.game.new(self.setup, self.key)
        whole = card_counts(self.game, state)
        names: list[str] = []
        while state.asked != NOBODY and len(names) < LONGEST:
            try:
                choice = self.choose(state)
                names.append(self.game.option_name(choice))
                self.game.apply(state, choice, [])
                check_cards(self.game, state, whole)
                check_data(self.game, state)
            # It has been caught and reported before.
            except Exception:
                break
        return names
