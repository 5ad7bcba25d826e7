"""Undo to the start: the choices up to any point, played anew, give the state of that point."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tests.contract.cases import cases
from tests.contract.profile import every_game, examples
from tests.contract.walk import Walk, replayed, state_text


@every_game
@examples(10)
@given(data=st.data())
def test_every_earlier_state_comes_back(slug: str, data: st.DataObject) -> None:
    walk = Walk(data.draw(cases(slug, skips=[0])))
    texts = [walk.text() for _ in walk.decisions(300)]
    cuts = data.draw(st.lists(st.integers(0, len(texts) - 1), max_size=6))

    for cut in [0, *cuts, len(texts) - 1]:
        assert texts[cut] == state_text(walk.game, replayed(walk.case, walk.choices[:cut]))
