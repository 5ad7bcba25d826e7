"""Questions to ask of bots: about the first decision of a game."""

from __future__ import annotations

from functools import cache

from eastfront.games import load_game
from eastfront.kernel.edition import Setup
from eastfront.kernel.luck import key_of_seed
from eastfront.players.levels import make_player
from eastfront.players.lines import Question


@cache
def first_question(slug: str, level: str, seed: int = 1, id: int = 7) -> Question:
    game = load_game(slug)
    edition = game.describe().editions.default
    setup = Setup(slug, edition, game.describe().seat_counts(edition)[0])
    state = game.new(setup, key_of_seed(seed))
    view = game.view(state, state.asked)
    options = [game.option_name(option) for option in view.options]
    return Question(slug, level, seed, game.view_to_data(view), options, id)


def right_option(question: Question) -> str:
    """What the player takes that the question asks for, here and without any lines."""
    game = load_game(question.game)
    view = game.view_from_data(question.view)
    player = make_player(question.game, question.level, question.seed)
    return game.option_name(player.choose(view, list(view.options)))
