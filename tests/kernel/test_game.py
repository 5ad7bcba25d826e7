"""What the kernel's Game does for every game: asking, refusing, and loops over many games."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path
from typing import cast

import pytest

from eastfront.kernel.decision import NOBODY
from eastfront.kernel.edition import Editions, Setup
from eastfront.kernel.errors import IllegalOption, SetupError
from eastfront.kernel.game import Description, Game, View
from eastfront.kernel.luck import key_of_seed
from eastfront.kernel.notices import Notice
from eastfront.kernel.outcome import Endings
from eastfront.kernel.playout import Dice, play_games, playout, rollouts
from eastfront.kernel.state import State
from tests.kernel.toys.checks import setup_of, text_of
from tests.kernel.toys.stalingrad.game import Stalingrad
from tests.kernel.toys.stalingrad.state import StalingradToy

FEW = 1000


@cache
def game() -> Stalingrad:
    return Stalingrad()


def any_game() -> Game[State, View]:
    """The game as those see it who serve any game."""
    return cast(Game[State, View], game())


def new(seed: int = 1) -> StalingradToy:
    return game().new(setup_of(game()), key_of_seed(seed))


def data(state: StalingradToy) -> str:
    return text_of(game().to_data(state))


def test_a_decision_is_asked_with_all_its_options() -> None:
    state = new()
    decision = game().decision(state)

    assert decision is not None
    assert (0, "event") == (decision.seat, decision.kind)
    assert sorted(decision.options) == decision.options == [int(option) for option in state.options]


def test_a_game_that_is_over_asks_nothing() -> None:
    state = new()
    playout(any_game(), state, Dice(1), FEW)

    assert game().decision(state) is None
    assert game().outcome(state) is not None
    with pytest.raises(IllegalOption, match=r"^the game is over: pass cannot be chosen$"):
        game().apply(state, 0)


@pytest.mark.parametrize(
    ("option", "name"),
    [
        (2 << 12, "react stuka-dive-bombers"),
        (3 << 12, "option 12288"),
        (4095, "option 4095"),
        (1 << 40, "option 1099511627776"),
        (-1, "option -1"),
    ],
)
def test_anything_not_offered_is_refused_without_change(option: int, name: str) -> None:
    state = new()
    before = data(state)

    with pytest.raises(IllegalOption) as caught:
        game().apply(state, option)

    assert str(caught.value).startswith(f"seat 1 is asked event: {name} is not offered; offered: pass")
    assert before == data(state)


def test_a_seat_count_that_does_not_fit_lists_the_valid_ones() -> None:
    with pytest.raises(
        SetupError, match=r"^stalingrad-toy, edition toy, cannot be played by 3 seats; valid: 2$"
    ):
        game().new(Setup("stalingrad-toy", "toy", 3), key_of_seed(1))


def test_each_edition_has_its_own_seat_counts(tmp_path: Path) -> None:
    file = tmp_path / "questions.toml"
    names = ("toy", "large")
    entries = [f'[[edition]]\nid = "{name}"\nname = "{name}"\ndocument = "D"\n' for name in names]
    file.write_text('default_edition = "toy"\n' + "".join(entries))
    toy = Stalingrad()
    sides: dict[str, list[str]] = {name: [] for name in names}
    seats = {"toy": [2], "large": [3, 4]}
    toy.description = Description("toy", "Toy", seats, sides, Editions(str(file)), Endings([], [], []))

    assert {} == toy.check(Setup("toy", "toy", 2)) == toy.check(Setup("toy", "large", 4))
    with pytest.raises(SetupError, match=r"^toy, edition toy, cannot be played by 4 seats; valid: 2$"):
        toy.check(Setup("toy", "toy", 4))
    with pytest.raises(SetupError, match=r"^toy, edition large, cannot be played by 2 seats; valid: 3, 4$"):
        toy.check(Setup("toy", "large", 2))
    with pytest.raises(SetupError, match=r"^toy has no edition 'none'; valid: toy, large$"):
        toy.check(Setup("toy", "none", 2))


def test_a_description_speaks_of_its_editions_and_of_no_others() -> None:
    editions = game().description.editions

    with pytest.raises(AssertionError):
        Description("toy", "Toy", {"large": [2]}, {"toy": []}, editions, Endings([], [], []))
    with pytest.raises(AssertionError, match="limit=none"):
        Description("toy", "Toy", {"toy": [2]}, {"toy": []}, editions, Endings([], [], ["limit=none"]))
    with pytest.raises(AssertionError, match="toy"):
        Description("toy", "Toy", {"toy": [2]}, {"toy": []}, editions, Endings([], [], []), {"large": ["us"]})


def test_notices_go_to_the_list_given_and_nowhere_else() -> None:
    heard: list[Notice] = []
    silent, loud = new(), new()
    playing = int(silent.options[1])

    game().apply(silent, playing)
    game().apply(loud, playing, heard)

    assert ["announces"] == [notice.id for notice in heard]
    assert silent.notices is None
    assert loud.notices is None
    assert data(silent) == data(loud)


def test_a_playout_goes_to_the_end_or_to_its_limit() -> None:
    state = new()

    assert 2 == playout(any_game(), state, Dice(1), 2)
    assert NOBODY != state.asked
    assert 0 < playout(any_game(), state, Dice(1), FEW) < FEW
    assert NOBODY == state.asked


def test_rollouts_leave_the_state_alone() -> None:
    state = new()
    before = data(state)

    assert rollouts(any_game(), state, 5, Dice(1), FEW) >= 10
    assert before == data(state)


def test_games_of_equal_seeds_are_equal() -> None:
    setup = setup_of(game())

    assert play_games(any_game(), setup, 3, 10, FEW) == play_games(any_game(), setup, 3, 10, FEW)


def test_dice_are_fair_and_the_same_everywhere() -> None:
    dice = Dice(7)
    counts = Counter(dice.below(6) for _ in range(6000))

    assert set(range(6)) == set(counts)
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 30
    again = Dice(7)
    assert [65, 98, 49, 9, 35, 74] == [int(again.below(100)) for _ in range(6)]
