"""Whole games between computer players, for the tests of players."""

from __future__ import annotations

from collections.abc import Callable

from eastfront.games.barbarossa.state import BarbarossaState
from eastfront.games.barbarossa.view import BarbarossaView
from eastfront.kernel.decision import NOBODY
from eastfront.kernel.edition import Setup
from eastfront.kernel.luck import key_of_seed
from eastfront.kernel.outcome import Outcome
from eastfront.players.levels import make_player
from tests.games.barbarossa.naming import game

Watch = Callable[[BarbarossaView, int], None]


class Match:
    """A game played to its end: the outcome, the choices and the turns of the seat that had most."""

    def __init__(self, setup: Setup, seed: int, levels: list[str], watch: Watch | None = None) -> None:
        assert setup.seats == len(levels), levels
        rules = game()
        players = [make_player(setup.game, level, 8 * seed + seat) for seat, level in enumerate(levels)]
        state: BarbarossaState = rules.new(setup, key_of_seed(seed))
        self.choices: list[int] = []
        while state.asked != NOBODY:
            view = rules.view(state, int(state.asked))
            choice = players[state.asked].choose(view, list(view.options))
            if watch is not None:
                watch(view, choice)
            rules.apply(state, choice)
            self.choices.append(choice)
        outcome = rules.outcome(state)
        assert outcome is not None
        self.outcome: Outcome = outcome
        self.turns = max(int(zone.turns) for zone in state.seats)
