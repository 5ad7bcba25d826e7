"""Prints checksums of seeded games of every edition and seat count: `python -m tests.fingerprint`.

One is of what the rules do, one of what players by rules of thumb choose, and one of what captains do.
Plain and compiled code must print the same, and so must a change that only makes it faster.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from typing import Final

import eastfront
from eastfront.games import SLUGS, load_game
from eastfront.kernel.decision import NOBODY
from eastfront.kernel.edition import Setup
from eastfront.kernel.game import Game, View
from eastfront.kernel.luck import key_of_seed
from eastfront.kernel.playout import Dice
from eastfront.kernel.state import State
from eastfront.players.levels import OUTLOOKS, RECRUIT, SERGEANT, captain, make_player

GAMES: Final = 3
MOST_DECISIONS: Final = 1500
DECISIONS_TO_A_CLONE: Final = 37
# Captains think long: in a game they are asked about so many decisions, each so many after the last.
THOUGHTS: Final = 16
DECISIONS_TO_A_THOUGHT: Final = 9


def fingerprint(games: int) -> str:
    """Plays *games* of each kind and sums up all that was offered, chosen and reached."""
    checksum = hashlib.sha256()
    for game, setup in kinds():
        for seed in range(games):
            state = game.new(setup, key_of_seed(seed))
            checksum.update(play(game, state, Dice(seed)).encode())
    return checksum.hexdigest()


def kinds() -> Iterator[tuple[Game[State, View], Setup]]:
    """Goes through every edition and seat count of every game."""
    for slug in SLUGS:
        game = load_game(slug)
        description = game.describe()
        for edition in sorted(description.editions.editions):
            for seats in description.seats[edition]:
                yield game, Setup(slug, edition, seats)


def play(game: Game[State, View], state: State, dice: Dice) -> str:
    """Plays uniformly, going on with a clone now and then; returns a line for each decision and the end."""
    lines: list[str] = []
    while state.asked != NOBODY and len(lines) < MOST_DECISIONS:
        options = [int(option) for option in state.options]
        choice = options[dice.below(len(options))]
        lines.append(f"{state.asked} {state.kind} {options} {choice}")
        if len(lines) % DECISIONS_TO_A_CLONE == 0:
            state = game.clone(state)
        game.apply(state, choice)
    outcome = game.outcome(state)
    lines.append(str(outcome.to_data() if outcome else game.position(state)))
    return "\n".join(lines)


def fingerprint_of_scripts() -> str:
    """Lets recruits meet sergeants once at every kind of game, in both orders, and sums up their choices."""
    checksum = hashlib.sha256()
    for game, setup in kinds():
        for seed in range(2):
            choices = [choice for _, choice in scripted_game(game, setup, seed)]
            checksum.update(f"{choices}".encode())
    return checksum.hexdigest()


def scripted_game(game: Game[State, View], setup: Setup, seed: int) -> Iterator[tuple[View, int]]:
    """Lets recruits and sergeants play by turns of seats; yields what they see and choose."""
    players = [
        make_player(setup.game, [RECRUIT, SERGEANT][(seat + seed) % 2], seat) for seat in range(setup.seats)
    ]
    state = game.new(setup, key_of_seed(seed))
    for _ in range(MOST_DECISIONS):
        if state.asked == NOBODY:
            return
        view = game.view(state, int(state.asked))
        choice = players[int(state.asked)].choose(view, list(view.options))
        yield view, choice
        game.apply(state, choice)


def fingerprint_of_captains() -> str:
    """Asks captains in one game of each title, and sums up what they choose and how much they think of."""
    checksum = hashlib.sha256()
    for slug in SLUGS:
        game, setup = next(kind for kind in kinds() if kind[1].game == slug)
        for view in views_to_think_about(game, setup):
            mind = captain(slug, 1)
            choice = mind.choose(view, list(view.options))
            checksum.update(f"{choice} {mind.spent}\n".encode())
    return checksum.hexdigest()


def views_to_think_about(game: Game[State, View], setup: Setup) -> list[View]:
    """Returns some views of a game by rules of thumb in which captains do not just follow those."""
    outlook = OUTLOOKS[setup.game]
    views = [
        view
        for view, choice in scripted_game(game, setup, 0)
        if len(view.options) > 1 and outlook.is_planned(view, choice)
    ]
    return views[::DECISIONS_TO_A_THOUGHT][:THOUGHTS]


if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    kind = "compiled" if eastfront.compiled else "plain"
    print(kind, fingerprint(count), fingerprint_of_scripts(), fingerprint_of_captains())
