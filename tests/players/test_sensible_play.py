"""Players that people meet never take what the filter of pointless options drops."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, islice
from typing import Final

import pytest

import eastfront
from eastfront.kernel.decision import NOBODY
from eastfront.kernel.edition import Setup
from eastfront.kernel.game import View
from eastfront.kernel.luck import key_of_seed
from eastfront.lab.variation import varied_setup
from eastfront.players.levels import CAPTAIN, OUTLOOKS, RECRUIT, SERGEANT, captain, make_player
from eastfront.players.search.planner import Prudence
from tests.contract.cases import game_of
from tests.contract.profile import every_game
from tests.players.minds import SETUPS, first_setup, name_of

DECISIONS: Final = 1500
# In so many decisions a captain is asked who goes by whatever seems best, however little he has thought.
DILEMMAS: Final = 20
RASH: Final = Prudence(decisions=240, sure=0.0, margin=-1.0, turns=1)


@pytest.mark.parametrize("level", [RECRUIT, SERGEANT])
@pytest.mark.parametrize("plain", SETUPS, ids=name_of)
def test_what_is_pointless_is_not_chosen(plain: Setup, level: str) -> None:
    """Over as many games as it takes; that something is dropped in them shows that the filter is at work."""
    dropped = 0

    for view, choice in islice(decisions(plain, level), DECISIONS):
        sensible = sensible_of(view)
        assert choice in sensible, game_of(plain.game).option_name(choice)
        dropped += len(view.options) - len(sensible)

    assert dropped > 0


@pytest.mark.skipif(not eastfront.compiled, reason="plain, whole games of captains take minutes")
@every_game
def test_captains_do_nothing_pointless_in_games_of_their_own(slug: str) -> None:
    """No win in one move is left, no Foothold that can be taken is given up after a feint."""
    dropped = 0

    for view, choice in played(first_setup(slug), CAPTAIN, seed=1):
        sensible = sensible_of(view)
        assert choice in sensible, game_of(slug).option_name(choice)
        dropped += len(view.options) - len(sensible)

    assert dropped > 0


@every_game
def test_a_captain_does_not_think_of_what_is_pointless(slug: str) -> None:
    """In games of sergeants he is asked where he plans and something is dropped; now and then he differs."""
    rash = captain(slug, 1)
    rash.prudence = RASH
    differs = 0

    for view, thumb in islice(dilemmas(slug), DILEMMAS):
        choice = rash.choose(view, list(view.options))
        assert choice in sensible_of(view), game_of(slug).option_name(choice)
        differs += choice != thumb

    assert differs > 0


def dilemmas(slug: str) -> Iterator[tuple[View, int]]:
    """Yield what a captain plans and has more to choose from than makes sense, with a sergeant's choice."""
    plain = next(setup for setup in SETUPS if setup.game == slug)
    for view, choice in decisions(plain, SERGEANT):
        if 1 < len(sensible_of(view)) < len(view.options) and OUTLOOKS[slug].is_planned(view, choice):
            yield view, choice


def sensible_of(view: View) -> list[int]:
    """Return the options that the filter leaves."""
    return OUTLOOKS[view.setup.game].sensible(view, list(view.options))


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
