"""Nothing that a seat sees depends on cards hidden from it: they are exchanged in the state itself.

The cards are exchanged by code that knows no view and no sample, so this does not trust what it tests.
"""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from eastfront.kernel.decision import NOBODY
from eastfront.kernel.state import State
from tests.contract.cases import cases
from tests.contract.profile import every_game, examples
from tests.contract.test_asking import is_open
from tests.contract.test_observing import go_together
from tests.contract.traits import TRAITS
from tests.contract.walk import Walk

TWINS = 2
CHOICES = 6


@every_game
@examples(10)
@given(data=st.data())
def test_exchanging_what_is_hidden_changes_nothing(slug: str, data: st.DataObject) -> None:
    walk = Walk(data.draw(cases(slug)))

    for decision in walk.notable(10):
        for seat in walk.seats:
            for twin in twins(walk, seat):
                asked = walk.game.decision(twin)
                assert asked is not None
                assert (decision.seat, decision.kind) == (asked.seat, asked.kind)
                if is_open(walk, decision.kind) or decision.seat == seat:
                    assert decision.options == asked.options
                go_together(walk, walk.game.clone(walk.state), twin, seat, CHOICES)


def twins(walk: Walk, seat: int | None) -> list[State]:
    """Return states with cards exchanged that *seat* cannot tell apart, asking their question anew."""
    data = walk.game.to_data(walk.state)
    made = [TRAITS[walk.case.slug].exchanged(data, seat, walk.random) for _ in range(TWINS)]
    states = [walk.game.from_data(each) for each in made if each is not None]
    for state in states:
        state.asked = NOBODY
        walk.game.machine.advance(state)
    return states
