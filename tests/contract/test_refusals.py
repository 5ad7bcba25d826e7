"""What is not offered is refused: the state stays as it was, and the message says who was asked what."""

from __future__ import annotations

from itertools import chain

import pytest
from hypothesis import given
from hypothesis import strategies as st

from eastfront.kernel.decision import NOUN_BITS, option_of
from eastfront.kernel.errors import IllegalOption
from tests.contract.cases import cases
from tests.contract.profile import every_game, examples
from tests.contract.traits import TRAITS
from tests.contract.walk import Walk

VERBS = range(40)
NOUNS = [*range(260), 500, (1 << NOUN_BITS) - 1]
NUMBERS = st.one_of(st.integers(-300, 300), st.integers(-(2**62), 2**62))


@every_game
@examples(2)
@given(data=st.data())
def test_every_other_verb_and_noun_is_refused(slug: str, data: st.DataObject) -> None:
    walk = Walk(data.draw(cases(slug)))

    for _ in walk.notable(2):
        refuses(walk, [option_of(verb, noun) for verb in VERBS for noun in NOUNS])


@every_game
@examples(20)
@given(data=st.data())
def test_any_other_number_is_refused(slug: str, data: st.DataObject) -> None:
    walk = Walk(data.draw(cases(slug)))

    for _ in walk.notable(6):
        refuses(walk, data.draw(st.lists(NUMBERS, max_size=20)))


@every_game
@examples(10)
@given(data=st.data())
def test_options_of_other_decisions_are_refused(slug: str, data: st.DataObject) -> None:
    walk = Walk(data.draw(cases(slug)))
    met: set[int] = set()

    for decision in walk.notable(60):
        refuses(walk, sorted(met))
        met.update(decision.options)


@every_game
@examples(5)
@given(data=st.data())
def test_nothing_is_taken_when_the_game_is_over(slug: str, data: st.DataObject) -> None:
    walk = Walk(data.draw(cases(slug, rounds=2, skips=[0])))
    most = TRAITS[slug].most_decisions(2, walk.case.seats)
    met = set(chain.from_iterable(decision.options for decision in walk.decisions(most)))
    assert walk.game.outcome(walk.state) is not None

    refuses(walk, [*sorted(met), *data.draw(st.lists(NUMBERS))])


def refuses(walk: Walk, options: list[int]) -> None:
    """Try each of *options* that is not offered."""
    decision = walk.game.decision(walk.state)
    offered = decision.options if decision else []
    said = [f"seat {decision.seat + 1} ", decision.kind] if decision else ["the game is over"]
    before = walk.text()
    for option in options:
        if option not in offered:
            with pytest.raises(IllegalOption) as refusal:
                walk.game.apply(walk.state, option)
            message = str(refusal.value)
            assert all(part in message for part in [*said, walk.game.tried_name(option)]), message
    assert before == walk.text()
