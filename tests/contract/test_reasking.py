"""Asking again asks the same: the op at work, run anew, changes nothing and puts the same question."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from eastfront.kernel.decision import NOBODY
from tests.contract.cases import cases
from tests.contract.profile import every_game, examples
from tests.contract.walk import Walk, state_text


@every_game
@examples(40)
@given(data=st.data())
def test_the_op_at_work_asks_the_same_again(slug: str, data: st.DataObject) -> None:
    walk = Walk(data.draw(cases(slug)))

    for _ in walk.notable(60):
        clone = walk.game.clone(walk.state)
        clone.asked = NOBODY
        walk.game.machine.advance(clone)
        assert walk.text() == state_text(walk.game, clone)
