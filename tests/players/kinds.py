"""Decisions of every kind: games of a set-up one after the other, and what a seat sees where they stop."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from eastfront.kernel.edition import Setup
from eastfront.kernel.game import View
from tests.contract.cases import game_of
from tests.players.hiding import Led, Look, looks
from tests.players.minds import SETUPS, VARIED
from tests.soak import SOAK

# So many games of a set-up are looked through: some cards that ask a kind of their own are seldom played.
GAMES: Final = {"barbarossa": 8, "battlecards": 20, "stalingrad": 60}
# Where a game is left in which nobody gets anywhere.
LONG: Final = 6000


@dataclass(frozen=True)
class Stop:
    """A decision of some *kind*, and what the seat that is asked sees in the real world and in others."""

    kind: str
    looks: list[Look]


def setups_of(slug: str) -> list[Setup]:
    """Return every set-up of a game in which players are tried."""
    return [setup for setup in [*SETUPS, *VARIED] if setup.game == slug]


def kinds_of(slug: str) -> set[str]:
    """Return every kind of decision that a game knows."""
    return set(game_of(slug).kinds)


def each(kinds: set[str], often: int) -> Counter[str]:
    """Want every one of *kinds* so *often*."""
    return Counter(dict.fromkeys(kinds, often))


def has_options(view: View) -> bool:
    """Tell whether there is something to choose."""
    return len(view.options) > 1


def stops(setup: Setup, wanted: Counter[str], worth: Callable[[View], bool] = has_options) -> Iterator[Stop]:
    """Yield decisions that are *worth* it and in which the worlds differ, until no kind is *wanted* any more.

    Each is taken off *wanted*; whoever has seen enough of a kind may strike it out.
    """
    for seed in range(1, GAMES[setup.game] * (1 + SOAK) + 1):
        walk = Led(setup, seed=seed)
        for decision in walk.decisions(LONG):
            if wanted.total() == 0:
                return
            if wanted[decision.kind] and worth(walk.game.view(walk.state, decision.seat)):
                found = looks(walk, decision.seat)
                if differ(walk, found):
                    wanted[decision.kind] -= 1
                    yield Stop(decision.kind, found)


def differ(walk: Led, found: list[Look]) -> bool:
    """Tell whether cards that a seat cannot see lie otherwise in some world than in the real one."""
    real, *others = [walk.game.zones(look.state) for look in found]
    return any(other != real for other in others)
