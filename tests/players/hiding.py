"""Games to try players in, other worlds behind what a seat sees, and what can be reached from there."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import Final

from eastfront.kernel.decision import NOBODY, Decision
from eastfront.kernel.edition import Setup
from eastfront.kernel.state import State
from eastfront.players.levels import RECRUIT, make_player
from tests.contract.cases import Case
from tests.contract.traits import TRAITS
from tests.contract.walk import Walk

# One choice of so many is made at random, so that positions come up to which no good player gets.
WILD: Final = 6
FAR: Final = 400

POISONED: Final = 2
EXCHANGES: Final = 12

# What refers to everything there is, and what never changes.
GLOBAL: Final = (type, ModuleType, FunctionType, BuiltinFunctionType)
LASTING: Final = (int, float, str, bytes, type(None))


class Led(Walk):
    """A game led by rules of thumb, with a wild choice now and then."""

    def __init__(self, setup: Setup, skip: int = 0) -> None:
        self.minds = [make_player(setup.game, RECRUIT, seat) for seat in range(setup.seats)]
        super().__init__(Case(setup.game, setup.edition, setup.seats, setup.options, seed=1, skip=skip))

    def pick(self, decision: Decision) -> int:
        if self.random.randrange(WILD) == 0:
            return super().pick(decision)
        view = self.game.view(self.state, decision.seat)
        return self.minds[decision.seat].choose(view, list(decision.options))

    def dilemmas(self, most: int) -> Iterator[Decision]:
        """Yield at most *most* decisions at different places in which there is something to choose."""
        left = most
        for decision in self.notable(FAR, FAR):
            if len(decision.options) > 1:
                yield decision
                left -= 1
                if left == 0:
                    return


def worlds(walk: Walk, seat: int) -> list[State]:
    """Return states that *seat* cannot tell from the real one: dealt anew, or with many cards exchanged."""
    view = walk.game.view(walk.state, seat)
    return [walk.game.sample(view, walk.key()), *[poisoned(walk, seat) for _ in range(POISONED)]]


def poisoned(walk: Walk, seat: int) -> State:
    """Return the real state with hidden cards exchanged by code that knows no view, asking anew."""
    data = walk.game.to_data(walk.state)
    for _ in range(EXCHANGES):
        data = TRAITS[walk.case.slug].exchanged(data, seat, walk.random) or data
    state = walk.game.from_data(data)
    state.asked = NOBODY
    walk.game.machine.advance(state)
    return state


def shared(walk: Walk, things: list[object]) -> list[object]:
    """Return what both the real state and *things* hold, without the rules and what never changes."""
    own = reachable([walk.state])
    public = reachable([walk.game, walk.case.setup, getattr(walk.state, "setup", None)])
    rules = reachable([getattr(walk.state, "rules", None)])
    return [
        each
        for id, each in reachable(things).items()
        if id in own and id not in public and id not in rules and not isinstance(each, LASTING)
    ]


def reachable(things: list[object]) -> dict[int, object]:
    """Return everything that can be reached from *things*, themselves included, by identity."""
    found: dict[int, object] = {}
    new = list(things)
    while new:
        thing = new.pop()
        if id(thing) not in found and not isinstance(thing, GLOBAL):
            found[id(thing)] = thing
            new += gc.get_referents(thing)
    return found


def emptied(thing: object) -> int:
    """Empty every list that can be reached from *thing*; return how many there were."""
    lists = [each for each in reachable([thing]).values() if isinstance(each, list)]
    for each in lists:
        each.clear()
    return len(lists)
