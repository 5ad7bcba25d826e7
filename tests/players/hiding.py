"""Games to try players in, other worlds behind what a seat sees, and what can be reached from there."""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import Final

from eastfront.kernel.decision import NOBODY, Decision
from eastfront.kernel.edition import Setup
from eastfront.kernel.game import View
from eastfront.kernel.state import State
from eastfront.players.levels import OUTLOOKS, RECRUIT, SERGEANT, make_player
from eastfront.players.player import Player
from tests.contract.cases import Case
from tests.contract.traits import TRAITS
from tests.contract.walk import Walk, text_of

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

    def __init__(self, setup: Setup, skip: int = 0, seed: int = 1) -> None:
        self.minds = [make_player(setup.game, RECRUIT, seat) for seat in range(setup.seats)]
        super().__init__(Case(setup.game, setup.edition, setup.seats, setup.options, seed=seed, skip=skip))

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

    def quandaries(self, most: int, often: int = 1) -> Iterator[Decision]:
        """Yield at most *most* decisions that captains think about, each kind at most so *often*."""
        script = make_player(self.case.slug, SERGEANT, 1)
        met: Counter[str] = Counter()
        for decision in self.decisions(FAR):
            if met.total() == most:
                return
            view = self.game.view(self.state, decision.seat)
            if met[decision.kind] < often and is_thought_about(view, script):
                met[decision.kind] += 1
                yield decision


def is_thought_about(view: View, script: Player) -> bool:
    """Tell whether a captain who follows *script* compares options here."""
    outlook = OUTLOOKS[view.setup.game]
    options = list(view.options)
    if len(options) == 1 or not outlook.is_planned(view, script.choose(view, options)):
        return False
    return len(outlook.sensible(view, options)) > 1


@dataclass(frozen=True)
class Look:
    """What a seat sees, and the state that is behind it."""

    view: View
    state: State


def looks(walk: Walk, seat: int) -> list[Look]:
    """Return what *seat* sees in the real world, in others, and read back from nothing but its data."""
    game = walk.game
    real = Look(game.view(walk.state, seat), walk.state)
    data = game.view_to_data(real.view)
    others = [Look(game.view(world, seat), world) for world in worlds(walk, seat)]
    for other in others:
        assert text_of(data) == text_of(game.view_to_data(other.view))
        assert real.view.options == other.view.options
    return [real, *others, Look(game.view_from_data(data), walk.state)]


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
