"""Computer players by their level."""

from __future__ import annotations

from random import Random

import pytest

from eastfront.games import SLUGS, load_game
from eastfront.games.barbarossa.game import SLUG
from eastfront.kernel.edition import Setup
from eastfront.kernel.errors import SetupError
from eastfront.kernel.game import View
from eastfront.kernel.luck import key_of_seed
from eastfront.lab.match import Plan, play_match
from eastfront.players.levels import LEVELS, RECRUIT, doctrine_of, make_player, weights_of


def test_an_unknown_level_is_answered_with_those_there_are() -> None:
    with pytest.raises(SetupError, match="'general'; valid: conscript, recruit, sergeant, captain, searcher"):
        make_player(SLUG, "general", 1)


def test_an_unknown_game_is_answered_with_those_there_are() -> None:
    with pytest.raises(SetupError, match="'chess'; valid: barbarossa"):
        make_player("chess", "conscript", 1)


@pytest.mark.parametrize("seed", [0, 1, 2**31 - 1, 2**64, -5])
def test_every_level_takes_any_seed(seed: int) -> None:
    view = View(Setup(SLUG, "kamikaze", 2), 0)

    assert LEVELS
    for level in LEVELS:
        assert make_player(SLUG, level, seed).dice.below(6) in range(6)
    assert make_player(SLUG, "conscript", seed).choose(view, [4, 7]) in (4, 7)


def test_the_uniform_player_takes_every_option_about_as_often() -> None:
    view = View(Setup(SLUG, "kamikaze", 2), 0)
    player = make_player(SLUG, "conscript", 3)

    choices = [player.choose(view, [5, 6, 9]) for _ in range(3000)]

    assert {5, 6, 9} == set(choices)
    assert all(900 < choices.count(option) < 1100 for option in (5, 6, 9))


@pytest.mark.parametrize("slug", SLUGS)
def test_every_game_has_players_of_its_own(slug: str) -> None:
    game = load_game(slug)
    edition = game.describe().editions.default
    setup = Setup(slug, edition, game.describe().seat_counts(edition)[0])
    state = game.new(setup, key_of_seed(1))
    view = game.view(state, state.asked)

    for level in LEVELS:
        assert make_player(slug, level, 1).choose(view, list(view.options)) in view.options
    assert len(SLUGS) == len({type(make_player(each, "recruit", 1)) for each in SLUGS})


@pytest.mark.parametrize("slug", SLUGS)
def test_whatever_its_weights_are_a_player_can_play(slug: str) -> None:
    """They are as far off as a tuning or a designer may try, each in its own way."""
    for seed in range(5):
        chance = Random(seed)
        weights = {name: value * 30 ** chance.uniform(-1, 1) for name, value in own_weights(slug).items()}
        named = f"{RECRUIT}[{';'.join(f'{name}={value:.6g}' for name, value in weights.items())}]"
        edition = load_game(slug).describe().editions.default

        assert "" == play_match(Plan(slug, edition, [named, named], {}, seed, longest=400), 0).error


def own_weights(slug: str) -> dict[str, float]:
    """The weights of a recruit."""
    return weights_of(doctrine_of(slug, RECRUIT))
