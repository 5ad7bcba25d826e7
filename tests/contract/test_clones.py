"""Clones share nothing: whatever happens to one, the others stay as they were."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from eastfront.kernel.state import State
from tests.contract.cases import cases
from tests.contract.profile import every_game, examples
from tests.contract.walk import Walk, state_text


@every_game
@examples(15)
@given(data=st.data())
def test_old_clones_never_change(slug: str, data: st.DataObject) -> None:
    walk = Walk(data.draw(cases(slug)))
    kept: list[tuple[State, str]] = []

    for number, _ in enumerate(walk.decisions(400)):
        if number % 8 == 0:
            kept.append((walk.game.clone(walk.state), walk.text()))

    for clone, text in kept:
        assert text == state_text(walk.game, clone)


@every_game
@examples(15)
@given(data=st.data())
def test_playing_a_clone_leaves_the_original(slug: str, data: st.DataObject) -> None:
    walk = Walk(data.draw(cases(slug)))

    for decision in walk.notable(30):
        before = walk.text()
        clone = walk.game.clone(walk.state)
        assert before == state_text(walk.game, clone)
        walk.game.apply(clone, decision.options[-1])
        play_on(walk, clone, 25)
        assert before == walk.text()


@every_game
@examples(15)
@given(data=st.data())
def test_a_clone_goes_on_like_the_original(slug: str, data: st.DataObject) -> None:
    walk = Walk(data.draw(cases(slug)))
    clone = walk.game.clone(walk.state)

    for number, _ in enumerate(walk.decisions(150)):
        walk.game.apply(clone, walk.choice)
        walk.step()
        if number % 10 == 0:
            assert walk.text() == state_text(walk.game, clone)


def play_on(walk: Walk, state: State, most: int) -> None:
    """Choose at random, at most *most* times."""
    for _ in range(most):
        decision = walk.game.decision(state)
        if decision is None:
            return
        walk.game.apply(state, walk.random.choice(decision.options))
