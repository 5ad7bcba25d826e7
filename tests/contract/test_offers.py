"""What is offered is legal: every option can be taken, is offered once, and has a name that is read back."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tests.contract.cases import cases
from tests.contract.profile import every_game, examples
from tests.contract.walk import Walk, state_text


@every_game
@examples(40)
@given(data=st.data())
def test_every_offered_option_can_be_taken(slug: str, data: st.DataObject) -> None:
    walk = Walk(data.draw(cases(slug)))

    for decision in walk.notable(40):
        before = walk.text()
        for option in decision.options:
            clone = walk.game.clone(walk.state)
            walk.game.apply(clone, option)
            assert (walk.game.decision(clone) is None) == (walk.game.outcome(clone) is not None)
            assert before != state_text(walk.game, clone)
        assert before == walk.text()


@every_game
@examples(40)
@given(data=st.data())
def test_options_differ_and_there_is_one_at_least(slug: str, data: st.DataObject) -> None:
    walk = Walk(data.draw(cases(slug)))

    for decision in walk.decisions(200):
        names = [walk.game.option_name(option) for option in decision.options]
        assert names
        assert len(names) == len(set(names)) == len(set(decision.options))
        assert decision.options == [walk.game.read_option(name) for name in names]
        assert 0 <= decision.seat < walk.case.seats
        assert decision.kind in walk.game.kinds


@every_game
@examples(40)
@given(data=st.data())
def test_an_outcome_ends_the_game(slug: str, data: st.DataObject) -> None:
    walk = Walk(data.draw(cases(slug, rounds=4, skips=[0])))
    while walk.game.decision(walk.state) is not None:
        assert walk.game.outcome(walk.state) is None
        walk.finish(1)

    outcome = walk.game.outcome(walk.state)
    assert outcome is not None
    assert outcome.ending
    assert len(outcome.scores) == len(outcome.ranks) == walk.case.seats
    assert 1 == min(outcome.ranks)
    assert outcome.winners() == [seat for seat, rank in enumerate(outcome.ranks) if rank == 1]
