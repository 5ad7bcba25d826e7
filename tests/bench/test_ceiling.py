"""The ceiling: a prophet sees what will come of his options in the real game."""

from __future__ import annotations

from bench.ceiling import Prophet
from eastfront.games import game_of
from eastfront.kernel.decision import NOBODY
from eastfront.kernel.edition import Setup
from eastfront.kernel.luck import key_of_seed
from eastfront.kernel.state import State
from eastfront.players.levels import SERGEANT, make_player

SLUG = "stalingrad"
GAME = game_of(SLUG)
# So many choices are left in the game that is looked at.
LEFT = 60


def sergeants_choice(state: State) -> int:
    """What the seat asked does by rules of thumb."""
    view = GAME.view(state, int(state.asked))
    return make_player(SLUG, SERGEANT, int(state.asked)).choose(view, list(view.options))


def test_a_prophet_takes_what_turns_out_best() -> None:
    states = [GAME.new(Setup(SLUG, GAME.describe().editions.default, 2), key_of_seed(3))]
    while states[-1].asked != NOBODY:
        states.append(GAME.clone(states[-1]))
        GAME.apply(states[-1], sergeants_choice(states[-1]))
    state = next(each for each in states[-LEFT:] if len(each.options) > 2)
    prophet = Prophet(GAME, SLUG, int(state.asked))
    outcome = GAME.outcome(states[-1])
    assert outcome

    known = prophet.foresee(state, sergeants_choice(state))
    chosen = prophet.foresee(state, prophet.choose(state))

    assert (known == 1.0) == (prophet.seat in outcome.winners())
    assert chosen == max(prophet.foresee(state, int(option)) for option in state.options)
