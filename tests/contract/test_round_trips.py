"""States and views are plain data: written and read back they are the same, and play on the same."""

from __future__ import annotations

import json

from hypothesis import given
from hypothesis import strategies as st

from eastfront.kernel.data import Data
from eastfront.kernel.state import State
from tests.contract.cases import cases
from tests.contract.profile import every_game, examples
from tests.contract.walk import Walk, state_text, text_of


@every_game
@examples(25)
@given(data=st.data())
def test_states_come_back_from_data_and_text(slug: str, data: st.DataObject) -> None:
    walk = Walk(data.draw(cases(slug)))

    for _ in walk.notable(15):
        comes_back(walk)
    walk.finish(3000)
    comes_back(walk)


@every_game
@examples(25)
@given(data=st.data())
def test_views_come_back_from_data(slug: str, data: st.DataObject) -> None:
    walk = Walk(data.draw(cases(slug)))

    for _ in walk.notable(15):
        views_come_back(walk)
    walk.finish(3000)
    views_come_back(walk)


@every_game
@examples(25)
@given(data=st.data())
def test_a_state_read_from_data_plays_on_the_same(slug: str, data: st.DataObject) -> None:
    walk = Walk(data.draw(cases(slug)))
    read: list[State] = []

    for number, _ in enumerate(walk.decisions(200)):
        if number % 20 == 0:
            read.append(walk.game.from_data(through_json(walk.game.to_data(walk.state))))
            read.append(walk.game.read_position(walk.game.position(walk.state)))
        for state in read:
            walk.game.apply(state, walk.choice)

    for state in read:
        assert walk.text() == state_text(walk.game, state)


def comes_back(walk: Walk) -> None:
    """Write the state both ways and read it back."""
    data = walk.game.to_data(walk.state)
    read: list[State] = [
        walk.game.from_data(through_json(data)),
        walk.game.read_position(walk.game.position(walk.state)),
    ]
    for state in read:
        assert text_of(data) == state_text(walk.game, state)
        assert walk.game.position(walk.state) == walk.game.position(state)


def views_come_back(walk: Walk) -> None:
    """Write every view, read it back, and sample from both."""
    for seat in walk.seats:
        view = walk.game.view(walk.state, seat)
        data = walk.game.view_to_data(view)
        read = walk.game.view_from_data(through_json(data))
        assert text_of(data) == text_of(walk.game.view_to_data(read))
        key = walk.key()
        assert state_text(walk.game, walk.game.sample(view, key)) == state_text(
            walk.game, walk.game.sample(read, key)
        )


def through_json(data: Data) -> Data:
    """Return *data* written as JSON and read again."""
    read: Data = json.loads(json.dumps(data))
    return read
