"""What must hold at every decision of a toy, as of any game: plain data, clones, views that leak nothing."""

from __future__ import annotations

import json
from collections import Counter
from typing import TypeVar

import pytest

from eastfront.kernel.data import Data
from eastfront.kernel.decision import NOBODY
from eastfront.kernel.edition import Setup
from eastfront.kernel.errors import IllegalOption
from eastfront.kernel.game import View
from eastfront.kernel.luck import key_of_seed
from eastfront.kernel.notices import Notice
from eastfront.kernel.playout import Dice
from eastfront.kernel.state import State
from tests.kernel.toys.toy import Toy

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)

SAMPLES = 3
UNKNOWN_OPTION = 1 << 30


def setup_of(game: Toy[S, V]) -> Setup:
    return Setup(game.description.slug, "toy", 2)


def text_of(data: Data) -> str:
    return json.dumps(data)


def cards_of(game: Toy[S, V], state: S) -> Counter[str]:
    return Counter(card for zone in game.zones(state).values() for card in zone)


def check_decision(game: Toy[S, V], state: S) -> int:
    """Check one state; return how many others like it had the hidden cards elsewhere."""
    data = game.to_data(state)
    text = text_of(data)
    assert text == text_of(game.to_data(game.from_data(json.loads(text))))
    assert text == text_of(game.to_data(game.read_position(game.position(state))))
    assert text == text_of(game.to_data(game.clone(state)))
    with pytest.raises(IllegalOption):
        game.apply(state, UNKNOWN_OPTION)
    found = 0
    for seat in (0, 1, None):
        found += check_secrets(game, state, seat)
    assert text == text_of(game.to_data(state))
    return found


def check_secrets(game: Toy[S, V], state: S, seat: int | None) -> int:
    """Exchange or deal anew what *seat* cannot see: view, options and whom the machine asks stay the same."""
    view = game.view(state, seat)
    text = text_of(game.view_to_data(view))
    different = 0
    for number in range(SAMPLES):
        for other in (game.shaken(state, seat, number), game.sample(view, key_of_seed(number))):
            assert text == text_of(game.view_to_data(game.view(other, seat)))
            assert cards_of(game, state) == cards_of(game, other)
            different += game.zones(state) != game.zones(other)
    return different


def walk(game: Toy[S, V], seed: int) -> tuple[S, list[str], int]:
    """Play a uniform game, checking every decision; return end, choices and `check_decision`'s sum."""
    dice = Dice(seed)
    state = game.new(setup_of(game), key_of_seed(seed))
    cards = cards_of(game, state)
    past: list[tuple[S, str]] = []
    choices: list[str] = []
    different = 0
    while state.asked != NOBODY:
        different += check_decision(game, state)
        option = int(state.options[dice.below(len(state.options))])
        choices.append(game.option_name(option))
        past.append((game.clone(state), text_of(game.to_data(state))))
        twin = game.from_data(game.to_data(state))
        game.apply(state, option)
        game.apply(twin, option)
        assert text_of(game.to_data(state)) == text_of(game.to_data(twin))
        assert cards == cards_of(game, state)
    for old, text in past:
        assert text == text_of(game.to_data(old))
    return state, choices, different


def choose(game: Toy[S, V], state: S, *names: str) -> list[Notice]:
    """Take the options called *names* one after the other, checking each decision; return what was told."""
    notices: list[Notice] = []
    for name in names:
        check_decision(game, state)
        offered = {game.option_name(option): int(option) for option in state.options}
        assert name in offered, f"seat {state.asked} is asked: {', '.join(offered)}"
        game.apply(state, offered[name], notices)
    return notices
