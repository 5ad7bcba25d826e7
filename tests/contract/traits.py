"""What the contract tests must be told of each game: its safeguard, its bound, a keen hand, a note-taker."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Protocol

from eastfront.games import SLUGS
from eastfront.kernel.data import Data
from eastfront.kernel.decision import Decision
from eastfront.kernel.edition import Setup
from eastfront.kernel.game import Game, View
from eastfront.kernel.notices import Notice
from eastfront.kernel.state import State
from tests.contract.keen.barbarossa import keenness
from tests.contract.notes.barbarossa import BarbarossaNotes, backs

AnyGame = Game[State, View]


class NoteTaker(Protocol):
    """Hears the notices shown to one seat and keeps what that seat can be sure of."""

    def hear(self, notice: Notice) -> None:
        """Note a fact."""

    def sure_of(self) -> dict[str, Data]:
        """Return all that is certain, in the words of the view's plain data."""


@dataclass(frozen=True)
class Traits:
    """One game as the contract tests know it.

    *safeguard* is the option that ends a game which goes nowhere, by a number of rounds; no round
    of random play takes a seat more than *busiest* decisions. *keenness* weighs a decision's options
    so that games get far. *notes* makes a note-taker for a seat, `None` for the spectator. *backs*
    names the zones in which a seat may not identify every card, by seat and number of seats.
    """

    safeguard: str
    busiest: int
    keenness: Callable[[AnyGame, State, Decision], list[float]]
    notes: Callable[[Setup, int | None], NoteTaker]
    backs: Callable[[int | None, int], list[str]]


TRAITS: Final = {
    "barbarossa": Traits("turn_limit", 60, keenness, BarbarossaNotes, backs),
}
assert sorted(SLUGS) == sorted(TRAITS), "every game has its traits"
