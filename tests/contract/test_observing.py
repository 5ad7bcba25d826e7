"""Notices tell no secret: what a seat is shown differs between its twins only where a back is turned up.

A twin is a sample of what the seat sees. Twins are given the same choices; as long as the seat is
shown the same, it must see the same, and the same seat must be asked the same kind of question.
"""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from eastfront.kernel.data import Data
from eastfront.kernel.notices import Notice
from eastfront.kernel.state import State
from tests.contract.cases import cases
from tests.contract.profile import every_game, examples
from tests.contract.traits import TRAITS, AnyGame, Traits
from tests.contract.walk import Walk, notice_data, view_text


@every_game
@examples(30)
@given(data=st.data())
def test_equal_notices_make_equal_views(slug: str, data: st.DataObject) -> None:
    walk = Walk(data.draw(cases(slug)))

    for _ in walk.notable(12):
        for seat in walk.seats:
            twin = walk.game.sample(walk.game.view(walk.state, seat), walk.key())
            go_together(walk, walk.game.clone(walk.state), twin, seat)


def go_together(walk: Walk, state: State, twin: State, seat: int | None, most: int = 10**6) -> None:
    """Give both states the same choices, *most* of them, until *seat* can tell them apart."""
    backs = TRAITS[walk.case.slug].backs(walk.case.setup, seat)
    for _ in range(most):
        assert view_text(walk.game, state, seat) == view_text(walk.game, twin, seat)
        common = common_options(walk.game, state, twin)
        if not common:
            return
        option = walk.random.choice(common)
        told = [told_by(walk.game, each, option, seat) for each in (state, twin)]
        if are_told_apart(TRAITS[walk.case.slug], told[0], told[1], backs):
            return


def common_options(game: AnyGame, state: State, twin: State) -> list[int]:
    """Return the options that both states offer; the question is the same, or neither asks any."""
    one, other = game.decision(state), game.decision(twin)
    if one is None or other is None:
        assert one is other
        return []
    assert (one.seat, one.kind) == (other.seat, other.kind)
    return [option for option in one.options if option in other.options]


def told_by(game: AnyGame, state: State, option: int, seat: int | None) -> list[Data]:
    """Take *option* and return the notices of it as *seat* may know them."""
    notices: list[Notice] = []
    game.apply(state, option, notices)
    return notice_data(game, [notice.shown_to(seat) for notice in notices])


def are_told_apart(traits: Traits, one: list[Data], other: list[Data], backs: list[str]) -> bool:
    """Tell whether twins were told apart by a back that was turned up, the only way allowed."""
    for first, second in zip(one, other, strict=False):
        if first != second:
            assert isinstance(first, dict)
            assert isinstance(second, dict)
            assert traits.turned_up(first, second, backs), (first, second)
            return True
    assert len(one) == len(other)
    return False
