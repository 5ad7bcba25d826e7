"""A game is its set-up, its key and its choices: the same three give the same game."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from eastfront.games import load_game
from eastfront.kernel.notices import Notice
from tests.contract.cases import cases
from tests.contract.profile import every_game, examples
from tests.contract.walk import Walk, notice_data, outcome_data, replayed, state_text


@every_game
@examples(10)
@given(data=st.data())
def test_equal_games_go_alike(slug: str, data: st.DataObject) -> None:
    walk = Walk(data.draw(cases(slug, rounds=8, skips=[0])))
    other = load_game(slug)
    heard: list[Notice] = []
    state = other.new(walk.case.setup, walk.case.key, heard)
    assert notice_data(walk.game, walk.opening) == notice_data(other, heard)

    for number, _ in enumerate(walk.decisions(600)):
        heard = []
        other.apply(state, walk.choice, heard)
        walk.step()
        assert notice_data(walk.game, walk.notices) == notice_data(other, heard)
        if number % 20 == 0:
            assert walk.text() == state_text(other, state)

    assert walk.text() == state_text(other, state)
    assert outcome_data(walk.game, walk.state) == outcome_data(other, state)


@every_game
@examples(10)
@given(data=st.data())
def test_nobody_listening_changes_nothing(slug: str, data: st.DataObject) -> None:
    walk = Walk(data.draw(cases(slug, skips=[200, 800])))
    state = replayed(walk.case, walk.choices)

    assert walk.text() == state_text(walk.game, state)


@every_game
@examples(10)
@given(data=st.data())
def test_another_key_deals_other_cards(slug: str, data: st.DataObject) -> None:
    case = data.draw(cases(slug, skips=[0]))
    walks = [Walk(replace(case, seed=case.seed + number)) for number in range(4)]
    deals = {str(walk.game.zones(walk.state)) for walk in walks}

    assert len(deals) > 1
