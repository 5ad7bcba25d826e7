"""Players know what their seat may know at every kind of decision, however seldom it comes up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final
from zlib import crc32

import pytest

import eastfront
from eastfront.kernel.game import View
from eastfront.kernel.state import State
from eastfront.players.levels import OFFERED
from eastfront.players.player import Player
from tests.contract.cases import game_of
from tests.contract.profile import every_game
from tests.players.hiding import Look
from tests.players.kinds import each, kinds_of, setups_of, stops
from tests.players.minds import PLAYERS, player_of
from tests.soak import SOAK

pytestmark = pytest.mark.skipif(not eastfront.compiled, reason="plain, this takes minutes")

# At so many decisions of each kind players are tried in each set-up, and a cheat in all of them together.
OFTEN: Final = 1 + 20 * SOAK
CHANCES: Final = 8

# Makes a player; only a cheat looks at the state.
Maker = Callable[[State], Player]


class Peeping(Player):
    """Has got hold of the real *state*, and at one *kind* of decision goes by what is hidden in it."""

    def __init__(self, slug: str, kind: str, state: State) -> None:
        super().__init__(1)
        self.kind = kind
        self.seen = crc32(repr(game_of(slug).zones(state)).encode())

    def choose(self, view: View, options: list[int]) -> int:
        return options[self.seen % len(options) if view.kind == self.kind else 0]


def honest(slug: str, name: str, seed: int) -> Maker:
    """Return how to make a player of a level, with equal dice each time."""
    return lambda _: player_of(slug, name, seed)


def peeping(slug: str, kind: str) -> Maker:
    """Return how to make a player who cheats at decisions of one kind."""
    return lambda state: Peeping(slug, kind, state)


def choices(found: list[Look], make: Maker) -> set[int]:
    """Return what a player takes in one world or another."""
    return {make(look.state).choose(look.view, list(look.view.options)) for look in found}


@every_game
def test_what_is_hidden_changes_no_choice_of_any_kind(slug: str) -> None:
    """In the games of all set-ups together every kind comes up that the rules know."""
    met: set[str] = set()

    for setup in setups_of(slug):
        for stop in stops(setup, each(kinds_of(slug), OFTEN)):
            for name in OFFERED:
                for seed in range(PLAYERS[name].dice):
                    assert 1 == len(choices(stop.looks, honest(slug, name, seed))), (setup, name, stop.kind)
            met.add(stop.kind)

    assert kinds_of(slug) == met


@every_game
def test_who_cheats_at_one_kind_of_decision_only_is_found(slug: str) -> None:
    wanted = each(kinds_of(slug), CHANCES)
    found: set[str] = set()

    for setup in setups_of(slug):
        for stop in stops(setup, wanted):
            if len(choices(stop.looks, peeping(slug, stop.kind))) > 1:
                found.add(stop.kind)
                del wanted[stop.kind]

    assert kinds_of(slug) == found
