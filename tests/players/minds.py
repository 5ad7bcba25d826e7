"""The players that are tried by name, and the set-ups they are tried in."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

import pytest

from eastfront.games import SLUGS
from eastfront.kernel.edition import Setup
from eastfront.lab.variation import accepted, reconciled
from eastfront.players.levels import CONSCRIPT, LEVELS, RECRUIT, SERGEANT, make_player
from eastfront.players.player import Player
from eastfront.players.search.ismcts import SEARCHER
from eastfront.players.search.planner import Planner, Prudence
from tests.contract.cases import game_of
from tests.soak import SOAK


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
# So many decisions suffice a planner to weigh some options; he follows his rules of thumb all the same.
FEW: Final = 60
# How many set-ups of a game are varied, how far apart they are, and how many of their answers change.
VARIATIONS: Final = 4 * (1 + 2 * SOAK)
STRIDE: Final = 5
OTHERWISE: Final = 0.5

SETUPS: Final = [
    Setup(slug, edition, seats)
    for slug in SLUGS
    for edition, counts in game_of(slug).describe().seats.items()
    for seats in counts
]


def varied(number: int, slug: str) -> Setup:
    """Return one of the set-ups with about half of its questions answered otherwise."""
    dice = Random(number)
    plain = [setup for setup in SETUPS if setup.game == slug]
    setup = plain[STRIDE * number % len(plain)]
    editions = game_of(slug).describe().editions
    chosen: dict[str, str] = {}
    for key, question in editions.questions.items():
        others = [value for value in question.values if value != question.answers[setup.edition]]
        if others and dice.random() < OTHERWISE:
            chosen[key] = dice.choice(others)
    return accepted(game_of(slug), setup, reconciled(editions, setup, chosen, kept=""))


# Set-ups by other rules than those of an edition.
VARIED: Final = [varied(number, slug) for slug in SLUGS for number in range(VARIATIONS)]


def name_of(setup: Setup) -> str:
    """Return what a test in this set-up is called."""
    varied = "-varied" if setup.options else ""
    return f"{setup.game}-{setup.edition}-{setup.seats}{varied}"


every_setup = pytest.mark.parametrize("setup", [*SETUPS, *VARIED], ids=name_of)


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
