"""What is hidden in the Stalingrad toy, dealt anew by hand: written apart from the views on purpose."""

from __future__ import annotations

from eastfront.kernel.playout import Dice
from eastfront.kernel.zones import zone_of
from tests.kernel.toys.plain import listed, mixed_up
from tests.kernel.toys.stalingrad.state import StalingradToy


def shake(state: StalingradToy, seat: int | None, dice: Dice) -> None:
    """Exchange cards that *seat* must not be able to tell apart: decks, and hands that are not its own."""
    for side in range(2):
        deck = listed(state.decks[side].cards)
        if side == seat:
            state.decks[side] = zone_of(mixed_up(deck, dice))
        else:
            size = state.hands[side].size()
            cards = mixed_up(deck + listed(state.hands[side].cards), dice)
            state.hands[side] = zone_of(sorted(cards[:size]))
            state.decks[side] = zone_of(cards[size:])
