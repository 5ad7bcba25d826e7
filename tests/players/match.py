"""Whole games between computer players, for the tests of players."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from eastfront.kernel.data import Record
from eastfront.kernel.decision import NOBODY
from eastfront.kernel.edition import Setup
from eastfront.kernel.game import Game, View
from eastfront.kernel.luck import key_of_seed
from eastfront.kernel.outcome import Outcome
from eastfront.kernel.state import State
from eastfront.players.levels import make_player

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


class Match:
    """A game played to its end: the outcome, the choices and the turns of the seat that had most."""

    def __init__(
        self,
        rules: Game[S, V],
        setup: Setup,
        seed: int,
        levels: list[str],
        watch: Callable[[V, int], None] | None = None,
    ) -> None:
        assert setup.seats == len(levels), levels
        players = [make_player(setup.game, level, 8 * seed + seat) for seat, level in enumerate(levels)]
        state = rules.new(setup, key_of_seed(seed))
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
        seats = Record("state", rules.to_data(state)).records("seats")
        self.turns = max(seat.whole("turns") for seat in seats)
