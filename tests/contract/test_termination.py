"""Games end: under the game's own safeguard, after a stated number of decisions at the latest."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tests.contract.cases import cases
from tests.contract.profile import every_game, examples
from tests.contract.traits import TRAITS
from tests.contract.walk import Walk


@every_game
@examples(25)
@given(data=st.data())
def test_random_games_end(slug: str, data: st.DataObject) -> None:
    rounds = data.draw(st.sampled_from([1, 10, 40]))
    walk = Walk(data.draw(cases(slug, rounds=rounds, skips=[0])))
    walk.finish(TRAITS[slug].most_decisions(rounds, walk.case.seats))

    assert walk.game.outcome(walk.state) is not None
