"""Levels: the computer players by name, from weak to strong."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from eastfront.games import SLUGS
from eastfront.kernel.errors import SetupError
from eastfront.players.player import Player
from eastfront.players.scripted.barbarossa.recruit import Recruit as BarbarossaRecruit
from eastfront.players.scripted.battlecards.recruit import Recruit as BattleCardsRecruit
from eastfront.players.scripted.stalingrad.recruit import Recruit as StalingradRecruit
from eastfront.players.uniform import Conscript

LEVELS: Final = ["random", "recruit"]

# The rule-of-thumb player of each game.
RECRUITS: Final[dict[str, Callable[[int], Player]]] = {
    "barbarossa": BarbarossaRecruit,
    "battlecards": BattleCardsRecruit,
    "stalingrad": StalingradRecruit,
}


def make_player(slug: str, level: str, seed: int) -> Player:
    """Return a player of *level* for the game *slug*; equal seeds give players with equal dice."""
    if slug not in SLUGS:
        raise SetupError(f"there is no game {slug!r}; valid: {', '.join(SLUGS)}")
    if level not in LEVELS:
        raise SetupError(f"there is no level {level!r}; valid: {', '.join(LEVELS)}")
    return Conscript(seed) if level == "random" else RECRUITS[slug](seed)
