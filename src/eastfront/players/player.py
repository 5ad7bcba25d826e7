"""A computer player: a mind that sees one seat's view and takes one of the options offered."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from eastfront.kernel.game import View
from eastfront.kernel.playout import Dice

SEED_MASK: Final = 0x7FFFFFFF


# People write players of their own in plain Python.
@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """Chooses for one seat. It knows its view, the options and its own dice, and nothing else.

    Equal views, equal options and equal dice give equal choices.
    """

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed & SEED_MASK)

    def choose(self, view: View, options: list[int]) -> int:
        """Return one of *options*, which are never empty."""
        raise NotImplementedError
