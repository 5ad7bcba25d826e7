"""The players that are tried by name, and the set-ups they are tried in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pytest

from eastfront.games import SLUGS
from eastfront.kernel.edition import Setup
from eastfront.players.levels import CONSCRIPT, LEVELS, RECRUIT, SERGEANT, make_player
from eastfront.players.player import Player
from eastfront.players.search.ismcts import SEARCHER
from eastfront.players.search.planner import Planner, Prudence
from tests.contract.cases import game_of


@dataclass(frozen=True)
class Trial:
    """With how many *dice* a player is tried, at how many positions of a game's beginning and later on."""

    dice: int
    early: int
    late: int


QUICK: Final = Trial(dice=2, early=3, late=3)
# Those who search take long.
SLOW: Final = Trial(dice=1, early=1, late=2)
SCRIPTED: Final = [CONSCRIPT, RECRUIT, SERGEANT]
PLAYERS: Final = {
    **{level: QUICK if level in SCRIPTED else SLOW for level in LEVELS},
    f"{SEARCHER}[rounds=3]": SLOW,
}
every_player = pytest.mark.parametrize("name", PLAYERS)
# So many decisions suffice a planner to weigh its options.
FEW: Final = 60

SETUPS: Final = [
    Setup(slug, edition, seats)
    for slug in SLUGS
    for edition, counts in game_of(slug).describe().seats.items()
    for seats in counts
]


def first_setup(slug: str) -> Setup:
    """Return the default edition for the fewest seats."""
    edition = game_of(slug).describe().editions.default
    return Setup(slug, edition, game_of(slug).describe().seat_counts(edition)[0])


def player_of(slug: str, name: str, seed: int) -> Player:
    """Return a player by his name; a planner thinks of little."""
    player = make_player(slug, name, seed)
    if isinstance(player, Planner):
        usual = player.prudence
        player.prudence = Prudence(FEW, usual.sure, usual.margin, turns=1)
    return player
