"""A match: one game of the lab, from a plan and an index, played to its end or to a stated length."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache
from hashlib import sha256
from typing import Final

from eastfront.games import load_game
from eastfront.kernel.data import Record
from eastfront.kernel.decision import NOBODY
from eastfront.kernel.edition import Setup
from eastfront.kernel.game import Game, View
from eastfront.kernel.luck import key_of_seed
from eastfront.kernel.outcome import DRAW, Outcome
from eastfront.kernel.playout import Dice, playout
from eastfront.kernel.state import State
from eastfront.players.levels import make_player

LONGEST: Final = 100_000
UNFINISHED: Final = "unfinished"
RANDOM: Final = "random"
SEED_BITS: Final = 30


@dataclass(frozen=True)
class Plan:
    """What a run plays: the game, its set-up, who sits where, and the seed of the whole run."""

    game: str
    edition: str
    occupants: list[str]
    options: dict[str, str]
    seed: int
    longest: int = LONGEST

    def setup(self) -> Setup:
        """Return the set-up of every match."""
        return Setup(self.game, self.edition, len(self.occupants), self.options)

    def alliances(self) -> list[str]:
        """Return with whom each seat wins together; empty where everybody plays alone."""
        return lab_game(self.game).describe().alliances[self.edition]

    def command(self, index: int) -> str:
        """Return the command that plays match *index* again."""
        options = "".join(f" --option {key}={value}" for key, value in sorted(self.options.items()))
        seats = ",".join(self.occupants)
        run = f"--seed {self.seed} --first {index} --games 1"
        return f"eastfront simulate {self.game} --seats {seats} --edition {self.edition}{options} {run}"


@dataclass
class Match:
    """How one match went: *shares* in the win by seat, who has *drawn*, the *error* if the rules failed."""

    index: int
    decisions: int = 0
    turns: int = 0
    ending: str = UNFINISHED
    shares: list[Fraction] = field(default_factory=list)
    drawn: list[int] = field(default_factory=list)
    error: str = ""


def match_seed(run: int | str, index: int) -> int:
    """Return the seed of match *index* of a run; it does not depend on how the run is cut up."""
    digest = sha256(f"eastfront run {run} match {index}".encode()).digest()
    return int.from_bytes(digest[:8], "big") >> (64 - SEED_BITS)


def match_key(plan: Plan, index: int) -> bytes:
    """Return the key of match *index*."""
    return key_of_seed(match_seed(plan.seed, index))


@cache
def lab_game(slug: str) -> Game[State, View]:
    """Return the game *slug*, loaded once for each process."""
    return load_game(slug)


class Drivers:
    """Who chooses in match *index*: dice alone if all seats are random, else a player for each seat."""

    def __init__(self, plan: Plan, index: int) -> None:
        seed = match_seed(plan.seed, index)
        self.dice = Dice(seed)
        self.uniform = all(occupant == RANDOM for occupant in plan.occupants)
        self.players = [
            make_player(plan.game, occupant, seed + seat) for seat, occupant in enumerate(plan.occupants)
        ]

    def choose(self, game: Game[State, View], state: State) -> int:
        """Return the option that the seat asked takes."""
        options = [int(option) for option in state.options]
        if self.uniform:
            return options[self.dice.below(len(options))]
        seat = int(state.asked)
        return self.players[seat].choose(game.view(state, seat), options)


def play_match(plan: Plan, index: int) -> Match:
    """Play match *index*; a failure of the rules becomes the match's error, with the choice it came from."""
    game = lab_game(plan.game)
    match = Match(index)
    try:
        state = game.new(plan.setup(), match_key(plan, index))
        drivers = Drivers(plan, index)
        if drivers.uniform:
            match.decisions = int(playout(game, state, drivers.dice, plan.longest))
        else:
            while state.asked != NOBODY and match.decisions < plan.longest:
                game.apply(state, drivers.choose(game, state))
                match.decisions += 1
        note_end(game, state, plan.alliances(), match)
    # Whatever the rules raise is a fault to be counted, not the end of a run of thousands.
    except Exception as error:
        match.decisions = len(match_choices(plan, index))
        match.error = f"{type(error).__name__}: {error}"
    return match


def note_end(game: Game[State, View], state: State, alliances: list[str], match: Match) -> None:
    """Note the outcome and the turns played."""
    match.turns = turns_played(game, state)
    outcome = game.outcome(state)
    if outcome:
        match.ending = outcome.ending
        match.drawn = outcome.winners() if outcome.verdict == DRAW else []
        match.shares = win_shares(outcome, alliances)


def win_shares(outcome: Outcome, alliances: list[str]) -> list[Fraction]:
    """Return each seat's share in the win: all of it for each ally of one alliance; rivals split it.

    A draw is won by nobody. *alliances* is by seat, empty where everybody plays alone.
    """
    winners = [] if outcome.verdict == DRAW else outcome.winners()
    parties = {alliances[seat] if alliances else str(seat) for seat in winners}
    share = Fraction(1, max(1, len(parties)))
    return [share if seat in winners else Fraction() for seat in range(len(outcome.ranks))]


def turns_played(game: Game[State, View], state: State) -> int:
    """Sum the turns of all seats, where the game's data counts them."""
    seats = Record("state", game.to_data(state)).records("seats")
    return sum(seat.whole("turns") for seat in seats if "turns" in seat.data)


def match_choices(plan: Plan, index: int) -> list[int]:
    """Play match *index* again, choice by choice, and return them; one that fails is the last."""
    game = lab_game(plan.game)
    state = game.new(plan.setup(), match_key(plan, index))
    drivers = Drivers(plan, index)
    choices: list[int] = []
    while state.asked != NOBODY and len(choices) < plan.longest:
        try:
            choices.append(drivers.choose(game, state))
            game.apply(state, choices[-1])
        # The same failure that play_match has caught.
        except Exception:
            break
    return choices
