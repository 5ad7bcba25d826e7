"""Forks: a new game that starts from where another one stands."""

from __future__ import annotations

from eastfront.kernel.data import Data
from eastfront.kernel.errors import SetupError
from eastfront.table.carddata import card_data_hash
from eastfront.table.log import Header
from eastfront.table.table import Table, TableError


def fork_header(
    table: Table, key: bytes, occupants: list[str], about: dict[str, str], redeal: int | None
) -> Header:
    """Return the first line of a game that starts from the present position of *table*, with another *key*.

    With a seat to *redeal* for, what that seat does not know is dealt anew. A game that was given
    up or broken off may be forked where it stood, one that the rules ended may not.
    """
    setup = table.setup
    if table.state.asked < 0:
        raise TableError("the game is over here; fork it from an earlier choice")
    if len(occupants) != setup.seats:
        raise SetupError(f"{len(occupants)} occupants for {setup.seats} seats")
    start = position(table, key, redeal)
    rules_version = table.game.rules_version
    return Header(setup, key, rules_version, card_data_hash(setup.game), list(occupants), dict(about), start)


def position(table: Table, key: bytes, redeal: int | None) -> Data:
    """Return where *table* stands, under another *key*; dealt anew if there is a seat to *redeal* for."""
    game = table.game
    if redeal is None:
        state = game.clone(table.state)
        state.luck.key = key
    else:
        table.refuse_unknown(redeal)
        state = game.sample(table.view(redeal), key)
    return game.to_data(state)
