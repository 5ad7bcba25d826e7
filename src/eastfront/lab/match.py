"""A match: one game of the lab, from a plan and an index, played to its end or to a stated length."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from fractions import Fraction
from hashlib import sha256
from typing import Final

from eastfront.games import game_of
from eastfront.kernel.data import Record
from eastfront.kernel.decision import NOBODY
from eastfront.kernel.edition import Setup
from eastfront.kernel.game import Game, View
from eastfront.kernel.luck import key_of_seed
from eastfront.kernel.notices import Notice
from eastfront.kernel.outcome import DRAW, Outcome
from eastfront.kernel.playout import Dice, playout
from eastfront.kernel.state import State
from eastfront.players.levels import CONSCRIPT, make_player

Watch = Callable[[State, list[Notice]], None]

LONGEST: Final = 100_000
UNFINISHED: Final = "unfinished"
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
        return game_of(self.game).describe().alliances[self.edition]

    def command(self, index: int) -> str:
        """Return the command that plays match *index* again."""
        options = "".join(f" --option {key}={value}" for key, value in sorted(self.options.items()))
        seats = ",".join(self.occupants)
        run = f"--seed {self.seed} --first {index} --games 1"
        return f"eastfront simulate {self.game} --seats {seats} --edition {self.edition}{options} {run}"


@dataclass
class Match:
    """How one match went: *shares* in the win by seat, who has *drawn*, the *error* if the rules failed.

    *scores* and *ranks* are by seat; in a game that was not finished all share first place.
    """

    index: int
    decisions: int = 0
    turns: int = 0
    ending: str = UNFINISHED
    shares: list[Fraction] = field(default_factory=list)
    drawn: list[int] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    ranks: list[int] = field(default_factory=list)
    error: str = ""


def match_seed(run: int | str, index: int) -> int:
    """Return the seed of match *index* of a run; it does not depend on how the run is cut up."""
    return seed_of(f"eastfront run {run} match {index}")


def player_seed(run: int | str, index: int, seat: int) -> int:
    """Return the seed of a player's own dice in match *index*, from which the game's seed does not follow."""
    return seed_of(f"eastfront run {run} match {index} seat {seat}")


def seed_of(text: str) -> int:
    """Hash *text* into a seed."""
    return int.from_bytes(sha256(text.encode()).digest()[:8], "big") >> (64 - SEED_BITS)


def match_key(plan: Plan, index: int) -> bytes:
    """Return the key of match *index*."""
    return key_of_seed(match_seed(plan.seed, index))


class Drivers:
    """Who chooses in match *index*: dice alone if all seats are conscripts, else a player for each seat."""

    def __init__(self, plan: Plan, index: int) -> None:
        self.dice = Dice(match_seed(plan.seed, index))
        self.uniform = all(occupant == CONSCRIPT for occupant in plan.occupants)
        self.players = [
            make_player(plan.game, occupant, player_seed(plan.seed, index, seat))
            for seat, occupant in enumerate(plan.occupants)
        ]

    def choose(self, game: Game[State, View], state: State) -> int:
        """Return the option that the seat asked takes."""
        if self.uniform:
            return int(state.options[self.dice.below(len(state.options))])
        seat = int(state.asked)
        view = game.view(state, seat)
        # The view's list, not the state's, which is dear to read from here.
        return self.players[seat].choose(view, list(view.options))


def play_match(plan: Plan, index: int, watch: Watch | None = None) -> Match:
    """Play match *index*; a failure of the rules becomes the match's error, with the choice it came from.

    *watch* is given the state and what was reported, before each decision and at the end.
    """
    game = game_of(plan.game)
    match = Match(index, ranks=[1] * len(plan.occupants))
    try:
        notices: list[Notice] | None = [] if watch else None
        state = game.new(plan.setup(), match_key(plan, index), notices)
        drivers = Drivers(plan, index)
        if drivers.uniform and not watch:
            match.decisions = int(playout(game, state, drivers.dice, plan.longest))
        else:
            show(watch, state, notices)
            while state.asked != NOBODY and match.decisions < plan.longest:
                game.apply(state, drivers.choose(game, state), notices)
                match.decisions += 1
                show(watch, state, notices)
        note_end(game, state, plan.alliances(), match)
    # Whatever the rules raise is a fault to be counted, not the end of a run of thousands.
    except Exception as error:
        match.decisions = len(match_choices(plan, index))
        match.error = f"{type(error).__name__}: {error}"
    return match


def show(watch: Watch | None, state: State, notices: list[Notice] | None) -> None:
    """Let somebody see what has happened, if anybody watches."""
    if watch and notices is not None:
        watch(state, notices)
        notices.clear()


def note_end(game: Game[State, View], state: State, alliances: list[str], match: Match) -> None:
    """Note the outcome and the turns played."""
    match.turns = turns_played(game, state)
    outcome = game.outcome(state)
    if outcome:
        match.ending = outcome.ending
        match.drawn = outcome.winners() if outcome.verdict == DRAW else []
        match.shares = win_shares(outcome, alliances)
        match.scores = list(outcome.scores)
        match.ranks = list(outcome.ranks)


def win_shares(outcome: Outcome, alliances: list[str]) -> list[Fraction]:
    """Return each seat's share in the win; a draw is won by nobody."""
    shares = seat_shares(outcome.ranks, alliances)
    return [Fraction()] * len(shares) if outcome.verdict == DRAW else shares


def seat_shares(ranks: list[int], alliances: list[str]) -> list[Fraction]:
    """Return each seat's share of a game: those in first place have equal parts, allies one.

    *alliances* is by seat, empty where everybody plays alone.
    """
    parties = alliances or [str(seat) for seat in range(len(ranks))]
    first = {party for party, rank in zip(parties, ranks, strict=True) if rank == 1}
    return [Fraction(1, len(first)) if party in first else Fraction() for party in parties]


def first_seats(alliances: list[str]) -> dict[str, int]:
    """Return the first seat of each alliance; whatever it wins, the whole alliance wins."""
    return {name: alliances.index(name) for name in alliances}


def turns_played(game: Game[State, View], state: State) -> int:
    """Sum the turns of all seats, where the game's data counts them."""
    seats = Record("state", game.to_data(state)).records("seats")
    return sum(seat.whole("turns") for seat in seats if "turns" in seat.data)


def match_choices(plan: Plan, index: int) -> list[int]:
    """Play match *index* again, choice by choice, and return them; one that fails is the last."""
    game = game_of(plan.game)
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
