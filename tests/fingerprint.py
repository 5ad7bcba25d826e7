"""Prints a checksum of seeded games of every edition and seat count: `python -m tests.fingerprint`.

Plain and compiled rules must print the same, and so must a change that only makes them faster.
"""

from __future__ import annotations

import hashlib
import sys
from typing import Final

import eastfront
from eastfront.games import SLUGS, load_game
from eastfront.kernel.decision import NOBODY
from eastfront.kernel.edition import Setup
from eastfront.kernel.game import Game, View
from eastfront.kernel.luck import key_of_seed
from eastfront.kernel.playout import Dice
from eastfront.kernel.state import State

GAMES: Final = 3
MOST_DECISIONS: Final = 1500
DECISIONS_TO_A_CLONE: Final = 37


def fingerprint(games: int) -> str:
    """Plays *games* of each kind and sums up all that was offered, chosen and reached."""
    checksum = hashlib.sha256()
    for slug in SLUGS:
        game = load_game(slug)
        description = game.describe()
        for edition in sorted(description.editions.editions):
            for seats in description.seats[edition]:
                for seed in range(games):
                    state = game.new(Setup(slug, edition, seats), key_of_seed(seed))
                    checksum.update(play(game, state, Dice(seed)).encode())
    return checksum.hexdigest()


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


if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    print("compiled" if eastfront.compiled else "plain", fingerprint(count))
