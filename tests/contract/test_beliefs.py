"""What a seat gathers about where hidden cards may be is never wrong, and it forgets no more than it must."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from eastfront.games import SLUGS
from tests.contract.cases import cases
from tests.contract.profile import examples
from tests.contract.traits import TRAITS, Beliefs
from tests.contract.walk import Walk

every_believing_game = pytest.mark.parametrize("slug", [slug for slug in SLUGS if TRAITS[slug].beliefs])


def beliefs(slug: str) -> Beliefs:
    """Return what the tests must know of a game's beliefs."""
    found = TRAITS[slug].beliefs
    assert found is not None
    return found


@every_believing_game
@examples(20)
@given(data=st.data())
def test_what_is_believed_is_never_wrong(slug: str, data: st.DataObject) -> None:
    walk = Walk(data.draw(cases(slug)))

    for number, _ in enumerate(walk.decisions(300)):
        if number % 15 == 0:
            real = walk.game.to_data(walk.state)
            for seat in walk.seats:
                assert [] == beliefs(slug).misplaced(real, seat), seat


@every_believing_game
@examples(15)
@given(data=st.data())
def test_samples_deal_what_may_be_believed(slug: str, data: st.DataObject) -> None:
    """Everybody's beliefs are true in a sample, those of the seat it is made for being its own."""
    walk = Walk(data.draw(cases(slug)))

    for _ in walk.notable(10):
        for seat in walk.seats:
            sample = walk.game.to_data(walk.game.sample(walk.game.view(walk.state, seat), walk.key()))
            for each in walk.seats:
                assert [] == beliefs(slug).misplaced(sample, each), (seat, each)


@every_believing_game
@examples(15)
@given(data=st.data())
def test_what_was_seen_and_has_not_moved_is_known(slug: str, data: st.DataObject) -> None:
    walk = Walk(data.draw(cases(slug, rounds=40, skips=[0])))
    sights = {seat: beliefs(slug).sight() for seat in walk.seats}
    told = list(walk.opening)

    for number, _ in enumerate(walk.decisions(900)):
        told += walk.notices
        if number % 10 == 0:
            for seat, sight in sights.items():
                for notice in told:
                    sight.hear(notice.shown_to(seat))
                assert [] == sight.unsure(walk.game.view_to_data(walk.game.view(walk.state, seat))), seat
            told = []
