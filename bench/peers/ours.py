"""Our games as contestants: called one decision at a time, as the others are, and left to themselves."""

from __future__ import annotations

from functools import partial
from typing import Final

import eastfront
from bench.cases import CASES, Case
from bench.measure import NO_LIMIT, SEED, Work
from bench.peers.contestant import COPIES, INSIDE, STEPS, Contestant, copies_by, pick
from eastfront.games import load_game
from eastfront.kernel.game import Game, View
from eastfront.kernel.luck import key_of_seed
from eastfront.kernel.playout import Dice, play_games, playout
from eastfront.kernel.state import State

PACKAGE: Final = "eastfront"
VERSION: Final = eastfront.__version__


def contestants() -> list[Contestant]:
    """Returns every case of the bench."""
    return [contestant(name, case) for name, case in CASES.items()]


def contestant(name: str, case: Case) -> Contestant:
    """Returns a case as a contestant."""
    game = load_game(case.setup.game)
    half = play_games(game, case.setup, SEED, case.games, NO_LIMIT) // (2 * case.games)
    state = game.new(case.setup, key_of_seed(SEED))
    playout(game, state, Dice(SEED), half)
    works: dict[str, Work] = {
        STEPS: partial(step_through, game, case),
        INSIDE: lambda count: int(play_games(game, case.setup, SEED, count, NO_LIMIT)),
        COPIES: copies_by(partial(game.clone, state)),
    }
    return Contestant(PACKAGE, name, case.games, works)


def step_through(game: Game[State, View], case: Case, count: int) -> int:
    """Plays *count* games by the calls that anybody would write; returns the decisions taken."""
    decisions = 0
    for number in range(count):
        state = game.new(case.setup, key_of_seed(SEED + number))
        decision = game.decision(state)
        while decision:
            game.apply(state, pick(decision.options))
            decisions += 1
            decision = game.decision(state)
    return decisions
