"""Walking through a game: choose, apply, look, again."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Final

from eastfront.kernel.data import Data
from eastfront.kernel.decision import Decision
from eastfront.kernel.notices import Notice
from eastfront.kernel.state import State
from tests.contract.cases import CURIOUS, UNIFORM, Case, game_of
from tests.contract.traits import TRAITS, AnyGame

LAST: Final = 60


class Walk:
    """A game under way. *opening* are the notices of set-up, *notices* those of the last choice.

    While a decision is looked at, *choice* is the option that will be taken.
    """

    def __init__(self, case: Case) -> None:
        self.case = case
        self.game: AnyGame = game_of(case.slug)
        self.random = Random(case.seed)
        self.opening: list[Notice] = []
        self.notices: list[Notice] = []
        self.choices: list[int] = []
        self.taken: Counter[int] = Counter()
        self.choice = -1
        self.state: State = self.game.new(case.setup, case.key, self.opening)
        self.finish(case.skip)
        if case.alive:
            self.go_back()

    @property
    def seats(self) -> list[int | None]:
        """Everybody who may look: each seat and the spectator."""
        return [*range(self.case.seats), None]

    def decisions(self, most: int) -> Iterator[Decision]:
        """Yield the next decisions, at most *most*; each is answered before the next unless it has been."""
        for _ in range(most):
            decision = self.game.decision(self.state)
            if decision is None:
                return
            self.choice = self.pick(decision)
            taken = len(self.choices)
            yield decision
            if taken == len(self.choices):
                self.step()

    def notable(self, most: int, search: int = 500) -> Iterator[Decision]:
        """Yield, at most *most* times, those of the next *search* decisions that come up at a new place.

        A place is a step of a program with what it remembers: most decisions come from a few of them.
        """
        met: set[tuple[int, int, int]] = set()
        for decision in self.decisions(search):
            frame = self.state.frames[-1]
            place = (int(frame.program), int(frame.step), int(frame.left))
            if place not in met and len(met) < most:
                met.add(place)
                yield decision

    def pick(self, decision: Decision) -> int:
        """Return one of the options offered."""
        return self.random.choices(decision.options, self.weights(decision))[0]

    def weights(self, decision: Decision) -> list[float] | None:
        """Return how much the hand at play likes each option; `None` if all alike."""
        if self.case.hand == UNIFORM:
            return None
        weights = TRAITS[self.case.slug].keenness(self.game, self.state, decision)
        if self.case.hand == CURIOUS:
            return [
                weight / (1 + self.taken[option])
                for weight, option in zip(weights, decision.options, strict=True)
            ]
        return weights

    def step(self) -> None:
        """Take the choice."""
        self.notices = []
        self.game.apply(self.state, self.choice, self.notices)
        self.choices.append(self.choice)
        self.taken[self.choice] += 1

    def finish(self, most: int) -> None:
        """Go on to the end, or for *most* decisions."""
        for decision in self.decisions(most):
            assert decision.options

    def go_back(self) -> None:
        """Return from the end of a game to one of its last decisions."""
        if self.game.decision(self.state) is None:
            self.choices = self.choices[: -self.random.randint(1, LAST)]
            self.taken = Counter(self.choices)
            self.notices = []
            self.state = replayed(self.case, self.choices)

    def key(self) -> bytes:
        """Return some other key, the same in every run."""
        return self.random.randbytes(16)

    def text(self) -> str:
        """Return the whole state as text."""
        return state_text(self.game, self.state)


def outcome_data(game: AnyGame, state: State) -> Data:
    """Return the outcome as plain data; nothing while the game goes on."""
    outcome = game.outcome(state)
    return outcome.to_data() if outcome else None


def text_of(data: Data) -> str:
    """Return plain data as text, the same for equal data."""
    return json.dumps(data, sort_keys=True)


def state_text(game: AnyGame, state: State) -> str:
    """Return the whole state as text."""
    return text_of(game.to_data(state))


def view_text(game: AnyGame, state: State, seat: int | None) -> str:
    """Return what *seat* sees as text."""
    return text_of(game.view_to_data(game.view(state, seat)))


def replayed(case: Case, choices: list[int]) -> State:
    """Return the state after these choices, played anew from set-up."""
    game = game_of(case.slug)
    state = game.new(case.setup, case.key)
    for option in choices:
        game.apply(state, option)
    return state


def notice_data(game: AnyGame, notices: list[Notice]) -> list[Data]:
    """Return notices as plain data."""
    ids = card_ids(game.describe().slug)
    return [notice.to_data(ids) for notice in notices]


@cache
def card_ids(slug: str) -> list[str]:
    """Return the ids of the card definitions, in the order of their numbers."""
    return [card.id for card in game_of(slug).cards()]
