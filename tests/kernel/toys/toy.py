"""A toy: a whole game on the kernel that can also exchange what a seat must not know."""

from __future__ import annotations

from typing import TypeVar

from eastfront.kernel.decision import NOBODY
from eastfront.kernel.edition import Editions
from eastfront.kernel.game import Description, Game, View
from eastfront.kernel.outcome import Endings
from eastfront.kernel.playout import Dice
from eastfront.kernel.state import State

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


def describe(slug: str, title: str, sides: list[str], ending: str, editions: Editions) -> Description:
    """Return the description of a toy for two seats that ends in one way only."""
    seats = {edition: [2] for edition in editions.editions}
    played = {edition: sides for edition in editions.editions}
    return Description(slug, title, seats, played, editions, Endings([ending], [], []))


class Toy(Game[S, V]):
    def shake(self, state: S, seat: int | None, dice: Dice) -> None:
        """Exchange cards of *state* that *seat* must not be able to tell apart."""
        raise NotImplementedError

    def shaken(self, state: S, seat: int | None, seed: int) -> S:
        """Return a state that *seat* must not be able to tell from *state*; the op at work asks anew."""
        other = self.clone(state)
        self.shake(other, seat, Dice(seed))
        if other.asked != NOBODY:
            self.machine.ask_again(other)
        return other
