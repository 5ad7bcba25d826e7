"""The games. They do not know one another; everything else reaches them by their slug."""

from __future__ import annotations

from functools import cache
from typing import Final, cast

from eastfront.kernel.errors import SetupError
from eastfront.kernel.game import Game, View
from eastfront.kernel.state import State

SLUGS: Final = ["barbarossa", "battlecards", "stalingrad"]


def load_game(slug: str) -> Game[State, View]:
    """Return the game that bears *slug*; its cards are read once for each call."""
    if slug == "barbarossa":
        from eastfront.games.barbarossa.game import Barbarossa

        return cast(Game[State, View], Barbarossa())
    if slug == "battlecards":
        from eastfront.games.battlecards.game import BattleCards

        return cast(Game[State, View], BattleCards())
    if slug == "stalingrad":
        from eastfront.games.stalingrad.game import Stalingrad

        return cast(Game[State, View], Stalingrad())
    raise SetupError(f"there is no game {slug!r}; valid: {', '.join(SLUGS)}")


@cache
def game_of(slug: str) -> Game[State, View]:
    """Return the game that bears *slug*, the same at each call."""
    return load_game(slug)
