"""Players by rules of thumb never take what the filter of pointless options drops."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, islice
from typing import Final

import pytest

from eastfront.kernel.decision import NOBODY
from eastfront.kernel.edition import Setup
from eastfront.kernel.game import View
from eastfront.kernel.luck import key_of_seed
from eastfront.lab.variation import varied_setup
from eastfront.players.levels import OUTLOOKS, RECRUIT, SERGEANT, make_player
from tests.contract.cases import game_of
from tests.players.minds import SETUPS, name_of

DECISIONS: Final = 1500


@pytest.mark.parametrize("level", [RECRUIT, SERGEANT])
@pytest.mark.parametrize("plain", SETUPS, ids=name_of)
def test_what_is_pointless_is_not_chosen(plain: Setup, level: str) -> None:
    """Over as many games as it takes; that something is dropped in them shows that the filter is at work."""
    dropped = 0

    for view, choice in islice(decisions(plain, level), DECISIONS):
        sensible = OUTLOOKS[plain.game].sensible(view, list(view.options))
        assert choice in sensible, game_of(plain.game).option_name(choice)
        dropped += len(view.options) - len(sensible)

    assert dropped > 0


def decisions(plain: Setup, level: str) -> Iterator[tuple[View, int]]:
    """Yield every decision of one game after the other; every second one has some answers changed."""
    for seed in count():
        varied = varied_setup(game_of(plain.game), plain, SETUPS.index(plain) + seed, seed)
        yield from played(varied if seed % 2 else plain, level, seed)


def played(setup: Setup, level: str, seed: int) -> Iterator[tuple[View, int]]:
    """Yield what the seat asked sees and chooses, until the game is over."""
    game = game_of(setup.game)
    players = [make_player(setup.game, level, 8 * seed + seat) for seat in range(setup.seats)]
    state = game.new(setup, key_of_seed(seed))
    while state.asked != NOBODY:
        view = game.view(state, int(state.asked))
        choice = players[state.asked].choose(view, list(view.options))
        yield view, choice
        game.apply(state, choice)
