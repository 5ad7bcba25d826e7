"""Players know what their seat may know: whatever is hidden, equal views and dice give equal choices."""

from __future__ import annotations

from eastfront.kernel.edition import Setup
from eastfront.kernel.game import View
from eastfront.kernel.state import State
from eastfront.players.player import Player
from tests.contract.profile import every_game
from tests.contract.walk import state_text, text_of
from tests.players.hiding import Led, emptied, looks, poisoned, shared, worlds
from tests.players.minds import PLAYERS, every_player, every_setup, first_setup, player_of
from tests.soak import SOAK

MORE = 1 + 10 * SOAK
# After so many choices set-up is over.
LATE = 60


class Cheat(Player):
    """Has got hold of the real state."""

    def __init__(self, state: State) -> None:
        super().__init__(1)
        self.state = state

    def choose(self, view: View, options: list[int]) -> int:
        return options[0]


@every_setup
def test_what_is_hidden_changes_no_choice_at_the_beginning(setup: Setup) -> None:
    check_choices(Led(setup), {name: trial.early for name, trial in PLAYERS.items()})


@every_setup
def test_what_is_hidden_changes_no_choice_later(setup: Setup) -> None:
    check_choices(Led(setup, LATE), {name: trial.late for name, trial in PLAYERS.items()})


def check_choices(walk: Led, positions: dict[str, int]) -> None:
    """Let players choose at so many positions, in worlds that are dealt anew or with cards exchanged.

    They also get a view made of nothing but its plain data.
    """
    for number, decision in enumerate(walk.dilemmas(MORE * max(positions.values()))):
        real, *others = looks(walk, decision.seat)
        for name in [name for name, most in positions.items() if number < MORE * most]:
            known = choices(walk, name, real.view)
            for other in others:
                assert known == choices(walk, name, other.view), name


def choices(walk: Led, name: str, view: View) -> list[int]:
    """Return what a player takes with each of his dice."""
    dice = range(PLAYERS[name].dice)
    return [player_of(walk.case.slug, name, seed).choose(view, list(view.options)) for seed in dice]


@every_setup
def test_the_worlds_that_are_tried_differ(setup: Setup) -> None:
    """Somebody who went by cards that he cannot see would be found."""
    walk = Led(setup)
    found: list[bool] = []

    for decision in walk.dilemmas(4):
        real = walk.game.zones(walk.state)
        found += [real != walk.game.zones(world) for world in worlds(walk, decision.seat)]

    assert len(found) >= 6
    assert found.count(True) > 0.7 * len(found)


@every_player
@every_game
def test_nothing_of_the_game_is_in_a_players_hands(slug: str, name: str) -> None:
    """Neither the state nor any part of it that could change can be reached from player and view."""
    walk = Led(first_setup(slug), LATE)

    for decision in walk.dilemmas(2):
        view = walk.game.view(walk.state, decision.seat)
        player = player_of(slug, name, 1)
        before = text_of(walk.game.view_to_data(view))
        options = list(view.options)

        assert player.choose(view, options) in decision.options

        assert before == text_of(walk.game.view_to_data(view))
        assert options == decision.options
        assert [] == shared(walk, [player, view])


@every_game
def test_what_a_cheat_holds_is_found(slug: str) -> None:
    walk = Led(first_setup(slug))
    view = walk.game.view(walk.state, 0)

    assert walk.state in shared(walk, [Cheat(walk.state), view])
    assert shared(walk, [view, walk.state.frames])


@every_setup
def test_a_view_may_be_torn_up(setup: Setup) -> None:
    """Whatever somebody does to his view, the game goes on as it would have."""
    walk = Led(setup)

    for decision in walk.dilemmas(3):
        before = state_text(walk.game, walk.state)
        view = walk.game.view(walk.state, decision.seat)
        assert emptied(view) > 3
        assert before == state_text(walk.game, walk.state)
        again = walk.game.view(walk.state, decision.seat)
        assert decision.options == again.options


@every_player
@every_game
def test_a_player_remembers_nothing_that_was_hidden(slug: str, name: str) -> None:
    """Two who have seen the same, in worlds that differ, go on choosing alike."""
    walk = Led(first_setup(slug), LATE)
    one, two = player_of(slug, name, 1), player_of(slug, name, 1)

    for decision in walk.dilemmas(3):
        view = walk.game.view(walk.state, decision.seat)
        other = walk.game.view(poisoned(walk, decision.seat), decision.seat)
        assert one.choose(view, list(view.options)) == two.choose(other, list(other.options))
